import { Readable } from "node:stream";
import type { Transaction } from "../../foundation/db/client.ts";
import type { Context } from "../../identity/context.ts";
import { encoded } from "../../server/http/contract.ts";

/** Excel recognizes UTF-8 only by a byte order mark. */
const byteOrderMark = "\uFEFF";

export type Value = string | number | boolean | null;

/** One row with its line break (RFC 4180). */
export const csvLine = (values: readonly Value[]): string => `${values.map(csvField).join(",")}\r\n`;

const csvField = (value: Value): string => {
  if (typeof value !== "string") return value === null ? "" : String(value);
  const text = neutralizeFormulas(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Turns formulas into text (criterion 49), also after semicolons and tabs, where spreadsheets may split quoted fields. */
const neutralizeFormulas = (text: string): string =>
  text.replaceAll(/(?<=^|[;\t\r\n])(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/g, "'");

type Table<Column extends string, Row> = { columns: readonly Column[]; view: (row: Row) => Record<Column, Value> };

/** Streams a table as CSV. The header comes with the first rows, so that an earlier error becomes an error response. */
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

type FileSubject = { list: string; slug: string; name: string };

/** Returns a response that downloads a file. The response to HEAD has no body. */
export const fileResponse = async (
  { linkPreview, streamExport }: Pick<Context, "linkPreview" | "streamExport">,
  { extension, ...subject }: FileSubject & { extension: "csv" | "zip" },
  ...contents: Parameters<Context["streamExport"]>
) => {
  const body = linkPreview === "head" ? Readable.from([]) : await streamExport(...contents);
  return {
    status: 200,
    headers: { "content-disposition": attachment(subject, extension) },
    body: { [encoded]: body },
  } as const;
};

type CsvFile<Column extends string, Row> = Table<Column, Row> & {
  subject: FileSubject;
  rows: (tx: Transaction) => AsyncIterable<readonly Row[]>;
};

export const csvResponse = <Column extends string, Row>(
  context: Pick<Context, "linkPreview" | "streamExport">,
  { subject, rows, ...table }: CsvFile<Column, Row>,
) => fileResponse(context, { ...subject, extension: "csv" }, (tx) => csvText(table, rows(tx)));

/** The Content-Disposition header (RFC 6266). `filename*` has the name, which may not be ASCII (RFC 8187). */
const attachment = ({ list, slug, name }: FileSubject, extension: string): string =>
  `attachment; filename="${list}-${slug}.${extension}"; filename*=UTF-8''${encodeName(`${list} of ${name}`)}.${extension}`;

/** Replaces characters that some systems do not allow in file names. */
const encodeName = (name: string): string =>
  encodeURIComponent(name.replaceAll(/[/\\:*?"<>|\p{Cc}\p{Cf}]/gu, "-")).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
