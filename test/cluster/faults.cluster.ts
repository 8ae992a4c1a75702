import assert from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";
import tap, { test } from "tap";
import { createCommunity } from "../faults/community.ts";
import { createLedger } from "../faults/ledger.ts";
import { startLoad } from "../faults/load.ts";
import { isChosen, printTable } from "../faults/scenario.ts";
import { connectAs } from "../faults/service.ts";
import { verify } from "../faults/verify.ts";
import { type Installation, startInstallation } from "./installation.ts";
import { isRoot } from "./machines.ts";
import type { Node } from "./nodes.ts";
import { probeReads, probeWrites } from "./probes.ts";
import { missingProgram, until } from "./programs.ts";

/* Simulated users use the service through HAProxy while parts of the installation are killed or cut off. */

/** Longest time without a successful write, or without a successful read: both need the primary. */
const maxOutageSeconds = 15;

type Fault = {
  name: string;
  /** Resolves when the fault has ended. The installation may still be recovering. */
  inject(installation: Installation): Promise<void>;
  skip?: string | false;
};

const untilTakenOver = ({ primary }: Installation, former: Node): Promise<void> =>
  until("the other node takes over", async () => (await primary()) !== former);

const faults: Fault[] = [
  {
    name: "kill -9 of the primary PostgreSQL",
    inject: async (installation) => {
      const node = await installation.primary();
      node.killPostgres();
      await untilTakenOver(installation, node);
    },
  },
  {
    name: "kill -9 of the primary's machine",
    inject: async (installation) => {
      const node = await installation.primary();
      await node.kill();
      await untilTakenOver(installation, node);
      await delay(3_000);
      node.start();
    },
    skip: !isRoot && "only root can end a machine",
  },
  {
    name: "network of the primary cut",
    inject: async (installation) => {
      const node = await installation.primary();
      node.cut();
      await untilTakenOver(installation, node);
      await delay(3_000);
      node.heal();
    },
    skip: !isRoot && "only root can cut a network",
  },
  {
    name: "network of the replica cut",
    inject: async ({ primary, nodes }) => {
      const first = await primary();
      const replica = nodes.find((node) => node !== first);
      replica?.cut();
      await delay(12_000);
      replica?.heal();
    },
    skip: !isRoot && "only root can cut a network",
  },
  {
    name: "etcd stopped for 15 s",
    inject: async ({ etcd }) => {
      await etcd.stop();
      await delay(15_000);
      await etcd.start();
    },
  },
  {
    name: "kill -9 of a service process",
    inject: async ({ services }) => {
      const [service] = services;
      service?.program.kill();
      await service?.program.ended;
      await delay(3_000);
      await service?.start();
    },
  },
];

/** The outages are the longest times without a success, in seconds. */
type Row = { fault: string; acknowledged: number; lost: string[]; writeOutage: number; readOutage: number };
const rows: Row[] = [];

/** Other load on the machine may delay one attempt, but a defect of the installation delays each. */
const maxAttempts = 2;

/** Injects a fault while requests run, and compares acknowledged writes with stored ones. */
const runFault = async (installation: Installation, { name, inject }: Fault): Promise<Row> => {
  const { url, untilSettled, databaseUrl } = installation;
  const { sql } = connectAs(tap, databaseUrl);
  const community = await createCommunity(sql, url, `fault-${rows.length}`);
  const ledger = createLedger(
    () => url,
    () => false,
  );
  const load = startLoad(ledger, community);
  const reads = probeReads(url, community.alliance);
  const writes = probeWrites(url, community.prober.headers);
  await delay(2_000);
  await inject(installation);
  await untilSettled();
  await delay(2_000);
  const writeOutage = writes.outageSeconds();
  const readOutage = Math.max(reads.cached.outageSeconds(), reads.uncached.outageSeconds());
  await Promise.all([load.stop(), ...[writes, reads.cached, reads.uncached].map((probe) => probe.stop())]);
  const { lost, halfWritten } = await verify(url, sql, community, load);
  const { acknowledged, problems } = ledger;
  assert.deepEqual(problems.filter(isUnexpected), []);
  return { fault: name, acknowledged, lost: [...lost, ...halfWritten], writeOutage, readOutage };
};

const requireNothingLost = async (installation: Installation, fault: Fault): Promise<Row> => {
  const row = await runFault(installation, fault);
  rows.push(row);
  assert.deepEqual(row.lost, []);
  assert.ok(row.acknowledged > 50, `only ${row.acknowledged} writes were acknowledged`);
  return row;
};

const isWithinLimit = ({ writeOutage, readOutage }: Row): boolean =>
  Math.max(writeOutage, readOutage) <= maxOutageSeconds;

/** HAProxy responds with 502 if a process ends while it handles a request that may not be repeated. */
const isUnexpected = (problem: string): boolean => !/: 502 /.test(problem);

const missing = missingProgram("patroni", "etcd", "haproxy");

test("the installation survives faults", { skip: missing }, async (t) => {
  const installation = await startInstallation({ ALLIANCE_LIMITS__FACTOR: "100000", ALLIANCE_LOG__LEVEL: "warn" });
  tap.teardown(installation.stop);
  await t.test("Patroni requires a password for changes", async () => {
    for (const { patroniUrl } of installation.nodes) {
      assert.equal((await fetch(`${patroniUrl}/config`, { method: "PATCH", body: '{"ttl": 20}' })).status, 401);
    }
  });
  for (const fault of faults)
    await t.test(fault.name, { skip: isChosen(fault.name) ? (fault.skip ?? false) : "not chosen" }, async () => {
      const attempts: Row[] = [];
      while (attempts.length < maxAttempts && !attempts.some(isWithinLimit))
        attempts.push(await requireNothingLost(installation, fault));
      assert.ok(attempts.some(isWithinLimit), `too long without writes or reads: ${JSON.stringify(attempts)}`);
    });
});

tap.teardown(() => {
  const formatSeconds = (value: number): string => `${value.toFixed(1)} s`;
  const cells = rows.map(({ fault, acknowledged, lost, writeOutage, readOutage }) => [
    fault,
    String(acknowledged),
    String(lost.length),
    formatSeconds(writeOutage),
    formatSeconds(readOutage),
  ]);
  printTable(["fault", "acknowledged", "lost", "no writes", "no reads"], cells);
});
