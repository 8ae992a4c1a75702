import { and, eq, gte, type Placeholder, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { resourceChanges } from "./derived-tables.ts";
import { byTime, type Listing, type Order, type PageRequest, pageOf } from "./keyset.ts";
import { textMatches } from "./matching.ts";
import type { Params } from "./statement.ts";

export type ResourceType = typeof resourceChanges.$inferSelect.type;

/** The time is selected only for lists that are sorted by it. */
export type WithChangeTime = { changedAt?: string | null };

export const byChange = <Row extends WithChangeTime>(): Order<Row> =>
  byTime(resourceChanges.changedAt, "descending", ({ changedAt }) => new Date(changedAt ?? 0));

const sortsByChange = <Row>({ key }: Order<Row>): boolean => key === resourceChanges.changedAt;

type ChangeFilter = { updatedSince?: Placeholder | undefined };

export const updatedSince = ({ updated_since: time }: { updated_since?: string }): { updatedSince?: Date } =>
  time === undefined ? {} : { updatedSince: new Date(time) };

export const needsChanges = <Row>(order: Order<Row>, { updatedSince }: ChangeFilter): boolean =>
  sortsByChange(order) || updatedSince !== undefined;

export const changedAt = <Row>(order: Order<Row>): SQL<string | null> =>
  sortsByChange(order) ? sql<string>`${resourceChanges.changedAt}` : sql<null>`null`;

type Table = { id: SQLWrapper; allianceId: SQLWrapper };

type Resource = { type: ResourceType; table: Table & { document: SQLWrapper; agendaDocument?: SQLWrapper } };

/** Literal SQL, so that PostgreSQL can use the partial indexes. */
const isChangeOf = ({ type, table: { id, allianceId } }: Resource): SQL | undefined =>
  and(
    eq(resourceChanges.id, id),
    eq(resourceChanges.allianceId, allianceId),
    sql`${resourceChanges.type} = ${sql.raw(`'${type}'`)} and not ${resourceChanges.removed}`,
  );

type Joinable<Rows> = Listing<Rows> & {
  innerJoin(table: typeof resourceChanges, condition: SQL | undefined): Listing<Rows>;
};

type ResourcePage = Params<PageRequest> & ChangeFilter & { terms?: readonly Placeholder[] | undefined };

/** Restricts a select to the rows of a page that match the search, have changed since `updatedSince`, and meet the conditions. */
export const resourcePageOf = <Row, Rows>(
  resource: Resource,
  select: Joinable<Rows>,
  order: Order<Row>,
  page: ResourcePage,
  ...conditions: (SQL | undefined)[]
): Rows => {
  const { id, document, agendaDocument } = resource.table;
  return pageOf(
    needsChanges(order, page) ? select.innerJoin(resourceChanges, isChangeOf(resource)) : select,
    [order, id],
    page,
    ...conditions,
    textMatches(agendaDocument ? [document, agendaDocument] : [document], page.terms),
    page.updatedSince && gte(resourceChanges.changedAt, page.updatedSince),
  );
};
