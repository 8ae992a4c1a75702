import { startPatience } from "./patience.ts";

/** @throws Error when the server does not respond in time */
export const within = async <Result>(statement: Promise<Result>, milliseconds: number): Promise<Result> => {
  let stop = (): void => {};
  const late = new Promise<never>((_, reject) => {
    // If this process was busy, the response may be there already: it is read before `setImmediate`.
    stop = startPatience(milliseconds, () => setImmediate(reject, new Error("the database does not answer")));
  });
  try {
    return await Promise.race([statement, late]);
  } finally {
    stop();
  }
};
