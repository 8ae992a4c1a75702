import assert from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";
import type { Database } from "../../src/foundation/db/client.ts";
import { type Community, createCommunity } from "./community.ts";
import { createLedger, type Ledger } from "./ledger.ts";
import { type Load, startLoad } from "./load.ts";
import { createServiceProcess, isError, type ServiceProcess, type Teardown } from "./service.ts";
import { verify } from "./verify.ts";

export type World = {
  service: ServiceProcess;
  ledger: Ledger;
  community: Community;
  load: Load;
  /** Connects as the superuser. Called again after faults, which may have stopped the database server. */
  admin: () => Promise<Database>;
};

/** The database and the other settings of the service. */
export type DatabaseSetup = { settings: Record<string, string>; admin: () => Promise<Database> };

export type Fault = {
  name: string;
  open(t: Teardown): Promise<DatabaseSetup>;
  inject(world: World): Promise<void>;
  /** Checks made after a minute without requests. @returns descriptions of lost data */
  finish?(world: World): Promise<string[]>;
};

/** Creates a fault whose injection gets the opened database setup. */
export const createFault = <Setup extends DatabaseSetup>(
  name: string,
  open: (t: Teardown) => Promise<Setup>,
  inject: (setup: Setup, world: World) => Promise<void>,
): Fault => {
  let opened: Promise<Setup>;
  return {
    name,
    open: (t) => {
      opened = open(t);
      return opened;
    },
    inject: async (world) => inject(await opened, world),
  };
};

export type Row = Awaited<ReturnType<typeof runScenario>>;

const idleMs = 60_000;
const steadyMs = 2_000;
/** The scenario fails if the recovery takes longer. Tests set their own, shorter limits. */
const maxRecoveryMs = 180_000;

/** Runs the service under load, injects the fault, and compares acknowledged writes with stored ones. */
export const runScenario = async (t: Teardown, fault: Fault) => {
  const setup = await fault.open(t);
  const service = await createServiceProcess(t, setup.settings);
  await service.start();
  const { sql } = await setup.admin();
  const community = await createCommunity(sql, service.url);
  const ledger = createLedger(() => service.url, service.isUp);
  const load = startLoad(ledger, community);
  const world = { service, ledger, community, load, admin: setup.admin };
  await delay(steadyMs);
  const startedAt = Date.now();
  await fault.inject(world);
  const secondsToHealth = await untilHealthy(service, community);
  await delay(steadyMs);
  await load.stop();
  const findings = await verify(service.url, (await setup.admin()).sql, community, load);
  const idleSince = Date.now();
  const errors = service.log.filter((line) => isError(line) && line.at >= startedAt && line.at < idleSince);
  const row = {
    fault: fault.name,
    requests: ledger.requests,
    acknowledged: ledger.acknowledged,
    longestMs: Math.round(ledger.longestMs),
    secondsToHealth,
    problems: ledger.problems,
    errors,
    ...findings,
  };
  /** Waits until the service has been idle for a minute, then stops it. @returns the error lines of that minute */
  const stopAfterIdle = async () => {
    await delay(Math.max(0, idleSince + idleMs - Date.now()));
    row.lost.push(...((await fault.finish?.(world)) ?? []));
    const lines = service.log.filter((line) => isError(line) && line.at >= idleSince);
    const stopping = performance.now();
    service.signal("SIGTERM");
    assert.equal(await service.ended(), 0, `${fault.name}: exit code`);
    assert.ok(performance.now() - stopping < 10_000, `${fault.name}: SIGTERM took more than 10 seconds`);
    return lines;
  };
  return { ...row, lost: row.lost, stopAfterIdle };
};

const untilHealthy = async ({ url, isUp, log }: ServiceProcess, { prober }: Community): Promise<number> => {
  const startedAt = performance.now();
  const succeeds = async (method: string, path: string, init: RequestInit = {}): Promise<boolean> => {
    const signal = AbortSignal.timeout(5_000);
    const response = await fetch(url + path, { method, ...init, signal }).catch(() => undefined);
    await response?.arrayBuffer().catch(() => undefined);
    return response?.status === 200;
  };
  for (;;) {
    const headers = { ...prober.headers, "content-type": "application/json" };
    const body = JSON.stringify({ bio: `healthy at ${new Date().toISOString()}` });
    if ((await succeeds("GET", "/api/v1/health")) && (await succeeds("PATCH", "/api/v1/me", { headers, body }))) break;
    const errors = () =>
      log
        .filter(isError)
        .slice(-20)
        .map(({ text }) => text)
        .join("\n");
    assert.ok(isUp(), `the service has ended:\n${errors()}`);
    assert.ok(performance.now() - startedAt < maxRecoveryMs, `the service has not recovered:\n${errors()}`);
    await delay(50);
  }
  return (performance.now() - startedAt) / 1_000;
};

/** Prints rows as comments of the test's output, in columns. */
export const printTable = (names: string[], cells: readonly string[][]): void => {
  const lines = [names, ...cells];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines) console.log(`# ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`);
};

const selectedParts = process.env["FAULTS"]?.split(",");
/** Whether the environment variable FAULTS selects the fault by a part of its name. Unset, it selects all. */
export const isChosen = (name: string): boolean => !selectedParts || selectedParts.some((part) => name.includes(part));
