import type { Schemas } from "../../../generated/contract.ts";
import { eventPath, groupPath, jobPath, landscapeEntryPath } from "../../web/page-paths.ts";
import type { BriefEventRow } from "../events/queries.ts";
import { toEventSummary } from "../events/views.ts";
import type { BriefGroupRow } from "../groups/queries.ts";
import { toGroupSummary } from "../groups/views.ts";
import type { BriefJobRow } from "../jobs/queries.ts";
import { toJobSummary } from "../jobs/views.ts";
import type { BriefLandscapeEntryRow } from "../landscape/queries.ts";
import { toLandscapeEntrySummary } from "../landscape/views.ts";
import { type Hit, isPartial } from "./queries.ts";

/** The path is that of the page, and below /api/v1 that of the API. */
export type Present = { path: string; found: Found };

type Found =
  | Pick<Schemas["EventSearchResult"], "type" | "event">
  | Pick<Schemas["GroupSearchResult"], "type" | "group">
  | Pick<Schemas["JobSearchResult"], "type" | "job">
  | Pick<Schemas["LandscapeEntrySearchResult"], "type" | "landscape_entry">;

export const presentEvent = (row: BriefEventRow, baseUrl: string): Present => ({
  path: eventPath(row),
  found: { type: "event", event: toEventSummary(row, baseUrl) },
});

export const presentGroup = (row: BriefGroupRow, baseUrl: string): Present => ({
  path: groupPath(row),
  found: { type: "group", group: toGroupSummary(row, baseUrl) },
});

export const presentJob = (row: BriefJobRow): Present => ({
  path: jobPath(row),
  found: { type: "job", job: toJobSummary(row) },
});

export const presentEntry = (row: BriefLandscapeEntryRow, baseUrl: string): Present => ({
  path: landscapeEntryPath(row),
  found: { type: "landscape_entry", landscape_entry: toLandscapeEntrySummary(row, baseUrl) },
});

type Shown = { baseUrl: string; snippet: string; present: Present };

export const toSearchResult = (hit: Hit, { baseUrl, snippet, present }: Shown): Schemas["SearchResult"] => ({
  ...present.found,
  rank: hit.rank,
  partial: isPartial(hit),
  title: hit.title,
  snippet,
  url: `${baseUrl}/api/v1${present.path}`,
  html_url: baseUrl + present.path,
});
