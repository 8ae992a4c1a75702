import { startPatience } from "./patience.ts";

/** @throws Error when the server does not answer in time */
export const within = async <Result>(statement: Promise<Result>, milliseconds: number): Promise<Result> => {
  let stop = (): void => {};
  const late = new Promise<never>((_, reject) => {
    // When this process was busy meanwhile, the answer may be there already: it is read before `setImmediate`.
    stop = startPatience(milliseconds, () => setImmediate(reject, new Error("the database does not answer")));
  });
  try {
    return await Promise.race([statement, late]);
  } finally {
    stop();
  }
};

/** Tells when a connection on which something is under way has been still for so long. */
export const createStillness = (milliseconds: number, onStill: () => void) => {
  let stop = (): void => {};
  let moves = 0;
  return {
    /** Something began or ended on it. */
    moved: (isBusy: boolean): void => {
      const move = ++moves;
      stop();
      if (!isBusy) return;
      // As above: what has arrived meanwhile is a move.
      const decide = (): void => {
        if (move === moves) onStill();
      };
      stop = startPatience(milliseconds, () => setImmediate(decide));
    },
  };
};
