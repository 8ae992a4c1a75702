import { setTimeout as delay } from "node:timers/promises";

/**
 * Lets work take at least so long, so that a caller's clock does not tell what there was to do: whether an address has an
 * account.
 * @param milliseconds more than the longest work takes
 */
export const minimumDuration = async <Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> => {
  const [result] = await Promise.allSettled([work(), delay(milliseconds)]);
  if (result.status === "rejected") throw result.reason;
  return result.value;
};
