export type Hosts = ReturnType<typeof createHosts>;

/** Bounds requests to a host however many webhooks name it: it may not belong to them. */
export const createHosts = (maxRequests: number) => {
  const requests = new Map<string, number>();
  return {
    /** @returns what ends the request; undefined while the host is busy */
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
