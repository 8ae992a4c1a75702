const firstPause = 5_000;
const longestPause = 2 * 3_600_000;
/** RFC 5321 §4.5.4.1: giving up "generally needs to be at least 4-5 days". */
const patienceOfMail = 4 * 86_400_000;

type Failing = {
  failures: number;
  since: Date;
  now: Date;
  /** Milliseconds after `since` in which there are attempts. */
  patience?: number;
};

/**
 * Delays double from 5 seconds to 2 hours, with a jitter of a fifth.
 * @returns undefined when it is time to give up
 */
export const nextAttempt = (
  { failures, since, now, patience = patienceOfMail }: Failing,
  random: () => number = Math.random,
): Date | undefined => {
  const pause = Math.min(firstPause * 2 ** (failures - 1), longestPause) * (0.8 + 0.4 * random());
  const next = new Date(now.getTime() + pause);
  return next.getTime() - since.getTime() > patience ? undefined : next;
};
