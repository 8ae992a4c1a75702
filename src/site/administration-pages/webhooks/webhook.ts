import { enums } from "../../../../generated/contract.ts";
import { deleteWebhook, rotateWebhookSecret, updateWebhook } from "../../../community/webhooks/actions.ts";
import { redeliverWebhookMessage, testWebhook } from "../../../community/webhooks/deliveries/actions.ts";
import { deliveryOrder, findPayloads, listDeliveries } from "../../../community/webhooks/deliveries/queries.ts";
import { toWebhookDelivery } from "../../../community/webhooks/deliveries/views.ts";
import { requireWebhook } from "../../../community/webhooks/lookup.ts";
import { toWebhook as view } from "../../../community/webhooks/views.ts";
import { tagOf } from "../../../server/http/conditional.ts";
import { webhookPath, webhooksPath } from "../../../web/page-paths.ts";
import { cursor } from "../../kit/fields.ts";
import { listing } from "../../kit/list.ts";
import { administrationNotice, done } from "../../kit/notices.ts";
import { form, page } from "../../kit/page.ts";
import { readAs } from "../../kit/read-as.ts";
import { conflictProblem } from "../problems.ts";
import { checkAs, secretPage, toValues, toWebhook, webhookBody } from "./form.ts";

const readable = (json: string): string => JSON.stringify(JSON.parse(json), null, 2);

const permission = "alliance.manage_webhooks";

const save = form("/alliances/{alliance}/webhooks/{webhook_id}", {
  permission,
  body: webhookBody,
  check: checkAs("WebhookUpdate"),
  submit: async (context, { path, body }) => {
    const changes = readAs("WebhookUpdate", toWebhook(body));
    await updateWebhook(context, path, { changes, version: body.version });
    return done(webhookPath(path), "saved");
  },
});

const test = form("/alliances/{alliance}/webhooks/{webhook_id}/test", {
  permission,
  submit: async (context, { path }) => {
    await testWebhook(context, { path, headers: {} });
    return done(webhookPath(path), "tested");
  },
});

/** For a day, both secrets sign, while the receiver switches to the new secret. */
const rotation = { overlap_hours: 24 };

const rotateSecret = form("/alliances/{alliance}/webhooks/{webhook_id}/rotate-secret", {
  permission,
  produces: ["text/html"],
  submit: async (context, { path }) => secretPage(context, await rotateWebhookSecret(context, path, rotation)),
});

const remove = form("/alliances/{alliance}/webhooks/{webhook_id}/delete", {
  permission,
  submit: async (context, { path }) => {
    await deleteWebhook(context, path);
    return done(webhooksPath({ slug: path.alliance }), "deleted");
  },
});

const redeliver = form("/alliances/{alliance}/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver", {
  permission,
  submit: async (context, { path }) => {
    await redeliverWebhookMessage(context, { path });
    return done(webhookPath(path), "sent_again");
  },
});

/** The form of a webhook, and its deliveries, newest first, each with a button to send it again. */
export const webhook = page("showWebhook", "/alliances/{alliance}/webhooks/{webhook_id}", {
  permission,
  template: "administration-pages/webhooks/webhook",
  query: { cursor, notice: administrationNotice },
  problemIn: conflictProblem,
  show: async (context, { path, query: { cursor }, form }) => {
    const { db, texts } = context;
    const webhook = view(await requireWebhook(context.db, context.target, path.webhook_id));
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
    const payloadOf = (id: string) => readable(payloads.get(id) ?? "null");
    return {
      // Browsers do not send unchecked boxes.
      form: "url" in form.values ? form : { ...form, values: toValues(webhook) },
      crumb: { name: texts.t("organizers.webhooks.title"), path: webhooksPath({ slug: path.alliance }) },
      types: enums.WebhookEventType,
      webhook,
      shownVersion: tagOf(webhook),
      deliveries: { ...list, items: items.map((item) => ({ ...item, payload: payloadOf(item.id) })) },
    };
  },
  forms: {
    submitWebhook: save,
    testWebhookByForm: test,
    rotateWebhookSecretByForm: rotateSecret,
    deleteWebhookByForm: remove,
    redeliverWebhookMessageByForm: redeliver,
  },
});
