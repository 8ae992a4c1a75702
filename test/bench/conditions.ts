/**
 * Measures the service against itself: its start, a read while writes change what it shows, how soon changes are told, a deep page
 * against the first one, and both with ten times as many events. Run it with "make bench-conditions"; SCALE and SECONDS are those of "make bench".
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "../e2e/program.ts";
import { measureChanges } from "./changes.ts";
import { keepBackendsOffServerCore, openDatabase, seed } from "./database.ts";
import { send, toBytes } from "./exchange.ts";
import { generate, type Run } from "./generator.ts";
import { type Material, readMaterial } from "./material.ts";
import { pagesOf, type Request } from "./paths.ts";
import { resetPeople } from "./people.ts";
import { keepOffServerCore, type Server, serviceArgs, settingsOf, startService } from "./processes.ts";
import { openSql, type Sql } from "./sql.ts";
import { generateWithWrk, hasWrk } from "./wrk.ts";

const seconds = Number(process.env["SECONDS"] || 2);
const scale = Number(process.env["SCALE"] || 100);
const rounds = 5;
const growth = 10;
const writesPerSecond = 100;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Milliseconds from the start of the process to its first response. */
const timeToServe = async (url: string): Promise<number> => {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [...serviceArgs], {
    env: { ...process.env, ...settingsOf(url, port) },
    stdio: "ignore",
  });
  const ended = once(child, "exit");
  while (!(await send(port, { path: "/api/v1/health" }).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error("the service ended before it responded");
    await delay(5);
  }
  const took = performance.now() - began;
  child.kill("SIGTERM");
  await ended;
  return took;
};

const repeated = async <Result>(times: number, measure: () => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = [];
  for (let at = 0; at < times; at++) results.push(await measure());
  return results;
};

const load = ({ port }: Server, request: Request, connections: number): Promise<Run> => {
  const requests = [toBytes(request, { tags: new Map(), port })];
  const send = hasWrk && connections > 1 ? generateWithWrk : generate;
  return send({ port, requests, repeat: true, seconds, connections, status: 200 });
};

/** Answers to a popular list per second, alone and while people answer its events. */
const measureUnderWrites = async (url: string, sql: Sql, { openEvents, tokens }: Material): Promise<void> => {
  const server = await startService(url);
  await resetPeople(sql);
  await keepBackendsOffServerCore(sql);
  const [first] = openEvents;
  const list: Request = { path: `/api/v1/alliances/${first?.alliance}/events` };
  const page = await (await send(server.port, list)).text();
  const events = openEvents.filter(({ id }) => page.includes(id));
  if (events.length === 0) throw new Error("the list shows no event that has room: raise SCALE");
  const write = async (index: number): Promise<void> => {
    const event = events[index % events.length];
    const token = tokens[Math.floor(index / events.length) % tokens.length] ?? "";
    const path = `/api/v1/events/${event?.alliance}/${event?.id}/attend`;
    const response = await send(server.port, { path, method: "POST", token });
    if (!response.ok) throw new Error(`an RSVP got ${response.status}: ${await response.text()}`);
  };
  let written = 0;
  const rateOf = async (writes: boolean): Promise<number> => {
    const pending: Promise<void>[] = [];
    const writer = setInterval(() => writes && pending.push(write(written++)), 1_000 / writesPerSecond);
    const { requests, seconds } = await load(server, list, 64);
    clearInterval(writer);
    await Promise.all(pending);
    return requests / seconds;
  };
  try {
    // A process that has just started refuses some of what a crowd asks.
    await rateOf(false);
    const pairs = await repeated(rounds, async () => [await rateOf(false), await rateOf(true)] as const);
    const [quiet, busy] = [median(pairs.map(([quiet]) => quiet)), median(pairs.map(([, busy]) => busy))];
    console.log(
      `20 events: ${Math.round(quiet)}/s; under ${writesPerSecond} RSVPs a second ${Math.round(busy)}/s: ${(busy / quiet).toFixed(2)}`,
    );
  } finally {
    await server.stop();
  }
};

type PageTimes = { first: number; deep: number };

/** Milliseconds of one page at a time, none of them kept. */
const measurePages = async (url: string, sql: Sql, { first, deep }: ReturnType<typeof pagesOf>): Promise<PageTimes> => {
  const server = await startService(url, { ALLIANCE_SERVER__RESPONSE_CACHE_BYTES: "0" });
  await keepBackendsOffServerCore(sql);
  try {
    await load(server, first, 1);
    const runs = await repeated(
      rounds,
      async () => [await load(server, first, 1), await load(server, deep, 1)] as const,
    );
    return { first: median(runs.map(([run]) => run.p50)), deep: median(runs.map(([, run]) => run.p50)) };
  } finally {
    await server.stop();
  }
};

/** Copies of all events, at the same times and a little later. Counts of groups stay as they were. */
const multiplyEvents = async (sql: Sql): Promise<void> => {
  const columns = await sql<{ name: string }[]>`
    select column_name as name from information_schema.columns
    where table_name = 'events' and table_schema = 'public' and is_generated = 'NEVER'`;
  const copied: Record<string, string> = {
    id: "gen_random_uuid()",
    slug: "left(slug, 60) || '-copy-' || n",
    starts_at: "starts_at + n * interval '1 minute'",
    ends_at: "ends_at + n * interval '1 minute'",
  };
  const names = columns.map(({ name }) => name);
  await sql.unsafe(`
    alter table events disable trigger user;
    insert into events (${names.map((name) => `"${name}"`).join(", ")})
      select ${names.map((name) => copied[name] ?? `"${name}"`).join(", ")} from events, generate_series(1, ${growth - 1}) n;
    alter table events enable trigger user;
    analyze events`);
};

const measureGrowth = async (url: string, sql: Sql, material: Material): Promise<void> => {
  const asked = pagesOf(material.events);
  const before = await measurePages(url, sql, asked);
  await multiplyEvents(sql);
  const after = await measurePages(url, sql, asked);
  const rows = [
    [`page ${asked.page} against page 1`, before.deep, before.first],
    [`page 1, ${growth} times the events`, after.first, before.first],
    [`page ${asked.page}, ${growth} times the events`, after.deep, before.deep],
  ] as const;
  for (const [what, ours, than] of rows)
    console.log(`${what}: ${ours.toFixed(2)} ms against ${than.toFixed(2)} ms: ${(ours / than).toFixed(2)}`);
};

const run = async (url: string): Promise<void> => {
  console.log(`seeding --scale ${scale} into a fresh database`);
  await seed(url, scale);
  const sql = openSql(url, 1);
  try {
    const material = await readMaterial(sql);
    await sql.unsafe("analyze");
    const starts = await repeated(rounds, () => timeToServe(url));
    console.log(`start to first response: ${Math.round(median(starts))} ms`);
    keepOffServerCore(process.pid);
    await measureUnderWrites(url, sql, material);
    await measureChanges(url, sql);
    await measureGrowth(url, sql, material);
  } finally {
    await sql.end();
  }
};

const database = await openDatabase();
try {
  await run(database.url);
} finally {
  await database.close();
}
