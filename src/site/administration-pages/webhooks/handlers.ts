import { enums, type Schemas } from "../../../../generated/contract.ts";
import { findPayloads } from "../../../community/webhooks/deliveries/queries.ts";
import type { Handler, UserContext } from "../../../identity/context.ts";
import { withUserForm } from "../../../identity/forms.ts";
import { signedInUser } from "../../../identity/users/signed-in-user.ts";
import { tagOf } from "../../../server/http/precondition.ts";
import { alliancePath, webhookPath, webhooksPath } from "../../../web/page-paths.ts";
import { emptyForm, type Rejected } from "../../../web/pages/form.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import type { Listing, Shown, UserPage } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";
import { isChecked } from "../../../web/pages/text-fields.ts";
import { pageOf, toListing } from "../../community-pages/visit.ts";
import { readAs } from "../../kit/read-as.ts";
import { administeredAlliance } from "../../pages/administered.ts";
import { callApi } from "../call.ts";
import { buttonForm, checkedForm, type ShowForm } from "../forms.ts";
import { asked, type Crumb, done } from "../visit.ts";

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

const webhooksPage = async (context: UserContext, slug: string, { form, notice, cursor }: Shown) => {
  const { alliance } = await administeredAlliance(context, "manage_webhooks", slug);
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

const webhookAt = ({ segment }: Pick<Rejected, "segment">): WebhookAt => ({
  alliance: segment("alliance"),
  webhook_id: segment("webhook_id"),
});

const readable = (json: string): string => JSON.stringify(JSON.parse(json), null, 2);

const webhookPage = async (context: UserContext, path: WebhookAt, { form, notice, cursor }: Shown) => {
  await administeredAlliance(context, "manage_webhooks", path.alliance);
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

const secretPage = async (context: UserContext, { id, alliance, url, secret }: Schemas["NewWebhook"]) =>
  context.render(secretTemplate, {
    user: await signedInUser(context),
    form: emptyForm,
    notice: null,
    crumb: { name: context.texts.t("organizers.webhooks.title"), path: webhookPath({ alliance, webhook_id: id }) },
    host: new URL(url).host,
    secret,
  });

const toBody = ({ url, description, event_types = [], enabled }: Schemas["WebhookForm"]) => ({
  url: url.trim(),
  ...(description !== undefined && { description: description.trim() || null }),
  event_types,
  ...(enabled !== undefined && { enabled: isChecked(enabled) }),
});

export const showWebhooks: Handler<"showWebhooks"> = async (context, { path, query }) =>
  htmlPage(await webhooksPage(context, path.alliance, asked(context, query)));

const showList: ShowForm = (context, shown, segment) => webhooksPage(context, segment("alliance"), shown);

export const createWebhookByForm: Handler<"createWebhookByForm"> = withUserForm(
  checkedForm(showList, "WebhookForm", "WebhookCreate", toBody),
  async (context, { path, body: form }) => {
    await administeredAlliance(context, "manage_webhooks", path.alliance);
    const body = readAs("WebhookCreate", toBody(form));
    return htmlPage(await secretPage(context, await callApi(context, "createWebhook", { path, body, form })));
  },
);

export const showWebhook: Handler<"showWebhook"> = async (context, { path, query }) =>
  htmlPage(await webhookPage(context, path, asked(context, query)));

const showOne: ShowForm = (context, shown, segment) => webhookPage(context, webhookAt({ segment }), shown);

export const submitWebhook: Handler<"submitWebhook"> = withUserForm(
  checkedForm(showOne, "WebhookForm", "WebhookUpdate", toBody),
  async (context, { path, body: form }) => {
    await administeredAlliance(context, "manage_webhooks", path.alliance);
    const body = readAs("WebhookUpdate", toBody(form));
    await callApi(context, "updateWebhook", { path, body, version: form.version });
    return done(webhookPath(path), "saved");
  },
);

export const testWebhookByForm: Handler<"testWebhookByForm"> = withUserForm(
  buttonForm(showOne),
  async (context, { path }) => {
    await administeredAlliance(context, "manage_webhooks", path.alliance);
    await callApi(context, "testWebhook", { path });
    return done(webhookPath(path), "tested");
  },
);

/** Both secrets sign for a day, while the receiver switches to the new one. */
const rotation = { overlap_hours: 24 };

export const rotateWebhookSecretByForm: Handler<"rotateWebhookSecretByForm"> = withUserForm(
  buttonForm(showOne),
  async (context, { path }) => {
    await administeredAlliance(context, "manage_webhooks", path.alliance);
    return htmlPage(await secretPage(context, await callApi(context, "rotateWebhookSecret", { path, body: rotation })));
  },
);

export const redeliverWebhookMessageByForm: Handler<"redeliverWebhookMessageByForm"> = withUserForm(
  buttonForm(showOne),
  async (context, { path }) => {
    await administeredAlliance(context, "manage_webhooks", path.alliance);
    await callApi(context, "redeliverWebhookMessage", { path });
    return done(webhookPath(path), "sent_again");
  },
);

export const deleteWebhookByForm: Handler<"deleteWebhookByForm"> = withUserForm(
  buttonForm(showOne),
  async (context, { path }) => {
    await administeredAlliance(context, "manage_webhooks", path.alliance);
    await callApi(context, "deleteWebhook", { path });
    return done(webhooksPath({ slug: path.alliance }), "deleted");
  },
);
