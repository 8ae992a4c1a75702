/** @throws Error when the server does not answer in time */
export const within = async <Result>(statement: Promise<Result>, milliseconds: number): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    // When this process was busy meanwhile, the answer may be there already: it is read before `setImmediate`.
    timer = setTimeout(() => setImmediate(reject, new Error("the database does not answer")), milliseconds);
  });
  try {
    return await Promise.race([statement, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Tells when a connection on which something is under way has been still for so long. */
export const createStillness = (milliseconds: number, onStill: () => void) => {
  let timer: NodeJS.Timeout | undefined;
  let moves = 0;
  return {
    /** Something began or ended on it. */
    moved: (isBusy: boolean): void => {
      const move = ++moves;
      clearTimeout(timer);
      if (!isBusy) return;
      // As above: what has arrived meanwhile is a move.
      const decide = (): void => {
        if (move === moves) onStill();
      };
      timer = setTimeout(() => setImmediate(decide), milliseconds);
    },
  };
};
