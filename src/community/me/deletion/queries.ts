import { eq, type SQL, sql } from "drizzle-orm";
import { auditEntries } from "../../../foundation/db/administration-tables.ts";
import type { Transaction } from "../../../foundation/db/client.ts";
import { nameOrDeleted, users } from "../../../foundation/db/identity-tables.ts";
import { isSameAddress } from "../../../foundation/db/matching.ts";
import { messageTopic } from "../../../foundation/db/outbox-tables.ts";

/*
 * Changes of groups, events and alliances lock their rows first, then rows of `resource_changes`, in the order group, alliance,
 * event. An account's deletion locks everything that it will change in this order, each kind by id, so it cannot deadlock.
 */

/** Groups that the deletion changes, and groups whose `resource_changes` record changes of the user's events and jobs. */
const affectedGroups = (userId: string): SQL => sql`
  select group_id from memberships where user_id = ${userId}
  union select group_id from join_requests where user_id = ${userId}
  union select group_id from roles where user_id = ${userId} and group_id is not null
  union select events.group_id from attendances join events on events.id = attendances.event_id
    where attendances.user_id = ${userId}
  union select group_id from jobs where posted_by = ${userId} and group_id is not null`;

/** Events that change with the user's RSVP or role. */
const affectedEvents = (userId: string): SQL => sql`
  select event_id from attendances where user_id = ${userId}
  union select event_id from event_roles where user_id = ${userId}`;
const allianceIds = (userId: string): SQL => sql`select alliance_id from alliance_members where user_id = ${userId}`;

const lockRows = async (db: Transaction, table: "groups" | "events" | "alliances", ids: SQL): Promise<string[]> => {
  const rows = await db.execute<{ id: string }>(sql`
    select id from ${sql.raw(table)} where id in (${ids}) order by id for no key update`);
  return rows.map(({ id }) => id);
};

const lockResourceChanges = async (db: Transaction, ids: readonly string[]): Promise<void> => {
  await db.execute(sql`
    select count(*) from (
      select from resource_changes where id = any(string_to_array(${ids.join()}, ',')::uuid[])
      order by id for no key update) locked`);
};

type LockedIds = { groups: ReadonlySet<string>; events: ReadonlySet<string> };

/** Locks the rows that the deletion changes. The deletion must not change groups that the user joins later, which are not locked. */
export const lockParticipation = async (db: Transaction, userId: string): Promise<LockedIds> => {
  const groups = await lockRows(db, "groups", affectedGroups(userId));
  const events = await lockRows(db, "events", affectedEvents(userId));
  const alliances = await lockRows(db, "alliances", allianceIds(userId));
  await lockResourceChanges(db, groups);
  await lockResourceChanges(db, alliances);
  await lockResourceChanges(db, events);
  return { groups: new Set(groups), events: new Set(events) };
};

/** Skips an email that is being sent: the deletion must not hold its locks while it waits for the mail server. */
export const deleteWaitingMails = (
  db: Transaction,
  { userId, email }: { userId: string; email: string },
): Promise<unknown> =>
  db.execute(sql`
    delete from outbox where id in (
      select id from outbox
      where topic <> ${sql.raw(`'${messageTopic}'`)}
        and (${isSameAddress(sql`payload ->> 'recipient'`, email)} or payload ->> 'userId' = ${userId})
      for update skip locked)`);

/** Audit subjects that may name the user: the user and the jobs that the user posted. */
const auditSubjects = (userId: string): SQL => sql`
  select ${userId}::uuid union select subject_id from audit_entries where actor_id = ${userId} and subject_type = 'job'`;

/** Removes the user's name from audit entries. The user's id stays. */
export const removeNameFromAudit = async (db: Transaction, userId: string): Promise<void> => {
  const person = `"id": "${userId}", "name": `;
  await db.execute(sql`
    update ${auditEntries} set
      subject_name = case when subject_type = 'user' and subject_id = ${userId} then gone.name else subject_name end,
      changes = regexp_replace(changes::text, ${`${person}"(?:[^"\\\\]|\\\\.)*"`}, ${person} || to_json(gone.name)::text, 'g')::jsonb
    from (select ${nameOrDeleted} as name from (select) nobody left join ${users} on false) gone
    where id in (
      select id from audit_entries where actor_id = ${userId}
      union select about.id from alliances
        join audit_entries about on about.alliance_id = alliances.id and about.subject_id in (${auditSubjects(userId)})
      union select id from audit_entries where alliance_id is null and subject_id in (${auditSubjects(userId)}))
      and (subject_type = 'user' and subject_id = ${userId} or changes::text like ${`%${person}%`})`);
};

/** @returns false if another transaction adds, or has added, rows of the user: the deletion must then be retried */
export const deleteUser = async (db: Transaction, userId: string): Promise<boolean> => {
  // Inserts that refer to the user lock the user's row. Waiting for them could deadlock.
  const locked = await db.execute(sql`select id from users where id = ${userId} for update skip locked`);
  if (locked.length === 0) return false;
  const remaining = await db.execute(sql`
    select from memberships where user_id = ${userId} union all select from attendances where user_id = ${userId} limit 1`);
  if (remaining.length > 0) return false;
  await db.delete(users).where(eq(users.id, userId));
  return true;
};
