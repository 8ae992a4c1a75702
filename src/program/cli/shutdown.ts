import { constants } from "node:os";

/** Maximum duration of a stop, after `server.shutdown_delay`. Connections to a frozen database do not close. */
export const stopTimeoutMs = 9_500;

/** A second signal within this time is a duplicate: the terminal and npx both forward one keystroke. */
const duplicateSignalMs = 1_000;

/** Resolves with the first SIGINT or SIGTERM; a second one ends the program at once. */
export const nextSignal = (): Promise<NodeJS.Signals> =>
  new Promise((resolve) => {
    let first: number | undefined;
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.on(signal, () => {
        if (first !== undefined && performance.now() - first > duplicateSignalMs) process.exit(exitCodeOf(signal));
        first ??= performance.now();
        resolve(signal);
      });
    }
  });

/** `process.exit` waits for pending name lookups, up to tens of seconds. In that case, the signal ends the process. */
export const exitAfter = (signal: NodeJS.Signals): never => {
  process.once("exit", () => {
    if (!process.getActiveResourcesInfo().includes("GetAddrInfoReqWrap")) return;
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
  process.exit(0);
};

export const exitCodeOf = (signal: NodeJS.Signals): number => 128 + constants.signals[signal];

type Close = () => Promise<void>;

/** Opens resources that depend on each other. `stop`, or a failure, closes them in reverse order. */
export const openResources = async <Result extends object>(
  open: (onStop: (close: Close) => void) => Promise<Result>,
): Promise<Result & { stop: Close }> => {
  const opened: Close[] = [];
  const stop = async () => {
    for (const close of opened.toReversed()) await close();
  };
  try {
    const result = await open((close) => void opened.push(close));
    return { ...result, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
