import type { Schemas } from "../../../../generated/contract.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import type { JoinRequestRow } from "./queries.ts";

export const toJoinRequest = (row: JoinRequestRow): Schemas["JoinRequest"] => ({
  user: { id: row.id, name: row.name },
  status: row.status,
  question: row.question,
  answer: row.answer,
  requested_at: toTimestamp(row.requestedAt),
  decided_at: row.decidedAt && toTimestamp(row.decidedAt),
});
