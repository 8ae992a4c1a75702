import { v7 as uuid } from "uuid";
import type { Schemas } from "../../../generated/contract.ts";
import { bans } from "../../foundation/db/administration-tables.ts";
import { inTransaction, type Queryable, type Tx } from "../../foundation/db/client.ts";
import { insertIfAbsent } from "../../foundation/db/statement.ts";
import { BadRequest, Conflict, requireFound } from "../../foundation/errors.ts";
import { findPermissions, findPerson, lockRoles } from "../../identity/access/queries.ts";
import { administersGroup, administersSomethingIn } from "../../identity/access/rules.ts";
import type { UserContext } from "../../identity/context.ts";
import { toTimestamp } from "../../server/http/timestamp.ts";
import { withdraw } from "../events/attendances/actions.ts";
import { findAttendance } from "../events/attendances/queries.ts";
import { lockEvent } from "../events/queries.ts";
import { revokeEventRoles } from "../events/team/change.ts";
import { endStanding, findStanding } from "../groups/memberships/actions.ts";
import { listUserGroupKeys, lockGroup } from "../groups/memberships/queries.ts";
import { notify } from "../notifications/notify.ts";
import { type CommunityRef, requireCommunity } from "../places.ts";
import { type AuditSubject, record } from "../resources/resource.ts";
import {
  type BanRow,
  type BanScope,
  deleteBan,
  deleteSeriesAttendances,
  isBanned,
  isInScope,
  listJoinedGroupIds,
  listRsvpEvents,
  lockUser,
} from "./queries.ts";

export const toBan = ({ user, reason, bannedBy, createdAt }: BanRow): Schemas["Ban"] => ({
  user,
  reason,
  banned_by: bannedBy,
  banned_at: toTimestamp(createdAt),
});

type Person = { id: string; name: string };

type Removal = { person: Person; place: CommunityRef };

export const missingUser = (id: string): string => `there is no user ${id}`;

/** Checks the permission first: only administrators may find out whether an account exists. */
const requirePerson = async (context: UserContext, userId: string, place: CommunityRef): Promise<Person> => {
  await requireCommunity(context, "manage_members", place);
  const { id, name } = requireFound(await findPerson(context.db, userId), missingUser(userId));
  return { id, name };
};

type MemberRemoval = { userId: string; ban: boolean; reason?: string | undefined };

/** Removes a member, idempotently, and bans the user if requested. @throws NotFound, Forbidden, BadRequest, or Conflict for an administrator */
export const removeMember = async (
  context: UserContext,
  place: CommunityRef,
  { userId, ban: isBan, reason }: MemberRemoval,
) => {
  const person = await requirePerson(context, userId, place);
  if (reason !== undefined && !isBan)
    throw new BadRequest("query/reason is the reason for a ban; send ban=true with it", { parameter: "reason" });
  if (isBan) await ban(context, { person, place, reason: reason ?? null });
  const banned = isBan || (await removeWithoutBan(context, { person, place }));
  return { user: person, removed: true, banned } as const;
};

export const liftBan = async (context: UserContext, place: CommunityRef, userId: string) => {
  const person = await requirePerson(context, userId, place);
  await lift(context, { person, place });
  return { user: person, removed: true } as const;
};

const subjectOf = (verb: "remove" | "lift", person: Person, target: BanScope): AuditSubject => {
  const scope = target.groupId === null ? "Alliance" : "Group";
  const action = verb === "remove" ? (`remove${scope}Member` as const) : (`delete${scope}Ban` as const);
  return { ...person, action, allianceId: target.allianceId, type: "user" };
};

/** Includes suspended roles and, for an alliance, roles of its groups. The roles must be locked. @throws Conflict */
const requireNotAdministrator = async ({ db }: Tx<UserContext>, person: Person, { allianceId, groupId }: BanScope) => {
  const { id: userId, name } = person;
  const permissions = await findPermissions(db, { userId, needsSecondFactor: false });
  if (
    groupId
      ? administersGroup(permissions, { id: groupId, allianceId })
      : administersSomethingIn(permissions, allianceId)
  )
    throw new Conflict(`${name} is an administrator; revoke the role first`, {
      code: "user_is_administrator",
    });
};

const notifyOfRemoval = (db: Queryable, { allianceId, groupId }: BanScope, userId: string, now: Date): Promise<void> =>
  groupId === null
    ? notify(db, "alliance_removal", { id: allianceId, userId }, now)
    : notify(db, "group_removal", { id: groupId, userId }, now);

/** Ends memberships, idempotently. @returns whether the user is already banned @throws Conflict for an administrator */
const removeWithoutBan = (context: UserContext, { person, place }: Removal): Promise<boolean> =>
  inTransaction(context, async (tx) => {
    const { db, now } = tx;
    await lockRoles(db);
    const target = await requireCommunity(tx, "manage_members", place);
    await requireNotAdministrator(tx, person, target);
    if (await endMemberships(tx, person.id, target)) {
      await record(tx, subjectOf("remove", person, target), { member: true }, { member: false });
      await notifyOfRemoval(db, target, person.id, now);
    }
    return isBanned(db, person.id, target, true);
  });

/**
 * Bans a user, idempotently. The first transaction locks the user and inserts the ban, which blocks new memberships. Later
 * transactions lock groups and events, which must be locked before a user. @throws Conflict for an administrator
 */
const ban = async (context: UserContext, removal: Removal & { reason: string | null }): Promise<void> => {
  const { person } = removal;
  const target = await inTransaction(context, (tx) => insertBan(tx, removal));
  await inTransaction(context, (tx) => endMemberships(tx, person.id, target));
  await inTransaction(context, async (tx) => {
    await lockRoles(tx.db);
    await revokeEventRoles(tx, person, target);
  });
  await withdrawRsvps(context, person.id, target);
  await inTransaction(context, ({ db }) => deleteSeriesAttendances(db, person.id, target));
};

const insertBan = async (tx: Tx<UserContext>, { person, reason, place }: Removal & { reason: string | null }) => {
  const { db, now, caller } = tx;
  await lockRoles(db);
  const target = await requireCommunity(tx, "manage_members", place);
  await requireNotAdministrator(tx, person, target);
  requireFound((await lockUser(db, person.id)) || undefined, missingUser(person.id));
  const { allianceId, groupId } = target;
  const key = { id: uuid(), userId: person.id, bannedBy: caller.userId };
  if (!(await insertIfAbsent(db, bans, { ...key, allianceId, groupId, reason, createdAt: now }))) return target;
  const isMember = (await listJoinedGroupIds(db, person.id, target)).length > 0;
  const [rsvp] = await listRsvpEvents(db, { userId: person.id, scope: target, now, afterEventId: undefined, limit: 1 });
  const subject = subjectOf("remove", person, target);
  await record(tx, subject, { member: isMember, banned: false }, { member: false, banned: true });
  if (isMember || rsvp !== undefined) await notifyOfRemoval(db, target, person.id, now);
  return target;
};

/** Locks the groups by id before any write. Also withdraws requests to join. @returns whether the user was a member */
const endMemberships = async (tx: Tx<UserContext>, userId: string, scope: BanScope): Promise<boolean> => {
  const { db } = tx;
  const locked = [];
  for (const group of await listUserGroupKeys(db, userId, isInScope(scope))) {
    const lock = await lockGroup(db, group);
    if (lock) locked.push({ ...group, active: lock.active });
  }
  let wasMember = false;
  for (const group of locked) {
    const standing = await findStanding(db, { groupId: group.id, userId });
    await endStanding(tx, group, { userId, standing });
    wasMember ||= standing.joinedAt !== undefined;
  }
  return wasMember;
};

const batchSize = 100;

/** Uses one transaction per event, so that no lock is held for long and a repeated request continues. */
const withdrawRsvps = async (context: UserContext, userId: string, scope: BanScope): Promise<void> => {
  const { db, now } = context;
  let ids: string[] = [];
  do {
    ids = await listRsvpEvents(db, { userId, scope, now, afterEventId: ids.at(-1), limit: batchSize });
    for (const id of ids) await inTransaction(context, (tx) => withdrawRsvp(tx, userId, id));
  } while (ids.length === batchSize);
};

const withdrawRsvp = async (tx: Tx<UserContext>, userId: string, eventId: string): Promise<void> => {
  const { db, now } = tx;
  const event = await lockEvent(db, { id: eventId });
  const { attendance, waiting } = await findAttendance(db, { eventId, userId, now });
  if (event && attendance && event.endsAt > now) await withdraw(tx, { event, attendance, waiting, userId });
};

const lift = (context: UserContext, { person, place }: Removal): Promise<void> =>
  inTransaction(context, async (tx) => {
    const target = await requireCommunity(tx, "manage_members", place);
    if (await deleteBan(tx.db, person.id, target))
      await record(tx, subjectOf("lift", person, target), { banned: true }, { banned: false });
  });
