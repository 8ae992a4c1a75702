import type { Schemas } from "../../../generated/contract.ts";
import { findAlliancesById } from "../../community/alliances/queries.ts";
import { toAllianceSummary } from "../../community/alliances/views.ts";
import { findSummaries, type SummaryContext } from "../../community/summaries.ts";
import type { Access } from "../../identity/access/rights.ts";
import type { ChangeRow, ResourceType } from "./queries.ts";
import { type RenderedChange, renderChange } from "./views.ts";
import { permissionsFor } from "./visibility.ts";

/** Maximum number of rows per query. */
export const batchSize = 100;

/** Repeats the first id until there are 10 or 100, so that only two statements per type are prepared. */
const padIds = (ids: string[]): string[] => {
  const [first] = ids;
  const size = ids.length > 10 ? batchSize : 10;
  return first === undefined ? [] : ids.concat(Array(Math.max(0, size - ids.length)).fill(first));
};

/** Renders changes from current state. A resource that is neither public nor visible to `access` becomes a removal. */
export const renderChanges = async (
  { db, now, baseUrl }: SummaryContext,
  rows: readonly ChangeRow[],
  access?: Access,
): Promise<RenderedChange[]> => {
  const idsOf = (type: ResourceType) =>
    padIds(rows.filter((row) => row.type === type && (access || !row.removed)).map(({ id }) => id));
  const [alliances, summaries] = await Promise.all([
    findAlliancesById(db, idsOf("alliance"), now),
    findSummaries({ db, now, baseUrl }, { idsOf, permissionsFor: (type) => permissionsFor(access, type) }),
  ]);
  const changes = new Map<string, Schemas["Change"]>([
    ...alliances.map((row) => [row.id, { type: "alliance", alliance: toAllianceSummary(row, baseUrl) }] as const),
    ...[...summaries].map(([id, { item }]) => [id, item] as const),
  ]);
  return rows.map((row) => renderChange(row, changes.get(row.id)));
};
