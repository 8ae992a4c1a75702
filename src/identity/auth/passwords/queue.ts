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

const limitEach = (concurrency: number) => {
  const limits = new Map<string, LimitFunction>();
  const sizeOf = (key: string): number => {
    const limit = limits.get(key);
    return limit ? limit.activeCount + limit.pendingCount : 0;
  };
  return {
    sizeOf,
    run: async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
      const limit = limits.get(key) ?? pLimit(concurrency);
      limits.set(key, limit);
      try {
        return await limit(work);
      } finally {
        if (sizeOf(key) === 0) limits.delete(key);
      }
    },
  };
};

const requireSpace = (taken: number, most: number): void => {
  if (taken >= most)
    throw new Unavailable("too many people are signing in right now; try again shortly", {
      text: { key: "common.wrong.signing_in" },
    });
};

/** Requesters take turns at the cores: one who asks for thirty hashes at once delays another by one. */
export const createQueue = (concurrency: number) => {
  const cores = pLimit(concurrency);
  const turns = limitEach(concurrency);
  const attempts = limitEach(maxOfAccount);
  let taken = 0;
  let inLine = 0;

  return {
    assertCapacity: (account?: string): void => {
      requireSpace(taken, maxQueued + concurrency);
      if (account !== undefined && attempts.sizeOf(account) >= maxOfAccount) requireSpace(inLine, maxInLine);
    },
    attempt: async <Result>(account: string, work: () => Promise<Result>): Promise<Result> => {
      if (attempts.sizeOf(account) < maxOfAccount) return attempts.run(account, work);
      requireSpace(inLine, maxInLine);
      inLine++;
      return attempts.run(account, () => {
        inLine--;
        return work();
      });
    },
    run: async <Result>(requester: string | null, work: () => Promise<Result>): Promise<Result> => {
      requireSpace(taken, maxQueued + concurrency);
      if (requester !== null) requireSpace(turns.sizeOf(requester), maxOfRequester);
      taken++;
      try {
        // At most `concurrency` of one requester wait for the cores; the others wait for these.
        return await (requester === null ? cores(work) : turns.run(requester, () => cores(work)));
      } finally {
        taken--;
      }
    },
  };
};
