/** Adds fields to the summary itself: V8 takes thirty times as long for an object literal that spreads all of them. */
export const detailed = <Summary extends object, Whole extends Summary>(
  summary: Summary,
  more: Omit<Whole, keyof Summary>,
): Summary & Omit<Whole, keyof Summary> => Object.assign(summary, more);
