export type Hosts = ReturnType<typeof createHosts>;

/** Whoever registers many webhooks with one host, which may not be theirs, does not multiply the requests to it. */
export const createHosts = (maxRequests: number) => {
  const requests = new Map<string, number>();
  return {
    /** Begins a request. @returns what ends it; undefined while the host has enough to do */
    enter: (host: string): (() => void) | undefined => {
      const count = requests.get(host) ?? 0;
      if (count >= maxRequests) return undefined;
      requests.set(host, count + 1);
      return () => {
        const left = (requests.get(host) ?? 1) - 1;
        if (left > 0) requests.set(host, left);
        else requests.delete(host);
      };
    },
  };
};
