import { inTransaction } from "../../foundation/db/client.ts";
import type { UserContext } from "../../identity/context.ts";
import type { Counted } from "../../server/limits/limits.ts";
import { once, type Repeatable } from "./idempotency.ts";

/**
 * Does something in a transaction, once per key, and counts it unless it fails, or was done before.
 * @throws TooManyRequests
 */
export const countedOnce = async <Done extends { headers: object }>(
  context: UserContext,
  uses: Counted[],
  request: Repeatable,
  act: (context: UserContext) => Promise<Done>,
) => {
  const { limits } = context;
  await limits.consume(...uses);
  let isNew = false;
  try {
    return await inTransaction(context, (context) =>
      once(context, request, async () => {
        const done = await act(context);
        isNew = true;
        return done;
      }),
    );
  } finally {
    if (!isNew) await limits.refund(...uses);
  }
};
