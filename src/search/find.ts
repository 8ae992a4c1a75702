import type { components } from "../../generated/contract.ts";
import type { Context } from "../context.ts";
import { findPublicEventsById } from "../events/queries.ts";
import { findPublicGroupsById } from "../groups/queries.ts";
import { findPublicJobsById } from "../jobs/queries.ts";
import { findPublicLandscapeEntriesById } from "../landscape/queries.ts";
import { type Hit, type HitType, type Search, searchHits } from "./queries.ts";
import { type Present, presentEntry, presentEvent, presentGroup, presentJob, toSearchResult } from "./views.ts";

/** The best results for words, of the types that are asked for. */
export const findResults = async (
  { searching, db, now, baseUrl }: Pick<Context, "searching" | "db" | "now" | "baseUrl">,
  query: Omit<Search, "now">,
): Promise<components["schemas"]["SearchResult"][]> => {
  const hits = await searching((db) => searchHits(db, { ...query, now }));
  const idsOf = (type: HitType) => hits.filter((hit) => hit.type === type).map(({ id }) => id);
  const [events, groups, jobs, entries] = await Promise.all([
    findPublicEventsById(db, idsOf("event")),
    findPublicGroupsById(db, idsOf("group"), now),
    findPublicJobsById(db, idsOf("job"), now),
    findPublicLandscapeEntriesById(db, idsOf("landscape_entry")),
  ]);
  const found = new Map<string, Present>([
    ...events.map((row): [string, Present] => [row.id, presentEvent(row)]),
    ...groups.map((row): [string, Present] => [row.id, presentGroup(row)]),
    ...jobs.map((row): [string, Present] => [row.id, presentJob(row)]),
    ...entries.map((row): [string, Present] => [row.id, presentEntry(row)]),
  ]);
  // A row hidden between the two queries is left out.
  const resultsOf = (hit: Hit) => {
    const present = found.get(hit.id);
    return present ? [toSearchResult(hit, `${baseUrl}/api/v1`, present)] : [];
  };
  return hits.flatMap(resultsOf);
};
