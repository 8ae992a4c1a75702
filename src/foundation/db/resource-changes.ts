import { and, eq, gte, type Placeholder, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { resourceChanges } from "./derived-tables.ts";
import { byTime, type Order } from "./keyset.ts";

type Type = typeof resourceChanges.$inferSelect.type;

/** Selected only for lists in the order of changes. */
export type WithChangeTime = { changedAt?: string | null };

export const byChange = <Row extends WithChangeTime>(): Order<Row> =>
  byTime(resourceChanges.changedAt, "descending", ({ changedAt }) => new Date(changedAt ?? 0));

const isByChange = <Row>({ key }: Order<Row>): boolean => key === resourceChanges.changedAt;

type Page = { updatedSince?: Placeholder | undefined };

export const updatedSince = ({ updated_since: time }: { updated_since?: string }): { updatedSince?: Date } =>
  time === undefined ? {} : { updatedSince: new Date(time) };

export const needsChanges = <Row>(order: Order<Row>, { updatedSince }: Page): boolean =>
  isByChange(order) || updatedSince !== undefined;

export const changedAt = <Row>(order: Order<Row>): SQL<string | null> =>
  isByChange(order) ? sql<string>`${resourceChanges.changedAt}` : sql<null>`null`;

/** Literal SQL, so that PostgreSQL can use the partial indexes. */
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
