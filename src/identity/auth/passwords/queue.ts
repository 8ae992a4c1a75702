import pLimit, { type LimitFunction } from "p-limit";
import { Unavailable } from "../../../foundation/errors.ts";

/** Hashes that may wait in all; beyond that, clients should retry later. */
const maxQueued = 64;
/** Attempts of one account that are under way. A person signs in once at a time; a program may do so several times. */
const maxOfAccount = 4;
/** Attempts that wait for others of their account, of all accounts: so few that nobody else is refused because of them. */
const maxInLine = 16;
/** Half of the queue, and above the failures that one address may have (`login_failures_per_address`). */
const maxOfRequester = 32;

/** @returns does work of the same key at most this many at once; the rest waits */
const limitEach = (concurrency: number) => {
  const limits = new Map<string, LimitFunction>();
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const limit = limits.get(key) ?? pLimit(concurrency);
    limits.set(key, limit);
    try {
      return await limit(work);
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) limits.delete(key);
    }
  };
};

/**
 * Each piece of work occupies a core. Requesters take turns: somebody who asks for thirty at once delays another
 * requester by one.
 * @param concurrency how much work is done at once
 */
export const createQueue = (concurrency: number) => {
  const cores = pLimit(concurrency);
  const inTurn = limitEach(concurrency);
  const inLine = limitEach(maxOfAccount);
  const places = new Map<string, number>();

  const isFull = (key: string, most: number): boolean => (places.get(key) ?? 0) >= most;

  const requireSpace = (key: string, most: number): void => {
    if (isFull(key, most))
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

  return {
    assertCapacity: (account?: string): void => {
      requireSpace("all", maxQueued + concurrency);
      if (account !== undefined && isFull(`account ${account}`, maxOfAccount)) requireSpace("line", maxInLine);
    },
    /** @throws Unavailable when the account has too many attempts under way, and too many wait for others of theirs */
    attempt: async <Result>(account: string, work: () => Promise<Result>): Promise<Result> => {
      const key = `account ${account}`;
      const leaveLine = isFull(key, maxOfAccount) ? enter("line", maxInLine) : () => {};
      change(key, 1);
      try {
        return await inLine(account, () => {
          leaveLine();
          return work();
        });
      } finally {
        change(key, -1);
      }
    },
    /** @throws Unavailable when too many wait */
    run: async <Result>(requester: string | null, work: () => Promise<Result>): Promise<Result> => {
      const leaveAll = enter("all", maxQueued + concurrency);
      try {
        if (requester === null) return await cores(work);
        const leave = enter(`requester ${requester}`, maxOfRequester);
        try {
          // At most `concurrency` of one requester wait for the cores; the others wait for these.
          return await inTurn(requester, () => cores(work));
        } finally {
          leave();
        }
      } finally {
        leaveAll();
      }
    },
  };
};
