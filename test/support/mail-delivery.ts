import type { Test } from "tap";
import { additionHandlers } from "../../src/community/events/series/additions.ts";
import { importHandlers } from "../../src/community/imports/run.ts";
import { findInviter } from "../../src/community/invitations/policy.ts";
import { notificationHandlers } from "../../src/community/notifications/deliver.ts";
import { queueDueDigests } from "../../src/community/notifications/kinds/digests.ts";
import { queueReminders } from "../../src/community/notifications/kinds/event-facts.ts";
import { createLimits } from "../../src/server/limits/limits.ts";
import { type SendMail, startDelivery } from "../../src/web/mail/delivery.ts";
import type { Message } from "../../src/web/mail/messages.ts";
import type { Transport } from "../../src/web/mail/transport.ts";
import { collectLog } from "./log.ts";
import type { Service } from "./service.ts";

export const sender = { baseUrl: "https://alliance.test", siteName: "Wolken & Co", address: "no-reply@alliance.test" };

export type Fault = "fail" | "cut";

/**
 * A transport whose next sends fail as `state.faults` says. "cut" also terminates the worker's database connections.
 * @param accept is called with each email that is sent
 */
export const faultyTransport = (sql: Service["sql"], accept: (message: Message) => void | Promise<void>) => {
  const state = { faults: [] as Fault[], isCut: false };
  const transport: Transport = {
    send: async (message) => {
      const fault = state.faults.shift();
      if (fault === "cut") {
        state.isCut = true;
        await sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'alliance outbox' and datname = current_database()`;
      }
      if (fault) throw new Error("the mail server is unavailable");
      await accept(message);
      return {};
    },
    close: () => {},
  };
  return { transport, state };
};

/** The worker's time while it is idle: nothing is due yet. */
const idleTime = new Date(0);

/**
 * An outbox worker that sends due mail only while a test calls `work`.
 * @param clock the clock of the test. During `work` the worker's clock advances from it in real time.
 */
export const startMailDelivery = (
  t: Test,
  { db, sql, url }: Pick<Service, "db" | "sql" | "url">,
  {
    transport,
    clock,
    ...options
  }: { transport: Transport; clock: () => Date; batchSize?: number; secondFactorForAdmins?: boolean },
) => {
  let workingSince: number | undefined;
  const time = () =>
    workingSince === undefined ? idleTime : new Date(clock().getTime() + performance.now() - workingSince);
  const { log, lines } = collectLog(t);
  const limits = createLimits(db, { factor: 1000 });
  const notifications = notificationHandlers({ db, sender, findInviter, clock: time, ...options });
  const additions = additionHandlers({ db, secondFactorForAdmins: false, clock: time, ...options });
  const imports = importHandlers({ db, limits, secondFactorForAdmins: false, clock: time });
  const handlersWith = (send: SendMail) => ({ ...notifications(send), ...additions, ...imports });
  const delivery = startDelivery({ url, transport, log, limits, clock: time, handlersWith });
  t.teardown(delivery.stop);
  /**
   * Whether no entry is due within two seconds by the worker's clock. This includes entries that are postponed by one second, because
   * another email about the same subject is being sent, but not failed entries, which are postponed by four seconds or more.
   */
  const isIdle = async () => {
    const soon = new Date(time().getTime() + 2_000).toISOString();
    return (await sql`select from outbox where next_attempt_at <= ${soon} limit 1`).length === 0;
  };
  return {
    lines,
    /** Queues due reminders and digests, and returns when everything that is due has been sent. */
    work: async () => {
      await queueReminders(db, { now: clock() });
      await queueDueDigests(db, clock());
      workingSince = performance.now();
      while (!(await isIdle())) {
        await sql`select pg_notify('outbox', '')`;
        await new Promise<void>((resolve) => setTimeout(resolve, 10));
      }
      workingSince = undefined;
    },
  };
};
