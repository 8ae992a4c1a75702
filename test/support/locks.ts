import type { Service } from "./service.ts";

/** Waits until somebody waits for a lock in the service's database. */
export const someoneWaits = async ({ sql }: Pick<Service, "sql">) => {
  for (;;) {
    const [row] = await sql<{ n: number }[]>`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    if (row && row.n > 0) return;
  }
};
