import { digest, newLinkSecret } from "../../../foundation/secrets.ts";
import type { Context } from "../../context.ts";
import { type Account, findAccount, findMailToken } from "../queries.ts";

/** A sign-in whose password was right, or that came by a link, and which waits for the second factor in this browser. */
export type Pending = { id: string; account: Account; method: "password" | "email" };

type Owner = Pick<Account, "id" | "passwordHash">;

const proofOf = ({ passwordHash }: Owner): string => digest(passwordHash ?? "");

/** No digest is as short. */
const byEmail = "email";

/** @param account with the password hash that was verified */
export const keepPending = ({ handover }: Pick<Context, "handover">, account: Owner): Promise<void> =>
  handover.give("pending_sign_in", [newLinkSecret(), account.id, proofOf(account)].join(" "));

/** @param token that `enterByMail` has put in place of the link: what ends the one ends the other */
export const keepPendingLink = ({ handover }: Context, { id }: Account, token: string): Promise<void> =>
  handover.give("pending_sign_in", [token, id, byEmail].join(" "));

export const pendingLink = (id: string, now: Date) =>
  ({ secretHash: digest(id), purpose: "second_factor", now }) as const;

/** @returns undefined also when the password has changed since, the link has ended, or the account is disabled */
export const findPending = async ({ db, now, handover }: Context): Promise<Pending | undefined> => {
  const [id, userId, proof] = (await handover.read("pending_sign_in"))?.split(" ") ?? [];
  if (id === undefined || userId === undefined) return undefined;
  const account = await findAccount(db, userId);
  if (!account || account.disabled) return undefined;
  if (proof !== byEmail) return proofOf(account) === proof ? { id, account, method: "password" } : undefined;
  const isLive = (await findMailToken(db, pendingLink(id, now))) === userId;
  return isLive ? { id, account, method: "email" } : undefined;
};

export const forgetPending = async ({ handover }: Pick<Context, "handover">): Promise<void> => {
  await handover.take("pending_sign_in");
};
