import type { Queryable } from "../../foundation/db/client.ts";
import { askNowAndThen } from "../../foundation/db/recent.ts";
import { type Backlog, readBacklog } from "./queries.ts";

const times = { patience: 2_000, validity: 1_000 };

/** Reads at most once a second; `undefined` if the database is late. */
export const createBacklogReader = (db: Queryable): (() => Promise<Backlog | undefined>) => {
  const read = askNowAndThen(() => readBacklog(db, new Date()), times);
  return () => read().catch(() => undefined);
};
