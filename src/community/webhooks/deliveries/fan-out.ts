import { v7 as uuid } from "uuid";
import type { JobHandler } from "../../../foundation/outbox/worker.ts";
import { asQueued, bodyOf, dataOf } from "../messages/message.ts";
import { insertDeliveries, listSubscribers, wakeSender } from "./queries.ts";

/** Inserts a delivery for each subscribed webhook, in the transaction that removes the message from the outbox. */
export const fanOut: JobHandler = async ({ payload, createdAt }, _signal, tx) => {
  const message = asQueued(payload);
  const { type, subjectId, sequence, orderKey } = message;
  const body = bodyOf(type, dataOf(message), createdAt);
  const about = { eventType: type, subjectId, orderKey, sequence, body, createdAt };
  const waiting = { status: "pending", nextAttemptAt: createdAt } as const;
  const subscribers = await listSubscribers(tx, message);
  await insertDeliveries(
    tx,
    subscribers.map((webhookId) => ({ id: uuid(), webhookId, ...about, ...waiting })),
  );
  await wakeSender(tx);
  return undefined;
};
