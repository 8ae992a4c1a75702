import assert from "node:assert/strict";
import ICAL from "ical.js";
import { test } from "tap";
import { newSecret } from "../../src/foundation/secrets.ts";
import { createFixtures, startCommunity } from "../support/fixtures.ts";
import { recordLog } from "../support/log.ts";
import { type ServiceResponse, startService } from "../support/service.ts";

type Entry = Record<string, string>;

const entriesOf = ({ body }: ServiceResponse): Entry[] =>
  new ICAL.Component(ICAL.parse(String(body)))
    .getAllSubcomponents("vevent")
    .map((event) =>
      Object.fromEntries(event.getAllProperties().map((property) => [property.name, property.getValues().join()])),
    );

const namesOf = (response: ServiceResponse) => entriesOf(response).map(({ summary }) => summary);

const eventOf = (response: ServiceResponse): Entry => {
  const [event, ...others] = entriesOf(response);
  assert.ok(event && others.length === 0, `${others.length} other events`);
  return event;
};

const secretOf = ({ body }: ServiceResponse): string =>
  /^https:\/\/alliance\.test\/me\/calendar\/([\w-]{43})\.ics$/.exec(body.url)?.[1] ?? assert.fail(body.url);

test("public calendars", async (t) => {
  const service = await startService(t, { data: "none" });
  const { call, raw, now } = service;
  const { root, alliance, group, event, inHours, attend, changeEvent, changeGroup } = await createFixtures(service);
  const ours = await alliance({ name: "Ours, and yours" });
  const home = await group(ours, { name: "Here" });
  const otherGroup = await group(ours, { name: "There" });
  const inactiveGroup = await group(ours, { name: "Asleep" });
  const meetup = await event(home, { name: "Meetup", venue: { name: "Hall; 2", city: "Berlin", country_code: "DE" } });
  const talk = await event(otherGroup, {
    name: "Talk",
    starts_at: inHours(48),
    ends_at: inHours(50),
    meeting_url: null,
  });
  await event(home, { name: "Draft", status: "draft" });
  await event(inactiveGroup, { name: "Hidden" });
  const alliancePath = { alliance: ours.slug };
  const groupPath = { ...alliancePath, group_slug: home.slug };
  const eventPath = { ...groupPath, event_slug: meetup.slug };
  const readAllianceCalendar = (headers = {}, instance = service) =>
    instance.call("getAllianceCalendar", { path: alliancePath, headers });
  const readGroupCalendar = () => call("getGroupCalendar", { path: groupPath });
  const readEventCalendar = (instance = service) => instance.call("getEventCalendar", { path: eventPath });
  const startLater = (days: number) =>
    service.startAnother({ clock: () => new Date(now.getTime() + days * 86_400_000) });
  assert.equal((await changeGroup(inactiveGroup, { active: false })).status, 200);

  await t.test("have only the events of their alliance or group, or their event", async () => {
    const calendar = await readAllianceCalendar();
    assert.deepEqual(namesOf(calendar), ["Meetup", "Talk"]);
    assert.equal(calendar.headers["content-type"], "text/calendar; charset=utf-8");
    assert.match(calendar.body, /\r\nX-WR-CALNAME:Ours\\, and yours\r\n/);
    assert.deepEqual(namesOf(await readGroupCalendar()), ["Meetup"]);
    const { uid, url, location, dtstart } = eventOf(await readEventCalendar());
    const page = `https://alliance.test/events/${ours.slug}/${home.slug}/${meetup.slug}`;
    assert.deepEqual({ uid, url, location }, { uid: meetup.id, url: page, location: "Hall; 2, Berlin, DE" });
    const style = { dateStyle: "short", timeStyle: "medium" } as const;
    const local = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin", ...style });
    assert.equal(dtstart, local.format(new Date(inHours(24))).replace(" ", "T"));
  });

  await t.test("contain no meeting URLs", async () => {
    for (const { body } of [await readAllianceCalendar(), await readGroupCalendar(), await readEventCalendar()])
      assert.doesNotMatch(body, /meet\.example/);
  });

  await t.test("a change increases SEQUENCE but not the UID; a canceled event is listed as canceled", async () => {
    const summaryOf = async () => {
      const { uid, sequence, status, summary } = eventOf(await readEventCalendar());
      return { uid, sequence: Number(sequence), status, summary };
    };
    const { uid, sequence } = await summaryOf();
    await changeEvent(meetup, { name: "Bigger meetup" });
    const bigger = { uid, sequence: sequence + 1, status: "CONFIRMED", summary: "Bigger meetup" };
    assert.deepEqual(await summaryOf(), bigger);
    await changeEvent(meetup, { status: "canceled" });
    assert.deepEqual(await summaryOf(), { ...bigger, sequence: sequence + 2, status: "CANCELLED" });
  });

  await t.test("have an ETag that changes only with the calendar", async () => {
    const { etag } = (await readAllianceCalendar()).headers;
    assert.equal((await readAllianceCalendar({}, await startLater(1 / 24))).headers["etag"], etag);
    const headers = { "if-none-match": String(etag) };
    const unchanged = await readAllianceCalendar(headers);
    assert.deepEqual({ status: unchanged.status, etag: unchanged.headers["etag"] }, { status: 304, etag });
    await attend(root, talk);
    assert.equal((await readAllianceCalendar(headers)).status, 304);
    await changeEvent(talk, { name: "Long talk" });
    assert.equal((await readAllianceCalendar(headers)).status, 200);
  });

  await t.test("include events of the past 90 days, in order of time", async () => {
    assert.deepEqual(namesOf(await readAllianceCalendar({}, await startLater(30))), ["Bigger meetup", "Long talk"]);
    const after95Days = await startLater(95);
    const empty = await readAllianceCalendar({}, after95Days);
    assert.deepEqual({ status: empty.status, names: namesOf(empty) }, { status: 200, names: [] });
    assert.deepEqual(namesOf(await readEventCalendar(after95Days)), ["Bigger meetup"]);
  });

  await t.test("have the next 200 events and the last 50", async () => {
    const busy = await alliance({ name: "Busy" });
    const crowd = await group(busy, { name: "Crowd" });
    await event(crowd, { name: "first" });
    await service.sql`insert into events (id, alliance_id, group_id, slug, name, description, kind, status, starts_at, ends_at,
        timezone, created_at, updated_at)
      select gen_random_uuid(), alliance_id, group_id, 'e' || n, 'e' || n, '', kind, status, ${now.toISOString()}::timestamptz + n * interval '1 hour',
        ${now.toISOString()}::timestamptz + n * interval '1 hour' + interval '30 minutes', timezone, created_at, updated_at
      from events, generate_series(-150, 400) n where events.name = 'first' and n <> 0`;
    const names = namesOf(await call("getAllianceCalendar", { path: { alliance: busy.slug } }));
    assert.equal(names.length, 250);
    assert.deepEqual([names[0], names[49], names[50]], ["e-50", "e-1", "e1"]);
    assert.ok(names.includes("first"));
  });

  await t.test("can be read by any website and stored by caches", async () => {
    const { headers } = await raw({ url: `/calendar/${ours.slug}/${home.slug}.ics` });
    assert.deepEqual(
      { accessControlAllowOrigin: headers["access-control-allow-origin"], cacheControl: headers["cache-control"] },
      { accessControlAllowOrigin: "*", cacheControl: "public, no-cache" },
    );
    assert.match(String(headers["vary"]), /Authorization, Cookie/);
  });
});

test("a private calendar", async (t) => {
  let now = new Date("2026-11-20T12:00:00Z");
  const { lines, logger } = recordLog("trace");
  const service = await startCommunity(t, { clock: () => now, logger });
  const { call, raw, sql, event, attend, cancel, changeEvent, berlin: group } = service;
  const { person, session, token, mails, resetPassword, securityEventsOf } = service;
  const times = { starts_at: "2026-12-01T18:00:00Z", ends_at: "2026-12-01T20:00:00Z" };
  const meetup = await event(group, { ...times, name: "Meetup", venue: { name: "Hall" } });
  const workshop = await event(group, { ...times, name: "Workshop", capacity: 1, waitlist_enabled: true });
  await event(group, { ...times, name: "Another" });
  const [ada, bob] = [await person(), await person()];
  for (const { status } of [await attend(bob, workshop), await attend(ada, workshop), await attend(ada, meetup)])
    assert.equal(status, 200);
  const createAddress = async (user = ada) => {
    const response = await (await session(user)).call("createCalendarAddress");
    assert.equal(response.status, 201);
    return secretOf(response);
  };
  const read = (secret: string) => call("getPrivateCalendar", { path: { secret } });

  await t.test("shows its address once, when it is created", async () => {
    const visitor = await session(ada);
    assert.equal((await visitor.call("getCalendarAddress")).status, 404);
    const created = await visitor.call("createCalendarAddress");
    assert.equal(created.headers["location"], "https://alliance.test/api/v1/me/calendar");
    assert.deepEqual(Object.keys(created.body).sort(), ["created_at", "last_used_at", "url"]);
    const response = await visitor.call("getCalendarAddress");
    assert.deepEqual(response.body, { created_at: "2026-11-20T12:00:00Z", last_used_at: null });
    assert.equal(response.headers["etag"], created.headers["etag"]);
    const headers = { "if-none-match": String(response.headers["etag"]) };
    assert.equal((await visitor.call("getCalendarAddress", { headers })).status, 304);
    assert.equal((await read(secretOf(created))).status, 200);
    assert.equal((await visitor.call("getCalendarAddress")).body.last_used_at, "2026-11-20T12:00:00Z");
  });

  await t.test("has the events that its user attends or waits for, with meeting URLs for attendees only", async () => {
    const events = entriesOf(await read(await createAddress()));
    assert.equal(events.length, 2);
    const { summary, status, location, conference } = events.find(({ uid }) => uid === meetup.id) ?? assert.fail();
    assert.deepEqual({ summary, status, location }, { summary: "Meetup", status: "CONFIRMED", location: "Hall" });
    assert.equal(conference, "https://meet.example.org/winter");
    const waiting = events.find(({ uid }) => uid === workshop.id) ?? assert.fail();
    assert.deepEqual(
      { summary: waiting["summary"], status: waiting["status"] },
      { summary: "Waitlist: Workshop", status: "TENTATIVE" },
    );
    assert.doesNotMatch(JSON.stringify(waiting), /meet\.example/);
  });

  await t.test("is in the language of its user's profile", async () => {
    const secret = await createAddress();
    const before = await read(secret);
    const visitor = await session(ada);
    const setLanguage = async (language: "de" | null) =>
      assert.equal((await visitor.call("updateMe", { body: { language } })).status, 200);
    await setLanguage("de");
    const after = await read(secret);
    assert.notEqual(after.headers["etag"], before.headers["etag"]);
    assert.match(after.body, /^X-WR-CALNAME:Meine Veranstaltungen: /m);
    const events = entriesOf(after);
    assert.ok(events.some(({ summary }) => summary === "Warteliste: Workshop"));
    assert.ok(events.some(({ description }) => /^Check-in-Code: .*Online teilnehmen: /s.test(String(description))));
    await setLanguage(null);
    assert.equal((await read(secret)).body, before.body);
  });

  await t.test("reflects promotions, canceled RSVPs and canceled events", async () => {
    const secret = await createAddress();
    const before = (await read(secret)).headers["etag"];
    const headers = { "if-none-match": String(before) };
    assert.equal((await call("getPrivateCalendar", { path: { secret }, headers })).status, 304);
    await cancel(bob, workshop);
    const promoted = entriesOf(await read(secret)).find(({ uid }) => uid === workshop.id);
    assert.deepEqual(
      { summary: promoted?.["summary"], status: promoted?.["status"] },
      { summary: "Workshop", status: "CONFIRMED" },
    );
    await cancel(ada, meetup);
    await changeEvent(workshop, { status: "canceled" });
    const { summary, status } = eventOf(await read(secret));
    assert.deepEqual({ summary, status }, { summary: "Workshop", status: "CANCELLED" });
  });

  await t.test("cannot be cached or read by websites, and is 404 while its user is disabled", async () => {
    const url = `/me/calendar/${await createAddress()}.ics`;
    const { headers } = await raw({ url });
    const values = ["cache-control", "referrer-policy", "access-control-allow-origin"].map((name) => headers[name]);
    assert.deepEqual(values, ["private, no-cache", "no-referrer", undefined]);
    await raw({ url });
    await sql`update users set disabled_at = now() where id = ${ada.id}`;
    assert.equal((await raw({ url })).status, 404);
    await sql`update users set disabled_at = null where id = ${ada.id}`;
    assert.equal((await raw({ url })).status, 200);
  });

  await t.test("a new address invalidates the old one, and deleting an address takes effect immediately", async () => {
    const [old, other] = [await createAddress(), await createAddress(bob)];
    const current = await createAddress();
    assert.equal((await read(old)).status, 404);
    assert.equal((await read(current)).status, 200);
    const visitor = await session(ada);
    for (let attempt = 0; attempt < 2; attempt++) {
      const { status, body } = await visitor.call("deleteCalendarAddress");
      assert.deepEqual({ status, body }, { status: 200, body: { deleted: true } });
    }
    assert.equal((await read(current)).status, 404);
    assert.equal((await read(other)).status, 200);
    assert.equal((await visitor.call("getCalendarAddress")).status, 404);
  });

  await t.test("an unknown address gets the same response as a deleted one", async () => {
    const formerSecret = await createAddress();
    await (await session(ada)).call("deleteCalendarAddress");
    const { status, body, headers } = await read(formerSecret);
    assert.equal(status, 404);
    for (const secret of [newSecret(), "x", "a.b", "%00", `${formerSecret}x`, formerSecret.slice(0, -1)]) {
      const response = await raw({ url: `/me/calendar/${encodeURIComponent(secret)}.ics` });
      assert.deepEqual({ status: response.status, body: response.body }, { status: 404, body }, secret);
      assert.equal(response.headers["cache-control"], headers["cache-control"]);
    }
  });

  await t.test("a repeated Idempotency-Key creates no second address", async () => {
    const visitor = await session(ada);
    const request = { headers: { "idempotency-key": "calendar-1" } };
    const secret = secretOf(await visitor.call("createCalendarAddress", request));
    const { status, headers } = await visitor.call("createCalendarAddress", request);
    assert.deepEqual(
      { status, errorCode: headers["x-error-code"] },
      { status: 409, errorCode: "idempotency_key_reused" },
    );
    assert.equal((await read(secret)).status, 200);
  });

  await t.test("stores only the digest of its secret", async () => {
    const secret = await createAddress();
    const rows = await sql`select * from calendar_addresses`;
    const others = await sql`select * from security_events`;
    assert.doesNotMatch(JSON.stringify([rows, others, await mails(ada.email)]), new RegExp(secret));
  });

  await t.test("is revoked with the token that created it", async () => {
    const createByToken = async (expiresAt: Date | null = null) => {
      const { id, headers } = await token(ada, { scopes: ["profile:write", "events:attend"], expiresAt });
      return { id, secret: secretOf(await call("createCalendarAddress", { headers })) };
    };
    const { id, secret } = await createByToken();
    assert.equal((await read(secret)).status, 200);
    await (await session(ada)).call("revokeToken", { path: { token_id: id } });
    assert.equal((await read(secret)).status, 404);
    assert.equal((await (await session(ada)).call("getCalendarAddress")).status, 404);
    const expiring = await createByToken(new Date(now.getTime() + 60_000));
    assert.equal((await read(expiring.secret)).status, 200);
    now = new Date(now.getTime() + 60_000);
    assert.equal((await read(expiring.secret)).status, 404);
  });

  await t.test("is revoked by a password reset, but not by signing out", async () => {
    const visitor = await session(bob);
    const secret = secretOf(await visitor.call("createCalendarAddress"));
    await visitor.call("logOut");
    assert.equal((await read(secret)).status, 200);
    await resetPassword(bob);
    assert.equal((await read(secret)).status, 404);
  });

  await t.test("its creation and deletion send emails, and are security events", async () => {
    const carla = await person();
    await createAddress(carla);
    await (await session(carla)).call("deleteCalendarAddress");
    assert.deepEqual(await securityEventsOf(carla), ["calendar_created", "calendar_deleted"]);
    const texts = (await mails(carla.email)).map(({ text }) => text).join();
    for (const notice of [/private calendar was created/, /private calendar was disabled/]) assert.match(texts, notice);
  });

  await t.test("its secret appears in no log, even if the URL was mistyped (criterion 47)", async () => {
    const secret = await createAddress();
    await read(secret);
    for (const url of [
      `/me/calendar/${secret}`,
      `/me/calendar/${secret}.ics/`,
      `/me/calendar/${secret}.ics?a=b`,
      `/me/calendar/x/${secret}`,
      `//me/calendar/${secret}.ics`,
      `/me/%63alendar/${secret}.ics`,
      `/me/calendar/${secret}%zz`,
    ])
      await raw({ url });
    await raw({ method: "POST", url: `/me/calendar/${secret}.ics` });
    assert.ok(lines.some((line) => line.includes('"path":"/me/calendar/…"')));
    assert.equal(lines.filter((line) => line.includes(secret)).join(), "");
  });
});
