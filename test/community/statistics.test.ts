import assert from "node:assert/strict";
import { test } from "tap";
import { startCommunity } from "../support/fixtures.ts";
import { valuesOf } from "../support/pages.ts";
import type { Person } from "../support/people.ts";
import { purge } from "../support/purging.ts";
import { inject, type Service } from "../support/service.ts";
import { form } from "../support/site.ts";

const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const dayMs = 86_400_000;

test("statistics", async (t) => {
  // The service's clock starts on Friday, 20 November 2026, at noon.
  const service = await startCommunity(t);
  const { callAs, call, sql, now, person, people, as, appoint, session, mails } = service;
  const { root, group, event, ours, berlin } = service;
  const organizer = await person();
  await appoint(organizer, { group: berlin.id });
  const groupPath = { alliance: ours.slug, group_id: berlin.id };
  const inDays = (days: number) => new Date(now.getTime() + days * dayMs);
  /** Returns the service with a clock that is moved by a number of days. */
  const serviceIn = (days: number) => service.startAnother({ clock: () => inDays(days) });
  const attend = (instance: Service, id: string, user: Person, body: object = {}) =>
    instance.callAs(user, "attendEvent", { alliance: ours.slug, event_id: id }, body);
  const groupNumbers = async (query: Record<string, string> = {}, instance: Service = service) =>
    (await instance.call("getGroupStatistics", { path: groupPath, as: as(organizer), query })).body;
  const eventNumbers = async (id: string, instance: Service = service) =>
    (await instance.callAs(organizer, "getEventStatistics", { event_id: id })).body;
  const deleteAccount = async (user: Person, days: number) => {
    const visitor = await session(user, inDays(days));
    const headers = { cookie: `session_id=${visitor.session()}` };
    assert.equal((await (await serviceIn(days)).call("deleteMe", { headers })).status, 200);
  };
  /** Returns the periods in which anything was counted, without their zero counts. */
  const omitZeros = (periods: Record<string, unknown>[]) =>
    periods
      .map((period) => Object.fromEntries(Object.entries(period).filter(([, value]) => value !== 0)))
      .filter((period) => Object.keys(period).some((name) => name !== "starts_on" && name !== "members"));

  await t.test("counts members who joined and left by day and week, including deleted accounts", async () => {
    const [ada, bea, cem] = await people(3);
    assert.ok(ada && bea && cem);
    const join = async (days: number, user: Person) => (await serviceIn(days)).callAs(user, "joinGroup", groupPath);
    await join(-100, ada);
    await join(-9, bea);
    await join(-8, cem);
    await (await serviceIn(-2)).callAs(ada, "leaveGroup", groupPath);
    await deleteAccount(cem, -1);
    const { from, to, total, periods } = await groupNumbers();
    assert.deepEqual([from, to, periods.length], ["2026-08-23", "2026-11-20", 90]);
    assert.deepEqual([periods[0].members, total.members], [1, 1]);
    assert.deepEqual([total.members_joined, total.members_left], [2, 2]);
    assert.deepEqual(omitZeros(periods), [
      { starts_on: "2026-11-11", members_joined: 1, members: 2 },
      { starts_on: "2026-11-12", members_joined: 1, members: 3 },
      { starts_on: "2026-11-18", members_left: 1, members: 2 },
      { starts_on: "2026-11-19", members_left: 1, members: 1 },
    ]);
    const weeks = await groupNumbers({ interval: "week", from: "2026-11-05" });
    const firstDays = ["2026-11-05", "2026-11-09", "2026-11-16"];
    assert.deepEqual(valuesOf(weeks.periods, "starts_on"), firstDays, "the first week is cut by the range");
    assert.deepEqual(valuesOf(weeks.periods, "members_joined"), [0, 2, 0]);
    assert.deepEqual(valuesOf(weeks.periods, "members_left"), [0, 0, 2]);
    assert.deepEqual(valuesOf(weeks.periods, "members"), [1, 3, 1]);
    const early = await groupNumbers({ from: "2026-08-01", to: "2026-08-31" });
    assert.deepEqual([early.total.members_joined, early.total.members], [1, 1], "before the deletions");
  });

  await t.test("returns 400 for a range that is empty or too long", async () => {
    const statistics = (query: Record<string, string>) =>
      call("getGroupStatistics", { path: groupPath, as: as(organizer), query });
    for (const [query, message] of [
      [{ from: "2026-11-21" }, /must not be after the last day, 2026-11-20/],
      [{ from: "2024-11-20" }, undefined],
      [{ from: "2024-11-19" }, /at most 730 days before/],
      [{ from: "2026-02-30" }, /query\/from/],
      [{ interval: "year" }, /query\/interval/],
    ] as const) {
      const { status, body } = await statistics(query);
      assert.equal(status, message ? 400 : 200, JSON.stringify(query));
      if (message) assert.match(body.error, message);
    }
  });

  await t.test("counts RSVPs, check-ins and no-shows, even after accounts and rows are deleted", async () => {
    const meetup = await event(berlin, {
      name: "Meetup",
      capacity: 10,
      starts_at: inDays(3).toISOString(),
      ends_at: inDays(3.1).toISOString(),
    });
    const [ada, bea, cem, dee] = await people(4);
    assert.ok(ada && bea && cem && dee);
    for (const [days, user] of [
      [0, ada],
      [0, bea],
      [1, cem],
      [1, dee],
    ] as const)
      assert.equal((await attend(await serviceIn(days), meetup.id, user)).status, 200);
    const second = await serviceIn(2);
    const path = { alliance: ours.slug, event_id: meetup.id };
    await second.callAs(dee, "cancelAttendance", path);
    const door = await serviceIn(3.02);
    const admit = (user: Person) =>
      door.callAs(organizer, "checkInAttendee", { event_id: meetup.id, user_id: user.id });
    const before = await eventNumbers(meetup.id, door);
    assert.deepEqual([before.attended, before.no_shows], [0, null]);
    assert.equal((await admit(ada)).status, 200);
    const readNumbers = async (instance: Service) => {
      const { attended, no_shows, places, total, to, periods } = await eventNumbers(meetup.id, instance);
      return { attended, no_shows, places, total, to, periods: omitZeros(periods) };
    };
    const during = await readNumbers(door);
    assert.deepEqual([during.attended, during.no_shows], [1, null], "the event is not over");
    const after = await serviceIn(4);
    const expected = {
      attended: 1,
      no_shows: 2,
      places: { places: 10, taken: 3, fill: 0.3 },
      total: { starts_on: "2026-08-26", rsvps: 4, rsvps_canceled: 1, views: 0 },
      to: "2026-11-23",
      periods: [
        { starts_on: "2026-11-20", rsvps: 2 },
        { starts_on: "2026-11-21", rsvps: 2 },
        { starts_on: "2026-11-22", rsvps_canceled: 1 },
      ],
    };
    assert.deepEqual(await readNumbers(after), expected);
    const sums = async (instance: Service) => {
      const { total, places } = await groupNumbers({ from: "2026-11-20", to: "2026-11-30" }, instance);
      const { rsvps, rsvps_canceled, attended, no_shows } = total;
      return { rsvps, rsvps_canceled, attended, no_shows, places };
    };
    const totals = await sums(after);
    assert.deepEqual(
      { ...totals, places: null },
      { rsvps: 4, rsvps_canceled: 1, attended: 1, no_shows: 2, places: null },
    );
    await deleteAccount(bea, 4);
    assert.deepEqual(await readNumbers(after), { ...expected, places: { places: 10, taken: 2, fill: 0.2 } });
    await purge(service.db, inDays(2000));
    const [remaining] = await sql`select count(*)::integer as count from attendances where event_id = ${meetup.id}`;
    assert.equal(remaining?.["count"], 0);
    assert.deepEqual(await readNumbers(after), { ...expected, places: { places: 10, taken: 2, fill: 0.2 } });
    const { places, ...rest } = totals;
    const seats = places.taken - 1;
    assert.deepEqual(await sums(after), { ...rest, places: { ...places, taken: seats, fill: seats / places.places } });
  });

  await t.test(
    "counts views by day and source, including cached responses, but not bots, prefetches and form results",
    async () => {
      const meetup = await event(berlin, { name: "Viewed" });
      const page = `/events/${ours.slug}/${berlin.slug}/${meetup.slug}`;
      const reader = await service.startAnother({ cacheBytes: 33_554_432 });
      const view = async (url: string, headers: Record<string, string> = {}) => {
        const requestHeaders = { accept: "text/html", "user-agent": browser, ...headers };
        return (await inject(reader.app, { url, headers: requestHeaders })).statusCode;
      };
      for (let count = 0; count < 3; count++) assert.equal(await view(page), 200);
      for (const referer of ["https://www.forum.example.org/thread/1", "https://forum.example.org/", "mailto:a@b.c"])
        assert.equal(await view(page, { referer }), 200);
      for (const source of ["Newsletter", "newsletter", "News%20Letter", "=1+1", "%3Cscript%3E"])
        assert.equal(await view(`${page}?utm_source=${source}&utm_medium=email`), 200);
      assert.equal(await view(`/groups/${ours.slug}/${berlin.slug}?utm_source=newsletter`), 200);
      for (const headers of [
        { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
        { "user-agent": "curl/8.5.0" },
        { "sec-purpose": "prefetch" },
      ])
        assert.equal(await view(page, headers), 200);
      assert.equal(await view(`${page}?notice=rsvp_attending`), 200);
      assert.equal(await view(`${page}-not`), 404);
      await reader.app.close();
      const { total, sources } = await eventNumbers(meetup.id);
      assert.equal(total.views, 11);
      assert.deepEqual(sources, [
        { source: null, views: 4, rsvps: 0 },
        { source: "forum.example.org", views: 2, rsvps: 0 },
        { source: "newsletter", views: 2, rsvps: 0 },
        { source: "other", views: 2, rsvps: 0 },
        { source: "news-letter", views: 1, rsvps: 0 },
      ]);
      const numbers = await groupNumbers();
      assert.equal(numbers.total.views, 12);
      assert.equal(numbers.sources.find((source: { source: string }) => source.source === "newsletter").views, 3);
      const columns =
        await sql`select column_name as name from information_schema.columns where table_name = 'page_visits'`;
      const columnNames = ["day", "event_id", "group_id", "page_id", "rsvps", "source", "views"];
      assert.deepEqual(valuesOf(columns, "name").sort(), columnNames, "no column identifies the visitor");
    },
  );

  await t.test("a page has at most 50 sources a day, even with several processes", async () => {
    const meetup = await event(berlin, { name: "Flooded" });
    const page = `/events/${ours.slug}/${berlin.slug}/${meetup.slug}`;
    for (const prefix of ["a", "b"]) {
      const reader = await service.startAnother();
      for (let count = 0; count < 40; count++) {
        const headers = { accept: "text/html", "user-agent": browser };
        await inject(reader.app, { url: `${page}?utm_source=${prefix}${count}`, headers });
      }
      await reader.app.close();
    }
    const rows = await sql`select source, views from page_visits where event_id = ${meetup.id} and source <> 'other'`;
    assert.equal(rows.length, 50);
    const { sources, total } = await eventNumbers(meetup.id);
    assert.deepEqual([total.views, sources.length, sources[0]], [80, 50, { source: "other", views: 31, rsvps: 0 }]);
  });

  await t.test("an RSVP has the source of its page, even after a sign-in, or the source from the client", async () => {
    const meetup = await event(berlin, { name: "Sourced" });
    const path = { alliance: ours.slug, group_slug: berlin.slug, event_slug: meetup.slug };
    const html = { accept: "text/html" };
    const [ada, bea, cem, dee] = await Promise.all([person(), person(), person(), person()]);
    assert.ok(ada && bea && cem && dee);
    const anonymous = await call("showEvent", { path, query: { utm_source: "Newsletter" }, headers: html });
    const page = `/events/${ours.slug}/${berlin.slug}/${meetup.slug}`;
    assert.ok(anonymous.body.includes(`next=${encodeURIComponent(`${page}?utm_source=newsletter`)}`));
    const attendByForm = async (user: Person, query: Record<string, string>, referer?: string) => {
      const visitor = await session(user);
      const headers = { ...html, ...(referer !== undefined && { referer }) };
      const { body } = await visitor.call("showEvent", { path, query, headers });
      const [, source] = /<input type="hidden" name="source" value="([^"]+)">/.exec(body) ?? [];
      const fields = form(source === undefined ? {} : { source });
      assert.equal((await visitor.call("attendEventByForm", { path, ...fields })).status, 303);
      return source;
    };
    assert.equal(await attendByForm(ada, { utm_source: "newsletter" }, "https://forum.example.org/"), "newsletter");
    assert.equal(await attendByForm(bea, {}, "https://forum.example.org/"), "forum.example.org");
    assert.equal(await attendByForm(cem, {}), undefined);
    const body = { source: "app" };
    assert.equal((await attend(service, meetup.id, dee, body)).status, 200);
    assert.equal((await attend(service, meetup.id, dee, body)).status, 200, "a repeated RSVP changes nothing");
    assert.equal((await attend(service, meetup.id, dee, { source: "=cmd" })).status, 400);
    const { sources, total } = await eventNumbers(meetup.id);
    assert.equal(total.rsvps, 4);
    assert.deepEqual(sources, [
      { source: "app", views: 0, rsvps: 1 },
      { source: "forum.example.org", views: 0, rsvps: 1 },
      { source: "newsletter", views: 0, rsvps: 1 },
      { source: null, views: 0, rsvps: 1 },
    ]);
    const file = await callAs(organizer, "exportEventStatistics", { event_id: meetup.id });
    assert.equal(file.body.length, 90);
    assert.deepEqual(Object.entries(file.body.at(-1)), [
      ["starts_on", "2026-11-20"],
      ["rsvps", 4],
      ["rsvps_canceled", 0],
      ["views", 0],
      ["views: app", 0],
      ["rsvps: app", 1],
      ["views: forum.example.org", 0],
      ["rsvps: forum.example.org", 1],
      ["views: newsletter", 0],
      ["rsvps: newsletter", 1],
      ["views: ", 0],
      ["rsvps: ", 1],
    ]);
  });

  await t.test("an RSVP by name and address counts once, on confirmation, with the source of its form", async () => {
    const meetup = await event(berlin, { name: "Requested" });
    const path = { alliance: ours.slug, group_slug: berlin.slug, event_slug: meetup.slug };
    const email = "friend@example.org";
    const sourceIn = (page: string) => /<input type="hidden" name="source" value="([^"]*)">/.exec(page)?.[1];
    const show = async (query = {}) =>
      (await call("showEvent", { path, query, headers: { accept: "text/html" } })).body;
    assert.deepEqual([sourceIn(await show()), sourceIn(await show({ utm_source: "Newsletter" }))], ["", "newsletter"]);
    const request = (more = {}) =>
      call("requestRsvp", { path, ...form({ name: "Noor Said", email, source: "newsletter", ...more }) });
    const rejection = await request({ guests: "9" });
    assert.deepEqual([rejection.status, sourceIn(rejection.body)], [400, "newsletter"]);
    for (let count = 0; count < 2; count++) assert.equal((await request()).status, 303);
    const { sources: before } = await eventNumbers(meetup.id);
    assert.deepEqual(before, []);
    const tokens = (await mails(email)).map(({ text }) => /confirm\?token=([\w-]+)/.exec(text)?.[1]);
    assert.equal(tokens.length, 2);
    const statuses = [];
    for (const token of tokens) statuses.push((await call("confirmRsvp", form({ token: String(token) }))).status);
    // The second link shows the RSVP that the first link confirmed.
    assert.deepEqual(statuses, [303, 303]);
    const { sources } = await eventNumbers(meetup.id);
    assert.deepEqual(sources, [{ source: "newsletter", views: 0, rsvps: 1 }]);
  });

  await t.test("an alliance's statistics include all of its groups", async () => {
    const hamburg = await group(ours, { name: "Hamburg" });
    const member = await person();
    for (const id of [berlin.id, hamburg.id]) await callAs(member, "joinGroup", { alliance: ours.slug, group_id: id });
    const before = await groupNumbers();
    const { body } = await callAs(root, "getAllianceStatistics", { alliance: ours.slug });
    assert.deepEqual(body.total, {
      ...before.total,
      members: before.total.members + 1,
      members_joined: before.total.members_joined + 1,
    });
    assert.deepEqual(body.sources, before.sources);
  });
});
