import type { RequestLimits, Window } from "../http/rate-limits.ts";
import { createQuotas, type LimitSettings, type LocalLimitName } from "./quotas.ts";

const defaultMaxKeys = 100_000;

type WindowOptions = {
  name: string;
  quota: number;
  seconds: number;
  maxKeys?: number;
  onRefused?: OnRefused | undefined;
};

export type OnRefused = (limit: string) => void;

/**
 * Fixed intervals in the memory of this process, on a monotonic clock. With too many keys, the oldest is dropped: a client with
 * that many addresses gains nothing by it.
 */
export const createWindow = ({ name, quota, seconds, maxKeys = defaultMaxKeys, onRefused }: WindowOptions): Window => {
  const length = seconds * 1_000;
  let uses = new Map<string, number>();
  let endsAt = 0;

  /** Fractions do not add up exactly: a window of 60 seconds could end in 61. */
  const secondsLeft = (now: number): number => Math.min(seconds, Math.max(1, Math.ceil((endsAt - now) / 1_000)));

  const begin = (now: number): void => {
    if (now < endsAt) return;
    uses = new Map();
    endsAt = now + length;
  };

  const dropOldest = (): void => {
    const [oldest] = uses.keys();
    if (oldest !== undefined) uses.delete(oldest);
  };

  const add = (key: string): number => {
    const used = uses.get(key) ?? 0;
    if (used > quota) return used;
    if (used === 0 && uses.size >= maxKeys) dropOldest();
    uses.set(key, used + 1);
    return used;
  };

  return {
    name,
    quota,
    seconds,
    policy: `"${name}";q=${quota};w=${seconds}`,
    use: (key) => {
      const now = performance.now();
      begin(now);
      const used = add(key);
      return { remaining: quota - used - 1, resetSeconds: secondsLeft(now) };
    },
    exhaustedFor: (key) => {
      const now = performance.now();
      return now < endsAt && (uses.get(key) ?? 0) >= quota ? secondsLeft(now) : 0;
    },
    refused: () => onRefused?.(name),
  };
};

export const createRequestLimits = (settings: LimitSettings, onRefused?: OnRefused): RequestLimits => {
  const quotaOf = createQuotas(settings);
  const create = (name: LocalLimitName) => createWindow({ ...quotaOf(name), onRefused });
  return {
    address: create("requests_per_address"),
    credential: create("requests_per_credential"),
    participations: create("participations_per_user"),
  };
};
