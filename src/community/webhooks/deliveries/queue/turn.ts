import type { Queryable } from "../../../../foundation/db/client.ts";
import type { DatabaseSession } from "../../../../foundation/db/session.ts";
import type { createSlots } from "../../../../foundation/slots.ts";
import { type AttemptOptions, attempt } from "../attempt.ts";
import type { Delivery } from "../queries.ts";
import { type Candidate, findLeastTried, findReceiver, listCandidates } from "./queries.ts";

type DueMessage = Omit<Candidate, "sequence" | "isFree">;

const pageSize = 200;
/** Maximum number of order keys that the query excludes; messages with other waiting keys are skipped here. */
const maxExcludedKeys = 200;

/**
 * Reads pending messages page by page, oldest first. Messages that wait for an earlier one are skipped until a restart.
 * A page stays valid while this process holds the webhook's lock, because no other process sends its messages.
 */
const openQueue = (db: Queryable, webhookId: string) => {
  let pending: Candidate[] = [];
  /** The sequence of the last message that was read. */
  let afterSequence = 0;
  const waitingKeys = new Set<string>();

  const restart = () => {
    pending = [];
    afterSequence = 0;
    waitingKeys.clear();
  };

  /** @returns whether there may be more */
  const readNextPage = async (inFlight: string[], now: Date): Promise<boolean> => {
    // A message that was read but not dequeued waits for a message in flight with its key, as do later messages with that key.
    for (const { orderKey } of pending) waitingKeys.add(orderKey);
    const excludedKeys = [...waitingKeys].slice(-maxExcludedKeys);
    const page = await listCandidates(db, { webhookId, afterSequence, inFlight, excludedKeys, limit: pageSize, now });
    afterSequence = page.at(-1)?.sequence ?? afterSequence;
    for (const candidate of page) {
      if (!candidate.isFree) waitingKeys.add(candidate.orderKey);
      if (!waitingKeys.has(candidate.orderKey)) pending.push(candidate);
    }
    return page.length === pageSize;
  };

  const dequeue = (busy: Set<string>): DueMessage | undefined => {
    const index = pending.findIndex(({ orderKey }) => !busy.has(orderKey));
    const [candidate] = index < 0 ? [] : pending.splice(index, 1);
    if (!candidate) return undefined;
    const { sequence: _sequence, isFree: _isFree, ...message } = candidate;
    return message;
  };

  return {
    /** Restarts at the oldest message. */
    restart,
    /** Returns the next message without an earlier message about the same subject. */
    next: async (inFlight: Pick<DueMessage, "id" | "orderKey">[], now: Date): Promise<DueMessage | undefined> => {
      const busy = new Set(inFlight.map(({ orderKey }) => orderKey));
      const ids = inFlight.map(({ id }) => id);
      let message = dequeue(busy);
      if (!message && pending.length === 0) restart();
      for (let hasMore = true; !message && hasMore; message = dequeue(busy)) hasMore = await readNextPage(ids, now);
      return message;
    },
  };
};

type TurnOptions = AttemptOptions & {
  /** Limits concurrent requests to a host over all webhooks: the host may belong to a third party. */
  enterHost: ReturnType<typeof createSlots>;
  isStopped: () => boolean;
};

/** Maximum number of concurrent requests to a webhook; 1 while its receiver fails. */
const maxRequests = 8;
/** Limits of a turn, after which other webhooks are served. */
const maxMessagesPerTurn = 200;
const maxTurnMs = 30_000;

type Sending = { id: string; hasEnded: boolean; done: Promise<void> };

/** Sends to a webhook until nothing is due or its turn ends. @returns the number of messages */
export const deliverTo = async (options: TurnOptions, session: DatabaseSession, webhookId: string): Promise<number> => {
  const { enterHost, isStopped, clock } = options;
  const { db, lost } = session;
  const deadline = performance.now() + maxTurnMs;
  /** By order key: messages with the same key are sent one after another. */
  const inFlight = new Map<string, Sending>();
  const queue = openQueue(db, webhookId);
  let sent = 0;

  const startSending = ({ orderKey, ...message }: DueMessage, webhook: Delivery["webhook"], release: () => void) => {
    sent += 1;
    const sending: Sending = { id: message.id, hasEnded: false, done: Promise.resolve() };
    sending.done = attempt(options, { ...message, webhook }, session).finally(() => {
      sending.hasEnded = true;
      release();
    });
    // Prevents an unhandled rejection: if the database fails first, nothing awaits the promise.
    sending.done.catch(() => {});
    inFlight.set(orderKey, sending);
  };

  const findNext = (isFailing: boolean): Promise<DueMessage | undefined> => {
    const now = clock();
    if (!isFailing)
      return queue.next(
        [...inFlight].map(([orderKey, { id }]) => ({ orderKey, id })),
        now,
      );
    // After a success, the queue starts again at the oldest message.
    queue.restart();
    return findLeastTried(db, { webhookId, now });
  };

  const startRequests = async () => {
    const ended = [...inFlight].filter(([, { hasEnded }]) => hasEnded);
    const attempted = ended.map(([, { id }]) => id);
    const receiver = await findReceiver(db, { webhookId, attempted, now: clock() });
    for (const [orderKey] of ended) inFlight.delete(orderKey);
    // Messages after a failed message must wait for it.
    if (!receiver || receiver.hasFailed) queue.restart();
    if (!receiver) return;
    const { hasFailed: _hasFailed, ...webhook } = receiver;
    const isFailing = webhook.failingSince !== null;
    const limit = isFailing ? 1 : maxRequests;
    while (inFlight.size < limit && sent < maxMessagesPerTurn) {
      const release = enterHost(new URL(webhook.url).host);
      if (!release) return;
      const message = await findNext(isFailing).catch((error: unknown) => {
        release();
        throw error;
      });
      if (!message) return release();
      startSending(message, webhook, release);
    }
  };

  for (;;) {
    const hasTurnEnded = sent >= maxMessagesPerTurn || performance.now() >= deadline || isStopped();
    if (!hasTurnEnded) await startRequests();
    else for (const [orderKey, { hasEnded }] of inFlight) if (hasEnded) inFlight.delete(orderKey);
    lost.throwIfAborted();
    if (inFlight.size === 0) return sent;
    await Promise.race([...inFlight.values()].map(({ done }) => done));
    lost.throwIfAborted();
  }
};
