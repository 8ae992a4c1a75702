import { setTimeout as delay } from "node:timers/promises";

/**
 * Makes work take at least this long, so that response times do not reveal whether an address has an account.
 * @param milliseconds more than the work ever takes
 */
export const minimumDuration = async <Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> => {
  const [result] = await Promise.allSettled([work(), delay(milliseconds)]);
  if (result.status === "rejected") throw result.reason;
  return result.value;
};
