import { sessionPages } from "../../../generated/contract.ts";
import { confirmByCode, findConfirmation } from "../../identity/auth/second-factor/confirm.ts";
import { signInExpired } from "../../identity/auth/second-factor/pending.ts";
import { findTotp, listPasskeys } from "../../identity/auth/second-factor/queries.ts";
import { needsStepUp } from "../../identity/auth/second-factor/step-up.ts";
import { seeOther } from "../../server/http/responses.ts";
import { withoutValues } from "../../web/pages/form.ts";
import { pagePolicyWithPasskeys } from "../../web/pages/html-response.ts";
import { operationPage } from "../kit/operation-page.ts";
import { nextOf } from "./shared.ts";

/** The page that completes a sign-in, or confirms a session. */
export const secondFactor = operationPage("showSecondFactor", {
  problems: { next: "common.wrong.next" },
  template: "auth-pages/second-factor",
  policy: pagePolicyWithPasskeys,
  show: async (context, { query: { next }, form, rejected }) => {
    const { db, caller } = context;
    const confirmation = await findConfirmation(context);
    if (!rejected) {
      if (!confirmation) return seeOther(caller ? next : `${sessionPages.login}?next=${encodeURIComponent(next)}`);
      if (!confirmation.pending && caller && !needsStepUp({ ...context, caller })) return seeOther(next);
    }
    if (!confirmation) throw signInExpired();
    const { account, pending } = confirmation;
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
      shownAt: nextOf,
      submit: async (context, { body: { code, next } }) => {
        const confirmation = await findConfirmation(context);
        if (!confirmation) return seeOther(sessionPages.login);
        await confirmByCode(context, confirmation, code);
        return seeOther(next);
      },
    },
  },
});
