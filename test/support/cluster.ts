import { chmod, mkdtemp, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "../../src/foundation/db/client.ts";

/** The current time in all tests of the service: the day of the demo data. */
export const testNow = new Date("2026-11-20T12:00:00Z");

export type Cluster = { url: string; close(): Promise<void> };
export type Data = "none" | "demo";

export const templateOf = (data: Data): string => `alliance_${data}_template`;

export const databaseUrl = (clusterUrl: string, name: string): string => {
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
};

/** Modules that only the process that starts a cluster loads. Most tests use an existing one. */
const loadMakers = async () => ({
  ...(await import("../../src/program/cli/migrations.ts")),
  ...(await import("../../src/foundation/embedded-postgres/open.ts")),
  ...(await import("../../src/program/seed/seed.ts")),
});

/** More than a run needs. */
const ampleBytes = 4 * 1024 ** 3;

/**
 * In memory, if there is room: each test makes and drops a database of a thousand files, and ext4 searches long for inodes that
 * were not freed just now. Services that tests start wait there for no disk.
 */
export const findScratch = async (): Promise<string> => {
  const memory = "/dev/shm";
  const room = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return room >= ampleBytes ? memory : tmpdir();
};

/** A throw-away server with the template databases that tests copy: one migrated, one with demo data as well. */
export const startCluster = async (): Promise<Cluster> => {
  const { applyMigrations, openEmbedded, seed, throwAwaySettings } = await loadMakers();
  const folder = await mkdtemp(join(await findScratch(), "alliance-test-"));
  // Where root may make no user namespaces, the server's system user has to enter it.
  await chmod(folder, 0o755);
  const server = await openEmbedded({
    dataDir: folder,
    role: "command",
    settings: { ...throwAwaySettings, max_connections: 300 },
  });
  const close = async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const admin = connect(server.adminUrl, { poolSize: 1 });
    await admin.sql.unsafe(`create database ${templateOf("none")}`);
    await applyMigrations(databaseUrl(server.adminUrl, templateOf("none")));
    await admin.sql.unsafe(`create database ${templateOf("demo")} template ${templateOf("none")}`);
    await admin.close();
    const demo = connect(databaseUrl(server.adminUrl, templateOf("demo")), { poolSize: 1 });
    await seed(demo, { now: testNow });
    await demo.close();
    return { url: server.adminUrl, close };
  } catch (error) {
    await close();
    throw error;
  }
};
