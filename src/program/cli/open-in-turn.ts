type Close = () => Promise<void>;

/**
 * Opens several things of which each needs those before it.
 * @param open gives `onStop` what closes each thing that it has opened
 * @returns also `stop`, which closes them, the last first; so does a failure
 */
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
