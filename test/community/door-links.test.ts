import assert from "node:assert/strict";
import { test } from "tap";
import { startCommunity } from "../support/fixtures.ts";
import { valuesOf } from "../support/pages.ts";
import { createVisitor, type Person } from "../support/people.ts";
import { requireError } from "../support/responses.ts";
import { form, html, locationOf, siteClient } from "../support/site.ts";

test("door links of an event", async (t) => {
  const time = { now: new Date("2026-11-20T12:00:00Z") };
  const service = await startCommunity(t, { clock: () => time.now });
  const { callAs, call, as, sql, person, session, root, ours, berlin, event, attend, changeEvent, readRsvp } = service;
  const organizer = await person();
  await service.appoint(organizer, { group: berlin.id });
  const inHours = (hours: number) => new Date(time.now.getTime() + hours * 3_600_000).toISOString();
  const eventSoon = (fields: object = {}) => event(berlin, { starts_at: inHours(2), ends_at: inHours(5), ...fields });
  type Meetup = Awaited<ReturnType<typeof eventSoon>>;
  const createLink = ({ id }: Meetup, label = "Main entrance", actor = organizer) =>
    callAs(actor, "createDoorLink", { event_id: id }, { label });
  const deleteLink = ({ id }: Meetup, linkId: string, actor = organizer) =>
    callAs(actor, "deleteDoorLink", { event_id: id, door_link_id: linkId });
  const listLinks = async ({ id }: Meetup) => (await callAs(organizer, "listDoorLinks", { event_id: id })).body.items;
  const secretOf = (url: string) => url.replace(/.*\//, "");
  const newAttendee = async (name: string, meetup: Meetup, body: object = {}) => {
    const user = await person({ withPassword: false });
    await sql`update users set name = ${name} where id = ${user.id}`;
    await attend(user, meetup, body);
    return user;
  };
  const checkInTimeOf = async (user: Person, meetup: Meetup) => (await readRsvp(user, meetup)).checked_in_at;
  const logOf = async ({ id }: Meetup) =>
    sql<{ action: string; actor_id: string | null; changes: { field: string; after: unknown }[] }[]>`
      select action, actor_id, changes from audit_entries where subject_id = ${id} order by created_at, id`;
  /** A browser without an account. */
  const newBrowser = () => {
    const visitor = createVisitor({ call });
    return { ...siteClient(visitor), visitor };
  };
  /** A browser that has opened a door link of the event. */
  const openAsHelper = async (meetup: Meetup, label?: string) => {
    const link = (await createLink(meetup, label)).body;
    const browser = newBrowser();
    await browser.sendOk("openDoor", { secret: secretOf(link.url) });
    return { ...browser, link };
  };

  await t.test("are created with a URL that is shown once, listed and deleted", async () => {
    const meetup = await eventSoon();
    const { status, headers, body } = await createLink(meetup);
    assert.equal(status, 201);
    const { url, ...link } = body;
    assert.match(url, /^https?:\/\/[^/]+\/door\/[\w-]{22}$/);
    assert.match(String(headers["location"]), new RegExp(`/api/v1/events/${meetup.id}/door-links$`));
    assert.deepEqual(link, {
      id: link.id,
      label: "Main entrance",
      created_by: { id: organizer.id, name: "Ada Berger" },
      created_at: "2026-11-20T12:00:00Z",
      expires_at: "2026-11-20T23:00:00Z",
    });
    assert.deepEqual(await listLinks(meetup), [link]);
    const [row] = await sql<{ hash: string }[]>`select secret_hash as hash from door_links where id = ${link.id}`;
    assert.notEqual(row?.hash, secretOf(url));
    assert.deepEqual((await deleteLink(meetup, link.id)).body, { id: link.id, deleted: true });
    requireError(await deleteLink(meetup, link.id), 404, "not_found");
    assert.deepEqual(await listLinks(meetup), []);
    const log = (await logOf(meetup)).filter(({ action }) => action.endsWith("DoorLink"));
    assert.deepEqual(valuesOf(log, "action"), ["createDoorLink", "deleteDoorLink"]);
    assert.deepEqual(log[0]?.changes, [
      { field: "door_link", before: null, after: { id: link.id, label: "Main entrance" } },
    ]);
  });

  await t.test("expire six hours after the end of the event, even if the end changes", async () => {
    const meetup = await eventSoon();
    await createLink(meetup);
    await changeEvent(meetup, { ends_at: inHours(9) });
    assert.deepEqual(valuesOf(await listLinks(meetup), "expires_at"), ["2026-11-21T03:00:00Z"]);
  });

  await t.test("return 409 for the eleventh link, a link for a past event and a repeated idempotency key", async () => {
    const meetup = await eventSoon();
    const responses = await Promise.all(Array.from({ length: 12 }, (_, n) => createLink(meetup, `Door ${n}`)));
    assert.equal(responses.filter(({ status }) => status === 201).length, 10);
    for (const response of responses.filter(({ status }) => status !== 201))
      requireError(response, 409, "door_link_limit_reached");
    const startedAt = time.now;
    time.now = new Date(inHours(11));
    const past = await createLink(meetup);
    time.now = startedAt;
    requireError(past, 409, "event_ended");
    const otherEvent = await eventSoon();
    const createWithKey = (label: string) =>
      call("createDoorLink", {
        path: { event_id: otherEvent.id },
        headers: { "idempotency-key": "the-door" },
        body: { label },
        as: as(organizer),
      });
    assert.equal((await createWithKey("Yard")).status, 201);
    requireError(await createWithKey("Yard"), 409, "idempotency_key_reused");
    requireError(await createWithKey("Roof"), 422, "idempotency_key_reused");
    assert.equal((await listLinks(otherEvent)).length, 1);
  });

  await t.test("return 404 for another event's link, and 403 to users who are neither organizer nor host", async () => {
    const [meetup, otherEvent] = [await eventSoon(), await eventSoon()];
    const { body } = await createLink(meetup);
    requireError(await deleteLink(otherEvent, body.id), 404, "not_found");
    requireError(await createLink(meetup, "Mine", await person()), 403, "role_required");
    requireError(await createLink(meetup, " "), 400, "validation_failed");
    const scanner = await person();
    await callAs(organizer, "grantEventRole", { event_id: meetup.id, user_id: scanner.id }, { role: "check_in" });
    requireError(await createLink(meetup, "Mine", scanner), 403, "role_required");
    const host = await person();
    await callAs(organizer, "grantEventRole", { event_id: meetup.id, user_id: host.id }, { role: "event_host" });
    assert.equal((await createLink(meetup, "Mine", host)).status, 201);
  });

  await t.test("opening the link's page changes nothing; its button sets the door cookie", async () => {
    const meetup = await eventSoon({ name: "Winter meetup" });
    const { url } = (await createLink(meetup)).body;
    const secret = secretOf(url);
    const preview = await call("showDoorLink", { path: { secret }, headers: html });
    assert.equal(preview.status, 200);
    assert.match(String(preview.body), /Winter meetup[\s\S]*Main entrance[\s\S]*Start check-in/);
    assert.match(String(preview.body), /<meta name="robots" content="noindex">/);
    assert.equal(preview.headers["set-cookie"], undefined);
    assert.equal(preview.headers["cache-control"], "no-store");
    assert.equal(preview.headers["referrer-policy"], "same-origin");
    const opened = await call("openDoor", { ...form(), path: { secret } });
    assert.equal(locationOf(opened), "/door/check-in");
    const cookie = String(opened.headers["set-cookie"]);
    assert.match(cookie, /^door=/);
    assert.match(cookie, /; Path=\/door; HttpOnly; (?:Secure; )?SameSite=Lax/);
    assert.equal(cookie.includes(secret), false);
    const crossSite = { "sec-fetch-site": "cross-site" };
    assert.equal((await call("openDoor", { ...form({}, crossSite), path: { secret } })).status, 403);
  });

  await t.test("a search needs three letters, and shows only names and guests of at most ten attendees", async () => {
    const meetup = await eventSoon({ max_guests: 2, questions: [{ label: "Diet", kind: "text" }] });
    const { questions } = (await call("getEventById", { path: { event_id: meetup.id } })).body;
    const ada = await newAttendee("Ada Lovelace", meetup, {
      guests: 2,
      answers: [{ question_id: questions[0].id, value: "Vegan" }],
    });
    for (let n = 0; n < 12; n++) await newAttendee(`Anna ${n}`, meetup);
    const { read } = await openAsHelper(meetup);
    const all = await read("showDoor");
    assert.doesNotMatch(all, /Lovelace|Anna/);
    for (const q of ["ad", "%%%", "1 2 3", "_a_"]) {
      const page = await read("showDoor", {}, { q });
      assert.match(page, /at least three letters/);
      assert.doesNotMatch(page, /Lovelace|Anna/);
    }
    const found = await read("showDoor", {}, { q: "LOVE" });
    assert.match(found, /Ada Lovelace[\s\S]*With 2 guests/);
    assert.doesNotMatch(found, new RegExp(`Vegan|${ada.email}|Anna`));
    assert.equal((await read("showDoor", {}, { q: "anna" })).match(/Anna \d/g)?.length, 20);
    assert.match(await read("showDoor", {}, { q: "nobody" }), /No attendee matches this name/);
  });

  await t.test("link holders check in by name or code, and undo check-ins; the audit log names the link", async () => {
    const meetup = await eventSoon();
    const [ada, bob] = [await newAttendee("Ada Lovelace", meetup), await newAttendee("Bob Ross", meetup)];
    const { check_in_code: code } = await readRsvp(ada, meetup);
    const { read, sendOk, send, link } = await openAsHelper(meetup, "Yard <b>");
    const byCode = await sendOk("checkInAtDoorByCode", {}, { check_in_code: code.toLowerCase() });
    assert.equal(byCode, `/door/check-in?person=${ada.id}&notice=checked_in`);
    assert.match(await read("showDoor", {}, { person: ada.id, notice: "checked_in" }), /Ada Lovelace[\s\S]*Undo/);
    assert.equal(await checkInTimeOf(ada, meetup), "2026-11-20T12:00:00Z");
    assert.match(await sendOk("checkInAtDoorByCode", {}, { check_in_code: code }), /already_checked_in/);
    await sendOk("undoCheckInAtDoor", { user_id: ada.id });
    assert.equal(await checkInTimeOf(ada, meetup), null);
    await sendOk("checkInAtDoor", { user_id: bob.id });
    const wrong = await send("checkInAtDoorByCode", {}, { check_in_code: "0000-0000" });
    assert.equal(wrong.status, 400);
    assert.match(String(wrong.body), /No RSVP to this event has this code/);
    const log = (await logOf(meetup)).filter(({ action }) => /heckIn/.test(action));
    assert.deepEqual(valuesOf(log, "action"), ["checkInAttendee", "undoCheckIn", "checkInAttendee"]);
    for (const { actor_id, changes } of log) {
      assert.equal(actor_id, null);
      const linkChange = changes.find(({ field }) => field === "door_link");
      assert.deepEqual(linkChange?.after, { id: link.id, label: "Yard <b>" });
    }
    const page = await siteClient(await session(root)).read("showAuditLog", { alliance: ours.slug });
    assert.match(page, /Door link “Yard &lt;b&gt;” checked in Bob Ross at/);
    assert.match(page, /Door link “Yard &lt;b&gt;” undid the check-in of Ada Lovelace/);
  });

  await t.test("a ticket's URL redirects door link holders to the door, others to the team's check-in", async () => {
    const [meetup, otherEvent] = [await eventSoon(), await eventSoon()];
    const ada = await newAttendee("Ada Lovelace", meetup);
    const { check_in_code: code } = await readRsvp(ada, meetup);
    const path = { alliance: ours.slug, group_slug: berlin.slug, event_slug: meetup.slug };
    const openTicket = async ({ visitor }: ReturnType<typeof newBrowser>) =>
      locationOf(await visitor.call("showTicketAtDoor", { path, query: { code }, headers: html }));
    const team = `/events/${ours.slug}/${berlin.slug}/${meetup.slug}/check-in?code=${code}`;
    assert.equal(await openTicket(newBrowser()), team);
    assert.equal(await openTicket(await openAsHelper(otherEvent)), team);
    const { read, ...holder } = await openAsHelper(meetup);
    assert.equal(await openTicket({ read, ...holder }), `/door/check-in?code=${code}`);
    const page = await read("showDoor", {}, { code });
    assert.match(page, new RegExp(`Ada Lovelace[\\s\\S]*action="/door/check-in/${ada.id}"`));
    assert.equal(await checkInTimeOf(ada, meetup), null, "opening the URL checks in no one");
    const ticket = await siteClient(await session(ada)).read("showEvent", path);
    assert.match(ticket, /class="ticket"/);
  });

  await t.test("the ticket URL of an unknown event redirects to its encoded path", async () => {
    const path = { alliance: "a\nb", group_slug: "c?d", event_slug: "é" };
    const { visitor } = newBrowser();
    const target = locationOf(await visitor.call("showTicketAtDoor", { path, query: { code: "x" }, headers: html }));
    assert.equal(target, "/events/a%0Ab/c%3Fd/%C3%A9/check-in?code=x");
  });

  await t.test("reject codes of other events, users without an RSVP and users without a seat", async () => {
    const [meetup, otherEvent] = [await eventSoon({ capacity: 1, waitlist_enabled: true }), await eventSoon()];
    await newAttendee("Ada Lovelace", meetup);
    const waiting = await newAttendee("Wanda Waits", meetup);
    const elsewhere = await newAttendee("Eve Elsewhere", otherEvent);
    const { check_in_code: code } = await readRsvp(elsewhere, otherEvent);
    const { read, send } = await openAsHelper(meetup);
    assert.equal((await send("checkInAtDoorByCode", {}, { check_in_code: code })).status, 400);
    assert.equal((await send("checkInAtDoor", { user_id: elsewhere.id })).status, 404);
    assert.equal((await send("undoCheckInAtDoor", { user_id: elsewhere.id })).status, 404);
    assert.equal((await send("checkInAtDoor", { user_id: waiting.id })).status, 409);
    assert.doesNotMatch(await read("showDoor", {}, { q: "wanda" }), /Wanda/);
    for (const { id: person } of [waiting, elsewhere])
      for (const query of [{ person }, { person, code: "00000000" }])
        assert.doesNotMatch(await read("showDoor", {}, query), /Wanda|Elsewhere/);
  });

  await t.test("return 404 without the cookie, and once the link is deleted or has expired", async () => {
    const meetup = await eventSoon();
    const ada = await newAttendee("Ada Lovelace", meetup);
    const allStatuses = async ({ visitor, send }: ReturnType<typeof newBrowser>, secret = "x".repeat(22)) => [
      (await visitor.call("showDoorLink", { path: { secret }, headers: html })).status,
      (await send("openDoor", { secret })).status,
      (await visitor.call("showDoor", { query: { q: "lovelace" }, headers: html })).status,
      (await send("checkInAtDoorByCode", {}, { check_in_code: "00000000" })).status,
      (await send("checkInAtDoor", { user_id: ada.id })).status,
      (await send("undoCheckInAtDoor", { user_id: ada.id })).status,
    ];
    const allNotFound = Array.from({ length: 6 }, () => 404);
    assert.deepEqual(await allStatuses(newBrowser()), allNotFound);
    const holder = await openAsHelper(meetup);
    const otherHelper = await openAsHelper(meetup, "Yard");
    await holder.sendOk("checkInAtDoor", { user_id: ada.id });
    await deleteLink(meetup, holder.link.id);
    assert.deepEqual(await allStatuses(holder, secretOf(holder.link.url)), allNotFound);
    const page = await holder.visitor.call("showDoor", { headers: html });
    assert.match(String(page.body), /has expired or was deleted/);
    await otherHelper.sendOk("undoCheckInAtDoor", { user_id: ada.id });
    const startedAt = time.now;
    time.now = new Date("2026-11-20T22:59:00Z");
    assert.equal((await otherHelper.visitor.call("showDoor", { headers: html })).status, 200);
    time.now = new Date("2026-11-20T23:00:00Z");
    const statuses = await allStatuses(otherHelper, secretOf(otherHelper.link.url));
    time.now = startedAt;
    assert.deepEqual(statuses, allNotFound);
    assert.equal(await checkInTimeOf(ada, meetup), null);
  });

  await t.test("a check-in concurrent with the deletion of the link precedes the deletion or is rejected", async () => {
    const meetup = await eventSoon();
    const people = await Promise.all(Array.from({ length: 6 }, (_, n) => newAttendee(`Ada ${n}`, meetup)));
    const { send, link } = await openAsHelper(meetup);
    const [deletion, ...checkIns] = await Promise.all([
      deleteLink(meetup, link.id),
      ...people.map(({ id }) => send("checkInAtDoor", { user_id: id })),
    ]);
    assert.equal(deletion?.status, 200);
    assert.ok(
      checkIns.every(({ status }) => [303, 403, 404].includes(status)),
      valuesOf(checkIns, "status").join(),
    );
    const actions = valuesOf(await logOf(meetup), "action");
    assert.equal(actions.at(-1), "deleteDoorLink");
    assert.equal(
      actions.filter((action) => action === "checkInAttendee").length,
      checkIns.filter(({ status }) => status === 303).length,
    );
  });

  await t.test("the door cookie grants no access to the API", async () => {
    const meetup = await eventSoon();
    const { visitor } = await openAsHelper(meetup);
    const path = { event_id: meetup.id };
    for (const id of ["getCheckInSummary", "listAttendees", "listDoorLinks"] as const)
      assert.equal((await visitor.call(id, { path })).status, 401);
  });

  await t.test("return 429 once a link's quota of searches and codes is used up; the page still opens", async () => {
    const meetup = await eventSoon();
    const { url } = (await createLink(meetup)).body;
    const limited = await service.startAnother({ limits: { factor: 0.1 } });
    const visitor = createVisitor({ call: limited.call });
    await siteClient(visitor).sendOk("openDoor", { secret: secretOf(url) });
    const search = async () => (await visitor.call("showDoor", { query: { q: "lovelace" }, headers: html })).status;
    for (let n = 0; n < 30; n++) assert.equal(await search(), 200);
    assert.equal(await search(), 429);
    const guess = await visitor.call("checkInAtDoorByCode", form({ check_in_code: "00000000" }));
    assert.equal(guess.status, 429);
    assert.equal((await visitor.call("showDoor", { headers: html })).status, 200);
  });

  await t.test("the team page creates a link, shows its URL once and deletes it", async () => {
    const meetup = await eventSoon();
    const path = { alliance: ours.slug, group_slug: berlin.slug, event_slug: meetup.slug };
    const { read, sendOk, send } = siteClient(await session(organizer));
    assert.match(await sendOk("createDoorLinkByForm", path, { label: "Yard" }), /\/team\?notice=linked$/);
    assert.match(await read("showEventTeam", path), /\/door\/[\w-]{22}<\/textarea>/);
    const page = await read("showEventTeam", path);
    assert.doesNotMatch(page, /<textarea/);
    assert.match(page, /<strong dir="auto">Yard<\/strong>/);
    const [link] = await listLinks(meetup);
    assert.match(await sendOk("deleteDoorLinkByForm", { ...path, door_link_id: link.id }), /notice=deleted$/);
    assert.deepEqual(await listLinks(meetup), []);
    const rejected = await send("createDoorLinkByForm", path, { label: "" });
    assert.equal(rejected.status, 400);
    assert.match(String(rejected.body), /aria-invalid="true"/);
  });
});
