import {
  and,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  lt,
  or,
  type Placeholder,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import type { SelectedFields } from "drizzle-orm/pg-core";
import { contactOfGroup } from "../../foundation/db/branding.ts";
import type { Queryable, Transaction } from "../../foundation/db/client.ts";
import { nextRevision, type Person } from "../../foundation/db/columns.ts";
import { byTime, type Order, orderBy } from "../../foundation/db/keyset.ts";
import { byDistance, type Circle, distanceOf, isWithin, type WithDistance } from "../../foundation/db/location.ts";
import { anyFolded, anyOf, anyTag, filterTerms } from "../../foundation/db/matching.ts";
import { waitlistBase } from "../../foundation/db/participation-tables.ts";
import { byChange, changedAt, resourcePageOf, type WithChangeTime } from "../../foundation/db/resource-changes.ts";
import {
  cursor,
  insertIfAbsent,
  lockableRow,
  type Params,
  rowStatement,
  sharedStatement,
  statement,
  statementFor,
  timeText,
  type WithTimeTexts,
} from "../../foundation/db/statement.ts";
import { alliances, events, groups, type LongEventColumn, longEventColumns } from "../../foundation/db/tables.ts";
import { isAdministrator, isEventCovered, isOnTeam, type Permissions } from "../../identity/access/queries.ts";
import { allianceIdOf } from "../alliances/queries.ts";
import { groupIsPublic } from "../groups/queries.ts";
import { type Filters, type List, type ListPage, selectTakenSlugs } from "../resources/queries.ts";
import { userRefSql, webhookMessageSql } from "../webhooks/messages/queries.ts";
import { heldSeats } from "./holds/queries.ts";

const {
  document: _document,
  agendaDocument: _agendaDocument,
  groupName: _groupName,
  remindedFor: _remindedFor,
  ...columns
} = getTableColumns(events);

export type EventRow = Omit<
  typeof events.$inferSelect,
  "document" | "agendaDocument" | "groupName" | "remindedFor" | "hosts"
> &
  WithDistance &
  WithChangeTime & {
    alliance: string;
    group: { id: string; slug: string; name: string };
    groupActive: boolean;
    hosts: Person[];
  };

const eventFields = {
  ...columns,
  alliance: alliances.slug,
  group: { id: groups.id, slug: groups.slug, name: groups.name },
  groupActive: groups.active,
  hosts: sql<Person[]>`coalesce(${events.hosts}, ${groups.organizers})`,
};

const briefFields: Omit<typeof eventFields, LongEventColumn> = { ...eventFields };
for (const name of longEventColumns) Reflect.deleteProperty(briefFields, name);

const {
  meetingUrl: _meetingUrl,
  agendaItemCount: _agendaItemCount,
  approvalRequired: _approvalRequired,
  maxGuests: _maxGuests,
  rsvpOpensAt: _rsvpOpensAt,
  rsvpClosesAt: _rsvpClosesAt,
  revision: _revision,
  sortName: _sortName,
  ...listedColumns
} = briefFields;

const listedFields = {
  ...listedColumns,
  startsAt: timeText(events.startsAt),
  endsAt: timeText(events.endsAt),
  createdAt: timeText(events.createdAt),
  updatedAt: timeText(events.updatedAt),
};

export type BriefEventRow = Omit<EventRow, LongEventColumn>;

export type ListedEventRow = WithTimeTexts<Pick<EventRow, keyof typeof listedFields>> & WithDistance & WithChangeTime;

/** Selects the id and `fields` of events, joined with groups and alliances. The caller joins other tables. */
export const selectEventsWith = <Fields extends SelectedFields>(db: Queryable, fields: Fields) =>
  db
    .select({ id: events.id, ...fields })
    .from(events)
    .innerJoin(groups, eq(groups.id, events.groupId))
    .innerJoin(alliances, eq(alliances.id, events.allianceId));

export const selectEvents = (db: Queryable) => selectEventsWith(db, eventFields);

/** Selects all fields of events and `extraFields`, whose tables the caller joins. */
export const selectFullEventsWith = <More extends SelectedFields>(db: Queryable, extraFields: More) =>
  selectEventsWith(db, { ...eventFields, ...extraFields });

/** Selects events without long texts, and `extraFields`, whose tables the caller joins. */
export const selectBriefEventsWith = <More extends SelectedFields>(db: Queryable, extraFields: More) =>
  selectEventsWith(db, { ...briefFields, ...extraFields });

/** Literal SQL, so that PostgreSQL can use the partial indexes of published events. */
const eventIsPublished = sql`${events.status} <> 'draft' and ${groupIsPublic}`;

/** Whether public lists contain the event. public-in-sql.test.ts compares this with the policy. */
export const eventIsListed = sql`${eventIsPublished} and ${events.visibility} = 'public'`;

/** The user whose memberships, RSVPs and roles decide which non-public events a list includes. */
export type EventReader = {
  /** Set to include the members-only events of the user's groups, and events to which the user has an RSVP. */
  participantId?: string | undefined;
  /** Set to include the events that the user's roles cover. */
  administratorId?: string | undefined;
};

/** Whether the user sees an event as a member of the group or by an RSVP. */
const isUserEvent = (userId: Placeholder | string): SQL<boolean> => sql<boolean>`(
  ${events.visibility} = 'members' and exists (
    select from memberships where memberships.group_id = ${events.groupId} and memberships.user_id = ${userId})
  or exists (
    select from attendances
    where attendances.event_id = ${events.id} and attendances.user_id = ${userId} and attendances.status <> 'declined'))`;

/** Tests for public events first: subqueries run only for the few others. readable-in-sql.test.ts compares this with the policy. */
const isReadableBy = ({ participantId, administratorId }: Params<EventReader>): SQL | undefined => {
  const isSeen = or(
    participantId && isUserEvent(participantId),
    administratorId && isAdministrator(administratorId, events),
    administratorId && isOnTeam(administratorId, events),
  );
  return isSeen ? sql`${eventIsPublished} and (${events.visibility} = 'public' or ${isSeen})` : eventIsListed;
};

const venueLocation = { latitude: events.venueLatitude, longitude: events.venueLongitude };

export const eventOrders = {
  soonest: byTime(events.startsAt, "ascending", (row) => new Date(row.startsAt)),
  latest: byTime(events.startsAt, "descending", (row) => new Date(row.startsAt)),
  newest: byTime(events.createdAt, "descending", (row) => new Date(row.createdAt)),
  nearest: byDistance(venueLocation),
  recently_updated: byChange(),
} satisfies Record<string, Order<ListedEventRow>>;

type EventFilters = Filters<
  "listAllEvents",
  "alliance" | "group" | "kind" | "category" | "tag" | "status" | "visibility" | "series_id" | "city" | "country_code"
>;

type EventPage = EventFilters & ListPage & Period & EventReader & { near?: Circle | undefined };

type EventList = List<EventPage, ListedEventRow> & {
  /** Includes the drafts that these permissions cover. */
  includeHiddenFor?: Permissions | undefined;
};

/** 31 days: bounds the start of events that have not ended, so that an index can find them. */
const maxDuration = sql.raw("interval '744 hours'");

const isCoveredDraft = (permissions: Permissions): SQL | undefined =>
  and(sql`${events.status} = 'draft'`, isEventCovered(permissions, events));

export type Period = {
  from?: Date | undefined;
  to?: Date | undefined;
  now: Date;
  /** Selects only events that have ended. `from` and `to` are ignored. */
  ended?: true | undefined;
};

type Bounds = { from?: string; to?: string; now: Date };

export const periodOf = ({ from, to, now }: Bounds): Required<Omit<Period, "ended">> => ({
  now,
  from: from === undefined ? undefined : new Date(from),
  to: to === undefined ? undefined : new Date(to),
});

/** Selects events that start in the period; without a period, events that have not ended. */
export const inPeriod = ({ from, to, now, ended }: Params<Period>): SQL | undefined => {
  if (ended) return sql`${events.endsAt} <= ${now}::timestamptz and ${events.startsAt} < ${now}::timestamptz`;
  if (from || to) return and(from && gte(events.startsAt, from), to && lt(events.startsAt, to));
  return sql`${events.endsAt} > ${now}::timestamptz and ${events.startsAt} > ${now}::timestamptz - ${maxDuration}`;
};

/** Compares the id if there is only one alliance, so that an index can find its events. */
const isInAlliances = (db: Queryable, slugs: Placeholder[] | undefined): SQL | undefined => {
  const [slug, ...otherSlugs] = slugs ?? [];
  return slug && otherSlugs.length === 0 ? eq(events.allianceId, allianceIdOf(db, slug)) : anyOf(alliances.slug, slugs);
};

type Conditions = { order: Order<ListedEventRow>; isVisibleByRole?: SQL | undefined };

const selectPage =
  ({ order, isVisibleByRole }: Conditions) =>
  (db: Queryable, page: Params<EventPage>) => {
    const computed = { distance: distanceOf(venueLocation, page.near), changedAt: changedAt(order) };
    return resourcePageOf(
      { type: "event", table: events },
      selectEventsWith(db, { ...listedFields, ...computed }),
      order,
      page,
      isInAlliances(db, page.alliance),
      or(isReadableBy(page), isVisibleByRole),
      page.updatedSince && !page.from && !page.to ? undefined : inPeriod(page),
      anyOf(groups.slug, page.group),
      anyOf(events.kind, page.kind),
      anyOf(events.category, page.category),
      anyOf(events.status, page.status),
      anyOf(events.visibility, page.visibility),
      page.series_id && eq(events.seriesId, page.series_id),
      anyTag(events.tags, page.tag),
      anyFolded(events.venueCity, page.city),
      anyOf(events.venueCountryCode, page.country_code),
      isWithin(venueLocation, page.near),
    );
  };

const publishedPage = statementFor((order: Order<ListedEventRow>) => sharedStatement(selectPage({ order })));

export const listEvents = (
  db: Queryable,
  { order, q, includeHiddenFor, ...rest }: EventList,
): Promise<ListedEventRow[]> => {
  const page = { ...rest, terms: filterTerms(q) };
  if (!includeHiddenFor) return publishedPage(order)(db, page);
  return statement(selectPage({ order, isVisibleByRole: isCoveredDraft(includeHiddenFor) }))(db, page);
};

type Administered = { permissions: Permissions; now: Date; limit: number };

/** Lists the next events that `permissions` covers, including drafts and events of inactive groups. */
export const listAdministeredEvents = (
  db: Queryable,
  { permissions, ...rest }: Administered,
): Promise<BriefEventRow[]> =>
  statement((db, { now, limit }: Params<Omit<Administered, "permissions">>) =>
    selectBriefEventsWith(db, {})
      .where(and(isEventCovered(permissions, events), sql`${events.status} <> 'canceled'`, inPeriod({ now })))
      .orderBy(...orderBy(eventOrders.soonest, events.id))
      .limit(limit),
  )(db, rest);

export type EventRef = { alliance: string; group: string; slug: string } | { id: string; alliance?: string };

const matchesRef = (ref: Params<EventRef>): SQL | undefined =>
  "id" in ref
    ? and(eq(events.id, ref.id), ref.alliance && eq(alliances.slug, ref.alliance))
    : and(eq(alliances.slug, ref.alliance), eq(groups.slug, ref.group), eq(events.slug, ref.slug));

export const { find: findEvent, lock: lockEvent } = lockableRow(events, (db, ref: Params<EventRef>) =>
  selectEvents(db).where(matchesRef(ref)),
);

const rsvpFields = {
  id: events.id,
  allianceId: events.allianceId,
  groupId: events.groupId,
  alliance: alliances.slug,
  group: eventFields.group,
  groupActive: groups.active,
  slug: events.slug,
  name: events.name,
  status: events.status,
  visibility: events.visibility,
  registration: events.registration,
  registrationUrl: events.registrationUrl,
  seriesId: events.seriesId,
  startsAt: events.startsAt,
  endsAt: events.endsAt,
  capacity: events.capacity,
  attendeeCount: events.attendeeCount,
  waitlistEnabled: events.waitlistEnabled,
  approvalRequired: events.approvalRequired,
  maxGuests: events.maxGuests,
  questions: events.questions,
  rsvpOpensAt: events.rsvpOpensAt,
  rsvpClosesAt: events.rsvpClosesAt,
  meetingUrl: events.meetingUrl,
  revision: events.revision,
};

const { questions: _rsvpQuestions, meetingUrl: _rsvpMeetingUrl, ...keyFields } = rsvpFields;

/** The columns that identify an event and decide about permissions and RSVPs. */
export type EventKey = Pick<EventRow, keyof typeof keyFields>;

export const findEventKey = rowStatement((db, ref: Params<EventRef>) =>
  selectEventsWith(db, keyFields).where(matchesRef(ref)),
);

/** Lists the ids of events that the user sees as a member of the group or by an RSVP. */
export const listUserEvents = statement((db, { ids, userId }: Params<{ ids: string[]; userId: string }>) =>
  selectEventsWith(db, {}).where(and(inArray(events.id, ids), isUserEvent(userId))),
);

/** The columns that decide about an RSVP and that its response contains. */
export type EventToRsvp = Pick<EventRow, keyof typeof rsvpFields>;

export const selectEventsToRsvp = (db: Queryable) => selectEventsWith(db, rsvpFields);

/** `isOwn` is true for the events that `listUserEvents` would list. */
export const selectEventsToRsvpBy = (db: Queryable, userId: string) =>
  selectEventsWith(db, { ...rsvpFields, isOwn: isUserEvent(userId) });

export const { find: findEventToRsvp, lock: lockEventToRsvp } = lockableRow(events, (db, ref: Params<EventRef>) =>
  selectEventsToRsvp(db).where(matchesRef(ref)),
);

const hasAgenda = sql<boolean>`(${events.agendaItemCount} > 0 or exists (
  select from speakers where speakers.event_id = ${events.id}))`;

/** Reads all events of a group in batches, including drafts and members-only events. */
export const eachEvent = cursor("events_of_group", (db, { groupId }: Params<{ groupId: string }>) =>
  selectFullEventsWith(db, { hasAgenda }).where(eq(events.groupId, groupId)).orderBy(events.startsAt, events.id),
);

export const listTakenEventSlugs = (db: Queryable, groupId: string, slugs: string[]) =>
  selectTakenSlugs(db, events, slugs, eq(events.groupId, groupId));

export const findEventNames = async (
  db: Queryable,
  { allianceId, ids }: { allianceId: string; ids: string[] },
): Promise<{ id: string; name: string }[]> =>
  ids.length === 0
    ? []
    : db
        .select({ id: events.id, name: events.name })
        .from(events)
        .where(and(eq(events.allianceId, allianceId), inArray(events.id, ids)));

/** Returns the time zone of the group's most recently created event. */
export const findLastTimezone = async (db: Queryable, groupId: string): Promise<string | undefined> => {
  const [row] = await db
    .select({ timezone: events.timezone })
    .from(events)
    .where(eq(events.groupId, groupId))
    .orderBy(desc(events.createdAt))
    .limit(1);
  return row?.timezone;
};

export type NewEventRow = typeof events.$inferInsert;

const contactOf = (groupId: SQLWrapper | string): SQL<string | null> => sql`(
  select ${contactOfGroup} from ${groups} join ${alliances} on ${alliances.id} = ${groups.allianceId}
  where ${groups.id} = ${groupId})`;

/** @returns whether the slug was free */
export const insertEvent = (db: Transaction, row: NewEventRow): Promise<boolean> =>
  insertIfAbsent(db, events, { ...row, organizerEmail: row.status === "published" ? contactOf(row.groupId) : null });

export type EventChanges = Partial<
  Omit<
    NewEventRow,
    "id" | "allianceId" | "groupId" | "slug" | "attendeeCount" | "heldCount" | "hosts" | "organizerEmail" | "createdAt"
  >
>;

export const updateEvent = async (db: Transaction, id: string, changes: EventChanges): Promise<void> => {
  // The organizer of a calendar entry never changes: it is the contact address at the first publication.
  const organizerEmail = sql`case when ${events.status} = 'draft' then ${contactOf(events.groupId)} else ${events.organizerEmail} end`;
  await db
    .update(events)
    .set({ ...changes, ...(changes.status === "published" && { organizerEmail }), ...nextRevision(events) })
    .where(eq(events.id, id));
};

/** Whether an RSVP is on the waitlist. Each event's waitlist is a range of the index on `event_id` and `place`. */
const isWaiting = sql.raw(`place >= ${waitlistBase}`);

/** Returns the number of seats that the largest party on the waitlist needs. */
export const findLargestWaiting = async (db: Queryable, eventId: string): Promise<number> => {
  const [row] = await db.execute<{ seats: number }>(sql`
    select coalesce(max(1 + guests), 0) as seats from attendances where event_id = ${eventId} and ${isWaiting}`);
  return row?.seats ?? 0;
};

/** Webhook messages about one RSVP share this key, so that they are delivered in order. */
export const rsvpKey = (eventId: SQLWrapper | string, userId: SQLWrapper): SQL =>
  sql`${eventId}::text || ' ' || ${userId}::text`;

/** The fields of a webhook message that a promotion does not change, formatted as in the API. */
const unchangedFields = sql`
  jsonb_build_object('guests', promoted.guests, 'registered_by', promoted.registered_by, 'responded_at',
    replace(to_char(promoted.responded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '.000Z', 'Z'))`;

/**
 * Promotes the waitlist into seats that are neither taken nor held. The event must be locked, `attendeeCount` current.
 * @param data the webhook message without its `unchangedFields` @returns whether an RSVP was promoted
 */
export const promoteWaiting = async (
  db: Transaction,
  { id, capacity, attendeeCount, allianceId }: Pick<EventRow, "id" | "capacity" | "attendeeCount" | "allianceId">,
  { data, now }: { data: string; now: Date },
): Promise<boolean> => {
  const remaining = capacity === null ? null : capacity - attendeeCount;
  if (remaining !== null && remaining <= 0) return false;
  const held = heldSeats({ eventId: id, now: now.toISOString() });
  const free = remaining === null ? sql`null::bigint` : sql`greatest(${remaining}::bigint - ${held}, 0)`;
  // Strictly in order: a small party does not overtake a larger one.
  const head: SQL = sql`
    select user_id from (
      select user_id, sum(1 + guests) over (order by place) as seats from attendances
      where event_id = ${id} and ${isWaiting} order by place limit ${free}) waiting
    where ${free} is null or seats <= ${free}`;
  const userId = sql`promoted.user_id`;
  const message = {
    type: "rsvp.promoted",
    allianceId,
    subjectId: id,
    orderKey: rsvpKey(id, userId),
    data,
    more: sql`${userRefSql(userId)} || ${unchangedFields}`,
    now: now.toISOString(),
  } as const;
  const updated = await db.execute(sql`
    with promoted as (
      update attendances set status = 'attending', promotion_pending = true
      where event_id = ${id} and user_id in (${head}) returning user_id, responded_at, guests, registered_by),
    queued as (${webhookMessageSql(message, sql`from promoted`)})
    update events set attendee_count = attendee_count + (select sum(1 + guests) from promoted)
    where id = ${id} and exists (select from promoted) returning id`);
  return updated.length > 0;
};

const selectById =
  (isVisibleByRole?: SQL) =>
  (db: Queryable, { ids }: Params<{ ids: string[] }>) =>
    selectBriefEventsWith(db, {}).where(and(inArray(events.id, ids), or(eventIsListed, isVisibleByRole)));

const listedById = statement(selectById());

/** Selects drafts and the published events of active groups, if `permissions` covers them. */
const isVisibleTo = (permissions: Permissions): SQL | undefined =>
  and(or(sql`${events.status} = 'draft'`, eventIsPublished), isEventCovered(permissions, events));

export const findVisibleEventsById = async (
  db: Queryable,
  ids: string[],
  permissions?: Permissions,
): Promise<BriefEventRow[]> => {
  if (ids.length === 0) return [];
  return (permissions ? statement(selectById(isVisibleTo(permissions))) : listedById)(db, { ids });
};
