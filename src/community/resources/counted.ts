import { inTransaction, type Tx } from "../../foundation/db/client.ts";
import type { UserContext } from "../../identity/context.ts";
import type { Counted } from "../../server/limits/limits.ts";
import { once, type Repeatable } from "./idempotency.ts";

/** Runs `act` in a transaction, once per key, and counts it unless it fails. Repeated requests are not counted. @throws TooManyRequests */
export const countedOnce = async <Done extends { headers: object }>(
  context: UserContext,
  uses: Counted[],
  request: Repeatable,
  act: (tx: Tx<UserContext>) => Promise<Done>,
) => {
  const { limits } = context;
  let isCounted = false;
  try {
    return await inTransaction(context, (tx) =>
      once(tx, request, async () => {
        await limits.consume(...uses);
        isCounted = true;
        return act(tx);
      }),
    );
  } catch (error) {
    if (isCounted) await limits.refund(...uses);
    throw error;
  }
};
