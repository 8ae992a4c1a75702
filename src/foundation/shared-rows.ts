import { LRUCache } from "lru-cache";

/*
 * Popular rows are in the lists of many requests. While such a row stays the same, it is parsed, converted and serialized once. Each list
 * is still queried: a row is found by the text that PostgreSQL sends, so nothing has to be invalidated: docs/decisions.md, "Shared rows".
 */

/** With their JSON, about 4 kB each. */
const maxRows = 2_000;

/** Rows by statement and by id, which is the first column. */
const rows = new LRUCache<string, { text: string; row: object } | "seen once">({ max: maxRows });

type View<Row, Item> = (row: Row, baseUrl: string) => Item;

/** Items by shared row; undefined until the row's item is first needed. */
const items = new WeakMap<object, { item: object; view: unknown; baseUrl: string } | undefined>();

/** JSON by shared item; undefined until the item is first sent. */
const jsons = new WeakMap<object, Uint8Array | undefined>();

let statementCount = 0;

/** Returns a function that reads a row, or finds the frozen object that another request got for the same text. */
export const sharedRows = <Row extends object>(): ((text: string, read: (text: string) => Row) => Row) => {
  const statementId = ++statementCount;
  return (text, read) => {
    const key = statementId + text.slice(0, text.indexOf(","));
    const cached = rows.get(key);
    // The cast is safe: the same statement parsed this text.
    if (typeof cached === "object" && cached.text === text) return cached.row as Row;
    const row = read(text);
    if (cached === undefined) {
      // A row is cached when it is read again: most rows of rarely read lists are not.
      rows.set(key, "seen once");
      return row;
    }
    rows.set(key, { text, row: Object.freeze(row) });
    items.set(row, undefined);
    return row;
  };
};

/** Returns the API's item for a row; the same frozen object each time if the row is shared. */
export const itemOf = <Row extends object, Item extends object>(
  row: Row,
  view: View<Row, Item>,
  baseUrl: string,
): Item => {
  const cached = items.get(row);
  // The cast is safe: the same view created this item.
  if (cached?.view === view && cached.baseUrl === baseUrl) return cached.item as Item;
  const item = view(row, baseUrl);
  if (items.has(row)) {
    items.set(row, { item: Object.freeze(item), view, baseUrl });
    jsons.set(item, undefined);
  }
  return item;
};

type Page = { items: readonly object[]; next_cursor: string | null };

const isSharedPage = (body: unknown): body is Page =>
  typeof body === "object" &&
  body !== null &&
  Object.keys(body).join() === "items,next_cursor" &&
  "items" in body &&
  Array.isArray(body.items) &&
  body.items.some((item) => jsons.has(item));

const encoder = new TextEncoder();

const jsonOf = (item: object): Uint8Array => {
  const cached = jsons.get(item);
  if (cached) return cached;
  const json = encoder.encode(JSON.stringify(item));
  if (jsons.has(item)) jsons.set(item, json);
  return json;
};

const start = encoder.encode('{"items":[');
const comma = encoder.encode(",");

/** Serializes a body as `JSON.stringify` does, and reuses the JSON of shared items. */
export const toJson = (body: unknown): Buffer => {
  if (!isSharedPage(body)) return Buffer.from(JSON.stringify(body));
  const parts = body.items.flatMap((item, index) => [index === 0 ? start : comma, jsonOf(item)]);
  return Buffer.concat([...parts, encoder.encode(`],"next_cursor":${JSON.stringify(body.next_cursor)}}`)]);
};
