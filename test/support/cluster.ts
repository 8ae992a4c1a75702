import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applyMigrations } from "../../src/cli/migrations.ts";
import { connect } from "../../src/db/client.ts";
import { openEmbedded, throwAwaySettings } from "../../src/embedded-postgres/open.ts";
import { seed } from "../../src/seed/seed.ts";

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

/** A throw-away server with the template databases that tests copy: one migrated, one with demo data as well. */
export const startCluster = async (): Promise<Cluster> => {
  const folder = await mkdtemp(join(tmpdir(), "alliance-test-"));
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
