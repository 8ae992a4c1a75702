import assert from "node:assert/strict";
import fc from "fast-check";
import { test } from "tap";
import { startCommunity } from "../support/fixtures.ts";
import type { Person } from "../support/people.ts";
import { requireError, requireStatus } from "../support/responses.ts";

type WithId = { id: string };
type Meetup = Parameters<Awaited<ReturnType<typeof startCommunity>>["attend"]>[1];

const drink = { label: "What would you like to drink?", kind: "choice", options: ["Beer", "=Tea"] };
const why = { label: "=Why do you come?", kind: "text", required: true };

test("questions and conditions of RSVPs", async (t) => {
  const service = await startCommunity(t);
  const { call, sql, person, people, session, as, root, event, eventText, inHours, ours, berlin } = service;
  const { attend, cancel, readRsvp, changeEvent, decide, checkIn, join } = service;
  const read = async ({ id }: WithId) => (await call("getEventById", { path: { event_id: id }, as: as(root) })).body;
  const list = async ({ id }: WithId, query = {}) =>
    (await call("listAttendees", { path: { event_id: id }, as: as(root), query })).body.items;
  /** Returns each person's waitlist position, or the status of a person who is not on the waitlist. */
  const findStates = async (meetup: Meetup, ...guests: Person[]) => {
    const rsvps = await Promise.all(guests.map((guest) => readRsvp(guest, meetup)));
    return rsvps.map(({ status, waitlist_position: position }) => position ?? status);
  };
  const newPerson = () => person({ withPassword: false });

  await t.test("edited questions retain their IDs; a patch without changes has no effect", async () => {
    const meetup = await event(berlin, { questions: [drink, why] });
    const [first, reason] = (await read(meetup)).questions;
    assert.deepEqual([first.label, first.required, first.options], [drink.label, false, drink.options]);
    assert.deepEqual([reason.kind, reason.required, reason.options], ["text", true, []]);
    const before = await call("getEventById", { path: { event_id: meetup.id }, as: as(root) });
    assert.equal((await changeEvent(meetup, { questions: [first, reason] })).headers["etag"], before.headers["etag"]);
    const edited = await changeEvent(meetup, {
      questions: [
        { ...reason, label: "Why?" },
        { ...why, label: "And then?" },
      ],
    });
    const [retained, added] = edited.body.questions;
    assert.deepEqual([retained.id, retained.label, added.label], [reason.id, "Why?", "And then?"]);
    assert.notEqual(added.id, reason.id);
  });

  await t.test("returns 400 for invalid questions", async () => {
    const meetup = await event(berlin, { questions: [drink] });
    const otherEvent = await event(berlin, { questions: [drink] });
    const [{ id: foreignId }] = (await read(otherEvent)).questions;
    const [question] = (await read(meetup)).questions;
    for (const [questions, message] of [
      [[{ ...drink, id: foreignId }], /questions\/0\/id must be the ID of a question that the event has/],
      [[question, { ...question, label: "Again" }], /questions\/1\/id must differ/],
      [[drink, drink], /questions\/1\/label must differ/],
      [[{ ...drink, options: [] }], /options must have at least one/],
      [[{ ...drink, kind: "text" }], /options must be empty/],
      [[{ ...drink, options: ["Beer", "Beer"] }], /options/],
    ] as const) {
      assert.match(requireStatus(await changeEvent(meetup, { questions }), 400, JSON.stringify(questions)), message);
    }
    const body = { ...eventText, questions: [{ ...drink, id: foreignId }] };
    assert.equal((await call("createEvent", { path: { group_id: berlin.id }, as: as(root), body })).status, 400);
    assert.deepEqual((await read(meetup)).questions, [question]);
  });

  await t.test("an RSVP must answer required questions, and later answers replace earlier ones", async () => {
    const meetup = await event(berlin, { questions: [drink, why] });
    const [drinkQuestion, reason] = (await read(meetup)).questions;
    const foreignQuestion = (await read(await event(berlin, { questions: [why] }))).questions[0];
    const ada = await newPerson();
    const answer = (question: { id: string }, value: string) => ({ question_id: question.id, value });
    assert.match(requireError(await attend(ada, meetup), 400, "answer_required"), /=Why do you come\?/);
    for (const invalid of [answer(drinkQuestion, "Beer"), answer(reason, " \n ")])
      requireError(await attend(ada, meetup, { answers: [invalid] }), 400, "answer_required");
    for (const secondAnswer of [answer(reason, "y"), answer(foreignQuestion, "y"), answer(drinkQuestion, "Water")])
      requireError(await attend(ada, meetup, { answers: [answer(reason, "x"), secondAnswer] }), 400, "invalid_answer");
    assert.equal((await readRsvp(ada, meetup)).status, "none");

    const response = await attend(ada, meetup, { answers: [answer(reason, "=1+1"), answer(drinkQuestion, "=Tea")] });
    assert.equal(response.status, 200);
    assert.deepEqual(response.body.answers, [
      { question_id: drinkQuestion.id, label: drink.label, value: "=Tea" },
      { question_id: reason.id, label: why.label, value: "=1+1" },
    ]);
    assert.deepEqual((await attend(ada, meetup)).body, response.body);
    assert.deepEqual(await readRsvp(ada, meetup), response.body);
    assert.deepEqual((await list(meetup))[0].answers, response.body.answers);

    // Answers retain the original wording of questions that are later edited or deleted.
    await changeEvent(meetup, { questions: [{ ...reason, label: "Why?" }] });
    assert.deepEqual((await readRsvp(ada, meetup)).answers, response.body.answers);
    const file = await call("exportAttendees", { path: { event_id: meetup.id }, as: as(root) });
    const [row] = file.body;
    assert.deepEqual(Object.keys(row).slice(5), [
      "guests",
      "checked_in_at",
      "email_undeliverable",
      "registered_by",
      "email",
      "guest_attendee_id",
      "answer: Why?",
    ]);
    assert.equal(row["answer: Why?"], "'=1+1", "criterion 49");
    const update = await attend(ada, meetup, { answers: [answer(reason, "Why not?")] });
    assert.deepEqual(update.body.answers, [{ question_id: reason.id, label: "Why?", value: "Why not?" }]);
    assert.equal((await read(meetup)).attendee_count, 1);
  });

  await t.test("each guest takes a place, and parties wait in order of arrival", async () => {
    const meetup = await event(berlin, { capacity: 5, max_guests: 3, waitlist_enabled: true });
    const [ada, bea, cleo, dora] = [await newPerson(), await newPerson(), await newPerson(), await newPerson()];
    assert.equal((await attend(ada, meetup, { guests: 2 })).body.guests, 2);
    assert.equal((await attend(bea, meetup, { guests: 2 })).body.status, "waitlisted");
    // There are two free places, but Bea's party is first on the waitlist.
    assert.equal((await attend(cleo, meetup)).body.waitlist_position, 2);
    assert.deepEqual([(await read(meetup)).attendee_count, (await read(meetup)).remaining_capacity], [3, 2]);
    requireError(await attend(ada, meetup, { guests: 3 }), 409, "event_full");
    requireError(await attend(cleo, meetup, { guests: 1 }), 409, "event_full");
    assert.match(requireError(await changeEvent(meetup, { capacity: 2 }), 409, "capacity_too_small"), /at least 3/);
    requireError(await attend(dora, meetup, { guests: 4 }), 400, "validation_failed");
    assert.equal((await attend(ada, meetup, { guests: 1 })).body.guests, 1);
    assert.deepEqual(await findStates(meetup, bea, cleo), ["attending", 1]);
    await cancel(bea, meetup);
    assert.equal((await readRsvp(cleo, meetup)).status, "attending");
    await changeEvent(meetup, { capacity: 3, waitlist_enabled: false });
    assert.match(requireError(await attend(dora, meetup), 409, "event_full"), /is full/);
    await changeEvent(meetup, { max_guests: 0 });
    assert.equal((await readRsvp(ada, meetup)).guests, 1);
    assert.equal((await attend(ada, meetup, { guests: 1 })).status, 200);
    requireError(await attend(ada, meetup, { guests: 2 }), 400, "validation_failed");
    assert.equal((await attend(ada, meetup, { guests: 0 })).body.guests, 0);
  });

  await t.test("RSVPs open and close, while cancellations and promotions are possible at any time", async () => {
    const rsvps = { rsvp_opens_at: inHours(1), rsvp_closes_at: inHours(2) };
    const meetup = await event(berlin, { capacity: 3, max_guests: 1, waitlist_enabled: true, ...rsvps });
    const path = { alliance: ours.slug, event_id: meetup.id };
    const [ada, bea, cleo] = [await newPerson(), await newPerson(), await newPerson()];
    const serviceIn = (count: number) =>
      service.startAnother({ clock: () => new Date(service.now.getTime() + count * 3_600_000) });
    assert.match(requireError(await attend(ada, meetup), 409, "rsvp_not_open_yet"), /2026-11-20T13:00:00/);
    const [open, closed] = [await serviceIn(1.5), await serviceIn(2)];
    const send = (to: typeof open, user: Person, body = {}) => to.call("attendEvent", { path, as: as(user), body });
    for (const user of [ada, bea]) assert.equal((await send(open, user, { guests: 1 })).status, 200);
    assert.equal((await readRsvp(bea, meetup)).status, "waitlisted");
    assert.match(requireError(await send(closed, cleo), 409, "rsvp_closed"), /2026-11-20T14:00:00/);
    assert.equal((await send(closed, ada)).body.status, "attending");
    assert.equal((await send(closed, ada, { guests: 0 })).body.guests, 0);
    assert.equal((await readRsvp(bea, meetup)).status, "attending");
    requireError(await send(closed, ada, { guests: 1 }), 409, "rsvp_closed");
    assert.equal((await closed.call("cancelAttendance", { path, as: as(ada) })).body.status, "none");

    for (const [times, message] of [
      [{ rsvp_opens_at: inHours(2) }, /rsvp_opens_at must be before rsvp_closes_at/],
      [{ rsvp_closes_at: inHours(28) }, /rsvp_closes_at must not be after ends_at/],
      [{ rsvp_closes_at: null, rsvp_opens_at: inHours(27) }, /rsvp_opens_at must be before ends_at/],
    ] as const) {
      assert.match(requireStatus(await changeEvent(meetup, times), 400), message);
    }
    assert.equal((await changeEvent(meetup, { rsvp_opens_at: null, rsvp_closes_at: null })).body.rsvp_closes_at, null);
    assert.equal((await attend(cleo, meetup)).status, 200);
  });

  await t.test("an RSVP that requires approval has no place until it is approved", async () => {
    const meetup = await event(berlin, { capacity: 2, max_guests: 1, waitlist_enabled: true, approval_required: true });
    const [ada, bea, cleo, dora] = [await newPerson(), await newPerson(), await newPerson(), await newPerson()];
    for (const [index, user] of [ada, bea, cleo, dora].entries()) {
      const { body } = await attend(user, meetup, { guests: index === 0 ? 1 : 0 });
      assert.deepEqual([body.status, body.waitlist_position, body.meeting_url], ["pending", null, null]);
    }
    assert.equal((await read(meetup)).attendee_count, 0);
    const events = await call("listMyEvents", { as: as(ada) });
    assert.deepEqual([events.body.items[0].status, events.body.items[0].guests], ["pending", 1]);
    const request = { path: { event_id: meetup.id }, query: { include: "viewer" }, as: as(ada) };
    assert.equal((await call("getEventById", request)).body.viewer.attendance, "pending");
    assert.equal((await list(meetup, { status: "pending" })).length, 4);
    const { body: calendar } = await (await session(ada)).call("createCalendarAddress", {});
    const file = await service.raw({ url: new URL(calendar.url).pathname });
    assert.match(file.payload, /STATUS:TENTATIVE\r\nSUMMARY:Pending: Winter meetup/);
    assert.equal((await list(meetup, { status: ["attending", "declined"] })).length, 0);

    const approved = await decide(bea, meetup, "attending");
    assert.deepEqual([approved.body.status, approved.body.user.id], ["attending", bea.id]);
    assert.equal((await readRsvp(bea, meetup)).meeting_url, eventText.meeting_url);
    // Ada's party of two waits, and people who are approved later wait behind it.
    assert.equal((await decide(ada, meetup, "attending")).body.waitlist_position, 1);
    assert.equal((await decide(cleo, meetup, "attending")).body.waitlist_position, 2);
    assert.equal((await decide(ada, meetup, "attending")).body.waitlist_position, 1, "no new position");
    assert.equal((await decide(bea, meetup, "declined")).body.status, "declined");
    assert.deepEqual(await findStates(meetup, ada, cleo), ["attending", 1]);
    assert.equal((await read(meetup)).attendee_count, 2);

    requireError(await attend(bea, meetup), 409, "rsvp_declined");
    assert.deepEqual((await call("listMyEvents", { as: as(bea) })).body.items, []);
    assert.equal((await cancel(bea, meetup)).body.status, "declined");
    requireError(await attend(bea, meetup), 409, "rsvp_declined");
    assert.equal((await decide(bea, meetup, "attending")).body.waitlist_position, 2, "behind Cleo");

    await changeEvent(meetup, { approval_required: false });
    assert.equal((await readRsvp(dora, meetup)).status, "pending");
    await changeEvent(meetup, { waitlist_enabled: false });
    requireError(await decide(dora, meetup, "attending"), 409, "event_full");
    assert.equal((await readRsvp(dora, meetup)).status, "pending");
    await cancel(dora, meetup);
    assert.equal((await decide(dora, meetup, "attending")).status, 404);

    const { body } = await call("listAuditEntries", { path: { alliance: ours.slug }, as: as(root) });
    const latest = body.items.find(({ action }: { action: string }) => action === "updateAttendee");
    const [before, after] = ["declined", "waitlisted"].map((status) => ({ user_id: bea.id, status }));
    assert.deepEqual([latest.subject.id, latest.changes], [meetup.id, [{ field: "attendee", before, after }]]);
  });

  await t.test("an answer is deleted when a declined RSVP is canceled", async () => {
    const meetup = await event(berlin, { approval_required: true, max_guests: 1, questions: [why] });
    const [question] = (await read(meetup)).questions;
    const ada = await newPerson();
    await attend(ada, meetup, { guests: 1, answers: [{ question_id: question.id, value: "For the beer" }] });
    await decide(ada, meetup, "declined");
    const { body } = await cancel(ada, meetup);
    assert.deepEqual([body.status, body.guests, body.answers], ["declined", 0, []]);
    const [row] = await sql`select guests, answers from attendances where event_id = ${meetup.id}`;
    assert.deepEqual([row?.["guests"], row?.["answers"]], [0, []]);
  });

  await t.test("returns 412 for a decision about a changed RSVP, and 409 for a decline after the event", async () => {
    const meetup = await event(berlin, { approval_required: true, max_guests: 1 });
    const ada = await newPerson();
    await attend(ada, meetup);
    const byRoot = { path: { event_id: meetup.id, user_id: ada.id }, as: as(root) };
    const unchanged = await call("updateAttendee", { ...byRoot, body: {} });
    const headers = { "if-match": String(unchanged.headers["etag"]) };
    await attend(ada, meetup, { guests: 1 });
    const body = { status: "attending" };
    assert.equal((await call("updateAttendee", { ...byRoot, headers, body })).status, 412);
    assert.equal((await decide(ada, meetup, "attending")).body.guests, 1);
    const later = await service.startAnother({ clock: () => new Date(service.now.getTime() + 48 * 3_600_000) });
    assert.equal((await later.call("updateAttendee", { ...byRoot, body: { status: "declined" } })).status, 409);
    assert.equal((await later.call("updateAttendee", { ...byRoot, body })).status, 200);
  });

  const send: Record<keyof typeof weights, (meetup: Meetup, act: Action) => Promise<{ status: number }>> = {
    attend: (meetup, { user, guests }) => attend(user, meetup, guests === null ? {} : { guests }),
    cancel: (meetup, { user }) => cancel(user, meetup),
    checkIn: (meetup, { user }) => checkIn(user, meetup),
    undo: ({ id }, { user }) => call("undoCheckIn", { path: { event_id: id, user_id: user.id }, as: as(root) }),
    decide: (meetup, { user, status }) => decide(user, meetup, status),
    resize: (meetup, { capacity }) => changeEvent(meetup, { capacity }),
    approve: (meetup, { isOn }) => changeEvent(meetup, { approval_required: isOn }),
    add: (meetup, act) => add(meetup, act),
    close: (meetup, { isOn }) => changeEvent(meetup, { rsvp_closes_at: isOn ? inHours(-1) : null }),
  };

  const add = ({ id }: WithId, { user, guests, isOn, mayOverbook }: Action) => {
    const body = { user_id: user.id, check_in: isOn, over_capacity: mayOverbook, ...(guests !== null && { guests }) };
    return call("addAttendee", { path: { event_id: id }, body, as: as(root) });
  };

  await t.test("RSVPs, added people, decisions and capacities match a simple model", async () => {
    const crowd = await people(5);
    for (const user of crowd) await join(user, berlin);
    const act = fc.record({
      kind: fc.oneof(...kinds.map((kind) => ({ weight: weights[kind], arbitrary: fc.constant(kind) }))),
      user: fc.constantFrom(...crowd),
      guests: fc.option(fc.nat(3)),
      status: fc.constantFrom("attending" as const, "declined" as const),
      capacity: fc.integer({ min: 1, max: 8 }),
      isOn: fc.boolean(),
      mayOverbook: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 6 }),
        fc.boolean(),
        fc.array(act, { minLength: 5, maxLength: 18 }),
        async (capacity, hasWaitlist, input) => {
          const today = { starts_at: inHours(2), ends_at: inHours(5) };
          const meetup = await event(berlin, { capacity, max_guests: 2, waitlist_enabled: hasWaitlist, ...today });
          const model = createModel({ capacity, hasWaitlist });
          for (const { kind, ...act } of input) {
            const { status } = await send[kind](meetup, act);
            assert.equal(status, model[kind](act), JSON.stringify({ kind, act }));
            const rows = await sql<{ user_id: string; status: string; guests: number; checked_in_at: Date | null }[]>`
              select user_id, status, guests, checked_in_at from attendances where event_id = ${meetup.id} order by place`;
            const idsOf = (subset: (typeof rows)[number][]) => subset.map((row) => row.user_id);
            assert.deepEqual(idsOf(rows.filter((row) => row.status === "waitlisted")), model.waitlist());
            assert.deepEqual(new Set(idsOf(rows.filter((row) => row.checked_in_at))), model.checkedIn());
            assert.deepEqual(new Map(rows.map((row) => [row.user_id, `${row.status} ${row.guests}`])), model.rsvps());
            const [stored] = await sql`select attendee_count from events where id = ${meetup.id}`;
            assert.equal(stored?.["attendee_count"], model.takenPlaces());
          }
        },
      ),
      { numRuns: 10 },
    );
  });
});

type Action = {
  user: Person;
  guests: number | null;
  status: "attending" | "declined";
  capacity: number;
  isOn: boolean;
  mayOverbook: boolean;
};

/** Relative frequencies of the random actions. */
const weights = { attend: 5, cancel: 2, checkIn: 2, undo: 1, decide: 4, add: 3, resize: 2, approve: 1, close: 1 };
const kinds = ["attend", "cancel", "checkIn", "undo", "decide", "add", "resize", "approve", "close"] as const;

type Rsvp = { status: "attending" | "waitlisted" | "pending" | "declined"; guests: number };

/** A model of the contract's rules for RSVPs to an event with at most 2 guests per RSVP. */
const createModel = ({ capacity, hasWaitlist }: { capacity: number; hasWaitlist: boolean }) => {
  const state = { capacity, approval: false, closed: false };
  const rsvps = new Map<string, Rsvp>();
  const checkedIn = new Set<string>();
  let queue: string[] = [];
  const sizeOf = (user: string) => 1 + (rsvps.get(user)?.guests ?? 0);
  const takenPlaces = () =>
    [...rsvps].reduce((sum, [user, { status }]) => sum + (status === "attending" ? sizeOf(user) : 0), 0);

  const promote = () => {
    for (let head = queue[0]; head !== undefined && takenPlaces() + sizeOf(head) <= state.capacity; head = queue[0]) {
      rsvps.set(head, { ...(rsvps.get(head) ?? assert.fail()), status: "attending" });
      queue = queue.slice(1);
    }
  };
  const admit = (user: string, guests: number): number => {
    if (1 + guests > state.capacity) return 409;
    const fits = queue.length === 0 && takenPlaces() + 1 + guests <= state.capacity;
    if (!fits && !hasWaitlist) return 409;
    rsvps.set(user, { status: fits ? "attending" : "waitlisted", guests });
    if (!fits) queue.push(user);
    return 200;
  };
  const attend = ({ user: { id: user }, guests: requested }: Action): number => {
    const current = rsvps.get(user);
    const guests = requested ?? current?.guests ?? 0;
    if (current?.status === "declined") return 409;
    if (requested !== null && requested > 2 && !current) return state.closed ? 409 : 400;
    if (!current) {
      if (state.closed || 1 + guests > state.capacity) return 409;
      if (!state.approval) return admit(user, guests);
      rsvps.set(user, { status: "pending", guests });
      return 200;
    }
    const extra = guests - current.guests;
    if (extra > 0) {
      if (state.closed) return 409;
      if (guests > 2) return 400;
      if (current.status !== "pending" && (queue.length > 0 || takenPlaces() + extra > state.capacity)) return 409;
    }
    rsvps.set(user, { ...current, guests });
    promote();
    return 200;
  };
  const cancelRsvp = (user: string, status?: "declined"): number => {
    const current = rsvps.get(user);
    checkedIn.delete(user);
    queue = queue.filter((queuedUser) => queuedUser !== user);
    if (status) rsvps.set(user, { status, guests: current?.guests ?? 0 });
    else if (current?.status === "declined") rsvps.set(user, { status: "declined", guests: 0 });
    else rsvps.delete(user);
    promote();
    return 200;
  };
  const decide = ({ user: { id: user }, status }: Action): number => {
    const current = rsvps.get(user);
    if (!current) return 404;
    if (status === "declined") return cancelRsvp(user, "declined");
    return current.status === "attending" || current.status === "waitlisted" ? 200 : admit(user, current.guests);
  };
  const checkIn = ({ user: { id: user } }: Action): number => {
    const current = rsvps.get(user);
    if (current?.status !== "attending") return current ? 409 : 404;
    checkedIn.add(user);
    return 200;
  };
  const undo = ({ user: { id: user } }: Action): number => {
    checkedIn.delete(user);
    return rsvps.has(user) ? 200 : 404;
  };
  const add = ({ user: { id: user }, guests: requested, isOn, mayOverbook }: Action): number => {
    const current = rsvps.get(user);
    if (current?.status === "attending") return 409;
    if (requested !== null && requested > 2) return 400;
    const guests = requested ?? current?.guests ?? 0;
    if (!mayOverbook && takenPlaces() + 1 + guests > state.capacity) return 409;
    queue = queue.filter((queuedUser) => queuedUser !== user);
    rsvps.set(user, { status: "attending", guests });
    if (isOn) checkedIn.add(user);
    promote();
    return 201;
  };
  const resize = ({ capacity }: Action): number => {
    const isLowered = capacity < state.capacity;
    if (isLowered && (capacity < takenPlaces() || queue.some((user) => sizeOf(user) > capacity))) return 409;
    state.capacity = capacity;
    promote();
    return 200;
  };
  const set = (changes: Partial<typeof state>): number => {
    Object.assign(state, changes);
    return 200;
  };
  return {
    ...{ attend, decide, add, checkIn, undo, resize, takenPlaces },
    cancel: ({ user }: Action) => cancelRsvp(user.id),
    approve: ({ isOn }: Action) => set({ approval: isOn }),
    close: ({ isOn }: Action) => set({ closed: isOn }),
    waitlist: () => queue,
    checkedIn: () => checkedIn,
    rsvps: () => new Map([...rsvps].map(([user, { status, guests }]) => [user, `${status} ${guests}`])),
  };
};
