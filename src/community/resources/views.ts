/** Mutates the summary: a literal that spreads all those fields takes V8 thirty times as long. */
export const detailed = <Summary extends object, Whole extends Summary>(
  summary: Summary,
  more: Omit<Whole, keyof Summary>,
): Summary & Omit<Whole, keyof Summary> => Object.assign(summary, more);
