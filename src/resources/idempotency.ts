import { signedIn } from "../access/member.ts";
import type { Context } from "../context.ts";
import type { Queryable } from "../db/client.ts";
import { UnprocessableContent } from "../errors.ts";
import type { OperationId } from "../http/contract.ts";
import { digest } from "../secrets.ts";
import { claimKey, type FirstUse, type IdempotencyKey, updateAnswer } from "./idempotency-queries.ts";

/** A request with an `Idempotency-Key`, or without. */
export type Repeatable = {
  operation: OperationId;
  key: string | undefined;
  /** What has to be the same when it is repeated: path and body. */
  request: object;
};

const claim = async (
  { db, now }: Pick<Context, "db" | "now">,
  key: IdempotencyKey,
  request: object,
): Promise<FirstUse | undefined> => {
  const requestHash = digest(JSON.stringify(request));
  const first = await claimKey(db, { ...key, requestHash, now });
  if (first && first.requestHash !== requestHash)
    throw new UnprocessableContent("this Idempotency-Key was used with another path or body");
  return first;
};

/**
 * Creates something in a transaction, once for each key: a repetition gets the first answer again, and one that comes
 * while the first is under way waits for it. A refusal is not kept.
 * @throws UnprocessableContent for a key that was used with another request
 */
export const createOnce = <Answer extends object>(
  context: Pick<Context, "db" | "now" | "caller">,
  { operation, key, request }: Repeatable,
  create: (tx: Queryable) => Promise<Answer>,
): Promise<Answer> =>
  context.db.transaction(async (tx) => {
    if (key === undefined) return create(tx);
    const use = { userId: signedIn(context.caller).userId, operation, key };
    const first = await claim({ ...context, db: tx }, use, request);
    // The row is of this operation, whose answers are all of one type.
    if (first?.answer) return JSON.parse(first.answer) as Answer;
    const answer = await create(tx);
    await updateAnswer(tx, use, JSON.stringify(answer));
    return answer;
  });

/**
 * For an answer that cannot be given again.
 * @returns whether the key was used before, with the same request
 * @throws UnprocessableContent for a key that was used with another request
 */
export const isRepeated = async (
  context: Pick<Context, "db" | "now" | "caller">,
  { operation, key, request }: Repeatable,
): Promise<boolean> => {
  if (key === undefined) return false;
  const use = { userId: signedIn(context.caller).userId, operation, key };
  return (await claim(context, use, request)) !== undefined;
};
