/**
 * Measures the service beside two floors and, with BASELINE, beside another checkout of it, in alternating rounds: requests per second,
 * and the CPU time that the server and PostgreSQL use for a request. Run it with "make bench"; CONTRIBUTING.md explains its variables.
 */
import { type Cluster, withCluster, withSql } from "./database.ts";
import { generate } from "./generator.ts";
import type { Path } from "./paths.ts";
import { cores, cpuMicros } from "./processes.ts";
import { median, type Request, sendOk, toBytes } from "./requests.ts";
import { requireSame, type Subject, startSubjects } from "./subjects.ts";

const positiveNumber = (name: string, fallback: number): number => {
  const value = Number(process.env[name] || fallback);
  if (!(value > 0)) throw new Error(`${name} must be a number above 0`);
  return value;
};

const seconds = positiveNumber("SECONDS", 2);
const rounds = positiveNumber("ROUNDS", 3);
const scale = positiveNumber("SCALE", 100);

/** Requests per second, latencies in milliseconds, and microseconds of CPU per request of the server and the database. */
type Figures = { rate: number; p50: number; p99: number; server: number; database: number };

type Mode = "warm" | "cold";

/** Returns the requests of a round: all warm ones, or a separate part of the cold ones. The warm-up, round -1, gets a tenth. */
const requestsOfRound = (requests: readonly Request[], mode: Mode, round: number): readonly Request[] => {
  if (mode === "warm") return requests;
  const tenth = Math.ceil(requests.length / 10);
  const size = Math.floor((requests.length - tenth) / rounds);
  return round < 0 ? requests.slice(0, tenth) : requests.slice(tenth + round * size, tenth + (round + 1) * size);
};

const withEtags = (port: number, requests: readonly Request[]): Promise<Request[]> =>
  Promise.all(requests.map(async (request) => ({ ...request, ifNoneMatch: (await sendOk(port, request)).etag })));

const emptyOutbox = (url: string) => withSql(url, (sql) => sql`delete from outbox`);

type Measurement = { path: Path; mode: Mode; requests: readonly Request[]; postmaster: number };

const measure = async (subject: Subject, { path, mode, requests, postmaster }: Measurement, round: number) => {
  const { port, pid } = subject.server;
  const { conditional = false, connections = 64 } = path;
  if (subject.url !== undefined) await emptyOutbox(subject.url);
  const part = requestsOfRound(requests, mode, round);
  const batch = conditional && subject.url !== undefined ? await withEtags(port, part) : part;
  const before = { server: await cpuMicros(pid), database: await cpuMicros(postmaster) };
  const run = await generate({
    port,
    requests: batch.map(toBytes),
    repeat: mode === "warm",
    seconds: round < 0 ? Math.min(1, seconds) : seconds,
    connections,
    status: conditional ? 304 : 200,
  });
  const server = ((await cpuMicros(pid)) - before.server) / run.requests;
  const database = ((await cpuMicros(postmaster)) - before.database) / run.requests;
  return { rate: run.requests / run.seconds, p50: run.p50, p99: run.p99, server, database };
};

const medianOf = (runs: readonly Figures[]): Figures => {
  const get = (name: keyof Figures) => median(runs.map((run) => run[name]));
  return { rate: get("rate"), p50: get("p50"), p99: get("p99"), server: get("server"), database: get("database") };
};

const row = (first: string, cells: readonly string[]): string =>
  first.padEnd(44) + cells.map((cell) => cell.padStart(10)).join("");

const formatFigure = (value: number): string => (value >= 100 ? String(Math.round(value)) : value.toPrecision(3));

const toRow = (name: string, { rate, p50, p99, server, database }: Figures): string =>
  row(`  ${name}`, [rate, p50, p99, server, database, server + database].map(formatFigure));

/** Returns requests to floor A for responses with the status and the number of bytes that the service sends. */
const toFloorA = async (service: Subject | undefined, { path, requests }: Measurement): Promise<Request[]> => {
  const [first] = requests;
  const { text } = service && first ? await sendOk(service.server.port, first) : { text: "" };
  return requests.map((request) => ({
    ...request,
    path: `/${path.conditional ? 304 : 200}/${Buffer.byteLength(text)}`,
  }));
};

const measurePath = async (all: readonly Subject[], measurement: Measurement): Promise<void> => {
  const { path, mode } = measurement;
  const subjects = all.filter(({ name }) => name !== "floor B" || path.hasFloorB);
  const floorA = { ...measurement, requests: await toFloorA(all[0], measurement) };
  const runs = new Map(subjects.map((subject) => [subject, [] as Figures[]]));
  for (let round = -1; round < rounds; round++) {
    for (const subject of round % 2 === 0 ? subjects : subjects.toReversed()) {
      const figures = await measure(subject, subject.name === "floor A" ? floorA : measurement, round);
      if (round >= 0) runs.get(subject)?.push(figures);
    }
  }
  console.log(`${path.title}, ${mode}`);
  for (const [{ name }, figures] of runs) console.log(toRow(name, medianOf(figures)));
};

/** Returns the paths that PATHS names, by name or by prefix ("search" for "search-rare"). Without PATHS, returns all. */
const selectPaths = (paths: Path[]): Path[] => {
  const names = (process.env["PATHS"] ?? "").split(",").filter(Boolean);
  if (names.length === 0) return paths;
  return names.flatMap((name) => {
    const exact = paths.filter((path) => path.name === name);
    const matches = exact.length > 0 ? exact : paths.filter((path) => path.name.startsWith(`${name}-`));
    if (matches.length > 0) return matches;
    throw new Error(`PATHS: ${name} is none of ${paths.map((path) => path.name).join(", ")}`);
  });
};

const run = async (cluster: Cluster): Promise<void> => {
  console.log(`seeding --scale ${scale}; ${rounds} rounds of ${seconds} s; ${cores}`);
  const started = await startSubjects(cluster, scale, process.env["BASELINE"] || undefined);
  const { subjects, close } = started;
  const paths = selectPaths(started.paths);
  try {
    await requireSame({ ...started, paths });
    console.log(row("", ["req/s", "p50 ms", "p99 ms", "CPU µs", "PG µs", "total µs"]));
    for (const path of paths) {
      for (const mode of ["warm", "cold"] as const) {
        const requests = path[mode];
        if (requests) await measurePath(subjects, { path, mode, requests, postmaster: cluster.postmaster });
      }
    }
  } finally {
    await close();
  }
};

await withCluster(run);
