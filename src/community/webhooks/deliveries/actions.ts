import { v7 as uuid } from "uuid";
import type { Schemas } from "../../../../generated/contract.ts";
import { inTransaction } from "../../../foundation/db/client.ts";
import { requireFound } from "../../../foundation/errors.ts";
import type { UserContext } from "../../../identity/context.ts";
import { created, ok } from "../../../server/http/responses.ts";
import { type IdempotentRequest, once } from "../../resources/idempotency.ts";
import { authorizeWebhook, lockWebhookAt, type WebhookPath } from "../lookup.ts";
import { bodyOf } from "../messages/message.ts";
import { endPause } from "../queries.ts";
import { requireEnabled } from "../rules.ts";
import {
  findDelivery,
  insertDeliveries,
  nextSequence,
  recoverDeliveries,
  repeatDelivery,
  wakeSender,
} from "./queries.ts";
import { toWebhookDelivery } from "./views.ts";

type DeliveryPath = WebhookPath & { delivery_id: string };

export const requireDelivery = async (
  { db }: UserContext,
  { webhook_id: webhookId, delivery_id: id }: Pick<DeliveryPath, "webhook_id" | "delivery_id">,
) => requireFound(await findDelivery(db, { id, webhookId }), `webhook ${webhookId} has no delivery ${id}`);

type TestRequest = Pick<IdempotentRequest, "headers"> & { path: WebhookPath };

/** Queues a test message, once per Idempotency-Key. @throws TooManyRequests, or Conflict for a disabled webhook */
export const testWebhook = async (context: UserContext, { path, headers }: TestRequest) => {
  const { id: webhookId, allianceId, alliance } = await authorizeWebhook(context, path);
  await context.limits.consume(["webhook_trials_per_alliance", allianceId]);
  return inTransaction(context, (tx) =>
    once(tx, { operation: "testWebhook", path, body: null, headers }, async () => {
      const { db, now, baseUrl } = tx;
      requireEnabled(await authorizeWebhook(tx, path));
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

/** Queues a delivery again. @throws TooManyRequests, or Conflict for a disabled webhook */
export const redeliverWebhookMessage = async (context: UserContext, { path }: { path: DeliveryPath }) => {
  const { id: webhookId, allianceId } = await authorizeWebhook(context, path);
  const { id } = await requireDelivery(context, path);
  await context.limits.consume(["webhook_trials_per_alliance", allianceId]);
  return inTransaction(context, async (tx) => {
    const { db, now } = tx;
    requireEnabled(await authorizeWebhook(tx, path));
    await endPause(db, webhookId, now);
    await repeatDelivery(db, id, now);
    await wakeSender(db);
    return ok(toWebhookDelivery(await requireDelivery(tx, path)));
  });
};

type Recovery = { path: WebhookPath; body: Schemas["WebhookRecovery"] };

/** Queues unaccepted deliveries again. @throws TooManyRequests, or Conflict for a disabled webhook */
export const recoverWebhook = async (context: UserContext, { path, body }: Recovery) => {
  const { id: webhookId, allianceId } = await authorizeWebhook(context, path);
  await context.limits.consume(["webhook_trials_per_alliance", allianceId]);
  return inTransaction(context, async (tx) => {
    const { db, now } = tx;
    requireEnabled(await lockWebhookAt(tx, path));
    await endPause(db, webhookId, now);
    const count = await recoverDeliveries(db, { webhookId, since: new Date(body.since), now });
    await wakeSender(db);
    return ok({ count });
  });
};
