import { requireAlliance } from "../../community/alliances/policy.ts";
import { eventOrders, type ListedEventRow, listEvents } from "../../community/events/queries.ts";
import { jobOrders, type ListedJobRow, listJobs } from "../../community/jobs/queries.ts";
import { findDescriptions } from "../../community/resources/queries.ts";
import { events, jobs } from "../../foundation/db/tables.ts";
import { escapeHtml } from "../../foundation/html.ts";
import type { Handler } from "../../identity/context.ts";
import { ok } from "../../server/http/responses.ts";
import { eventPath, jobPath } from "../../web/page-paths.ts";
import { toHtml, toPreview } from "../../web/pages/markdown.ts";
import { type FeedEntry, feedDocument } from "./document.ts";

const toEventEntry = (row: ListedEventRow, description: string, baseUrl: string): FeedEntry => ({
  name: `events:${row.id}`,
  title: row.status === "canceled" ? `Canceled: ${row.name}` : row.name,
  author: row.group.name,
  url: baseUrl + eventPath(row),
  publishedAt: new Date(row.createdAt),
  updatedAt: new Date(row.updatedAt),
  categories: [...new Set([row.category ?? [], row.tags].flat())],
  summary: row.summary ?? toPreview(description),
  content: paragraph(`${timeOf(row)}\n${placeOf(row)}`) + paragraph(row.summary ?? "") + toHtml(description),
});

const toJobEntry = (row: ListedJobRow, description: string, baseUrl: string): FeedEntry => ({
  name: `jobs:${row.id}`,
  title: `${row.title}, ${row.companyName}`,
  author: row.companyName,
  url: baseUrl + jobPath(row),
  publishedAt: new Date(row.createdAt),
  updatedAt: new Date(row.updatedAt),
  categories: row.tags,
  summary: row.summary,
  content: paragraph(row.summary) + toHtml(description),
});

const paragraph = (text: string): string =>
  text.trim() === "" ? "" : `<p>${escapeHtml(text.trim()).replaceAll("\n", "<br>")}</p>\n`;

const timeOf = ({ startsAt, timezone }: ListedEventRow): string => {
  const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short", timeZone: timezone });
  return `${format.format(new Date(startsAt))} (${timezone})`;
};

const placeOf = ({ kind, venueName, venueCity }: ListedEventRow): string =>
  [venueName, venueCity, kind === "in_person" ? null : "online"].filter((part) => part !== null).join(", ");

const page = { position: undefined, limit: 50 };

const epoch = new Date(0);

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

export const getEventsFeed: Handler<"getEventsFeed"> = async ({ db, now, baseUrl }, { path: { alliance } }) => {
  const { id, name } = await requireAlliance(db, alliance);
  const rows = await listEvents(db, { alliance: [alliance], from: epoch, now, order: eventOrders.newest, ...page });
  const descriptions = await findDescriptions(db, events, idsOf(rows));
  const feed = {
    name: `events-of:${id}`,
    title: `Events of ${name}`,
    author: name,
    url: `${baseUrl}/feeds/${alliance}/events.atom`,
    updatedAt: epoch,
  };
  return ok(
    feedDocument({ ...feed, entries: rows.map((row) => toEventEntry(row, descriptions.get(row.id) ?? "", baseUrl)) }),
  );
};

export const getJobsFeed: Handler<"getJobsFeed"> = async ({ db, now, baseUrl, site, url }, { query: { alliance } }) => {
  const rows = await listJobs(db, { alliance, now, order: jobOrders.newest, ...page });
  const descriptions = await findDescriptions(db, jobs, idsOf(rows));
  const feedUrl = new URL(baseUrl + url);
  const feed = {
    // Identifies the service and the filter.
    name: `jobs-at:${feedUrl.host}${feedUrl.search}`,
    title: `Jobs: ${site.name}`,
    author: site.name,
    url: feedUrl.href,
    updatedAt: epoch,
  };
  return ok(
    feedDocument({ ...feed, entries: rows.map((row) => toJobEntry(row, descriptions.get(row.id) ?? "", baseUrl)) }),
  );
};
