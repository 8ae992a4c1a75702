import { LRUCache } from "lru-cache";

/** Milliseconds for which a false claim counts, and how many of a client are taken for mistakes: sessions end by themselves. */
const memory = 60_000;
const mistakes = 20;

const maxClients = 10_000;

export const createFalseClaims = () => {
  const counts = new LRUCache<string, number>({ max: maxClients, ttl: memory, noUpdateTTL: true });
  const countOf = (client: string): number => counts.get(client) ?? 0;
  return {
    /** A client sent what had the form of a credential, and was none. */
    add: (client: string): void => {
      counts.set(client, countOf(client) + 1);
    },
    /** Whether the client has done so too often of late. */
    isDoubted: (client: string): boolean => countOf(client) >= mistakes,
  };
};
