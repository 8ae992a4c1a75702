import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { CsvError, parse } from "csv-parse";
import { BadRequest, quote } from "../../foundation/errors.ts";
import { type Cells, recognizeLayout } from "./columns.ts";
import type { Row } from "./queries.ts";
import { maxRowLength, requireRowLimit, toEventRow, toMemberRow } from "./rows.ts";
import { createZoneLookup } from "./times.ts";

const sliceLength = 65_536;

/** Yields slices of the text, and lets other requests run in between. */
const slicesOf = async function* (text: string) {
  for (let start = 0; start < text.length; start += sliceLength) {
    yield text.slice(start, start + sliceLength);
    await setImmediate();
  }
};

/** Returns the separator that occurs most often in the header. */
const delimiterOf = (text: string): string => {
  const header = text.slice(0, maxRowLength).split("\n", 1)[0] ?? "";
  const count = (separator: string) => header.split(separator).length;
  return [",", ";", "\t"].reduce((best, other) => (count(other) > count(best) ? other : best));
};

const requireLayout = (header: readonly string[]) => {
  const layout = recognizeLayout(header);
  if (layout) return layout;
  const names = header.slice(0, 10).map(quote).join(", ");
  throw new BadRequest(
    `the first row must name the columns: "email" of members, or "name" and "starts_at" of events; it has ${names}`,
    { text: { key: "organizers.import.problem.columns" } },
  );
};

type ParsedRecord = { record: Cells; raw: string; info: { lines: number } };

export const readSpreadsheet = async (file: string, defaultZone: string): Promise<Row[]> => {
  // The parser counts CRLF inside quotes as two lines.
  const text = file.replaceAll(/\r\n?/g, "\n");
  const zones = { defaultZone, findZone: createZoneLookup() };
  let kind: Row["kind"] | undefined;
  const parser = parse({
    delimiter: delimiterOf(text),
    columns: (header: string[]) => {
      const layout = requireLayout(header);
      kind = layout.kind;
      return layout.columns;
    },
    // Removes the apostrophe that exports add so that spreadsheets show a formula as text.
    cast: (cell) => cell.replaceAll(/(?<=^|[;\t\r\n])'(?=[=+\-@\t\r＝＋－＠])/gu, ""),
    ...{ info: true, raw: true, max_record_size: maxRowLength },
    ...{ relax_column_count: true, skip_empty_lines: true, trim: true },
  });
  const records: AsyncIterable<ParsedRecord> = Readable.from(slicesOf(text)).pipe(parser);
  const rows: Row[] = [];
  try {
    for await (const { record, raw, info } of records) {
      const line = info.lines - raw.trim().split("\n").length + 1;
      rows.push(kind === "member" ? toMemberRow(line, record) : toEventRow(line, record, zones));
      requireRowLimit(rows.length);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new BadRequest(`the file is not CSV: ${error.message.slice(0, 200).toWellFormed()}`, {
      code: "malformed_request",
      text: { key: "organizers.import.problem.csv" },
    });
  }
  if (!kind) throw new BadRequest("the file is empty", { text: { key: "organizers.import.problem.empty" } });
  return rows;
};
