import { confirmTotp } from "../../../identity/auth/second-factor/change.ts";
import { qrCodeOf } from "../../../identity/auth/second-factor/proofs.ts";
import { findSignedInUser } from "../../../identity/users/signed-in-user.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { withoutValues } from "../../../web/pages/form.ts";
import { form, page } from "../../kit/page.ts";
import { fromContract, required } from "../../kit/schema.ts";
import { afterStepUp } from "../step-up.ts";
import { flashRecoveryCodes, showSecurity } from "./security.ts";

const back = "/settings/security";

const confirm = form(`${back}/totp/confirm`, {
  permission: "signed_in",
  body: { code: required(fromContract("SecondFactorCode"), "common.field.code") },
  submit: afterStepUp(back, async (context, { body: { code } }) => {
    await flashRecoveryCodes(context, await confirmTotp(context, code));
    return seeOther(`${back}?notice=totp_enabled`);
  }),
});

/** The secret of an authenticator app as a QR code, and a form for the app's first code. */
export const totp = page("showTotp", `${back}/totp`, {
  permission: "signed_in",
  template: "account-pages/security/totp",
  show: async (context, { form, rejected }) => {
    const secret = await context.flash.read("new_totp");
    // This session has no recent secret.
    if (secret === undefined) return rejected ? showSecurity(context, withoutValues(form)) : seeOther(back);
    const { email } = await findSignedInUser(context);
    const qrCode = qrCodeOf(secret, { site: context.site.name, email });
    return { form: withoutValues(form), qrCode, secret: secret.replaceAll(/(.{4})(?=.)/g, "$1 ") };
  },
  forms: { submitTotp: confirm },
});
