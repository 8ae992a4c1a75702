const firstDelayMs = 5_000;
const maxDelayMs = 2 * 3_600_000;
/** RFC 5321 §4.5.4.1: giving up "generally needs to be at least 4-5 days". */
const giveUpMailAfterMs = 4 * 86_400_000;

type FailureHistory = {
  failures: number;
  since: Date;
  now: Date;
  /** Counted from `since`. */
  giveUpAfterMs?: number;
};

/**
 * Delays double from 5 seconds to 2 hours, with a jitter of 20 percent.
 * @returns undefined when it is time to give up
 */
export const nextAttempt = (
  { failures, since, now, giveUpAfterMs = giveUpMailAfterMs }: FailureHistory,
  random: () => number = Math.random,
): Date | undefined => {
  const delayMs = Math.min(firstDelayMs * 2 ** (failures - 1), maxDelayMs) * (0.8 + 0.4 * random());
  const next = new Date(now.getTime() + delayMs);
  return next.getTime() - since.getTime() > giveUpAfterMs ? undefined : next;
};
