import autocannon, { type Result } from "autocannon";

export const startReads = (url: string, connections = 8): { stop(): Promise<Result> } => {
  let stop = () => {};
  const result = new Promise<Result>((resolve, reject) => {
    const instance = autocannon({ url, connections, duration: 300 }, (error, read) =>
      error ? reject(error) : resolve(read),
    );
    stop = () => instance.stop();
  });
  return {
    stop: () => {
      stop();
      return result;
    },
  };
};
