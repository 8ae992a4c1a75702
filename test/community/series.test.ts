import assert from "node:assert/strict";
import { test } from "tap";
import { toStarts } from "../../src/community/events/series/rules.ts";
import { pagePath, startCommunity } from "../support/fixtures.ts";
import { idsOf, valuesOf } from "../support/pages.ts";
import { requireError, requireStatus } from "../support/responses.ts";

type Event = Parameters<typeof pagePath>[0] & Record<"starts_at" | "ends_at" | "status" | "series_id", string>;

test("a local time is resolved in the event's time zone", async (t) => {
  const starts = (...texts: string[]) => toStarts(texts, "Europe/Berlin").map((start) => start.toISOString());
  await t.test("before and after daylight saving begins, and with an offset", async () => {
    assert.deepEqual(starts("2027-03-31T18:00", "2027-03-24T18:00", "2027-04-07T18:00:00-02:00"), [
      "2027-03-24T17:00:00.000Z",
      "2027-03-31T16:00:00.000Z",
      "2027-04-07T20:00:00.000Z",
    ]);
  });
  await t.test("requires an offset for skipped and repeated times, existing days, and distinct times", async () => {
    for (const text of ["2027-03-28T02:30", "2027-10-31T02:30", "2027-02-30T18:00", "2027-02-30T18:00:00Z"])
      assert.throws(() => starts("2027-01-01T18:00", text), {
        status: 400,
        message: /^body\/starts_at\/1 must be a time/,
      });
    assert.deepEqual(starts("2027-10-31T02:30:00+02:00"), ["2027-10-31T00:30:00.000Z"]);
    const twice = () => starts("2027-01-01T18:00", "2027-01-01T17:00:00Z");
    assert.throws(twice, /^InvalidField: body\/starts_at\/1 must differ/);
  });
});

test("a series of events", async (t) => {
  const service = await startCommunity(t, { poolSize: 8 });
  const { callAs, call, sql, person, as, appoint, session } = service;
  const { root, event, attend, ours, berlin } = service;
  const organizer = await person();
  await appoint(organizer, { group: berlin.id });
  const admin = as(organizer);

  const evening = {
    name: "Evening",
    starts_at: "2027-03-17T17:00:00Z",
    ends_at: "2027-03-17T20:00:00Z",
    rsvp_closes_at: "2027-03-17T11:00:00Z",
    capacity: 20,
    waitlist_enabled: true,
    questions: [{ label: "What do you eat?", kind: "choice", options: ["Meat", "None"], required: true }],
    max_guests: 2,
    venue: { name: "Kaffeefabrik" },
  };
  const copy = (id: string, starts_at: string[], headers = {}) =>
    call("copyEvent", { path: { event_id: id }, as: admin, body: { starts_at }, headers });
  const read = async (id: string) => (await callAs(organizer, "getEventById", { event_id: id })).body;
  const patch = (id: string, body: object) =>
    call("updateEvent", { path: { event_id: id }, query: { following: true }, as: admin, body });
  /** Creates an event and its copies in the next three weeks, across the start of daylight saving time. */
  const series = async (): Promise<[Event, Event, Event, Event]> => {
    const { id } = await event(berlin, evening);
    const { status, body } = await copy(id, ["2027-03-24T18:00", "2027-03-31T18:00", "2027-04-07T18:00"]);
    assert.equal(status, 201, JSON.stringify(body));
    return [await read(id), ...(body.items as [Event, Event, Event])];
  };

  await t.test("returns 201 with drafts that end, and close RSVPs, at the same local times", async () => {
    const first = await event(berlin, evening);
    const { id } = first;
    const answers = [{ question_id: (await read(id)).questions[0].id, value: "None" }];
    await attend(root, first, { answers });
    const {
      status,
      body,
      headers: { location },
    } = await copy(id, ["2027-03-31T18:00", "2027-03-24T17:00:00Z"]);
    assert.equal(status, 201);
    const original = await read(id);
    assert.equal(body.series_id, original.series_id);
    assert.deepEqual(valuesOf(body.items, "starts_at"), ["2027-03-24T17:00:00Z", "2027-03-31T16:00:00Z"]);
    assert.deepEqual(valuesOf(body.items, "ends_at"), ["2027-03-24T20:00:00Z", "2027-03-31T19:00:00Z"]);
    assert.deepEqual(valuesOf(body.items, "status"), ["draft", "draft"]);
    const second = await read(body.items[1].id);
    assert.equal(second.rsvp_closes_at, "2027-03-31T10:00:00Z");
    const ownFields =
      /^(?:id|slug|status|html_url|starts_at|ends_at|rsvp_closes_at|created_at|updated_at|attendee_count|remaining_capacity)$/;
    for (const field of Object.keys(original).filter((name) => !ownFields.test(name)))
      assert.deepEqual(second[field], original[field], field);
    assert.deepEqual([second.attendee_count, second.remaining_capacity], [0, 20]);
    const list = await call("listAllEvents", {
      query: { series_id: body.series_id, status: ["draft", "published"] },
      as: admin,
    });
    assert.deepEqual(idsOf(list.body.items), [id, ...idsOf(body.items)]);
    assert.equal(location, `https://alliance.test/api/v1/events?series_id=${body.series_id}&status=draft`);
    const log = { path: { alliance: ours.slug }, as: as(root), query: { limit: 3 } };
    for (const { action } of (await call("listAuditEntries", log)).body.items) assert.equal(action, "copyEvent");
  });

  await t.test("copies of a copy are in the same series; more than 200 events return 409", async () => {
    const [first, second] = await series();
    assert.equal((await copy(second.id, ["2027-05-05T18:00"])).body.series_id, first.series_id);
    const days = Array.from({ length: 49 }, (_, day) => new Date(Date.UTC(2028, 0, 1 + day, 18)).toISOString());
    const copyIn = (year: number) =>
      copy(
        first.id,
        days.map((day) => day.replace("2028", `${year}`)),
      );
    for (const year of [2028, 2029, 2030]) assert.equal((await copyIn(year)).status, 201);
    assert.match(requireError(await copyIn(2031), 409, "series_full"), /at most 200 events, and this one has 152/);
    const monthly = { path: pagePath(first), body: "every=month&times=52", headers: { accept: "text/html" } };
    const page = requireStatus(await (await session(organizer)).call("copyEventByForm", monthly), 409);
    assert.match(page, /A series has at most 200 events/);
  });

  await t.test("returns 400 for a copy outside the years 1 to 9999, and 409 for such a patch", async () => {
    const { id } = await event(berlin, { ...evening, rsvp_closes_at: null });
    for (const start of [
      "9999-12-31T22:00:00Z",
      "9999-12-31T23:30",
      "0000-06-01T10:00:00Z",
      "0001-01-01T00:00",
      "0001-01-01T00:00:00+05:00",
    ]) {
      const reason = requireStatus(await copy(id, [start]), 400, start);
      assert.match(reason, /^body\/starts_at must leave all times of the event in the years 1 to 9999/);
    }
    const last = await event(berlin, { starts_at: "9999-12-01T10:00:00Z", ends_at: "9999-12-05T10:00:00Z" });
    assert.equal((await copy(last.id, ["9999-12-25T10:00:00Z"])).status, 201);
    const times = { starts_at: "9999-12-10T10:00:00Z", ends_at: "9999-12-14T10:00:00Z" };
    const reason = requireStatus(await patch(last.id, times), 409);
    assert.match(reason, /the years 1 to 9999 \(UTC\): event \S+ of the series, which starts at 9999-12-25T10/);
  });

  await t.test("the list at the Location URL includes the copies, even past copies", async () => {
    const { id } = await event(berlin, { ...evening, rsvp_closes_at: null });
    for (const [start, suffix] of [
      ["2027-04-01T18:00", ""],
      ["2020-05-01T10:00", "&from=2020-05-01T08:00:00Z"],
    ] as const) {
      const { headers, body } = await copy(id, [start]);
      const location = String(headers["location"]);
      assert.ok(location.endsWith(`series_id=${body.series_id}&status=draft${suffix}`), location);
      const query = Object.fromEntries(new URL(location).searchParams);
      const response = await call("listAllEvents", { query, as: admin });
      assert.ok(idsOf(response.body.items).includes(body.items[0].id), start);
    }
  });

  await t.test("concurrent requests with an Idempotency-Key create the copies once", async () => {
    const { id } = await event(berlin, evening);
    const key = { "idempotency-key": "weekly" };
    const responses = await Promise.all([1, 2].map(() => copy(id, ["2027-03-24T18:00"], key)));
    assert.deepEqual(valuesOf(responses, "status"), [201, 201]);
    assert.deepEqual(responses[0]?.body, responses[1]?.body);
    assert.equal((await copy(id, ["2027-03-25T18:00"], key)).status, 422);
  });

  await t.test("a patch changes the following events: their local times move, other fields are set", async () => {
    const [first, second, third, fourth] = await series();
    const body = {
      name: "Long evening",
      starts_at: "2027-03-24T18:30:00Z",
      ends_at: "2027-03-24T22:00:00Z",
      tags: ["late"],
    };
    const { status, body: updated } = await patch(second.id, body);
    assert.equal(status, 200);
    assert.equal(updated.id, second.id);
    assert.equal((await read(first.id)).name, "Evening");
    assert.equal((await read(second.id)).starts_at, body.starts_at, "the event's own times are shifted once");
    assert.deepEqual(
      (await Promise.all([third, fourth].map(({ id }) => read(id)))).map(
        ({ name, starts_at, ends_at, rsvp_closes_at, tags }) => [name, starts_at, ends_at, rsvp_closes_at, tags[0]],
      ),
      [
        ["Long evening", "2027-03-31T17:30:00Z", "2027-03-31T21:00:00Z", "2027-03-31T10:00:00Z", "late"],
        ["Long evening", "2027-04-07T17:30:00Z", "2027-04-07T21:00:00Z", "2027-04-07T10:00:00Z", "late"],
      ],
    );
  });

  await t.test("copies have the same question ids, so that one patch changes them in all events", async () => {
    const [first, second] = await series();
    const [{ id }] = (await read(first.id)).questions;
    const questions = [
      { id, label: "Food?", kind: "text", required: false },
      { label: "Drink?", kind: "text", required: false },
    ];
    assert.equal((await patch(first.id, { questions })).status, 200);
    assert.deepEqual((await read(second.id)).questions, (await read(first.id)).questions);
  });

  await t.test("publishes drafts, cancels published events but no drafts, and skips canceled events", async () => {
    const [first, second, third, fourth] = await series();
    assert.equal((await patch(second.id, { status: "published" })).status, 200);
    const states = async () =>
      Promise.all([first, second, third, fourth].map(async ({ id }) => (await read(id)).status));
    assert.deepEqual(await states(), ["published", "published", "published", "published"]);
    await callAs(organizer, "updateEvent", { event_id: third.id }, { status: "canceled" });
    await patch(first.id, { name: "Renamed" });
    assert.deepEqual([(await read(third.id)).name, (await read(fourth.id)).name], ["Evening", "Renamed"]);
    const { body } = await copy(first.id, ["2027-06-02T18:00"]);
    assert.equal((await patch(first.id, { status: "canceled" })).status, 200);
    assert.deepEqual(await states(), ["canceled", "canceled", "canceled", "canceled"]);
    assert.equal((await read(body.items[0].id)).status, "draft");
  });

  await t.test("returns 409 with the event that cannot change, and changes none", async () => {
    const [first, second, third] = await series();
    await patch(first.id, { status: "published", questions: [] });
    for (const user of [await person(), await person()]) assert.equal((await attend(user, third)).status, 200);
    const reason = requireError(await patch(first.id, { capacity: 1, name: "Small" }), 409, "capacity_too_small");
    const message = `2 people already attend: event ${third.id} of the series, which starts at 2027-03-31T16`;
    assert.ok(reason.includes(message), reason);
    assert.deepEqual([(await read(first.id)).name, (await read(second.id)).capacity], ["Evening", 20]);
  });

  await t.test("concurrent patches of a series and RSVPs succeed, and leave correct counts", async () => {
    const [first, second, third, fourth] = await series();
    await patch(first.id, { status: "published", questions: [] });
    const people = await Promise.all(Array.from({ length: 4 }, () => person({ withPassword: false })));
    const all = await Promise.all([
      ...[fourth, third, second, first].map(({ id }, index) => patch(id, { name: `Evening ${index}` })),
      ...people.flatMap((user) => [first, third, fourth].map((occurrence) => attend(user, occurrence))),
    ]);
    assert.deepEqual(new Set(all.map(({ status }) => status)), new Set([200]));
    const [{ wrong } = { wrong: -1 }] = await sql<{ wrong: number }[]>`
      select count(*)::integer as wrong from events where attendee_count <>
        (select count(*) from attendances where event_id = events.id and status = 'attending')`;
    assert.equal(wrong, 0);
  });
});
