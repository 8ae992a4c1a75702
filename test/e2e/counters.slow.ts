import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "tap";
import { readReleased } from "../../drizzle/lint/released.ts";
import { connectAs } from "../faults/service.ts";
import { until } from "../support/embedded.ts";
import { buildFormerRelease, withoutFormerRelease } from "../support/former-release.ts";
import { createEmptyDatabase } from "../support/migrations.ts";
import { alliance, environmentOf, signal, start } from "./program.ts";

test(`counts that ${readReleased().version} has left too high`, { skip: withoutFormerRelease() }, async (t) => {
  const { url } = await createEmptyDatabase(t);
  const settings = { ALLIANCE_DB__URL: url };
  const former = await buildFormerRelease(t);
  execFileSync(process.execPath, [former, "seed", "--scale", "2"], { env: environmentOf(settings), stdio: "pipe" });
  const { sql } = connectAs(t, url);
  const wrong = async () => {
    const [row] = await sql<{ events: number; groups: number; alliances: number }[]>`
      select
        (select count(*)::int from events where attendee_count <> (
          select count(*) from attendances where event_id = events.id and status = 'attending')) as events,
        (select count(*)::int from groups where member_count <> (
          select count(*) from memberships where group_id = groups.id)) as groups,
        (select count(*)::int from alliances where member_count <> (
          select count(*) from alliance_members where alliance_id = alliances.id)) as alliances`;
    return row;
  };
  const right = { events: 0, groups: 0, alliances: 0 };
  const countsOf = (lines: string) => lines.split("\n").filter((line) => / counters: /.test(line));

  // What its purge did after a month.
  await sql`
    delete from users where email_verified_at is null and id not in (select posted_by from jobs)
      and id not in (select user_id from roles)`;
  const left = await wrong();
  assert.ok(left && left.events > 0 && left.groups > 0 && left.alliances > 0, JSON.stringify(left));
  const service = await start(t, "serve", settings);

  await t.test("are right when this release has migrated the database", async () => {
    assert.deepEqual(await wrong(), right);
    const { stdout } = await alliance(["doctor"], settings);
    assert.deepEqual(
      countsOf(stdout).filter((line) => !line.includes("people wait")),
      countsOf(stdout).some((line) => line.includes("people wait"))
        ? []
        : ["ok       counters: all counts are what the rows say"],
    );
  });

  await t.test("are found by doctor, and mended beside the service, which shows the new ones", async () => {
    const [event] = await sql<{ id: string; count: number }[]>`
      select id, attendee_count as count from events where status = 'published' and capacity is null and attendee_count > 0 limit 1`;
    assert.ok(event);
    await alliance(["doctor", "--recount"], settings);
    const shown = async () => {
      const body: unknown = await (await fetch(`${service.url}/api/v1/events/${event.id}`)).json();
      return Object(body).attendee_count;
    };
    await sql`update events set attendee_count = attendee_count + 5 where id = ${event.id}`;
    await until("the wrong count", async () => (await shown()) === event.count + 5);
    const found = await alliance(["doctor"], settings);
    assert.equal(found.code, 1);
    const problem = `events.attendee_count is not what the rows say: [\\w-]+/[\\w-]+ has ${event.count + 5}, counted ${event.count}`;
    assert.match(found.stdout, new RegExp(`^problem  counters: ${problem}; run "alliance doctor --recount"$`, "m"));
    assert.equal(await shown(), event.count + 5);
    const { stdout } = await alliance(["doctor", "--recount"], settings);
    assert.match(stdout, /^ok {7}counters: events\.attendee_count was counted anew: /m);
    assert.match(stdout, /^ok {7}counters: all counts are what the rows say$/m);
    await until("the right count", async () => (await shown()) === event.count);
    assert.deepEqual(await wrong(), right);
  });

  await t.test("are not counted anew before the database is migrated", async () => {
    const { url: empty } = await createEmptyDatabase(t);
    const { code, stderr } = await alliance(["doctor", "--recount"], { ALLIANCE_DB__URL: empty });
    assert.deepEqual(
      [code, stderr],
      [1, 'alliance: migrations are missing, one of which may count too; run "alliance migrate" first\n'],
    );
  });

  signal(service.child, "SIGTERM");
  await service.ended;
});
