/** Bounds the memory of a window: about 10 MB. */
export const defaultMaxKeys = 100_000;

export const forgetOldest = (counts: Map<string, number>): void => {
  for (const key of counts.keys()) {
    counts.delete(key);
    return;
  }
};
