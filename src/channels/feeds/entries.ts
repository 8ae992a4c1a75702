import type { ListedEventRow } from "../../community/events/queries.ts";
import type { ListedJobRow } from "../../community/jobs/queries.ts";
import { escapeHtml } from "../../foundation/html.ts";
import { eventPath, jobPath } from "../../web/page-paths.ts";
import { toHtml, toPreview } from "../../web/pages/markdown.ts";
import type { FeedEntry } from "./document.ts";

export const toEventEntry = (row: ListedEventRow, description: string, baseUrl: string): FeedEntry => ({
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

export const toJobEntry = (row: ListedJobRow, description: string, baseUrl: string): FeedEntry => ({
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
