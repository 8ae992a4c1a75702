import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "../../src/foundation/db/client.ts";
import { openEmbedded } from "../../src/foundation/embedded-postgres/open.ts";
import { applyMigrations } from "../../src/program/cli/migrations.ts";
import { seed as seedData } from "../../src/program/seed/seed.ts";
import { addSpelling } from "./floor-b-search.ts";
import { keepOffServerCore } from "./processes.ts";
import { openSql, type Sql } from "./sql.ts";

type Database = { url: string; close(): Promise<void> };

/** A fresh database on the server of TEST_DATABASE_URL, or on an embedded one of its own. Its commits reach the disk. */
export const openDatabase = (): Promise<Database> => {
  const given = process.env["TEST_DATABASE_URL"];
  return given ? createOn(given) : openOwn();
};

const createOn = async (given: string): Promise<Database> => {
  const name = `alliance_bench_${process.pid}`;
  const execute = async (statement: string) => {
    const sql = openSql(given, 1);
    await sql.unsafe(statement);
    await sql.end();
  };
  await execute(`create database ${name}`);
  const url = new URL(given);
  url.pathname = `/${name}`;
  return { url: url.href, close: () => execute(`drop database ${name} with (force)`) };
};

const openOwn = async (): Promise<Database> => {
  const dataDir = await mkdtemp(join(tmpdir(), "alliance-bench-"));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    await chmod(dataDir, 0o755);
    const server = await openEmbedded({ dataDir, role: "command" });
    const close = async () => {
      await server.close();
      await remove();
    };
    return { url: server.url, close };
  } catch (error) {
    await remove();
    throw error;
  }
};

export const seed = async (url: string, scale: number): Promise<void> => {
  await applyMigrations(url);
  // A seed of this scale is one transaction of minutes, which a client with a time-out takes for a frozen server.
  const connection = connect(url, { poolSize: 2, applicationName: "alliance seed", statementTimeout: 0 });
  await seedData(connection, { scale });
  await connection.close();
  const sql = openSql(url, 1);
  await addSpelling(sql);
  await sql.unsafe("vacuum analyze");
  await sql.end();
};

/** Moves PostgreSQL's processes for this database off the servers' core, if they run on this machine. */
export const keepBackendsOffServerCore = async (sql: Sql): Promise<void> => {
  const rows = await sql`select pid from pg_stat_activity where datname = current_database()`;
  for (const { pid } of rows) {
    const name = await readFile(`/proc/${pid}/comm`, "utf8").catch(() => "");
    if (!name.startsWith("postgres")) continue;
    try {
      keepOffServerCore(pid);
    } catch {
      // The connection ended meanwhile, or the process belongs to somebody else.
    }
  }
};
