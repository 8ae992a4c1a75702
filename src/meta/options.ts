export type Entity = "groups" | "events" | "jobs" | "landscape";

/** The options of a parameter: value and count, most frequent first. */
export type Options = { entity: Entity; parameter: string; options: readonly (readonly [string, number])[] };

/** A parameter has at most this many options: the most frequent ones. */
const mostOptions = 1_000;

/**
 * Adds up the counts of each value.
 * @param values of a parameter, a value once for each of its addends
 * @param counts their addends, in the same order; what is subtracted is negative
 */
export const sumOptions = (values: readonly string[], counts: readonly number[]): [string, number][] => {
  const sums = new Map<string, number>();
  values.forEach((value, index) => {
    sums.set(value, (sums.get(value) ?? 0) + (counts[index] ?? 0));
  });
  return [...sums]
    .filter(([, count]) => count > 0)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, mostOptions);
};
