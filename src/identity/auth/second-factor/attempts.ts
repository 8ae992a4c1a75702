import { inTransaction } from "../../../foundation/db/client.ts";
import { Forbidden, TooManyRequests } from "../../../foundation/errors.ts";
import type { Counted } from "../../../server/limits/limits.ts";
import { networkOf } from "../../../server/limits/network.ts";
import { notify } from "../../../web/mail/notify.ts";
import type { Context } from "../../context.ts";
import type { Account } from "../queries.ts";
import { recordSecurityEvent } from "../security-events/record.ts";

export type Asked = {
  account: Account;
  /** Names the session, or the browser that has signed in before: nobody else uses up its attempts. */
  known: string | null;
  /** Whether the second factor is only being set up: then a wrong code is the owner's own. */
  isNew?: true;
};

/** Three of a million codes are right at a time: with a day's attempts, one in ten thousand attackers finds one. */
const reckon = ({ account: { id }, known }: Asked, network: string): Counted[] => [
  ["second_factor_failures_per_account_and_address", `${id} ${known ?? network}`],
  ["second_factor_failures_per_account", `${id} ${known === null ? "new" : "known"}`],
];

/** Counts as `attemptLogin` does. @param use returns undefined when the code is wrong @throws Forbidden when it is */
export const attemptSecondFactor = async <Result>(
  context: Context,
  asked: Asked,
  use: () => Promise<Result | undefined>,
): Promise<Result> => {
  const { limits, address } = context;
  const uses = reckon(asked, networkOf(address));
  try {
    await limits.consume(...uses);
  } catch (error) {
    const { id: userId } = asked.account;
    if (error instanceof TooManyRequests) await recordSecurityEvent(context, "second_factor_blocked", { userId });
    throw error;
  }
  let isWrong = false;
  try {
    const result = await use();
    isWrong = result === undefined;
    if (result !== undefined) return result;
  } finally {
    if (!isWrong) await limits.refund(...uses);
  }
  await reportFailure(context, asked);
  throw new Forbidden("the code is wrong, too old, or was used before", {
    code: "invalid_credentials",
    field: "code",
    text: { key: "common.wrong.code" },
  });
};

/** The owner hears of it where nobody has signed in before: somebody knows the password. */
const reportFailure = async (context: Context, { account, known, isNew }: Asked): Promise<void> => {
  if (isNew) return;
  await recordSecurityEvent(context, "second_factor_failed", { userId: account.id });
  if (known !== null || !account.verified) return;
  await inTransaction(context, (tx) => notify(tx, account, "mail.notice_event.wrong_code"));
};
