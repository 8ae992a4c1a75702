import { hash } from "node:crypto";
import { and, asc, desc, type Placeholder, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { BadRequest } from "../errors.ts";
import type { Params } from "./statement.ts";

/**
 * Keyset pagination: a page starts after the last row of the previous page. Page 5,000 costs as much as page 1, and rows
 * inserted or deleted between two requests neither hide nor repeat others.
 */

type SortKey = string | number | Date;

/** The query must select `key`, and there must be an index on (key, id). */
export type Order<Row> = {
  readonly key: SQLWrapper;
  readonly type: "text" | "integer" | "bigint" | "float8" | "timestamptz" | "uuid";
  readonly direction: "ascending" | "descending";
  readonly keyOf: (row: Row) => SortKey;
};

export const byTime = <Row>(
  key: SQLWrapper,
  direction: Order<Row>["direction"],
  keyOf: (row: Row) => Date,
): Order<Row> => ({ key, type: "timestamptz", direction, keyOf });

export type Position = { readonly key: string | number; readonly id: string };

type Page<Row> = { items: Row[]; nextCursor: string | null };

export const orderBy = <Row>({ key, direction }: Order<Row>, id: SQLWrapper): [SQL, SQL] => {
  const by = direction === "ascending" ? asc : desc;
  return [by(key), by(id)];
};

export const isAfter = <Row>(
  order: Order<Row>,
  id: SQLWrapper,
  position: Position | Params<Position> | undefined,
): SQL | undefined =>
  position &&
  sql`(${order.key}, ${id}) ${sql.raw(order.direction === "ascending" ? ">" : "<")} (${position.key}::${sql.raw(order.type)}, ${position.id}::uuid)`;

export type PageRequest = { position: Position | undefined; limit: number };

export type Listing<Rows> = {
  where(condition: SQL | undefined): { orderBy(...by: SQL[]): { limit(count: number | Placeholder): Rows } };
};

/** Restricts a select to the rows of a page that meet the conditions. */
export const pageOf = <Row, Rows>(
  select: Listing<Rows>,
  [order, id]: readonly [Order<Row>, SQLWrapper],
  { position, limit }: PageRequest | Params<PageRequest>,
  ...conditions: (SQL | undefined)[]
): Rows =>
  select
    .where(and(...conditions, isAfter(order, id, position)))
    .orderBy(...orderBy(order, id))
    .limit(limit);

/**
 * @param scope path, filters and sort: cursors of other lists are rejected
 * @param load reads up to `limit` rows after a position
 * @throws BadRequest for a modified cursor or the cursor of another list
 */
export const paginate = async <Row extends { id: string }>(
  { scope, order, cursor, limit }: { scope: object; order: Order<Row>; cursor: string | undefined; limit: number },
  load: (position: Position | undefined, limit: number) => Promise<Row[]>,
): Promise<Page<Row>> => {
  const rows = await load(cursor === undefined ? undefined : toPosition(decodeCursor(cursor, scope), order), limit + 1);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last ? encodeCursor([order.keyOf(last), last.id], scope) : null };
};

const digestLength = 12;
const digestOf = (payload: string, list: string): string =>
  hash("sha256", `${list}\n${payload}`, "base64url").slice(0, digestLength);

export const encodeCursor = (values: readonly unknown[], scope: object): string => {
  const payload = Buffer.from(JSON.stringify(values)).toString("base64url");
  return digestOf(payload, canonical(scope)) + payload;
};

/** The digest is not secret, so values may be forged; they must not reach a cast that fails in PostgreSQL. @throws BadRequest */
export const decodeCursor = (cursor: string, scope: object): unknown[] => {
  const payload = cursor.slice(digestLength);
  if (cursor.slice(0, digestLength) !== digestOf(payload, canonical(scope))) throw invalidCursor();
  return parseList(Buffer.from(payload, "base64url").toString());
};

export const invalidCursor = () =>
  new BadRequest("query/cursor does not belong to this list with these filters and this sort; start without it", {
    code: "invalid_cursor",
    parameter: "cursor",
  });

const canonical = (scope: object): string =>
  JSON.stringify(
    Object.entries(scope)
      .filter(([name, value]) => name !== "cursor" && name !== "limit" && value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

export const isUuid = (value: unknown): value is string =>
  typeof value === "string" && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);

/** Whether PostgreSQL's cast to the type succeeds. */
const isKey: Record<Order<unknown>["type"], (key: unknown) => key is string | number> = {
  text: (key): key is string => typeof key === "string" && !key.includes("\0") && key.isWellFormed(),
  integer: (key): key is number => Number.isInteger(key) && Math.abs(Number(key)) < 2 ** 31,
  bigint: (key): key is number => Number.isSafeInteger(key),
  float8: (key): key is number => Number.isFinite(key),
  uuid: isUuid,
  timestamptz: (key): key is string => typeof key === "string" && isTimestamp(key),
};

/** PostgreSQL has no year 0. */
export const isTimestamp = (text: string): boolean =>
  /^(?!0000)\d{4}-/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text;

const toPosition = <Row>([key, id, ...others]: unknown[], { type }: Order<Row>): Position => {
  if (!isUuid(id) || others.length > 0 || !isKey[type](key)) throw invalidCursor();
  return { key, id };
};

const parseList = (text: string): unknown[] => {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
};
