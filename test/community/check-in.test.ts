import assert from "node:assert/strict";
import { test } from "tap";
import type { Person } from "../support/people.ts";
import { refused } from "../support/refusals.ts";
import { startService } from "../support/service.ts";
import { things } from "../support/things.ts";

const html = { accept: "text/html", "content-type": "application/x-www-form-urlencoded" };

test("organisers check attendees in", async (t) => {
  const time = { now: new Date("2026-11-20T12:00:00Z") };
  const service = await startService(t, { data: "none", clock: () => time.now });
  const { call, sql, person, session, as, appoint } = service;
  const { root, alliance, group, event } = await things(service);
  const ours = await alliance();
  const berlin = await group(ours);
  const ofBerlin = await person();
  await appoint(ofBerlin, { group: berlin.id });
  const later = (hours: number) => new Date(time.now.getTime() + hours * 3_600_000).toISOString();
  const today = (more: object = {}) => event(berlin, { starts_at: later(2), ends_at: later(5), ...more });
  const someone = () => person({ withPassword: false });
  const own = (id: string) => ({ alliance: ours.slug, event_id: id });
  const attend = async (id: string, who: Person, body: object = {}) =>
    (await call("attendEvent", { path: own(id), as: as(who), body })).body;
  const cancel = (id: string, who: Person) => call("cancelAttendance", { path: own(id), as: as(who) });
  const rsvpOf = async (id: string, who: Person) => (await call("getAttendance", { path: own(id), as: as(who) })).body;
  const at = (id: string, who: Person) => ({ event_id: id, user_id: who.id });
  const checkIn = (id: string, who: Person, by = ofBerlin) =>
    call("checkInAttendee", { path: at(id, who), as: as(by) });
  const undo = (id: string, who: Person) => call("undoCheckIn", { path: at(id, who), as: as(ofBerlin) });
  const byCode = (id: string, code: string, by = ofBerlin) =>
    call("checkInByCode", { path: { event_id: id }, as: as(by), body: { code } });
  const decide = (id: string, who: Person, status: string) =>
    call("updateAttendee", { path: at(id, who), as: as(ofBerlin), body: { status } });
  const summary = async (id: string) =>
    (await call("getCheckInSummary", { path: { event_id: id }, as: as(ofBerlin) })).body;

  await t.test("works twice without harm: the first time stays, and everybody concerned sees it", async () => {
    const { id } = await today({ max_guests: 2 });
    const [ada, bob] = [await someone(), await someone()];
    await attend(id, ada, { guests: 2 });
    await attend(id, bob);
    const first = await checkIn(id, ada);
    assert.equal(first.status, 200);
    assert.equal(first.body.checked_in_at, "2026-11-20T12:00:00Z");
    assert.equal("check_in_code" in first.body, false);
    time.now = new Date("2026-11-20T12:05:00Z");
    assert.deepEqual((await checkIn(id, ada, root)).body, first.body);
    assert.equal((await rsvpOf(id, ada)).checked_in_at, "2026-11-20T12:00:00Z");
    const { body: list } = await call("listAttendees", { path: { event_id: id }, as: as(ofBerlin) });
    assert.deepEqual(
      list.items.map((one: { checked_in_at: string | null }) => one.checked_in_at),
      ["2026-11-20T12:00:00Z", null],
    );
    const { body: rows } = await call("exportAttendees", { path: { event_id: id }, as: as(ofBerlin) });
    assert.deepEqual(
      rows.map((row: { checked_in_at: string | null }) => row.checked_in_at),
      ["2026-11-20T12:00:00Z", null],
    );
    assert.deepEqual(await summary(id), { attending_count: 2, checked_in_count: 1 });
    const log = await sql<{ action: string; changes: object }[]>`
      select action, changes from audit_entries where subject_id = ${id} and action in ('checkInAttendee', 'undoCheckIn')
      order by created_at, id`;
    assert.equal(log.length, 1);

    const undone = await undo(id, ada);
    assert.deepEqual([undone.status, undone.body.checked_in_at], [200, null]);
    assert.deepEqual((await undo(id, ada)).body, undone.body);
    assert.deepEqual(await summary(id), { attending_count: 2, checked_in_count: 0 });
    assert.equal((await checkIn(id, ada)).body.checked_in_at, "2026-11-20T12:05:00Z");
    const actions = await sql`select action from audit_entries where subject_id = ${id} and action like '%heck%'`;
    assert.equal(actions.length, 3);
  });

  await t.test("a code is typed as people type, and is good for one RSVP to one event", async () => {
    const [{ id }, other] = [await today(), await today()];
    const [ada, bob] = [await someone(), await someone()];
    const { check_in_code: code } = await attend(id, ada);
    assert.match(code, /^[0-9A-HJKMNP-TV-Z]{8}$/);
    assert.equal((await attend(id, ada)).check_in_code, code, "also when the RSVP is repeated");
    const { check_in_code: elsewhere } = await attend(other.id, ada);
    await attend(id, bob);
    await sql`update attendances set check_in_code = '0123456A' where event_id = ${id} and user_id = ${bob.id}`;
    assert.equal((await byCode(id, " ol23-456a")).body.user.id, bob.id);
    assert.equal((await byCode(id, "OI23 456A")).body.checked_in_at, "2026-11-20T12:05:00Z");
    refused(await byCode(id, elsewhere), 400, "unknown_check_in_code");
    refused(await byCode(other.id, code), 400, "unknown_check_in_code");
    refused(await byCode(id, "short"), 400, "validation_failed");
    await cancel(id, ada);
    refused(await byCode(id, code), 400, "unknown_check_in_code");
    const { check_in_code: again } = await attend(id, ada);
    assert.notEqual(again, code);
    refused(await byCode(id, code), 400, "unknown_check_in_code");
    assert.equal((await byCode(id, again.toLowerCase())).body.user.id, ada.id);
    await decide(id, ada, "declined");
    assert.match(refused(await byCode(id, again), 409, "not_attending"), /was declined/);
    assert.equal((await rsvpOf(id, ada)).check_in_code, null);
  });

  await t.test("409 to a person without a place, and 404 without an RSVP; a decline ends a check-in", async () => {
    const { id } = await today({ capacity: 1, waitlist_enabled: true, approval_required: true });
    const [ada, bob, cleo] = [await someone(), await someone(), await someone()];
    assert.equal((await checkIn(id, ada)).status, 404);
    assert.equal((await attend(id, ada)).check_in_code, null);
    assert.match(refused(await checkIn(id, ada), 409, "not_attending"), /waits for approval/);
    await decide(id, ada, "attending");
    assert.equal((await checkIn(id, ada)).status, 200);
    await attend(id, bob);
    await decide(id, bob, "attending");
    assert.equal((await rsvpOf(id, bob)).check_in_code, null);
    assert.match(refused(await checkIn(id, bob), 409, "not_attending"), /on the waitlist/);
    await decide(id, ada, "declined");
    const { body } = await call("listAttendees", { path: { event_id: id }, as: as(root) });
    assert.deepEqual(
      body.items.map((one: { status: string; checked_in_at: string | null }) => [one.status, one.checked_in_at]),
      [
        ["declined", null],
        ["attending", null],
      ],
    );
    assert.equal((await byCode(id, (await rsvpOf(id, bob)).check_in_code)).status, 200);
    await attend(id, cleo);
    await cancel(id, bob);
    assert.deepEqual(await summary(id), { attending_count: 0, checked_in_count: 0 });
    const { body: again } = await decide(id, ada, "attending");
    assert.deepEqual([again.status, again.checked_in_at], ["attending", null], "approved again, and not checked in");
    await decide(id, ada, "declined");
    assert.equal((await byCode(cleo.id, "7GK2Q4MX")).status, 404);
  });

  await t.test("from 12 hours before the start until 24 hours after the end, unless it is canceled", async () => {
    const begun = time.now;
    const { id } = await event(berlin, { starts_at: later(12.5), ends_at: later(14) });
    const [ada, bob] = [await someone(), await someone()];
    const { check_in_code: code } = await attend(id, ada);
    await attend(id, bob);
    assert.match(refused(await byCode(id, code), 409, "check_in_not_open"), /from 2026-11-20T12:35:00.000Z on/);
    time.now = new Date(later(0.5));
    assert.equal((await byCode(id, code)).status, 200);
    time.now = new Date(later(37.5));
    refused(await checkIn(id, bob), 409, "check_in_closed");
    refused(await undo(id, ada), 409, "check_in_closed");
    assert.equal((await checkIn(id, ada)).body.checked_in_at, "2026-11-20T12:35:00Z", "what is so already");
    time.now = begun;
    const off = await today();
    await attend(off.id, ada);
    await call("updateEvent", {
      path: { event_id: off.id },
      as: as(root),
      body: { status: "canceled" },
    });
    refused(await checkIn(off.id, ada), 409, "event_not_open");
  });

  await t.test("criterion 41: a check-in beside a cancellation or a decline, by two organisers at once", async () => {
    const { id } = await today({ capacity: 2, waitlist_enabled: true });
    const crowd = await Promise.all(Array.from({ length: 4 }, someone));
    for (let round = 0; round < 6; round++) {
      for (const who of crowd) await attend(id, who);
      const acts = crowd.flatMap((who, index) => [
        checkIn(id, who),
        index % 2 === round % 2 ? cancel(id, who) : checkIn(id, who, root),
      ]);
      for (const { status } of await Promise.all(acts)) assert.ok([200, 404, 409].includes(status), String(status));
      assert.equal(
        (await sql`select from attendances where status <> 'attending' and checked_in_at is not null`).length,
        0,
      );
    }
    const ada = await someone();
    const meetup = await today();
    await attend(meetup.id, ada);
    const both = await Promise.all([checkIn(meetup.id, ada), checkIn(meetup.id, ada, root), checkIn(meetup.id, ada)]);
    assert.equal(new Set(both.map(({ body }) => JSON.stringify(body))).size, 1);
    const log = await sql`select from audit_entries where subject_id = ${meetup.id} and action = 'checkInAttendee'`;
    assert.equal(log.length, 1);
  });

  await t.test("criterion 36: nobody checks in at another alliance's event, and a member learns nothing", async () => {
    const theirs = await group(await alliance({ name: "Theirs" }));
    const foreign = await event(theirs, { starts_at: later(2), ends_at: later(5) });
    const ada = await someone();
    const { body } = await call("attendEvent", {
      path: {
        alliance: (await call("getEventById", { path: { event_id: foreign.id } })).body.alliance,
        event_id: foreign.id,
      },
      as: as(ada),
    });
    for (const by of [ofBerlin, ada]) {
      assert.equal((await checkIn(foreign.id, ada, by)).status, 403);
      assert.equal((await byCode(foreign.id, body.check_in_code, by)).status, 403);
    }
    assert.equal(
      (await sql`select from attendances where event_id = ${foreign.id} and checked_in_at is not null`).length,
      0,
    );
  });

  await t.test("guessing codes ends after 60 attempts in ten minutes; codes that are right do not count", async () => {
    const limited = await service.again({ limits: { factor: 1 } });
    const { id } = await today();
    const ada = await someone();
    const { check_in_code: code } = await attend(id, ada);
    const send = (typed: string) =>
      limited.call("checkInByCode", { path: { event_id: id }, as: as(root), body: { code: typed } });
    assert.equal((await send(code)).status, 200);
    const wrong = [];
    for (let n = 0; n < 61; n++) wrong.push((await send("00000000")).status);
    assert.deepEqual([...new Set(wrong.slice(0, 60)), wrong[60]], [400, 429]);
    assert.equal((await send(code)).status, 429);
  });

  await t.test("only who attends finds the code in calendars; the list of attendees has none", async () => {
    const meetup = await today();
    const ada = await someone();
    const { check_in_code: code } = await attend(meetup.id, ada);
    const { body: address } = await (await session(ada)).call("createCalendarAddress");
    const mine = await service.raw({ url: new URL(address.url).pathname });
    assert.match(mine.payload, new RegExp(`Check-in code: ${code.slice(0, 4)}-${code.slice(4)}`));
    const path = { alliance: ours.slug, group_slug: berlin.slug, event_slug: meetup.slug };
    assert.doesNotMatch((await call("getEventCalendar", { path })).body, /Check-in/);
    const list = await call("listAttendees", { path: { event_id: meetup.id }, as: as(ofBerlin) });
    assert.doesNotMatch(JSON.stringify(list.body), new RegExp(code));
  });

  await t.test("an attendee shows a QR code, which an organiser's phone opens, and no script is needed", async () => {
    const meetup = await today({ max_guests: 1 });
    const path = { alliance: ours.slug, group_slug: berlin.slug, event_slug: meetup.slug };
    const ada = await person();
    const visitor = await session(ada);
    assert.doesNotMatch((await visitor.call("showEvent", { path })).body, /check-in code/i);
    const { check_in_code: code } = await attend(meetup.id, ada, { guests: 1 });
    const shown = await visitor.call("showEvent", { path });
    assert.match(shown.body, new RegExp(`${code.slice(0, 4)}-${code.slice(4)}`));
    assert.match(shown.body, /<details class="ticket">[\s\S]+<svg/);
    const own = await visitor.call("showCheckIn", { path, query: { code: code.toLowerCase() } });
    assert.equal(own.status, 200);
    assert.match(own.body, /<h1>Show this at the door<\/h1>[\s\S]+<details class="ticket" open>[\s\S]+<svg/);
    assert.doesNotMatch(own.body, /<form[^>]+check-in/, "attendees check nobody in");
    const other = await person();
    await attend(meetup.id, other);
    for (const [who, query] of [
      [visitor, {}],
      [visitor, { code: "00000000" }],
      [await session(other), { code }],
      [await session(await person()), { code }],
    ] as const)
      assert.equal((await who.call("showCheckIn", { path, query })).status, 404);

    const phone = await session(ofBerlin);
    const scanned = await phone.call("showCheckIn", { path, query: { code } });
    assert.match(scanned.body, /Checked in: 0 of 2[\s\S]+With 1 guest/);
    assert.equal((await rsvpOf(meetup.id, ada)).checked_in_at, null, "the link alone does nothing");
    assert.match((await phone.call("showCheckIn", { path, query: { code: "00000000" } })).body, /role="alert"/);
    const open = async (location: unknown) => {
      const cookie = `session_id=${phone.session()}`;
      return (await service.raw({ url: String(location), headers: { cookie } })).payload;
    };
    const typed = await phone.call("checkInByForm", {
      path,
      headers: html,
      body: `check_in_code=${code.toLowerCase()}`,
    });
    assert.equal(typed.status, 303);
    assert.match(await open(typed.headers["location"]), /Checked in\.[\s\S]+1 of 2|1 of 2[\s\S]+Checked in\./);
    const again = await phone.call("checkInAttendeeByForm", { path: { ...path, user_id: ada.id }, headers: html });
    assert.match(await open(again.headers["location"]), /was checked in before/);
    assert.match((await visitor.call("showEvent", { path })).body, /You were checked in/);
    const undone = await phone.call("undoCheckInByForm", { path: { ...path, user_id: ada.id }, headers: html });
    assert.match(await open(undone.headers["location"]), /The check-in is undone/);
    assert.match((await phone.call("showCheckIn", { path, query: { q: "BÉRG" } })).body, /Ada Berger/);
    assert.match((await phone.call("showCheckIn", { path, query: { q: "%" } })).body, /No attendee has such a name/);

    const wrong = await phone.call("checkInByForm", { path, headers: html, body: "check_in_code=00000000" });
    assert.equal(wrong.status, 400);
    assert.match(wrong.body, /id="check_in_code-problem"[\s\S]+value="00000000"/);
    const begun = time.now;
    const ended = new Date(later(30));
    time.now = ended;
    const late = await phone.call("checkInByForm", { path, headers: html, body: `check_in_code=${code}` });
    time.now = begun;
    await checkIn(meetup.id, ada);
    time.now = ended;
    const undo = await phone.call("undoCheckInByForm", { path: { ...path, user_id: ada.id }, headers: html });
    time.now = begun;
    for (const { status, body } of [late, undo]) {
      assert.equal(status, 409);
      assert.match(body, /Check-in is over/);
    }
    await decide(meetup.id, ada, "declined");
    const declined = await phone.call("checkInAttendeeByForm", { path: { ...path, user_id: ada.id }, headers: html });
    assert.equal(declined.status, 409);
    assert.match(declined.body, /was declined/);
    assert.match((await phone.call("showCheckIn", { path, query: { person: ada.id } })).body, /Declined/);
    const anonymous = await service.raw({
      url: `/events/${ours.slug}/${berlin.slug}/${meetup.slug}/check-in?code=${code}`,
    });
    assert.match(String(anonymous.headers["location"]), /^\/auth\/login\?next=.+check-in%3Fcode%3D/);
    const unverified = await session(await person({ verified: false }));
    assert.equal((await unverified.call("showCheckIn", { path })).status, 403);
  });
});
