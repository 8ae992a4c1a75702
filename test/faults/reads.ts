import assert from "node:assert/strict";
import autocannon, { type Result } from "autocannon";
import type { Ledger } from "./ledger.ts";

export const startReads = (url: string, connections = 8): { stop(): Promise<Result> } => {
  let stop = () => {};
  const result = new Promise<Result>((resolve, reject) => {
    const instance = autocannon({ url, connections, duration: 300 }, (error, read) =>
      error ? reject(error) : resolve(read),
    );
    stop = () => instance.stop();
  });
  return {
    stop: () => {
      stop();
      return result;
    },
  };
};

/** Asserts that no read and no other request failed or was refused. */
export const requireAllServed = ({ errors, timeouts, non2xx }: Result, { problems, unavailable }: Ledger): void =>
  assert.deepEqual(
    { errors, timeouts, non2xx, problems, unavailable },
    { errors: 0, timeouts: 0, non2xx: 0, problems: [], unavailable: [] },
  );
