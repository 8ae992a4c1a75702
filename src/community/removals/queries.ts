import { lt, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../foundation/db/client.ts";
import { resourceChanges } from "../../foundation/db/derived-tables.ts";
import { byTime, isAfter, orderBy, type PageRequest } from "../../foundation/db/keyset.ts";
import { type Batch, daysBefore, deleteOldest } from "../../foundation/db/purge.ts";
import type { ResourceType } from "../../foundation/db/resource-changes.ts";
import { type Params, sqlStatement } from "../../foundation/db/statement.ts";

/** Days for which deletions are listed. */
export const removalDays = 90;

export const earliestRemoval = (now: Date): Date => daysBefore(now, removalDays);

export type RemovalRow = { id: string; type: ResourceType; removedAt: Date };

const removedAtColumn = sql.raw("removed_at");
const idColumn = sql.raw("id");

export const removalOrder = byTime<RemovalRow>(removedAtColumn, "ascending", (row) => row.removedAt);

type RemovalPage = PageRequest & { type: ResourceType[] | undefined; since: Date; now: Date };

/** Deleted and hidden resources, and expired jobs, for which no row is written. Each part reads an index in the list's order. */
const removals = sqlStatement<RemovalPage, { id: string; type: ResourceType; removedAt: string }>(
  (_db, { type, since, now, position, limit }: Params<RemovalPage>) => {
    const hasType = (name: SQL) => (type?.length ? sql`${name} in (${sql.join(type, sql`, `)})` : sql`true`);
    const conditionAndPage = sql`removed_at >= ${since}::timestamptz and ${isAfter(removalOrder, idColumn, position) ?? sql`true`}
      order by ${sql.join(orderBy(removalOrder, idColumn), sql`, `)} limit ${limit}`;
    return sql`
      select id, type, removed_at from (
        (select * from (
          select id, type, changed_at as removed_at from resource_changes where removed
        ) hidden where ${hasType(sql.raw("type"))} and ${conditionAndPage})
        union all
        (select * from (
          select jobs.id, 'job' as type, expires_at as removed_at
          from jobs left join groups on groups.id = jobs.group_id
          where jobs.status = 'published' and groups.active is not false and expires_at <= ${now}::timestamptz
        ) expired where ${hasType(sql.raw("type"))} and ${conditionAndPage})
      ) removals
      order by ${sql.join(orderBy(removalOrder, idColumn), sql`, `)} limit ${limit}`;
  },
  ["id", "type", "removedAt"],
);

export const listRemovals = async (db: Queryable, page: RemovalPage): Promise<RemovalRow[]> => {
  const rows = await removals(db, page);
  return rows.map((row) => ({ ...row, removedAt: new Date(row.removedAt) }));
};

export const deleteOldRemovals = (db: Queryable, { now, batch }: Batch): Promise<number> => {
  const { removed, changedAt } = resourceChanges;
  return deleteOldest(db, resourceChanges, {
    sortKey: changedAt,
    isDue: sql`${removed} and ${lt(changedAt, earliestRemoval(now))}`,
    batch,
  });
};
