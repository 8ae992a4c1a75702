import { accountDocument } from "../../../community/me/export/document.ts";
import { cancelEmailChange, requestEmailChange } from "../../../identity/auth/email-changes/change.ts";
import { findSignedInUser } from "../../../identity/users/signed-in-user.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import { notice } from "../../kit/fields.ts";
import { form, page } from "../../kit/page.ts";
import { fromContract, required } from "../../kit/schema.ts";
import { afterStepUp, typedPassword } from "../step-up.ts";

const path = "/settings/account";

const changeEmail = form(`${path}/email`, {
  permission: "signed_in",
  allowsUnverified: true,
  body: { email: required(fromContract("Email"), "common.field.email"), password: typedPassword },
  submit: afterStepUp(path, async (context, { body: { email, password } }) => {
    await requestEmailChange(context, { email, password: password || undefined });
    return seeOther(`${path}?notice=email_change_requested`);
  }),
});

const cancelChange = form(`${path}/email/cancel`, {
  permission: "signed_in",
  allowsUnverified: true,
  isShownAgain: false,
  submit: async (context) => {
    await cancelEmailChange(context);
    return seeOther(`${path}?notice=email_change_canceled`);
  },
});

/** The caller's email address, and links to download the caller's data and to delete the account. */
export const account = page("showAccount", path, {
  permission: "signed_in",
  allowsUnverified: true,
  query: { notice },
  template: "account-pages/account/account",
  show: async (context) => {
    const { providers, pendingEmail: email, pendingUntil: until } = await findSignedInUser(context);
    return {
      hasPassword: providers.includes("password"),
      pending: email === null || until === null ? null : { email, until: toTimestamp(until) },
    };
  },
  forms: { changeEmailByForm: changeEmail, cancelEmailChangeByForm: cancelChange },
});

/** All data that is stored about the caller, as a file. */
export const accountExport = page("exportAccount", `${path}/export`, {
  permission: "signed_in",
  allowsUnverified: true,
  produces: ["application/json"],
  isStreamed: true,
  show: (context) => accountDocument(context),
});
