import type { Schemas } from "../../../../generated/contract.ts";
import type { UserContext } from "../../../identity/context.ts";
import { signedInUser } from "../../../identity/users/signed-in-user.ts";
import { webhookPath } from "../../../web/page-paths.ts";
import { emptyForm } from "../../../web/pages/form.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import type { UserPage } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";
import type { Crumb } from "../visit.ts";

type SecretPage = UserPage & { crumb: Crumb; host: string; secret: string };

const secretTemplate = template<SecretPage>("site/administration-pages/webhooks/secret");

/** The page with a new secret, which is not shown again. */
export const secretPage = async (context: UserContext, { id, alliance, url, secret }: Schemas["NewWebhook"]) =>
  htmlPage(
    await context.render(secretTemplate, {
      user: await signedInUser(context),
      form: emptyForm,
      notice: null,
      crumb: { name: context.texts.t("organizers.webhooks.title"), path: webhookPath({ alliance, webhook_id: id }) },
      host: new URL(url).host,
      secret,
    }),
  );
