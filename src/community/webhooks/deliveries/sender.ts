import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { waitFor } from "../../../foundation/abort.ts";
import { type DatabaseSession, openSessions } from "../../../foundation/db/session.ts";
import { within } from "../../../foundation/db/within.ts";
import { messageOf } from "../../../foundation/outage.ts";
import { type Traced, untraced } from "../../../foundation/outbox/trace.ts";
import type { AttemptOptions } from "./attempt.ts";
import { channel } from "./queries.ts";
import { createHosts } from "./queue/hosts.ts";
import { listWaiting, tryLockWebhook, unlockWebhook } from "./queue/queries.ts";
import { takeTurn } from "./queue/turn.ts";

export type SenderOptions = AttemptOptions & {
  /** URL of the database. */
  url: string;
  log: Pick<FastifyBaseLogger, "info" | "warn">;
};

/** How many webhooks are sent to at once. */
const maxTurns = 64;
/** And how many of one alliance. */
const maxTurnsOfAlliance = 16;
/** Requests at once from this process to one host, whatever webhooks name it. */
const maxRequestsToHost = 8;

/** Milliseconds. */
const idlePoll = 5_000;
const busyPoll = 500;
const emptyTurnPause = 1_000;
const stopPatience = 4_000;
/** After each failure of the database twice as long: what cannot be kept is sent again. */
const outagePauses = { first: 1_000, longest: 60_000 };
/** A connection on which nothing comes back is lost. */
const longestLook = 40_000;

/**
 * Sends what waits for webhooks until it is stopped. Whoever sends to a webhook holds its lock, on a connection that is
 * the only one on which outcomes are written: so one process at a time sends to a webhook, in order, and a crash frees
 * it at once. Slow receivers keep nobody waiting, because each has requests of its own.
 */
export const startSender = ({ url, ...options }: SenderOptions): { stop(): Promise<void> } => {
  const { log, clock, traceWork = untraced } = options;
  /** The turns that are under way, by webhook. */
  const turns = new Map<string, { allianceId: string; done: Promise<void> }>();
  const turnOptions = { ...options, hosts: createHosts(maxRequestsToHost), isStopped: () => stopped };
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let wokenMeanwhile = false;
  let outages = 0;
  let pausedUntil = 0;
  let stopped = false;

  const wakeIn = (milliseconds: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(wake, milliseconds);
  };

  const wake = () => {
    wokenMeanwhile = looking !== undefined;
    if (stopped || looking || performance.now() < pausedUntil) return;
    looking = look()
      .then(wakeIn, notice)
      .finally(() => {
        looking = undefined;
        if (wokenMeanwhile) wake();
      });
  };

  const sessions = openSessions(url, { applicationName: "alliance webhooks", onNotify: wake }, (db) =>
    db.execute(sql.raw(`listen ${channel}`)),
  );

  const notice = (error: unknown) => {
    // One outage ends many turns.
    if (stopped || performance.now() < pausedUntil) return;
    if (outages === 0) log.warn({ err: messageOf(error) }, "webhooks wait for the database");
    const pause = Math.min(outagePauses.first * 2 ** outages, outagePauses.longest);
    outages += 1;
    // The timer must not come before.
    pausedUntil = performance.now() + pause - 1;
    wakeIn(pause);
  };

  const recovered = () => {
    if (outages > 0) log.info("webhooks have the database again");
    outages = 0;
  };

  const look = async (): Promise<number> => {
    const session = await sessions.current();
    try {
      return await within(beginTurns(session), longestLook);
    } catch (error) {
      sessions.giveUp(session, error);
      throw error;
    }
  };

  /** @returns milliseconds until it is worth looking again */
  const beginTurns = async (session: DatabaseSession): Promise<number> => {
    const time = clock();
    const waiting = await listWaiting(session.db, { except: [...turns.keys()], limit: 4 * maxTurns, now: time });
    if (waiting.length === 0) recovered();
    const now = time.getTime();
    const due = waiting.filter(({ at }) => at.getTime() <= now);
    for (const { id, allianceId } of due) {
      if (turns.size >= maxTurns || stopped) return idlePoll;
      const ofAlliance = [...turns.values()].filter((turn) => turn.allianceId === allianceId);
      if (ofAlliance.length >= maxTurnsOfAlliance) continue;
      if (await tryLockWebhook(session.db, id)) begin(session, { id, allianceId });
    }
    const pauses = waiting.map(({ at }) => at.getTime() - now).filter((pause) => pause > 0);
    // Another process may send to what is due; its crash would free it.
    return Math.min(due.length > turns.size ? busyPoll : idlePoll, ...pauses);
  };

  const begin = (session: DatabaseSession, { id, allianceId }: { id: string; allianceId: string }) => {
    const run = async () => {
      let sent = 0;
      try {
        sent = await traceWork(tracedTurn(id), () => takeTurn(turnOptions, session, id));
        await unlockWebhook(session.db, id, clock());
        recovered();
      } catch (error) {
        sessions.giveUp(session, error);
        notice(error);
      }
      // What is due and yet not sent waits for an earlier message.
      if (sent === 0 && !stopped) await delay(emptyTurnPause);
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
      await waitFor(Promise.all([looking, ...[...turns.values()].map(({ done }) => done)]), stopPatience);
      await sessions.close();
    },
  };
};

const tracedTurn = (webhookId: string): Traced<number> => ({
  name: "webhook turn",
  attributes: { "alliance.webhook.id": webhookId },
  describe: (sent) => ({ "alliance.deliveries": sent }),
});
