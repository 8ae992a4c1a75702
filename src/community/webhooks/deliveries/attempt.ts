import type { FastifyBaseLogger } from "fastify";
import type { Count } from "../../../foundation/counts.ts";
import type { Queryable } from "../../../foundation/db/client.ts";
import { type Outbound, OutboundFailure } from "../../../foundation/outbound/request.ts";
import { nextAttempt } from "../../../foundation/outbox/rules.ts";
import { type TracedWork, type TraceWork, untraced } from "../../../foundation/outbox/worker.ts";
import type { Keyring } from "../../../identity/auth/keyring.ts";
import { disabledMail } from "../mail.ts";
import { signatureOf, unsealSecret } from "../secret.ts";
import { type Delivery, type Response, recordDelivered, recordDisablingFailure, recordFailure } from "./queries.ts";

const giveUpAfterMs = 3 * 86_400_000;

/** A failure later than this after the last pause starts a new series of failures. */
const failureMemoryMs = 86_400_000;

const goneStatus = 410;

export const failureOf = (status: number): string | undefined => {
  if (status >= 200 && status < 300) return undefined;
  if (status >= 300 && status < 400) return `the receiver responded with ${status}; redirects are not followed`;
  return `the receiver responded with ${status}`;
};

type Plan = {
  /** Undefined when the message is given up. */
  next: Date | undefined;
  failingSince: Date;
  /** Consecutive failures of the webhook. */
  failures: number;
  pausedUntil: Date | undefined;
  disabledReason: "gone" | "failing" | undefined;
};

/**
 * A message that fails for three days is given up; a receiver that fails for three days is disabled.
 * A failing receiver is paused, so it costs one request per pause however many messages wait.
 */
export const planAfter = (
  { attempts, failingSince, webhook }: Delivery,
  { status, now }: { status: number | undefined; now: Date },
): Plan => {
  const { pausedUntil: lastPause } = webhook;
  const isContinuing = !lastPause || now.getTime() - lastPause.getTime() <= failureMemoryMs;
  const since = (isContinuing ? webhook.failingSince : null) ?? now;
  const failures = isContinuing ? webhook.failures + 1 : 1;
  const health = { failingSince: since, failures };
  if (status === goneStatus) return { next: undefined, ...health, pausedUntil: undefined, disabledReason: "gone" };
  const randomValue = Math.random();
  const retryAt = (failures: number, since: Date | null) =>
    nextAttempt({ failures, since: since ?? now, now, giveUpAfterMs }, () => randomValue);
  const pausedUntil = retryAt(failures, since);
  const disabledReason = pausedUntil ? undefined : "failing";
  return { next: retryAt(attempts + 1, failingSince), ...health, pausedUntil, disabledReason };
};

const maxTextLength = 1024;

/** Truncates text of a receiver, and replaces control and bidirectional characters. */
const sanitize = (text: string): string =>
  text
    .slice(0, maxTextLength)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, (character) =>
      "\n\t".includes(character) ? character : "\uFFFD",
    );

export type AttemptOptions = {
  outbound: Outbound;
  keys: Keyring;
  log: Pick<FastifyBaseLogger, "info">;
  clock: () => Date;
  secondFactorForAdmins?: boolean;
  traceWork?: TraceWork | undefined;
  count?: Count | undefined;
};

const timeoutMs = 10_000;
const maxBytes = 4096;

/**
 * @param db the connection that holds the lock of the webhook
 * @param lost aborts when the lock is lost: another process then sends the message again, and this process records nothing
 */
export const attempt = async (
  { outbound, keys, log, clock, secondFactorForAdmins = false, traceWork = untraced, count = () => {} }: AttemptOptions,
  due: Delivery,
  { db, lost }: { db: Queryable; lost: AbortSignal },
): Promise<void> => {
  const { id, webhook } = due;
  const { response, failure } = await traceWork(traceOf(due), () => post({ outbound, keys, clock }, due, lost));
  lost.throwIfAborted();
  const now = clock();
  const result = { id, webhookId: webhook.id, response, now };
  if (failure === undefined) {
    await recordDelivered(db, result);
    return count("webhook_deliveries", { outcome: "delivered" });
  }
  const { disabledReason: reason, ...plan } = planAfter(due, { status: response?.status, now });
  log.info({ delivery: id, webhook: webhook.id, failure, disabled: reason }, "webhook not delivered");
  const failed = { ...result, ...plan, url: webhook.url, failure: sanitize(failure), secondFactorForAdmins };
  await (reason ? recordDisablingFailure(db, { ...failed, reason, mail: disabledMail }) : recordFailure(db, failed));
  count("webhook_deliveries", { outcome: "failed" });
};

type Outcome = { response?: Response; failure?: string | undefined };

const traceOf = ({ id, attempts, webhook }: Delivery): TracedWork<Outcome> => ({
  name: "webhook delivery",
  attributes: { "alliance.delivery.id": id, "alliance.webhook.id": webhook.id, "alliance.attempt": attempts + 1 },
  // The text of a failure may name the host.
  describe: ({ response, failure }) =>
    failure === undefined ? {} : { "error.type": String(response?.status ?? "no response") },
});

const post = async (
  { outbound, keys, clock }: Pick<AttemptOptions, "outbound" | "keys" | "clock">,
  { id, body, webhook }: Delivery,
  signal: AbortSignal,
): Promise<Outcome> => {
  const timestamp = Math.floor(clock().getTime() / 1000);
  const secrets = await secretsOf(webhook, { keys, now: clock() });
  if (secrets.length === 0) return { failure: "the secret can no longer be read; rotate it" };
  const headers = {
    "content-type": "application/json",
    "user-agent": "community-alliance-service",
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signatureOf({ id, timestamp, body }, secrets),
  };
  try {
    const received = await outbound({ method: "POST", url: webhook.url, headers, body, timeoutMs, maxBytes, signal });
    const { status } = received;
    return { response: { status, body: sanitize(received.body) }, failure: failureOf(status) };
  } catch (error) {
    if (error instanceof OutboundFailure) return { failure: error.message };
    throw error;
  }
};

const secretsOf = async (
  { id, secret, previousSecret, previousSecretUntil }: Delivery["webhook"],
  { keys, now }: { keys: Keyring; now: Date },
): Promise<string[]> => {
  const overlaps = previousSecret !== null && previousSecretUntil !== null && previousSecretUntil > now;
  const encryptedSecrets = overlaps ? [secret, previousSecret] : [secret];
  const decrypted = await Promise.all(encryptedSecrets.map((text) => unsealSecret(keys, text, id)));
  return decrypted.filter((text) => typeof text === "string");
};
