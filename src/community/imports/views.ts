import type { Schemas } from "../../../generated/contract.ts";
import { toTimestamp } from "../../server/http/timestamp.ts";
import type { ImportRow, Row } from "./queries.ts";

export const toImport = ({ counts: { rows, done, kind: _kind, ...counts }, ...row }: ImportRow): Schemas["Import"] => ({
  id: row.id,
  alliance: row.alliance,
  group: row.group,
  format: row.format,
  status: row.status,
  row_count: rows,
  done_count: done,
  counts,
  problems: row.problems,
  created_by: row.createdBy,
  created_at: toTimestamp(row.createdAt),
  completed_at: row.completedAt && toTimestamp(row.completedAt),
  undone_at: row.undoneAt && toTimestamp(row.undoneAt),
});

export const toImportReport = (rows: readonly Row[], run: Schemas["Import"] | null): Schemas["ImportReport"] => {
  const counts = { create: 0, update: 0, skip: 0, refuse: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return { run, rows: rows.map(({ source: _source, ...row }) => row), counts };
};
