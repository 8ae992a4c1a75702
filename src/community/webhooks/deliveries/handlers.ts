import type { Handler } from "../../../identity/context.ts";
import { resource } from "../../../server/http/responses.ts";
import { listPage } from "../../resources/list.ts";
import { requireWebhookId } from "../lookup.ts";
import { mayReadMessage } from "../policy.ts";
import * as actions from "./actions.ts";
import { deliveryOrder, findPayloads, listDeliveries } from "./queries.ts";
import { toWebhookDelivery } from "./views.ts";

export const listWebhookDeliveries: Handler<"listWebhookDeliveries"> = async (context, { path, query }) => {
  const { db } = context;
  const webhookId = await requireWebhookId(db, context.target, path.webhook_id);
  const { status, event_type: eventType } = query;
  const scope = { list: "deliveries", webhookId, status, eventType };
  return listPage(context, { scope, query, order: deliveryOrder, view: toWebhookDelivery }, (page) =>
    listDeliveries(db, { webhookId, status, eventType, ...page }),
  );
};

export const getWebhookDelivery: Handler<"getWebhookDelivery"> = async (context, { path }) => {
  await requireWebhookId(context.db, context.target, path.webhook_id);
  const row = await actions.requireDelivery(context, path);
  const payloads = mayReadMessage(row.eventType, context.caller.scopes)
    ? await findPayloads(context.db, [row.id])
    : undefined;
  return resource({ ...toWebhookDelivery(row), payload: payloads?.get(row.id) ?? null });
};

export const testWebhook: Handler<"testWebhook"> = actions.testWebhook;

export const redeliverWebhookMessage: Handler<"redeliverWebhookMessage"> = actions.redeliverWebhookMessage;

export const recoverWebhook: Handler<"recoverWebhook"> = actions.recoverWebhook;
