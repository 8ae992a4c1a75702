import assert from "node:assert/strict";
import { test } from "tap";
import { v7 as uuid } from "uuid";
import { createPurges } from "../../src/program/retention/purges.ts";
import { startCommunity } from "../support/fixtures.ts";
import { openMailbox } from "../support/mailbox.ts";
import { valuesOf } from "../support/pages.ts";
import { createVisitor, type Person } from "../support/people.ts";
import { requireError } from "../support/responses.ts";
import { form, noticeOf } from "../support/site.ts";

test("people without an account at an event", async (t) => {
  const time = { now: new Date("2026-11-20T12:00:00Z") };
  const service = await startCommunity(t, { clock: () => time.now, poolSize: 10 });
  const { callAs, call, sql, as, person, root, ours, event, berlin, attend, cancel, readRsvp, decide, ban } = service;
  const inHours = (hours: number) => new Date(time.now.getTime() + hours * 3_600_000).toISOString();
  const eventToday = (fields: object = {}) => event(berlin, { starts_at: inHours(2), ends_at: inHours(5), ...fields });
  type Meetup = Awaited<ReturnType<typeof eventToday>>;
  type Guest = { id: string };
  const newPerson = () => person({ withPassword: false });
  const add = ({ id }: Meetup, body: object = {}, by = root) =>
    callAs(by, "addGuestAttendee", { event_id: id }, { name: "Samira Haddad", ...body });
  const addGuest = async (meetup: Meetup, body: object = {}): Promise<Guest> => {
    const response = await add(meetup, body);
    assert.equal(response.status, 201, JSON.stringify(response.body));
    return response.body;
  };
  const pathOf = (meetup: Meetup, guest: Guest) => ({ event_id: meetup.id, guest_attendee_id: guest.id });
  const edit = (meetup: Meetup, guest: Guest, body: object, by = root) =>
    callAs(by, "updateGuestAttendee", pathOf(meetup, guest), body);
  const remove = (meetup: Meetup, guest: Guest, by = root) => callAs(by, "deleteGuestAttendee", pathOf(meetup, guest));
  const list = async ({ id }: Meetup, by = root) =>
    (await callAs(by, "listGuestAttendees", { event_id: id })).body.items;
  const attendeeCountOf = async ({ id }: Meetup) =>
    (await call("getEventById", { path: { event_id: id } })).body.attendee_count;
  const appoint = async (meetup: Meetup, role: string): Promise<Person> => {
    const user = await newPerson();
    const path = { event_id: meetup.id, user_id: user.id };
    assert.ok((await callAs(root, "grantEventRole", path, { role })).status < 300);
    return user;
  };
  let addresses = 0;
  const newAddress = () => `guest-${addresses++}@example.org`;
  /** The secrets in the queued emails to an address, oldest first. */
  const tokensOf = async (email: string): Promise<string[]> => {
    const rows = await sql<{ secret: string }[]>`
      select payload ->> 'secret' as secret from outbox
      where topic = 'guest_place' and payload ->> 'recipient' = ${email} order by id`;
    return rows.map(({ secret }) => secret);
  };
  const addGuestWithLink = async (meetup: Meetup, body: object = {}) => {
    const email = newAddress();
    const guest = await addGuest(meetup, { email, ...body });
    const [token = assert.fail("no link")] = await tokensOf(email);
    return { email, guest, token };
  };
  const claim = (token: string, visitor = createVisitor({ call })) => visitor.call("claimGuestPlace", form({ token }));

  await t.test("returns 201 with the guest attendee, who is counted, listed, audited and exported", async () => {
    const meetup = await eventToday({ max_guests: 2 });
    const ada = await newPerson();
    await attend(ada, meetup);
    const { status, body, headers } = await add(meetup, { guests: 1 });
    assert.equal(status, 201);
    assert.match(String(headers["location"]), new RegExp(`/api/v1/events/${meetup.id}/guest-attendees$`));
    const { id, created_at: _, updated_at: __, ...rest } = body;
    const expected = { email: null, guests: 1, registered_by: "organizer", checked_in_at: null };
    assert.deepEqual(rest, { name: "Samira Haddad", ...expected });
    assert.deepEqual(await list(meetup), [body]);
    assert.equal(await attendeeCountOf(meetup), 3);
    const { body: attendees } = await callAs(root, "listAttendees", { event_id: meetup.id });
    assert.deepEqual(valuesOf(valuesOf(attendees.items, "user") as object[], "id"), [ada.id]);
    const { body: rows } = await callAs(root, "exportAttendees", { event_id: meetup.id });
    assert.deepEqual(
      [valuesOf(rows, "user_id"), valuesOf(rows, "guest_attendee_id"), valuesOf(rows, "user_name").at(-1)],
      [[ada.id, null], [null, id], "Samira Haddad"],
    );
    const { body: log } = await call("listAuditEntries", { path: { alliance: ours.slug }, as: as(root) });
    const entry = log.items.find(({ action }: { action: string }) => action === "addGuestAttendee");
    assert.deepEqual([entry.subject.id, entry.changes[0].after], [meetup.id, { id, guests: 1, checked_in_at: null }]);
    assert.ok(!JSON.stringify(entry).includes("Samira"));
    assert.equal((await callAs(root, "updateEvent", { event_id: meetup.id }, { registration: "none" })).status, 409);
  });

  await t.test("the same idempotency key adds a person once, and returns 422 with another body", async () => {
    const meetup = await eventToday();
    const path = { event_id: meetup.id };
    const send = (name: string) =>
      call("addGuestAttendee", { path, body: { name }, as: as(root), headers: { "idempotency-key": "one" } });
    const [first, second] = [await send("Samira"), await send("Samira")];
    assert.deepEqual([second.body, second.headers["idempotent-replayed"]], [first.body, "true"]);
    assert.equal((await send("Another")).status, 422);
    assert.equal(await attendeeCountOf(meetup), 1);
  });

  await t.test(
    "returns 400 for too many guests, and 409 for a full event without over_capacity or a listed address",
    async () => {
      const meetup = await eventToday({ capacity: 2, max_guests: 2, waitlist_enabled: true });
      requireError(await add(meetup, { guests: 3 }), 400, "validation_failed");
      requireError(await add(meetup, { guests: 2 }), 409, "event_full");
      const guest = await addGuest(meetup, { guests: 2, over_capacity: true });
      const ada = await newPerson();
      assert.equal((await attend(ada, meetup)).body.status, "waitlisted");
      assert.equal((await edit(meetup, guest, { guests: 1 })).status, 200);
      assert.equal((await readRsvp(ada, meetup)).status, "waitlisted", "the event is full");
      assert.equal((await edit(meetup, guest, { guests: 0 })).status, 200);
      assert.equal((await readRsvp(ada, meetup)).status, "attending");
      requireError(await edit(meetup, guest, { guests: 1 }), 409, "event_full");
      assert.equal((await edit(meetup, guest, { guests: 1, over_capacity: true })).body.guests, 1);
      assert.equal(await attendeeCountOf(meetup), 3);
      const email = newAddress();
      await addGuest(meetup, { email, over_capacity: true });
      requireError(await add(meetup, { email: email.toUpperCase(), over_capacity: true }), 409, "already_attending");
      requireError(await edit(meetup, guest, { email }), 409, "already_attending");
    },
  );

  await t.test(
    "returns 409 where RSVPs are not possible, and 404 for an unknown guest attendee or another event's",
    async () => {
      requireError(await add(await eventToday({ status: "draft" })), 409, "event_not_open");
      requireError(await add(await eventToday({ registration: "none" })), 409, "no_registration");
      const [meetup, otherEvent] = [await eventToday(), await eventToday()];
      const guest = await addGuest(meetup);
      for (const unknown of [{ id: uuid() }, guest]) {
        requireError(await edit(otherEvent, unknown, { guests: 0 }), 404, "not_found");
        requireError(await remove(otherEvent, unknown), 404, "not_found");
      }
      const path = pathOf(meetup, guest);
      const headers = { "if-match": '"stale"' };
      for (const id of ["updateGuestAttendee", "deleteGuestAttendee"] as const) {
        const body = id === "updateGuestAttendee" ? { body: { name: "X" } } : {};
        assert.equal((await call(id, { path, headers, as: as(root), ...body })).status, 412);
      }
    },
  );

  await t.test("check-in volunteers add walk-ins and check them in, and see no email addresses", async () => {
    const meetup = await eventToday({ capacity: 2 });
    const volunteer = await appoint(meetup, "check_in");
    requireError(await add(meetup, {}, volunteer), 403, "role_required");
    requireError(await add(meetup, { check_in: true, over_capacity: true }, volunteer), 403, "role_required");
    const email = newAddress();
    const { status, body: walkIn } = await add(meetup, { check_in: true, email }, volunteer);
    assert.deepEqual([status, walkIn.registered_by, walkIn.email], [201, "door", null]);
    assert.equal(walkIn.checked_in_at, time.now.toISOString().replace(".000", ""));
    assert.deepEqual(valuesOf(await list(meetup, volunteer), "email"), [null]);
    assert.deepEqual(valuesOf(await list(meetup), "email"), [email]);
    const summary = async () => (await callAs(volunteer, "getCheckInSummary", { event_id: meetup.id })).body;
    assert.deepEqual(await summary(), { attending_count: 1, checked_in_count: 1 });
    assert.equal((await edit(meetup, walkIn, { check_in: false }, volunteer)).body.checked_in_at, null);
    assert.deepEqual(await summary(), { attending_count: 1, checked_in_count: 0 });
    requireError(await edit(meetup, walkIn, { check_in: true, name: "X" }, volunteer), 403, "role_required");
    requireError(await remove(meetup, walkIn, volunteer), 403, "role_required");
    const host = await appoint(meetup, "event_host");
    assert.equal((await edit(meetup, walkIn, { check_in: true, name: "Sam" }, host)).body.name, "Sam");
    const distantEvent = await event(berlin, { starts_at: inHours(48), ends_at: inHours(50) });
    requireError(await add(distantEvent, { check_in: true }), 409, "check_in_not_open");
    requireError(await edit(distantEvent, await addGuest(distantEvent), { check_in: true }), 409, "check_in_not_open");
  });

  await t.test("sends one email, with or without an account; changing the address invalidates the link", async () => {
    const meetup = await eventToday();
    const ada = await newPerson();
    const response = await add(meetup, { email: ada.email });
    const { guest, token, email } = await addGuestWithLink(meetup);
    const [known, unknown] = [response.body, (await list(meetup))[1]].map((body) => Object.keys(body));
    assert.deepEqual(known, unknown);
    assert.equal((await tokensOf(ada.email)).length, 1);
    assert.equal((await readRsvp(ada, meetup)).status, "none", "the account has no RSVP before the claim");
    await edit(meetup, guest, { name: "Sam" });
    assert.equal((await tokensOf(email)).length, 1);
    const newEmail = newAddress();
    assert.equal((await edit(meetup, guest, { email: newEmail })).body.email, newEmail);
    assert.equal((await claim(token)).status, 400);
    assert.equal((await tokensOf(newEmail)).length, 1);
  });

  await t.test("claiming creates the account and moves the seats, the check-in and the time to its RSVP", async () => {
    const meetup = await eventToday({ max_guests: 1, capacity: 2, waitlist_enabled: true });
    const { token, email } = await addGuestWithLink(meetup, { guests: 1, check_in: true });
    const page = await call("showGuestPlace", { query: { token } });
    assert.match(String(page.body), /Samira Haddad/);
    const visitor = createVisitor({ call });
    const response = await claim(token, visitor);
    assert.deepEqual([response.status, noticeOf(response)], [303, "rsvp_attending"]);
    assert.equal((await visitor.call("getMe")).body.email, email);
    const { body } = await callAs(root, "listAttendees", { event_id: meetup.id });
    const [attendee] = body.items;
    assert.deepEqual(
      [attendee.user.name, attendee.guests, attendee.registered_by, attendee.email, attendee.checked_in_at !== null],
      ["Samira Haddad", 1, "door", null, true],
    );
    assert.deepEqual([await list(meetup), await attendeeCountOf(meetup)], [[], 2]);
    assert.equal((await claim(token)).status, 400);
    assert.equal((await call("showGuestPlace", { query: { token } })).status, 400);
    assert.equal(await attendeeCountOf(meetup), 2);
  });

  await t.test("an attendee who claims a place has one seat; a waitlisted user gets the freed seat", async () => {
    const meetup = await eventToday({ capacity: 2, waitlist_enabled: true, max_guests: 1 });
    const [ada, bob] = [await newPerson(), await newPerson()];
    await attend(ada, meetup);
    await addGuest(meetup, { email: ada.email, check_in: true });
    await attend(bob, meetup);
    assert.equal((await readRsvp(bob, meetup)).waitlist_position, 1);
    const [token = ""] = await tokensOf(ada.email);
    assert.equal(noticeOf(await claim(token)), "rsvp_attending");
    assert.notEqual((await readRsvp(ada, meetup)).checked_in_at, null);
    assert.equal((await readRsvp(bob, meetup)).status, "attending", "claiming released the seat of the place");
    assert.equal(await attendeeCountOf(meetup), 2);
    const cleo = await newPerson();
    await attend(cleo, meetup);
    await addGuest(meetup, { email: cleo.email, over_capacity: true });
    const [second = ""] = await tokensOf(cleo.email);
    await claim(second);
    assert.deepEqual([(await readRsvp(cleo, meetup)).status, await attendeeCountOf(meetup)], ["attending", 3]);
  });

  await t.test("claims by banned or declined users, and after the event, return 409 and change nothing", async () => {
    const meetup = await eventToday();
    const [ada, bob] = [await newPerson(), await newPerson()];
    for (const { email } of [ada, bob]) await addGuest(meetup, { email });
    const [first = ""] = await tokensOf(ada.email);
    const [second = ""] = await tokensOf(bob.email);
    await service.join(ada, berlin);
    await ban(ada, berlin);
    await attend(bob, meetup);
    await decide(bob, meetup, "declined");
    requireError(await claim(first), 409, "user_banned");
    requireError(await claim(second), 409, "rsvp_declined");
    assert.equal((await list(meetup)).length, 2);
    const { token } = await addGuestWithLink(meetup);
    time.now = new Date(time.now.getTime() + 6 * 3_600_000);
    requireError(await claim(token), 409, "event_ended");
  });

  await t.test("the last seat goes to a guest attendee or to an RSVP, never to both", async () => {
    for (let round = 0; round < 4; round++) {
      const meetup = await eventToday({ capacity: 1, waitlist_enabled: false });
      const ada = await newPerson();
      const responses = await Promise.all([add(meetup), attend(ada, meetup)]);
      assert.equal(responses.filter(({ status }) => status < 300).length, 1);
      assert.equal(await attendeeCountOf(meetup), 1);
    }
  });

  await t.test("concurrent removals free the seat once, even with a concurrent RSVP", async () => {
    const meetup = await eventToday({ capacity: 1, waitlist_enabled: true });
    const guest = await addGuest(meetup);
    const [ada, bob] = [await newPerson(), await newPerson()];
    await attend(ada, meetup);
    const [first, second] = await Promise.all([remove(meetup, guest), remove(meetup, guest), attend(bob, meetup)]);
    assert.deepEqual([first?.status, second?.status].sort(), [200, 404]);
    assert.deepEqual(
      [(await readRsvp(ada, meetup)).status, (await readRsvp(bob, meetup)).status, await attendeeCountOf(meetup)],
      ["attending", "waitlisted", 1],
    );
    await cancel(ada, meetup);
    assert.equal(await attendeeCountOf(meetup), 1);
  });

  await t.test("a place is claimed at most once, and not if it is removed first", async () => {
    const meetup = await eventToday();
    const { token } = await addGuestWithLink(meetup);
    const claims = await Promise.all([claim(token), claim(token), claim(token)]);
    assert.equal(claims.filter(({ status }) => status === 303).length, 1);
    assert.equal(await attendeeCountOf(meetup), 1);
    const { token: second, guest } = await addGuestWithLink(meetup);
    const [claimed, removed] = await Promise.all([claim(second), remove(meetup, guest)]);
    assert.deepEqual([claimed.status === 303, removed.status === 200].sort(), [false, true]);
    assert.equal(await attendeeCountOf(meetup), claimed.status === 303 ? 2 : 1);
  });

  await t.test("places of a verified address are exported; its account's deletion removes the address", async () => {
    const meetup = await eventToday();
    const ada = await person();
    const guest = await addGuest(meetup, { email: ada.email });
    const visitor = await service.session(ada, time.now);
    const { body } = await visitor.call("exportMe");
    assert.deepEqual(
      [valuesOf(body.guest_places, "event_id"), valuesOf(body.guest_places, "email")],
      [[meetup.id], [ada.email]],
    );
    const [token = ""] = await tokensOf(ada.email);
    assert.equal((await visitor.call("deleteMe")).status, 200);
    assert.deepEqual(valuesOf(await list(meetup), "email"), [null]);
    assert.equal((await claim(token)).status, 400);
    assert.equal(await attendeeCountOf(meetup), 1);
    assert.equal((await remove(meetup, guest)).body.deleted, true);
  });

  await t.test("deletes addresses 30 days after the event, and the rows with the RSVPs; counts remain", async () => {
    const meetup = await eventToday();
    await addGuestWithLink(meetup, { check_in: true });
    const retention = {
      idleDays: 1,
      security_events_days: 1,
      audit_days: 1,
      attendances_days: 100,
      reports_days: 1,
      bans_days: 1,
    };
    const purge = async (name: string, days: number) => {
      const now = new Date(time.now.getTime() + days * 86_400_000);
      const run = createPurges(retention)[name] ?? assert.fail(name);
      while (!(await run(service.db, { now, batch: 100 })).isDone);
    };
    await purge("guest_attendees, addresses", 29);
    assert.notEqual((await list(meetup))[0].email, null);
    await purge("guest_attendees, addresses", 31);
    assert.equal((await list(meetup))[0].email, null);
    await purge("attendances", 99);
    assert.equal((await list(meetup)).length, 1);
    await purge("attendances", 102);
    assert.deepEqual([await list(meetup), await attendeeCountOf(meetup)], [[], 1]);
    const [row] = await sql`select sum(attended) as attended from former_attendees where event_id = ${meetup.id}`;
    assert.equal(Number(row?.["attended"]), 1);
  });
});

test("the email to claim a place", async (t) => {
  const { callAs, root, person, event, berlin, deliverEmails, call, sql } = await openMailbox(t);
  const add = async (email: string, more: object = {}) => {
    const meetup = await event(more);
    const body = { name: "Evil Inc. http://evil.example", email };
    assert.equal((await callAs(root, "addGuestAttendee", { event_id: meetup.id }, body)).status, 201);
    return meetup;
  };

  await t.test("names the event, not the person, whether or not the address has an account", async () => {
    const ada = await person();
    await add("new@example.org", { name: "Winter party" });
    await add(ada.email, { name: "Winter party" });
    const sent = await deliverEmails();
    const claims = sent.filter(({ mail }) => /guest-places\/claim/.test(mail.text ?? ""));
    assert.equal(claims.length, 2);
    for (const { mail } of claims) {
      assert.match(`${mail.subject} ${mail.text}`, /Winter party/);
      assert.doesNotMatch(`${mail.subject} ${mail.text}`, /Evil/);
    }
  });

  await t.test("is not sent once the event is canceled, or to a banned user", async () => {
    const ada = await person();
    const meetup = await add("gone@example.org");
    await callAs(root, "updateEvent", { event_id: meetup.id }, { status: "canceled" });
    await sql`insert into bans (id, user_id, alliance_id, group_id, created_at)
      select gen_random_uuid(), ${ada.id}, alliance_id, id, now() from groups where id = ${berlin.id}`;
    await add(ada.email);
    const sent = await deliverEmails();
    assert.equal(sent.filter(({ mail }) => /guest-places\/claim/.test(mail.text ?? "")).length, 0);
    assert.equal((await call("listEvents", { path: { alliance: berlin.alliance } })).status, 200);
  });
});
