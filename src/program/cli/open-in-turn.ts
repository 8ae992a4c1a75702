type Close = () => Promise<void>;

/** Opens resources that depend on each other. `stop`, or a failure, closes them in reverse order. */
export const openInTurn = async <Result extends object>(
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
