import type { RequestLimits, Window } from "../http/rate-limits.ts";
import { defaultMaxKeys, forgetOldest } from "./keys.ts";
import { defaultRequestQuotas, type RequestQuotas } from "./quotas.ts";
import type { Sharing } from "./sharing.ts";

type WindowOptions = {
  name: string;
  quota: number;
  seconds: number;
  maxKeys?: number;
  monotonic?: () => number;
  onRefused?: OnRefused | undefined;
  /** Without it, only this process counts. */
  sharing?: Sharing | undefined;
};

/** Told of each use that a limit refuses. */
export type OnRefused = (limit: string) => void;

/**
 * Counts in memory and at fixed intervals: one map, emptied when the interval ends. The clock is monotonic, so that setting
 * the system's clock changes nothing. When there are too many keys, the oldest is forgotten: whoever can send from that
 * many addresses gains nothing by it.
 */
export const createWindow = ({
  name,
  quota,
  seconds,
  maxKeys = defaultMaxKeys,
  onRefused,
  sharing,
  monotonic = sharing?.monotonic ?? (() => performance.now()),
}: WindowOptions): Window => {
  const length = seconds * 1_000;
  let uses = new Map<string, number>();
  let endsAt = 0;

  /** Fractions do not add up exactly: without the bound, a window of 60 seconds could end in 61. */
  const secondsLeft = (now: number): number => Math.min(seconds, Math.max(1, Math.ceil((endsAt - now) / 1_000)));

  const begin = (now: number): void => {
    if (now < endsAt) return;
    uses = new Map();
    endsAt = sharing ? (Math.floor(now / length) + 1) * length : now + length;
  };

  /** @returns the uses before */
  const add = (key: string, count: number): number => {
    const used = uses.get(key) ?? 0;
    // A flood does not count beyond the quota.
    if (used > quota) return used;
    if (used === 0 && uses.size >= maxKeys) forgetOldest(uses);
    uses.set(key, used + count);
    return used;
  };

  sharing?.follow(name, (others) => {
    begin(monotonic());
    if (others.endsAt !== endsAt) return;
    for (const [key, count] of others.counts) add(key, count);
  });

  return {
    name,
    quota,
    seconds,
    policy: `"${name}";q=${quota};w=${seconds}`,
    use: (key) => {
      const now = monotonic();
      begin(now);
      const used = add(key, 1);
      if (used <= quota) sharing?.tell(name, endsAt, key);
      return { remaining: quota - used - 1, resetSeconds: secondsLeft(now) };
    },
    exhaustedFor: (key) => {
      const now = monotonic();
      return now < endsAt && (uses.get(key) ?? 0) >= quota ? secondsLeft(now) : 0;
    },
    refused: () => onRefused?.(name),
  };
};

/** @param factor multiplies every quota */
export const createRequestLimits = (
  { factor, ...given }: Partial<RequestQuotas> & { factor: number },
  sharing?: Sharing,
  onRefused?: OnRefused,
): RequestLimits => {
  const quotas = { ...defaultRequestQuotas, ...given };
  const create = (name: keyof RequestQuotas) =>
    createWindow({ name, quota: Math.ceil(quotas[name] * factor), seconds: 60, sharing, onRefused });
  return {
    address: create("requests_per_address"),
    credential: create("requests_per_credential"),
    participations: create("participations_per_user"),
  };
};
