import { LRUCache } from "lru-cache";

/** Reads the text of a row, or finds what it was read to. */
export type Recall<Row> = (text: string, read: (text: string) => Row) => Row;

/** With their JSON, about 6 kB each. */
const maxRows = 2_000;

/** Of all selects, by the number of the select and the id. */
const rows = new LRUCache<string, { text: string; row: object } | "seen once">({ max: maxRows });

let selects = 0;

/**
 * Remembers the rows that are read again and again, because many lists show them: each is read once, as long as it stays as it
 * is, and whoever gets it gets the same object. It is for one select, whose first field is the id.
 */
export const recentRows = <Row extends object>(): Recall<Row> => {
  const select = ++selects;
  return (text, read) => {
    const name = select + text.slice(0, text.indexOf(","));
    const known = rows.get(name);
    // What this select has read.
    if (typeof known === "object" && known.text === text) return known.row as Row;
    const row = read(text);
    // Most addresses are asked for once, and some rows are in no other list.
    rows.set(name, known ? { text, row: Object.freeze(row) } : "seen once");
    return row;
  };
};

/** Whether several requests get this row. */
export const isRecent = (row: object): boolean => Object.isFrozen(row);
