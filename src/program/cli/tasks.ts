import { releaseDueHolds } from "../../community/events/rsvp-requests/release.ts";
import { keepFilterOptions } from "../../community/meta/queries.ts";
import { queueDueDigests, queueDueReminders } from "../../community/notifications/reminders.ts";
import { nameAll } from "../../community/search/names/queries.ts";
import type { Queryable } from "../../foundation/db/client.ts";
import type { Task } from "../../foundation/tasks.ts";
import { purgeAll, purgesOf, type Retention } from "../retention/purges.ts";
import type { Logger } from "./logger.ts";

type Options = { db: Queryable; log: Logger; retention: Retention };

/** Each task locks the rows it changes, so any number of processes may run them. */
export const tasksOf = ({ db, log, retention }: Options): readonly Task[] => {
  const purges = purgesOf(retention);
  return [
    { name: "queue_reminders", intervalMs: 60_000, run: () => queueDueReminders(db, new Date()) },
    { name: "queue_digests", intervalMs: 60_000, run: () => queueDueDigests(db, new Date()) },
    // A waitlist moves up at most this much later.
    { name: "release_holds", intervalMs: 15_000, run: (signal) => releaseDueHolds(db, new Date(), signal) },
    // Filter options are right without it, but each read counts what has changed since the last run.
    {
      name: "count_filter_options",
      intervalMs: 10_000,
      run: () => db.transaction((tx) => keepFilterOptions(tx, new Date())),
    },
    { name: "index_group_names", intervalMs: 2_000, run: (signal) => nameAll(db, signal) },
    // Rows that are due have no effect, so an hour is often enough.
    {
      name: "delete_expired",
      intervalMs: 3_600_000,
      run: (signal) => purgeAll(purges, { db, now: new Date(), log, signal }),
    },
  ];
};
