import assert from "node:assert/strict";
import type { Queryable } from "../../src/foundation/db/client.ts";
import { createPurges, type Purge, purgeAll, type Retention } from "../../src/program/retention/purges.ts";

export const retention: Retention = {
  attendances_days: 1825,
  audit_days: 1825,
  bans_days: 730,
  reports_days: 365,
  security_events_days: 365,
  idleDays: 7,
};

/** Deletes a batch of one kind. @returns the number of deleted rows */
export const purgeBatch = async (db: Queryable, label: string, { now, batch = 500 }: { now: Date; batch?: number }) => {
  const purge = createPurges(retention)[label];
  assert.ok(purge);
  return (await purge(db, { now, batch })).deleted;
};

/** Runs the hourly purge. @returns the numbers of deleted rows, by table */
export const purge = async (
  db: Queryable,
  now: Date,
  purges: Record<string, Purge> = createPurges(retention),
): Promise<Record<string, number>> => {
  const deleted: Record<string, number> = {};
  const log = {
    info: ({ what, rows }: { what: string; rows: number }) => {
      deleted[what] = rows;
    },
  };
  await purgeAll(purges, { db, now, log });
  return deleted;
};
