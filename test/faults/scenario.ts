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
  /** The superuser's connection, which is opened again after the server was stopped. */
  admin: () => Promise<Database>;
};

/** The database and the other settings of the service. */
export type Place = { settings: Record<string, string>; admin: () => Promise<Database> };

export type Fault = {
  name: string;
  open(t: Teardown): Promise<Place>;
  inject(world: World): Promise<void>;
  /** Checks made after a minute without requests. @returns what is lost */
  finish?(world: World): Promise<string[]>;
};

/** Creates a fault that acts on a place. */
export const faultOf = <At extends Place>(
  name: string,
  open: (t: Teardown) => Promise<At>,
  inject: (place: At, world: World) => Promise<void>,
): Fault => {
  let opened: Promise<At>;
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
/** Milliseconds after which the scenario fails. Tests set their own limits for the recovery. */
const longestRecovery = 180_000;

/** Runs the service under load, injects the fault, and compares acknowledged writes with stored ones. */
export const runScenario = async (t: Teardown, fault: Fault) => {
  const place = await fault.open(t);
  const service = await createServiceProcess(t, place.settings);
  await service.start();
  const { sql } = await place.admin();
  const community = await createCommunity(sql, service.url);
  const ledger = createLedger(() => service.url, service.isUp);
  const load = startLoad(ledger, community);
  const world = { service, ledger, community, load, admin: place.admin };
  await delay(steadyMs);
  const startedAt = Date.now();
  await fault.inject(world);
  const secondsToHealth = await untilHealthy(service, community);
  await delay(steadyMs);
  await load.stop();
  const findings = await verify(service.url, (await place.admin()).sql, community, load);
  const idleSince = Date.now();
  const errors = service.log.filter((line) => isError(line) && line.at >= startedAt && line.at < idleSince);
  const row = {
    fault: fault.name,
    requests: ledger.requests,
    acknowledged: ledger.acknowledged,
    longest: Math.round(ledger.longest),
    secondsToHealth,
    problems: ledger.problems,
    errors,
    ...findings,
  };
  /** Waits until the service has idled for a minute, and lists the error lines of that minute; then stops it. */
  const idle = async () => {
    await delay(Math.max(0, idleSince + idleMs - Date.now()));
    row.lost.push(...((await fault.finish?.(world)) ?? []));
    const lines = service.log.filter((line) => isError(line) && line.at >= idleSince);
    const stopping = performance.now();
    service.signal("SIGTERM");
    assert.equal(await service.ended(), 0, `${fault.name}: exit code`);
    assert.ok(performance.now() - stopping < 10_000, `${fault.name}: SIGTERM took more than 10 seconds`);
    return lines;
  };
  return { ...row, lost: row.lost, idle };
};

const untilHealthy = async ({ url, isUp, log }: ServiceProcess, { prober }: Community): Promise<number> => {
  const from = performance.now();
  const tries = async (method: string, path: string, init: RequestInit = {}): Promise<boolean> => {
    const signal = AbortSignal.timeout(5_000);
    const response = await fetch(url + path, { method, ...init, signal }).catch(() => undefined);
    await response?.arrayBuffer().catch(() => undefined);
    return response?.status === 200;
  };
  for (;;) {
    const headers = { ...prober.headers, "content-type": "application/json" };
    const body = JSON.stringify({ bio: `healthy at ${new Date().toISOString()}` });
    if ((await tries("GET", "/api/v1/health")) && (await tries("PATCH", "/api/v1/me", { headers, body }))) break;
    const errors = () =>
      log
        .filter(isError)
        .slice(-20)
        .map(({ text }) => text)
        .join("\n");
    assert.ok(isUp(), `it has ended:\n${errors()}`);
    assert.ok(performance.now() - from < longestRecovery, `it is not healthy again:\n${errors()}`);
    await delay(50);
  }
  return (performance.now() - from) / 1_000;
};

/** Prints rows as comments of the test's output, in columns. */
export const printTable = (names: string[], cells: readonly string[][]): void => {
  const lines = [names, ...cells];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines) console.log(`# ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`);
};

const only = process.env["FAULTS"]?.split(",");
/** Whether a fault is selected: FAULTS may name some. */
export const chosen = (name: string): boolean => !only || only.some((part) => name.includes(part));
