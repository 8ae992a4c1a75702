import { deleteCaller } from "../../../community/me/deletion/delete.ts";
import { listSoleRoles } from "../../../community/roles/change.ts";
import type { Texts } from "../../../foundation/languages/texts.ts";
import { hasRecentSignIn } from "../../../identity/auth/reauthentication.ts";
import { asksFirst, secondFactorPath } from "../../../identity/auth/second-factor/step-up.ts";
import type { UserContext } from "../../../identity/context.ts";
import { findSignedInUser, toSignedInUser } from "../../../identity/users/signed-in-user.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { type Form, withoutValues } from "../../../web/pages/form.ts";
import type { SignedInUser } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";
import { form, page } from "../../kit/page.ts";
import { afterStepUp, typedPassword } from "../step-up.ts";

type AccountDeletionPage = {
  user: SignedInUser;
  form: Form;
  hasPassword: boolean;
  /** Whether the sign-in is recent enough to delete the account without another proof. */
  hasRecentSignIn: boolean;
  alone: string[];
};

const accountDeletionTemplate = template<AccountDeletionPage>("site/account-pages/account/account-deletion");

const accountDeletionPage = async (context: UserContext, form: Form): Promise<string> => {
  const user = await findSignedInUser(context);
  return context.render(accountDeletionTemplate, {
    user: toSignedInUser(user),
    form,
    hasPassword: user.providers.includes("password"),
    hasRecentSignIn: hasRecentSignIn(context),
    alone: (await listSoleRoles(context.db, user.id)).map((role) => nameOf(context.texts, role)),
  });
};

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
  show: async (context, { form, rejected }) =>
    !rejected && asksFirst(context)
      ? seeOther(secondFactorPath(path))
      : accountDeletionPage(context, withoutValues(form)),
  forms: { submitAccountDeletion: submit },
});
