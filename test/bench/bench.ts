/**
 * Measures the service beside two floors, in one run and in turns: floor A sends constants of the same size, floor B is
 * what somebody writes by hand. Run it with "make bench"; CONTRIBUTING.md tells its variables.
 */
import { freePort } from "../e2e/program.ts";
import { type Compared, requireSameOf, startServers } from "./compared.ts";
import { keepBackendsOffServerCore, openDatabase, seed } from "./database.ts";
import { sizeOf, tagsOf, toBytes } from "./exchange.ts";
import { generate } from "./generator.ts";
import { readMaterial } from "./material.ts";
import { type Measured, pathsOf, type Request } from "./paths.ts";
import { resetPeople } from "./people.ts";
import { cores, cpuTime, floorArgs, keepOffServerCore, residentMemory, type Server, startServer } from "./processes.ts";
import { openSql, type Sql } from "./sql.ts";
import { type Figures, heading, type Line, medianOf, toRow, writeReport } from "./table.ts";
import { generateWithWrk, hasWrk } from "./wrk.ts";

const numberOf = (name: string, standard: number): number => {
  const value = Number(process.env[name] || standard);
  if (!(value > 0)) throw new Error(`${name} must be a number above 0`);
  return value;
};

const settings = {
  seconds: numberOf("SECONDS", 2),
  rounds: numberOf("ROUNDS", 3),
  scale: numberOf("SCALE", 100),
};

/** Of each address, the n-th of the rounds gets its own: none is asked for twice. The warm-up has a tenth. */
const shareOf = (requests: readonly Request[], mode: Line["mode"], round: number): readonly Request[] => {
  if (mode === "warm") return requests;
  const tenth = Math.ceil(requests.length / 10);
  const size = Math.floor((requests.length - tenth) / settings.rounds);
  return round < 0 ? requests.slice(0, tenth) : requests.slice(tenth + round * size, tenth + (round + 1) * size);
};

type Subject = { path: Measured; mode: Line["mode"]; requests: readonly Request[]; sql: Sql };

/** Loads one server. Round -1 warms it up. */
const measure = async (
  server: Server,
  subject: Subject,
  tags: Map<string, string>,
  round: number,
): Promise<Figures> => {
  const { path, mode, sql } = subject;
  const { status, connections } = path;
  const { port, pid } = server;
  if (path.warm.some(({ token }) => token !== undefined)) await resetPeople(sql);
  await keepBackendsOffServerCore(sql);
  const requests = shareOf(subject.requests, mode, round).map((request) => toBytes(request, { tags, port }));
  const seconds = round < 0 ? Math.min(1, settings.seconds / 2) : settings.seconds;
  const before = await cpuTime(pid);
  const repeat = mode === "warm";
  // Our own generator sees each status, ends when the addresses are used up, and leaves no request in progress.
  const load = hasWrk && repeat && !path.drained && round >= 0 ? generateWithWrk : generate;
  const run = await load({ port, requests, repeat, seconds, connections, status });
  const cpu = ((await cpuTime(pid)) - before) / run.requests;
  return { rate: run.requests / run.seconds, p50: run.p50, p99: run.p99, cpu, memory: await residentMemory(pid) };
};

const measurePath = async (subject: Subject, { service, floorB }: Compared): Promise<Line> => {
  const { path, mode, requests } = subject;
  const port = await freePort();
  const size = requests[0] ? await sizeOf(service.port, requests[0]) : 0;
  const floorA = await startServer({
    name: "floor A",
    port,
    args: floorArgs("floor-a.ts", String(port), String(path.status), String(size)),
    path: "/",
  });
  try {
    const servers = [service, floorA, floorB];
    const tags = new Map(await Promise.all(servers.map(async (one) => [one, await tagsOf(one.port, path)] as const)));
    const runs = new Map<Server, Figures[]>(servers.map((one) => [one, []]));
    for (let round = -1; round < settings.rounds; round++) {
      const order = round % 2 === 0 ? servers : [...servers].reverse();
      for (const server of order) {
        const figures = await measure(server, subject, tags.get(server) ?? new Map(), round);
        if (round >= 0) runs.get(server)?.push(figures);
      }
    }
    const of = (server: Server) => medianOf(runs.get(server) ?? []);
    const figures = { service: of(service), floorA: of(floorA), floorB: of(floorB) };
    const toA = figures.service.rate / figures.floorA.rate;
    const toB = figures.service.rate / figures.floorB.rate;
    return { path: path.name, what: path.what, mode, ...figures, toA, toB };
  } finally {
    await floorA.stop();
  }
};

/** The paths that PATHS names, each whole or by its beginning, as "search" does; all without it. */
const chosen = (paths: Measured[]): Measured[] => {
  const given = (process.env["PATHS"] ?? "").split(",").filter(Boolean);
  if (given.length === 0) return paths;
  return given.flatMap((name) => {
    const exact = paths.filter((path) => path.name === name);
    const found = exact.length > 0 ? exact : paths.filter((path) => path.name.startsWith(`${name}-`));
    if (found.length > 0) return found;
    throw new Error(`PATHS: ${name} is none of ${paths.map((path) => path.name).join(", ")}`);
  });
};

const measureAll = async (url: string, sql: Sql): Promise<Line[]> => {
  const paths = chosen(pathsOf(await readMaterial(sql)));
  await sql.unsafe("analyze");
  const servers = await startServers(url);
  const lines: Line[] = [];
  try {
    await requireSameOf(servers, paths);
    console.log(heading());
    for (const path of paths) {
      for (const mode of ["warm", "cold"] as const) {
        const requests = path[mode];
        if (!requests) continue;
        const line = await measurePath({ path, mode, requests, sql }, servers);
        console.log(toRow(line));
        lines.push(line);
      }
    }
    return lines;
  } finally {
    await servers.stop();
  }
};

const generator = hasWrk ? "wrk for warm paths" : "own generator: wrk is not installed";

const run = async (url: string): Promise<void> => {
  console.log(`seeding --scale ${settings.scale} into a fresh database`);
  await seed(url, settings.scale);
  keepOffServerCore(process.pid);
  console.log(`${settings.rounds} rounds of ${settings.seconds} s on each server; ${cores}; ${generator}`);
  const sql = openSql(url, 1);
  try {
    const lines = await measureAll(url, sql);
    const file = await writeReport({
      date: new Date().toISOString(),
      settings: { ...settings, cores, generator },
      lines,
    });
    console.log(`figures in ${file}`);
  } finally {
    await sql.end();
  }
};

const interrupted = new Promise<never>((_resolve, reject) => {
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => reject(new Error(`ended by ${signal}`)));
});

const database = await openDatabase();
try {
  await Promise.race([run(database.url), interrupted]);
} finally {
  await database.close();
}
