import type { Context } from "../context.ts";
import { networkOf } from "../limits/network.ts";

/** A try counts as a failure until it has succeeded: so a hundred at once are counted as a hundred. */
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
