import type { Schemas } from "../../../generated/contract.ts";
import { toTimestamp } from "../../server/http/timestamp.ts";
import type { GroupRequestRow } from "./queries.ts";

export const toGroupRequest = (row: GroupRequestRow): Schemas["GroupRequest"] => ({
  id: row.id,
  user: row.user,
  name: row.name,
  description: row.description,
  status: row.status,
  reason: row.reason,
  group: row.group,
  requested_at: toTimestamp(row.requestedAt),
  decided_at: row.decidedAt && toTimestamp(row.decidedAt),
});
