import type { Queryable } from "../db/client.ts";
import { rejectionOf } from "../outbox/lane.ts";
import { type Backlog, readBacklog } from "./queries.ts";

/** Milliseconds. */
const patience = 2_000;
const validity = 1_000;

/** Reads what waits, at most once a second however many ask; `undefined` when the database does not answer in time. */
export const createBacklogReader = (db: Queryable): (() => Promise<Backlog | undefined>) => {
  let read: Promise<Backlog> | undefined;
  const begin = (): Promise<Backlog> => {
    const backlog = readBacklog(db, new Date());
    const forget = () => {
      read = undefined;
    };
    void backlog.catch(() => {}).then(() => setTimeout(forget, validity).unref());
    return backlog;
  };
  return async () => {
    read ??= begin();
    return Promise.race([read, rejectionOf(AbortSignal.timeout(patience))]).catch(() => undefined);
  };
};
