/**
 * Measures the start of the service, a popular list while RSVPs change it, reads during a flood of sign-ins, and how soon
 * `/api/v1/changes` reports changes. Run it with "make bench-conditions".
 */
import { setTimeout as delay } from "node:timers/promises";
import { withCluster, withSql } from "./database.ts";
import { generate } from "./generator.ts";
import { type Material, pick, prepareMaterial } from "./material.ts";
import { pinOffServerCore, type Server, seed, startService } from "./processes.ts";
import { median, quantile, type Request, send, sendOk, toBytes } from "./requests.ts";
import type { Sql } from "./sql.ts";

const scale = Number(process.env["SCALE"] || 100);
const rounds = 5;

const repeat = async <Result>(times: number, measure: () => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = [];
  for (let index = 0; index < times; index++) results.push(await measure());
  return results;
};

const measureStart = async (url: string): Promise<void> => {
  const starts = await repeat(rounds, async () => {
    const { startMs, stop } = await startService(url);
    await stop();
    return startMs;
  });
  console.log(`start to first response: ${Math.round(median(starts))} ms`);
};

type SteadyLoad = { perSecond: number; seconds: number; request: (index: number) => Request };

/** Sends requests at a steady rate, without waiting for responses. @returns the latencies in milliseconds, by status */
const sendSteadily = async (
  { port }: Server,
  { perSecond, seconds, request }: SteadyLoad,
): Promise<Map<number, number[]>> => {
  const latencies = new Map<number, number[]>();
  const sendOne = async (index: number) => {
    const startedAt = performance.now();
    const response = await send(port, request(index));
    await response.arrayBuffer();
    const sameStatus = latencies.get(response.status) ?? [];
    latencies.set(response.status, [...sameStatus, performance.now() - startedAt]);
  };
  const pending: Promise<void>[] = [];
  const startedAt = performance.now();
  while (pending.length < perSecond * seconds) {
    pending.push(sendOne(pending.length));
    await delay(startedAt + (pending.length * 1_000) / perSecond - performance.now());
  }
  await Promise.all(pending);
  return latencies;
};

const report = (label: string, latencies: Map<number, number[]>): void => {
  for (const [status, ms] of latencies)
    console.log(
      `${label}: ${ms.length} with ${status}, p50 ${median(ms).toFixed(1)} ms, p99 ${quantile(ms, 0.99).toFixed(1)} ms`,
    );
};

const popularList = ({ openEvents }: Material): Request => ({
  path: `/api/v1/alliances/${pick(openEvents, 0).alliance}/events`,
});

const measureUnderWrites = async (server: Server, material: Material): Promise<void> => {
  const list = popularList(material);
  const { text } = await sendOk(server.port, list);
  const events = material.openEvents.filter(({ id }) => text.includes(id));
  let writeCount = 0;
  const nextRsvp = (): Request => {
    const { alliance, id } = pick(events, writeCount);
    const token = pick(material.tokens, writeCount++);
    return { path: `/api/v1/events/${alliance}/${id}/attend`, method: "POST", token };
  };
  const load = { port: server.port, requests: [toBytes(list)], repeat: true, seconds: 2, connections: 64, status: 200 };
  const rateOf = async (writes: Promise<unknown>): Promise<number> => {
    const [{ requests, seconds }] = await Promise.all([generate(load), writes]);
    return requests / seconds;
  };
  await rateOf(Promise.resolve());
  const pairs = await repeat(rounds, async () => ({
    quiet: await rateOf(Promise.resolve()),
    busy: await rateOf(sendSteadily(server, { perSecond: 100, seconds: load.seconds, request: nextRsvp })),
  }));
  const quiet = median(pairs.map((pair) => pair.quiet));
  const busy = median(pairs.map((pair) => pair.busy));
  console.log(`20 events: ${Math.round(quiet)}/s; while 100 RSVPs a second change them: ${Math.round(busy)}/s`);
};

/** Measures reads during a flood of sign-ins, for security criterion 4. */
const measureSignIns = async (server: Server, material: Material): Promise<void> => {
  const reads = { perSecond: 100, request: () => popularList(material) };
  const body = { email: "nobody@example.org", password: "seven herons cross" };
  report("reads", await sendSteadily(server, { ...reads, seconds: 10 }));
  const signIn = (): Request => ({ path: "/auth/login", method: "POST", body });
  const [during, signIns] = await Promise.all([
    sendSteadily(server, { ...reads, seconds: 30 }),
    sendSteadily(server, { perSecond: 200, seconds: 30, request: signIn }),
  ]);
  report("reads during 200 sign-ins a second", during);
  report("the sign-ins", signIns);
};

/** Calls `onData` with the data of each message of the stream of changes. @returns a function that closes the stream */
const listen = async ({ port }: Server, query: string, onData: (data: string) => void): Promise<() => void> => {
  const abort = new AbortController();
  const { body } = await fetch(`http://127.0.0.1:${port}/api/v1/changes${query}`, { signal: abort.signal });
  const read = async () => {
    let unread = "";
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const lines = (unread + chunk).split("\n");
      unread = lines.pop() ?? "";
      for (const line of lines) if (line.startsWith("data: ")) onData(line.slice(6));
    }
  };
  read().catch(() => {});
  return () => abort.abort();
};

const measureChanges = async (server: Server, sql: Sql): Promise<void> => {
  const [row] = await sql<{ count: number }[]>`select count(*)::integer as count from resource_changes`;
  const count = row?.count ?? 0;
  let received = 0;
  const startedAt = performance.now();
  const since = new Date(Date.now() - 80 * 86_400_000).toISOString();
  const closeAll = await listen(server, `?since=${since}`, () => received++);
  while (received < count) await delay(5);
  closeAll();
  console.log(`changes: ${count} reported in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);

  const lags: number[] = [];
  const close = await listen(server, "?type=event", (data) => {
    const writtenAt = Number(JSON.parse(data).event?.summary);
    if (writtenAt) lags.push(Date.now() - writtenAt);
  });
  const events = await sql<{ id: string }[]>`
    select id from resource_changes where type = 'event' and not removed order by random() limit 1000`;
  for (const { id } of events) {
    await sql`update events set summary = ${String(Date.now())} where id = ${id}`;
    await delay(10);
  }
  while (lags.length < events.length) await delay(5);
  close();
  console.log(`  ${lags.length} more: half of them within ${median(lags)} ms, all within ${quantile(lags, 1)} ms`);
};

await withCluster(async (cluster) => {
  console.log(`seeding --scale ${scale}`);
  const url = await cluster.create("bench");
  seed(url, scale);
  await withSql(url, async (sql) => {
    const material = await prepareMaterial(sql);
    await sql.unsafe("vacuum analyze");
    for (const pid of [process.pid, cluster.postmaster]) pinOffServerCore(pid);
    await measureStart(url);
    const server = await startService(url);
    try {
      await measureUnderWrites(server, material);
      await measureSignIns(server, material);
      await measureChanges(server, sql);
    } finally {
      await server.stop();
    }
  });
});
