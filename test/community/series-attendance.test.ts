import assert from "node:assert/strict";
import fc from "fast-check";
import ICAL from "ical.js";
import { test } from "tap";
import { additionHandlers } from "../../src/community/events/series/additions.ts";
import { deletePastSeriesAttendances } from "../../src/community/events/series/queries.ts";
import { additionsTopic, queueAdditions } from "../../src/community/events/series/queue.ts";
import type { OutboxJob } from "../../src/foundation/outbox/worker.ts";
import { runCount, stepOf } from "../support/arbitraries.ts";
import { pagePath, startCommunity } from "../support/fixtures.ts";
import { hours, onlyEmail, openMailbox, recipients } from "../support/mailbox.ts";
import { valuesOf } from "../support/pages.ts";
import type { Person } from "../support/people.ts";
import { requireStatus } from "../support/responses.ts";
import { html } from "../support/site.ts";
import type { Received } from "../support/smtp.ts";

type Item = { event_id: string; status: string; error?: { code: string; error: string } };

const resultCodes = (items: Item[]) => items.map(({ status, error }) => error?.code ?? status);

test("RSVPs to a whole series", async (t) => {
  const service = await startCommunity(t, { poolSize: 8 });
  const { call, callAs, sql, person, session, as, appoint, root, event, ours, berlin, join, leave } = service;
  const organizer = await person();
  await appoint(organizer, { group: berlin.id });

  const evening = { starts_at: "2027-03-09T17:00:00Z", ends_at: "2027-03-09T20:00:00Z" };
  /** Creates weekly published events, and returns their ids, soonest first. */
  const series = async (count: number, more: object = {}): Promise<string[]> => {
    const { id } = await event(berlin, { ...evening, ...more });
    const body = { rule: { frequency: "weekly", count: count - 1 }, status: "published" };
    const copies = await call("copyEvent", { path: { event_id: id }, as: as(organizer), body });
    assert.equal(copies.status, 201, JSON.stringify(copies.body));
    return [String(id), ...valuesOf(copies.body.items, "id").map(String)];
  };
  const updateEvent = async (id = "", body: object) =>
    assert.equal((await callAs(organizer, "updateEvent", { event_id: id }, body)).status, 200);
  const attendAll = (user: Person, id = "", body: object = {}) =>
    call("attendSeries", { path: { event_id: id }, as: as(user), body });
  const cancelAll = (user: Person, id = "") => call("cancelSeriesAttendance", { path: { event_id: id }, as: as(user) });
  const attend = (user: Person, id = "", body: object = {}) =>
    call("attendEvent", { path: { alliance: ours.slug, event_id: id }, as: as(user), body });
  const readRsvp = async (user: Person, id = "") =>
    (await call("getAttendance", { path: { alliance: ours.slug, event_id: id }, as: as(user) })).body;
  const choices = async (user: Person) => (await sql`select from series_attendances where user_id = ${user.id}`).length;

  await t.test("returns 200 with the event and the following events, without earlier events and drafts", async () => {
    const ids = await series(4);
    const body = { starts_at: ["2027-06-01T18:00"] };
    await call("copyEvent", { path: { event_id: ids[0] ?? "" }, as: as(organizer), body });
    const user = await person();
    const { status, body: sent } = await attendAll(user, ids[1]);
    assert.equal(status, 200);
    assert.deepEqual(valuesOf(sent.items, "event_id"), ids.slice(1));
    assert.deepEqual(resultCodes(sent.items), ["attending", "attending", "attending"]);
    assert.equal((await readRsvp(user, ids[0])).status, "none");
    assert.deepEqual((await attendAll(user, ids[1])).body, sent, "a repeated request changes nothing");
    const [{ rows } = { rows: 0 }] = await sql`
      select count(*)::integer as rows from attendances where user_id = ${user.id}`;
    assert.equal(rows, 3);
    const { body: canceled } = await cancelAll(user, ids[2]);
    assert.deepEqual(valuesOf(canceled.items, "event_id"), ids.slice(2));
    assert.deepEqual(resultCodes(canceled.items), ["none", "none"]);
    assert.equal((await readRsvp(user, ids[1])).status, "attending");
    assert.equal(await choices(user), 0);
    assert.deepEqual((await cancelAll(user, ids[2])).body, { items: [] });
  });

  await t.test("events that are full, canceled, not open yet or declined are items with an error", async () => {
    const ids = await series(6, { capacity: 1 });
    const [otherUser, user] = [await person(), await person()];
    assert.equal((await attend(otherUser, ids[1])).status, 200);
    await updateEvent(ids[2], { status: "canceled" });
    await updateEvent(ids[3], { rsvp_opens_at: "2027-03-25T00:00:00Z" });
    await attend(user, ids[4]);
    await callAs(organizer, "updateAttendee", { event_id: ids[4] ?? "", user_id: user.id }, { status: "declined" });
    const { body } = await attendAll(user, ids[0]);
    assert.deepEqual(resultCodes(body.items), [
      "attending",
      "event_full",
      "event_not_open",
      "rsvp_not_open_yet",
      "rsvp_declined",
      "attending",
    ]);
    assert.match(body.items[1].error.error, /full/);
    assert.deepEqual(valuesOf(body.items, "status")[4], "declined");
    const [firstId] = await series(2, { registration: "none" });
    assert.deepEqual(resultCodes((await attendAll(user, firstId)).body.items), ["no_registration", "no_registration"]);
  });

  await t.test("answers apply to the same question of other events; missing answers are errors of items", async () => {
    const questions = [{ label: "Food?", kind: "choice", options: ["Rice", "None"], required: true }];
    const ids = await series(4, { questions, max_guests: 1 });
    const read = async (id = "") => (await callAs(organizer, "getEventById", { event_id: id })).body;
    await updateEvent(ids[1], { questions: [...questions, { label: "Drink?", kind: "text", required: true }] });
    await updateEvent(ids[2], { questions });
    await updateEvent(ids[3], { questions: [{ label: "Food?", kind: "text", required: true }] });
    const user = await person();
    const [{ id: question_id }] = (await read(ids[0])).questions;
    assert.deepEqual(resultCodes((await attendAll(user, ids[0])).body.items), Array(4).fill("answer_required"));
    assert.equal(await choices(user), 0, "no choice is stored");
    const body = { answers: [{ question_id, value: "Rice" }], guests: 1 };
    const { body: sent } = await attendAll(user, ids[0], body);
    assert.deepEqual(resultCodes(sent.items), ["attending", "answer_required", "attending", "answer_required"]);
    const { answers, guests } = await readRsvp(user, ids[2]);
    assert.deepEqual([answers[0].value, guests], ["Rice", 1]);
    const otherUser = await person();
    await attend(otherUser, ids[0], body);
    const { body: others } = await attendAll(otherUser, ids[0]);
    assert.deepEqual(resultCodes(others.items), ["attending", "answer_required", "attending", "answer_required"]);
    assert.equal((await readRsvp(otherUser, ids[2])).guests, 1, "the other RSVPs copy the RSVP to the event");
  });

  await t.test("an event without a series is a series of one", async () => {
    const user = await person();
    const { id } = await event(berlin, evening);
    assert.deepEqual(resultCodes((await attendAll(user, id)).body.items), ["attending"]);
    assert.equal(await choices(user), 0);
    assert.deepEqual(resultCodes((await cancelAll(user, id)).body.items), ["none"]);
  });

  await t.test("returns 403 to banned users, 404 for unknown or hidden events; omits events for members", async () => {
    const ids = await series(2);
    const [banned, stranger] = [await person(), await person()];
    const path = { alliance: ours.slug, group_id: berlin.id, user_id: banned.id };
    assert.equal((await call("removeGroupMember", { path, query: { ban: true }, as: as(root) })).status, 200);
    requireStatus(await attendAll(banned, ids[0]), 403);
    requireStatus(await attendAll(stranger, "01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60"), 404);
    await updateEvent(ids[1], { visibility: "members" });
    requireStatus(await attendAll(stranger, ids[1]), 404);
    requireStatus(await cancelAll(stranger, ids[1]), 404);
    assert.deepEqual(resultCodes((await attendAll(stranger, ids[0])).body.items), ["attending"]);
  });

  await t.test("the page counts the dates that the viewer may see, including dates for members", async () => {
    const ids = await series(3);
    const countDates = async (user: Person, id = "") => {
      const path = pagePath((await callAs(organizer, "getEventById", { event_id: id })).body);
      const { status, body } = await (await session(user)).call("showEvent", { path, headers: html });
      assert.equal(status, 200);
      return Number(/ll following dates \((\d+)\)/.exec(body)?.[1] ?? 1);
    };
    const [member, stranger, guest] = [await person(), await person(), await person()];
    for (const guestOrMember of [member, guest]) assert.equal((await join(guestOrMember, berlin)).status, 200);
    for (const id of ids.slice(1)) await updateEvent(id, { visibility: "members" });
    assert.equal((await attend(guest, ids[1])).status, 200);
    assert.equal((await leave(guest, berlin)).status, 200);
    for (const [user, id, expected] of [
      [member, ids[0], 3],
      [organizer, ids[0], 3],
      [stranger, ids[0], 1],
      [guest, ids[1], 1],
      [guest, ids[0], 2],
    ] as const) {
      assert.equal(await countDates(user, id), expected);
      const { body } = await attendAll(user, id);
      assert.equal(body.items.length, expected, "attendSeries returns as many items");
    }
  });

  await t.test("the choice to attend a series is deleted a year after the last event", async () => {
    const [first] = await series(2);
    const user = await person();
    await attendAll(user, first);
    const purge = (now: string) =>
      deletePastSeriesAttendances(service.db, { now: new Date(now), batch: 500, days: 365 });
    await purge("2028-03-14T00:00:00Z");
    assert.equal(await choices(user), 1);
    await purge("2028-03-16T00:00:00Z");
    assert.equal(await choices(user), 0);
  });

  await t.test("one request attends at most 52 events", async () => {
    const ids = await series(53);
    const body = { rule: { frequency: "weekly", count: 5 }, status: "published" };
    await call("copyEvent", { path: { event_id: ids[0] ?? "" }, as: as(organizer), body });
    const { body: sent } = await attendAll(await person(), ids[0]);
    assert.deepEqual(valuesOf(sent.items, "event_id"), ids.slice(0, 52));
  });

  await t.test("concurrent RSVPs, cancellations and changes keep counts within the capacity", async () => {
    const ids = await series(4, { capacity: 3, waitlist_enabled: true, max_guests: 1 });
    const people = await Promise.all(Array.from({ length: 8 }, () => person({ withPassword: false })));
    const idAt = (index: number) => ids[index % ids.length] ?? "";
    const requests = people.flatMap((user, index) => [
      () => attendAll(user, idAt(index), { guests: index % 2 }),
      () => attend(user, idAt(index + 1)),
      () => cancelAll(user, idAt(index + (index % 3))),
      () => attendAll(user, ids[0]),
      ...(index % 4 === 0
        ? [() => callAs(organizer, "updateEvent", { event_id: idAt(index / 4) }, { capacity: 3 + (index % 5) })]
        : []),
    ]);
    const all = await Promise.all(requests.map((callAs) => callAs()));
    assert.deepEqual(
      all.map(({ status }) => status).filter((status) => status !== 200 && status !== 409),
      [],
    );
    const wrong = await sql`
      select id from events where series_id is not null and (attendee_count > capacity or attendee_count <> (
        select coalesce(sum(1 + guests), 0) from attendances where event_id = events.id and status = 'attending'))`;
    assert.deepEqual(
      wrong.map(({ id }) => id),
      [],
    );
  });
});

/** Several people's RSVPs run concurrently with capacity changes, new dates, and the job that adds people to dates. */
test("concurrent changes to a series", async (t) => {
  const clock = () => new Date("2026-11-20T12:00:00Z");
  const service = await startCommunity(t, { clock, poolSize: 8 });
  const { call, callAs, sql, people, as, root, event, berlin, ours } = service;
  const crowd = await people(5);
  const options = { db: service.db, secondFactorForAdmins: false, clock, batchSize: 4 };
  const { [additionsTopic]: addPeople = assert.fail() } = additionHandlers(options);
  const signal = new AbortController().signal;

  const runJobs = async () => {
    const jobs = await sql<OutboxJob[]>`delete from outbox where topic = ${additionsTopic} returning *`;
    for (const job of jobs) {
      let payload: unknown = job.payload;
      while (payload !== undefined) {
        const outcome = await addPeople({ ...job, payload }, signal, service.db);
        payload = outcome && "continuesWith" in outcome ? outcome.continuesWith : undefined;
      }
    }
  };

  const eventIndex = fc.nat(20);
  const user = fc.nat(crowd.length - 1);
  const guests = fc.option(fc.nat(2), { nil: undefined });
  const step = fc.oneof(
    stepOf(4, ["attend all"], { user, eventIndex, guests }),
    stepOf(3, ["cancel all", "cancel"], { user, eventIndex }),
    stepOf(3, ["attend"], { user, eventIndex, guests }),
    stepOf(2, ["change capacity"], { eventIndex, capacity: fc.option(fc.integer({ min: 1, max: 8 })) }),
    stepOf(2, ["copy"], {}),
  );
  const waves = fc.array(fc.array(step, { minLength: 2, maxLength: 10 }), { minLength: 1, maxLength: 5 });

  await t.test("people who cancel the series while a new date adds people do not attend it", async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await event(berlin, { starts_at: "2027-03-09T17:00:00Z", ends_at: "2027-03-09T20:00:00Z" });
      const path = { event_id: String(id) };
      const copy = async () => {
        const body = { rule: { frequency: "weekly", count: 1 }, status: "published" };
        assert.equal((await callAs(root, "copyEvent", path, body)).status, 201);
      };
      await copy();
      for (const user of crowd) await call("attendSeries", { path, as: as(user), body: {} });
      await copy();
      await Promise.all([runJobs(), ...crowd.map((user) => call("cancelSeriesAttendance", { path, as: as(user) }))]);
      const left = await sql`select from attendances where event_id in (
        select id from events where series_id = (select series_id from events where id = ${path.event_id}))`;
      assert.equal(left.length, 0);
    }
  });

  await t.test("no RSVP is added or removed without a request, and no date exceeds its capacity", async () => {
    const property = fc.asyncProperty(fc.option(fc.integer({ min: 2, max: 6 })), waves, async (capacity, waves) => {
      const times = { starts_at: "2027-03-09T17:00:00Z", ends_at: "2027-03-09T20:00:00Z" };
      const first = await event(berlin, { ...times, capacity, max_guests: 2, waitlist_enabled: true });
      const copy = async (eventId: string): Promise<void> => {
        const body = { rule: { frequency: "weekly", count: 1 }, status: "published" };
        assert.equal((await callAs(root, "copyEvent", { event_id: eventId }, body)).status, 201);
      };
      await copy(String(first.id));
      /** Returns the series' events, soonest first. */
      const findDates = () => sql<{ id: string; capacity: number | null; taken: number; rows: number }[]>`
        select id, capacity, attendee_count as taken, (
          select coalesce(sum(1 + guests), 0)::integer from attendances
          where event_id = events.id and status = 'attending') as rows
        from events where series_id = (select series_id from events where id = ${first.id}) order by starts_at, id`;
      const findRsvps = async (): Promise<Set<string>> => {
        const rows = await sql<{ key: string }[]>`
          select user_id || ' ' || event_id as key from attendances join events on events.id = event_id
          where series_id = (select series_id from events where id = ${first.id})`;
        return new Set(rows.map(({ key }) => key));
      };
      const findChoices = () => sql<{ user_id: string; guests: number }[]>`
        select user_id, guests from series_attendances
        where series_id = (select series_id from events where id = ${first.id}) order by user_id`;

      /** The expected state: keys of RSVPs as `findRsvps` returns them, and users who also attend new dates. */
      const rsvps = new Set<string>();
      const choices = new Set<string>();
      for (const wave of waves) {
        const ids = (await findDates()).map(({ id }) => id);
        const idAt = (index: number) => ids[index % ids.length] ?? "";
        const respond = async (user: Person, action: Step): Promise<void> => {
          const id = idAt(action.eventIndex);
          const details = action.guests === undefined ? {} : { guests: action.guests };
          const path = { alliance: ours.slug, event_id: id };
          if (action.do === "attend all") {
            const { status, body } = await call("attendSeries", {
              path: { event_id: id },
              as: as(user),
              body: details,
            });
            assert.equal(status, 200);
            const sent = (body.items as Item[]).filter(({ error }) => error === undefined);
            for (const { event_id } of sent) rsvps.add(`${user.id} ${event_id}`);
            if (sent.length > 0) choices.add(user.id);
          } else if (action.do === "cancel all") {
            const { status } = await call("cancelSeriesAttendance", { path: { event_id: id }, as: as(user) });
            assert.equal(status, 200);
            choices.delete(user.id);
            const earlier = ids.slice(0, ids.indexOf(id)).map((eventId) => `${user.id} ${eventId}`);
            for (const key of rsvps) if (key.startsWith(user.id) && !earlier.includes(key)) rsvps.delete(key);
          } else if (action.do === "attend") {
            const { status } = await call("attendEvent", { path, as: as(user), body: details });
            assert.ok([200, 409].includes(status), String(status));
            if (status === 200) rsvps.add(`${user.id} ${id}`);
          } else {
            assert.equal((await call("cancelAttendance", { path, as: as(user) })).status, 200);
            rsvps.delete(`${user.id} ${id}`);
          }
        };
        const organize = async (action: (typeof wave)[number]): Promise<void> => {
          if (action.do === "change capacity") {
            const body = { capacity: action.capacity };
            const { status } = await callAs(root, "updateEvent", { event_id: idAt(action.eventIndex) }, body);
            assert.ok([200, 409].includes(status), String(status));
          } else {
            await copy(ids.at(-1) ?? "");
            await runJobs();
          }
        };
        // Each person's actions run in sequence, concurrently with the actions of other people and organizers.
        const userActions = crowd.map(async (user, index) => {
          for (const action of wave)
            if ("user" in action && action.user === index) await respond(user, { guests: undefined, ...action });
        });
        await Promise.all([...userActions, ...wave.map((action) => ("user" in action ? undefined : organize(action)))]);
        await runJobs();
        const dates = await findDates();
        const added = dates.filter(({ id }) => !ids.includes(id));
        const found = await findRsvps();
        // The job adds people who attend the whole series to each new date that has no limit or has room.
        for (const { id, capacity } of added)
          for (const user of choices) {
            const key = `${user} ${id}`;
            if (capacity === null) assert.ok(found.has(key), "a new date without a limit adds everyone");
            if (found.has(key)) rsvps.add(key);
          }
        const requireConsistency = async () => {
          assert.deepEqual([...(await findRsvps())].toSorted(), [...rsvps].toSorted());
          for (const { capacity, taken, rows } of await findDates()) {
            assert.equal(taken, rows);
            assert.ok(capacity === null || taken <= capacity);
          }
        };
        await requireConsistency();
        const chosen = await findChoices();
        assert.deepEqual(valuesOf(chosen, "user_id"), [...choices].toSorted());

        await copy(dates.at(-1)?.id ?? "");
        await runJobs();
        const latest = (await findDates()).at(-1) ?? assert.fail();
        const after = await findRsvps();
        const left = latest.capacity === null ? Infinity : latest.capacity - latest.taken;
        for (const { user_id, guests } of chosen) {
          const key = `${user_id} ${latest.id}`;
          if (after.has(key)) rsvps.add(key);
          else assert.ok(1 + guests > left, "a new date adds everyone for whom it has room");
        }
        await requireConsistency();
      }
    });
    await fc.assert(property, { numRuns: runCount(20) });
  });
});

type Step = { do: "attend all" | "cancel all" | "attend" | "cancel"; eventIndex: number; guests: number | undefined };

const eventsIn = ({ mail, raw }: Received) => {
  const [, method] = /^Content-Type: text\/calendar; charset=utf-8;\s+method=(\w+)/im.exec(raw) ?? [];
  const file = mail.attachments.find(({ filename }) => filename === "event.ics") ?? assert.fail("no file");
  const calendar = new ICAL.Component(
    ICAL.parse(typeof file.content === "string" ? file.content : new TextDecoder().decode(file.content)),
  );
  const components = calendar.getAllSubcomponents("vevent");
  return {
    method,
    ids: components.map((component) => String(component.getFirstPropertyValue("uid"))),
    statuses: components.map((component) => String(component.getFirstPropertyValue("status"))),
    sequences: components.map((component) => Number(component.getFirstPropertyValue("sequence"))),
  };
};

test("emails about a series", async (t) => {
  const service = await openMailbox(t);
  const { call, callAs, sql, person, as, root, event, deliverEmails, advanceClock, timeIn, ours } = service;
  const series = async (count: number, more: object = {}): Promise<string[]> => {
    const { id } = await event({ name: "Tea", ...more });
    const body = { rule: { frequency: "weekly", count: count - 1 }, status: "published" };
    const copies = await callAs(root, "copyEvent", { event_id: id }, body);
    assert.equal(copies.status, 201, JSON.stringify(copies.body));
    return [String(id), ...valuesOf(copies.body.items, "id").map(String)];
  };
  const respondToSeries = (user: Person, id = "", operation: "attendSeries" | "cancelSeriesAttendance") =>
    call(operation, { path: { event_id: id }, as: as(user), ...(operation === "attendSeries" && { body: {} }) });
  const addEvent = async (id = "", more: object = {}): Promise<string> => {
    const body = { rule: { frequency: "weekly", count: 1 } };
    const draft = (await callAs(root, "copyEvent", { event_id: id }, body)).body.items[0].id;
    assert.equal(
      (await callAs(root, "updateEvent", { event_id: draft }, { ...more, status: "published" })).status,
      200,
    );
    return draft;
  };
  const listAttendees = async (id: string) =>
    (await sql`select user_id, status from attendances where event_id = ${id} order by arrival`).map(
      ({ user_id, status }) => [user_id, status],
    );

  await t.test("one email with one calendar confirms seven RSVPs, and one confirms six cancellations", async () => {
    const ids = await series(7);
    const user = await person();
    await respondToSeries(user, ids[0], "attendSeries");
    const sent = onlyEmail(await deliverEmails());
    assert.deepEqual(sent.envelope.to, [user.email]);
    assert.equal(sent.mail.subject, "Tea: your 7 dates");
    assert.equal(sent.mail.text?.match(/Your check-in code: /g)?.length, 7);
    const calendar = eventsIn(sent);
    assert.equal(calendar.method, "PUBLISH");
    assert.deepEqual(calendar.ids, ids);
    assert.deepEqual(await deliverEmails(), []);
    await respondToSeries(user, ids[1], "cancelSeriesAttendance");
    const canceled = onlyEmail(await deliverEmails());
    assert.equal(canceled.mail.subject, "6 RSVPs canceled: Tea");
    const ended = eventsIn(canceled);
    assert.deepEqual([ended.ids, new Set(ended.statuses)], [ids.slice(1), new Set(["CANCELLED"])]);
    assert.ok(ended.sequences.every((sequence, index) => sequence > (calendar.sequences[index + 1] ?? 0)));
  });

  await t.test("sends no email for RSVPs that are canceled first, or if confirmations are turned off", async () => {
    const ids = await series(3);
    const [attendee, muted] = [await person(), await person()];
    await sql`update users set muted_notifications = '{rsvp_confirmation}' where id = ${muted.id}`;
    for (const user of [attendee, muted]) await respondToSeries(user, ids[0], "attendSeries");
    await respondToSeries(attendee, ids[0], "cancelSeriesAttendance");
    assert.deepEqual(await deliverEmails(), []);
    const pending = await sql`select from attendances where user_id = ${muted.id} and confirmation_pending`;
    assert.equal(pending.length, 0);
  });

  await t.test("a new event adds the attendees of the series, oldest first, while it has room", async () => {
    const ids = await series(2);
    const people = [await person(), await person(), await person()] as const;
    const [first, second, third] = people;
    for (const user of people) await respondToSeries(user, ids[0], "attendSeries");
    await respondToSeries(second, ids[1], "cancelSeriesAttendance");
    const path = { alliance: ours.slug, event_id: ids[1] ?? "" };
    assert.equal((await call("cancelAttendance", { path, as: as(third) })).status, 200);
    await deliverEmails();
    advanceClock(hours(1));
    const added = await addEvent(ids[0]);
    const received = await deliverEmails();
    assert.deepEqual(recipients(received), [first.email, third.email].toSorted());
    assert.deepEqual(await listAttendees(added), [
      [first.id, "attending"],
      [third.id, "attending"],
    ]);
    const small = await addEvent(ids[0], { capacity: 1, waitlist_enabled: true });
    await deliverEmails();
    assert.deepEqual(await listAttendees(small), [[first.id, "attending"]], "the event adds no one to the waitlist");
    const withQuestions = await addEvent(ids[0], { questions: [{ label: "Why?", kind: "text", required: true }] });
    const withApproval = await addEvent(ids[0], { approval_required: true });
    await deliverEmails();
    assert.deepEqual(await listAttendees(withQuestions), []);
    assert.deepEqual(await listAttendees(withApproval), [
      [first.id, "pending"],
      [third.id, "pending"],
    ]);
  });

  await t.test("adds no banned or disabled users to a new event, nor non-members to an event for members", async () => {
    const ids = await series(2);
    const people = [await person(), await person(), await person(), await person()] as const;
    const [banned, disabled, stranger, member] = people;
    for (const user of people) await respondToSeries(user, ids[0], "attendSeries");
    const group = { alliance: ours.slug, group_id: service.berlin.id };
    assert.equal((await callAs(member, "joinGroup", group)).status, 200);
    const removal = { path: { ...group, user_id: banned.id }, query: { ban: true }, as: as(root) };
    assert.equal((await call("removeGroupMember", removal)).status, 200);
    await sql`update users set disabled_at = now() where id = ${disabled.id}`;
    await deliverEmails();
    const added = await addEvent(ids[0], { visibility: "members" });
    await deliverEmails();
    assert.deepEqual(await listAttendees(added), [[member.id, "attending"]]);
    assert.equal((await sql`select from series_attendances where user_id = ${banned.id}`).length, 0);
    assert.equal((await sql`select from series_attendances where user_id = ${stranger.id}`).length, 1);
  });

  await t.test("adds administrators who are not members to an event for members", async () => {
    const ids = await series(2);
    const [organizer, host] = [await person(), await person()];
    await service.appoint(organizer, { group: service.berlin.id });
    for (const admin of [organizer, host]) await respondToSeries(admin, ids[0], "attendSeries");
    const body = { rule: { frequency: "weekly", count: 1 } };
    const event_id = (await callAs(root, "copyEvent", { event_id: ids[0] ?? "" }, body)).body.items[0].id;
    await callAs(root, "grantEventRole", { event_id, user_id: host.id }, { role: "event_host" });
    await callAs(root, "updateEvent", { event_id }, { visibility: "members", status: "published" });
    await deliverEmails();
    assert.deepEqual(await listAttendees(event_id), [
      [organizer.id, "attending"],
      [host.id, "attending"],
    ]);
  });

  await t.test("adds no date that a person has canceled, or that precedes the chosen dates", async () => {
    const ids = await series(2);
    const [early, late, byLink, skipping] = [await person(), await person(), await person(), await person()] as const;
    const cancel = async (user: Person, id: string) => {
      const path = { alliance: ours.slug, event_id: id };
      assert.equal((await call("cancelAttendance", { path, as: as(user) })).status, 200);
    };
    for (const user of [early, byLink]) await respondToSeries(user, ids[0], "attendSeries");
    await deliverEmails();
    advanceClock(hours(1));
    const added = await addEvent(ids[0]);
    await respondToSeries(late, ids[0], "attendSeries");
    await cancel(late, added);
    await call("attendEvent", { path: { alliance: ours.slug, event_id: added }, as: as(early), body: {} });
    await cancel(early, added);
    const following = await addEvent(added);
    await respondToSeries(skipping, following, "attendSeries");
    await deliverEmails();
    assert.deepEqual(await listAttendees(added), [[byLink.id, "attending"]]);
    assert.deepEqual(
      (await listAttendees(following)).map(([id]) => id).toSorted(),
      [early.id, late.id, byLink.id, skipping.id].toSorted(),
      "everyone attends the following date",
    );
    // Queues the job again, as after a crash.
    await cancel(byLink, added);
    const [row] = await sql<{ seriesId: string }[]>`select series_id as "seriesId" from events where id = ${added}`;
    await service.db.transaction((tx) =>
      queueAdditions(tx, { seriesId: null, ...row, id: added }, new Date(timeIn(0))),
    );
    await deliverEmails();
    assert.deepEqual(await listAttendees(added), []);
    await respondToSeries(late, added, "attendSeries");
    assert.deepEqual(await listAttendees(added), [[late.id, "attending"]], "the person can choose the date again");
  });

  await t.test("the link in the email cancels only the new RSVP, without a sign-in, and works once", async () => {
    const ids = await series(2);
    const user = await person();
    await respondToSeries(user, ids[0], "attendSeries");
    await deliverEmails();
    const added = await addEvent(ids[0]);
    const { mail } = onlyEmail((await deliverEmails()).filter(({ envelope }) => envelope.to.includes(user.email)));
    assert.equal(mail.subject, "A new date: Tea");
    assert.equal(mail.attachments.length > 0, true);
    const [, token = ""] = /rsvps\/cancel\?token=([\w-]+)/.exec(mail.text ?? "") ?? [];
    const readPage = async () => contentOf(await call("showRsvpCancellation", { query: { token } }));
    assert.match(await readPage(), /Cancel my RSVP/);
    assert.deepEqual(await listAttendees(added), [[user.id, "attending"]], "opening the link changes nothing");
    const forged = token.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
    for (const tokenToSend of [`${forged.slice(0, -4)}AAAA`, token])
      await call("cancelRsvpByLink", { body: `token=${tokenToSend}`, headers: formHeaders });
    assert.deepEqual(await listAttendees(added), []);
    assert.match(await readPage(), /has been canceled/);
    assert.equal((await listAttendees(ids[1] ?? "")).length, 1);
    await call("attendEvent", { path: { alliance: ours.slug, event_id: added }, as: as(user), body: {} });
    await call("cancelRsvpByLink", { body: `token=${token}`, headers: formHeaders });
    assert.deepEqual(await listAttendees(added), [[user.id, "attending"]], "an old link does not cancel a new RSVP");
  });
});

const formHeaders = { "content-type": "application/x-www-form-urlencoded", accept: "text/html" };

const contentOf = ({ status, body }: { status: number; body: unknown }): string => {
  assert.equal(status, 200);
  return String(body);
};
