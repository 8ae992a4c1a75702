import { createHash } from "node:crypto";
import { asc, desc, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { BadRequest } from "../errors.ts";

/**
 * Keyset paging: a page starts after the last row of the page before, found by an index on (key, id). Page 5,000 costs
 * what page 1 costs, and rows that come or go between two pages neither hide nor repeat others.
 */

export type Key = string | number | Date;

/** One of a list's fixed orders. `key` has to be selected, and an index on (key, id) has to exist. */
export type Order<Row> = {
  readonly key: SQLWrapper;
  readonly type: "text" | "integer" | "bigint" | "timestamptz";
  readonly direction: "ascending" | "descending";
  readonly keyOf: (row: Row) => Key;
};

export type Position = { readonly key: string | number; readonly id: string };

export type Page<Row> = { items: Row[]; nextCursor: string | null };

export const orderBy = <Row>({ key, direction }: Order<Row>, id: SQLWrapper): [SQL, SQL] => {
  const by = direction === "ascending" ? asc : desc;
  return [by(key), by(id)];
};

/** The rows after a position; `undefined` for the first page. */
export const after = <Row>(order: Order<Row>, id: SQLWrapper, position: Position | undefined): SQL | undefined =>
  position &&
  sql`(${order.key}, ${id}) ${sql.raw(order.direction === "ascending" ? ">" : "<")} (${position.key}::${sql.raw(order.type)}, ${position.id}::uuid)`;

/**
 * Reads one page.
 * @param scope everything that makes the list what it is: path, filters, order; a cursor of another list, or one that
 *   was changed, does not fit
 * @param load reads up to `limit` rows after a position
 * @throws BadRequest when the cursor does not fit
 */
export const paginate = async <Row extends { id: string }>(
  { scope, order, cursor, limit }: { scope: object; order: Order<Row>; cursor: string | undefined; limit: number },
  load: (position: Position | undefined, limit: number) => Promise<Row[]>,
): Promise<Page<Row>> => {
  const list = canonical(scope);
  // One row too many tells whether there is a next page.
  const rows = await load(cursor === undefined ? undefined : openCursor(cursor, list, order), limit + 1);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last ? sealCursor([order.keyOf(last), last.id], list) : null };
};

/** The digest covers the list and the position: neither can be exchanged for another. */
const digestOf = (payload: string, list: string): string =>
  createHash("sha256").update(`${list}\n${payload}`).digest("base64url").slice(0, 12);

const sealCursor = (position: [Key, string], list: string): string => {
  const payload = Buffer.from(JSON.stringify(position)).toString("base64url");
  return digestOf(payload, list) + payload;
};

const openCursor = <Row>(cursor: string, list: string, order: Order<Row>): Position => {
  const payload = cursor.slice(12);
  if (cursor.slice(0, 12) !== digestOf(payload, list)) throw misfit();
  return parsePosition(Buffer.from(payload, "base64url").toString(), order);
};

const misfit = () => new BadRequest("query/cursor does not fit this list, its filters and its sort");

const canonical = (scope: object): string =>
  JSON.stringify(
    Object.entries(scope)
      .filter(([name, value]) => name !== "cursor" && name !== "limit" && value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** The digest is no secret: whoever forges one still may not bring PostgreSQL to a cast that fails. */
const parsePosition = <Row>(text: string, { type }: Order<Row>): Position => {
  const [key, id]: unknown[] = parseList(text);
  if (typeof id !== "string" || !/^[0-9a-f-]{36}$/.test(id)) throw misfit();
  if (type === "integer" && Number.isInteger(key)) return { key: Number(key), id };
  if (type === "bigint" && Number.isSafeInteger(key)) return { key: Number(key), id };
  if (type === "timestamptz" && typeof key === "string" && !Number.isNaN(Date.parse(key))) return { key, id };
  if (type === "text" && typeof key === "string" && !key.includes("\0")) return { key, id };
  throw misfit();
};

const parseList = (text: string): unknown[] => {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
};
