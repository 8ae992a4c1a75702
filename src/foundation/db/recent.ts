import { within } from "./within.ts";

/** Milliseconds. */
type Times = {
  patience: number;
  validity: number;
};

/** Shares one question to the database among many callers. @returns a function that rejects after `patience` */
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
