import { enums, type Schemas } from "../../../../generated/contract.ts";
import { alliancePolicy } from "../../../community/alliances/policy.ts";
import { keyOfForm } from "../../../community/resources/idempotency.ts";
import { listPage } from "../../../community/resources/list.ts";
import { createWebhook } from "../../../community/webhooks/actions.ts";
import { listWebhooks, webhookOrder } from "../../../community/webhooks/queries.ts";
import { toWebhook as view } from "../../../community/webhooks/views.ts";
import { authorize } from "../../../identity/access/policy.ts";
import { signedInUser } from "../../../identity/users/signed-in-user.ts";
import { alliancePath } from "../../../web/page-paths.ts";
import type { Listing, UserPage } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";
import { pageOf, toListing } from "../../community-pages/visit.ts";
import { cursor } from "../../kit/fields.ts";
import { form, page } from "../../kit/page.ts";
import { readAs } from "../../kit/read-as.ts";
import { conflictProblem } from "../problems.ts";
import { administrationNotice, type Crumb, shownIn } from "../visit.ts";
import { checkAs, toWebhook, webhookBody } from "./form.ts";
import { secretPage } from "./secret.ts";

type WebhooksPage = UserPage & {
  crumb: Crumb;
  types: readonly Schemas["WebhookEventType"][];
  list: Listing<Schemas["Webhook"]>;
};

const webhooksTemplate = template<WebhooksPage>("site/administration-pages/webhooks/webhooks");

const create = form("/alliances/{alliance}/webhooks", {
  permission: "alliance.manage_webhooks",
  body: webhookBody,
  check: checkAs("WebhookCreate"),
  produces: ["text/html"],
  submit: async (context, { path, body: entered }) => {
    const body = readAs("WebhookCreate", toWebhook(entered));
    return secretPage(context, await createWebhook(context, path, { body, headers: keyOfForm(entered) }));
  },
});

/** The webhooks of an alliance, newest first, with a form for a new one. */
export const webhooks = page("showWebhooks", "/alliances/{alliance}/webhooks", {
  permission: "alliance.manage_webhooks",
  query: { cursor, notice: administrationNotice },
  problemIn: conflictProblem,
  show: async (context, input) => {
    const { form, notice, cursor } = shownIn(context, input);
    const alliance = await authorize(context, alliancePolicy, "manage_webhooks", input.path.alliance);
    const scope = { list: "webhooks", allianceId: alliance.id };
    const [user, list] = await Promise.all([
      signedInUser(context),
      listPage(context, { scope, query: pageOf(cursor), order: webhookOrder, view }, (page) =>
        listWebhooks(context.db, { allianceId: alliance.id, ...page }),
      ),
    ]);
    return context.render(webhooksTemplate, {
      user,
      form,
      notice,
      crumb: { name: alliance.name, path: alliancePath(alliance) },
      types: enums.WebhookEventType,
      list: toListing(context, list),
    });
  },
  forms: { createWebhookByForm: create },
});
