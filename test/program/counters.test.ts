import assert from "node:assert/strict";
import { test } from "tap";
import { storeFilterOptions } from "../../src/community/meta/queries.ts";
import { connect } from "../../src/foundation/db/client.ts";
import { recount } from "../../src/program/counters/recount.ts";
import { checkCounters, reportRecount } from "../../src/program/doctor/counters.ts";
import { seed } from "../../src/program/seed/seed.ts";
import { createFixtures } from "../support/fixtures.ts";
import type { Person } from "../support/people.ts";
import { type Service, startService } from "../support/service.ts";

const attendancesDays = 1825;

const compareCounts = async ({ url }: Pick<Service, "url">): Promise<string[]> =>
  (await checkCounters(url, { attendancesDays, timeoutMs: 60_000 })).map(({ level, message }) => `${level} ${message}`);

const allCorrect = ["ok all counts match the rows"];

const repair = async ({ url }: Pick<Service, "url">): Promise<string[]> => {
  const { db, close } = connect(url, { poolSize: 1, fetchesArrayTypes: false });
  try {
    return reportRecount(await recount(db, { now: new Date(), attendancesDays })).map(({ message }) => message);
  } finally {
    await close();
  }
};

const startCommunity = async (service: Service) => {
  const { person } = service;
  const { alliance, group, event, join, leave, attend, cancel } = await createFixtures(service);
  const ours = await alliance({ name: "Ours", slug: "ours" });
  const local = await group(ours, { name: "Here", slug: "here" });
  const day = 86_400_000;
  // The event must be in the future of both the service's clock and the server's clock.
  const now = Math.max(Date.now(), service.now.getTime());
  const times = { starts_at: new Date(now + day), ends_at: new Date(now + 2 * day) };
  const meetup = await event(local, { ...times, slug: "meetup", capacity: 2, waitlist_enabled: true });
  const [first, second, third] = [await person(), await person(), await person()];
  for (const user of [first, second, third])
    for (const { status } of [await join(user, local), await attend(user, meetup)]) assert.equal(status, 200);
  return { ours, local, meetup, first, second, times, event, person, join, leave, attend, cancel };
};

const counters = ["events.attendee_count", "groups.member_count", "alliances.member_count"];

const requireWrong = async (service: Service): Promise<void> => {
  const report = (await compareCounts(service)).join("\n");
  for (const counter of counters) assert.match(report, new RegExp(`^problem ${counter} `, "m"));
};

/** Returns the statuses of an event's RSVPs, oldest first. */
const statusesOf = async ({ sql }: Service, { id }: { id: string }): Promise<string[]> =>
  (await sql<{ status: string }[]>`select status from attendances where event_id = ${id} order by arrival`).map(
    ({ status }) => status,
  );

test("stored counts", async (t) => {
  const service = await startService(t, { data: "none" });
  const { sql, db, call } = service;
  const { ours, local, meetup, first, second, times, event, person, ...acts } = await startCommunity(service);
  await db.transaction((tx) => storeFilterOptions(tx, new Date()));
  const readCount = async () => (await call("getEventById", { path: { event_id: meetup.id } })).body.attendee_count;

  await t.test("are compared with the rows, and recounted on request", async () => {
    assert.deepEqual(await compareCounts(service), allCorrect);
    assert.deepEqual(await repair(service), ["there was nothing to recount"]);
    assert.equal(await readCount(), 2);
    await sql`update events set attendee_count = 1 where id = ${meetup.id}`;
    await sql`update groups set member_count = 17 where id = ${local.id}`;
    await sql`update alliances set group_count = 4, member_count = 9 where id = ${ours.id}`;
    await sql`update alliance_members set group_count = 5 where user_id = ${first.id}`;
    await sql`delete from alliance_members where user_id = ${second.id}`;
    await sql`insert into alliance_members select ${ours.id}, id, 1 from users where id not in (select user_id from memberships) limit 1`;
    await sql`update filter_totals set count = count + 3 where parameter = 'kind'`;
    const problems = await compareCounts(service);
    const patterns = [
      /^problem events\.attendee_count differs from the rows: ours\/meetup has 1, counted 2; run "alliance doctor --recount"$/,
      /^problem groups\.member_count .+: ours\/here has 17, counted 3; run/,
      /^problem alliance_members\.group_count .+: (?:ours [\w-]+ has \d, counted \d(?:, |;)){3} run/,
      /^problem alliances\.group_count .+: ours has 4, counted 1; run/,
      /^problem alliances\.member_count .+: ours has 9, counted 3; run/,
      /^problem users are on the waitlist of an event with free seats: ours\/meetup; run/,
      /^problem filter options with a wrong count: 1; run/,
    ];
    assert.equal(problems.length, patterns.length, problems.join("\n"));
    for (const [index, pattern] of patterns.entries()) assert.match(problems[index] ?? "", pattern);
    const lines = await repair(service);
    assert.ok(lines.includes("events.attendee_count was recounted: ours/meetup has 1, counted 2"), lines.join("\n"));
    assert.deepEqual(await compareCounts(service), allCorrect);
    assert.equal(await readCount(), 2);
    const { body } = await call("getGroupById", { path: { alliance: ours.slug, group_id: local.id } });
    assert.equal(body.member_count, 3);
  });

  await t.test("that were too high release seats to the waitlist, and the promoted users are notified", async () => {
    const before = await readCount();
    await sql`update events set capacity = 3, attendee_count = 3 where id = ${meetup.id}`;
    assert.match((await compareCounts(service)).join("\n"), /attendee_count .+ ours\/meetup has 3, counted 2/);
    await repair(service);
    assert.deepEqual([before, await readCount()], [2, 3]);
    assert.deepEqual(await statusesOf(service, meetup), ["attending", "attending", "attending"]);
    const pending = await sql`select from attendances where event_id = ${meetup.id} and promotion_pending`;
    assert.equal(pending.length, 1);
    const queued =
      await sql`select from outbox where payload ->> 'about' = 'promotion' and payload ->> 'eventId' = ${meetup.id}`;
    assert.equal(queued.length, 1);
    assert.deepEqual(await compareCounts(service), allCorrect);
  });

  await t.test("do not change where retention has deleted the counted rows", async () => {
    const pastEvent = await event(local, { ...times, slug: "over" });
    await acts.attend(first, pastEvent);
    await sql`update events set starts_at = now() - interval '40 days', ends_at = now() - interval '39 days', attendee_count = 12
      where id = ${pastEvent.id}`;
    assert.match((await compareCounts(service)).join("\n"), /ours\/over has 12, counted 1/);
    const [finding] = await checkCounters(service.url, { attendancesDays: 30, timeoutMs: 60_000 });
    assert.equal(finding?.level, "ok", finding?.message);
    await sql`delete from attendances where event_id = ${pastEvent.id}`;
    assert.deepEqual(await compareCounts(service), allCorrect);
    await sql`delete from events where id = ${pastEvent.id}`;
  });

  await t.test("may exceed the capacity, because organizers can add people", async () => {
    await sql`update events set attendee_count = 2, capacity = 2 where id = ${meetup.id}`;
    await repair(service);
    assert.deepEqual(await compareCounts(service), allCorrect);
    assert.equal(await readCount(), 3);
    await sql`update events set capacity = 3 where id = ${meetup.id}`;
  });

  await t.test("that cannot be compared in time are reported as not compared", async () => {
    const [finding, ...others] = await checkCounters(service.url, { attendancesDays, timeoutMs: 0 });
    assert.deepEqual(others, []);
    assert.equal(finding?.level, "warning");
    assert.match(finding?.message ?? "", /^not compared within 0 seconds: events\.attendee_count, .+ filter options; /);
  });

  await t.test("are correct after a recount during joins, RSVPs and cancellations", async () => {
    const open = await event(local, { ...times, slug: "open", capacity: 6, waitlist_enabled: true });
    const users = await Promise.all(Array.from({ length: 8 }, () => person({ withPassword: false })));
    let isStopped = false;
    const operations = [
      (user: Person) => acts.join(user, local),
      (user: Person) => acts.attend(user, open),
      (user: Person) => acts.leave(user, local),
      (user: Person) => acts.cancel(user, open),
    ];
    const visits = users.map(async (user) => {
      while (!isStopped) for (const operation of operations) assert.equal((await operation(user)).status, 200);
    });
    const allVisits = Promise.all(visits);
    try {
      for (let round = 0; round < 6; round++) {
        await sql`update events set attendee_count = attendee_count + 1 where id = ${open.id} and attendee_count < capacity`;
        await sql`update groups set member_count = member_count + 5 where id = ${local.id}`;
        await sql`update alliances set member_count = member_count + 2 where id = ${ours.id}`;
        await repair(service);
      }
      await repair(service);
    } finally {
      isStopped = true;
      await allVisits;
    }
    assert.deepEqual(await compareCounts(service), allCorrect);
  });
});

test("a recount after a forced seed removes demo users from real counts, and gives their seats to the waitlist", async (t) => {
  const service = await startService(t, { data: "none" });
  const { sql, db } = service;
  const { meetup, local, ours } = await startCommunity(service);
  await seed(service, { force: true });
  const [demo] = await sql<{ id: string }[]>`select id from users where right(id::text, 8) = '64656d6f'
    and id not in (select posted_by from jobs) and email_verified_at is not null limit 1`;
  assert.ok(demo);
  await sql.begin(async (tx) => {
    await tx`insert into memberships values (${local.id}, ${demo.id}, now())`;
    await tx`insert into alliance_members values (${ours.id}, ${demo.id}, 1)`;
    await tx`update groups set member_count = member_count + 1 where id = ${local.id}`;
    await tx`update alliances set member_count = member_count + 1 where id = ${ours.id}`;
    await tx`update events set capacity = 3, attendee_count = 3 where id = ${meetup.id}`;
    await tx`insert into attendances (event_id, user_id, status, responded_at) values (${meetup.id}, ${demo.id}, 'attending', now())`;
  });
  await db.transaction((tx) => storeFilterOptions(tx, new Date()));
  assert.deepEqual(await compareCounts(service), allCorrect);
  await seed(service, { force: true });
  await requireWrong(service);
  await repair(service);
  const attending = ["attending", "attending", "attending"];
  assert.deepEqual(await statusesOf(service, meetup), attending, "the user on the waitlist has the seat");
  assert.deepEqual(await compareCounts(service), allCorrect);
});
