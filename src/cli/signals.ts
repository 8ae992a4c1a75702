import { constants } from "node:os";

/** Milliseconds within which a repeated signal is the same keystroke: npx passes on to us what the terminal sent us too. */
const echo = 1_000;

/** Resolves with the first SIGINT or SIGTERM; a later one is an impatient operator's and ends the program at once. */
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

/** What a shell reports of a program that a signal ended. */
export const exitCodeOf = (signal: NodeJS.Signals): number => 128 + constants.signals[signal];
