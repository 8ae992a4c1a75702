import assert from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";
import { test } from "tap";
import { createCommunity } from "../faults/community.ts";
import { createLedger } from "../faults/ledger.ts";
import { requireAllServed, startLoad, startReads } from "../faults/load.ts";
import { connectAs, createServiceProcess, isError } from "../faults/service.ts";
import { verify } from "../faults/verify.ts";
import { startHaproxy, withoutHaproxy } from "../support/haproxy.ts";
import { createDatabase } from "../support/service.ts";

test("two processes behind HAProxy are restarted one after the other under load", {
  skip: withoutHaproxy(),
}, async (t) => {
  const database = await createDatabase(t, "none");
  const settings = {
    ALLIANCE_DB__URL: database,
    ALLIANCE_SERVER__TRUST_PROXY: "127.0.0.1",
    // Leaves HAProxy time to notice by /readyz that a process is about to stop.
    ALLIANCE_SERVER__SHUTDOWN_DELAY: "1",
  };
  const processes = [await createServiceProcess(t, settings), await createServiceProcess(t, settings)];
  await Promise.all(processes.map(({ start }) => start()));
  const { url, untilAllReady } = await startHaproxy(
    t,
    processes.map((process) => process.url),
  );
  const { sql } = connectAs(t, database);
  const community = await createCommunity(sql, url);
  const ledger = createLedger(() => url);
  const load = startLoad(ledger, community);
  const reads = startReads(`${url}/api/v1/events/${community.event}`);
  await delay(1_000);
  for (const service of processes) {
    service.signal("SIGTERM");
    assert.equal(await service.ended(), 0);
    await service.start();
    await untilAllReady();
    await delay(500);
  }
  await load.stop();
  const readCounts = await reads.stop();
  const successfulReads = readCounts["2xx"];
  t.comment(
    `${successfulReads} reads; ${ledger.requests} other requests, ${ledger.acknowledged} acknowledged writes, ${Math.round(ledger.longestMs)} ms at most`,
  );

  for (const { level, text } of processes.flatMap(({ log }) => log)) if (level >= 40) t.comment(text);

  await t.test("no request fails", async () => {
    requireAllServed(readCounts, ledger);
    assert.ok(successfulReads > 500 && ledger.acknowledged > 50);
  });

  await t.test("no acknowledged write is lost, and none is half written", async () => {
    assert.deepEqual(await verify(url, sql, community, load), { lost: [], halfWritten: [] });
  });

  await t.test("no process logs an error", async () => {
    const logged = processes.flatMap(({ log }) => log.filter(isError));
    assert.deepEqual(logged, []);
  });
});
