import assert from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";
import { test } from "tap";
import { createDatabase } from "../support/service.ts";
import { createCommunity } from "./community.ts";
import { createLedger } from "./ledger.ts";
import { requireAllServed, startLoad, startReads } from "./load.ts";
import { connectAs, createServiceProcess, isError } from "./service.ts";
import { verify } from "./verify.ts";

/** Longer than the service's limits for the lag of its event loop and for the wait of a request. */
const pauseMs = 1_300;
/** Not a multiple of 500 ms, the interval at which the service measures its lag. */
const intervalMs = 830;

test("a process that was suspended for a moment refuses no request afterwards (criterion 62)", async (t) => {
  const database = await createDatabase(t, "none");
  const service = await createServiceProcess(t, { ALLIANCE_DB__URL: database });
  await service.start();
  const { sql } = connectAs(t, database);
  const community = await createCommunity(sql, service.url);
  const ledger = createLedger(() => service.url);
  const load = startLoad(ledger, community);
  const reads = startReads(`${service.url}/api/v1/alliances/${community.alliance}/groups?q=group`, 20);
  for (let round = 0; round < 6; round++) {
    await delay(intervalMs);
    service.signal("SIGSTOP");
    await delay(pauseMs);
    service.signal("SIGCONT");
  }
  await load.stop();
  const read = await reads.stop();
  t.comment(`${read["2xx"]} reads; ${ledger.requests} other requests, ${ledger.acknowledged} acknowledged writes`);
  for (const { level, text } of service.log) if (level >= 40) t.comment(text);
  requireAllServed(read, ledger);
  assert.deepEqual(service.log.filter(isError), []);
  assert.deepEqual(await verify(service.url, sql, community, load), { lost: [], halfWritten: [] });
});
