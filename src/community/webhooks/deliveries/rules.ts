import { nextAttempt } from "../../../foundation/outbox/rules.ts";
import type { Due } from "./queries.ts";

const giveUpAfterMs = 3 * 86_400_000;

/** Milliseconds after a pause until a failure counts as a new one. */
const memory = 86_400_000;

const gone = 410;

export const failureOf = (status: number): string | undefined => {
  if (status >= 200 && status < 300) return undefined;
  if (status >= 300 && status < 400) return `the receiver responded with ${status}; redirects are not followed`;
  return `the receiver responded with ${status}`;
};

type Plan = {
  /** Undefined when the message is given up. */
  next: Date | undefined;
  failingSince: Date;
  /** Consecutive failures of the webhook. */
  failures: number;
  pausedUntil: Date | undefined;
  disabledReason: "gone" | "failing" | undefined;
};

/**
 * A message that fails for three days is given up; a receiver that fails for three days is disabled.
 * A failing receiver is paused, so it costs one request per pause however many messages wait.
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
    nextAttempt({ failures, since: since ?? now, now, giveUpAfterMs }, () => chance);
  const pausedUntil = after(failures, since);
  const disabledReason = pausedUntil ? undefined : "failing";
  return { next: after(attempts + 1, failingSince), ...health, pausedUntil, disabledReason };
};

const shownLength = 1024;

/** Removes control and bidirectional characters from foreign text. */
export const shownText = (text: string): string =>
  text
    .slice(0, shownLength)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, (character) =>
      "\n\t".includes(character) ? character : "\uFFFD",
    );
