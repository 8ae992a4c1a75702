/* When members hear of new events, and when organizers of what waits for them. */

/** Milliseconds between two emails of a kind that collects what follows. */
export const collectingTime = 3_600_000;

const day = 86_400_000;

/** A digest lists what begins within this time, in milliseconds. */
export const digestHorizon = 14 * day;

/** Milliseconds from a Thursday, 1 January 1970, to 07:00 UTC on the next Monday. */
const firstDigest = 4 * day + 7 * 3_600_000;

/** The latest Monday, 07:00 UTC. */
export const digestTime = (now: Date): Date => {
  const sinceDigest = (now.getTime() - firstDigest) % (7 * day);
  return new Date(now.getTime() - sinceDigest);
};
