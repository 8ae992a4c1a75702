import type { FastifyBaseLogger } from "fastify";

/** Milliseconds between two lines, and without failures until an outage is over. */
const interval = 10_000;

type Outage = { since: number; failed: number; loggedAt: number; lastAt: number };

/** A few lines for each outage instead of one for each request. */
type OutageLog = (failure: { kind: string; message: string; cause: unknown }) => void;

export const createOutageLog = (log: FastifyBaseLogger): OutageLog => {
  const outages = new Map<string, Outage>();

  const awaitEnd = (kind: string, outage: Outage, message: string): void => {
    const quiet = performance.now() - outage.lastAt;
    const check = () => {
      if (performance.now() - outage.lastAt < interval) return awaitEnd(kind, outage, message);
      outages.delete(kind);
      const seconds = Math.round((outage.lastAt - outage.since) / 1_000);
      log.info({ kind, failed: outage.failed, seconds }, `over, no request has failed for 10 seconds: ${message}`);
    };
    setTimeout(check, Math.max(1, interval - quiet)).unref();
  };

  return ({ kind, message, cause }) => {
    const now = performance.now();
    const known = outages.get(kind);
    const outage = known ?? { since: now, failed: 0, loggedAt: Number.NEGATIVE_INFINITY, lastAt: now };
    outage.failed += 1;
    outage.lastAt = now;
    if (!known) {
      outages.set(kind, outage);
      awaitEnd(kind, outage, message);
    }
    if (now - outage.loggedAt < interval) return;
    outage.loggedAt = now;
    log.error({ err: cause, kind, failed: outage.failed }, message);
  };
};
