import assert from "node:assert/strict";
import autocannon, { type Result } from "autocannon";
import { test } from "tap";
import { newDataDir, runSuccessfully, start, stop } from "../e2e/program.ts";

const listPath = "/api/v1/alliances/open-cloud/events?limit=20";

/** Long enough that the initial burst is a small part of the test. */
const durationSeconds = 30;

type Tally = { accepted: number[]; firstOnConnection: number[]; refused: number; unexpected: number };

const flood = async (url: string, rate: number): Promise<Tally> => {
  const tally: Tally = { accepted: [], firstOnConnection: [], refused: 0, unexpected: 0 };
  const clients = new WeakSet<object>();
  const options = { url: url + listPath, connections: 800, overallRate: rate, duration: durationSeconds, timeout: 20 };
  const { errors, timeouts } = await new Promise<Result>((resolve, reject) => {
    const run = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    run.on("response", (client, status, _bytes, milliseconds) => {
      // A connection's first request also waits for the connection: libuv accepts one per iteration of the event loop.
      const isFirst = !clients.has(client);
      clients.add(client);
      if (isFirst) tally.firstOnConnection.push(milliseconds);
      else if (status === 200) tally.accepted.push(milliseconds);
      else if (status === 503) tally.refused++;
      else tally.unexpected++;
    });
  });
  tally.unexpected += errors + timeouts;
  return tally;
};

const probeHealth = async (url: string): Promise<{ status: number; milliseconds: number }[]> => {
  const health: { status: number; milliseconds: number }[] = [];
  const endsAt = performance.now() + durationSeconds * 1_000;
  while (performance.now() < endsAt) {
    const startedAt = performance.now();
    const { status } = await fetch(`${url}/api/v1/health`);
    health.push({ status, milliseconds: performance.now() - startedAt });
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return health;
};

const percentile = (values: number[], fraction: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * fraction)] ?? Number.NaN;

test("at four times the capacity, 99 of 100 accepted requests take less than a second (criterion 62)", async (t) => {
  const settings = {
    ALLIANCE_DATA_DIR: await newDataDir(t),
    ALLIANCE_LIMITS__FACTOR: "100000",
    // Cached responses cost next to nothing, and this test is about computed ones.
    ALLIANCE_SERVER__RESPONSE_CACHE_BYTES: "0",
  };
  await runSuccessfully(["seed"], settings);
  const service = await start(t, "serve", settings, { fault: "the service, by load" });
  const { url, output } = service;
  await autocannon({ url: url + listPath, connections: 20, duration: 5 });
  const { requests } = await autocannon({ url: url + listPath, connections: 20, duration: 5 });
  const capacity = Math.round(requests.average);

  const measureProblems = async (): Promise<string[]> => {
    const before = output().length;
    const probing = probeHealth(url);
    const { accepted, firstOnConnection, refused, unexpected } = await flood(url, 4 * capacity);
    const health = await probing;
    const p99 = percentile(accepted, 0.99);
    const slowest = Math.max(...health.map(({ milliseconds }) => milliseconds));
    const lines = output()
      .slice(before)
      .split("\n")
      .filter((line) => line.includes("overloaded")).length;
    t.comment(
      `capacity ${capacity}/s; at ${4 * capacity}/s: ${accepted.length} accepted with p50 ${Math.round(percentile(accepted, 0.5))} ms, p99 ${Math.round(p99)} ms; first of a connection p50 ${Math.round(percentile(firstOnConnection, 0.5))} ms, p99 ${Math.round(percentile(firstOnConnection, 0.99))} ms; ${refused} refused; ${unexpected} others; ${health.length} times health, at most ${Math.round(slowest)} ms; ${lines} lines in the log`,
    );
    assert.ok(refused > 0, "nothing was refused");
    assert.equal(unexpected, 0);
    assert.ok(health.every(({ status }) => status === 200));
    assert.ok(lines <= 2 + durationSeconds / 5, `${lines} lines`);
    return [
      ...(p99 < 1_000 ? [] : [`1 of 100 takes ${Math.round(p99)} ms`]),
      ...(slowest < 2_000 ? [] : [`health takes ${Math.round(slowest)} ms`]),
    ];
  };
  // The generator and the database share the machine with the service, and other work may slow all three for a while.
  let problems = await measureProblems();
  for (let round = 1; problems.length > 0 && round < 5; round++) problems = await measureProblems();
  assert.deepEqual(problems, []);
  await stop(service);
});
