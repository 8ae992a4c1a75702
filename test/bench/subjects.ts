import assert from "node:assert/strict";
import { join } from "node:path";
import { program } from "../e2e/program.ts";
import { type Cluster, withSql } from "./database.ts";
import { prepareMaterial } from "./material.ts";
import { type Path, pathsOf } from "./paths.ts";
import { pinOffServerCore, type Server, seed, startFloor, startService } from "./processes.ts";
import { type Request, send, sendOk } from "./requests.ts";

/** A measured server. Each has its own database with the same rows, except floor A, which has none. */
export type Subject = { name: "service" | "baseline" | "floor A" | "floor B"; server: Server; url?: string };

type Subjects = { subjects: Subject[]; paths: Path[]; close(): Promise<void> };

/** @param baseline path of another checkout with a built service. It creates the rows; the current service migrates its copy. */
export const startSubjects = async (cluster: Cluster, scale: number, baseline?: string): Promise<Subjects> => {
  const entry = baseline === undefined ? program : join(baseline, "dist/src/program/cli/alliance.js");
  const original = await cluster.create("original");
  seed(original, scale, entry);
  const paths = await withSql(original, async (sql) => {
    const material = await prepareMaterial(sql);
    await sql.unsafe("vacuum analyze");
    return pathsOf(material);
  });
  pinOffServerCore(process.pid);
  pinOffServerCore(cluster.postmaster);
  const subjects: Subject[] = [];
  const add = async (name: Subject["name"], start: (url: string) => Promise<Server>) => {
    const url = await cluster.create(name.replace(" ", "_").toLowerCase(), "original");
    subjects.push({ name, server: await start(url), url });
  };
  await add("service", startService);
  if (baseline !== undefined) await add("baseline", (url) => startService(url, {}, entry));
  subjects.push({ name: "floor A", server: await startFloor("floor-a.ts", "/200/0") });
  const list = paths.find(({ hasFloorB }) => hasFloorB)?.warm?.[0]?.path ?? "";
  await add("floor B", async (url) => {
    // The service migrates the rows of a baseline.
    if (baseline !== undefined) await (await startService(url)).stop();
    return startFloor("floor-b.ts", list, { BENCH_DATABASE_URL: url });
  });
  const close = async () => void (await Promise.all(subjects.map(({ server }) => server.stop())));
  return { subjects, paths, close };
};

/** Waits until the service has counted the filter options of the rows, which another process has inserted. */
const requireCounts = async ({ port }: Server): Promise<void> => {
  const deadline = performance.now() + 120_000;
  while ((await send(port, { path: "/api/v1/meta/filters" })).status !== 200)
    if (performance.now() > deadline) throw new Error("the service does not count filter options");
};

/** Two warm and two cold requests of a path, whose responses are compared. */
const samplesOf = ({ warm = [], cold = [] }: Path): Request[] =>
  [warm, cold].flatMap((requests) =>
    [0.05, 0.6].flatMap((fraction) => requests[Math.floor(fraction * requests.length)] ?? []),
  );

/** Requires equal responses of the service and floor B. A baseline is not compared, because it may have fewer fields. */
export const requireSame = async ({ subjects, paths }: Subjects): Promise<void> => {
  const compared = subjects.filter(({ name }) => name === "service" || name === "floor B");
  for (const { name, server } of subjects) if (name === "service" || name === "baseline") await requireCounts(server);
  for (const path of paths.filter(({ hasFloorB }) => hasFloorB)) {
    for (const request of samplesOf(path)) {
      const bodies: unknown[] = [];
      for (const { server } of compared) bodies.push(comparable(JSON.parse((await sendOk(server.port, request)).text)));
      for (const body of bodies) assert.deepEqual(body, bodies[0], request.path);
    }
  }
};

/** Fields whose values differ between servers. URLs differ by their origin. */
const differingFields = /^(?:responded_at|checked_in_at|check_in_code|next_cursor|revision)$/;

const comparable = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value === "string") return value.replace(/^https?:\/\/[^/]*/, "");
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, differingFields.test(name) ? item !== null : comparable(item)]),
  );
};
