import { setTimeout as delay } from "node:timers/promises";
import type { ISql } from "postgres";
import type { Service } from "./service.ts";

const pollMs = 2;

/** Waits until a session waits for a lock in the service's database. */
export const untilBlocked = async ({ sql }: Pick<Service, "sql">) => {
  for (;;) {
    const [row] = await sql<{ n: number }[]>`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    if (row && row.n > 0) return;
    await delay(pollMs);
  }
};

/** Sends a request while a transaction holds locks, and commits the transaction once the request waits for one of them. */
export const whileLocked = async <Response>(
  service: Pick<Service, "sql">,
  lock: (tx: ISql) => Promise<unknown>,
  request: () => Promise<Response>,
): Promise<Response> => {
  const { running } = await service.sql.begin(async (tx) => {
    await lock(tx);
    const running = request();
    await untilBlocked(service);
    return { running };
  });
  return running;
};

/** Waits until a session waits for a lock that this connection holds. */
export const untilBlockedBy = async (holder: ISql, { sql }: Pick<Service, "sql">) => {
  const [backend] = await holder<{ pid: number }[]>`select pg_backend_pid() as pid`;
  for (;;) {
    const waiting = await sql`select from pg_stat_activity
      where datname = current_database() and ${backend?.pid ?? 0} = any (pg_blocking_pids(pid))`;
    if (waiting.length > 0) return;
    await delay(pollMs);
  }
};
