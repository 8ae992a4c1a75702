import assert from "node:assert/strict";
import fc from "fast-check";
import { test } from "tap";
import { releaseDueHolds } from "../../src/community/events/rsvp-requests/release.ts";
import { runCount, stepOf } from "../support/arbitraries.ts";
import { pagePath, startCommunity } from "../support/fixtures.ts";
import { listAll, valuesOf } from "../support/pages.ts";
import type { Person } from "../support/people.ts";
import { requireStatus } from "../support/responses.ts";
import type { Service } from "../support/service.ts";
import { form } from "../support/site.ts";

type Attendee = { user: { id: string }; status: string; waitlist_position: number | null };

const listQueue = (sql: Service["sql"], eventId: string) => sql<{ status: string; user_id: string }[]>`
  select status, user_id from attendances where event_id = ${eventId} order by place`;

test("RSVPs", async (t) => {
  const clock = { time: new Date("2026-11-20T12:00:00Z").getTime() };
  const service = await startCommunity(t, { clock: () => new Date(clock.time) });
  const { callAs, call, sql, person, people, as, root, group, event, inHours, ours, berlin } = service;
  const { attend, cancel, readRsvp, changeEvent, decide, checkIn, changeGroup } = service;
  const confirm = (token: string | undefined) =>
    token === undefined ? { status: 400 } : call("confirmRsvp", form({ token }));
  const linksTo = async (crowd: Person[]) => {
    const rows = await sql<{ text: string }[]>`
      select payload ->> 'text' as text from outbox where topic = 'mail'
      and lower(payload ->> 'recipient') = any (${crowd.map(({ email }) => email)}) order by id desc limit 10`;
    return rows.flatMap(({ text }) => /confirm\?token=([\w-]+)/.exec(text)?.[1] ?? []);
  };
  const release = async (minutes: number) => {
    clock.time += minutes * 60_000;
    await releaseDueHolds(service.db, new Date(clock.time));
    return { status: 200 };
  };

  await t.test("return 200 with the new state, even when repeated, and the meeting URL for attendees", async () => {
    const meetup = await event(berlin, { capacity: 1, waitlist_enabled: true });
    const [ada, bea] = [await person(), await person()];
    const none = {
      event_id: meetup.id,
      status: "none",
      waitlist_position: null,
      guests: 0,
      answers: [],
      responded_at: null,
      checked_in_at: null,
      check_in_code: null,
      share_email: false,
      meeting_url: null,
    };
    assert.deepEqual(await readRsvp(ada, meetup), none);
    const attending = await attend(ada, meetup);
    assert.deepEqual(attending.body, {
      event_id: meetup.id,
      status: "attending",
      waitlist_position: null,
      guests: 0,
      answers: [],
      responded_at: "2026-11-20T12:00:00Z",
      checked_in_at: null,
      check_in_code: attending.body.check_in_code,
      share_email: false,
      meeting_url: "https://meet.example.org/winter",
    });
    assert.deepEqual((await attend(ada, meetup)).body, attending.body);
    const { status, waitlist_position, meeting_url } = (await attend(bea, meetup)).body;
    assert.deepEqual([status, waitlist_position, meeting_url], ["waitlisted", 1, null]);
    assert.deepEqual((await cancel(ada, meetup)).body, none);
    assert.deepEqual((await cancel(ada, meetup)).body, none);
    assert.equal((await readRsvp(bea, meetup)).status, "attending");
  });

  await t.test("returns 409 for a full event without a waitlist, and for a draft, canceled or past event", async () => {
    const [ada, bea] = [await person(), await person()];
    const fullEvent = await event(berlin, { capacity: 1 });
    await attend(ada, fullEvent);
    assert.match(requireStatus(await attend(bea, fullEvent), 409), /full/);

    const draft = await event(berlin, { status: "draft" });
    assert.equal((await attend(ada, draft)).status, 404);
    assert.match(requireStatus(await attend(root, draft), 409), /draft/);

    const canceled = await event(berlin);
    await attend(bea, canceled);
    await changeEvent(canceled, { status: "canceled" });
    assert.match((await attend(ada, canceled)).body.error, /canceled/);
    assert.equal((await cancel(bea, canceled)).status, 200);

    const pastEvent = await event(berlin);
    await attend(ada, pastEvent);
    const later = await service.startAnother({ clock: () => new Date(service.now.getTime() + 48 * 3_600_000) });
    const path = { alliance: ours.slug, event_id: pastEvent.id };
    for (const id of ["attendEvent", "cancelAttendance"] as const) {
      assert.match(requireStatus(await later.callAs(id === "attendEvent" ? bea : ada, id, path), 409), /has ended/);
    }
    assert.equal((await later.callAs(bea, "cancelAttendance", path)).status, 200);
  });

  await t.test("an attendee sees and can cancel the RSVP when the group is inactive", async () => {
    const quiet = await group(ours, { name: "Quiet" });
    const meetup = await event(quiet);
    const [ada, bea] = [await person(), await person()];
    await attend(ada, meetup);
    await changeGroup(quiet, { active: false });
    assert.equal((await attend(bea, meetup)).status, 404);
    assert.match((await attend(root, meetup)).body.error, /not active/);
    assert.equal((await readRsvp(ada, meetup)).status, "attending");
    assert.equal((await cancel(ada, meetup)).body.status, "none");
  });

  await t.test("lists attendees first, then the waitlist, each in order of arrival", async () => {
    const meetup = await event(berlin, { capacity: 2, waitlist_enabled: true });
    const crowd = await people(7);
    for (const user of crowd) await attend(user, meetup);
    const [first] = crowd;
    assert.ok(first);
    // The third person is promoted, but listed behind the second, who has attended longer.
    await cancel(first, meetup);
    const list = { path: { event_id: meetup.id }, as: as(root) };
    const items = await listAll<Attendee>(service, "listAttendees", list, 2);
    for (const { user } of items) assert.deepEqual(Object.keys(user), ["id", "name"]);
    assert.deepEqual(
      items.map(({ user, status, waitlist_position }) => [user.id, status, waitlist_position]),
      crowd.slice(1).map(({ id }, index) => [id, ...(index < 2 ? ["attending", null] : ["waitlisted", index - 1])]),
    );
  });

  await t.test("finds attendees by part of the name, with their positions on the waitlist", async () => {
    const meetup = await event(berlin, { capacity: 1, waitlist_enabled: true });
    const crowd = await people(4);
    for (const user of crowd) await attend(user, meetup);
    const [, , third, last] = crowd;
    assert.ok(third && last);
    await sql`update users set name = 'Noor Søndergaard' where id in (${third.id}, ${last.id})`;
    const search = async (query: Record<string, string | number | undefined>) =>
      (await call("listAttendees", { path: { event_id: meetup.id }, as: as(root), query })).body;
    const positionsOf = (items: Attendee[]) => items.map(({ user, waitlist_position }) => [user.id, waitlist_position]);
    const first = await search({ q: "sonder", limit: 1 });
    assert.deepEqual(positionsOf(first.items), [[third.id, 2]]);
    assert.deepEqual(positionsOf((await search({ q: "sonder", limit: 1, cursor: first.next_cursor })).items), [
      [last.id, 3],
    ]);
    assert.deepEqual((await search({ q: "sonder", status: "attending" })).items, []);
  });

  await t.test("lists the user's own events, soonest first, with waitlist position and meeting URL", async () => {
    const ada = await person();
    const later = await event(berlin, {
      starts_at: inHours(50),
      ends_at: inHours(51),
      capacity: 1,
      waitlist_enabled: true,
    });
    const sooner = await event(berlin);
    await attend(await person(), later);
    for (const meetup of [later, sooner]) await attend(ada, meetup);
    const { body } = await callAs(ada, "listMyEvents");
    const events = body.items.map((item: { event: { id: string } }) => item.event.id);
    assert.deepEqual(events, [sooner.id, later.id]);
    assert.deepEqual(valuesOf(body.items, "status"), ["attending", "waitlisted"]);
    assert.deepEqual(valuesOf(body.items, "waitlist_position"), [null, 1]);
    assert.deepEqual(valuesOf(body.items, "meeting_url"), ["https://meet.example.org/winter", null]);
    const page = await call("listMyEvents", { as: as(ada), query: { limit: 1 } });
    const next = await call("listMyEvents", { as: as(ada), query: { limit: 1, cursor: page.body.next_cursor } });
    assert.equal(next.body.items[0].event.id, later.id);
    assert.equal((await call("listMyEvents", { as: as(ada), query: { from: inHours(40) } })).body.items.length, 1);
  });

  await t.test("500 RSVPs of 100 people to 10 places result in a gapless waitlist of 90 (criterion 41)", async () => {
    const meetup = await event(berlin, { capacity: 10, waitlist_enabled: true });
    const crowd = await people(100);
    const requests = Array.from({ length: 5 }, () => crowd).flat();
    const responses = await Promise.all(requests.map((request) => attend(request, meetup)));
    for (const { status } of responses) assert.equal(status, 200);
    const { body } = await call("getEventById", { path: { event_id: meetup.id } });
    assert.deepEqual([body.attendee_count, body.remaining_capacity], [10, 0]);
    const queue = await listQueue(sql, meetup.id);
    assert.equal(queue.filter(({ status }) => status === "attending").length, 10);
    const waiting = queue.filter(({ status }) => status === "waitlisted");
    assert.equal(waiting.length, 90);
    const rsvps = await Promise.all(waiting.map(({ user_id: id }) => readRsvp({ id, email: "" }, meetup)));
    const positions = valuesOf(rsvps, "waitlist_position");
    const expected = Array.from({ length: 90 }, (_, index) => index + 1);
    assert.deepEqual(positions, expected);
  });

  await t.test("500 RSVPs of parties for a capacity of 10 never take more than 10 places (criterion 41)", async () => {
    const meetup = await event(berlin, { capacity: 10, max_guests: 4, waitlist_enabled: true });
    const crowd = await people(100);
    const requests = Array.from({ length: 5 }, (_, round) =>
      crowd.map((user, index) => attend(user, meetup, { guests: (round + index) % 5 })),
    );
    for (const { status } of await Promise.all(requests.flat())) assert.ok([200, 409].includes(status), String(status));
    await requireInvariants(sql, meetup.id);
  });

  await t.test("concurrent RSVPs, cancellations and capacity changes break no invariant (criterion 41)", async () => {
    const crowd = await people(8);
    const userIndex = fc.nat(7);
    const changes = [{ approval_required: true }, { approval_required: false }, { rsvp_closes_at: inHours(-1) }];
    const anyStep = fc.oneof(
      stepOf(5, ["attend"], { userIndex, guests: fc.option(fc.nat(2)) }),
      stepOf(6, ["cancel", "check in"], { userIndex }),
      stepOf(3, ["decide"], { userIndex, status: fc.constantFrom("attending", "declined") }),
      stepOf(3, ["request"], { userIndex, guests: fc.nat(2) }),
      stepOf(3, ["confirm"], { linkIndex: fc.nat(9) }),
      stepOf(1, ["release"], { minutes: fc.constantFrom(0, 15) }),
      stepOf(1, ["change"], { changeEvent: fc.constantFrom<object>(...changes, { rsvp_closes_at: null }) }),
      stepOf(2, ["capacity"], { capacity: fc.option(fc.integer({ min: 1, max: 6 })) }),
    );
    const anyWaves = fc.array(fc.array(anyStep, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), anyWaves, async (capacity, waves) => {
        const today = { starts_at: inHours(2), ends_at: inHours(5) };
        const meetup = await event(berlin, { capacity, max_guests: 2, waitlist_enabled: true, ...today });
        const links: string[] = [];
        for (const wave of waves) {
          const responses = await Promise.all(
            wave.map(async (step) => {
              if (step.do === "capacity") return changeEvent(meetup, { capacity: step.capacity });
              if (step.do === "change") return changeEvent(meetup, step.changeEvent);
              if (step.do === "confirm") return confirm(links[step.linkIndex % Math.max(1, links.length)]);
              if (step.do === "release") return release(step.minutes);
              const user = crowd[step.userIndex];
              assert.ok(user);
              if (step.do === "request") {
                const fields = form({ name: "Ada", email: user.email, guests: String(step.guests) });
                return call("requestRsvp", { path: pagePath(meetup), ...fields });
              }
              if (step.do === "decide") return decide(user, meetup, step.status);
              if (step.do === "attend")
                return attend(user, meetup, step.guests === null ? {} : { guests: step.guests });
              return step.do === "cancel" ? cancel(user, meetup) : checkIn(user, meetup);
            }),
          );
          // 404: there is no RSVP to decide or check in. 400: the link was used before.
          for (const { status } of responses) assert.ok([200, 303, 400, 404, 409].includes(status), String(status));
          links.splice(0, Infinity, ...(await linksTo(crowd)));
          await release(0);
          await requireInvariants(sql, meetup.id);
        }
      }),
      { numRuns: runCount(25) },
    );
  });
});

/**
 * Checks that no more places are taken than exist, that no one waits while the head of the waitlist would fit into free places,
 * that the stored count equals the rows, that the order of arrival is respected, and that only attendees are checked in.
 */
const requireInvariants = async (sql: Service["sql"], eventId: string): Promise<void> => {
  type Counts = Record<"stored" | "taken" | "overtaken" | "misplaced" | "held", number>;
  const [row] = await sql<(Counts & Record<"capacity" | "head", number | null>)[]>`
    select capacity, attendee_count as stored,
      (select coalesce(sum(places), 0)::integer from rsvp_requests where event_id = events.id) as held,
      (select coalesce(sum(1 + guests), 0)::integer from attendances where event_id = events.id and status = 'attending') as taken,
      (select 1 + guests from attendances where event_id = events.id and status = 'waitlisted' order by place limit 1) as head,
      (select count(*)::integer from attendances late join attendances early on early.event_id = late.event_id
        where late.event_id = events.id and late.status = 'attending' and early.status = 'waitlisted'
        and early.arrival < late.arrival) as overtaken,
      (select count(*)::integer from attendances where event_id = events.id and status <> 'attending'
        and checked_in_at is not null) as misplaced
    from events where id = ${eventId}`;
  assert.ok(row);
  const { capacity, stored, taken, head, overtaken, misplaced, held } = row;
  assert.equal(stored, taken);
  assert.equal(misplaced, 0);
  assert.equal(overtaken, 0);
  if (capacity === null) assert.equal(head, null);
  else {
    assert.ok(taken <= capacity);
    assert.ok(head === null || taken + held + head > capacity);
  }
};
