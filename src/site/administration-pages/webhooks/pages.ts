import { enums, type Schemas } from "../../../../generated/contract.ts";
import { findPayloads } from "../../../community/webhooks/deliveries/queries.ts";
import type { UserContext } from "../../../identity/context.ts";
import { signedInUser } from "../../../identity/users/signed-in-user.ts";
import { tagOf } from "../../../server/http/precondition.ts";
import { alliancePath, webhookPath, webhooksPath } from "../../../web/page-paths.ts";
import { emptyForm, type Rejected } from "../../../web/pages/form.ts";
import type { Listing, Shown, UserPage } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";
import { pageOf, toListing } from "../../community-pages/visit.ts";
import { requireAdministeredAlliance } from "../administered.ts";
import { callApi } from "../call.ts";
import type { Crumb } from "../visit.ts";

type WebhookAt = { alliance: string; webhook_id: string };

type WithTypes = { types: readonly Schemas["WebhookEventType"][] };

const types = enums.WebhookEventType;

type WebhooksPage = UserPage & WithTypes & { crumb: Crumb; list: Listing<Schemas["Webhook"]> };

const webhooksTemplate = template<WebhooksPage>("site/administration-pages/webhooks/webhooks");

type WebhookPage = UserPage &
  WithTypes & {
    crumb: Crumb;
    webhook: Schemas["Webhook"];
    shownVersion: string;
    deliveries: Listing<Schemas["WebhookDelivery"] & { payload: string }>;
  };

const webhookTemplate = template<WebhookPage>("site/administration-pages/webhooks/webhook");

type SecretPage = UserPage & { crumb: Crumb; host: string; secret: string };

const secretTemplate = template<SecretPage>("site/administration-pages/webhooks/secret");

export const webhooksPage = async (context: UserContext, slug: string, { form, notice, cursor }: Shown) => {
  const { alliance } = await requireAdministeredAlliance(context, slug);
  const [user, body] = await Promise.all([
    signedInUser(context),
    callApi(context, "listWebhooks", { path: { alliance: slug }, query: pageOf(cursor) }),
  ]);
  return context.render(webhooksTemplate, {
    user,
    form,
    notice,
    crumb: { name: alliance.name, path: alliancePath(alliance) },
    types,
    list: toListing(context, { body }),
  });
};

const toValues = ({ url, description, event_types, enabled }: Schemas["Webhook"]) => ({
  url,
  description: description ?? "",
  event_types,
  enabled: [enabled ? "yes" : "no"],
});

export const webhookAt = ({ segment }: Pick<Rejected, "segment">): WebhookAt => ({
  alliance: segment("alliance"),
  webhook_id: segment("webhook_id"),
});

const readable = (json: string): string => JSON.stringify(JSON.parse(json), null, 2);

export const webhookPage = async (context: UserContext, path: WebhookAt, { form, notice, cursor }: Shown) => {
  await requireAdministeredAlliance(context, path.alliance);
  const [user, webhook, body] = await Promise.all([
    signedInUser(context),
    callApi(context, "getWebhook", { path }),
    callApi(context, "listWebhookDeliveries", { path, query: pageOf(cursor) }),
  ]);
  const payloads = await findPayloads(
    context.db,
    body.items.map(({ id }) => id),
  );
  // The delivery may just have been deleted.
  const items = body.items.map((item) => ({ ...item, payload: readable(payloads.get(item.id) ?? "null") }));
  return context.render(webhookTemplate, {
    user,
    // Browsers do not send unchecked boxes.
    form: "url" in form.values ? form : { ...form, values: toValues(webhook) },
    notice,
    crumb: { name: context.texts.t("organizers.webhooks.title"), path: webhooksPath({ slug: path.alliance }) },
    types,
    webhook,
    shownVersion: tagOf(webhook),
    deliveries: toListing(context, { body: { ...body, items } }),
  });
};

export const secretPage = async (context: UserContext, { id, alliance, url, secret }: Schemas["NewWebhook"]) =>
  context.render(secretTemplate, {
    user: await signedInUser(context),
    form: emptyForm,
    notice: null,
    crumb: { name: context.texts.t("organizers.webhooks.title"), path: webhookPath({ alliance, webhook_id: id }) },
    host: new URL(url).host,
    secret,
  });
