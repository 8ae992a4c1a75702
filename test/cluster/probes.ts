import { setTimeout as delay } from "node:timers/promises";

/** Sends requests at an interval, whether or not they get responses, and records the time of the last success. */
type Probe = {
  /** The longest time in seconds without a success. */
  outage(): number;
  stop(): Promise<void>;
};

type Attempt = (round: number, signal: AbortSignal) => Promise<boolean>;

const startProbe = (intervalMs: number, timeoutMs: number, attempt: Attempt): Probe => {
  const pending = new Set<Promise<void>>();
  let stopped = false;
  let last = performance.now();
  let longest = 0;
  const succeeded = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const send = async (round: number): Promise<void> => {
    if (await attempt(round, AbortSignal.timeout(timeoutMs)).catch(() => false)) succeeded();
  };
  const run = async (): Promise<void> => {
    for (let round = 0; !stopped; round++) {
      const request = send(round).finally(() => pending.delete(request));
      pending.add(request);
      await delay(intervalMs);
    }
    await Promise.all(pending);
  };
  const running = run();
  return {
    outage: () => Math.max(longest, performance.now() - last) / 1_000,
    stop: () => {
      stopped = true;
      return running;
    },
  };
};

const isOk = async (url: string, init: RequestInit): Promise<boolean> => {
  const response = await fetch(url, init);
  await response.arrayBuffer();
  return response.status === 200;
};

/** Probes anonymous reads of one address, whose response is cached, and of a new address each time. */
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
