import { digest, newLinkSecret } from "../../../foundation/secrets.ts";
import type { Context } from "../../context.ts";
import { type Account, findAccount } from "../queries.ts";

/** A sign-in whose password was right, and which waits for the second factor in this browser. */
export type Pending = { id: string; account: Account };

type Owner = Pick<Account, "id" | "passwordHash">;

const proofOf = ({ passwordHash }: Owner): string => digest(passwordHash ?? "");

/** @param account with the password hash that was verified */
export const keepPending = ({ handover }: Pick<Context, "handover">, account: Owner): Promise<void> =>
  handover.give("pending_sign_in", [newLinkSecret(), account.id, proofOf(account)].join(" "));

/** @returns undefined also when the password has changed since, or the account is disabled */
export const findPending = async ({ db, handover }: Pick<Context, "db" | "handover">): Promise<Pending | undefined> => {
  const [id, userId, proof] = (await handover.read("pending_sign_in"))?.split(" ") ?? [];
  if (id === undefined || userId === undefined) return undefined;
  const account = await findAccount(db, userId);
  return account && !account.disabled && proofOf(account) === proof ? { id, account } : undefined;
};

/** The browser forgets it. */
export const forgetPending = async ({ handover }: Pick<Context, "handover">): Promise<void> => {
  await handover.take("pending_sign_in");
};
