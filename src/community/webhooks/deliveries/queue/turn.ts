import type { DatabaseSession } from "../../../../foundation/db/session.ts";
import { type AttemptOptions, attempt } from "../attempt.ts";
import type { Due } from "../queries.ts";
import type { Hosts } from "./hosts.ts";
import { type DueMessage, openQueue } from "./messages.ts";
import { findLeastTried, findReceiver } from "./queries.ts";

type TurnOptions = AttemptOptions & { hosts: Hosts; isStopped: () => boolean };

/** Concurrent requests to a webhook; one while its receiver fails. */
const maxRequests = 8;
/** Messages and milliseconds after which other webhooks get their turn. */
const turnLength = 200;
const turnTime = 30_000;

type Sending = { id: string; hasEnded: boolean; done: Promise<void> };

/** Sends to a webhook until nothing is due or its turn ends. @returns the number of messages */
export const takeTurn = async (options: TurnOptions, session: DatabaseSession, webhookId: string): Promise<number> => {
  const { hosts, isStopped, clock } = options;
  const { db, cut } = session;
  const ends = performance.now() + turnTime;
  /** By order key: messages with the same key are sent one after another. */
  const underWay = new Map<string, Sending>();
  const queue = openQueue(db, webhookId);
  let sent = 0;

  const begin = ({ orderKey, ...message }: DueMessage, webhook: Due["webhook"], release: () => void) => {
    sent += 1;
    const sending: Sending = { id: message.id, hasEnded: false, done: Promise.resolve() };
    sending.done = attempt(options, { ...message, webhook }, session).finally(() => {
      sending.hasEnded = true;
      release();
    });
    // Handled where the turn awaits it, which may be never if the database fails first.
    sending.done.catch(() => {});
    underWay.set(orderKey, sending);
  };

  const next = (isFailing: boolean): Promise<DueMessage | undefined> => {
    const now = clock();
    if (!isFailing)
      return queue.next(
        [...underWay].map(([orderKey, { id }]) => ({ orderKey, id })),
        now,
      );
    // Pending messages are sent after a success.
    queue.restart();
    return findLeastTried(db, { webhookId, now });
  };

  const fill = async () => {
    const ended = [...underWay].filter(([, { hasEnded }]) => hasEnded);
    const attempted = ended.map(([, { id }]) => id);
    const receiver = await findReceiver(db, { webhookId, attempted, now: clock() });
    for (const [orderKey] of ended) underWay.delete(orderKey);
    // Messages after a failed one must wait for it.
    if (!receiver || receiver.hasFailed) queue.restart();
    if (!receiver) return;
    const { hasFailed: _hasFailed, ...webhook } = receiver;
    const isFailing = webhook.failingSince !== null;
    const limit = isFailing ? 1 : maxRequests;
    while (underWay.size < limit && sent < turnLength) {
      const release = hosts.enter(new URL(webhook.url).host);
      if (!release) return;
      const message = await next(isFailing).catch((error: unknown) => {
        release();
        throw error;
      });
      if (!message) return release();
      begin(message, webhook, release);
    }
  };

  for (;;) {
    const isOver = sent >= turnLength || performance.now() >= ends || isStopped();
    if (!isOver) await fill();
    else for (const [orderKey, { hasEnded }] of underWay) if (hasEnded) underWay.delete(orderKey);
    cut.throwIfAborted();
    if (underWay.size === 0) return sent;
    await Promise.race([...underWay.values()].map(({ done }) => done));
    cut.throwIfAborted();
  }
};
