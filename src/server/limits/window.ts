import type { RequestLimits, Window } from "../http/rate-limits.ts";
import { createQuotas, type LimitSettings, type LocalLimitName } from "./quotas.ts";

/** Bounds the memory of a window to about 10 MB. */
const defaultMaxKeys = 100_000;

type WindowOptions = {
  name: string;
  quota: number;
  seconds: number;
  maxKeys?: number;
  monotonic?: () => number;
  onRefused?: OnRefused | undefined;
};

/** Called with the name of the limit for each refused use. */
export type OnRefused = (limit: string) => void;

/**
 * Counts uses in the memory of this process, in fixed intervals: one map, emptied when the interval ends. The clock is
 * monotonic, so that setting the system's clock changes nothing. When there are too many keys, the oldest is dropped: a
 * client that can send from that many addresses gains nothing by it.
 */
export const createWindow = ({
  name,
  quota,
  seconds,
  maxKeys = defaultMaxKeys,
  onRefused,
  monotonic = () => performance.now(),
}: WindowOptions): Window => {
  const length = seconds * 1_000;
  let uses = new Map<string, number>();
  let endsAt = 0;

  /** Fractions do not add up exactly: without the bound, a window of 60 seconds could end in 61. */
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

  /** @returns the uses before */
  const add = (key: string): number => {
    const used = uses.get(key) ?? 0;
    // A flood does not count beyond the quota.
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
      const now = monotonic();
      begin(now);
      const used = add(key);
      return { remaining: quota - used - 1, resetSeconds: secondsLeft(now) };
    },
    exhaustedFor: (key) => {
      const now = monotonic();
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
