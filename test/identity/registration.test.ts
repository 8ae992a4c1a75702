import assert from "node:assert/strict";
import fc from "fast-check";
import { test } from "tap";
import type { Person } from "../support/people.ts";
import { refused } from "../support/refusals.ts";
import { startService } from "../support/service.ts";
import { things } from "../support/things.ts";

const drink = { label: "What would you like to drink?", kind: "choice", options: ["Beer", "=Tea"] };
const why = { label: "=Why do you come?", kind: "text", required: true };

test("what an organiser asks and requires with an RSVP", async (t) => {
  const service = await startService(t, { data: "none" });
  const { call, sql, person, session, as } = service;
  const { root, alliance, group, event, eventText, hours } = await things(service);
  const ours = await alliance();
  const berlin = await group(ours);
  const at = (id: string) => ({ alliance: ours.slug, event_id: id });
  const read = async (id: string) => (await call("getEventById", { path: { event_id: id }, as: as(root) })).body;
  const attend = (id: string, who: Person, body?: object) =>
    call("attendEvent", { path: at(id), as: as(who), ...(body && { body }) });
  const cancel = (id: string, who: Person) => call("cancelAttendance", { path: at(id), as: as(who) });
  const rsvpOf = async (id: string, who: Person) => (await call("getAttendance", { path: at(id), as: as(who) })).body;
  const change = (id: string, body: object) => call("updateEvent", { path: { event_id: id }, as: as(root), body });
  const decide = (id: string, who: { id: string }, status: string, headers = {}) =>
    call("updateAttendee", {
      path: { event_id: id, user_id: who.id },
      as: as(root),
      body: { status },
      headers: { ...headers },
    });
  const list = async (id: string, query = {}) =>
    (await call("listAttendees", { path: { event_id: id }, as: as(root), query })).body.items;
  const people = (count: number) => Promise.all(Array.from({ length: count }, () => person({ withPassword: false })));

  await t.test("questions keep their IDs while they are edited, and a patch that changes nothing is none", async () => {
    const { id } = await event(berlin, { questions: [drink, why] });
    const {
      questions: [asked, reason],
    } = await read(id);
    assert.deepEqual([asked.label, asked.required, asked.options], [drink.label, false, drink.options]);
    assert.deepEqual([reason.kind, reason.required, reason.options], ["text", true, []]);
    const same = await call("getEventById", { path: { event_id: id } });
    const again = await change(id, { questions: [asked, reason] });
    assert.equal(
      again.headers["etag"],
      (await call("getEventById", { path: { event_id: id }, as: as(root) })).headers["etag"],
    );
    assert.deepEqual(same.body.questions, again.body.questions);
    const edited = await change(id, {
      questions: [
        { ...reason, label: "Why?" },
        { label: "And then?", kind: "text" },
      ],
    });
    assert.deepEqual(
      edited.body.questions.map((one: { id: string; label: string }) => [one.id === reason.id, one.label]),
      [
        [true, "Why?"],
        [false, "And then?"],
      ],
    );
  });

  await t.test("400 to questions that cannot be asked", async () => {
    const { id } = await event(berlin, { questions: [drink] });
    const other = await event(berlin, { questions: [drink] });
    const [{ id: foreign }] = (await read(other.id)).questions;
    const [own] = (await read(id)).questions;
    for (const [questions, message] of [
      [[{ ...drink, id: foreign }], /questions\/0\/id must be the ID of a question that the event has/],
      [[own, { ...own, label: "Again" }], /questions\/1\/id must differ/],
      [[drink, drink], /questions\/1\/label must differ/],
      [[{ ...drink, options: [] }], /options must have at least one/],
      [[{ ...drink, kind: "text" }], /options must be empty/],
      [[{ ...drink, options: ["Beer", "Beer"] }], /options/],
    ] as const) {
      const response = await change(id, { questions });
      assert.equal(response.status, 400, JSON.stringify(questions));
      assert.match(response.body.error, message);
    }
    const created = await call("createEvent", {
      path: { group_id: berlin.id },
      as: as(root),
      body: { ...eventText, questions: [{ ...drink, id: foreign }] },
    });
    assert.equal(created.status, 400);
    assert.deepEqual((await read(id)).questions, [own]);
  });

  await t.test("an RSVP answers what is required, and later ones replace the answers", async () => {
    const { id } = await event(berlin, { questions: [drink, why] });
    const [asked, reason] = (await read(id)).questions;
    const foreign = (await read((await event(berlin, { questions: [why] })).id)).questions[0];
    const ada = await person({ withPassword: false });
    const answer = (question: { id: string }, value: string) => ({ question_id: question.id, value });
    const none = refused(await attend(id, ada), 400, "answer_required");
    assert.match(none, /=Why do you come\?/);
    refused(await attend(id, ada, { answers: [answer(asked, "Beer")] }), 400, "answer_required");
    refused(await attend(id, ada, { answers: [answer(reason, " \n ")] }), 400, "answer_required");
    refused(await attend(id, ada, { answers: [answer(reason, "x"), answer(reason, "y")] }), 400, "invalid_answer");
    refused(await attend(id, ada, { answers: [answer(reason, "x"), answer(foreign, "y")] }), 400, "invalid_answer");
    refused(await attend(id, ada, { answers: [answer(reason, "x"), answer(asked, "Water")] }), 400, "invalid_answer");
    assert.equal((await rsvpOf(id, ada)).status, "none");

    const sent = await attend(id, ada, { answers: [answer(reason, "=1+1"), answer(asked, "=Tea")] });
    assert.equal(sent.status, 200);
    assert.deepEqual(sent.body.answers, [
      { question_id: asked.id, label: drink.label, value: "=Tea" },
      { question_id: reason.id, label: why.label, value: "=1+1" },
    ]);
    assert.deepEqual((await attend(id, ada)).body, sent.body);
    assert.deepEqual((await attend(id, ada, {})).body, sent.body);
    assert.deepEqual(await rsvpOf(id, ada), sent.body);
    assert.deepEqual((await list(id))[0].answers, sent.body.answers);

    // The question is edited, the other one is gone: what was answered stays as it was asked.
    await change(id, { questions: [{ ...reason, label: "Why?" }] });
    assert.deepEqual((await rsvpOf(id, ada)).answers, sent.body.answers);
    const file = await call("exportAttendees", { path: { event_id: id }, as: as(root) });
    const [row] = file.body;
    assert.deepEqual(Object.keys(row).slice(5), ["guests", "checked_in_at", "mail_undeliverable", "answer: Why?"]);
    assert.equal(row["answer: Why?"], "'=1+1", "criterion 49");
    const changed = await attend(id, ada, { answers: [answer(reason, "Why not?")] });
    assert.deepEqual(changed.body.answers, [{ question_id: reason.id, label: "Why?", value: "Why not?" }]);
    assert.equal((await read(id)).attendee_count, 1);
  });

  await t.test("each guest takes a place; parties wait in their order, and nobody overtakes", async () => {
    const { id } = await event(berlin, { capacity: 5, max_guests: 3, waitlist_enabled: true });
    const [ada, bea, cleo, dora] = await people(4);
    assert.ok(ada && bea && cleo && dora);
    assert.equal((await attend(id, ada, { guests: 2 })).body.guests, 2);
    assert.equal((await attend(id, bea, { guests: 2 })).body.status, "waitlisted");
    // There are two places, but they are not Cleo's.
    assert.equal((await attend(id, cleo)).body.waitlist_position, 2);
    assert.deepEqual([(await read(id)).attendee_count, (await read(id)).remaining_capacity], [3, 2]);
    refused(await attend(id, ada, { guests: 3 }), 409, "event_full");
    refused(await attend(id, cleo, { guests: 1 }), 409, "event_full");
    assert.match(refused(await change(id, { capacity: 2 }), 409, "capacity_too_small"), /at least 3/);
    assert.equal((await attend(id, ada, { guests: 1 })).body.guests, 1);
    assert.deepEqual([(await rsvpOf(id, bea)).status, (await rsvpOf(id, cleo)).waitlist_position], ["attending", 1]);
    refused(await attend(id, dora, { guests: 4 }), 400, "validation_failed");
    await cancel(id, bea);
    assert.equal((await rsvpOf(id, cleo)).status, "attending");
    assert.equal((await read(id)).attendee_count, 3);

    await change(id, { capacity: 3 });
    refused(await attend(id, dora, { guests: 3 }), 409, "event_full");
    await change(id, { waitlist_enabled: false });
    assert.match(refused(await attend(id, dora), 409, "event_full"), /is full/);
    await change(id, { max_guests: 0 });
    assert.equal((await rsvpOf(id, ada)).guests, 1);
    assert.equal((await attend(id, ada, { guests: 1 })).status, 200);
    refused(await attend(id, ada, { guests: 2 }), 400, "validation_failed");
    assert.equal((await attend(id, ada, { guests: 0 })).body.guests, 0);
  });

  await t.test("a waiting party that becomes smaller moves up; the capacity never drops below it", async () => {
    const { id } = await event(berlin, { capacity: 4, max_guests: 3, waitlist_enabled: true });
    const [ada, bea] = await people(2);
    assert.ok(ada && bea);
    await attend(id, ada, { guests: 1 });
    assert.equal((await attend(id, bea, { guests: 3 })).body.waitlist_position, 1);
    assert.match(
      refused(await change(id, { capacity: 3 }), 409, "capacity_too_small"),
      /at least 4: a party on the waitlist has that many people/,
    );
    assert.deepEqual(
      await attend(id, bea, { guests: 1 }).then(({ body }) => [body.status, body.guests, body.waitlist_position]),
      ["attending", 1, null],
    );
    assert.equal((await change(id, { capacity: 4 })).body.attendee_count, 4);
  });

  await t.test("RSVPs open and close; places are given up and move up at any time", async () => {
    const { id } = await event(berlin, {
      capacity: 3,
      max_guests: 1,
      waitlist_enabled: true,
      rsvp_opens_at: hours(1),
      rsvp_closes_at: hours(2),
    });
    const [ada, bea, cleo] = await people(3);
    assert.ok(ada && bea && cleo);
    const after = (count: number) =>
      service.again({ clock: () => new Date(service.now.getTime() + count * 3_600_000) });
    assert.match(refused(await attend(id, ada), 409, "rsvp_not_open_yet"), /2026-11-20T13:00:00/);
    const [open, closed] = [await after(1.5), await after(2)];
    const send = (to: typeof open, who: Person, body?: object) =>
      to.call("attendEvent", { path: at(id), as: as(who), ...(body && { body }) });
    for (const who of [ada, bea]) assert.equal((await send(open, who, { guests: 1 })).status, 200);
    assert.equal((await rsvpOf(id, bea)).status, "waitlisted");
    assert.match(refused(await send(closed, cleo), 409, "rsvp_closed"), /2026-11-20T14:00:00/);
    assert.equal((await send(closed, ada)).body.status, "attending");
    assert.equal((await send(closed, ada, { guests: 0 })).body.guests, 0);
    assert.equal((await rsvpOf(id, bea)).status, "attending");
    refused(await send(closed, ada, { guests: 1 }), 409, "rsvp_closed");
    assert.equal((await closed.call("cancelAttendance", { path: at(id), as: as(ada) })).body.status, "none");

    for (const [times, message] of [
      [{ rsvp_opens_at: hours(2) }, /rsvp_opens_at must be before rsvp_closes_at/],
      [{ rsvp_closes_at: hours(28) }, /rsvp_closes_at must not be after ends_at/],
      [{ rsvp_closes_at: null, rsvp_opens_at: hours(27) }, /rsvp_opens_at must be before ends_at/],
    ] as const) {
      const response = await change(id, times);
      assert.equal(response.status, 400);
      assert.match(response.body.error, message);
    }
    assert.equal((await change(id, { rsvp_opens_at: null, rsvp_closes_at: null })).body.rsvp_closes_at, null);
    assert.equal((await attend(id, cleo)).status, 200);
  });

  await t.test("an RSVP waits for approval, takes no place, and is decided", async () => {
    const { id } = await event(berlin, { capacity: 2, max_guests: 1, waitlist_enabled: true, approval_required: true });
    const [ada, bea, cleo, dora] = await people(4);
    assert.ok(ada && bea && cleo && dora);
    for (const [index, who] of [ada, bea, cleo, dora].entries()) {
      const { body } = await attend(id, who, { guests: index === 0 ? 1 : 0 });
      assert.deepEqual([body.status, body.waitlist_position, body.meeting_url], ["pending", null, null]);
    }
    assert.equal((await read(id)).attendee_count, 0);
    const mine = await call("listMyEvents", { as: as(ada) });
    assert.deepEqual([mine.body.items[0].status, mine.body.items[0].guests], ["pending", 1]);
    const seen = await call("getEventById", { path: { event_id: id }, as: as(ada), query: { include: "viewer" } });
    assert.equal(seen.body.viewer.attendance, "pending");
    assert.equal((await list(id, { status: "pending" })).length, 4);
    const { body: calendar } = await (await session(ada)).call("createCalendarAddress", {});
    const file = await service.raw({ url: new URL(calendar.url).pathname });
    assert.match(file.payload, /STATUS:TENTATIVE\r\nSUMMARY:Pending: Winter meetup/);
    assert.equal((await list(id, { status: ["attending", "declined"] })).length, 0);

    const approved = await decide(id, bea, "attending");
    assert.deepEqual([approved.body.status, approved.body.user.id], ["attending", bea.id]);
    assert.equal((await rsvpOf(id, bea)).meeting_url, eventText.meeting_url);
    // Ada comes with a guest: together they wait, and who is approved after them waits behind.
    assert.equal((await decide(id, ada, "attending")).body.waitlist_position, 1);
    assert.equal((await decide(id, cleo, "attending")).body.waitlist_position, 2);
    assert.equal((await decide(id, ada, "attending")).body.waitlist_position, 1, "they wait already");
    assert.equal((await decide(id, bea, "declined")).body.status, "declined");
    assert.deepEqual([(await rsvpOf(id, ada)).status, (await rsvpOf(id, cleo)).waitlist_position], ["attending", 1]);
    assert.equal((await read(id)).attendee_count, 2);

    refused(await attend(id, bea), 409, "rsvp_declined");
    assert.deepEqual((await call("listMyEvents", { as: as(bea) })).body.items, []);
    assert.equal((await cancel(id, bea)).body.status, "declined");
    refused(await attend(id, bea), 409, "rsvp_declined");
    assert.equal((await decide(id, bea, "attending")).body.waitlist_position, 2, "behind Cleo");

    await change(id, { approval_required: false });
    assert.equal((await rsvpOf(id, dora)).status, "pending");
    await change(id, { waitlist_enabled: false });
    refused(await decide(id, dora, "attending"), 409, "event_full");
    assert.equal((await rsvpOf(id, dora)).status, "pending");
    await cancel(id, dora);
    assert.equal((await decide(id, dora, "attending")).status, 404);

    const { body } = await call("listAuditEntries", { path: { alliance: ours.slug }, as: as(root) });
    const latest = body.items.find(({ action }: { action: string }) => action === "updateAttendee");
    const decision = {
      before: { user_id: bea.id, status: "declined" },
      after: { user_id: bea.id, status: "waitlisted" },
    };
    assert.deepEqual([latest.subject.id, latest.changes], [id, [{ field: "attendee", ...decision }]]);
  });

  await t.test("an answer is deleted when a declined RSVP is canceled", async () => {
    const { id } = await event(berlin, { approval_required: true, max_guests: 1, questions: [why] });
    const [question] = (await read(id)).questions;
    const ada = await person({ withPassword: false });
    await attend(id, ada, { guests: 1, answers: [{ question_id: question.id, value: "For the beer" }] });
    await decide(id, ada, "declined");
    const { body } = await cancel(id, ada);
    assert.deepEqual([body.status, body.guests, body.answers], ["declined", 0, []]);
    const [row] = await sql`select guests, answers from attendances where event_id = ${id}`;
    assert.deepEqual([row?.["guests"], row?.["answers"]], [0, []]);
  });

  await t.test("412 to a decision about an RSVP that has changed; 409 after the end", async () => {
    const { id } = await event(berlin, { approval_required: true, max_guests: 1 });
    const ada = await person({ withPassword: false });
    await attend(id, ada);
    const unchanged = await call("updateAttendee", {
      path: { event_id: id, user_id: ada.id },
      as: as(root),
      body: {},
    });
    const tag = { "if-match": String(unchanged.headers["etag"]) };
    await attend(id, ada, { guests: 1 });
    assert.equal((await decide(id, ada, "attending", tag)).status, 412);
    assert.equal((await decide(id, ada, "attending")).body.guests, 1);
    const over = await service.again({ clock: () => new Date(service.now.getTime() + 48 * 3_600_000) });
    for (const status of ["declined", "attending"]) {
      const path = { event_id: id, user_id: ada.id };
      const response = await over.call("updateAttendee", { path, as: as(root), body: { status } });
      assert.equal(response.status, status === "attending" ? 200 : 409);
    }
  });

  await t.test("criterion 41: decisions, cancellations and capacities at once run one after another", async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await event(berlin, {
        capacity: 3,
        max_guests: 2,
        waitlist_enabled: true,
        approval_required: true,
      });
      const crowd = await people(4);
      await Promise.all(crowd.map((who, index) => attend(id, who, { guests: index % 3 })));
      const responses = await Promise.all([
        ...crowd.flatMap((who) => [decide(id, who, "attending"), decide(id, who, "attending")]),
        ...crowd.slice(2).map((who) => cancel(id, who)),
        ...crowd.slice(0, 1).map((who) => decide(id, who, "declined")),
        change(id, { capacity: 2 }),
        change(id, { capacity: 5 }),
      ]);
      for (const { status } of responses) assert.ok([200, 404, 409].includes(status), String(status));
      const { attendee_count: kept, capacity } = await read(id);
      const attending = await list(id, { status: "attending" });
      assert.equal(
        attending.reduce((sum: number, { guests }: { guests: number }) => sum + 1 + guests, 0),
        kept,
      );
      assert.ok(kept <= capacity);
    }
  });

  await t.test("RSVPs, guests, decisions and capacities do what a simple model does", async () => {
    const crowd = await people(5);
    const who = fc.nat(4);
    const kind = <Kind extends string>(...kinds: Kind[]) => fc.constantFrom(...kinds);
    const decision = kind("attending", "declined");
    const acts = fc.array(
      fc.oneof(
        { weight: 5, arbitrary: fc.record({ kind: kind("attend"), who, guests: fc.option(fc.nat(3)) }) },
        { weight: 2, arbitrary: fc.record({ kind: kind("cancel"), who }) },
        { weight: 3, arbitrary: fc.record({ kind: kind("check in", "undo"), who }) },
        { weight: 4, arbitrary: fc.record({ kind: kind("decide"), who, status: decision }) },
        { weight: 2, arbitrary: fc.record({ kind: kind("capacity"), capacity: fc.integer({ min: 1, max: 8 }) }) },
        { weight: 1, arbitrary: fc.record({ kind: kind("approval"), required: fc.boolean() }) },
        { weight: 1, arbitrary: fc.record({ kind: kind("close"), closed: fc.boolean() }) },
      ),
      { minLength: 5, maxLength: 18 },
    );
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 6 }), fc.boolean(), acts, async (capacity, hasWaitlist, acts) => {
        const today = { starts_at: hours(2), ends_at: hours(5) };
        const { id } = await event(berlin, { capacity, max_guests: 2, waitlist_enabled: hasWaitlist, ...today });
        const model = modelOf({ capacity, hasWaitlist });
        for (const act of acts) {
          const one = "who" in act ? crowd[act.who] : undefined;
          const user = one ?? root;
          const { status } = await (() => {
            switch (act.kind) {
              case "attend":
                return attend(id, user, act.guests === null ? undefined : { guests: act.guests });
              case "cancel":
                return cancel(id, user);
              case "check in":
                return call("checkInAttendee", { path: { event_id: id, user_id: user.id }, as: as(root) });
              case "undo":
                return call("undoCheckIn", { path: { event_id: id, user_id: user.id }, as: as(root) });
              case "decide":
                return decide(id, user, act.status);
              case "capacity":
                return change(id, { capacity: act.capacity });
              case "approval":
                return change(id, { approval_required: act.required });
              case "close":
                return change(id, { rsvp_closes_at: act.closed ? hours(-1) : null });
            }
          })();
          assert.equal(status, model.act(act, user.id), JSON.stringify(act));
          const rows = await sql<{ user_id: string; status: string; guests: number; checked_in_at: Date | null }[]>`
            select user_id, status, guests, checked_in_at from attendances where event_id = ${id} order by place`;
          const waiting = rows.filter((row) => row.status === "waitlisted").map((row) => row.user_id);
          assert.deepEqual(waiting, model.waiting());
          const here = rows.filter((row) => row.checked_in_at).map((row) => row.user_id);
          assert.deepEqual(new Set(here), model.here());
          assert.deepEqual(new Map(rows.map((row) => [row.user_id, `${row.status} ${row.guests}`])), model.rsvps());
          const [stored] = await sql`select attendee_count from events where id = ${id}`;
          assert.equal(stored?.["attendee_count"], model.taken());
        }
      }),
      { numRuns: 10 },
    );
  });
});

type Act =
  | { kind: "attend"; guests: number | null }
  | { kind: "cancel" }
  | { kind: "check in" }
  | { kind: "undo" }
  | { kind: "decide"; status: "attending" | "declined" }
  | { kind: "capacity"; capacity: number }
  | { kind: "approval"; required: boolean }
  | { kind: "close"; closed: boolean };

type Rsvp = { status: "attending" | "waitlisted" | "pending" | "declined"; guests: number };

/** An event whose guests are at most 2, as the contract describes it. */
const modelOf = ({ capacity, hasWaitlist }: { capacity: number; hasWaitlist: boolean }) => {
  const state = { capacity, approval: false, closed: false };
  const rsvps = new Map<string, Rsvp>();
  const here = new Set<string>();
  let queue: string[] = [];
  const sizeOf = (user: string) => 1 + (rsvps.get(user)?.guests ?? 0);
  const taken = () =>
    [...rsvps].reduce((sum, [user, { status }]) => sum + (status === "attending" ? sizeOf(user) : 0), 0);

  const promote = () => {
    for (let head = queue[0]; head !== undefined && taken() + sizeOf(head) <= state.capacity; head = queue[0]) {
      rsvps.set(head, { ...(rsvps.get(head) ?? assert.fail()), status: "attending" });
      queue = queue.slice(1);
    }
  };
  const enter = (user: string, guests: number): number => {
    if (1 + guests > state.capacity) return 409;
    const fits = queue.length === 0 && taken() + 1 + guests <= state.capacity;
    if (!fits && !hasWaitlist) return 409;
    rsvps.set(user, { status: fits ? "attending" : "waitlisted", guests });
    if (!fits) queue.push(user);
    return 200;
  };
  const attend = (user: string, wanted: number | null): number => {
    const current = rsvps.get(user);
    const guests = wanted ?? current?.guests ?? 0;
    if (current?.status === "declined") return 409;
    if (wanted !== null && wanted > 2 && !current) return state.closed ? 409 : 400;
    if (!current) {
      if (state.closed || 1 + guests > state.capacity) return 409;
      if (!state.approval) return enter(user, guests);
      rsvps.set(user, { status: "pending", guests });
      return 200;
    }
    const more = guests - current.guests;
    if (more > 0) {
      if (state.closed) return 409;
      if (guests > 2) return 400;
      if (current.status !== "pending" && (queue.length > 0 || taken() + more > state.capacity)) return 409;
    }
    rsvps.set(user, { ...current, guests });
    promote();
    return 200;
  };
  const leave = (user: string, status?: "declined"): number => {
    const current = rsvps.get(user);
    here.delete(user);
    queue = queue.filter((one) => one !== user);
    if (status) rsvps.set(user, { status, guests: current?.guests ?? 0 });
    else if (current?.status === "declined") rsvps.set(user, { status: "declined", guests: 0 });
    else rsvps.delete(user);
    promote();
    return 200;
  };
  const decide = (user: string, status: "attending" | "declined"): number => {
    const current = rsvps.get(user);
    if (!current) return 404;
    if (status === "declined") return leave(user, "declined");
    return current.status === "attending" || current.status === "waitlisted" ? 200 : enter(user, current.guests);
  };
  const checkIn = (user: string): number => {
    const current = rsvps.get(user);
    if (current?.status !== "attending") return current ? 409 : 404;
    here.add(user);
    return 200;
  };
  const undo = (user: string): number => {
    here.delete(user);
    return rsvps.has(user) ? 200 : 404;
  };
  const resize = (capacity: number): number => {
    if (capacity < taken() || queue.some((user) => sizeOf(user) > capacity)) return 409;
    state.capacity = capacity;
    promote();
    return 200;
  };
  return {
    act: (act: Act, user: string): number => {
      switch (act.kind) {
        case "attend":
          return attend(user, act.guests);
        case "cancel":
          return leave(user);
        case "check in":
          return checkIn(user);
        case "undo":
          return undo(user);
        case "decide":
          return decide(user, act.status);
        case "capacity":
          return resize(act.capacity);
        case "approval":
          state.approval = act.required;
          return 200;
        case "close":
          state.closed = act.closed;
          return 200;
      }
    },
    taken,
    waiting: () => queue,
    here: () => here,
    rsvps: () => new Map([...rsvps].map(([user, { status, guests }]) => [user, `${status} ${guests}`])),
  };
};
