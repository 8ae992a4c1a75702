import { and, eq, gte, type Placeholder, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { resourceChanges } from "./derived-tables.ts";
import { byTime, type Order } from "./keyset.ts";

/* For lists of what has changed since a time, or in the order of changes; `resource_changes` is joined for these only. */

type Type = typeof resourceChanges.$inferSelect.type;

/** A row of a list; `changedAt` as PostgreSQL writes it, if the list is in the order of changes. */
export type Changed = { changedAt?: string | null };

/** Last changed first. */
export const byChange = <Row extends Changed>(): Order<Row> =>
  byTime(resourceChanges.changedAt, "descending", ({ changedAt }) => new Date(changedAt ?? 0));

const isByChange = <Row>({ key }: Order<Row>): boolean => key === resourceChanges.changedAt;

type Page = { updatedSince?: Placeholder | undefined };

/** What a list is given for its parameter. */
export const updatedSince = ({ updated_since: time }: { updated_since?: string }): { updatedSince?: Date } =>
  time === undefined ? {} : { updatedSince: new Date(time) };

export const needsChanges = <Row>(order: Order<Row>, { updatedSince }: Page): boolean =>
  isByChange(order) || updatedSince !== undefined;

/** What a list selects as `changedAt`. */
export const changedAt = <Row>(order: Order<Row>): SQL<string | null> =>
  isByChange(order) ? sql<string>`${resourceChanges.changedAt}` : sql<null>`null`;

/** The condition of the join. Literal SQL, so that PostgreSQL can use the partial indexes. */
export const isChangeOf = (
  type: Type,
  { id, allianceId }: { id: SQLWrapper; allianceId: SQLWrapper },
): SQL | undefined =>
  and(
    eq(resourceChanges.id, id),
    eq(resourceChanges.allianceId, allianceId),
    sql`${resourceChanges.type} = ${sql.raw(`'${type}'`)} and not ${resourceChanges.removed}`,
  );

export const hasChangedSince = ({ updatedSince }: Page): SQL | undefined =>
  updatedSince && gte(resourceChanges.changedAt, updatedSince);
