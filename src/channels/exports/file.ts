import { Readable } from "node:stream";
import type { Transaction } from "../../foundation/db/client.ts";
import type { Context } from "../../identity/context.ts";
import { encoded } from "../../server/http/contract.ts";

/** Excel needs it to recognize UTF-8. */
const byteOrderMark = "\uFEFF";

export type Value = string | number | boolean | null;

/** One row with its line break (RFC 4180). */
export const csvLine = (values: readonly Value[]): string => `${values.map(field).join(",")}\r\n`;

const field = (value: Value): string => {
  if (typeof value !== "string") return value === null ? "" : String(value);
  const text = inert(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Criterion 49: an apostrophe turns a formula into text, also where a spreadsheet splits fields at semicolons or tabs in spite of quotes. */
const inert = (text: string): string =>
  text.replaceAll(/(?<=^|[;\t\r\n])(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/g, "'");

type File<Column extends string, Row> = {
  columns: readonly Column[];
  of: { list: string; slug: string; name: string };
  view: (row: Row) => Record<Column, Value>;
  rows: (tx: Transaction) => AsyncIterable<Row[]>;
};

export const csvFile = async <Column extends string, Row>(
  { probe, exporting }: Pick<Context, "probe" | "exporting">,
  { columns, of, view, rows }: File<Column, Row>,
) => {
  const valuesOf = (row: Record<Column, Value>) => columns.map((column) => row[column]);
  const lines = async function* (tx: Transaction) {
    // Sent with the first rows, so that an earlier error still becomes an error response.
    let start = byteOrderMark + csvLine(columns);
    for await (const batch of rows(tx)) {
      yield start + batch.map((row) => csvLine(valuesOf(view(row)))).join("");
      start = "";
    }
    if (start) yield start;
  };
  const body = probe === "head" ? Readable.from([]) : await exporting(lines);
  return {
    status: 200,
    headers: { "content-disposition": attachment(of) },
    body: { [encoded]: body },
  } as const;
};

/** RFC 6266, and RFC 8187 for the name beyond ASCII; slugs are ASCII. */
const attachment = ({ list, slug, name }: { list: string; slug: string; name: string }): string =>
  `attachment; filename="${list}-${slug}.csv"; filename*=UTF-8''${encodeName(`${list} of ${name}`)}.csv`;

/** Replaces characters that some systems do not allow in file names. */
const encodeName = (name: string): string =>
  encodeURIComponent(name.replaceAll(/[/\\:*?"<>|\p{Cc}\p{Cf}]/gu, "-")).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
