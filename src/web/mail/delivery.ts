import { setTimeout as delay } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Count } from "../../foundation/counts.ts";
import { TooManyRequests } from "../../foundation/errors.ts";
import {
  type JobHandler,
  type OutboxJob,
  startWorker,
  type TraceWork,
  Undeliverable,
  type Worker,
} from "../../foundation/outbox/worker.ts";
import type { Limits, Use } from "../../server/limits/limits.ts";
import { mailboxOf } from "../../server/limits/mailbox.ts";
import { mailTopic } from "./mailer.ts";
import { type Message, parseMail } from "./messages.ts";
import { recordRejection } from "./queries.ts";
import type { Transport } from "./transport.ts";

/** Properties that nodemailer adds to an error. */
type MailError = { code?: string; command?: string; responseCode?: number; response?: string };

/**
 * Whether retrying is pointless. RFC 5321 §4.2.1 defines all 5yz replies as permanent, but operators can fix problems of the sender (login, relaying, blocking).
 * So only 550 to 554 in reply to RCPT or DATA are final, and only if an enhanced code (RFC 3463), if any, is about the address (5.1 without 5.1.7 and
 * 5.1.8, which are about the sender), the mailbox (5.2) or the content (5.6).
 */
export const isFinal = (error: unknown): boolean => {
  const { code, command, responseCode = 0, response = "" }: MailError = Object(error);
  // nodemailer itself rejects the recipient's address.
  if (code === "EENVELOPE" && command === "API") return true;
  if (command !== "RCPT TO" && command !== "DATA") return false;
  if (responseCode < 550 || responseCode > 554) return false;
  const enhanced = enhancedCodeIn(response);
  return enhanced === undefined || /^5\.(?:1\.(?![78]$)|2\.|6\.)/.test(enhanced);
};

/** Whether a final failure is about the mailbox, not the message or the sender: 5.1 or 5.2 without 5.2.3 (message length), or 550 to 553 in reply to RCPT. A bare 554 is often a policy. */
export const isAboutMailbox = (error: unknown): boolean => {
  if (!isFinal(error)) return false;
  const { command, responseCode = 0, response = "" }: MailError = Object(error);
  if (command === "API") return true;
  const enhanced = enhancedCodeIn(response);
  if (enhanced !== undefined) return /^5\.[12]\./.test(enhanced) && enhanced !== "5.2.3";
  return command === "RCPT TO" && responseCode < 554;
};

const enhancedCodeIn = (response: string): string | undefined =>
  /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];

/** Returns the error message with masked email addresses. Servers repeat the recipient's address, which logs must not contain. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/[^\s<>()[\],;:"']+@[^\s<>()[\],;:"']+/g, "…");

type DeliveryOptions = {
  url: string;
  transport: Transport;
  log: FastifyBaseLogger;
  limits: Limits;
  clock?: () => Date;
  /** Creates the handlers for other topics that send emails. */
  handlersWith?: (send: SendMail) => Readonly<Record<string, JobHandler>>;
  traceWork?: TraceWork | undefined;
  count?: Count | undefined;
};

/** Sends an email. If an hourly limit is reached, returns when to try again instead. @throws Undeliverable if retrying is pointless */
export type SendMail = (
  message: Message,
  job: Pick<OutboxJob, "id" | "createdAt">,
  signal: AbortSignal,
) => Promise<{ postponedTo: Date } | undefined>;

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
  const limiter = createMailLimiter(limits, { log, clock });
  const send: SendMail = async (message, { id, createdAt }, signal) => {
    const permit = await limiter.tryConsume(message);
    if (permit.postponedTo) return { postponedTo: permit.postponedTo };
    try {
      const { file } = await transport.send({ ...message, id, createdAt, sentAt: clock() }, signal);
      log.info({ mail: id, ...(file && { file }) }, file ? "mail written" : "mail sent");
      count("mails", { outcome: "sent" });
      return undefined;
    } catch (error) {
      const reason = reasonOf(error);
      if (isFinal(error)) {
        // A refused email counts toward the limits: the mail server has processed the email, which is not retried.
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
  const deliver: JobHandler = async (job, signal) => send(parseMail(job.payload), job, signal);
  const handlers = { ...handlersWith(send), [mailTopic]: deliver };
  const worker = startWorker({ url, handlers, log, clock, traceWork });
  return {
    stop: async () => {
      await worker.stop();
      transport.close();
    },
  };
};

type Permit = { postponedTo?: Date; refund(): void };

const counterTimeoutMs = 2_000;

/** Hourly limits on emails. The limit on notices is lower than the limit on all emails; the limit on notifications is the lowest. If the counters are unreachable, emails are sent without limits. */
const createMailLimiter = (limits: Limits, { log, clock }: Required<Pick<DeliveryOptions, "log" | "clock">>) => {
  let warnedUntil = 0;
  const all: Use = ["mails_in_all", "service"];
  const notices: Use = ["notices_in_all", "service"];
  const notifications: Use = ["notifications_in_all", "service"];
  const usesOf = ({ recipient, urgent, unsubscribeLink }: Message): Use[] => {
    if (urgent) return [all];
    if (unsubscribeLink === undefined) return [notices, all];
    return [["notifications_per_mailbox", mailboxOf(recipient)], notifications, notices, all];
  };

  const consume = async (uses: Use[]): Promise<TooManyRequests | "counted" | "not counted"> => {
    const counted = limits.consume(...uses).then(
      () => "counted" as const,
      (error) => (error instanceof TooManyRequests ? error : ("not counted" as const)),
    );
    return Promise.race([counted, delay(counterTimeoutMs, "not counted" as const, { ref: false })]);
  };

  const warn = ({ limit }: TooManyRequests, until: Date) => {
    if (limit === "notifications_per_mailbox" || clock().getTime() < warnedUntil) return;
    warnedUntil = until.getTime();
    log.warn({ limit, until }, "the hourly limit on emails is reached; further emails wait");
  };

  return {
    tryConsume: async (message: Message): Promise<Permit> => {
      const uses = usesOf(message);
      const refund = () => {
        limits.refund(...uses).catch(() => {});
      };
      const result = await consume(uses);
      if (!(result instanceof TooManyRequests)) return { refund: result === "counted" ? refund : () => {} };
      const until = new Date(clock().getTime() + result.retryAfter * 1000);
      warn(result, until);
      return { postponedTo: until, refund: () => {} };
    },
  };
};
