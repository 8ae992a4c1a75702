/** The first of those that have least to do, so that no more connections are opened than are needed at once. */
export const leastLoaded = <One extends { readonly load: number }>(all: readonly One[]): One | undefined => {
  let least = all[0];
  for (const one of all) {
    if (one.load === 0) return one;
    if (least && one.load < least.load) least = one;
  }
  return least;
};
