import { LRUCache } from "lru-cache";

/** Invalid credentials of a client within this time; so few are mistakes, because sessions expire. */
const memory = 60_000;
const mistakes = 20;

const maxClients = 10_000;

export const createFalseClaims = () => {
  const counts = new LRUCache<string, number>({ max: maxClients, ttl: memory, noUpdateTTL: true });
  const countOf = (client: string): number => counts.get(client) ?? 0;
  return {
    add: (client: string): void => {
      counts.set(client, countOf(client) + 1);
    },
    isDoubted: (client: string): boolean => countOf(client) >= mistakes,
  };
};
