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

/** Loads the modules that start a cluster only when they are needed, because most tests use an existing cluster. */
const loadClusterModules = async () => ({
  ...(await import("../../src/program/cli/migrations.ts")),
  ...(await import("../../src/foundation/embedded-postgres/open.ts")),
  ...(await import("../../src/program/seed/seed.ts")),
});

/** Free memory that is enough for a run with some reserve. */
const minFreeBytes = 4 * 1024 ** 3;

/**
 * Returns the folder for temporary files: in memory, if there is room. Each test creates and drops a database of a thousand files. On
 * ext4 this is slow, because the file system searches long for inodes that were not freed recently, and services would wait for the disk.
 */
export const findScratch = async (): Promise<string> => {
  const memoryFolder = "/dev/shm";
  const freeBytes = await statfs(memoryFolder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return freeBytes >= minFreeBytes ? memoryFolder : tmpdir();
};

/** Starts a temporary server with the template databases that tests copy: one is only migrated, one also has demo data. */
export const startCluster = async (): Promise<Cluster> => {
  const { applyMigrations, openEmbedded, seed, throwAwaySettings } = await loadClusterModules();
  const folder = await mkdtemp(join(await findScratch(), "alliance-test-"));
  // If root may not create user namespaces, the server runs as a system user, who must be able to enter the folder.
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
