import assert from "node:assert/strict";
import { test } from "tap";
import { pagePath, startCommunity } from "../support/fixtures.ts";
import { valuesOf } from "../support/pages.ts";
import type { Person } from "../support/people.ts";
import { requireError } from "../support/responses.ts";

const html = { accept: "text/html", "content-type": "application/x-www-form-urlencoded" };

test("organizers check attendees in", async (t) => {
  const time = { now: new Date("2026-11-20T12:00:00Z") };
  const service = await startCommunity(t, { clock: () => time.now });
  const { callAs, call, sql, person, session, appoint, root, event, berlin, cancel, readRsvp, decide, changeEvent } =
    service;
  const organizer = await person();
  await appoint(organizer, { group: berlin.id });
  const inHours = (hours: number) => new Date(time.now.getTime() + hours * 3_600_000).toISOString();
  const eventToday = (fields: object = {}) => event(berlin, { starts_at: inHours(2), ends_at: inHours(5), ...fields });
  const newPerson = () => person({ withPassword: false });
  type Meetup = Awaited<ReturnType<typeof eventToday>>;
  const attend = async (user: Person, meetup: Meetup, body = {}) => (await service.attend(user, meetup, body)).body;
  const checkIn = (user: Person, meetup: Meetup, actor = organizer) => service.checkIn(user, meetup, actor);
  const undo = (user: Person, { id }: Meetup) => callAs(organizer, "undoCheckIn", { event_id: id, user_id: user.id });
  const useCode = ({ id }: Meetup, code: string) => callAs(organizer, "checkInByCode", { event_id: id }, { code });
  const readSummary = async ({ id }: Meetup) => (await callAs(organizer, "getCheckInSummary", { event_id: id })).body;

  await t.test("is idempotent: a repeated check-in returns the time of the first", async () => {
    const meetup = await eventToday({ max_guests: 2 });
    const { id } = meetup;
    const [ada, bob] = [await newPerson(), await newPerson()];
    await attend(ada, meetup, { guests: 2 });
    await attend(bob, meetup);
    const first = await checkIn(ada, meetup);
    assert.equal(first.status, 200);
    assert.equal(first.body.checked_in_at, "2026-11-20T12:00:00Z");
    assert.equal("check_in_code" in first.body, false);
    time.now = new Date("2026-11-20T12:05:00Z");
    assert.deepEqual((await checkIn(ada, meetup, root)).body, first.body);
    assert.equal((await readRsvp(ada, meetup)).checked_in_at, "2026-11-20T12:00:00Z");
    const { body: list } = await callAs(organizer, "listAttendees", { event_id: id });
    assert.deepEqual(valuesOf(list.items, "checked_in_at"), ["2026-11-20T12:00:00Z", null]);
    const { body: rows } = await callAs(organizer, "exportAttendees", { event_id: id });
    assert.deepEqual(valuesOf(rows, "checked_in_at"), ["2026-11-20T12:00:00Z", null]);
    assert.deepEqual(await readSummary(meetup), { attending_count: 2, checked_in_count: 1 });
    const log = await sql<{ action: string; changes: object }[]>`
      select action, changes from audit_entries where subject_id = ${id} and action in ('checkInAttendee', 'undoCheckIn')
      order by created_at, id`;
    assert.equal(log.length, 1);

    const undone = await undo(ada, meetup);
    assert.deepEqual([undone.status, undone.body.checked_in_at], [200, null]);
    assert.deepEqual((await undo(ada, meetup)).body, undone.body);
    assert.deepEqual(await readSummary(meetup), { attending_count: 2, checked_in_count: 0 });
    assert.equal((await checkIn(ada, meetup)).body.checked_in_at, "2026-11-20T12:05:00Z");
    const actions = await sql`select action from audit_entries where subject_id = ${id} and action like '%heck%'`;
    assert.equal(actions.length, 3);
  });

  await t.test("accepts a code in any spelling, for one RSVP to one event", async () => {
    const [meetup, otherEvent] = [await eventToday(), await eventToday()];
    const [ada, bob] = [await newPerson(), await newPerson()];
    const { check_in_code: code } = await attend(ada, meetup);
    assert.match(code, /^[0-9A-HJKMNP-TV-Z]{8}$/);
    assert.equal((await attend(ada, meetup)).check_in_code, code, "a repeated RSVP returns the same code");
    const { check_in_code: otherCode } = await attend(ada, otherEvent);
    await attend(bob, meetup);
    await sql`update attendances set check_in_code = '0123456A' where event_id = ${meetup.id} and user_id = ${bob.id}`;
    assert.equal((await useCode(meetup, " ol23-456a")).body.user.id, bob.id);
    assert.equal((await useCode(meetup, "OI23 456A")).body.checked_in_at, "2026-11-20T12:05:00Z");
    requireError(await useCode(meetup, otherCode), 400, "unknown_check_in_code");
    requireError(await useCode(otherEvent, code), 400, "unknown_check_in_code");
    requireError(await useCode(meetup, "short"), 400, "validation_failed");
    await cancel(ada, meetup);
    requireError(await useCode(meetup, code), 400, "unknown_check_in_code");
    const { check_in_code: newCode } = await attend(ada, meetup);
    assert.notEqual(newCode, code);
    requireError(await useCode(meetup, code), 400, "unknown_check_in_code");
    assert.equal((await useCode(meetup, newCode.toLowerCase())).body.user.id, ada.id);
    await decide(ada, meetup, "declined");
    assert.match(requireError(await useCode(meetup, newCode), 409, "not_attending"), /was declined/);
    assert.equal((await readRsvp(ada, meetup)).check_in_code, null);
  });

  await t.test("returns 409 without a seat, 404 without an RSVP; declining an RSVP undoes its check-in", async () => {
    const meetup = await eventToday({ capacity: 1, waitlist_enabled: true, approval_required: true });
    const [ada, bob, cleo] = [await newPerson(), await newPerson(), await newPerson()];
    assert.equal((await checkIn(ada, meetup)).status, 404);
    assert.equal((await attend(ada, meetup)).check_in_code, null);
    assert.match(requireError(await checkIn(ada, meetup), 409, "not_attending"), /waits for approval/);
    await decide(ada, meetup, "attending");
    assert.equal((await checkIn(ada, meetup)).status, 200);
    await attend(bob, meetup);
    await decide(bob, meetup, "attending");
    assert.equal((await readRsvp(bob, meetup)).check_in_code, null);
    assert.match(requireError(await checkIn(bob, meetup), 409, "not_attending"), /on the waitlist/);
    await decide(ada, meetup, "declined");
    const { body } = await callAs(root, "listAttendees", { event_id: meetup.id });
    assert.deepEqual(
      body.items.map((item: { status: string; checked_in_at: string | null }) => [item.status, item.checked_in_at]),
      [
        ["declined", null],
        ["attending", null],
      ],
    );
    assert.equal((await useCode(meetup, (await readRsvp(bob, meetup)).check_in_code)).status, 200);
    await attend(cleo, meetup);
    await cancel(bob, meetup);
    assert.deepEqual(await readSummary(meetup), { attending_count: 0, checked_in_count: 0 });
    const { body: rsvp } = await decide(ada, meetup, "attending");
    assert.deepEqual([rsvp.status, rsvp.checked_in_at], ["attending", null], "approved again, and not checked in");
    await decide(ada, meetup, "declined");
  });

  await t.test("is open from 12 hours before the start to 24 hours after the end, unless canceled", async () => {
    const startedAt = time.now;
    const meetup = await event(berlin, { starts_at: inHours(12.5), ends_at: inHours(14) });
    const [ada, bob] = [await newPerson(), await newPerson()];
    const { check_in_code: code } = await attend(ada, meetup);
    await attend(bob, meetup);
    assert.match(
      requireError(await useCode(meetup, code), 409, "check_in_not_open"),
      /from 2026-11-20T12:35:00.000Z on/,
    );
    time.now = new Date(inHours(0.5));
    assert.equal((await useCode(meetup, code)).status, 200);
    time.now = new Date(inHours(37.5));
    requireError(await checkIn(bob, meetup), 409, "check_in_closed");
    requireError(await undo(ada, meetup), 409, "check_in_closed");
    assert.equal((await checkIn(ada, meetup)).body.checked_in_at, "2026-11-20T12:35:00Z", "the stored time");
    time.now = startedAt;
    const canceledEvent = await eventToday();
    await attend(ada, canceledEvent);
    await changeEvent(canceledEvent, { status: "canceled" });
    requireError(await checkIn(ada, canceledEvent), 409, "event_not_open");
  });

  await t.test("concurrent check-ins of one attendee add one audit entry (criterion 41)", async () => {
    const ada = await newPerson();
    const meetup = await eventToday();
    await attend(ada, meetup);
    const responses = await Promise.all([checkIn(ada, meetup), checkIn(ada, meetup, root), checkIn(ada, meetup)]);
    assert.equal(new Set(responses.map(({ body }) => JSON.stringify(body))).size, 1);
    const log = await sql`select from audit_entries where subject_id = ${meetup.id} and action = 'checkInAttendee'`;
    assert.equal(log.length, 1);
  });

  await t.test("returns 429 after 60 wrong codes in ten minutes; right codes do not count", async () => {
    const limited = await service.startAnother({ limits: { factor: 1 } });
    const meetup = await eventToday();
    const { check_in_code: code } = await attend(await newPerson(), meetup);
    const send = (typed: string) => limited.callAs(root, "checkInByCode", { event_id: meetup.id }, { code: typed });
    assert.equal((await send(code)).status, 200);
    const statuses = [];
    for (let n = 0; n < 61; n++) statuses.push((await send("00000000")).status);
    assert.deepEqual([...new Set(statuses.slice(0, 60)), statuses[60]], [400, 429]);
    assert.equal((await send(code)).status, 429);
  });

  await t.test("shows the code in the attendee's calendar, and not in the list of attendees", async () => {
    const meetup = await eventToday();
    const ada = await newPerson();
    const { check_in_code: code } = await attend(ada, meetup);
    const { body: calendarAddress } = await (await session(ada)).call("createCalendarAddress");
    const calendar = await service.raw({ url: new URL(calendarAddress.url).pathname });
    assert.match(calendar.payload, new RegExp(`Check-in code: ${code.slice(0, 4)}-${code.slice(4)}`));
    const path = pagePath(meetup);
    assert.doesNotMatch((await call("getEventCalendar", { path })).body, /Check-in/);
    const list = await callAs(organizer, "listAttendees", { event_id: meetup.id });
    assert.doesNotMatch(JSON.stringify(list.body), new RegExp(code));
  });

  await t.test("an organizer scans the attendee's QR code, and checks in by forms without scripts", async () => {
    const meetup = await eventToday({ max_guests: 1 });
    const path = pagePath(meetup);
    const ada = await person();
    const visitor = await session(ada);
    assert.doesNotMatch((await visitor.call("showEvent", { path })).body, /check-in code/i);
    const { check_in_code: code } = await attend(ada, meetup, { guests: 1 });
    const response = await visitor.call("showEvent", { path });
    assert.match(response.body, new RegExp(`${code.slice(0, 4)}-${code.slice(4)}`));
    assert.match(response.body, /<details class="ticket">[\s\S]+<svg/);
    const page = await visitor.call("showCheckIn", { path, query: { code: code.toLowerCase() } });
    assert.equal(page.status, 200);
    assert.match(page.body, /<h1>Show this at the entrance<\/h1>[\s\S]+<details class="ticket" open>[\s\S]+<svg/);
    assert.doesNotMatch(page.body, /<form[^>]+check-in/, "attendees cannot check in");
    const otherAttendee = await person();
    await attend(otherAttendee, meetup);
    for (const [browser, query] of [
      [visitor, {}],
      [visitor, { code: "00000000" }],
      [await session(otherAttendee), { code }],
      [await session(await person()), { code }],
    ] as const)
      assert.equal((await browser.call("showCheckIn", { path, query })).status, 403);

    const phone = await session(organizer);
    const scanned = await phone.call("showCheckIn", { path, query: { code } });
    assert.match(scanned.body, /Checked in: 0 of 2[\s\S]+With 1 guest/);
    assert.equal((await readRsvp(ada, meetup)).checked_in_at, null, "the link alone does nothing");
    assert.match((await phone.call("showCheckIn", { path, query: { code: "00000000" } })).body, /role="alert"/);
    const follow = async (location: unknown) => {
      const cookie = `session_id=${phone.session()}`;
      return (await service.raw({ url: String(location), headers: { cookie } })).payload;
    };
    const submitCode = (typed: string) =>
      phone.call("checkInByForm", { path, headers: html, body: `check_in_code=${typed}` });
    const typed = await submitCode(code.toLowerCase());
    assert.equal(typed.status, 303);
    assert.match(await follow(typed.headers["location"]), /Checked in\.[\s\S]+1 of 2|1 of 2[\s\S]+Checked in\./);
    const repeat = await phone.call("checkInAttendeeByForm", { path: { ...path, user_id: ada.id }, headers: html });
    assert.match(await follow(repeat.headers["location"]), /has already been checked in/);
    assert.match((await visitor.call("showEvent", { path })).body, /You were checked in/);
    const undone = await phone.call("undoCheckInByForm", { path: { ...path, user_id: ada.id }, headers: html });
    assert.match(await follow(undone.headers["location"]), /The check-in has been undone/);
    assert.match((await phone.call("showCheckIn", { path, query: { q: "BÉRG" } })).body, /Ada Berger/);
    assert.match((await phone.call("showCheckIn", { path, query: { q: "%" } })).body, /No attendee matches this name/);

    const rejection = await submitCode("00000000");
    assert.equal(rejection.status, 400);
    assert.match(rejection.body, /id="check_in_code-problem"[\s\S]+value="00000000"/);
    const startedAt = time.now;
    const end = new Date(inHours(30));
    time.now = end;
    const lateAttempt = await submitCode(code);
    time.now = startedAt;
    await checkIn(ada, meetup);
    time.now = end;
    const undo = await phone.call("undoCheckInByForm", { path: { ...path, user_id: ada.id }, headers: html });
    time.now = startedAt;
    for (const { status, body } of [lateAttempt, undo]) {
      assert.equal(status, 409);
      assert.match(body, /Check-in is over/);
    }
    await decide(ada, meetup, "declined");
    const declined = await phone.call("checkInAttendeeByForm", { path: { ...path, user_id: ada.id }, headers: html });
    assert.equal(declined.status, 409);
    assert.match(declined.body, /was declined/);
    assert.match((await phone.call("showCheckIn", { path, query: { person: ada.id } })).body, /Declined/);
  });
});
