import type { Context } from "../context.ts";
import { networkOf } from "../limits/network.ts";

/** Counts an attempt as failed until it succeeds, so that a hundred concurrent attempts count as a hundred. */
export const countLoginAttempt = async ({ limits, address }: Pick<Context, "limits" | "address">, email: string) => {
  const account = email.toLowerCase();
  const network = networkOf(address);
  const counters = [
    ["login_failures_per_account_and_address", `${account} ${network}`],
    ["login_failures_per_address", network],
    ["login_failures_per_account", account],
  ] as const;
  for (const [name, key] of counters) await limits.consume(name, key);
  return {
    refund: async () => {
      for (const [name, key] of counters) await limits.refund(name, key);
    },
  };
};
