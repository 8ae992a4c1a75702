import { listSoleRoles } from "../../community/roles/change.ts";
import type { Texts } from "../../foundation/languages/texts.ts";
import { hasRecentSignIn } from "../../identity/auth/reauthentication.ts";
import type { UserContext } from "../../identity/context.ts";
import { findSignedInUser, toSignedInUser } from "../../identity/users/signed-in-user.ts";
import type { Form } from "../../web/pages/form.ts";
import type { SignedInUser } from "../../web/pages/page.ts";
import { template } from "../../web/pages/template.ts";

type AccountDeletionPage = {
  user: SignedInUser;
  form: Form;
  hasPassword: boolean;
  /** Whether the sign-in is recent enough to delete the account without another proof. */
  hasRecentSignIn: boolean;
  alone: string[];
};

const accountDeletionTemplate = template<AccountDeletionPage>("site/account-pages/account-deletion");

export const accountDeletionPage = async (context: UserContext, form: Form): Promise<string> => {
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
