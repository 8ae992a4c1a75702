/* When members hear of new events, and when organizers of what waits for them. */

/** Milliseconds between two emails of a kind that collects what follows. */
export const collectingTime = 3_600_000;

const day = 86_400_000;

/** A digest lists what begins within this time, in milliseconds. */
export const digestHorizon = 14 * day;
