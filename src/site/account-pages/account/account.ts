import { deleteCaller } from "../../../community/me/deletion/delete.ts";
import { accountDocument } from "../../../community/me/export/document.ts";
import { listSoleRoles } from "../../../community/roles/change.ts";
import type { Translator } from "../../../foundation/languages/texts.ts";
import { cancelEmailChange, requestEmailChange } from "../../../identity/auth/email-changes/change.ts";
import { hasRecentSignIn } from "../../../identity/auth/reauthentication.ts";
import { needsStepUp, secondFactorPath } from "../../../identity/auth/second-factor/step-up.ts";
import { findSignedInUser } from "../../../identity/users/signed-in-user.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import { withoutValues } from "../../../web/pages/form.ts";
import { notice } from "../../kit/fields.ts";
import { form, page } from "../../kit/page.ts";
import { fromContract, required } from "../../kit/schema.ts";
import { signedInAccess, typedPassword } from "../shared.ts";

const path = "/settings/account";

/** The caller's email address, and links to download the caller's data and to delete the account. */
export const account = page("showAccount", path, {
  ...signedInAccess,
  query: { notice },
  template: "account-pages/account/account",
  show: async (context) => {
    const { providers, pendingEmail: email, pendingUntil: until } = await findSignedInUser(context);
    return {
      hasPassword: providers.includes("password"),
      pending: email === null || until === null ? null : { email, until: toTimestamp(until) },
    };
  },
  forms: {
    changeEmailByForm: form(`${path}/email`, {
      ...signedInAccess,
      needsStepUp: true,
      body: { email: required(fromContract("Email"), "common.field.email"), password: typedPassword },
      submit: (context, { body: { email, password } }) =>
        requestEmailChange(context, { email, password: password || undefined }),
      notice: "email_change_requested",
    }),
    cancelEmailChangeByForm: form(`${path}/email/cancel`, {
      ...signedInAccess,
      isRerendered: false,
      submit: cancelEmailChange,
      notice: "email_change_canceled",
    }),
  },
});

/** All data that is stored about the caller, as a file. */
export const accountExport = page("exportAccount", `${path}/export`, {
  ...signedInAccess,
  produces: ["application/json"],
  isStreamed: true,
  show: (context) => accountDocument(context),
});

type Role = Awaited<ReturnType<typeof listSoleRoles>>[number];

const nameOf = ({ t }: Translator, { alliance, group }: Role): string => {
  if (!alliance) return t("account.deletion.all_alliances");
  const { slug } = alliance;
  return group
    ? t("account.deletion.group", { group: group.name, alliance: slug })
    : t("account.deletion.alliance", { alliance: slug });
};

const deletionPath = `${path}/delete` as const;

const submitAccountDeletion = form(deletionPath, {
  ...signedInAccess,
  needsStepUp: true,
  body: { password: typedPassword },
  needsBody: true,
  submit: async (context, { body: { password } }) => {
    await deleteCaller(context, password || undefined);
    context.browser.clearSession();
    return seeOther("/auth/login?notice=account_deleted");
  },
});

/** Lists the data that is deleted with the account, the data that stays, and what the caller alone administers. */
export const accountDeletion = page("showAccountDeletion", deletionPath, {
  ...signedInAccess,
  template: "account-pages/account/account-deletion",
  show: async (context, { form, rejected }) => {
    if (!rejected && needsStepUp(context)) return seeOther(secondFactorPath(deletionPath));
    const { id, providers } = await findSignedInUser(context);
    return {
      form: withoutValues(form),
      hasPassword: providers.includes("password"),
      /** Whether the sign-in is recent enough to delete the account without another proof. */
      hasRecentSignIn: hasRecentSignIn(context),
      soleRoles: (await listSoleRoles(context.db, id)).map((role) => nameOf(context.texts, role)),
    };
  },
  forms: { submitAccountDeletion },
});
