import { enums, type Schemas } from "../../../../generated/contract.ts";
import { findGroupNames } from "../../../community/groups/queries.ts";
import { idempotencyHeadersOf } from "../../../community/resources/idempotency.ts";
import {
  createWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  updateWebhook,
} from "../../../community/webhooks/actions.ts";
import {
  recoverWebhook,
  redeliverWebhookMessage,
  testWebhook,
} from "../../../community/webhooks/deliveries/actions.ts";
import { deliveryOrder, findPayloads, listDeliveries } from "../../../community/webhooks/deliveries/queries.ts";
import { toWebhookDelivery } from "../../../community/webhooks/deliveries/views.ts";
import { requireWebhook } from "../../../community/webhooks/lookup.ts";
import { listWebhooks, webhookOrder } from "../../../community/webhooks/queries.ts";
import { toWebhook } from "../../../community/webhooks/views.ts";
import type { UserContext } from "../../../identity/context.ts";
import { invalidProperties } from "../../../server/http/components.ts";
import { tagOf } from "../../../server/http/responses.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import { alliancePath, webhookPath, webhooksPath } from "../../../web/page-paths.ts";
import { isChecked } from "../../../web/pages/text-fields.ts";
import { errorsIn, readAs } from "../../kit/contract-form.ts";
import { formKey, formText, listing, redirectWithNotice, version } from "../../kit/fields.ts";
import { form, page, renderPage } from "../../kit/page.ts";
import type { PageForm } from "../../kit/rejected-form.ts";
import { boxStates, fromContract, listOf, objectOf, optional, required, type ValuesOf } from "../../kit/schema.ts";
import { listPageOptions } from "../shared.ts";

const permission = "alliance.manage_webhooks";

/** The fields of the forms to create and to edit a webhook. */
const webhookBody = {
  version,
  form_key: formKey,
  url: required(formText, "organizers.problem.url"),
  description: optional(formText, "organizers.problem.description"),
  event_types: optional(listOf(fromContract("WebhookEventType"), { maxItems: 50 }), "organizers.problem.event_types"),
  group_id: optional(formText, "organizers.problem.choice"),
  /** Omitted in the form for a new webhook. */
  enabled: optional(boxStates),
};

/** The value for "all groups". Browsers reject an empty value of a required list. */
const wholeAlliance = "alliance";

const maxGroups = 500;

const groupChoices = async ({ db, texts }: UserContext, allianceId: string) => [
  { value: wholeAlliance, label: texts.t("organizers.webhooks.whole_alliance") },
  ...(await findGroupNames(db, { allianceId, ids: undefined, limit: maxGroups })).map(({ id, name }) => ({
    value: id,
    label: name,
  })),
];

type WebhookForm = ValuesOf<typeof webhookBody>;

/** Converts a form to the contract's format. Without a checked box, browsers send no `event_types`. */
const toInput = ({ url, description, event_types = [], group_id, enabled }: WebhookForm) => ({
  url: url.trim(),
  ...(description !== undefined && { description: description.trim() || null }),
  event_types,
  ...(group_id !== undefined && { group_id: group_id === wholeAlliance ? null : group_id.trim() || null }),
  ...(enabled !== undefined && { enabled: isChecked(enabled) }),
});

const toValues = ({ url, description, event_types, group_id, enabled }: Schemas["Webhook"]) => ({
  url,
  group_id: group_id ?? wholeAlliance,
  description: description ?? "",
  event_types,
  enabled: [enabled ? "yes" : "no"],
});

const schema = objectOf(webhookBody);

const isWebhookForm = (values: object): values is WebhookForm => invalidProperties(schema, values).length === 0;

/** Checks the values against the contract. */
const checkForm =
  (name: "WebhookCreate" | "WebhookUpdate"): NonNullable<PageForm["check"]> =>
  (_site, values) =>
    isWebhookForm(values) ? errorsIn(name, toInput(values)) : [];

/** The page with a new secret, which is not shown again. */
const secretPage = (context: UserContext, { id, alliance, url, secret }: Schemas["NewWebhook"]) =>
  renderPage(context, "administration-pages/webhooks/secret", {
    crumb: { name: context.texts.t("organizers.webhooks.title"), path: webhookPath({ alliance, webhook_id: id }) },
    host: new URL(url).host,
    secret,
  });

const path = "/alliances/{alliance}/webhooks";
const webhookRoute = `${path}/{webhook_id}` as const;

const createWebhookByForm = form(path, {
  permission,
  body: webhookBody,
  check: checkForm("WebhookCreate"),
  produces: ["text/html"],
  submit: async (context, { path, body: values }) => {
    const body = readAs("WebhookCreate", toInput(values));
    return secretPage(context, await createWebhook(context, path, { body, headers: idempotencyHeadersOf(values) }));
  },
});

/** The webhooks of an alliance, newest first, with a form for a new one. */
export const webhooks = page("showWebhooks", path, {
  ...listPageOptions,
  permission,
  template: "administration-pages/webhooks/webhooks",
  show: async (context, { query: { cursor } }) => {
    const { target: alliance, db } = context;
    const { id: allianceId, name } = alliance;
    return {
      crumb: { name, path: alliancePath(alliance) },
      types: enums.WebhookEventType,
      groups: await groupChoices(context, allianceId),
      list: await listing(
        context,
        { scope: { list: "webhooks", allianceId }, cursor, order: webhookOrder, view: toWebhook },
        (page) => listWebhooks(db, { allianceId, ...page }),
      ),
    };
  },
  forms: { createWebhookByForm },
});

const indent = (json: string): string => JSON.stringify(JSON.parse(json), null, 2);

const submitWebhook = form(webhookRoute, {
  permission,
  body: webhookBody,
  check: checkForm("WebhookUpdate"),
  submit: async (context, { path, body }) => {
    const changes = readAs("WebhookUpdate", toInput(body));
    await updateWebhook(context, path, { changes, version: body.version });
  },
  notice: "saved",
});

/** Deliveries are deleted after 30 days. */
const deliveryRetentionMs = 30 * 86_400_000;

/** For a day, messages are signed with both secrets, so that the receiver can switch to the new secret. */
const rotation = { overlap_hours: 24 };

/** The form of a webhook, and its deliveries, newest first, each with a button to send it again. */
export const webhook = page("showWebhook", webhookRoute, {
  ...listPageOptions,
  permission,
  template: "administration-pages/webhooks/webhook",
  show: async (context, { path, query: { cursor }, form }) => {
    const { db, texts } = context;
    const webhook = toWebhook(await requireWebhook(context.db, context.target, path.webhook_id));
    const webhookId = webhook.id;
    const scope = { list: "deliveries", webhookId };
    const { items, ...list } = await listing(
      context,
      { scope, cursor, order: deliveryOrder, view: toWebhookDelivery },
      (page) => listDeliveries(db, { webhookId, ...page }),
    );
    const ids = items.map(({ id }) => id);
    const payloads = await findPayloads(db, ids);
    // The delivery may just have been deleted.
    const payloadOf = (id: string) => indent(payloads.get(id) ?? "null");
    return {
      // Browsers do not send unchecked boxes.
      form: "url" in form.values ? form : { ...form, values: toValues(webhook) },
      crumb: { name: texts.t("organizers.webhooks.title"), path: webhooksPath({ slug: path.alliance }) },
      types: enums.WebhookEventType,
      groups: await groupChoices(context, context.target.id),
      webhook,
      shownVersion: tagOf(webhook),
      deliveries: { ...list, items: items.map((item) => ({ ...item, payload: payloadOf(item.id) })) },
    };
  },
  forms: {
    submitWebhook,
    testWebhookByForm: form(`${webhookRoute}/test`, {
      permission,
      submit: (context, { path }) => testWebhook(context, { path, headers: {} }),
      notice: "tested",
    }),
    rotateWebhookSecretByForm: form(`${webhookRoute}/rotate-secret`, {
      permission,
      produces: ["text/html"],
      submit: async (context, { path }) => secretPage(context, await rotateWebhookSecret(context, path, rotation)),
    }),
    deleteWebhookByForm: form(`${webhookRoute}/delete`, {
      permission,
      submit: async (context, { path }) => {
        await deleteWebhook(context, path);
        return redirectWithNotice(webhooksPath({ slug: path.alliance }), "deleted");
      },
    }),
    redeliverWebhookMessageByForm: form(`${webhookRoute}/deliveries/{delivery_id}/redeliver`, {
      permission,
      submit: (context, { path }) => redeliverWebhookMessage(context, { path }),
      notice: "sent_again",
    }),
    recoverWebhookByForm: form(`${webhookRoute}/recover`, {
      permission,
      submit: (context, { path }) => {
        const since = toTimestamp(new Date(context.now.getTime() - deliveryRetentionMs));
        return recoverWebhook(context, { path, body: { since } });
      },
      notice: ({ body }) => (body.count > 0 ? "recovered" : "nothing_failed"),
    }),
  },
});
