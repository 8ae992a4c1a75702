import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { CsvError, parse } from "csv-parse";
import { BadRequest, quote } from "../../foundation/errors.ts";
import { type Cells, layoutOf } from "./columns.ts";
import type { Row } from "./queries.ts";
import { eventRow, maxRowLength, memberRow, requireFewRows } from "./rows.ts";
import { createZones } from "./times.ts";

const sliceLength = 65_536;

/** Other work runs between the slices. */
const slicesOf = async function* (text: string) {
  for (let at = 0; at < text.length; at += sliceLength) {
    yield text.slice(at, at + sliceLength);
    await setImmediate();
  }
};

/** The separator that the header has most of. */
const delimiterOf = (text: string): string => {
  const header = text.slice(0, maxRowLength).split("\n", 1)[0] ?? "";
  const count = (separator: string) => header.split(separator).length;
  return [",", ";", "\t"].reduce((best, other) => (count(other) > count(best) ? other : best));
};

const requireLayout = (header: readonly string[]) => {
  const layout = layoutOf(header);
  if (layout) return layout;
  const names = header.slice(0, 10).map(quote).join(", ");
  throw new BadRequest(
    `the first row must name the columns: "email" of members, or "name" and "starts_at" of events; it has ${names}`,
    { text: { key: "organizers.import.problem.columns" } },
  );
};

type Parsed = { record: Cells; raw: string; info: { lines: number } };

export const readSpreadsheet = async (file: string, defaultZone: string): Promise<Row[]> => {
  // The parser would count the line breaks in quotes twice.
  const text = file.replaceAll(/\r\n?/g, "\n");
  const zones = { defaultZone, zoneOf: createZones() };
  let kind: Row["kind"] | undefined;
  const parser = parse({
    delimiter: delimiterOf(text),
    columns: (header: string[]) => {
      const layout = requireLayout(header);
      kind = layout.kind;
      return layout.columns;
    },
    // Exports add the apostrophe, so that spreadsheets show a formula as text.
    cast: (cell) => cell.replaceAll(/(?<=^|[;\t\r\n])'(?=[=+\-@\t\r＝＋－＠])/gu, ""),
    ...{ info: true, raw: true, max_record_size: maxRowLength },
    ...{ relax_column_count: true, skip_empty_lines: true, trim: true },
  });
  const records: AsyncIterable<Parsed> = Readable.from(slicesOf(text)).pipe(parser);
  const rows: Row[] = [];
  try {
    for await (const { record, raw, info } of records) {
      const line = info.lines - raw.trim().split("\n").length + 1;
      rows.push(kind === "member" ? memberRow(line, record) : eventRow(line, record, zones));
      requireFewRows(rows.length);
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
