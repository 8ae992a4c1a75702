import { setTimeout as delay } from "node:timers/promises";

/** Sends requests at an interval, whether or not they get responses, and records the time of the last success. */
type Probe = {
  /** The longest time in seconds without a success. */
  outageSeconds(): number;
  stop(): Promise<void>;
};

type Attempt = (round: number, signal: AbortSignal) => Promise<boolean>;

const startProbe = (intervalMs: number, timeoutMs: number, attempt: Attempt): Probe => {
  const pending = new Set<Promise<void>>();
  let isStopped = false;
  let lastSuccessAt = performance.now();
  let longestMs = 0;
  const recordSuccess = (): void => {
    const now = performance.now();
    longestMs = Math.max(longestMs, now - lastSuccessAt);
    lastSuccessAt = now;
  };
  const send = async (round: number): Promise<void> => {
    if (await attempt(round, AbortSignal.timeout(timeoutMs)).catch(() => false)) recordSuccess();
  };
  const run = async (): Promise<void> => {
    for (let round = 0; !isStopped; round++) {
      const request = send(round).finally(() => pending.delete(request));
      pending.add(request);
      await delay(intervalMs);
    }
    await Promise.all(pending);
  };
  const running = run();
  return {
    outageSeconds: () => Math.max(longestMs, performance.now() - lastSuccessAt) / 1_000,
    stop: () => {
      isStopped = true;
      return running;
    },
  };
};

const isOk = async (url: string, init: RequestInit): Promise<boolean> => {
  const response = await fetch(url, init);
  await response.arrayBuffer();
  return response.status === 200;
};

/** Probes anonymous reads of one URL, whose response is cached, and of a new URL each time. */
export const probeReads = (url: string, alliance: string): { cached: Probe; uncached: Probe } => {
  const events = `${url}/api/v1/alliances/${alliance}/events`;
  const time = Date.now();
  return {
    cached: startProbe(100, 2_000, (_round, signal) => isOk(events, { signal })),
    uncached: startProbe(100, 2_000, (round, signal) =>
      isOk(`${events}?from=${new Date(time + round).toISOString()}`, { signal }),
    ),
  };
};

export const probeWrites = (url: string, headers: Record<string, string>): Probe =>
  startProbe(250, 3_000, (round, signal) =>
    isOk(`${url}/api/v1/me`, {
      method: "PATCH",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({ bio: `probe ${round}` }),
      signal,
    }),
  );
