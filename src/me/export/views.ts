import { toTimestamp } from "../../http/timestamp.ts";
import { snake } from "../../resources/case.ts";
import type { ExportedRow } from "./queries.ts";

/** A row as the contract shows it. */
export const toExported = (row: ExportedRow): object =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [snake(name), value instanceof Date ? toTimestamp(value) : value]),
  );
