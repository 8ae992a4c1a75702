import assert from "node:assert/strict";
import { test } from "tap";
import { expandRule, type Rule } from "../../src/community/events/series/recurrence.ts";
import { startCommunity } from "../support/fixtures.ts";
import { valuesOf } from "../support/pages.ts";
import { requireStatus } from "../support/responses.ts";

/** The second Tuesday of its month, before daylight saving time begins. */
const tuesday = { startsAt: new Date("2027-03-09T17:00:00Z"), timezone: "Europe/Berlin" };

const weekly = { frequency: "weekly", interval: 1 } as const;
const monthly = { frequency: "monthly", interval: 1 } as const;

test("starts by a rule", async (t) => {
  const starts = (rule: Rule, event = tuesday, now = "2027-03-01T00:00:00Z", occupied: readonly string[] = []) =>
    expandRule(rule, event, { now: new Date(now), taken: new Set(occupied.map((time) => Date.parse(time))) }).map(
      (start) => start.toISOString().slice(0, 16),
    );

  await t.test("repeat the weekday of the event at its local time of day", async () => {
    assert.deepEqual(starts({ ...weekly, interval: 2, count: 2 }), ["2027-03-23T17:00", "2027-04-06T16:00"]);
  });

  await t.test("on another weekday begin in the event's week, which begins on Monday", async () => {
    const rule = { ...weekly, interval: 2, count: 2 };
    assert.deepEqual(starts({ ...rule, weekday: "thursday" }), ["2027-03-11T17:00", "2027-03-25T17:00"]);
    assert.deepEqual(starts({ ...rule, weekday: "monday" }), ["2027-03-22T17:00", "2027-04-05T16:00"]);
    assert.deepEqual(starts({ ...rule, weekday: "sunday" }), ["2027-03-14T17:00", "2027-03-28T16:00"]);
  });

  await t.test("on the nth or last weekday of each month", async () => {
    const rule = { ...monthly, count: 3 };
    assert.deepEqual(starts({ ...rule, weekday: "tuesday", nth: 2 }), [
      "2027-04-13T16:00",
      "2027-05-11T16:00",
      "2027-06-08T16:00",
    ]);
    assert.deepEqual(starts({ ...rule, weekday: "wednesday", nth: -1 }), [
      "2027-03-31T16:00",
      "2027-04-28T16:00",
      "2027-05-26T16:00",
    ]);
    assert.deepEqual(starts({ ...rule, interval: 12, weekday: "monday", nth: 1 }), [
      "2028-03-06T17:00",
      "2029-03-05T17:00",
      "2030-03-04T17:00",
    ]);
  });

  await t.test("on the same day of the month, or the last day of shorter months", async () => {
    const event = { startsAt: new Date("2027-01-31T12:00:00Z"), timezone: "UTC" };
    assert.deepEqual(starts({ ...monthly, count: 3 }, event, "2027-01-01T00:00:00Z"), [
      "2027-02-28T12:00",
      "2027-03-31T12:00",
      "2027-04-30T12:00",
    ]);
  });

  await t.test("until a day in the event's time zone, inclusive", async () => {
    const lateEvent = { startsAt: new Date("2027-03-10T04:30:00Z"), timezone: "America/New_York" };
    assert.deepEqual(starts({ ...weekly, until: "2027-03-23" }, lateEvent), ["2027-03-17T03:30", "2027-03-24T03:30"]);
  });

  await t.test("omit past starts and existing starts of the series", async () => {
    const rule = { ...weekly, count: 2 };
    assert.deepEqual(starts(rule, tuesday, "2027-05-04T16:00:00Z"), ["2027-05-11T16:00", "2027-05-18T16:00"]);
    assert.deepEqual(starts(rule, tuesday, "2027-05-04T15:59:00Z", ["2027-05-11T16:00:00Z"]), [
      "2027-05-04T16:00",
      "2027-05-18T16:00",
    ]);
    const old = { startsAt: new Date("0003-03-01T12:00:00Z"), timezone: "UTC" };
    assert.equal(starts({ ...monthly, weekday: "friday", nth: 4, count: 52 }, old).length, 52);
  });

  await t.test("at a shifted time if the local time is skipped, at the first if the local time repeats", async () => {
    const night = { startsAt: new Date("2027-03-21T01:30:00Z"), timezone: "Europe/Berlin" };
    assert.deepEqual(starts({ ...weekly, count: 1 }, night), ["2027-03-28T01:30"]);
    const autumn = { startsAt: new Date("2027-10-24T00:30:00Z"), timezone: "Europe/Berlin" };
    assert.deepEqual(starts({ ...weekly, count: 1 }, autumn), ["2027-10-31T00:30"]);
  });

  await t.test("returns 400 and names the field that contradicts another", async () => {
    for (const [rule, field, reason] of [
      [{ ...weekly, nth: 1, weekday: "monday", count: 1 }, "rule/nth", /needs the "frequency" monthly/],
      [{ ...monthly, nth: 1, count: 1 }, "rule/nth", /and a "weekday"/],
      [{ ...monthly, weekday: "monday", count: 1 }, "rule/weekday", /needs "nth"/],
      [{ ...weekly }, "rule", /"until" or "count"/],
      [{ ...weekly, count: 1, until: "2027-12-31" }, "rule", /"until" or "count"/],
      [{ ...weekly, until: "2027-03-15" }, "rule/until", /must allow a start/],
      [{ ...weekly, until: "2028-03-15" }, "rule/until", /at most 52/],
    ] as const)
      assert.throws(() => starts(rule), { status: 400, path: field, message: reason });
    assert.equal(starts({ ...weekly, until: "2028-03-07" }).length, 52);
  });
});

test("copies by a rule", async (t) => {
  const { call, callAs, person, as, appoint, event, berlin } = await startCommunity(t);
  const organizer = await person();
  await appoint(organizer, { group: berlin.id });
  const evening = {
    name: "Evening",
    timezone: "Europe/Berlin",
    starts_at: "2027-03-09T17:00:00Z",
    ends_at: "2027-03-09T20:00:00Z",
  };
  const copy = (id: string, body: object, user = organizer) =>
    call("copyEvent", { path: { event_id: id }, as: as(user), body });
  const secondTuesday = { frequency: "monthly", weekday: "tuesday", nth: 2 };

  await t.test("returns 201 with drafts, and a repeated request continues at the following starts", async () => {
    const { id } = await event(berlin, evening);
    const body = { rule: { ...secondTuesday, count: 2 } };
    const first = await copy(id, body);
    assert.equal(first.status, 201, JSON.stringify(first.body));
    assert.deepEqual(valuesOf(first.body.items, "starts_at"), ["2027-04-13T16:00:00Z", "2027-05-11T16:00:00Z"]);
    assert.deepEqual(valuesOf(first.body.items, "status"), ["draft", "draft"]);
    const next = await copy(id, body);
    assert.deepEqual(valuesOf(next.body.items, "starts_at"), ["2027-06-08T16:00:00Z", "2027-07-13T16:00:00Z"]);
    const concurrent = await Promise.all([id, first.body.items[0].id].map((draft) => copy(draft, body)));
    assert.deepEqual(valuesOf(concurrent, "status"), [201, 201]);
    const starts = new Set(concurrent.flatMap(({ body }) => valuesOf(body.items, "starts_at")));
    assert.equal(starts.size, 4, "two copies at once share no start");
  });

  await t.test("publishes all copies but not the original", async () => {
    const { id } = await event(berlin, { ...evening, status: "draft" });
    const { status, body, headers } = await copy(id, { rule: { ...secondTuesday, count: 3 }, status: "published" });
    assert.equal(status, 201);
    assert.deepEqual(valuesOf(body.items, "status"), ["published", "published", "published"]);
    assert.match(String(headers["location"]), new RegExp(`series_id=${body.series_id}&status=published$`));
    assert.equal((await callAs(organizer, "getEventById", { event_id: id })).body.status, "draft");
    assert.equal((await call("listAllEvents", { query: { series_id: body.series_id } })).body.items.length, 3);
  });

  await t.test("returns 400 for neither or both of starts_at and rule, and for published past copies", async () => {
    const { id } = await event(berlin, evening);
    const rule = { frequency: "weekly", count: 1 };
    for (const [body, reason] of [
      [{}, /either starts_at or rule/],
      [{ rule, starts_at: ["2027-05-01T18:00"] }, /either starts_at or rule/],
      [{ starts_at: ["2020-05-01T18:00"], status: "published" }, /^body\/status cannot be published/],
      [{ rule: { ...rule, interval: 13 } }, /interval/],
      [{ rule: { ...rule, count: 53 } }, /count/],
      [{ rule: { frequency: "weekly", until: "2027-02-30" } }, /until/],
      [{ rule: { ...secondTuesday, nth: 5, count: 1 } }, /nth/],
    ] as const)
      assert.match(requireStatus(await copy(id, body), 400), reason);
  });
});
