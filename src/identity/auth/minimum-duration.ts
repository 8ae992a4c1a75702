import { setTimeout as delay } from "node:timers/promises";

/** Hides whether an address has an account. The work must always take less than `milliseconds`. */
export const minimumDuration = async <Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> => {
  const [result] = await Promise.allSettled([work(), delay(milliseconds)]);
  if (result.status === "rejected") throw result.reason;
  return result.value;
};
