import assert from "node:assert/strict";
import { open, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { packageRoot } from "../../src/foundation/package.ts";
import { embeddedSetup, externalSetup, serverPids, smallDisk } from "./places.ts";
import { createFault, type Fault } from "./scenario.ts";

const outageMs = 30_000;

const killPostmaster = async (dataDir: string): Promise<void> => {
  const [postmaster] = await serverPids(dataDir);
  assert.ok(postmaster);
  process.kill(postmaster, "SIGKILL");
};

export const killedService = (): Fault => ({
  name: "kill -9 of the service",
  open: embeddedSetup,
  inject: async ({ service }) => {
    for (let round = 0; round < 3; round++) {
      service.signal("SIGKILL");
      await service.ended();
      await delay(500);
      await service.start();
      await delay(round < 2 ? 2_000 : 0);
    }
  },
});

export const killedPostgres = (): Fault =>
  createFault("kill -9 of PostgreSQL", embeddedSetup, async ({ dataDir }) => {
    for (let round = 0; round < 2; round++) {
      await killPostmaster(dataDir);
      await delay(5_000);
    }
    // When one of its processes is killed, PostgreSQL terminates the others and recovers.
    const pids = await serverPids(dataDir);
    process.kill(pids.at(-1) ?? 0, "SIGKILL");
    await delay(3_000);
    await killPostmaster(dataDir);
  });

export const stoppedPostgres = (): Fault =>
  createFault("PostgreSQL stopped for 30 s", externalSetup, async ({ stop, start }) => {
    await stop();
    await delay(outageMs);
    await start();
  });

export const frozenPostgres = (): Fault =>
  createFault("PostgreSQL frozen for 30 s", externalSetup, async ({ freeze, thaw }) => {
    await freeze();
    await delay(outageMs);
    await thaw();
  });

export const cutConnections = (): Fault => ({
  name: "every connection cut",
  open: embeddedSetup,
  inject: async ({ admin }) => {
    const { sql } = await admin();
    for (let round = 0; round < 10; round++) {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where backend_type = 'client backend' and application_name <> 'faults'`;
      await delay(round % 2 === 0 ? 200 : 1_500);
    }
  },
});

/** Fills the disk, so that neither tables nor the write-ahead log can grow. */
const fill = async (file: string): Promise<void> => {
  const handle = await open(file, "w");
  try {
    for (const size of [1_048_576, 4_096]) {
      const block = Buffer.alloc(size, 1);
      for (;;) {
        try {
          await handle.write(block);
        } catch (error) {
          if (Object(error).code !== "ENOSPC") throw error;
          break;
        }
      }
    }
  } finally {
    await handle.close();
  }
};

export const fullDisk = (): Fault =>
  createFault(
    "the disk of data_dir full",
    async (t) => {
      const disk = await smallDisk(t, 300);
      return { disk, ...(await embeddedSetup(t, disk)) };
    },
    async ({ disk }, { admin }) => {
      const filler = join(disk, "filler");
      await fill(filler);
      await delay(3_000);
      // Fills the rest of the current log file, so that the next write needs a new log file.
      const { sql } = await admin();
      for (let round = 0; round < 8; round++) {
        await sql`select pg_logical_emit_message(false, 'faults', 'x')`.catch(() => {});
        await sql`select pg_switch_wal()`.catch(() => {});
        await fill(filler).catch(() => {});
      }
      await delay(20_000);
      await rm(filler);
    },
  );

const setClock = (file: string, ms: number) => writeFile(file, String(ms));

export const clockSetBack = (): Fault =>
  createFault(
    "the clock set back an hour",
    async (t) => {
      const setup = await embeddedSetup(t);
      const file = `${setup.dataDir}.clock`;
      await setClock(file, 0);
      const module = pathToFileURL(join(packageRoot, "test/faults/shifted-clock.mjs")).href;
      return {
        ...setup,
        file,
        settings: { ...setup.settings, NODE_OPTIONS: `--import=${module}`, SHIFTED_CLOCK: file },
      };
    },
    async ({ file }, { service }) => {
      await setClock(file, -3_600_000);
      await delay(8_000);
      const { at, text } = service.log.at(-1) ?? {};
      const offsetMs = Number(at) - Number(Object(JSON.parse(text ?? "")).time);
      assert.ok(offsetMs > 3_590_000, `the service's clock is ${offsetMs} ms late`);
    },
  );
