import { sessionPages } from "../../../../generated/contract.ts";
import { inTransaction } from "../../../foundation/db/client.ts";
import { digest } from "../../../foundation/secrets.ts";
import { seeOther } from "../../../server/http/responses.ts";
import type { Form } from "../../../web/pages/form.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import { template } from "../../../web/pages/template.ts";
import type { Context, Handler } from "../../context.ts";
import { withForm } from "../../forms.ts";
import { offerAccount } from "../email-requests/offer.ts";
import { linkExpired, sendLink } from "../mail-links.ts";
import { countMailRequest, forgetMails } from "../mail-quota.ts";
import { minimumDuration } from "../minimum-duration.ts";
import { nextOf } from "../pages.ts";
import { consumeMailToken, findAccount, findAccountByEmail, findMailToken } from "../queries.ts";
import { recordSecurityEvent } from "../security-events/record.ts";
import { checkMail, typedForm } from "../typed-email.ts";
import { enterByMail, lockToEnter, welcome } from "./enter.ts";

type SignInLinkPage = { form: Form<"email">; next: string | undefined };

const signInLinkTemplate = template<SignInLinkPage>("identity/auth/sign-in-links/sign-in-link");

const signInTemplate = template<{ email: string; token: string }>("identity/auth/sign-in-links/sign-in");

export const showSignInLink: Handler<"showSignInLink"> = async (context, { query: { next } }) =>
  htmlPage(await context.render(signInLinkTemplate, { form: await typedForm(context), next }));

export const requestSignInLink: Handler<"requestSignInLink"> = withForm(
  {
    schema: "SignInLinkForm",
    show: ({ render }, rejected) => render(signInLinkTemplate, { form: rejected.form, next: nextOf(rejected) }),
  },
  async (context, { body: { email, next } }) => {
    await minimumDuration(100, async () => {
      const account = await findAccountByEmail(context.db, email);
      const device = await context.device.recognize(account);
      await countMailRequest(context, device);
      if (!account) return offerAccount(context, { email, kind: "sign_in", next });
      if (account.disabled) return;
      await sendLink(context, account, { purpose: "sign_in", device, next });
      await recordSecurityEvent(context, "sign_in_link_requested", { userId: account.id });
    });
    return checkMail(context, { notice: "sign_in_link_requested", email, next });
  },
);

const linkOf = ({ now }: Pick<Context, "now">, token: string) =>
  ({ secretHash: digest(token), purpose: "sign_in", now }) as const;

const requireOwner = async (context: Context, token: string) => {
  const { db } = context;
  const owner = await findMailToken(db, linkOf(context, token));
  const account = owner && (await findAccount(db, owner));
  if (!account) throw linkExpired();
  return account;
};

export const showSignIn: Handler<"showSignIn"> = async (context, { query: { token } }) => {
  const { email } = await requireOwner(context, token);
  return htmlPage(await context.render(signInTemplate, { email, token }));
};

export const finishSignIn: Handler<"finishSignIn"> = async (context, { body: { token } }) => {
  const owner = await requireOwner(context, token);
  const { next, ...entrance } = await inTransaction(context, async (tx) => {
    const account = await lockToEnter(tx, owner);
    const link = await consumeMailToken(tx.db, linkOf(tx, token));
    if (!account || link?.userId !== account.id) throw linkExpired();
    const entrance = await enterByMail(tx, account);
    if (!entrance) throw linkExpired();
    return { ...entrance, next: link.next };
  });
  await forgetMails(context, { kind: "sign_in", email: owner.email });
  return seeOther(await welcome(context, entrance, next ?? sessionPages.landing));
};
