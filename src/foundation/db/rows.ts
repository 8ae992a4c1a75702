import type { PgTable } from "drizzle-orm/pg-core";
import type { Queryable, Transaction } from "./client.ts";
import { type Places, type Select, statement, type Values } from "./statement.ts";

export const firstRow = async <Row>(query: PromiseLike<readonly Row[]>): Promise<Row | undefined> => {
  const [row] = await query;
  return row;
};

export type FoundBy<Find extends (...given: never[]) => Promise<unknown>> = NonNullable<Awaited<ReturnType<Find>>>;

export type Selected<Select extends (db: Queryable) => PromiseLike<readonly unknown[]>> = Awaited<
  ReturnType<Select>
>[number];

export const hasRows = async (query: PromiseLike<readonly unknown[]>): Promise<boolean> => (await query).length > 0;

/** Whether a statement has inserted, updated or deleted any row. */
export const hasChanged = async (statement: PromiseLike<{ count: number }>): Promise<boolean> =>
  (await statement).count > 0;

export const rowStatement = <Given extends Values, Row>(
  build: (db: Queryable, places: Places<Given>) => Select<Row>,
) => {
  const rows = statement(build);
  return (db: Queryable, given: Given): Promise<Row | undefined> => firstRow(rows(db, given));
};

type Lockable<Row> = Select<Row> & { for(strength: "no key update", config: { of: PgTable }): Select<Row> };

/** A query that finds a row of `table`, and another that also locks it, before it is changed. */
export const lockableRow = <Given extends Values, Row>(
  table: PgTable,
  select: (db: Queryable, places: Places<Given>) => Lockable<Row>,
) => {
  const lock = rowStatement((db, places: Places<Given>) => select(db, places).for("no key update", { of: table }));
  return { find: rowStatement(select), lock: (db: Transaction, given: Given) => lock(db, given) };
};
