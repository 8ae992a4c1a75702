import type { Schemas } from "../../../generated/contract.ts";
import { toTimestamp } from "../../server/http/timestamp.ts";
import type { BanRow } from "./queries.ts";

export const toBan = ({ user, reason, bannedBy, createdAt }: BanRow): Schemas["Ban"] => ({
  user,
  reason,
  banned_by: bannedBy,
  banned_at: toTimestamp(createdAt),
});
