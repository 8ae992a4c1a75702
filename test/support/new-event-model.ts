import assert from "node:assert/strict";
import fc from "fast-check";
import type { Test } from "tap";
import type { Schemas } from "../../generated/contract.ts";
import { readUnsubscribeSecret, readUnsubscribeToken } from "../../src/community/notifications/unsubscribe.ts";
import type { Message } from "../../src/web/mail/messages.ts";
import { sendingFaults, stepOf, type ValueOf } from "./arbitraries.ts";
import { createFixtures } from "./fixtures.ts";
import { faultyTransport, startMailDelivery } from "./mail-delivery.ts";
import { startService } from "./service.ts";

/* A model-based test of emails about new events: random steps with groups, events and members. */

type Choice = Schemas["NewEventsChoice"];

const personIndex = fc.nat({ max: 2 });
const group = fc.nat({ max: 1 });
const event = fc.nat({ max: 3 });
const step = fc.oneof(
  stepOf(5, ["publish"], { group, days: fc.constantFrom(1, 3, 20) }),
  stepOf(2, ["cancel", "republish"], { event }),
  stepOf(1, ["rsvp"], { personIndex, event }),
  stepOf(2, ["join", "leave"], { personIndex, group }),
  stepOf(2, ["choose"], {
    personIndex,
    choice: fc.constantFrom<Choice[]>("immediately", "immediately", "weekly", "never"),
  }),
  stepOf(4, ["pass"], { minutes: fc.constantFrom(5, 31, 61, 4000) }),
  stepOf(6, ["work"], { faults: sendingFaults(6) }),
);

type Step = ValueOf<typeof step>;

type Published = { id: string; group: number; start: number; isCanceled: boolean };

const epoch = Date.parse("2026-11-20T12:00:00Z");
const minuteMs = 60_000;
/** Time after which a failing email may be given up: four days, less the longest pause. */
const maxDelayMs = 93 * 60 * minuteMs;

/**
 * Checks for any order of steps that each email about new events is true when it is sent, comes at most once an hour and never
 * repeats an event, and that members who wanted emails at once get them all, unless sending failed for days.
 */
export const checkNewEventEmails = async (t: Test, { runs, seed }: { runs: number; seed?: number }): Promise<void> => {
  const time = { now: new Date(epoch) };
  const clock = () => time.now;
  const service = await startService(t, { data: "none", clock });
  const { call, sql, db, person, session, as } = service;
  const { root, alliance, group: createGroup, event: createEvent } = await createFixtures(service);
  const ours = await alliance();
  const secret = await readUnsubscribeSecret(db, clock());
  let accept = async (_message: Message): Promise<void> => {};
  const { transport, state } = faultyTransport(sql, (message) => accept(message));
  const { work } = startMailDelivery(t, service, { transport, clock, batchSize: 2 });
  const totals = { runs: 0, sent: 0, digests: 0, announced: 0 };

  const property = fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 40, size: "max" }), async (steps) => {
    time.now = new Date(epoch);
    totals.runs += 1;
    const people = await Promise.all([0, 1, 2].map(() => person({ withPassword: false })));
    const berlin = await createGroup(ours, { name: `Berlin ${totals.runs}` });
    const groups = [berlin, await createGroup(ours, { name: `London ${totals.runs}` })];
    const events: Published[] = [];
    const choices = new Map(people.map(({ id }) => [id, "immediately" as Choice]));
    /** Pairs "user event" that an email has announced. */
    const notified = new Set<string>();
    /** Pairs "user event" that an email must announce, with the time since which it must. */
    const expectedSince = new Map<string, number>();
    /** Times of the last accepted email by user. After a run whose connections were cut, they are uncertain. */
    const lastNotifiedAt = new Map<string, number>();
    let uncertainUsers = new Set<string>();
    let acceptedUsers = new Set<string>();
    const problems: string[] = [];

    const isMember = async (userId: string, index: number) =>
      (await sql`select from memberships where user_id = ${userId} and group_id = ${groups[index]?.id ?? null}`)
        .length > 0;
    const hasRsvp = async (userId: string, { id }: Published) =>
      (await sql`select from attendances where user_id = ${userId} and event_id = ${id}`).length > 0;

    const check = async (userId: string, { subject, text }: Message) => {
      const isDigest = subject === "This week in your groups";
      const expect = (condition: unknown, label: string) => {
        if (!condition) problems.push(`${subject}: ${label}`);
      };
      totals.sent += 1;
      if (isDigest) totals.digests += 1;
      expect(choices.get(userId) === (isDigest ? "weekly" : "immediately"), "contradicts the user's choice");
      const isExcused = uncertainUsers.has(userId) || state.isCut;
      const last = lastNotifiedAt.get(userId) ?? 0;
      expect(time.now.getTime() - last >= 60 * minuteMs || isExcused, "twice in an hour");
      lastNotifiedAt.set(userId, time.now.getTime());
      const newSection = isDigest ? (text.split(/^(?:Soon in|Near you)/m)[0] ?? "") : subject + text;
      const numbers = new Set(
        [...text.matchAll(/Event (\d+)\./g), ...subject.matchAll(/Event (\d+)\./g)].map(([, n]) => Number(n)),
      );
      for (const number of numbers) {
        const event = events[number] ?? assert.fail(text);
        expect(!event.isCanceled && event.start > time.now.getTime(), `event ${number} is not upcoming`);
        expect(await isMember(userId, event.group), "not a member");
        expect(!(await hasRsvp(userId, event)), "the user has an RSVP");
        if (!newSection.includes(`Event ${number}.`)) continue;
        expect(!notified.has(`${userId} ${number}`) || isExcused, `event ${number} twice`);
        notified.add(`${userId} ${number}`);
        totals.announced += 1;
      }
      acceptedUsers.add(userId);
    };
    accept = async (message) => {
      const token = new URL(message.unsubscribeLink ?? assert.fail("no link")).searchParams.get("token") ?? "";
      const { userId, kind } = readUnsubscribeToken(secret, token) ?? assert.fail("a forged link");
      if (kind === "new_events") await check(userId, message);
    };

    const stopExpecting = (userId: string | undefined, isMatch: (event: Published) => boolean = () => true) => {
      for (const [number, event] of events.entries()) if (isMatch(event)) expectedSince.delete(`${userId} ${number}`);
    };
    const expectAnnouncement = async (number: number, event: Published) => {
      for (const { id } of people) {
        const isNew = !notified.has(`${id} ${number}`) && !(await hasRsvp(id, event));
        if (choices.get(id) === "immediately" && isNew && (await isMember(id, event.group)))
          expectedSince.set(`${id} ${number}`, time.now.getTime());
      }
    };
    const stopExpectingAfterGiveUp = () => {
      for (const { id } of people) {
        const times = [...expectedSince].filter(([pair]) => pair.startsWith(id)).map(([, since]) => since);
        if (time.now.getTime() - Math.max(...times) > maxDelayMs) stopExpecting(id);
      }
    };
    const update = async (number: number, status: string) => {
      const event = events[number];
      if (!event) return undefined;
      const path = { event_id: event.id };
      const response = await call("updateEvent", { path, as: as(root), body: { status } });
      return response.status === 200 ? event : undefined;
    };

    const perform = async (step: Step): Promise<void> => {
      const user = "personIndex" in step ? people[step.personIndex] : undefined;
      switch (step.do) {
        case "publish": {
          const start = time.now.getTime() + step.days * 1440 * minuteMs;
          const number = events.length;
          const { id } = await createEvent(groups[step.group] ?? berlin, {
            name: `Event ${number}.`,
            starts_at: new Date(start).toISOString(),
            ends_at: new Date(start + 60 * minuteMs).toISOString(),
          });
          const event = { id, group: step.group, start, isCanceled: false };
          events.push(event);
          return expectAnnouncement(number, event);
        }
        case "cancel": {
          const event = await update(step.event, "canceled");
          if (!event) return;
          event.isCanceled = true;
          for (const { id } of people) stopExpecting(id, (other) => other === event);
          return;
        }
        case "republish": {
          const event = await update(step.event, "published");
          if (!event) return;
          const wasCanceled = event.isCanceled;
          event.isCanceled = false;
          if (wasCanceled) await expectAnnouncement(step.event, event);
          return;
        }
        case "rsvp": {
          const event = events[step.event];
          if (!event || !user) return;
          const path = { alliance: ours.slug, event_id: event.id };
          await call("attendEvent", { path, as: as(user), body: {} });
          return stopExpecting(user.id, (other) => other === event);
        }
        case "join":
        case "leave": {
          if (!user) return;
          const path = { alliance: ours.slug, group_id: groups[step.group]?.id ?? "" };
          await call(step.do === "join" ? "joinGroup" : "leaveGroup", { path, as: as(user) });
          if (step.do === "leave") stopExpecting(user.id, (item) => item.group === step.group);
          return;
        }
        case "choose": {
          if (!user) return;
          const visitor = await session(user, time.now);
          const body = { notifications: { new_events: step.choice } };
          assert.equal((await visitor.call("updateMe", { body })).status, 200);
          if (step.choice !== "immediately") stopExpecting(user.id);
          choices.set(user.id, step.choice);
          return;
        }
        case "pass":
          time.now = new Date(time.now.getTime() + step.minutes * minuteMs);
          for (const { id } of people) stopExpecting(id, ({ start }) => start <= time.now.getTime());
          return;
        case "work":
          state.faults = [...step.faults];
          if (step.faults.length > 0) stopExpectingAfterGiveUp();
          await work();
          if (state.isCut) uncertainUsers = new Set([...uncertainUsers, ...acceptedUsers]);
          acceptedUsers = new Set();
          state.isCut = false;
      }
    };

    for (const personIndex of people.keys()) await perform({ do: "join", personIndex, group: 0 });
    for (const step of steps) await perform(step);
    for (let round = 0; round < 3; round++) {
      await perform({ do: "work", faults: [] });
      await perform({ do: "pass", minutes: 61 });
    }
    for (const pair of expectedSince.keys()) if (!notified.has(pair)) problems.push(`${pair} was not announced`);
    assert.deepEqual(problems, []);
    assert.equal((await sql`select from outbox`).length, 0);
    await sql`delete from memberships`;
    await sql`update users set disabled_at = now() where id = any (${people.map(({ id }) => id)})`;
  });
  await fc.assert(property, { numRuns: runs, endOnFailure: true, ...(seed !== undefined && { seed }) });
  t.comment(JSON.stringify(totals));
};
