import { sessionPages } from "../../../generated/contract.ts";
import { confirmByCode, findConfirmation } from "../../identity/auth/second-factor/confirm.ts";
import { signInExpired } from "../../identity/auth/second-factor/pending.ts";
import { findTotp, listPasskeys } from "../../identity/auth/second-factor/queries.ts";
import { needsStepUp } from "../../identity/auth/second-factor/step-up.ts";
import { seeOther } from "../../server/http/responses.ts";
import { withoutValues } from "../../web/pages/form.ts";
import { pagePolicyWithPasskeys } from "../../web/pages/html-response.ts";
import { operationPage } from "../kit/operation-page.ts";
import { leadingOn } from "./shared.ts";

/** The page that completes a sign-in, or confirms a session. */
export const secondFactor = operationPage("showSecondFactor", {
  problems: { next: "common.wrong.next" },
  template: "auth-pages/second-factor",
  policy: pagePolicyWithPasskeys,
  show: async (context, { query: { next }, form, rejected }) => {
    const { db, caller } = context;
    const asked = await findConfirmation(context);
    if (!rejected) {
      if (!asked) return seeOther(caller ? next : `${sessionPages.login}?next=${encodeURIComponent(next)}`);
      if (!asked.pending && caller && !needsStepUp({ ...context, caller })) return seeOther(next);
    }
    if (!asked) throw signInExpired();
    const { account, pending } = asked;
    return {
      form: withoutValues(form),
      next,
      email: account.email,
      isSignIn: pending !== null,
      hasPasskey: (await listPasskeys(db, account.id)).length > 0,
      hasTotp: (await findTotp(db, account.id)) !== undefined,
    };
  },
  forms: {
    submitSecondFactor: {
      shownAt: leadingOn,
      submit: async (context, { body: { code, next } }) => {
        const asked = await findConfirmation(context);
        if (!asked) return seeOther(sessionPages.login);
        await confirmByCode(context, asked, code);
        return seeOther(next);
      },
    },
  },
});
