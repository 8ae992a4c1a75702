import { Column, eq, getTableName, is, Param, Placeholder, SQL, type SQLWrapper, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  PgDialect,
  type PgInsertValue,
  type PgTable,
  type PgUpdateSetSource,
} from "drizzle-orm/pg-core";
import { PostgresJsSession } from "drizzle-orm/postgres-js";
import { LRUCache } from "lru-cache";
import { sharedRows } from "../shared-rows.ts";
import type { Queryable, Transaction } from "./client.ts";

/*
 * Selects that are built once: Drizzle builds the SQL again for each query, and finds a decoder for each value of each row, which
 * takes longer than everything else in a read.
 */

type Value = string | number | boolean | Date;

/** Named values. A missing value omits its condition. */
type Values = Readonly<Record<string, Value | readonly Value[] | Readonly<Record<string, Value>> | undefined>>;

export type Params<Input> = { readonly [Name in keyof Input]: ParamFor<Input[Name]> };

type ParamFor<Input> = Input extends undefined
  ? undefined
  : Input extends Value
    ? Placeholder
    : Input extends readonly unknown[]
      ? Placeholder[]
      : Params<Input>;

export const paramIn = (group: string, name: string): Placeholder => sql.placeholder(`${group} ${name}`);

type Select<Result> = {
  readonly _: { readonly result: Result[]; readonly selectedFields: object };
  toSQL(): Query;
};

export type Statement<Input extends Values, Result> = (db: Queryable, values: Input) => Promise<Result[]>;

type Row = readonly unknown[];

const maxCompiled = 200;

type ReadRow<Result> = (text: string, read: (text: string) => Result) => Result;

/** @param build called once for each combination of present values */
export const statement = <Input extends Values, Result>(
  build: (db: Queryable, places: Params<Input>) => Select<Result>,
): Statement<Input, Result> => buildOnce((db, values) => compileSelect(build(db, paramsOf(values))));

/** A statement whose first column is an id, and whose rows are shared: see `shared-rows.ts`. */
export const sharedStatement = <Input extends Values, Result extends object>(
  build: (db: Queryable, places: Params<Input>) => Select<Result>,
): Statement<Input, Result> => {
  const readRow = sharedRows<Result>();
  return buildOnce((db, values) => compileSelect(build(db, paramsOf(values)), readRow));
};

const compileSelect = <Result>(
  select: Select<Result>,
  readRow: ReadRow<Result> = (text, read) => read(text),
): Compiled<Result> => {
  const { read, next } = readerOf(select._.selectedFields, {
    index: 0,
    joined: Reflect.get(select, "joinsNotNullableMap"),
  });
  // The cast is safe: the select's type describes its fields.
  const parse = (text: string) => read(JSON.parse(text)) as Result;
  return compile(toJsonRows(select.toSQL(), next), ([text]) => readRow(String(text), parse));
};

/** One JSON array per row: V8 parses it in a fraction of the driver's time for as many columns. */
const toJsonRows = ({ sql: text, params }: Query, count: number): Query => {
  const names = Array.from({ length: count }, (_, index) => `c${index}`).join(", ");
  return { sql: `select json_build_array(${names})::text from (${text}) rows(${names})`, params };
};

export type Cursor<Input extends Values, Result> = (
  tx: Transaction,
  values: Input,
  size: number,
) => AsyncGenerator<Result[], void, undefined>;

/** Reads more rows than fit into memory, in batches, as of the first read. @param name unique among the transaction's open cursors */
export const cursor = <Input extends Values, Result>(
  name: string,
  build: (db: Queryable, places: Params<Input>) => Select<Result>,
): Cursor<Input, Result> =>
  async function* (tx, values, size) {
    const { text, parametersOf, read } = compileSelect(build(tx, paramsOf(values)));
    await run(tx, `declare ${name} no scroll cursor for ${text}`, parametersOf(values));
    for (;;) {
      const rows = await run(tx, `fetch ${size} from ${name}`, []);
      if (rows.length > 0) yield rows.map(read);
      if (rows.length < size) break;
    }
    await run(tx, `close ${name}`, []);
  };

const dialect = new PgDialect();

export const sqlStatement = <Input extends Values, Result extends object = never>(
  build: (db: Queryable, places: Params<Input>) => SQLWrapper,
  columns: readonly (keyof Result & string)[] = [],
): Statement<Input, Result> =>
  buildOnce((db, values) => {
    const read = (row: Row) => Object.fromEntries(columns.map((name, index) => [name, row[index]]));
    const query = dialect.sqlToQuery(build(db, paramsOf(values)).getSQL());
    return compile(query, read as (row: Row) => Result);
  });

const buildOnce = <Input extends Values, Result>(
  build: (db: Queryable, values: Input) => Compiled<Result>,
): Statement<Input, Result> => {
  const compiledByShape = new LRUCache<string, Compiled<Result>>({ max: maxCompiled });
  return async (db, values) => {
    const shape = shapeOf(values);
    let compiled = compiledByShape.get(shape);
    if (!compiled) {
      compiled = build(db, values);
      compiledByShape.set(shape, compiled);
    }
    const { text, parametersOf, read } = compiled;
    const rows = await run(db, text, parametersOf(values));
    return rows.map(read);
  };
};

export const statementFor = <Key extends object, Input extends Values, Result>(
  create: (key: Key) => Statement<Input, Result>,
): ((key: Key) => Statement<Input, Result>) => {
  const statements = new WeakMap<Key, Statement<Input, Result>>();
  return (key) => {
    const existing = statements.get(key) ?? create(key);
    statements.set(key, existing);
    return existing;
  };
};

const run = async (db: Queryable, text: string, parameters: unknown[]): Promise<readonly Row[]> => {
  const { session } = db._;
  if (!(session instanceof PostgresJsSession)) throw new Error("this is not a session of postgres.js");
  const rows: unknown = await session.query(text, parameters);
  return rows as readonly Row[];
};

const shapeOf = (values: Values): string => {
  let shape = "";
  for (const name in values) {
    const value = values[name];
    if (value !== undefined) shape += Array.isArray(value) ? `${name}:${value.length} ` : `${name} `;
  }
  return shape;
};

const isGroup = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !(value instanceof Date);

const paramsOf = <Input extends Values>(values: Input): Params<Input> => {
  const place = (value: unknown, name: string): unknown => {
    if (value === undefined) return undefined;
    if (Array.isArray(value)) return value.map((item, index) => place(item, `${name} ${index}`));
    return isGroup(value) ? placesIn(value, `${name} `) : sql.placeholder(name);
  };
  const placesIn = (group: object, prefix: string): object =>
    Object.fromEntries(Object.entries(group).map(([name, value]) => [name, place(value, prefix + name)]));
  return placesIn(values, "") as Params<Input>;
};

type Compiled<Result> = {
  text: string;
  parametersOf: (values: Values) => unknown[];
  read: (row: Row) => Result;
};

type Query = { sql: string; params: unknown[] };

const compile = <Result>({ sql: text, params }: Query, read: (row: Row) => Result): Compiled<Result> => {
  const sources = params.map(sourceOf);
  return { text, parametersOf: (values) => sources.map((source) => source(values)), read };
};

const sourceOf = (parameter: unknown): ((values: Values) => unknown) => {
  if (is(parameter, Placeholder)) return readAt(parameter, toDriver);
  if (is(parameter, Param) && is(parameter.value, Placeholder))
    return readAt(parameter.value, (value) => parameter.encoder.mapToDriverValue(value));
  return () => parameter;
};

const readAt = ({ name: path }: Placeholder, encode: (value: unknown) => unknown): ((values: Values) => unknown) => {
  const [name = "", member] = String(path).split(" ");
  if (member === undefined) return (values) => encode(values[name]);
  return (values) => encode(Object(values[name])[member]);
};

const toDriver = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);

export const sqlTime = (time: Date | Placeholder): string | Placeholder =>
  time instanceof Date ? time.toISOString() : time;

/** A time as PostgreSQL writes it in JSON: `2026-11-20T18:00:00.5+00:00`. */
type TimeText = `${string}+00:00`;

export type WithTimeTexts<Row> = { [Name in keyof Row]: Row[Name] extends Date ? Date | TimeText : Row[Name] };

/** Selects a time as text: a time that is only displayed needs no `Date`. */
export const timeText = (time: Column): SQL<TimeText> => sql<TimeText>`${time}`;

type Decode = (value: unknown) => unknown;
type Read = (row: Row) => Record<string, unknown>;

type ReaderState = {
  index: number;
  /** By table, whether its row is always present; after a left join it may be missing. */
  joined: Record<string, boolean> | undefined;
};

const readerOf = (fields: object, { index: first, joined }: ReaderState): { read: Read; next: number } => {
  const columns: { name: string; index: number; decode: Decode | null }[] = [];
  const nested: { name: string; read: (row: Row) => object | null }[] = [];
  let next = first;
  for (const [name, field] of Object.entries(fields)) {
    if (is(field, Column)) columns.push({ name, index: next++, decode: decoderOf(field) });
    else if (is(field, SQL) || is(field, SQL.Aliased)) columns.push({ name, index: next++, decode: null });
    else {
      const inner = readerOf(field, { index: next, joined });
      nested.push({ name, read: isOptional(field, joined) ? unlessNull(inner.read, next) : inner.read });
      next = inner.next;
    }
  }
  // A copy of this object has room for all properties from the start.
  const empty: Record<string, unknown> = Object.fromEntries(Object.keys(fields).map((name) => [name, null]));
  const read: Read = (row) => {
    const object = { ...empty };
    for (const { name, index, decode } of columns) {
      const value = row[index];
      object[name] = value === null || decode === null ? value : decode(value);
    }
    for (const { name, read } of nested) object[name] = read(row);
    return object;
  };
  return { read, next };
};

/** Whether the object comes from a left join. Its first field must be a column that is never null in its table. */
const isOptional = (fields: object, joined: ReaderState["joined"]): boolean => {
  const [first] = Object.values(fields);
  return is(first, Column) && first.notNull && joined?.[getTableName(first.table)] === false;
};

const unlessNull =
  (read: Read, index: number) =>
  (row: Row): object | null =>
    row[index] === null ? null : read(row);

/** Returns null for columns whose values need no conversion. */
const decoderOf = (column: Column): Decode | null =>
  column.mapFromDriverValue === Column.prototype.mapFromDriverValue
    ? null
    : (value) => column.mapFromDriverValue(value);

export const firstRow = async <Row>(query: PromiseLike<readonly Row[]>): Promise<Row | undefined> => {
  const [row] = await query;
  return row;
};

export type ResultOf<Find extends (...input: never[]) => Promise<unknown>> = NonNullable<Awaited<ReturnType<Find>>>;

export type SelectedRow<Select extends (db: Queryable) => PromiseLike<readonly unknown[]>> = Awaited<
  ReturnType<Select>
>[number];

export const hasRows = async (query: PromiseLike<readonly unknown[]>): Promise<boolean> => (await query).length > 0;

/** Whether a statement has inserted, updated or deleted any row. */
export const hasChanged = async (statement: PromiseLike<{ count: number }>): Promise<boolean> =>
  (await statement).count > 0;

export const rowStatement = <Input extends Values, Row>(
  build: (db: Queryable, places: Params<Input>) => Select<Row>,
) => {
  const rows = statement(build);
  return (db: Queryable, input: Input): Promise<Row | undefined> => firstRow(rows(db, input));
};

type Lockable<Row> = Select<Row> & { for(strength: "no key update", config: { of: PgTable }): Select<Row> };

/** Returns a query that finds a row of `table`, and a query that also locks the row for a change. */
export const lockableRow = <Input extends Values, Row>(
  table: PgTable,
  select: (db: Queryable, places: Params<Input>) => Lockable<Row>,
) => {
  const lock = rowStatement((db, places: Params<Input>) => select(db, places).for("no key update", { of: table }));
  return { find: rowStatement(select), lock: (db: Transaction, input: Input) => lock(db, input) };
};

type TableWithId = PgTable & { id: AnyPgColumn };

/** @returns false if the key exists already */
export const insertIfAbsent = <Table extends TableWithId>(
  db: Transaction,
  table: Table,
  row: PgInsertValue<Table>,
): Promise<boolean> => hasRows(db.insert(table).values(row).onConflictDoNothing().returning({ id: table.id }));

export const updateRow = async <Table extends TableWithId>(
  db: Transaction,
  table: Table,
  id: string,
  changes: PgUpdateSetSource<Table>,
): Promise<void> => {
  await db.update(table).set(changes).where(eq(table.id, id));
};

export const deleteRow = async (db: Transaction, table: TableWithId, id: string): Promise<void> => {
  await db.delete(table).where(eq(table.id, id));
};
