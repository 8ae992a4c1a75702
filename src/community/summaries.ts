import type { Schemas } from "../../generated/contract.ts";
import type { Queryable } from "../foundation/db/client.ts";
import type { Permissions } from "../identity/access/queries.ts";
import { eventPath, groupPath, jobPath, landscapeEntryPath } from "../web/page-paths.ts";
import { findVisibleEventsById } from "./events/queries.ts";
import { toEventSummary } from "./events/views.ts";
import { findVisibleGroupsById } from "./groups/queries.ts";
import { toGroupSummary } from "./groups/views.ts";
import { findVisibleJobsById } from "./jobs/queries.ts";
import { toJobSummary } from "./jobs/views.ts";
import { findVisibleLandscapeEntriesById } from "./landscape/queries.ts";
import { toLandscapeEntrySummary } from "./landscape/views.ts";

type Item = Exclude<Schemas["Change"], { type: "alliance" }>;

/** `path` is the path of the page. With the prefix /api/v1, it is the API resource's path. */
export type Summary = { item: Item; path: string };

export type SummaryContext = { db: Queryable; now: Date; baseUrl: string };

type SummaryQuery = {
  idsOf: (type: Item["type"]) => string[];
  /** Permissions of a viewer to whom hidden rows of the type are also visible. */
  permissionsFor?: (type: Item["type"]) => Permissions | undefined;
};

/** Summaries of the rows that are visible, by id. */
export const findSummaries = async (
  { db, now, baseUrl }: SummaryContext,
  { idsOf, permissionsFor = () => undefined }: SummaryQuery,
): Promise<Map<string, Summary>> => {
  const [events, groups, jobs, entries] = await Promise.all([
    findVisibleEventsById(db, idsOf("event"), permissionsFor("event")),
    findVisibleGroupsById(db, { ids: idsOf("group"), now }, permissionsFor("group")),
    findVisibleJobsById(db, { ids: idsOf("job"), now }, permissionsFor("job")),
    findVisibleLandscapeEntriesById(db, idsOf("landscape_entry"), permissionsFor("landscape_entry")),
  ]);
  const summaries = new Map<string, Summary>();
  const add = ({ id }: { id: string }, path: string, item: Item) => summaries.set(id, { path, item });
  for (const row of events) add(row, eventPath(row), { type: "event", event: toEventSummary(row, baseUrl) });
  for (const row of groups) add(row, groupPath(row), { type: "group", group: toGroupSummary(row, baseUrl) });
  for (const row of jobs) add(row, jobPath(row), { type: "job", job: toJobSummary(row) });
  for (const row of entries) {
    const entry = toLandscapeEntrySummary(row, baseUrl);
    add(row, landscapeEntryPath(row), { type: "landscape_entry", landscape_entry: entry });
  }
  return summaries;
};
