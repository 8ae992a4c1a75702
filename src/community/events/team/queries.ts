import { and, eq, isNull } from "drizzle-orm";
import { type EventRole, eventRoles } from "../../../foundation/db/administration-tables.ts";
import type { Queryable, Transaction } from "../../../foundation/db/client.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { byTime, type PageRequest, pageOf } from "../../../foundation/db/keyset.ts";
import { firstRow, type SelectedRow } from "../../../foundation/db/statement.ts";
import { events } from "../../../foundation/db/tables.ts";

const selectTeam = (db: Queryable) =>
  db
    .select({ id: users.id, name: users.name, role: eventRoles.role, grantedAt: eventRoles.grantedAt })
    .from(eventRoles)
    .innerJoin(users, eq(users.id, eventRoles.userId));

export type TeamRow = SelectedRow<typeof selectTeam>;

export const teamOrder = byTime<TeamRow>(eventRoles.grantedAt, "ascending", (row) => row.grantedAt);

export const listTeam = (db: Queryable, { eventId, ...page }: PageRequest & { eventId: string }): Promise<TeamRow[]> =>
  pageOf(selectTeam(db), [teamOrder, users.id], page, eq(eventRoles.eventId, eventId), isNull(users.disabledAt));

type Key = { eventId: string; userId: string };

const hasKey = ({ eventId, userId }: Key) => and(eq(eventRoles.eventId, eventId), eq(eventRoles.userId, userId));

export const findTeamMember = (db: Queryable, key: Key): Promise<TeamRow | undefined> =>
  firstRow(selectTeam(db).where(hasKey(key)));

/** Locks the user. Lock the event afterwards, as changes of a user's name do, to prevent deadlocks. */
export const lockTeamMember = (db: Transaction, id: string) =>
  firstRow(
    db
      .select({ id: users.id, name: users.name, disabledAt: users.disabledAt })
      .from(users)
      .where(eq(users.id, id))
      .for("share"),
  );

export const setTeamRole = (db: Transaction, row: Key & { role: EventRole; grantedAt: Date }): Promise<unknown> =>
  db
    .insert(eventRoles)
    .values(row)
    .onConflictDoUpdate({
      target: [eventRoles.eventId, eventRoles.userId],
      set: { role: row.role, grantedAt: row.grantedAt },
    });

export const deleteTeamRole = (db: Transaction, key: Key): Promise<unknown> => db.delete(eventRoles).where(hasKey(key));

/** Lists a user's event roles by event id, the order in which events are locked. */
export const listEventRoles = (db: Queryable, userId: string, scope?: { allianceId: string; groupId: string | null }) =>
  db
    .select({ id: events.id, allianceId: events.allianceId, role: eventRoles.role })
    .from(eventRoles)
    .innerJoin(events, eq(events.id, eventRoles.eventId))
    .where(
      and(
        eq(eventRoles.userId, userId),
        scope && eq(events.allianceId, scope.allianceId),
        scope?.groupId ? eq(events.groupId, scope.groupId) : undefined,
      ),
    )
    .orderBy(events.id);
