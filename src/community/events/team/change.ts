import type { Schemas } from "../../../../generated/contract.ts";
import type { EventRole } from "../../../foundation/db/administration-tables.ts";
import type { Tx } from "../../../foundation/db/client.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import { notify } from "../../notifications/notify.ts";
import { type AuditContext, type AuditSubject, record } from "../../resources/resource.ts";
import { deleteTeamRole, findTeamMember, listEventRoles, setTeamRole, type TeamRow } from "./queries.ts";

type Person = { id: string; name: string };

type TeamEvent = { id: string; allianceId: string };

type RoleChange = { event: TeamEvent; person: Person; role: EventRole };

export const toTeamMember = ({ id, name, role, grantedAt }: TeamRow): Schemas["EventTeamMember"] => ({
  user: { id, name },
  role,
  granted_at: toTimestamp(grantedAt),
});

const subjectOf = (verb: "grant" | "revoke", { id, name }: Person, { allianceId }: TeamEvent): AuditSubject => ({
  ...{ id, name, allianceId },
  action: `${verb}EventRole`,
  type: "user",
});

const toAudited = ({ id }: Pick<TeamEvent, "id">, role: EventRole | undefined) =>
  role === undefined ? null : { event_id: id, role };

/** Grants a role, idempotently. The roles, the user and the event must be locked. */
export const grantEventRole = async (
  tx: Tx<AuditContext>,
  { event, person, role }: RoleChange,
): Promise<TeamRow | undefined> => {
  const { db, now, caller } = tx;
  const key = { eventId: event.id, userId: person.id };
  const before = await findTeamMember(db, key);
  if (before?.role === role) return before;
  await setTeamRole(db, { ...key, role, grantedAt: now });
  await record(tx, subjectOf("grant", person, event), toAudited(event, before?.role), toAudited(event, role));
  if (caller?.userId !== person.id) await notify(db, "event_role", { id: event.id, userId: person.id }, now);
  return findTeamMember(db, key);
};

/** The roles and the event must be locked. */
export const revokeEventRole = async (tx: Tx<AuditContext>, { event, person, role }: RoleChange): Promise<void> => {
  await deleteTeamRole(tx.db, { eventId: event.id, userId: person.id });
  await record(tx, subjectOf("revoke", person, event), toAudited(event, role), null);
};

/** Revokes a user's roles in all events, or in the events of an alliance or a group. The roles must be locked. */
export const revokeEventRoles = async (
  tx: Tx<AuditContext>,
  person: Person,
  scope?: { allianceId: string; groupId: string | null },
): Promise<void> => {
  for (const { role, ...event } of await listEventRoles(tx.db, person.id, scope))
    await revokeEventRole(tx, { event, person, role });
};
