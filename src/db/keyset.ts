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
  readonly type: "text" | "integer" | "timestamptz";
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
 * Cursors of one list. `scope` is everything that makes the list what it is: path, filters, order. A cursor of another
 * list, or one that was changed, does not fit: its digest covers both.
 */
export const cursorsOf = (scope: object) => {
  const digest = (payload: string) =>
    createHash("sha256")
      .update(`${canonical(scope)}\n${payload}`)
      .digest("base64url")
      .slice(0, 12);

  return {
    /** @throws BadRequest when the cursor does not fit */
    open: <Row>(cursor: string | undefined, order: Order<Row>): Position | undefined => {
      if (cursor === undefined) return undefined;
      const payload = cursor.slice(12);
      if (cursor.slice(0, 12) !== digest(payload)) throw misfit();
      return parsePosition(Buffer.from(payload, "base64url").toString(), order);
    },
    /** Cuts the one row too many that tells whether there is a next page. */
    page: <Row extends { id: string }>(rows: Row[], limit: number, order: Order<Row>): Page<Row> => {
      const items = rows.slice(0, limit);
      const last = items.at(-1);
      if (rows.length <= limit || !last) return { items, nextCursor: null };
      const payload = Buffer.from(JSON.stringify([order.keyOf(last), last.id])).toString("base64url");
      return { items, nextCursor: digest(payload) + payload };
    },
  };
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
