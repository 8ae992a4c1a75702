import { nextAttempt } from "../../../foundation/outbox/rules.ts";
import type { Due } from "./queries.ts";

/** Milliseconds. */
const patience = 3 * 86_400_000;

/** Milliseconds after a pause in which a receiver that nothing is sent to is still failing: a later failure is another. */
const memory = 86_400_000;

/** Standard Webhooks: whoever responds with 410 wants no more messages. */
const gone = 410;

/** @returns what is wrong with the response */
export const failureOf = (status: number): string | undefined => {
  if (status >= 200 && status < 300) return undefined;
  if (status >= 300 && status < 400) return `the receiver responded with ${status}; redirects are not followed`;
  return `the receiver responded with ${status}`;
};

type Plan = {
  /** When the message is sent again; undefined when it is given up. */
  next: Date | undefined;
  /** Of the webhook. */
  failingSince: Date;
  /** Of the webhook, in a row. */
  failures: number;
  pausedUntil: Date | undefined;
  disabledReason: "gone" | "failing" | undefined;
};

/**
 * What follows a failure. The message and the receiver have three days each: a message that alone fails is given up, a
 * receiver that accepts nothing is disabled. Meanwhile nothing is sent to it, so that a dead receiver costs one request
 * a pause, however many messages wait.
 */
export const planAfter = (
  { attempts, failingSince, webhook }: Due,
  { status, now }: { status: number | undefined; now: Date },
  random: () => number = Math.random,
): Plan => {
  const { pausedUntil: lastPause } = webhook;
  const goesOn = !lastPause || now.getTime() - lastPause.getTime() <= memory;
  const since = (goesOn ? webhook.failingSince : null) ?? now;
  const failures = goesOn ? webhook.failures + 1 : 1;
  const health = { failingSince: since, failures };
  if (status === gone) return { next: undefined, ...health, pausedUntil: undefined, disabledReason: "gone" };
  const chance = random();
  const after = (failures: number, since: Date | null) =>
    nextAttempt({ failures, since: since ?? now, now, patience }, () => chance);
  const pausedUntil = after(failures, since);
  const disabledReason = pausedUntil ? undefined : "failing";
  return { next: after(attempts + 1, failingSince), ...health, pausedUntil, disabledReason };
};

/** How many characters of a response are kept, for administrators to see what went wrong. */
const shownLength = 1024;

/** Text that somebody else chose, without what could be taken for something else. */
export const shownText = (text: string): string =>
  text
    .slice(0, shownLength)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, (character) =>
      "\n\t".includes(character) ? character : "\uFFFD",
    );
