import { setTimeout as delay } from "node:timers/promises";

/** Records the responses to requests, and the values that each subject may have according to these responses. */

type Response = { status: number; headers: Headers; body: unknown };

const requestLimitMs = 10_000;
/** Requests may take this much longer because of the network or a busy machine. */
const requestToleranceMs = 1_500;

export type Ledger = {
  /** Sends a request; undefined when the connection broke. Records violations of what the service guarantees. */
  send(method: string, path: string, options?: SendOptions): Promise<Response | undefined>;
  requests: number;
  acknowledged: number;
  unavailable: string[];
  longestMs: number;
  problems: string[];
  /** Milliseconds of each successful read, with the time when it began. */
  reads: { at: number; ms: number }[];
};

type SendOptions = {
  headers?: Record<string, string>;
  body?: unknown;
  limitMs?: number;
  /** Expected statuses other than 2xx and 503. */
  expected?: readonly number[];
};

/**
 * @param urlOf returns the service's URL for the next request
 * @param isUp whether the service's process runs: if not, connections may break
 */
export const createLedger = (urlOf: () => string, isUp: () => boolean = () => true): Ledger => {
  const now = startStopwatch();
  const ledger: Ledger = { send, requests: 0, acknowledged: 0, unavailable: [], longestMs: 0, problems: [], reads: [] };
  return ledger;

  async function send(method: string, path: string, options: SendOptions = {}): Promise<Response | undefined> {
    const { headers = {}, body, limitMs = requestLimitMs, expected = [] } = options;
    const wasUp = isUp();
    const startedMs = now();
    ledger.requests += 1;
    try {
      const response = await fetch(urlOf() + path, {
        method,
        redirect: "manual",
        headers: { ...headers, ...(body !== undefined && { "content-type": "application/json" }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(limitMs + 20_000),
      });
      const text = await response.text();
      const ms = now() - startedMs;
      ledger.longestMs = Math.max(ledger.longestMs, ms);
      if (ms > limitMs + requestToleranceMs) report(`${method} ${path}: ${response.status} after ${Math.round(ms)} ms`);
      if (response.status === 503) checkUnavailable(`${method} ${path}`, response.headers, text);
      else if (!response.ok && !expected.includes(response.status))
        report(`${method} ${path}: ${response.status} ${text.slice(0, 200)}`);
      if (response.ok && method === "GET") ledger.reads.push({ at: Date.now() - ms, ms });
      if (method !== "GET" && (response.ok || expected.includes(response.status))) ledger.acknowledged += 1;
      return { status: response.status, headers: response.headers, body: parse(text) };
    } catch (error) {
      ledger.longestMs = Math.max(ledger.longestMs, now() - startedMs);
      // The exit event of the process arrives after its connections have closed.
      await delay(100);
      if (wasUp && isUp()) report(`${method} ${path}: ${String(error)} ${String(Object(error).cause ?? "")}`);
      return undefined;
    }
  }

  function report(text: string): void {
    ledger.problems.push(`${new Date().toISOString()} ${text}`);
  }

  function checkUnavailable(request: string, headers: Headers, text: string): void {
    ledger.unavailable.push(`${request}: ${text.slice(0, 200)}`);
    const body = parse(text);
    if (JSON.stringify(Object.keys(Object(body))) !== '["error"]') report(`${request}: 503 with ${text}`);
    if (!/^\d+$/.test(headers.get("retry-after") ?? "")) report(`${request}: 503 without Retry-After`);
  }
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The values that a subject may have: exactly one after a response, and one more for each request without a response. */
export type Register<Value> = {
  readonly allowed: readonly Value[];
  set(value: Value, request: () => Promise<Response | undefined>): Promise<Response | undefined>;
};

export const createRegister = <Value>(first: Value): Register<Value> => {
  let allowed: Value[] = [first];
  return {
    get allowed() {
      return allowed;
    },
    set: async (value, request) => {
      const response = await request();
      if (response !== undefined && response.status < 300) allowed = [value];
      else if (response === undefined || response.status >= 500) allowed = [...allowed, value];
      return response;
    },
  };
};

const sampleMs = 100;
/** A sample that is later than this means that the machine or the process was suspended. */
const suspensionToleranceMs = 1_000;

/**
 * @returns a clock in milliseconds that excludes the time for which this process was suspended. In that time,
 * responses may have arrived, or the service may have been suspended too.
 */
const startStopwatch = (): (() => number) => {
  let sampledAt = performance.now();
  let suspendedMs = 0;
  const suspensionUntil = (now: number): number =>
    now - sampledAt > sampleMs + suspensionToleranceMs ? now - sampledAt - sampleMs : 0;
  setInterval(() => {
    const now = performance.now();
    suspendedMs += suspensionUntil(now);
    sampledAt = now;
  }, sampleMs).unref();
  return () => {
    const now = performance.now();
    return now - suspendedMs - suspensionUntil(now);
  };
};
