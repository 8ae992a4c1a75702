import { setTimeout as delay } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Count } from "../../foundation/counts.ts";
import { TooManyRequests } from "../../foundation/errors.ts";
import type { TraceWork } from "../../foundation/outbox/trace.ts";
import {
  type JobHandler,
  type OutboxJob,
  startWorker,
  Undeliverable,
  type Worker,
} from "../../foundation/outbox/worker.ts";
import type { Counted, Limits } from "../../server/limits/limits.ts";
import { mailboxOf } from "../../server/limits/mailbox.ts";
import { isAboutMailbox, isFinal, reasonOf } from "./failures.ts";
import { asMail, type Message } from "./messages.ts";
import { mailTopic } from "./postbox.ts";
import { recordRejection } from "./queries.ts";
import type { Transport } from "./transport.ts";

type DeliveryOptions = {
  /** URL of the database. */
  url: string;
  transport: Transport;
  log: FastifyBaseLogger;
  limits: Limits;
  clock?: () => Date;
  /** Handlers of other topics that end in an email. */
  handlersWith?: (send: SendMail) => Readonly<Record<string, JobHandler>>;
  traceWork?: TraceWork | undefined;
  count?: Count | undefined;
};

/**
 * Sends the email of an entry, unless the hour's ceiling is reached.
 * @returns when to try again, if the email has to wait
 * @throws Undeliverable when no later attempt can succeed
 */
export type SendMail = (
  message: Message,
  job: Pick<OutboxJob, "id" | "createdAt">,
  signal: AbortSignal,
) => Promise<{ postponedTo: Date } | undefined>;

/** Delivers queued emails until it is stopped. */
export const startDelivery = ({
  url,
  transport,
  log,
  limits,
  clock = () => new Date(),
  handlersWith = () => ({}),
  traceWork,
  count = () => {},
}: DeliveryOptions): Worker => {
  const ceiling = createCeiling(limits, { log, clock });
  const send: SendMail = async (message, { id, createdAt }, signal) => {
    const permit = await ceiling.admit(message);
    if (permit.until) return { postponedTo: permit.until };
    try {
      const { file } = await transport.send({ ...message, id, createdAt, sentAt: clock() }, signal);
      log.info({ mail: id, ...(file && { file }) }, file ? "mail written" : "mail sent");
      count("mails", { outcome: "sent" });
      return undefined;
    } catch (error) {
      const reason = reasonOf(error);
      if (isFinal(error)) {
        // It counts toward the ceilings: the mail server has dealt with it, and it is not tried again.
        count("mails", { outcome: "refused" });
        const { recipient } = message;
        throw new Undeliverable(
          reason,
          isAboutMailbox(error) ? (tx) => recordRejection(tx, recipient, clock()) : undefined,
        );
      }
      permit.refund();
      count("mails", { outcome: "failed" });
      throw new Error(reason);
    }
  };
  const deliver: JobHandler = async (job, signal) => send(asMail(job.payload), job, signal);
  const handlers = { ...handlersWith(send), [mailTopic]: deliver };
  const worker = startWorker({ url, handlers, log, clock, traceWork });
  return {
    stop: async () => {
      await worker.stop();
      transport.close();
    },
  };
};

type Permit = { until?: Date; refund(): void };

/** Milliseconds that an email waits for a counter. */
const patience = 2_000;

/**
 * The hourly ceilings on emails. Whatever a person does not wait for has a lower one, so that a flood of notices leaves
 * room for resets and verifications; what can be turned off has the lowest, and leaves room for notices. Counters that cannot be reached hold nothing back.
 */
const createCeiling = (limits: Limits, { log, clock }: Required<Pick<DeliveryOptions, "log" | "clock">>) => {
  let announcedUntil = 0;
  const all: Counted = ["mails_in_all", "service"];
  const notices: Counted = ["notices_in_all", "service"];
  const notifications: Counted = ["notifications_in_all", "service"];
  const usesOf = ({ recipient, urgent, unsubscribeLink }: Message): Counted[] => {
    if (urgent) return [all];
    if (unsubscribeLink === undefined) return [notices, all];
    return [["notifications_per_mailbox", mailboxOf(recipient)], notifications, notices, all];
  };

  const count = async (uses: Counted[]): Promise<TooManyRequests | "counted" | "not counted"> => {
    const counted = limits.consume(...uses).then(
      () => "counted" as const,
      (error) => (error instanceof TooManyRequests ? error : ("not counted" as const)),
    );
    return Promise.race([counted, delay(patience, "not counted" as const, { ref: false })]);
  };

  const announce = ({ limit }: TooManyRequests, until: Date) => {
    if (limit === "notifications_per_mailbox" || clock().getTime() < announcedUntil) return;
    announcedUntil = until.getTime();
    log.warn({ limit, until }, "the hour's emails are used up; further ones wait");
  };

  return {
    admit: async (message: Message): Promise<Permit> => {
      const uses = usesOf(message);
      const refund = () => {
        limits.refund(...uses).catch(() => {});
      };
      const result = await count(uses);
      if (!(result instanceof TooManyRequests)) return { refund: result === "counted" ? refund : () => {} };
      const until = new Date(clock().getTime() + result.retryAfter * 1000);
      announce(result, until);
      return { until, refund: () => {} };
    },
  };
};
