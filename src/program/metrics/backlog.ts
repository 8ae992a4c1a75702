import type { Queryable } from "../../foundation/db/client.ts";
import { askNowAndThen } from "../../foundation/db/recent.ts";
import { type Backlog, readBacklog } from "./queries.ts";

/** Milliseconds. */
const times = { patience: 2_000, validity: 1_000 };

/** Reads what waits, at most once a second however many ask; `undefined` when the database does not answer in time. */
export const createBacklogReader = (db: Queryable): (() => Promise<Backlog | undefined>) => {
  const read = askNowAndThen(() => readBacklog(db, new Date()), times);
  return () => read().catch(() => undefined);
};
