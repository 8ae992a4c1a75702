import type { Tx } from "../../foundation/db/client.ts";
import { InsufficientScope, SecondFactorRequired, Unauthorized, UnverifiedAddress } from "../../foundation/errors.ts";
import {
  anyOf,
  doorLinkHolders,
  eventTeam,
  everyone,
  groupAdministrators,
  participants,
} from "../../identity/access/grants.ts";
import { type AccessContext, authorizeRow, type Policy, type Verb, type Viewer } from "../../identity/access/policy.ts";
import { heldPermissions, permissionsOf } from "../../identity/access/rights.ts";
import {
  type EventKey,
  type EventReader,
  type EventRef,
  type EventRow,
  findEvent,
  findEventKey,
  listUserEvents,
  lockEvent,
} from "./queries.ts";
import { isPublic, isPublished } from "./rules.ts";
import { lockAndCountSeries } from "./series/queries.ts";

/** The columns that the policy reads. */
export type EventScope = Pick<
  EventRow,
  "id" | "groupId" | "allianceId" | "alliance" | "group" | "status" | "visibility" | "groupActive"
>;

/** Scopes that allow reading the caller's memberships or RSVPs. */
const memberScopes = ["profile:read", "events:attend"];

/** Whether the credential may use the caller's memberships and RSVPs to see events. */
const canReadParticipation = ({ caller }: AccessContext): boolean =>
  caller?.verified === true && (caller.scopes === null || memberScopes.some((scope) => caller.scopes?.has(scope)));

/** Returns the ids of the members-only events that the caller may see as a member of the group or with an RSVP. */
const listOwn = async (
  context: AccessContext,
  events: readonly Pick<EventScope, "id" | "visibility">[],
): Promise<ReadonlySet<string>> => {
  const ids = events.filter(({ visibility }) => visibility === "members").map(({ id }) => id);
  if (ids.length === 0 || !context.caller || !canReadParticipation(context)) return new Set();
  return new Set((await listUserEvents(context.db, { ids, userId: context.caller.userId })).map(({ id }) => id));
};

const administrators = groupAdministrators<EventScope>(({ group, allianceId, alliance }) => ({
  ...group,
  allianceId,
  alliance,
}));

const hosts = eventTeam<EventScope>("event_host");
const team = eventTeam<EventScope>("event_host", "check_in");

const administratorsOnly = { grant: administrators, scope: "admin:events" } as const;
const withHosts = { grant: anyOf(administrators, hosts), scope: "admin:events" } as const;
const withTeam = { grant: anyOf(administrators, team), scope: "admin:events" } as const;
const withDoor = { grant: anyOf(administrators, team, doorLinkHolders<EventScope>()), scope: "admin:events" } as const;

const verbs = {
  read: {
    grant: anyOf(
      everyone("everyone, if the event is published and not members-only, and its group is active", isPublic),
      participants<EventScope>(
        "members of the group and users with an RSVP, if the event is published and its group is active",
        isPublished,
      ),
      administrators,
      team,
    ),
    scope: "admin:events",
  },
  update: withHosts,
  delete: administratorsOnly,
  copy: administratorsOnly,
  change_series: administratorsOnly,
  manage_attendees: withHosts,
  read_attendees: withTeam,
  check_in: withDoor,
  message: withHosts,
  invite: withHosts,
  manage_team: withHosts,
  manage_hosts: { ...administratorsOnly, confirmed: true },
  read_statistics: administratorsOnly,
} satisfies Record<string, Verb<EventScope>>;

export type EventVerb = Exclude<keyof typeof verbs, "read">;

export const eventPolicy: Policy<EventScope, EventRef, EventVerb, EventKey> = {
  noun: "event",
  keyOf: ({ alliance, event_id: id, group_slug: group, event_slug: slug }) => {
    if (id !== undefined) return { id, ...(alliance !== undefined && { alliance }) };
    return alliance !== undefined && group !== undefined && slug !== undefined ? { alliance, group, slug } : undefined;
  },
  find: findEventKey,
  missing: (name) => {
    if (!("id" in name)) return `group "${name.group}" of alliance "${name.alliance}" has no event "${name.slug}"`;
    return name.alliance === undefined
      ? `there is no event ${name.id}`
      : `alliance "${name.alliance}" has no event ${name.id}`;
  },
  listOwn,
  verbs,
};

/** The verb required to grant an event role, or to send an invitation with that role. */
export const verbToAppoint = (role: string) => (role === "check_in" ? "manage_team" : "manage_hosts");

/** The verb that permits revoking a role of an event. Hosts may revoke their own role. */
export const verbToDismiss = (role: string, isOwn: boolean) => (isOwn ? "manage_team" : verbToAppoint(role));

/** @throws NotFound, or SecondFactorRequired if only suspended roles make the event visible */
export const requireEvent = async (
  context: AccessContext,
  name: EventRef,
): Promise<{ event: EventRow; viewer: Viewer }> => {
  const { row, viewer } = await authorizeRow(context, eventPolicy, "read", name, (db) => findEvent(db, name));
  return { event: row, viewer };
};

/** Returns the caller's user id for lists of non-public events: as participant and as administrator, each only if the credential allows it. */
export const readerOf = async (context: AccessContext): Promise<EventReader> => {
  const { caller, secondFactorForAdmins } = context;
  if (!caller?.verified) return {};
  const { userId, scopes } = caller;
  const hasScope = scopes?.has(administratorsOnly.scope) !== false;
  const isSuspended = hasScope && secondFactorForAdmins && (await heldPermissions(context)).suspended !== null;
  return {
    participantId: canReadParticipation(context) ? userId : undefined,
    administratorId: hasScope && !isSuspended ? userId : undefined,
  };
};

/** Like `readerOf`. @throws Unauthorized, UnverifiedAddress, SecondFactorRequired if suspended roles would suffice, or InsufficientScope */
export const requireReader = async (context: AccessContext): Promise<EventReader> => {
  if (!context.caller) throw new Unauthorized("sign in to list events that are not public");
  if (!context.caller.verified) throw new UnverifiedAddress();
  const reader = await readerOf(context);
  if (!reader.administratorId && (await permissionsOf(context, administratorsOnly.scope)).suspended)
    throw new SecondFactorRequired();
  if (!reader.participantId && !reader.administratorId) throw new InsufficientScope(["profile:read"]);
  return reader;
};

/** Locks the event. @throws NotFound or Forbidden */
export const requireEventTo = async (tx: Tx<AccessContext>, verb: EventVerb, id: string): Promise<EventRow> => {
  const find = () => lockEvent(tx.db, { id });
  return (await authorizeRow(tx, eventPolicy, verb, { id }, find)).row;
};

/** Locks all events of the event's series. Call it before locking one event, to prevent deadlocks. @throws NotFound or Forbidden */
export const lockSeriesOf = async (tx: Tx<AccessContext>, verb: EventVerb, id: string): Promise<void> => {
  const find = () => findEvent(tx.db, { id });
  const { seriesId } = (await authorizeRow(tx, eventPolicy, verb, { id }, find)).row;
  if (seriesId) await lockAndCountSeries(tx.db, seriesId);
};
