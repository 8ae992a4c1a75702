import { shownField } from "../../../foundation/pictures/pictures.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import { snake } from "../../resources/case.ts";
import type { ExportedRow } from "./queries.ts";

export const toExported = (row: ExportedRow, baseUrl: string): object =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      const field = snake(column);
      return [field, value instanceof Date ? toTimestamp(value) : shownField(field, value, baseUrl)];
    }),
  );
