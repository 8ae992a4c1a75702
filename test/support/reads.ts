import { listCalendarEvents } from "../../src/channels/calendars/queries.ts";
import { listAuditEntries } from "../../src/community/alliances/audit/queries.ts";
import { listAllianceMembers } from "../../src/community/alliances/members/queries.ts";
import { allianceOrders, findAlliance, listAlliances } from "../../src/community/alliances/queries.ts";
import { listAttendedEvents, listAttendees } from "../../src/community/events/attendances/queries.ts";
import { eventOrders, findEvent, listEvents } from "../../src/community/events/queries.ts";
import { listJoinedGroups, listMembers } from "../../src/community/groups/memberships/queries.ts";
import { findGroup, groupOrders, listGroups } from "../../src/community/groups/queries.ts";
import { listApplications } from "../../src/community/jobs/applications/queries.ts";
import { findJobsBySlug, jobOrders, listJobs } from "../../src/community/jobs/queries.ts";
import { landscapeOrders, listLandscapeEntries } from "../../src/community/landscape/queries.ts";
import { listFilterOptions } from "../../src/community/meta/queries.ts";
import { listRemovals } from "../../src/community/removals/queries.ts";
import { searchHits } from "../../src/community/search/queries.ts";
import { listDeliveries } from "../../src/community/webhooks/deliveries/queries.ts";
import type { Queryable } from "../../src/foundation/db/client.ts";
import { searchAreaAround } from "../../src/foundation/earth.ts";
import { listAdministrators } from "../../src/identity/access/queries.ts";
import { listLatestSecurityEvents } from "../../src/identity/auth/security-events/queries.ts";
import { listSessions } from "../../src/identity/auth/sessions/queries.ts";
import { listTokens } from "../../src/identity/auth/tokens/queries.ts";
import { listPages, listSitemaps } from "../../src/site/community-pages/queries.ts";

/** A read, and the maximum number of rows that it may read in a database in which 2 alliances have 10,000 events. */
export type Case = [label: string, maxRows: number, run: (db: Queryable) => Promise<unknown>];

/** Slugs that the cases read. `small` is the slug of an alliance without any resources. */
export type Subject = { alliance: string; group: string; event: string; job: string; small: string };

export const publicReads = (subject: Subject, now: Date): Case[] => {
  const { alliance } = subject;
  const page = { position: undefined, limit: 21 };
  const changes = { updatedSince: new Date(0) };
  const berlin = { latitude: 52.52, longitude: 13.405 };
  const near = searchAreaAround(berlin, 25);
  type Events = Parameters<typeof listEvents>[1];
  const events =
    (options: Pick<Events, "order"> & Partial<Events>): Case[2] =>
    (db) =>
      listEvents(db, { ...page, now, ...options });
  const inAlliance = { alliance: [alliance] };
  const { soonest, latest, newest, nearest, recently_updated } = eventOrders;
  const cases: Case[] = [
    ["an alliance's events", 60, events({ ...inAlliance, order: soonest })],
    ["the latest events", 60, events({ ...inAlliance, order: latest, from: new Date("2020-01-01T00:00:00Z") })],
    ["the newest events", 200, events({ ...inAlliance, order: newest })],
    ["the next events of all alliances", 60, events({ order: soonest })],
    ["the newest events of all alliances", 200, events({ order: newest })],
    ["the nearest events", 600, events({ near, order: nearest })],
    ["upcoming events nearby", 1_200, events({ near, order: soonest })],
    ["changed events of all alliances", 200, events({ ...changes, order: recently_updated })],
    ["changed events of one alliance", 200, events({ ...changes, ...inAlliance, order: recently_updated })],
    ["removals", 100, (db) => listRemovals(db, { ...page, type: undefined, since: new Date(0), now })],
    ["jobs", 60, (db) => listJobs(db, { ...page, now, order: jobOrders.newest })],
    ["jobs that expire soon", 60, (db) => listJobs(db, { ...page, now, order: jobOrders.expiring_soonest })],
    ["groups", 400, (db) => listGroups(db, { ...page, alliance, now, order: groupOrders.name })],
    // A list of alliances, and an alliance, count all upcoming events.
    ["alliances", 3_000, (db) => listAlliances(db, { ...page, now, order: allianceOrders.name })],
    ["landscape entries", 60, (db) => listLandscapeEntries(db, { ...page, order: landscapeOrders.name })],
    ["an alliance", 3_000, (db) => findAlliance(db, { slug: alliance, now })],
    ["a group", 100, (db) => findGroup(db, { alliance, slug: subject.group, now })],
    ["an event", 60, (db) => findEvent(db, { alliance, group: subject.group, slug: subject.event })],
    ["a job", 60, (db) => findJobsBySlug(db, { slug: subject.job })],
    // Sorts all options.
    [
      "all filter options",
      1_500,
      (db) => listFilterOptions(db, { entities: ["groups", "events", "jobs", "landscape"], alliance: undefined, now }),
    ],
  ];
  const types = ["event", "group", "job", "landscape_entry"] as const;
  const searches = ["kubernetes", "questions", "the", "co", "zebra", "tromsø", "kuberntes", "questons tommorow"].map(
    (q): Case => [`search for ${q}`, 1_700, (db) => searchHits(db, { q, types, includePast: false, limit: 21, now })],
  );
  searches.push([
    "search for questions in an alliance that has nothing yet",
    1_700,
    (db) => searchHits(db, { q: "questions", types, alliance: [subject.small], includePast: false, limit: 21, now }),
  ]);
  const lists = ["kubernetes", "zebra"].flatMap((q): Case[] => [
    [`an alliance's events with ${q}`, 1_300, events({ ...inAlliance, q, order: soonest })],
    [`jobs with ${q}`, 1_300, (db) => listJobs(db, { ...page, q, now, order: jobOrders.newest })],
  ]);
  return [...cases, ...searches, ...lists];
};

/** IDs of the subjects whose lists are read. */
export type Owner = Record<"user" | "alliance" | "group" | "event" | "job" | "webhook", string>;

/** Reads of users' own resources, of administrators, and of background tasks. */
export const ownReads = (subject: Subject, owner: Owner, now: Date): Case[] => {
  const page = { position: undefined, limit: 21 };
  const lifetime = { idleDays: 7, absoluteDays: undefined };
  const { user: userId, alliance: allianceId, group: groupId, event: eventId, job: jobId, webhook: webhookId } = owner;
  const period = { now, from: undefined, to: undefined };
  const since = new Date(now.getTime() - 90 * 86_400_000);
  const inGroup = { alliance: subject.alliance, group: subject.group };
  return [
    ["an alliance's members", 60, (db) => listAllianceMembers(db, { ...page, allianceId, q: undefined })],
    ["a group's members", 60, (db) => listMembers(db, { ...page, groupId })],
    ["an event's attendees", 60, (db) => listAttendees(db, { ...page, eventId, statuses: undefined })],
    // The lists of groups and of events read all that the user has.
    ["a user's groups", 500, (db) => listJoinedGroups(db, { ...page, userId, now })],
    ["a user's events", 500, (db) => listAttendedEvents(db, { ...page, ...period, userId })],
    ["a user's applications", 60, (db) => listApplications(db, { ...page, owner: { userId } })],
    ["a job's applications", 60, (db) => listApplications(db, { ...page, owner: { jobId } })],
    ["a user's sessions", 60, (db) => listSessions(db, { userId, now, lifetime })],
    ["a user's tokens", 60, (db) => listTokens(db, { ...page, userId })],
    ["a user's security events", 500, (db) => listLatestSecurityEvents(db, { userId, limit: 40 })],
    ["an alliance's audit log", 60, (db) => listAuditEntries(db, { ...page, allianceId })],
    ["a webhook's deliveries", 60, (db) => listDeliveries(db, { ...page, webhookId })],
    ["administrators of a group", 60, (db) => listAdministrators(db, { ...page, scope: { groupId } })],
    ["administrators of an alliance", 60, (db) => listAdministrators(db, { ...page, scope: { allianceId } })],
    // Calendars and feeds show up to 250 events, sitemaps up to 5,000 of each kind.
    ["an alliance's calendar", 3_000, (db) => listCalendarEvents(db, { alliance: subject.alliance, since, now })],
    ["a group's calendar", 600, (db) => listCalendarEvents(db, { ...inGroup, since, now })],
    ["an alliance's sitemap", 6_000, (db) => listPages(db, { id: allianceId, slug: subject.alliance }, now)],
    ["the index of sitemaps", 300, (db) => listSitemaps(db)],
  ];
};
