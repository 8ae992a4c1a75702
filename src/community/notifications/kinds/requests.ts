import { and, desc, eq, max, ne, or, type SQLWrapper, sql } from "drizzle-orm";
import { eventRoles, roles } from "../../../foundation/db/administration-tables.ts";
import { brand, brandWithContact } from "../../../foundation/db/branding.ts";
import type { Queryable } from "../../../foundation/db/client.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { attendances, groupRequests, joinRequests, memberships } from "../../../foundation/db/participation-tables.ts";
import { firstRow } from "../../../foundation/db/statement.ts";
import { alliances, events, groups } from "../../../foundation/db/tables.ts";
import type { MessageKey } from "../../../foundation/languages/texts.ts";
import type { NotificationKind } from "../../../foundation/notification-kinds.ts";
import { isLocalAdministrator, isOnTeam, mayUseRoles } from "../../../identity/access/queries.ts";
import { attendeesPath, groupPath, groupRequestsPath, joinRequestsPath } from "../../../web/page-paths.ts";
import { selectEventsWithPendingRsvps } from "../../events/approvals/queries.ts";
import { listAlliancesWithGroupRequests, selectGroupsWithJoinRequests } from "../../groups/approvals/queries.ts";
import { type Content, defineKind, type Entry, type Kind, type MailContext } from "../kind.ts";
import { findRecipient, recipient } from "../queries.ts";

/* Emails about RSVPs, and about requests to join or to start a group, that wait for a decision or have been decided. */

type OrganizedGroup = Pick<Entry, "secondFactorForAdmins"> & { id: SQLWrapper | string };

/** The group's administrators whose roles are not suspended; without any, the alliance's. Compared with the policies by administrators-in-sql.test.ts. */
const organizersOf = ({ id: groupId, ...settings }: OrganizedGroup) => {
  const groupAdmins = sql`
    select user_id from ${roles} where group_id = ${groupId} and ${mayUseRoles(sql`roles.user_id`, settings)}`;
  return sql`
    ${groupAdmins} union select user_id from ${roles}
    where alliance_id = (select alliance_id from groups own where own.id = ${groupId}) and not exists (${groupAdmins})`;
};

/** The organizers, and the hosts of the group's events with pending RSVPs. */
const organizersAndHostsOf = (group: OrganizedGroup) => sql`
  ${organizersOf(group)}
  union select user_id from ${eventRoles} join ${events} on ${events.id} = event_id
  where ${events.groupId} = ${group.id} and ${eventRoles.role} = 'event_host'
    and exists (select from ${attendances} where ${attendances.eventId} = ${events.id} and ${attendances.status} = 'pending')`;

const isOrganizedBy = ({ userId, ...entry }: Entry, id: SQLWrapper) =>
  sql`${userId} in (${organizersOf({ ...entry, id })})`;

/** Events with RSVPs that wait for the user's approval; the event with the latest RSVP first. */
const listPendingEvents = (db: Queryable, entry: Entry) =>
  selectEventsWithPendingRsvps(
    db,
    entry.now,
    and(
      ne(attendances.userId, entry.userId),
      or(isOrganizedBy(entry, events.groupId), isOnTeam(entry.userId, events, "event_host")),
    ),
  ).orderBy(desc(max(attendances.respondedAt)));

/** Groups with requests to join that wait for the user's decision; the group with the latest request first. */
const listPendingGroups = (db: Queryable, entry: Entry) =>
  selectGroupsWithJoinRequests(db, isOrganizedBy(entry, groups.id)).orderBy(desc(max(joinRequests.requestedAt)));

/** Alliances of the user with requests to start a group. */
const listPendingAlliances = (db: Queryable, { userId }: Entry) =>
  listAlliancesWithGroupRequests(db, isLocalAdministrator(userId, { allianceId: alliances.id, groupId: null }));

/** Finds the requests that wait for the user's decision, for an email; undefined if there are none. */
export const findPendingItems = async <Item extends { count: number; latestAt: Date }>(
  db: Queryable,
  entry: Entry,
  list: (db: Queryable, entry: Entry) => PromiseLike<Item[]>,
) => {
  const recipient = await findRecipient(db, entry.userId);
  const items = recipient ? await list(db, entry) : [];
  const [first] = items;
  const count = items.reduce((total, item) => total + item.count, 0);
  return recipient && first && { recipient, latestAt: first.latestAt, first, items, count };
};

const maxItems = 20;

export const toRequestList = (
  { t, baseUrl }: MailContext,
  label: string,
  items: readonly { name: string; lines: string[]; path: string }[],
): Pick<Content, "facts" | "button"> => {
  const [only, second] = items;
  return {
    facts: items.slice(0, maxItems).map(({ name, lines, path }) => ({ label: name, lines, link: baseUrl + path })),
    button:
      only && !second
        ? { label, link: baseUrl + only.path }
        : { label: t("mail.open_dashboard"), link: `${baseUrl}/dashboard` },
  };
};

const textKeys = {
  rsvp: ["mail.rsvp_received.of_event", "mail.see_attendees"],
  join_request: ["mail.join_request_received.of_group", "mail.see_join_requests"],
  group_request: ["mail.join_request_received.of_group", "mail.see_join_requests"],
} as const satisfies Record<string, readonly [MessageKey, MessageKey]>;

/** Defines an email to administrators about all waiting requests of one kind. */
const definePendingKind = <Item extends { name: string; count: number; latestAt: Date }>(
  request: keyof typeof textKeys,
  list: (db: Queryable, entry: Entry) => PromiseLike<Item[]>,
  pathOf: (item: NoInfer<Item>) => string,
  options: Pick<Kind, "recipients"> & { kind: NotificationKind },
) =>
  defineKind({
    ...{ ...options, isMerged: true, isForAdministrators: true, isHourly: true },
    find: (tx, entry) => findPendingItems(tx, entry, list),
    content: ({ items, count }, context) => {
      const { t } = context;
      const [detailKey, buttonKey] = textKeys[request];
      const listItems = items.map((item) => ({
        name: item.name,
        lines: [t(detailKey, { count: item.count })],
        path: pathOf(item),
      }));
      return {
        subject: t(`mail.${request}_received.subject`, { count }),
        paragraphs: [t(`mail.${request}_received.text`, { count })],
        ...toRequestList(context, t(buttonKey), listItems),
        reason: t("mail.report_received.reason"),
      };
    },
  });

/** Undefined unless the user is a member or the request has been declined. */
const findDecision = (db: Queryable, { id, userId }: Entry) => {
  const isRequest = and(eq(joinRequests.groupId, groups.id), eq(joinRequests.userId, users.id));
  const isMember = and(eq(memberships.groupId, groups.id), eq(memberships.userId, users.id));
  return firstRow(
    db
      .select({
        recipient,
        brand: brandWithContact,
        group: { alliance: alliances.slug, slug: groups.slug, name: groups.name },
        isMember: sql<boolean>`${memberships.userId} is not null`,
      })
      .from(users)
      .innerJoin(groups, eq(groups.id, id))
      .innerJoin(alliances, eq(alliances.id, groups.allianceId))
      .leftJoin(memberships, isMember)
      .leftJoin(joinRequests, isRequest)
      .where(
        sql`${users.id} = ${userId} and (${memberships.userId} is not null or ${joinRequests.status} = 'declined')`,
      ),
  );
};

/** Undefined if the request is no longer declined. */
const findDeclined = (db: Queryable, { id, userId }: Entry) =>
  firstRow(
    db
      .select({ recipient, brand, alliance: alliances.name, name: groupRequests.name, reason: groupRequests.reason })
      .from(groupRequests)
      .innerJoin(users, eq(users.id, groupRequests.userId))
      .innerJoin(alliances, eq(alliances.id, groupRequests.allianceId))
      .where(and(eq(groupRequests.id, id), eq(users.id, userId), eq(groupRequests.status, "declined"))),
  );

export const requestKinds = {
  approvals: definePendingKind("rsvp", listPendingEvents, attendeesPath, {
    kind: "rsvp_received",
    recipients: organizersAndHostsOf,
  }),
  join_requests: definePendingKind("join_request", listPendingGroups, joinRequestsPath, {
    kind: "join_request_received",
    recipients: organizersOf,
  }),
  join_request_status: defineKind({
    kind: "join_request_status",
    isMerged: true,
    find: findDecision,
    content: ({ group, isMember }, { t, baseUrl }) => {
      const { name } = group;
      return {
        subject: t(isMember ? "mail.join_request_status.subject" : "mail.join_request_status.subject_declined", {
          name,
        }),
        paragraphs: [t(isMember ? "mail.join_request_status.member" : "mail.join_request_status.declined", { name })],
        button: { label: t("mail.see_group"), link: baseUrl + groupPath(group) },
        reason: t("mail.join_request_status.reason"),
      };
    },
  }),
  group_requests: definePendingKind("group_request", listPendingAlliances, groupRequestsPath, {
    kind: "join_request_received",
    recipients: ({ id: allianceId }) => sql`select user_id from ${roles} where alliance_id = ${allianceId}`,
  }),
  group_request_declined: defineKind({
    kind: "join_request_status",
    isMerged: true,
    find: findDeclined,
    content: ({ alliance, name, reason }, { t, baseUrl }) => ({
      subject: t("mail.group_request_declined.subject", { name }),
      paragraphs: [t("mail.group_request_declined.text", { name, alliance }), ...(reason ? [reason] : [])],
      button: { label: t("mail.open_dashboard"), link: `${baseUrl}/dashboard` },
      reason: t("mail.group_request_declined.reason"),
    }),
  }),
};
