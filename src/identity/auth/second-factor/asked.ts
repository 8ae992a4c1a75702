import { type Form, type Rejected, withoutValues } from "../../../web/pages/form.ts";
import { template } from "../../../web/pages/template.ts";
import type { Context } from "../../context.ts";
import { nextOf } from "../pages.ts";
import { findAccount } from "../queries.ts";
import type { Asked } from "./attempts.ts";
import { signInExpired } from "./challenges.ts";
import { findPending, type Pending } from "./pending.ts";
import { findTotp, listPasskeys } from "./queries.ts";

type SecondFactorPage = {
  form: Form<never>;
  next: string;
  email: string;
  isSignIn: boolean;
  hasPasskey: boolean;
  hasTotp: boolean;
};

const secondFactorTemplate = template<SecondFactorPage>("identity/auth/second-factor/second-factor");

/** A sign-in that waits for the second factor; or, with `null`, a session that is to be confirmed. */
export type AskedHere = Asked & { pending: Pending | null };

/** Whom this browser is asked to confirm: a sign-in goes before a session, which it replaces. */
export const findAsked = async (context: Context): Promise<AskedHere | undefined> => {
  const { db, caller, browser, device } = context;
  const pending = await findPending(context);
  if (pending) {
    const known = await device.recognize(pending.account);
    return { account: pending.account, pending, known: known && `device-${known}` };
  }
  if (!caller || browser.sessionId === null) return undefined;
  const account = await findAccount(db, caller.userId);
  return account?.secondFactor ? { account, pending: null, known: `session-${browser.sessionId}` } : undefined;
};

export const secondFactorPage = async (
  { db, render }: Pick<Context, "db" | "render">,
  { account, pending }: AskedHere,
  { form, next }: { form: Form<never>; next: string },
): Promise<string> =>
  render(secondFactorTemplate, {
    form,
    next,
    email: account.email,
    isSignIn: pending !== null,
    hasPasskey: (await listPasskeys(db, account.id)).length > 0,
    hasTotp: (await findTotp(db, account.id)) !== undefined,
  });

export const secondFactorAgain = async (context: Context, rejected: Rejected): Promise<string> => {
  const asked = await findAsked(context);
  if (!asked) throw signInExpired();
  const next = nextOf(rejected) ?? "/dashboard";
  return secondFactorPage(context, asked, { form: withoutValues(rejected.form), next });
};
