import type { Schemas } from "../../../generated/contract.ts";
import { findAlliancesById } from "../../community/alliances/queries.ts";
import { toAllianceSummary } from "../../community/alliances/views.ts";
import { findVisibleEventsById } from "../../community/events/queries.ts";
import { toEventSummary } from "../../community/events/views.ts";
import { findVisibleGroupsById } from "../../community/groups/queries.ts";
import { toGroupSummary } from "../../community/groups/views.ts";
import { findVisibleJobsById } from "../../community/jobs/queries.ts";
import { toJobSummary } from "../../community/jobs/views.ts";
import { findVisibleLandscapeEntriesById } from "../../community/landscape/queries.ts";
import { toLandscapeEntrySummary } from "../../community/landscape/views.ts";
import type { Queryable } from "../../foundation/db/client.ts";
import type { Access } from "../../identity/access/rights.ts";
import type { ChangeRow, ResourceType } from "./queries.ts";
import { type Told, toTold } from "./views.ts";
import { rightsOver } from "./visibility.ts";

/** Rows read at once. Each number of ids is a statement of its own. */
export const batchSize = 100;

const padded = (ids: string[]): string[] => {
  const [first] = ids;
  const size = ids.length > 10 ? batchSize : 10;
  return first === undefined ? [] : ids.concat(Array(Math.max(0, size - ids.length)).fill(first));
};

type Source = { db: Queryable; now: Date; baseUrl: string };

/** Renders changes from current state; what is no longer visible is a removal. `access` also shows hidden resources. */
export const findTold = async (
  { db, now, baseUrl }: Source,
  rows: readonly ChangeRow[],
  access?: Access,
): Promise<Told[]> => {
  const idsOf = (type: ResourceType) =>
    padded(rows.filter((row) => row.type === type && (access || !row.removed)).map(({ id }) => id));
  const [alliances, groups, events, jobs, entries] = await Promise.all([
    findAlliancesById(db, idsOf("alliance"), now),
    findVisibleGroupsById(db, { ids: idsOf("group"), now }, rightsOver(access, "group")),
    findVisibleEventsById(db, idsOf("event"), rightsOver(access, "event")),
    findVisibleJobsById(db, { ids: idsOf("job"), now }, rightsOver(access, "job")),
    findVisibleLandscapeEntriesById(db, idsOf("landscape_entry"), rightsOver(access, "landscape_entry")),
  ]);
  const found = new Map<string, Schemas["Change"]>([
    ...alliances.map((row) => [row.id, { type: "alliance", alliance: toAllianceSummary(row, baseUrl) }] as const),
    ...groups.map((row) => [row.id, { type: "group", group: toGroupSummary(row, baseUrl) }] as const),
    ...events.map((row) => [row.id, { type: "event", event: toEventSummary(row, baseUrl) }] as const),
    ...jobs.map((row) => [row.id, { type: "job", job: toJobSummary(row) }] as const),
    ...entries.map(
      (row) => [row.id, { type: "landscape_entry", landscape_entry: toLandscapeEntrySummary(row, baseUrl) }] as const,
    ),
  ]);
  return rows.map((row) => toTold(row, found.get(row.id)));
};
