import stringify from "safe-stable-stringify";
import { inTransaction, type Tx } from "../../foundation/db/client.ts";
import { Conflict, UnprocessableContent } from "../../foundation/errors.ts";
import { digest } from "../../foundation/secrets.ts";
import type { UserContext } from "../../identity/context.ts";
import type { OperationId } from "../../server/http/contract.ts";
import type { Use } from "../../server/limits/limits.ts";
import { claimKey, type FirstUse, findFirstUse, updateResponse } from "./queries.ts";

export type IdempotentRequest = {
  operation: OperationId;
  /** Path and body must be the same when the key is used again, except for the order of the body's fields. */
  path: object;
  body: unknown;
  headers: { "idempotency-key"?: string };
};

/** Derives the key from all fields: a user who goes back and submits other values makes another request. */
export const idempotencyHeadersOf = (form: { form_key?: string }): { "idempotency-key"?: string } =>
  form.form_key === undefined ? {} : { "idempotency-key": digest(stringify(form)) };

type IdempotencyContext = Tx<Pick<UserContext, "db" | "now" | "caller">>;

const claim = async (
  { db, now, caller: { userId } }: IdempotencyContext,
  { operation, path, body, key }: Omit<IdempotentRequest, "headers"> & { key: string },
): Promise<FirstUse | undefined> => {
  const requestHash = digest(stringify({ path, body }) ?? "");
  const first = await claimKey(db, { userId, operation, key, requestHash, now });
  if (first && first.requestHash !== requestHash)
    throw new UnprocessableContent("this Idempotency-Key was used with another path or body");
  return first;
};

/**
 * Runs `work` once per key. A repeated request waits for the first request and gets its response; errors are not stored.
 * @throws UnprocessableContent for a key that was used with another request
 */
export const once = async <Response extends { headers: object }>(
  context: IdempotencyContext,
  { headers, ...request }: IdempotentRequest,
  work: () => Promise<Response>,
): Promise<Response> => {
  const key = headers["idempotency-key"];
  if (key === undefined) return work();
  const first = await claim(context, { ...request, key });
  if (first?.response) return markReplayed(JSON.parse(first.response));
  const response = await work();
  const { operation } = request;
  await updateResponse(context.db, { userId: context.caller.userId, operation, key }, JSON.stringify(response));
  return response;
};

/** Runs `work` in a transaction, once per key, as `once` does. */
export const inTransactionOnce = <Response extends { headers: object }>(
  context: UserContext,
  request: IdempotentRequest,
  work: (tx: Tx<UserContext>) => Promise<Response>,
): Promise<Response> => inTransaction(context, (tx) => once(tx, request, () => work(tx)));

/** Like `inTransactionOnce`, but consumes rate limits, except for failed and repeated requests. @throws TooManyRequests */
export const rateLimitedOnce = async <Response extends { headers: object }>(
  context: UserContext,
  charges: Use[],
  request: IdempotentRequest,
  work: (tx: Tx<UserContext>) => Promise<Response>,
): Promise<Response> => {
  const { limits } = context;
  let isCharged = false;
  try {
    return await inTransactionOnce(context, request, async (tx) => {
      await limits.consume(...charges);
      isCharged = true;
      return work(tx);
    });
  } catch (error) {
    if (isCharged) await limits.refund(...charges);
    throw error;
  }
};

export const findFirstBody = async (
  { db, caller: { userId } }: Pick<UserContext, "db" | "caller">,
  request: { operation: OperationId; key: string },
): Promise<unknown> => {
  const first = await findFirstUse(db, { userId, ...request });
  return Object(JSON.parse(first?.response ?? "null")).body;
};

const markReplayed = <Response extends { headers: object }>(response: Response): Response => ({
  ...response,
  headers: { ...response.headers, "idempotent-replayed": "true" },
});

/**
 * Rejects a used key, for operations whose responses contain a secret and are not stored. @param effect completes the message
 * @throws Conflict for a used key, UnprocessableContent for a key that was used with another request
 */
export const requireNewKey = async (
  context: IdempotencyContext,
  { headers: { "idempotency-key": key }, ...request }: IdempotentRequest,
  effect: string,
): Promise<void> => {
  if (key !== undefined && (await claim(context, { ...request, key })))
    throw new Conflict(`this Idempotency-Key has already ${effect}`, { code: "idempotency_key_reused" });
};
