import type { FastifyBaseLogger } from "fastify";
import type { Queryable } from "../../foundation/db/client.ts";
import { repeat } from "../../foundation/repeated.ts";
import { queueDigests } from "./new-events/queries.ts";
import { digestTime } from "./new-events/rules.ts";
import { queueReminders } from "./queries.ts";
import { reminderLead } from "./rules.ts";

/** Queues the reminders that are due, each once, whichever process comes first. */
export const queueDueReminders = (db: Queryable, now: Date): Promise<number> =>
  queueReminders(db, { lead: reminderLead, now });

/** Queues the digests that are due, each once a week. */
export const queueDueDigests = (db: Queryable, now: Date): Promise<void> => queueDigests(db, digestTime(now), now);

/** Milliseconds. */
const interval = 60_000;

/**
 * Looks for reminders and digests that are due, now and once a minute. Any number of processes may do this.
 * @returns a function that stops it
 */
export const startReminders = (db: Queryable, log: Pick<FastifyBaseLogger, "warn">): (() => Promise<void>) =>
  repeat(
    async () => {
      await queueDueReminders(db, new Date());
      await queueDueDigests(db, new Date());
    },
    { every: interval, log, failure: "could not look for reminders and digests; trying again in a minute" },
  );
