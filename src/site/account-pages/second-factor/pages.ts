import { qrCodeOf } from "../../../identity/auth/second-factor/totp.ts";
import type { UserContext } from "../../../identity/context.ts";
import { signedInUser } from "../../../identity/users/signed-in-user.ts";
import type { Form } from "../../../web/pages/form.ts";
import type { SignedInUser } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";

type TotpPage = { user: SignedInUser; form: Form<never>; qrCode: string; secret: string };

const totpTemplate = template<TotpPage>("site/account-pages/second-factor/totp");

type RecoveryCodesPage = { user: SignedInUser; codes: string[] };

const recoveryCodesTemplate = template<RecoveryCodesPage>("site/account-pages/second-factor/recovery-codes");

/** @returns undefined when this session has no recent secret */
export const totpPage = async (context: UserContext, form: Form<never>): Promise<string | undefined> => {
  const secret = await context.handover.read("new_totp");
  if (secret === undefined) return undefined;
  const user = await signedInUser(context);
  const qrCode = qrCodeOf(secret, { site: context.site.name, email: user.email });
  return context.render(totpTemplate, { user, form, qrCode, secret: secret.replaceAll(/(.{4})(?=.)/g, "$1 ") });
};

export const recoveryCodesPage = async (context: UserContext, codes: string[]): Promise<string> =>
  context.render(recoveryCodesTemplate, { user: await signedInUser(context), codes });
