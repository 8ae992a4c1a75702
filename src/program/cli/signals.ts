import { constants } from "node:os";

/** Milliseconds from a signal to the end of the process, beyond `server.shutdown_delay`. A frozen database would keep its connections from ending. */
export const stopWithin = 9_500;

/** Milliseconds within which a second signal is the same keystroke: both the terminal and npx signal this program. */
const echo = 1_000;

/** Resolves with the first SIGINT or SIGTERM; a second one ends the program at once. */
export const nextSignal = (): Promise<NodeJS.Signals> =>
  new Promise((resolve) => {
    let first: number | undefined;
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.on(signal, () => {
        if (first !== undefined && performance.now() - first > echo) process.exit(exitCodeOf(signal));
        first ??= performance.now();
        resolve(signal);
      });
    }
  });

/**
 * Ends the process after a signal. `process.exit` waits for threads that resolve a name, and those try for as long as the resolver is
 * told to (with an unreachable one, tens of seconds): then the signal itself ends the process.
 */
export const exitAfter = (signal: NodeJS.Signals): never => {
  process.once("exit", () => {
    if (!process.getActiveResourcesInfo().includes("GetAddrInfoReqWrap")) return;
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
  process.exit(0);
};

/** The exit code of a program that a signal ended, as shells report it. */
export const exitCodeOf = (signal: NodeJS.Signals): number => 128 + constants.signals[signal];
