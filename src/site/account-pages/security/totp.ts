import { confirmTotp } from "../../../identity/auth/second-factor/set-up.ts";
import { qrCodeOf } from "../../../identity/auth/second-factor/totp.ts";
import type { UserContext } from "../../../identity/context.ts";
import { signedInUser } from "../../../identity/users/signed-in-user.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { type Form, withoutValues } from "../../../web/pages/form.ts";
import type { SignedInUser } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";
import { form, page } from "../../kit/page.ts";
import { fromContract, required } from "../../kit/schema.ts";
import { afterStepUp } from "../step-up.ts";
import { securityPage, showOnce } from "./security.ts";

type TotpPage = { user: SignedInUser; form: Form<never>; qrCode: string; secret: string };

const totpTemplate = template<TotpPage>("site/account-pages/security/totp");

/** @returns undefined when this session has no recent secret */
const totpPage = async (context: UserContext, form: Form<never>): Promise<string | undefined> => {
  const secret = await context.handover.read("new_totp");
  if (secret === undefined) return undefined;
  const user = await signedInUser(context);
  const qrCode = qrCodeOf(secret, { site: context.site.name, email: user.email });
  return context.render(totpTemplate, { user, form, qrCode, secret: secret.replaceAll(/(.{4})(?=.)/g, "$1 ") });
};

const back = "/settings/security";

const confirm = form(`${back}/totp/confirm`, {
  permission: "signed_in",
  body: { code: required(fromContract("SecondFactorCode"), "common.field.code") },
  submit: afterStepUp(back, async (context, { body: { code } }) => {
    await showOnce(context, await confirmTotp(context, code));
    return seeOther(`${back}?notice=totp_enabled`);
  }),
});

/** The secret of an authenticator app as a QR code, and a form for the app's first code. */
export const totp = page("showTotp", `${back}/totp`, {
  permission: "signed_in",
  show: async (context, { form, rejected }) => {
    const shown = withoutValues(form);
    const html = await totpPage(context, shown);
    return html ?? (rejected ? securityPage(context, null, shown) : seeOther(back));
  },
  forms: { submitTotp: confirm },
});
