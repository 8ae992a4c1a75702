import type { Schemas } from "../../../generated/contract.ts";
import type { CalendarAddressRow } from "../../identity/auth/calendar-addresses/queries.ts";
import { toTimestamp } from "../../server/http/timestamp.ts";

export const toCalendarAddress = (row: CalendarAddressRow): Schemas["CalendarAddress"] => ({
  last_used_at: row.lastUsedAt && toTimestamp(row.lastUsedAt),
  created_at: toTimestamp(row.createdAt),
});
