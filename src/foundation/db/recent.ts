import { within } from "./within.ts";

/** Milliseconds. */
type Times = {
  /** Within which the database has to respond. */
  patience: number;
  /** For which its response counts, from its end on: what hangs is not asked again meanwhile. */
  validity: number;
};

/**
 * Asks the database for something that many want to know, no more often than that.
 * @returns a function that rejects when the database does not respond in time
 */
export const askNowAndThen = <Result>(
  ask: () => Promise<Result>,
  { patience, validity }: Times,
): (() => Promise<Result>) => {
  let asked: Promise<Result> | undefined;
  const forget = () => {
    asked = undefined;
  };
  const begin = (): Promise<Result> => {
    const running = ask();
    void running.catch(() => {}).then(() => setTimeout(forget, validity).unref());
    return running;
  };
  return () => {
    asked ??= begin();
    return within(asked, patience);
  };
};
