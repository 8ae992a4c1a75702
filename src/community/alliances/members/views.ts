import type { Schemas } from "../../../../generated/contract.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import type { AllianceMemberRow } from "./queries.ts";

export const toAllianceMember = ({ id, name, groupCount, joinedAt }: AllianceMemberRow): Schemas["AllianceMember"] => ({
  user: { id, name },
  group_count: groupCount,
  joined_at: toTimestamp(joinedAt),
});
