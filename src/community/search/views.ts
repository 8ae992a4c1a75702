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
type Present = { path: string; found: Found };

type Found =
  | Pick<Schemas["EventSearchResult"], "type" | "event">
  | Pick<Schemas["GroupSearchResult"], "type" | "group">
  | Pick<Schemas["JobSearchResult"], "type" | "job">
  | Pick<Schemas["LandscapeEntrySearchResult"], "type" | "landscape_entry">;

type Rows = {
  events: BriefEventRow[];
  groups: BriefGroupRow[];
  jobs: BriefJobRow[];
  entries: BriefLandscapeEntryRow[];
};

/** By the id of the row. */
export const toPresents = ({ events, groups, jobs, entries }: Rows, baseUrl: string): Map<string, Present> => {
  const presents = new Map<string, Present>();
  const add = ({ id }: { id: string }, path: string, found: Found) => presents.set(id, { path, found });
  for (const row of events) add(row, eventPath(row), { type: "event", event: toEventSummary(row, baseUrl) });
  for (const row of groups) add(row, groupPath(row), { type: "group", group: toGroupSummary(row, baseUrl) });
  for (const row of jobs) add(row, jobPath(row), { type: "job", job: toJobSummary(row) });
  for (const row of entries)
    add(row, landscapeEntryPath(row), {
      type: "landscape_entry",
      landscape_entry: toLandscapeEntrySummary(row, baseUrl),
    });
  return presents;
};

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
