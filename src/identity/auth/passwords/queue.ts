import pLimit, { type LimitFunction } from "p-limit";
import { Unavailable } from "../../../foundation/errors.ts";

/** Hashes that may wait in all; beyond that, clients should retry later. */
const maxQueued = 64;
/** A person signs in once at a time. */
const maxOfAccount = 4;
/** Half of the queue, and above the failures that one address may have (`login_failures_per_address`). */
const maxOfRequester = 32;

/**
 * Each piece of work occupies a core. Requesters take turns: somebody who asks for thirty at once delays another
 * requester by one.
 * @param concurrency how much work is done at once
 */
export const createQueue = (concurrency: number) => {
  const cores = pLimit(concurrency);
  const turns = new Map<string, LimitFunction>();
  const places = new Map<string, number>();

  const requireSpace = (key: string, most: number): void => {
    if ((places.get(key) ?? 0) >= most)
      throw new Unavailable("too many people are signing in right now; try again shortly", {
        text: { key: "common.wrong.signing_in" },
      });
  };

  const change = (key: string, by: number): void => {
    const count = (places.get(key) ?? 0) + by;
    if (count > 0) places.set(key, count);
    else places.delete(key);
  };

  const enter = (key: string, most: number): (() => void) => {
    requireSpace(key, most);
    change(key, 1);
    return () => change(key, -1);
  };

  /** At most `concurrency` of one requester wait for the cores; the others wait for these. */
  const inTurn = async <Result>(requester: string, work: () => Promise<Result>): Promise<Result> => {
    const turn = turns.get(requester) ?? pLimit(concurrency);
    turns.set(requester, turn);
    try {
      return await turn(() => cores(work));
    } finally {
      if (turn.activeCount + turn.pendingCount === 0) turns.delete(requester);
    }
  };

  return {
    assertCapacity: (account?: string): void => {
      requireSpace("all", maxQueued + concurrency);
      if (account !== undefined) requireSpace(`account ${account}`, maxOfAccount);
    },
    /** @returns gives the place back. @throws Unavailable when the account has too many attempts under way */
    enter: (account: string): (() => void) => enter(`account ${account}`, maxOfAccount),
    /** @throws Unavailable when too many wait */
    run: async <Result>(requester: string | null, work: () => Promise<Result>): Promise<Result> => {
      const leaveAll = enter("all", maxQueued + concurrency);
      try {
        if (requester === null) return await cores(work);
        const leave = enter(`requester ${requester}`, maxOfRequester);
        try {
          return await inTurn(requester, work);
        } finally {
          leave();
        }
      } finally {
        leaveAll();
      }
    },
  };
};
