import type { Queryable } from "../../foundation/db/client.ts";
import { shareQuery } from "../../foundation/timeouts.ts";
import { type Backlog, readBacklog } from "./queries.ts";

const times = { timeoutMs: 2_000, validityMs: 1_000 };

/** Reads at most once a second; `undefined` if the database is late. */
export const createBacklogReader = (db: Queryable): (() => Promise<Backlog | undefined>) => {
  const read = shareQuery(() => readBacklog(db, new Date()), times);
  return () => read().catch(() => undefined);
};
