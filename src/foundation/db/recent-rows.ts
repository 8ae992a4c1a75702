import { LRUCache } from "lru-cache";

/** Reads the text of a row, or finds what it was read to. */
export type Recall<Row> = (text: string, read: (text: string) => Row) => Row;

/** Rows that are remembered, about 2 kB each. */
const maxRows = 2_000;

/**
 * Remembers the rows that are read again and again, because many lists show them: each is read once, as long as it stays as it
 * is, and whoever gets it gets the same object. It is for one select, whose first field is the id.
 */
export const recentRows = <Row extends object>(): Recall<Row> => {
  const rows = new LRUCache<string, { text: string; row: Row } | "seen once">({ max: maxRows });
  return (text, read) => {
    const id = text.slice(0, text.indexOf(","));
    const known = rows.get(id);
    if (typeof known === "object" && known.text === text) return known.row;
    const row = read(text);
    // Most addresses are asked for once, and some rows are in no other list.
    rows.set(id, known ? { text, row: Object.freeze(row) } : "seen once");
    return row;
  };
};

/** Whether several requests get this row. */
export const isRecent = (row: object): boolean => Object.isFrozen(row);
