import { deleteCaller } from "../../../community/me/deletion/delete.ts";
import { listSoleRoles } from "../../../community/roles/change.ts";
import type { Texts } from "../../../foundation/languages/texts.ts";
import { hasRecentSignIn } from "../../../identity/auth/reauthentication.ts";
import { needsStepUp, secondFactorPath } from "../../../identity/auth/second-factor/step-up.ts";
import { findSignedInUser } from "../../../identity/users/signed-in-user.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { withoutValues } from "../../../web/pages/form.ts";
import { form, page } from "../../kit/page.ts";
import { afterStepUp, typedPassword } from "../step-up.ts";

type Role = Awaited<ReturnType<typeof listSoleRoles>>[number];

const nameOf = ({ t }: Texts, { alliance, group }: Role): string => {
  if (!alliance) return t("account.deletion.all_alliances");
  const { slug } = alliance;
  return group
    ? t("account.deletion.group", { group: group.name, alliance: slug })
    : t("account.deletion.alliance", { alliance: slug });
};

const path = "/settings/account/delete";

const submit = form(path, {
  permission: "signed_in",
  allowsUnverified: true,
  body: { password: typedPassword },
  needsBody: true,
  submit: afterStepUp(path, async (context, { body: { password } }) => {
    await deleteCaller(context, password || undefined);
    context.browser.forget();
    return seeOther("/auth/login?notice=account_deleted");
  }),
});

/** Lists the data that is deleted with the account, the data that stays, and what the caller alone administers. */
export const accountDeletion = page("showAccountDeletion", path, {
  permission: "signed_in",
  allowsUnverified: true,
  template: "account-pages/account/account-deletion",
  show: async (context, { form, rejected }) => {
    if (!rejected && needsStepUp(context)) return seeOther(secondFactorPath(path));
    const { id, providers } = await findSignedInUser(context);
    return {
      form: withoutValues(form),
      hasPassword: providers.includes("password"),
      /** Whether the sign-in is recent enough to delete the account without another proof. */
      hasRecentSignIn: hasRecentSignIn(context),
      alone: (await listSoleRoles(context.db, id)).map((role) => nameOf(context.texts, role)),
    };
  },
  forms: { submitAccountDeletion: submit },
});
