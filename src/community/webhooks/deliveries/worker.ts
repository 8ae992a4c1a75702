import { v7 as uuid } from "uuid";
import { messageTopic } from "../../../foundation/db/outbox-tables.ts";
import { type JobHandler, startWorker } from "../../../foundation/outbox/worker.ts";
import { asQueued, bodyOf, dataOf } from "../messages/message.ts";
import { insertDeliveries, listSubscribers, wakeSender } from "./queries.ts";
import { type SenderOptions, startSender } from "./sender.ts";

/** Inserts a delivery for each subscribed webhook, in the transaction that removes the message from the outbox. */
const fanOut: JobHandler = async ({ payload, createdAt }, _signal, tx) => {
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

/** Runs beside email delivery, so neither delays the other. */
export const startWebhooks = (options: SenderOptions): { stop(): Promise<void> } => {
  const { url, log, clock, traceWork } = options;
  const worker = startWorker({ url, handlers: { [messageTopic]: fanOut }, log, clock, traceWork, concurrency: 2 });
  const sender = startSender(options);
  return {
    stop: async () => {
      await Promise.all([worker.stop(), sender.stop()]);
    },
  };
};
