import { sessionPages } from "../../../generated/contract.ts";
import { confirmByCode, findAsked } from "../../identity/auth/second-factor/asked.ts";
import { signInExpired } from "../../identity/auth/second-factor/pending.ts";
import { findTotp, listPasskeys } from "../../identity/auth/second-factor/queries.ts";
import { asksFirst } from "../../identity/auth/second-factor/step-up.ts";
import { seeOther } from "../../server/http/responses.ts";
import { type Form, withoutValues } from "../../web/pages/form.ts";
import { htmlPage, pagePolicyWithPasskeys } from "../../web/pages/html-response.ts";
import { template } from "../../web/pages/template.ts";
import { operationPage } from "../kit/operation-page.ts";
import { leadingOn } from "./shared.ts";

type SecondFactorPage = {
  form: Form<never>;
  next: string;
  email: string;
  isSignIn: boolean;
  hasPasskey: boolean;
  hasTotp: boolean;
};

const secondFactorTemplate = template<SecondFactorPage>("site/auth-pages/second-factor");

/** The page that completes a sign-in, or confirms a session. */
export const secondFactor = operationPage("showSecondFactor", {
  problems: { next: "common.wrong.next" },
  show: async (context, { query: { next }, form, rejected }) => {
    const { db, caller } = context;
    const asked = await findAsked(context);
    if (!rejected) {
      if (!asked) return seeOther(caller ? next : `${sessionPages.login}?next=${encodeURIComponent(next)}`);
      if (!asked.pending && caller && !asksFirst({ ...context, caller })) return seeOther(next);
    }
    if (!asked) throw signInExpired();
    const { account, pending } = asked;
    const html = await context.render(secondFactorTemplate, {
      form: withoutValues(form),
      next,
      email: account.email,
      isSignIn: pending !== null,
      hasPasskey: (await listPasskeys(db, account.id)).length > 0,
      hasTotp: (await findTotp(db, account.id)) !== undefined,
    });
    return htmlPage(html, pagePolicyWithPasskeys);
  },
  forms: {
    submitSecondFactor: {
      shownAt: leadingOn,
      submit: async (context, { body: { code, next } }) => {
        const asked = await findAsked(context);
        if (!asked) return seeOther(sessionPages.login);
        await confirmByCode(context, asked, code);
        return seeOther(next);
      },
    },
  },
});
