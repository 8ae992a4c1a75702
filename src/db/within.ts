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
