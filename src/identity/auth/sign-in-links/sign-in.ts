import { sessionPages } from "../../../../generated/contract.ts";
import { inTransaction } from "../../../foundation/db/client.ts";
import { digest } from "../../../foundation/secrets.ts";
import type { Context } from "../../context.ts";
import { type EmailRequest, findEmailRequest, takeEmailRequest } from "../email-requests/queries.ts";
import { linkExpired, offerAccount, sendLink } from "../mail-links.ts";
import { countMailRequest, forgetMails } from "../mail-quota.ts";
import { minimumDuration } from "../minimum-duration.ts";
import { type Account, consumeMailToken, findAccount, findAccountByEmail, findMailToken } from "../queries.ts";
import { recordSecurityEvent } from "../security-events/record.ts";
import { enterByMail, lockToEnter, welcome } from "./enter.ts";
import { enterAsOwner } from "./owner.ts";

/** Emails a link, which creates an account where there is none. Neither the response nor its time reveals which. */
export const requestSignInLink = (context: Context, { email, next }: { email: string; next: string }): Promise<void> =>
  minimumDuration(100, async () => {
    const account = await findAccountByEmail(context.db, email);
    const device = await context.device.recognize(account);
    await countMailRequest(context, device);
    if (!account) return offerAccount(context, { email, kind: "sign_in", next });
    if (account.disabled) return;
    await sendLink(context, account, { purpose: "sign_in", device, next });
    await recordSecurityEvent(context, "sign_in_link_requested", { userId: account.id });
  });

const linkOf = ({ now }: Pick<Context, "now">, token: string) =>
  ({ secretHash: digest(token), purpose: "sign_in", now }) as const;

/** The account of a link. @throws BadRequest */
export const requireSignInLink = async (context: Context, token: string): Promise<Account> => {
  const { db } = context;
  const owner = await findMailToken(db, linkOf(context, token));
  const account = owner && (await findAccount(db, owner));
  if (!account) throw linkExpired();
  return account;
};

/** Uses the link. @returns the path of the page that is next */
export const signInByLink = async (context: Context, token: string): Promise<string> => {
  const owner = await requireSignInLink(context, token);
  const { next, ...entrance } = await inTransaction(context, async (tx) => {
    const account = await lockToEnter(tx, owner);
    const link = await consumeMailToken(tx.db, linkOf(tx, token));
    if (!account || link?.userId !== account.id) throw linkExpired();
    const entrance = await enterByMail(tx, account);
    if (!entrance) throw linkExpired();
    return { ...entrance, next: link.next };
  });
  await forgetMails(context, { kind: "sign_in", email: owner.email });
  return welcome(context, entrance, next ?? sessionPages.landing);
};

const requestLinkOf = ({ now }: Pick<Context, "now">, token: string) => ({ secretHash: digest(token), now });

/** The address of a link that creates an account. @throws BadRequest for a link that has ended, or is a request to join a group */
export const requireSignUp = async (context: Context, token: string): Promise<EmailRequest> => {
  const request = await findEmailRequest(context.db, requestLinkOf(context, token));
  if (!request || request.groupId !== null || request.confirmedAt !== null) throw linkExpired();
  return request;
};

/** Uses the link that creates an account. @returns the path of the page that is next */
export const signUp = async (context: Context, { token, name }: { token: string; name: string }): Promise<string> => {
  const { email, next } = await requireSignUp(context, token);
  const entrance = await inTransaction(context, (tx) =>
    enterAsOwner(tx, { email, name }, () => takeEmailRequest(tx.db, requestLinkOf(tx, token))),
  );
  if (!entrance) throw linkExpired();
  return welcome(context, entrance, next ?? sessionPages.landing);
};
