import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { brandWithContact } from "../../../foundation/db/branding.ts";
import type { Queryable } from "../../../foundation/db/client.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { attendances, eventMessages, groupMessages, memberships } from "../../../foundation/db/participation-tables.ts";
import { firstRow } from "../../../foundation/db/statement.ts";
import { alliances, events, groups } from "../../../foundation/db/tables.ts";
import { eventPath, groupPath } from "../../../web/page-paths.ts";
import { defineKind, type Entry, type MailContext } from "../kind.ts";
import { isReachable, recipient, selectEvents } from "../queries.ts";

type Value = SQLWrapper | string;

const isInAudience = (audience: Value): SQL => sql`(
  ${attendances.status} = ${audience} or (${audience} = 'everyone' and ${attendances.status} <> 'declined'))`;

/** Users who may receive the message; checked again when an email is sent. */
const selectAttendees = (eventId: Value, audience: Value): SQL => sql`
  select user_id from ${attendances} join ${users} on users.id = user_id
  where event_id = ${eventId} and ${isInAudience(audience)} and ${isReachable("event_message")}`;

const selectMembers = (groupId: Value): SQL => sql`
  select user_id from ${memberships} join ${users} on users.id = user_id
  where group_id = ${groupId} and ${isReachable("group_message")}`;

const countUsers = async (db: Queryable, users: SQL): Promise<number> => {
  const [row] = await db.execute<{ count: number }>(sql`select count(*)::integer as count from (${users}) found`);
  return row?.count ?? 0;
};

export const countEventRecipients = (db: Queryable, { eventId, audience }: { eventId: string; audience: string }) =>
  countUsers(db, selectAttendees(eventId, sql`${audience}::text`));

export const countGroupRecipients = (db: Queryable, groupId: string) => countUsers(db, selectMembers(groupId));

const columns = { recipient, brand: brandWithContact };

/** Undefined when the user has left the audience. */
const findEventMessage = (db: Queryable, { id, userId }: Entry) =>
  firstRow(
    selectEvents(db, { ...columns, message: eventMessages })
      .innerJoin(eventMessages, eq(eventMessages.eventId, events.id))
      .innerJoin(attendances, and(eq(attendances.eventId, events.id), eq(attendances.userId, userId)))
      .innerJoin(users, eq(users.id, attendances.userId))
      .where(and(eq(eventMessages.id, id), isInAudience(eventMessages.audience))),
  );

/** Undefined when the user is not an attendee, or the event has no links. */
const findLinks = async (db: Queryable, { id, userId }: Entry) => {
  const event = await firstRow(
    selectEvents(db, { ...columns, links: events.links })
      .innerJoin(attendances, and(eq(attendances.eventId, events.id), eq(attendances.userId, userId)))
      .innerJoin(users, eq(users.id, attendances.userId))
      .where(and(eq(events.id, id), eq(attendances.status, "attending"))),
  );
  return event && event.links.length > 0 ? event : undefined;
};

const findGroupMessage = (db: Queryable, { id, userId }: Entry) =>
  firstRow(
    db
      .select({ ...columns, message: groupMessages, slug: groups.slug, name: groups.name, alliance: alliances.slug })
      .from(groupMessages)
      .innerJoin(memberships, and(eq(memberships.groupId, groupMessages.groupId), eq(memberships.userId, userId)))
      .innerJoin(users, eq(users.id, memberships.userId))
      .innerJoin(groups, eq(groups.id, groupMessages.groupId))
      .innerJoin(alliances, eq(alliances.id, groups.allianceId))
      .where(eq(groupMessages.id, id)),
  );

type MessageFacts = { name: string; message: { subject: string; text: string } };

/** Quotes the message. Web addresses in a quotation become links. */
const messageContent = ({ name, message: { subject, text } }: MessageFacts, { t }: MailContext) => ({
  subject: `${name}: ${subject}`,
  paragraphs: [t("mail.event_message.text", { event: name })],
  quotation: text,
});

const columnOf = (column: AnyPgColumn, id: string) => sql`(select ${column} from ${column.table} where id = ${id})`;

export const messageKinds = {
  message: defineKind({
    kind: "event_message",
    recipients: ({ id }) => selectAttendees(columnOf(eventMessages.eventId, id), columnOf(eventMessages.audience, id)),
    find: findEventMessage,
    content: (event, context) => ({
      ...messageContent(event, context),
      facts: [{ label: context.t("mail.event.group"), lines: [event.group.name] }],
      button: { label: context.t("mail.see_event"), link: context.baseUrl + eventPath(event) },
      reason: context.t("mail.event.reason", { event: event.name }),
    }),
  }),
  links: defineKind({
    kind: "event_message",
    recipients: ({ id }) => selectAttendees(id, sql`'attending'`),
    find: findLinks,
    content: (event, context) => ({
      subject: context.t("mail.event_links.subject", { event: event.name }),
      paragraphs: [context.t("mail.event_links.text", { event: event.name })],
      quotation: event.links.map(({ label, url }) => `${label}\n${url}`).join("\n\n"),
      facts: [{ label: context.t("mail.event.group"), lines: [event.group.name] }],
      button: { label: context.t("mail.see_event"), link: context.baseUrl + eventPath(event) },
      reason: context.t("mail.event.reason", { event: event.name }),
    }),
  }),
  group_message: defineKind({
    kind: "group_message",
    recipients: ({ id }) => selectMembers(columnOf(groupMessages.groupId, id)),
    find: findGroupMessage,
    content: (group, context) => ({
      ...messageContent(group, context),
      button: { label: context.t("mail.see_group"), link: context.baseUrl + groupPath(group) },
      reason: context.t("mail.new_events.reason"),
    }),
  }),
};
