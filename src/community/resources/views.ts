/**
 * A summary, which becomes what its details show: `more` is the rest of them. A literal that begins with a spread of all those fields
 * takes V8 thirty times the time.
 */
export const detailed = <Summary extends object, Whole extends Summary>(
  summary: Summary,
  more: Omit<Whole, keyof Summary>,
): Summary & Omit<Whole, keyof Summary> => Object.assign(summary, more);
