import type { Schemas } from "../../../../generated/contract.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import type { AllianceMemberRow } from "./queries.ts";

export const toAllianceMember = ({
  id,
  name,
  isUndeliverable,
  groupCount,
  joinedAt,
}: AllianceMemberRow): Schemas["AllianceMember"] => ({
  user: { id, name },
  email_undeliverable: isUndeliverable,
  group_count: groupCount,
  joined_at: toTimestamp(joinedAt),
});
