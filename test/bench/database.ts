import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbedded } from "../../src/foundation/embedded-postgres/open.ts";
import { databaseUrl } from "../support/cluster.ts";
import { parentOf } from "./processes.ts";
import { openSql, type Sql } from "./sql.ts";

export type Cluster = Awaited<ReturnType<typeof openCluster>>;

/** Starts a separate PostgreSQL whose commits reach the disk. Autovacuum is off, because it would distort measurements. */
export const openCluster = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "alliance-bench-"));
  await chmod(dataDir, 0o755);
  // The services and `seed` store files in this folder.
  process.env["ALLIANCE_DATA_DIR"] = dataDir;
  const settings = { autovacuum: "off", max_connections: 300 };
  const server = await openEmbedded({ dataDir, role: "command", settings });
  const admin = openSql(server.adminUrl, 1);
  const [backend] = await admin<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const names: string[] = [];
  return {
    /** The process id of the postmaster, whose children are all other processes of PostgreSQL. */
    postmaster: await parentOf(backend?.pid ?? 0),
    /** Creates a database, as a copy of another one if named. @returns its URL */
    create: async (name: string, template = "template1") => {
      await admin.unsafe(`create database ${name} template ${template}`);
      names.push(name);
      return databaseUrl(server.adminUrl, name);
    },
    close: async () => {
      // Ends the statements of an interrupted run. The server does not stop while it is in use.
      for (const name of names) await admin.unsafe(`drop database ${name} with (force)`);
      await admin.end();
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

export const withSql = async <Result>(url: string, work: (sql: Sql) => Promise<Result>): Promise<Result> => {
  const sql = openSql(url, 1);
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
};

/** Runs `work` with a cluster that is closed afterwards, even if the run is interrupted. */
export const withCluster = async (work: (cluster: Cluster) => Promise<void>): Promise<void> => {
  const interrupted = new Promise<never>((_resolve, reject) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.once(signal, () => reject(new Error(`ended by ${signal}`)));
  });
  const cluster = await openCluster();
  try {
    await Promise.race([work(cluster), interrupted]);
  } finally {
    await cluster.close();
  }
};
