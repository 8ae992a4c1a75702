import type { components } from "../../generated/contract.ts";
import type { EventRow } from "../events/queries.ts";
import { toEventSummary } from "../events/views.ts";
import type { GroupRow } from "../groups/queries.ts";
import { toGroupSummary } from "../groups/views.ts";
import type { JobRow } from "../jobs/queries.ts";
import { toJobSummary } from "../jobs/views.ts";
import type { LandscapeEntryRow } from "../landscape/queries.ts";
import { toLandscapeEntrySummary } from "../landscape/views.ts";
import { type Hit, markStart, markStop } from "./queries.ts";

type Schemas = components["schemas"];

/** What was found, under the name of its type, and its path below /api/v1. */
export type Present = { path: string; found: Found };

type Found =
  | Pick<Schemas["EventSearchResult"], "type" | "event">
  | Pick<Schemas["GroupSearchResult"], "type" | "group">
  | Pick<Schemas["JobSearchResult"], "type" | "job">
  | Pick<Schemas["LandscapeEntrySearchResult"], "type" | "landscape_entry">;

export const presentEvent = (row: EventRow): Present => ({
  path: `/events/${row.alliance}/${row.group.slug}/${row.slug}`,
  found: { type: "event", event: toEventSummary(row) },
});

export const presentGroup = (row: GroupRow): Present => ({
  path: `/groups/${row.alliance}/${row.slug}`,
  found: { type: "group", group: toGroupSummary(row) },
});

export const presentJob = (row: JobRow): Present => ({
  path: `/jobs/${row.slug}`,
  found: { type: "job", job: toJobSummary(row) },
});

export const presentEntry = (row: LandscapeEntryRow): Present => ({
  path: `/landscape/${row.id}`,
  found: { type: "landscape_entry", landscape_entry: toLandscapeEntrySummary(row) },
});

/** @param root absolute URL that paths are appended to */
export const toSearchResult = (hit: Hit, root: string, { path, found }: Present): Schemas["SearchResult"] => ({
  ...found,
  rank: hit.rank,
  title: hit.title,
  snippet: toSnippet(hit.excerpt),
  url: root + path,
});

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** The text may contain the mark characters; even then the only tags are `<mark>` and `</mark>`. */
const toSnippet = (excerpt: string): string =>
  excerpt
    .replaceAll(/[&<>"']/g, (character) => entities[character] ?? "")
    .replaceAll(markStart, "<mark>")
    .replaceAll(markStop, "</mark>");
