import type { Schemas } from "../../../../generated/contract.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import type { AttendeeRow } from "../attendances/queries.ts";
import type { CheckInCounts } from "./queries.ts";

/** The audit log keeps ids, because names must not be stored for years. */
export const toAuditedCheckIn = ({ id, checkedInAt }: Pick<AttendeeRow, "id" | "checkedInAt">) => ({
  attendee: { user_id: id, checked_in_at: checkedInAt && toTimestamp(checkedInAt) },
});

export const toCheckInSummary = ({ attending, checkedIn }: CheckInCounts): Schemas["CheckInSummary"] => ({
  attending_count: attending,
  checked_in_count: checkedIn,
});
