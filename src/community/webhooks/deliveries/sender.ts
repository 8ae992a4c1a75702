import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { v7 as uuid } from "uuid";
import { waitFor } from "../../../foundation/abort.ts";
import { messageTopic } from "../../../foundation/db/outbox-tables.ts";
import { type DatabaseSession, openSessions } from "../../../foundation/db/session.ts";
import { messageOf } from "../../../foundation/outage.ts";
import { type JobHandler, startWorker, type TracedWork, untraced } from "../../../foundation/outbox/worker.ts";
import { createSlots } from "../../../foundation/slots.ts";
import { withTimeout } from "../../../foundation/timeouts.ts";
import { bodyOf, dataOf, groupIdOf, readQueuedMessage } from "../messages/message.ts";
import type { AttemptOptions } from "./attempt.ts";
import { channel, insertDeliveries, listSubscribers, wakeSender } from "./queries.ts";
import { listWaitingWebhooks, tryLockWebhook, unlockWebhook } from "./queue/queries.ts";
import { deliverTo } from "./queue/turn.ts";

export type SenderOptions = AttemptOptions & { url: string; log: Pick<FastifyBaseLogger, "info" | "warn"> };

const maxTurns = 64;
const maxTurnsOfAlliance = 16;
const maxRequestsToHost = 8;

const idlePollMs = 5_000;
const busyPollMs = 500;
const emptyTurnPauseMs = 1_000;
const stopTimeoutMs = 4_000;
/** The pause after a database failure. It doubles with each further failure. */
const outagePausesMs = { first: 1_000, max: 60_000 };
/** A connection that does not respond for this long is lost. */
const pollTimeoutMs = 40_000;

/**
 * The process that sends to a webhook holds its lock on the connection that also records outcomes:
 * one process at a time sends to a webhook, in order, and a crash releases the lock at once.
 */
const startSender = ({ url, ...options }: SenderOptions): { stop(): Promise<void> } => {
  const { log, clock, traceWork = untraced } = options;
  /** The current turns by webhook id. */
  const turns = new Map<string, { allianceId: string; done: Promise<void> }>();
  const turnOptions = { ...options, enterHost: createSlots(maxRequestsToHost), isStopped: () => stopped };
  let timer: NodeJS.Timeout | undefined;
  let polling: Promise<void> | undefined;
  let isWokenAgain = false;
  let outages = 0;
  let pausedUntil = 0;
  let stopped = false;

  const wakeIn = (milliseconds: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(wake, milliseconds);
  };

  const wake = () => {
    isWokenAgain = polling !== undefined;
    if (stopped || polling || performance.now() < pausedUntil) return;
    polling = poll()
      .then(wakeIn, onFailure)
      .finally(() => {
        polling = undefined;
        if (isWokenAgain) wake();
      });
  };

  const sessions = openSessions(url, { applicationName: "alliance webhooks", onNotify: wake }, (db) =>
    db.execute(sql.raw(`listen ${channel}`)),
  );

  const onFailure = (error: unknown) => {
    // An outage ends many turns, but counts as one failure.
    if (stopped || performance.now() < pausedUntil) return;
    if (outages === 0) log.warn({ err: messageOf(error) }, "webhook delivery waits for the database");
    const pause = Math.min(outagePausesMs.first * 2 ** outages, outagePausesMs.max);
    outages += 1;
    pausedUntil = performance.now() + pause - 1;
    wakeIn(pause);
  };

  const onSuccess = () => {
    if (outages > 0) log.info("webhook delivery has resumed");
    outages = 0;
  };

  const poll = async (): Promise<number> => {
    const session = await sessions.current();
    try {
      return await withTimeout(beginTurns(session), pollTimeoutMs);
    } catch (error) {
      sessions.discard(session, error);
      throw error;
    }
  };

  /** @returns milliseconds until the next poll */
  const beginTurns = async (session: DatabaseSession): Promise<number> => {
    const time = clock();
    const waiting = await listWaitingWebhooks(session.db, {
      exceptIds: [...turns.keys()],
      limit: 4 * maxTurns,
      now: time,
    });
    if (waiting.length === 0) onSuccess();
    const now = time.getTime();
    const due = waiting.filter(({ dueAt }) => dueAt.getTime() <= now);
    for (const { id, allianceId } of due) {
      if (turns.size >= maxTurns || stopped) return idlePollMs;
      const turnsOfAlliance = [...turns.values()].filter((turn) => turn.allianceId === allianceId);
      if (turnsOfAlliance.length >= maxTurnsOfAlliance) continue;
      if (await tryLockWebhook(session.db, id)) beginTurn(session, { id, allianceId });
    }
    const pauses = waiting.map(({ dueAt }) => dueAt.getTime() - now).filter((pause) => pause > 0);
    // Polls although all due webhooks may be locked: the process that holds a lock may crash.
    return Math.min(due.length > turns.size ? busyPollMs : idlePollMs, ...pauses);
  };

  const beginTurn = (session: DatabaseSession, { id, allianceId }: { id: string; allianceId: string }) => {
    const run = async () => {
      let sent = 0;
      try {
        sent = await traceWork(tracedTurn(id), () => deliverTo(turnOptions, session, id));
        await unlockWebhook(session.db, id, clock());
        onSuccess();
      } catch (error) {
        sessions.discard(session, error);
        onFailure(error);
      }
      // If due messages wait for an earlier message, the webhook would otherwise be served again at once.
      if (sent === 0 && !stopped) await delay(emptyTurnPauseMs);
      turns.delete(id);
      wake();
    };
    turns.set(id, { allianceId, done: run() });
  };

  wake();

  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await waitFor(Promise.all([polling, ...[...turns.values()].map(({ done }) => done)]), stopTimeoutMs);
      await sessions.close();
    },
  };
};

const tracedTurn = (webhookId: string): TracedWork<number> => ({
  name: "webhook turn",
  attributes: { "alliance.webhook.id": webhookId },
  describe: (sent) => ({ "alliance.deliveries": sent }),
});

/** Inserts a delivery for each subscribed webhook, in the transaction that removes the message from the outbox. */
const fanOut: JobHandler = async ({ payload, createdAt }, _signal, tx) => {
  const message = readQueuedMessage(payload);
  const { type, subjectId, sequence, orderKey } = message;
  const body = bodyOf(type, dataOf(message), createdAt);
  const about = { eventType: type, subjectId, orderKey, sequence, body, createdAt };
  const state = { status: "pending", nextAttemptAt: createdAt } as const;
  const subscribers = await listSubscribers(tx, { ...message, groupId: groupIdOf(message) });
  await insertDeliveries(
    tx,
    subscribers.map((webhookId) => ({ id: uuid(), webhookId, ...about, ...state })),
  );
  await wakeSender(tx);
  return undefined;
};

/** Starts the delivery of webhook messages. It is separate from email delivery, so that neither delays the other. */
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
