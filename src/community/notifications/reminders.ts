import type { FastifyBaseLogger } from "fastify";
import type { Queryable } from "../../foundation/db/client.ts";
import { repeat } from "../../foundation/repeated.ts";
import { queueReminders } from "./queries.ts";
import { reminderLead } from "./rules.ts";

/** Queues the reminders that are due, each once, whichever process comes first. */
export const queueDueReminders = (db: Queryable, now: Date): Promise<number> =>
  queueReminders(db, { lead: reminderLead, now });

/** Milliseconds. */
const interval = 60_000;

/**
 * Looks for reminders that are due, now and once a minute. Any number of processes may do this.
 * @returns a function that stops it
 */
export const startReminders = (db: Queryable, log: Pick<FastifyBaseLogger, "warn">): (() => Promise<void>) =>
  repeat(() => queueDueReminders(db, new Date()), {
    every: interval,
    log,
    failure: "could not look for reminders; trying again in a minute",
  });
