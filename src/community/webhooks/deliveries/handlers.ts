import { v7 as uuid } from "uuid";
import { inTransaction } from "../../../foundation/db/client.ts";
import { requireFound } from "../../../foundation/errors.ts";
import type { Handler, UserContext } from "../../../identity/context.ts";
import { created, ok, resource } from "../../../server/http/responses.ts";
import { once } from "../../resources/idempotency.ts";
import { listPage } from "../../resources/list.ts";
import { requireWebhook, requireWebhookId } from "../lookup.ts";
import { bodyOf } from "../messages/message.ts";
import { endPause } from "../queries.ts";
import { mayReadMessage, requireEnabled } from "../rules.ts";
import {
  deliveryOrder,
  findDelivery,
  findPayloads,
  insertDeliveries,
  listDeliveries,
  nextSequence,
  repeatDelivery,
  wakeSender,
} from "./queries.ts";
import { toWebhookDelivery } from "./views.ts";

export const listWebhookDeliveries: Handler<"listWebhookDeliveries"> = async (context, { path, query }) => {
  const { db } = context;
  const webhookId = await requireWebhookId(context, path);
  const { status, event_type: eventType } = query;
  const scope = { list: "deliveries", webhookId, status, eventType };
  return listPage(context, { scope, query, order: deliveryOrder, view: toWebhookDelivery }, (page) =>
    listDeliveries(db, { webhookId, status, eventType, ...page }),
  );
};

type Path = { alliance: string; webhook_id: string; delivery_id: string };

const requireDelivery = async ({ db }: UserContext, { webhook_id: webhookId, delivery_id: id }: Path) =>
  requireFound(await findDelivery(db, { id, webhookId }), `webhook ${webhookId} has no delivery ${id}`);

export const getWebhookDelivery: Handler<"getWebhookDelivery"> = async (context, { path }) => {
  await requireWebhook(context, path);
  const row = await requireDelivery(context, path);
  const payloads = mayReadMessage(row.eventType, context.caller.scopes)
    ? await findPayloads(context.db, [row.id])
    : undefined;
  return resource({ ...toWebhookDelivery(row), payload: payloads?.get(row.id) ?? null });
};

export const testWebhook: Handler<"testWebhook"> = async (context, { path, headers }) => {
  const { id: webhookId, allianceId, alliance } = await requireWebhook(context, path);
  await context.limits.consume(["webhook_trials_per_alliance", allianceId]);
  return inTransaction(context, (tx) =>
    once(tx, { operation: "testWebhook", path, body: null, headers }, async () => {
      const { db, now, baseUrl } = tx;
      requireEnabled(await requireWebhook(tx, path));
      await endPause(db, webhookId, now);
      const id = uuid();
      const sequence = await nextSequence(db);
      const body = bodyOf("webhook.test", { alliance, webhook_id: webhookId }, now);
      const subject = { subjectId: webhookId, orderKey: id, eventType: "webhook.test", sequence, body } as const;
      await insertDeliveries(db, [
        { id, webhookId, ...subject, status: "pending", nextAttemptAt: now, createdAt: now },
      ]);
      await wakeSender(db);
      const view = toWebhookDelivery(await requireDelivery(tx, { ...path, delivery_id: id }));
      return created(`${baseUrl}/api/v1/alliances/${alliance}/webhooks/${webhookId}/deliveries/${id}`, view);
    }),
  );
};

export const redeliverWebhookMessage: Handler<"redeliverWebhookMessage"> = async (context, { path }) => {
  const { id: webhookId, allianceId } = await requireWebhook(context, path);
  const { id } = await requireDelivery(context, path);
  await context.limits.consume(["webhook_trials_per_alliance", allianceId]);
  return inTransaction(context, async (tx) => {
    const { db, now } = tx;
    requireEnabled(await requireWebhook(tx, path));
    await endPause(db, webhookId, now);
    await repeatDelivery(db, id, now);
    await wakeSender(db);
    return ok(toWebhookDelivery(await requireDelivery(tx, path)));
  });
};
