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

type Table<Column extends string, Row> = { columns: readonly Column[]; view: (row: Row) => Record<Column, Value> };

/** A table in pieces. The header is in the first one, so that an error before the first rows still becomes an error response. */
export const csvText = async function* <Column extends string, Row>(
  { columns, view }: Table<Column, Row>,
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string, void, undefined> {
  const lineOf = (row: Record<Column, Value>) => csvLine(columns.map((column) => row[column]));
  let start = byteOrderMark + csvLine(columns);
  for await (const batch of batches) {
    yield start + batch.map((row) => lineOf(view(row))).join("");
    start = "";
  }
  if (start) yield start;
};

type Named = { list: string; slug: string; name: string };

/** The response with a file to save. That to HEAD has no body. */
export const fileOf = async (
  { probe, exporting }: Pick<Context, "probe" | "exporting">,
  { extension, ...of }: Named & { extension: "csv" | "zip" },
  ...contents: Parameters<Context["exporting"]>
) => {
  const body = probe === "head" ? Readable.from([]) : await exporting(...contents);
  return {
    status: 200,
    headers: { "content-disposition": attachment(of, extension) },
    body: { [encoded]: body },
  } as const;
};

type File<Column extends string, Row> = Table<Column, Row> & {
  of: Named;
  rows: (tx: Transaction) => AsyncIterable<readonly Row[]>;
};

export const csvFile = <Column extends string, Row>(
  context: Pick<Context, "probe" | "exporting">,
  { of, rows, ...table }: File<Column, Row>,
) => fileOf(context, { ...of, extension: "csv" }, (tx) => csvText(table, rows(tx)));

/** RFC 6266, and RFC 8187 for the name beyond ASCII; slugs are ASCII. */
const attachment = ({ list, slug, name }: Named, extension: string): string =>
  `attachment; filename="${list}-${slug}.${extension}"; filename*=UTF-8''${encodeName(`${list} of ${name}`)}.${extension}`;

/** Replaces characters that some systems do not allow in file names. */
const encodeName = (name: string): string =>
  encodeURIComponent(name.replaceAll(/[/\\:*?"<>|\p{Cc}\p{Cf}]/gu, "-")).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
