import assert from "node:assert/strict";
import { test } from "tap";
import { pagePath, startCommunity } from "../support/fixtures.ts";
import { valuesOf } from "../support/pages.ts";
import type { Person } from "../support/people.ts";
import { requireError } from "../support/responses.ts";

test("organizers add people to an event", async (t) => {
  const time = { now: new Date("2026-11-20T12:00:00Z") };
  const service = await startCommunity(t, { clock: () => time.now });
  const {
    callAs,
    call,
    sql,
    as,
    person,
    root,
    ours,
    event,
    berlin,
    group,
    attend,
    cancel,
    readRsvp,
    decide,
    join,
    ban,
  } = service;
  const inHours = (hours: number) => new Date(time.now.getTime() + hours * 3_600_000).toISOString();
  const eventToday = (fields: object = {}) => event(berlin, { starts_at: inHours(2), ends_at: inHours(5), ...fields });
  const member = async () => {
    const user = await person({ withPassword: false });
    await join(user, berlin);
    return user;
  };
  type Meetup = Awaited<ReturnType<typeof eventToday>>;
  const add = (user: { id: string }, { id }: { id: string }, body: object = {}, actor = root) =>
    callAs(actor, "addAttendee", { event_id: id }, { user_id: user.id, ...body });
  const decideAll = ({ id }: Meetup, users: Person[], status: string) =>
    callAs(root, "updateAttendees", { event_id: id }, { user_ids: users.map((user) => user.id), status });
  const attendeeCountOf = async ({ id }: Meetup) =>
    (await call("getEventById", { path: { event_id: id } })).body.attendee_count;

  await t.test("returns 201, and lists and notifies the attendee, who can cancel", async () => {
    const meetup = await eventToday({ max_guests: 2 });
    const ada = await member();
    const { status, body, headers } = await add(ada, meetup, { guests: 2 });
    assert.equal(status, 201);
    assert.match(String(headers["location"]), new RegExp(`/api/v1/events/${meetup.id}/attendees$`));
    assert.deepEqual(
      [body.user.id, body.status, body.guests, body.registered_by, body.email, body.checked_in_at],
      [...[ada.id, "attending", 2, "organizer", null, null]],
    );
    const { body: list } = await callAs(root, "listAttendees", { event_id: meetup.id });
    assert.deepEqual(list.items, [body]);
    assert.equal(await attendeeCountOf(meetup), 3);
    const [stored] = await sql`
      select confirmation_pending from attendances where event_id = ${meetup.id} and user_id = ${ada.id}`;
    assert.equal(stored?.["confirmation_pending"], true);
    assert.equal((await cancel(ada, meetup)).body.status, "none");
    assert.equal(await attendeeCountOf(meetup), 0);
    const { body: log } = await call("listAuditEntries", { path: { alliance: ours.slug }, as: as(root) });
    const entry = log.items.find(({ action }: { action: string }) => action === "addAttendee");
    assert.equal(entry.subject.id, meetup.id);
    assert.deepEqual(entry.changes[0].after, { user_id: ada.id, status: "attending", checked_in_at: null });
  });

  await t.test("the same idempotency key adds a person once", async () => {
    const meetup = await eventToday();
    const ada = await member();
    const request = {
      path: { event_id: meetup.id },
      body: { user_id: ada.id },
      as: as(root),
      headers: { "idempotency-key": "one" },
    };
    const [first, second] = [await call("addAttendee", request), await call("addAttendee", request)];
    assert.deepEqual([second.status, second.body, second.headers["idempotent-replayed"]], [201, first.body, "true"]);
    const changedRequest = { ...request, body: { user_id: ada.id, guests: 1 } };
    assert.equal((await call("addAttendee", changedRequest)).status, 422);
  });

  await t.test("returns 409 for users without membership or RSVP, banned users and attendees", async () => {
    const meetup = await eventToday();
    const stranger = await person({ withPassword: false });
    requireError(await add(stranger, meetup), 409, "not_a_member");
    requireError(await add({ id: "01856aa0-c800-77ab-88e1-bacf64656d6f" }, meetup), 409, "not_a_member");
    const otherEvent = await event(await group(ours, { name: "Elsewhere" }));
    await attend(stranger, otherEvent);
    requireError(await add(stranger, meetup), 409, "not_a_member");
    await attend(stranger, await eventToday());
    assert.equal((await add(stranger, meetup)).status, 201);
    requireError(await add(stranger, meetup), 409, "already_attending");
    const [ada, secondEvent] = [await member(), await eventToday()];
    await attend(ada, meetup);
    await ban(ada, berlin);
    requireError(await add(ada, secondEvent), 409, "not_a_member");
    const bob = await member();
    await attend(bob, secondEvent);
    await decide(bob, secondEvent, "declined");
    await ban(bob, berlin);
    requireError(await add(bob, secondEvent), 409, "user_banned");
  });

  await t.test("returns 409 for a full event unless over_capacity is set; overbooking delays promotions", async () => {
    const meetup = await eventToday({ capacity: 2, max_guests: 2, waitlist_enabled: true });
    const [ada, bob, cleo, dora] = [await member(), await member(), await member(), await member()];
    await attend(ada, meetup);
    await attend(bob, meetup);
    await attend(cleo, meetup);
    assert.equal((await readRsvp(cleo, meetup)).waitlist_position, 1);
    requireError(await add(dora, meetup), 409, "event_full");
    requireError(await add(dora, meetup, { guests: 3, over_capacity: true }), 400, "validation_failed");
    assert.equal((await add(dora, meetup, { guests: 1, over_capacity: true })).status, 201);
    assert.equal(await attendeeCountOf(meetup), 4);
    await cancel(ada, meetup);
    await cancel(bob, meetup);
    assert.equal((await readRsvp(cleo, meetup)).status, "waitlisted", "the event is full with Dora and her guest");
    await cancel(dora, meetup);
    assert.equal((await readRsvp(cleo, meetup)).status, "attending");
  });

  await t.test("adds waitlisted and declined users as attendees, and preserves their answers", async () => {
    const meetup = await eventToday({
      capacity: 3,
      max_guests: 2,
      waitlist_enabled: true,
      questions: [{ label: "Why?", kind: "text" }],
    });
    const [ada, bob, cleo] = [await member(), await member(), await member()];
    await attend(ada, meetup, { guests: 1 });
    const { body: read } = await call("getEventById", { path: { event_id: meetup.id } });
    const answers = [{ question_id: read.questions[0].id, value: "For the beer" }];
    await attend(bob, meetup, { guests: 1, answers });
    await attend(cleo, meetup);
    assert.equal((await readRsvp(cleo, meetup)).waitlist_position, 2, "Bob's party is first");
    const added = await add(bob, meetup, { guests: 0 });
    assert.deepEqual([added.body.status, added.body.guests, added.body.registered_by], ["attending", 0, "self"]);
    assert.equal(added.body.answers[0].value, "For the beer");
    assert.equal(await attendeeCountOf(meetup), 3);
    await decide(bob, meetup, "declined");
    assert.equal((await readRsvp(cleo, meetup)).status, "attending");
    assert.equal((await add(bob, meetup, { over_capacity: true })).body.status, "attending");
    assert.equal(await attendeeCountOf(meetup), 4);
  });

  await t.test("check_in checks the person in, even after the event, and sets registered_by to door", async () => {
    const meetup = await eventToday();
    const [ada, bob, cleo] = [await member(), await member(), await member()];
    const walkIn = await add(ada, meetup, { check_in: true });
    assert.deepEqual([walkIn.body.registered_by, walkIn.body.checked_in_at], ["door", "2026-11-20T12:00:00Z"]);
    const { body } = await callAs(root, "getCheckInSummary", { event_id: meetup.id });
    assert.deepEqual(body, { attending_count: 1, checked_in_count: 1 });
    const distantEvent = await event(berlin, { starts_at: inHours(48), ends_at: inHours(50) });
    requireError(await add(ada, distantEvent, { check_in: true }), 409, "check_in_not_open");
    time.now = new Date("2026-11-20T18:00:00Z");
    requireError(await add(bob, meetup), 409, "event_ended");
    assert.equal((await add(bob, meetup, { check_in: true })).status, 201);
    time.now = new Date("2026-11-21T18:00:00Z");
    requireError(await add(cleo, meetup, { check_in: true }), 409, "check_in_closed");
  });

  await t.test("returns 409 for additions where RSVPs are not possible", async () => {
    const ada = await member();
    requireError(await add(ada, await eventToday({ status: "draft" })), 409, "event_not_open");
    requireError(await add(ada, await eventToday({ registration: "none" })), 409, "no_registration");
    requireError(
      await add(ada, await eventToday({ registration: "none" }), { check_in: true }),
      409,
      "no_registration",
    );
  });

  await t.test("one of several concurrent additions of a person succeeds, and no seat is taken twice", async () => {
    const meetup = await eventToday({ capacity: 3, waitlist_enabled: false });
    const [ada, ...crowd] = [await member(), await member(), await member(), await member(), await member()];
    const added = await Promise.all([1, 2, 3].map(() => add(ada, meetup)));
    assert.deepEqual(valuesOf(added, "status").sort(), [201, 409, 409]);
    const mixed = await Promise.all(crowd.map((user, index) => (index % 2 ? add(user, meetup) : attend(user, meetup))));
    assert.equal(mixed.filter(({ status }) => status < 300).length, 2);
    assert.equal(await attendeeCountOf(meetup), 3);
  });

  await t.test("returns one result per decision, in order; a failed decision does not stop the others", async () => {
    const meetup = await eventToday({ capacity: 2, approval_required: true, waitlist_enabled: false, max_guests: 1 });
    const [ada, bob, cleo, dora, eve] = [
      await member(),
      await member(),
      await member(),
      await member(),
      await member(),
    ];
    for (const user of [ada, cleo, dora]) await attend(user, meetup);
    await attend(bob, meetup, { guests: 1 });
    await sql`insert into bans (id, user_id, alliance_id, group_id, created_at)
      select gen_random_uuid(), ${cleo.id}, alliance_id, id, now() from groups where id = ${berlin.id}`;
    const { status, body } = await decideAll(meetup, [eve, bob, ada, cleo, dora], "attending");
    assert.equal(status, 200);
    const results = body.items.map((item: { user_id: string; status: string; code: string | null }) => [
      ...[item.user_id, item.status, item.code],
    ]);
    assert.deepEqual(results, [
      [eve.id, "none", "not_found"],
      [bob.id, "attending", null],
      [ada.id, "pending", "event_full"],
      [cleo.id, "pending", "event_full"],
      [dora.id, "pending", "event_full"],
    ]);
    assert.equal(await attendeeCountOf(meetup), 2);
    await callAs(root, "updateEvent", { event_id: meetup.id }, { capacity: 5 });
    const { body: second } = await decideAll(meetup, [cleo, ada, bob], "attending");
    assert.deepEqual(valuesOf(second.items, "code"), [...["user_banned", null, null]]);
    assert.equal(await attendeeCountOf(meetup), 3);
    const notified = await sql`
      select 1 from outbox where payload ->> 'about' = 'rsvp_decision' and payload ->> 'id' = ${meetup.id}`;
    assert.equal(notified.length, 2, "Bob and Ada, once each");
  });

  await t.test("declining several RSVPs promotes the waitlist after all of them are declined", async () => {
    const meetup = await eventToday({ capacity: 2, waitlist_enabled: true });
    const [ada, bob, cleo, dora] = [await member(), await member(), await member(), await member()];
    for (const user of [ada, bob, cleo, dora]) await attend(user, meetup);
    const { body } = await decideAll(meetup, [ada, cleo], "declined");
    assert.deepEqual(valuesOf(body.items, "status"), ["declined", "declined"]);
    assert.equal((await readRsvp(dora, meetup)).status, "attending");
    assert.equal(await attendeeCountOf(meetup), 2);
  });

  await t.test("organizers see the email address of attendees who share it, until they stop sharing it", async () => {
    const meetup = await eventToday();
    const [ada, bob] = [await member(), await member()];
    assert.equal((await attend(ada, meetup, { share_email: true })).body.share_email, true);
    assert.equal((await attend(bob, meetup)).body.share_email, false);
    const emails = async () =>
      valuesOf((await callAs(root, "listAttendees", { event_id: meetup.id })).body.items, "email");
    assert.deepEqual(await emails(), [ada.email, null]);
    const { body: rows } = await callAs(root, "exportAttendees", { event_id: meetup.id });
    assert.deepEqual(
      [valuesOf(rows, "email"), valuesOf(rows, "registered_by")],
      [
        [ada.email, null],
        ["self", "self"],
      ],
    );
    assert.equal((await attend(ada, meetup)).body.share_email, true, "an omitted field changes nothing");
    time.now = new Date(time.now.getTime() + 6 * 3_600_000);
    assert.equal((await attend(ada, meetup, { share_email: false })).body.share_email, false, "even after the event");
    assert.deepEqual(await emails(), [null, null]);
  });

  await t.test("an RSVP from an accepted invitation has registered_by set to invitation", async () => {
    const meetup = await eventToday();
    const ada = await person();
    const { body } = await callAs(root, "inviteToEvent", { event_id: meetup.id }, { max_uses: 1 });
    const secret = String(body.items[0].url).split("/").at(-1) ?? "";
    const headers = { accept: "text/html", "content-type": "application/x-www-form-urlencoded" };
    const visitor = await service.session(ada);
    assert.equal((await visitor.call("acceptInvitation", { path: { secret }, headers, body: "" })).status, 303);
    const { body: list } = await callAs(root, "listAttendees", { event_id: meetup.id });
    assert.deepEqual(valuesOf(list.items, "registered_by"), ["invitation"]);
  });

  await t.test("the page approves all pending RSVPs that it shows", async () => {
    const meetup = await eventToday({ approval_required: true });
    const [ada, bob] = [await member(), await member()];
    await attend(ada, meetup);
    await attend(bob, meetup);
    const organizer = await service.session(root);
    const page = await organizer.call("showAttendees", { path: pagePath(meetup), query: { status: "pending" } });
    assert.match(String(page.body), /Approve all 2 shown/);
    const form = new URLSearchParams([
      ["status", "attending"],
      ["user_id", ada.id],
      ["user_id", bob.id],
    ]);
    const headers = { accept: "text/html", "content-type": "application/x-www-form-urlencoded" };
    const response = await organizer.call("updateAttendeesByForm", {
      path: pagePath(meetup),
      headers,
      body: form.toString(),
    });
    assert.match(String(response.headers["location"]), /notice=rsvps_decided/);
    assert.deepEqual(
      [(await readRsvp(ada, meetup)).status, (await readRsvp(bob, meetup)).status],
      ["attending", "attending"],
    );
  });
});
