import type { Queryable } from "../../src/db/client.ts";
import { purgesOf, type Retention } from "../../src/retention/purges.ts";
import { purgeWhole } from "../../src/retention/purging.ts";

/** As the settings have it by default. */
export const retention: Retention = {
  attendances_days: 1825,
  audit_days: 1825,
  security_events_days: 365,
  idleDays: 7,
};

/** What happens every hour. @returns how many rows were deleted, by what they were */
export const purgeAll = async (db: Queryable, now: Date): Promise<Record<string, number>> => {
  const deleted: Record<string, number> = {};
  for (const [what, purge] of Object.entries(purgesOf(retention))) deleted[what] = await purgeWhole(purge, { db, now });
  return deleted;
};
