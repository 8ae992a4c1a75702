import { foldAddress } from "../../foundation/email-address.ts";
import { TooManyRequests } from "../../foundation/errors.ts";
import type { Use } from "../../server/limits/limits.ts";
import { networkOf } from "../../server/limits/network.ts";
import type { LimitName } from "../../server/limits/quotas.ts";
import type { Context } from "../context.ts";
import { listResetAddresses } from "./security-events/queries.ts";
import { recordLoginFailure } from "./security-events/record.ts";

type Attempt = {
  email: string;
  /** Identifies a browser that has signed in before. Its attempts have their own quota. */
  known: { device: string } | { session: string } | null;
};

/** @returns the quotas, and the key of the attempts that share an account's slots in the queue of hashes */
const quotasOf = (network: string, { email, known }: Attempt): { queueKey: string; uses: Use[] } => {
  const account = foldAddress(email);
  if (known && "device" in known) {
    const browser = `${account} ${known.device}`;
    return { queueKey: browser, uses: [["login_failures_per_device", browser]] };
  }
  if (known) {
    const browser = `${account} session-${known.session}`;
    return { queueKey: browser, uses: [["login_failures_per_account_and_address", browser]] };
  }
  const uses: Use[] = [
    ["login_failures_per_account_and_address", `${account} ${network}`],
    ["login_failures_per_address", network],
    ["login_failures_per_account", account],
  ];
  return { queueKey: account, uses };
};

const networkQuota: LimitName = "login_failures_per_address";

/** Period after a password reset during which failed sign-ins from its network do not count. */
const resetGraceMs = 3_600_000;

/** Counts an attempt. Failures of a network must not lock out a user who has completed a password reset from the network. @returns the counted quotas */
const consumeQuotas = async (
  { db, now, limits }: Context,
  { email, network, uses }: { email: string; network: string; uses: Use[] },
): Promise<Use[]> => {
  try {
    await limits.consume(...uses);
    return uses;
  } catch (error) {
    if (!(error instanceof TooManyRequests && error.limit === networkQuota)) throw error;
    const resets = await listResetAddresses(db, { email, since: new Date(now.getTime() - resetGraceMs) });
    if (!resets.some((reset) => networkOf(reset) === network)) throw error;
    const others = uses.filter(([name]) => name !== networkQuota);
    await limits.consume(...others);
    return others;
  }
};

/**
 * Counts an attempt as failed until it succeeds, so that concurrent attempts all count. Overload and exhausted quotas are
 * refunded.
 * @param verify receives the network as the requester: any user can have many known browsers
 */
export const attemptLogin = async (
  context: Context,
  attempt: Attempt,
  verify: (requester: string) => Promise<boolean>,
): Promise<boolean> => {
  const { limits, passwords, address } = context;
  const network = networkOf(address);
  const { queueKey, uses } = quotasOf(network, attempt);
  const verifyCounted = async (): Promise<boolean> => {
    const counted = await consumeQuotas(context, { email: attempt.email, network, uses });
    let isWrong = false;
    try {
      isWrong = !(await verify(network));
    } finally {
      if (!isWrong) await limits.refund(...counted);
    }
    return !isWrong;
  };
  try {
    const isCorrect = await passwords.attempt(queueKey, verifyCounted);
    if (!isCorrect) await recordLoginFailure(context, "login_failed", attempt.email);
    return isCorrect;
  } catch (error) {
    if (error instanceof TooManyRequests) await recordLoginFailure(context, "login_blocked", attempt.email);
    throw error;
  }
};

export const resetFailureQuotas = async ({ limits }: Pick<Context, "limits">, email: string): Promise<void> => {
  for (const name of [
    "login_failures_per_account_and_address",
    "login_failures_per_account",
    "login_failures_per_device",
  ] as const)
    await limits.reset(name, foldAddress(email));
};
