import assert from "node:assert/strict";
import { test } from "tap";
import { connectAs } from "../faults/service.ts";
import { until } from "../support/embedded.ts";
import { createEmptyDatabase } from "../support/migrations.ts";
import { runAlliance, runFailing, runSuccessfully, start } from "./program.ts";

test("doctor finds and corrects wrong counts, and the running service then shows the corrected counts", async (t) => {
  const { url } = await createEmptyDatabase(t);
  const settings = { ALLIANCE_DB__URL: url };
  const refusal = await runFailing(["doctor", "--recount"], settings);
  assert.equal(refusal, 'alliance: migrations are missing, and may change counts; run "alliance migrate" first\n');
  await runSuccessfully(["seed"], settings);
  const service = await start(t, "serve", settings);
  const { sql } = connectAs(t, url);
  const [event] = await sql<{ id: string; count: number }[]>`
    select id, attendee_count as count from events
    where status = 'published' and visibility = 'public' and capacity is null and attendee_count > 0 limit 1`;
  assert.ok(event);
  const readServedCount = async () => {
    const body: unknown = await (await fetch(`${service.url}/api/v1/events/${event.id}`)).json();
    return Object(body).attendee_count;
  };
  assert.equal(await readServedCount(), event.count);
  await sql`update events set attendee_count = attendee_count + 5 where id = ${event.id}`;
  await until("the wrong count", async () => (await readServedCount()) === event.count + 5);
  const report = await runAlliance(["doctor"], settings);
  assert.equal(report.code, 1);
  const problem = `events.attendee_count differs from the rows: [\\w-]+/[\\w-]+ has ${event.count + 5}, counted ${event.count}`;
  assert.match(report.stdout, new RegExp(`^problem  counters: ${problem}; run "alliance doctor --recount"$`, "m"));
  assert.equal(await readServedCount(), event.count + 5);
  const { stdout } = await runAlliance(["doctor", "--recount"], settings);
  assert.match(stdout, /^ok {7}counters: events\.attendee_count was recounted: /m);
  assert.match(stdout, /^ok {7}counters: all counts match the rows$/m);
  await until("the right count", async () => (await readServedCount()) === event.count);
});
