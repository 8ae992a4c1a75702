import assert from "node:assert/strict";
import { type Test, test } from "tap";
import type { Message } from "../../src/web/mail/messages.ts";
import { correspondence } from "../support/correspondence.ts";
import type { Person } from "../support/people.ts";
import { startService } from "../support/service.ts";
import { things } from "../support/things.ts";

/** The service, and a worker whose emails a test sees as they leave. */
const open = async (t: Test) => {
  const time = { now: new Date("2026-11-20T12:00:00Z") };
  const clock = () => time.now;
  const service = await startService(t, { data: "none", clock });
  const { call, sql, person, as, session } = service;
  const { root, alliance, group, event } = await things(service);
  const ours = await alliance();
  const berlin = await group(ours);
  const sent: Message[] = [];
  const state: { onTheWay: (() => Promise<unknown>) | undefined } = { onTheWay: undefined };
  const transport = {
    send: async (message: Message) => {
      sent.push(message);
      const { onTheWay } = state;
      state.onTheWay = undefined;
      await onTheWay?.();
      return {};
    },
    close: () => {},
  };
  const { work } = correspondence(t, service, { transport, clock });
  const later = (hours: number) => new Date(time.now.getTime() + hours * 3_600_000).toISOString();

  const asking = (more: object = {}) =>
    event(berlin, { starts_at: later(60), ends_at: later(63), approval_required: true, name: "Workshop", ...more });
  const attend = async (who: Person, { id }: { id: string }) => {
    const { status } = await call("attendEvent", { path: { alliance: ours.slug, event_id: id }, as: as(who) });
    assert.equal(status, 200);
    // As long after the confirmation.
    await sql`update attendances set confirmation_pending = false where user_id = ${who.id}`;
  };
  const decide = (who: Person, { id }: { id: string }, status: "attending" | "declined") =>
    call("updateAttendee", {
      path: { event_id: id, user_id: who.id },
      as: as(root),
      body: { status },
    });
  const change = ({ id }: { id: string }, body: object) =>
    call("updateEvent", { path: { event_id: id }, as: as(root), body });
  const cancel = (of: { id: string }) => change(of, { status: "canceled" });
  const publish = (of: { id: string }) => change(of, { status: "published" });
  const ban = (who: Person) =>
    call("removeGroupMember", {
      path: { alliance: ours.slug, group_id: berlin.id, user_id: who.id },
      query: { ban: true },
      as: as(root),
    });

  /** What somebody is told by what is due now and, as changes are collected for ten minutes, a little later. */
  const told = async ({ email }: Person): Promise<string[]> => {
    await work();
    time.now = new Date(time.now.getTime() + 11 * 60_000);
    await work();
    return sent.flatMap(({ recipient, subject }) => (recipient === email ? [subject] : []));
  };
  const pending = async ({ id }: { id: string }) => {
    const rows = await sql`select from attendances where event_id = ${id} and (promotion_pending or decision_pending)`;
    return rows.length;
  };
  return {
    ...{ sql, state, time, call, as, session, ours },
    ...{ person, asking, attend, decide, change, cancel, publish, ban, told, pending },
  };
};

const place = "You have a place: Workshop";
const declined = "Declined: Workshop";
const canceled = "Canceled: Workshop";

test("a decision outlives the cancellation of its event", async (t) => {
  const service = await open(t);
  const { person, asking, attend, decide, change, cancel, publish, told, pending, time } = service;

  await t.test(
    "who is approved before a cancellation hears of the place when the event takes place again",
    async () => {
      const [ada, workshop] = [await person(), await asking()];
      await attend(ada, workshop);
      await decide(ada, workshop, "attending");
      await cancel(workshop);
      assert.deepEqual(await told(ada), [canceled]);
      await publish(workshop);
      assert.deepEqual(await told(ada), [canceled, place]);
      assert.equal(await pending(workshop), 0);
      time.now = new Date(time.now.getTime() + 40 * 3_600_000);
      assert.equal((await told(ada)).length, 3, "and is reminded");
    },
  );

  await t.test("who is declined while the event is canceled hears of it when it takes place again", async () => {
    const [ada, workshop] = [await person(), await asking()];
    await attend(ada, workshop);
    await cancel(workshop);
    assert.deepEqual(await told(ada), [canceled]);
    assert.equal((await decide(ada, workshop, "declined")).status, 200);
    assert.deepEqual(await told(ada), [canceled]);
    await publish(workshop);
    assert.deepEqual(await told(ada), [canceled, declined]);
    assert.equal(await pending(workshop), 0);
    await change(workshop, { venue: { name: "Elsewhere" } });
    assert.equal((await told(ada)).length, 2, "no further news");
  });

  await t.test("who was declined and has not heard of it hears that the event is canceled", async () => {
    const [ada, workshop] = [await person(), await asking({ approval_required: false })];
    await attend(ada, workshop);
    await decide(ada, workshop, "declined");
    await cancel(workshop);
    assert.deepEqual(await told(ada), [canceled]);
    await publish(workshop);
    assert.deepEqual(await told(ada), [canceled, declined]);
  });

  await t.test("an RSVP whose email was lost is told with the next that is due", async () => {
    const [ada, workshop] = [await person(), await asking()];
    await attend(ada, workshop);
    await decide(ada, workshop, "attending");
    await service.sql`delete from outbox`;
    await change(workshop, { venue: { name: "Elsewhere" } });
    assert.deepEqual(await told(ada), [place]);
    assert.equal(await pending(workshop), 0);
  });

  await t.test("a promotion is told to a person who has turned off decisions, though both are untold", async () => {
    const [ada, bea] = [await person(), await person()];
    const workshop = await asking({ capacity: 1, waitlist_enabled: true });
    const visitor = await service.session(bea);
    await visitor.call("updateMe", { body: { notifications: { rsvp_decision: false } } });
    for (const who of [ada, bea]) await attend(who, workshop);
    for (const who of [ada, bea]) await decide(who, workshop, "attending");
    await cancel(workshop);
    await change(workshop, { capacity: 2 });
    await told(bea);
    await publish(workshop);
    assert.deepEqual(await told(bea), [canceled, place]);
    assert.equal(await pending(workshop), 0);
  });
});

test("what changes while an email is on its way", async (t) => {
  const { person, session, asking, attend, decide, change, told, pending, state } = await open(t);

  await t.test("who is declined while told of the place hears of that too", async () => {
    const [ada, workshop] = [await person(), await asking()];
    await attend(ada, workshop);
    await decide(ada, workshop, "attending");
    state.onTheWay = () => decide(ada, workshop, "declined");
    assert.deepEqual(await told(ada), [place, declined]);
    assert.equal(await pending(workshop), 0);
  });

  await t.test("who is promoted while told of the waitlist hears of the place", async () => {
    const [ada, bea, workshop] = [
      await person(),
      await person(),
      await asking({ capacity: 1, waitlist_enabled: true }),
    ];
    for (const who of [ada, bea]) await attend(who, workshop);
    await decide(ada, workshop, "attending");
    await told(ada);
    await decide(bea, workshop, "attending");
    state.onTheWay = () => decide(ada, workshop, "declined");
    assert.deepEqual(await told(bea), ["You are on the waitlist: Workshop", place]);
    assert.equal(await pending(workshop), 0);
  });

  await t.test("who is approved while told of a change knows the change, and hears when it is undone", async () => {
    const [ada, workshop] = [await person(), await asking({ venue: { name: "Here" } })];
    const visitor = await session(ada);
    await visitor.call("updateMe", { body: { notifications: { rsvp_decision: false } } });
    await attend(ada, workshop);
    await change(workshop, { venue: { name: "Elsewhere" } });
    state.onTheWay = () => decide(ada, workshop, "attending");
    assert.deepEqual(await told(ada), ["Changed: Workshop"]);
    await change(workshop, { venue: { name: "Here" } });
    assert.deepEqual(await told(ada), ["Changed: Workshop", "Changed: Workshop"]);
  });

  await t.test("who is declined and approved again while told of the place knows it", async () => {
    const [ada, workshop] = [await person(), await asking()];
    await attend(ada, workshop);
    await decide(ada, workshop, "attending");
    state.onTheWay = async () => {
      await decide(ada, workshop, "declined");
      await decide(ada, workshop, "attending");
    };
    assert.deepEqual(await told(ada), [place]);
    assert.equal(await pending(workshop), 0);
  });
});

test("two at once", async (t) => {
  const { person, asking, attend, decide, cancel, publish, ban, told, pending, session, sql, time } = await open(t);
  const rounds = Array.from({ length: 6 }, (_, round) => round);
  /** Both orders, as far as the connections allow it. */
  const together = (round: number, one: () => Promise<unknown>, other: () => Promise<unknown>) =>
    Promise.all(round % 2 === 0 ? [one(), other()] : [other(), one()]);

  await t.test("a cancellation beside an approval and a decline: each is told once it takes place again", async () => {
    for (const round of rounds) {
      const [ada, bea, workshop] = [await person(), await person(), await asking()];
      for (const who of [ada, bea]) await attend(who, workshop);
      const decisions = () => Promise.all([decide(ada, workshop, "attending"), decide(bea, workshop, "declined")]);
      await together(round, () => cancel(workshop), decisions);
      await told(ada);
      await publish(workshop);
      const [row] = await sql`select status from attendances where event_id = ${workshop.id} and user_id = ${ada.id}`;
      // An approval that came too late was refused: the event was canceled.
      assert.equal((await told(ada)).includes(place), row?.["status"] === "attending");
      assert.ok((await told(bea)).includes(declined));
      assert.equal(await pending(workshop), 0);
    }
  });

  await t.test(
    "a ban, or the end of an account, beside an approval: nobody is told of a place that is gone",
    async () => {
      for (const round of rounds) {
        const [ada, bea, workshop] = [await person(), await person({ withPassword: false }), await asking()];
        for (const who of [ada, bea]) await attend(who, workshop);
        const visitor = await session(bea, time.now);
        await together(
          round,
          () => ban(ada),
          () => decide(ada, workshop, "attending"),
        );
        await together(
          round,
          () => visitor.call("deleteMe"),
          () => decide(bea, workshop, "attending"),
        );
        assert.equal((await sql`select from attendances where event_id = ${workshop.id}`).length, 0);
        assert.deepEqual(await told(ada), ["You can no longer take part: Cloud Native Berlin"]);
        assert.ok(!(await told(bea)).includes(place));
        const [row] = await sql`select attendee_count as places from events where id = ${workshop.id}`;
        assert.equal(row?.["places"], 0);
      }
    },
  );
});
