import { enums, type Schemas } from "../../../../generated/contract.ts";
import { listPage } from "../../../community/resources/list.ts";
import { deleteWebhook, rotateWebhookSecret, updateWebhook } from "../../../community/webhooks/actions.ts";
import { redeliverWebhookMessage, testWebhook } from "../../../community/webhooks/deliveries/actions.ts";
import { deliveryOrder, findPayloads, listDeliveries } from "../../../community/webhooks/deliveries/queries.ts";
import { toWebhookDelivery } from "../../../community/webhooks/deliveries/views.ts";
import { requireWebhook } from "../../../community/webhooks/lookup.ts";
import { toWebhook as view } from "../../../community/webhooks/views.ts";
import { signedInUser } from "../../../identity/users/signed-in-user.ts";
import { tagOf } from "../../../server/http/etag.ts";
import { webhookPath, webhooksPath } from "../../../web/page-paths.ts";
import type { Listing, UserPage } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";
import { pageOf, toListing } from "../../community-pages/visit.ts";
import { cursor } from "../../kit/fields.ts";
import { form, page } from "../../kit/page.ts";
import { readAs } from "../../kit/read-as.ts";
import { conflictProblem } from "../problems.ts";
import { administrationNotice, type Crumb, done, shownIn } from "../visit.ts";
import { checkAs, toValues, toWebhook, webhookBody } from "./form.ts";
import { secretPage } from "./secret.ts";

type WebhookPage = UserPage & {
  crumb: Crumb;
  types: readonly Schemas["WebhookEventType"][];
  webhook: Schemas["Webhook"];
  shownVersion: string;
  deliveries: Listing<Schemas["WebhookDelivery"] & { payload: string }>;
};

const webhookTemplate = template<WebhookPage>("site/administration-pages/webhooks/webhook");

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

/** Both secrets sign for a day, while the receiver switches to the new one. */
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
  query: { cursor, notice: administrationNotice },
  problemIn: conflictProblem,
  show: async (context, input) => {
    const { path } = input;
    const { form, notice, cursor } = shownIn(context, input);
    const webhook = view(await requireWebhook(context, path));
    const webhookId = webhook.id;
    const list = { scope: { list: "deliveries", webhookId }, query: pageOf(cursor), order: deliveryOrder };
    const [user, { body }] = await Promise.all([
      signedInUser(context),
      listPage(context, { ...list, view: toWebhookDelivery }, (page) =>
        listDeliveries(context.db, { webhookId, ...page }),
      ),
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
      types: enums.WebhookEventType,
      webhook,
      shownVersion: tagOf(webhook),
      deliveries: toListing(context, { body: { ...body, items } }),
    });
  },
  forms: {
    submitWebhook: save,
    testWebhookByForm: test,
    rotateWebhookSecretByForm: rotateSecret,
    deleteWebhookByForm: remove,
    redeliverWebhookMessageByForm: redeliver,
  },
});
