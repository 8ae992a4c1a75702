import type { Schemas } from "../../../generated/contract.ts";
import { toTimestamp } from "../../server/http/timestamp.ts";
import type { InvitationRow } from "./queries.ts";

const statusOf = ({ status, expiresAt }: InvitationRow, now: Date): InvitationRow["status"] =>
  status === "pending" && expiresAt <= now ? "expired" : status;

export const toInvitation = (row: InvitationRow, now: Date): Schemas["Invitation"] => ({
  id: row.id,
  email: row.email,
  role: row.role,
  status: statusOf(row, now),
  max_uses: row.maxUses,
  use_count: row.useCount,
  accepted: row.accepted.map(({ id, name, at }) => ({ user: { id, name }, accepted_at: toTimestamp(new Date(at)) })),
  invited_by: row.invitedBy,
  created_at: toTimestamp(row.createdAt),
  expires_at: toTimestamp(row.expiresAt),
});
