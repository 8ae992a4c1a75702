import assert from "node:assert/strict";
import { drizzle } from "drizzle-orm/postgres-js";
import fc from "fast-check";
import { test } from "tap";
import { dueDigest, latestDigest, queueDueDigests } from "../../src/community/notifications/kinds/digests.ts";
import { openMailbox, recipients } from "../support/mailbox.ts";
import type { Person } from "../support/people.ts";
import { startService } from "../support/service.ts";

const date = (time: string) => new Date(time);

test("a digest is due on Monday at 07:00 in the reader's time zone", async (t) => {
  const { sql } = await startService(t, { data: "none" });

  await t.test("also before and after a change to or from daylight saving time", async () => {
    for (const [timeZone, due] of [
      ["UTC", "2026-11-23T07:00:00Z"],
      ["Europe/Berlin", "2026-10-19T05:00:00Z"],
      ["Europe/Berlin", "2026-10-26T06:00:00Z"],
      ["America/New_York", "2026-03-02T12:00:00Z"],
      ["America/New_York", "2026-03-09T11:00:00Z"],
      ["Pacific/Kiritimati", "2026-11-22T17:00:00Z"],
      ["Pacific/Pago_Pago", "2026-11-23T18:00:00Z"],
      ["Asia/Kathmandu", "2026-11-23T01:15:00Z"],
    ] as const) {
      const instant = date(due);
      const before = new Date(instant.getTime() - 1000);
      assert.equal(dueDigest(before, timeZone), undefined, `${timeZone}, too early`);
      assert.deepEqual(dueDigest(instant, timeZone)?.dueAt, instant, timeZone);
      assert.ok(latestDigest(before, timeZone).dueAt < before);
    }
  });

  await t.test("in UTC if Node does not know the time zone", async () => {
    const monday = date("2026-11-23T07:00:00Z");
    assert.deepEqual(dueDigest(monday, "Mars/Olympus"), dueDigest(monday, "UTC"));
  });

  await t.test("at the times that PostgreSQL computes", async () => {
    const zones = ["UTC", "Europe/London", "America/St_Johns", "Australia/Lord_Howe", "Asia/Tokyo", "America/Santiago"];
    const minute = fc.integer({ min: Date.parse("2026-01-01") / 60_000, max: Date.parse("2028-01-01") / 60_000 });
    const property = fc.asyncProperty(minute, fc.constantFrom(...zones), async (minutes, timeZone) => {
      const now = new Date(minutes * 60_000);
      const [row] = await sql<{ week: string; due: Date; is_due: boolean }[]>`
        with shown as (select ${now.toISOString()}::timestamptz at time zone ${timeZone} as now),
        week as (select now, date_trunc('week', now) as monday from shown)
        select monday::date::text as week, to_char((monday + interval '7 hours') at time zone ${timeZone} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as due,
          now >= monday + interval '7 hours' and now < monday + interval '1 day' as is_due from week`;
      const expected = row?.is_due ? { week: row.week, dueAt: new Date(row.due) } : undefined;
      assert.deepEqual(dueDigest(now, timeZone), expected);
    });
    await fc.assert(property, { numRuns: 300 });
  });
});

const startWithSubscribers = async (t: Parameters<typeof openMailbox>[0]) => {
  const service = await openMailbox(t);
  const { person, chooseNotifications, join, berlin, sql } = service;
  const subscriber = async (timezone: string | null = null): Promise<Person> => {
    const reader = await person({ withPassword: false });
    await sql`update users set timezone = ${timezone} where id = ${reader.id}`;
    await join(reader, berlin);
    await chooseNotifications(reader, { new_events: "weekly" });
    return reader;
  };
  const moveClockTo = (time: string) => service.advanceClock(Date.parse(time) - Date.parse(service.timeIn(0)));
  return { ...service, subscriber, moveClockTo };
};

test("each reader gets the digest once a week", async (t) => {
  const { subscriber, moveClockTo, event, eventTimes, deliverEmails, sql } = await startWithSubscribers(t);
  const utcReader = await subscriber();
  const berlinReader = await subscriber("Europe/Berlin");
  const pacificReader = await subscriber("America/Los_Angeles");
  await event({ name: "Harvest", ...eventTimes(24 * 60) });
  await deliverEmails();

  await t.test("in the morning of their own time zone", async () => {
    moveClockTo("2026-11-23T05:59:00Z");
    assert.deepEqual(await deliverEmails(), []);
    moveClockTo("2026-11-23T06:00:00Z");
    assert.deepEqual(recipients(await deliverEmails()), [berlinReader.email]);
    moveClockTo("2026-11-23T07:00:00Z");
    assert.deepEqual(recipients(await deliverEmails()), [utcReader.email]);
    moveClockTo("2026-11-23T15:01:00Z");
    assert.deepEqual(recipients(await deliverEmails()), [pacificReader.email]);
  });

  await t.test("not again after a change to a time zone where that Monday has just begun", async () => {
    await event({ name: "Winter", ...eventTimes(24 * 60) });
    await sql`update users set timezone = 'Pacific/Honolulu' where id = ${berlinReader.id}`;
    moveClockTo("2026-11-23T17:30:00Z");
    assert.deepEqual(await deliverEmails(), []);
    await sql`update users set timezone = 'Europe/Berlin' where id = ${berlinReader.id}`;
  });

  await t.test("later on Monday if the service was down in the morning, but not on Wednesday", async () => {
    moveClockTo("2026-11-30T20:00:00Z");
    assert.deepEqual(
      recipients(await deliverEmails()),
      [berlinReader.email, pacificReader.email, utcReader.email].toSorted(),
    );
    await event({ name: "Spring", ...eventTimes(24 * 60) });
    moveClockTo("2026-12-09T09:00:00Z");
    assert.deepEqual(await deliverEmails(), []);
  });
});

test("digests are queued in batches, once per user, also by concurrent processes", async (t) => {
  const { subscriber, sql, db, deliverEmails } = await startWithSubscribers(t);
  for (let count = 0; count < 7; count++) await subscriber(count % 2 ? "Europe/Berlin" : null);
  await deliverEmails();
  const statements: string[] = [];
  const log = { logQuery: (query: string) => statements.push(query) };
  const logging = drizzle(sql, { logger: log });
  await queueDueDigests(logging, date("2026-11-23T07:00:00Z"), 3);
  assert.equal(statements.filter((query) => query.includes("digest_week =")).length, 3, "3, 3 and 1");
  const listEntries = () => sql<{ user: string }[]>`
    select payload ->> 'userId' as user from outbox where payload ->> 'about' = 'digest'`;
  assert.equal(new Set((await listEntries()).map(({ user }) => user)).size, 7);
  // Simulates a worker that has already sent the digests.
  await sql`delete from outbox`;
  await Promise.all([7, 8, 9].map((hour) => queueDueDigests(db, date(`2026-11-23T0${hour}:00:00Z`), 3)));
  assert.equal((await listEntries()).length, 0);
  await Promise.all([1, 2, 3].map(() => queueDueDigests(db, date("2026-11-30T07:00:00Z"), 3)));
  assert.ok((await listEntries()).length <= 7);
  await queueDueDigests(db, date("2026-11-30T07:01:00Z"), 3);
  assert.deepEqual(new Set((await listEntries()).map(({ user }) => user)).size, (await listEntries()).length);
  assert.equal((await listEntries()).length, 7);
});

test("queueing digests does not wait for a user who signs in at the same time", async (t) => {
  const { sql, db, person } = await startService(t, { data: "none" });
  const [ada, grace] = [await person({ withPassword: false }), await person({ withPassword: false })];
  await sql`update users set digest_since = '2026-11-01' where id in (${ada.id}, ${grace.id})`;
  const monday = date("2026-11-23T07:00:00Z");
  await sql.begin(async (tx) => {
    await tx`select from users where id = ${ada.id} for no key update`;
    await queueDueDigests(db, monday);
    assert.equal((await sql`select from outbox`).length, 1);
  });
  await queueDueDigests(db, monday);
  assert.equal((await sql`select from outbox`).length, 2);
});
