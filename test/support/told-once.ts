import assert from "node:assert/strict";
import fc from "fast-check";
import type { Test } from "tap";
import { enums } from "../../generated/contract.ts";
import type { Message } from "../../src/mail/messages.ts";
import type { NotificationKind } from "../../src/notifications/queries.ts";
import { readUnsubscribeToken, unsubscribeSecret, unsubscribeToken } from "../../src/notifications/unsubscribe.ts";
import { correspondence } from "./correspondence.ts";
import { community, type Person, type Visitor } from "./people.ts";
import { startService } from "./service.ts";
import { things } from "./things.ts";

/** What somebody believes of an event, from the own RSVP and from emails. */
type Belief = {
  status: "attending" | "waitlisted";
  event: EventTruth;
  /** Starts of which the user was reminded. */
  reminders: string[];
};

type EventTruth = { status: string; start: string; venue: string };

type Step =
  | { do: "rsvp" | "leave" | "disable"; who: number }
  | { do: "mute" | "unmute"; who: number; kind: NotificationKind }
  | { do: "capacity"; capacity: number | null }
  | { do: "cancel" | "republish" | "describe" }
  | { do: "move"; start: number }
  | { do: "place"; venue: string }
  | { do: "work"; faults: readonly ("fail" | "cut")[] }
  | { do: "pass"; minutes: number };

const who = fc.nat({ max: 3 });
const kind = fc.constantFrom(...enums.NotificationKind.filter((kind) => /^(?:waitlist|event)_/.test(kind)));
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant("rsvp" as const), who }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("leave" as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("disable" as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom("mute" as const, "unmute" as const), who, kind }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("capacity" as const), capacity: fc.constantFrom(1, 2, 3, null) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("cancel" as const) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("republish" as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("describe" as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("move" as const), start: fc.constantFrom(30, 60, 80) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("place" as const), venue: fc.constantFrom("Hof", "Haus") }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("work" as const),
      faults: fc.oneof(
        { weight: 8, arbitrary: fc.constant([]) },
        { weight: 2, arbitrary: fc.constant(["fail" as const]) },
        { weight: 1, arbitrary: fc.constant(["cut" as const]) },
      ),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("pass" as const), minutes: fc.constantFrom(1, 5, 11, 400) }) },
);

/** Milliseconds between the acceptance of an email and a cut that has it sent again. */
const cut = { before: 250, untilCommit: 1_500 };

const epoch = Date.parse("2026-11-20T12:00:00Z");
const hours = (count: number) => count * 3_600_000;
const json = { "content-type": "application/json" };

/**
 * Whatever happens in whatever order, each email is true when it is sent and says something that its reader does not
 * know, and in the end everybody knows everything.
 */
export const checkTellings = async (t: Test, { runs, seed }: { runs: number; seed?: number }): Promise<void> => {
  const time = { now: new Date(epoch) };
  const clock = () => time.now;
  const service = await startService(t, { data: "none", clock });
  const { call, sql, db } = service;
  const { person, session, as } = community(service);
  const { root, alliance, group, event: createEvent } = await things(service);
  const ours = await alliance();
  const berlin = await group(ours);
  const secret = await unsubscribeSecret(db, clock());
  let cutAt = Number.NEGATIVE_INFINITY;
  let faults: ("fail" | "cut")[] = [];
  let accept = async (_message: Message): Promise<void> => {};

  const cutConnections = () => sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'alliance outbox' and datname = current_database()`;
  const transport = {
    send: async (message: Message) => {
      const fault = faults.shift();
      if (fault === "cut") {
        cutAt = performance.now();
        await cutConnections();
      }
      if (fault) throw new Error("the mail server is away");
      await accept(message);
      return {};
    },
    close: () => {},
  };
  const { work } = correspondence(t, service, { transport, clock, batchSize: 2 });
  const totals = { sent: 0, runs: 0 };

  const property = fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 40, size: "max" }), async (steps) => {
    time.now = new Date(epoch);
    const people: (Person & { visitor: Visitor })[] = [];
    for (const verified of [true, true, true, false]) {
      const someone = await person({ withPassword: false, verified });
      people.push({ ...someone, visitor: await session(someone) });
    }
    const { id } = await createEvent(berlin, {
      starts_at: new Date(epoch + hours(60)).toISOString(),
      ends_at: new Date(epoch + hours(63)).toISOString(),
      venue: { name: "Hof" },
      capacity: 1,
      waitlist_enabled: true,
      slug: `event-${totals.runs++}`,
    });
    const path = { alliance: ours.slug, event_id: id };
    const beliefs = new Map<string, Belief>();
    const muted = new Set<string>();
    const problems: string[] = [];
    const accepted = new Map<string, number>();

    const truth = async (): Promise<EventTruth> => {
      const [row] = await sql<{ status: string; starts_at: string; venue_name: string }[]>`
        select status, to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as starts_at, venue_name
        from events where id = ${id}`;
      assert.ok(row);
      return { status: row.status, start: row.starts_at, venue: row.venue_name };
    };

    const statusOf = async (userId: string) => {
      const [row] = await sql<{ status: Belief["status"] }[]>`
        select status from attendances where event_id = ${id} and user_id = ${userId}`;
      return row?.status;
    };

    /** Checks an email against the truth at this moment, and against what its reader knows. */
    accept = async ({ recipient, unsubscribeLink, calendar, text }) => {
      totals.sent += 1;
      const token = new URL(unsubscribeLink ?? "").searchParams.get("token") ?? "";
      const { userId, kind } = readUnsubscribeToken(secret, token) ?? assert.fail("a forged link");
      const [user] = await sql<{ email: string; reachable: boolean; muted: string[] }[]>`
        select email, email_verified_at is not null and disabled_at is null as reachable, muted_notifications as muted
        from users where id = ${userId}`;
      const [belief, status, event] = [beliefs.get(userId), await statusOf(userId), await truth()];
      // The other lanes lose their connections too, perhaps between the acceptance of an email and the commit.
      const last = accepted.get(`${kind} ${userId}`);
      const isExcused = last !== undefined && cutAt >= last - cut.before && cutAt <= last + cut.untilCommit;
      accepted.set(`${kind} ${userId}`, performance.now());
      const expect = (holds: unknown, what: string) => {
        if (!holds && !isExcused) problems.push(`${kind} to ${recipient}: ${what}`);
      };
      expect(user?.email === recipient && user.reachable && !user.muted.includes(kind), "wrong reader");
      expect(status, "no RSVP");
      expect(!calendar || status === "attending", "a calendar entry without a place");
      if (!belief) return;
      if (kind === "waitlist_promotion") {
        expect(status === "attending" && event.status === "published", "no place");
        expect(belief.status === "waitlisted", "told twice");
        belief.status = "attending";
      } else if (kind === "event_canceled") {
        expect(event.status === "canceled", "not canceled");
        expect(belief.event.status === "published", "told twice");
      } else if (kind === "event_changed") {
        expect(event.status === "published", "it does not take place");
        expect(JSON.stringify(belief.event) !== JSON.stringify(event), "told twice");
        expect(text.includes(event.venue), "not the present place");
      } else {
        expect(status === "attending", "reminded without a place");
        // Whoever turned off news of places may hear of one by its reminder.
        const knows = belief.status === "attending" || muted.has(`waitlist_promotion ${userId}`);
        expect(knows, "reminded before told of the place");
        expect(event.status === "published", "it does not take place");
        expect(!belief.reminders.includes(event.start), "reminded twice");
        expect(Date.parse(event.start) - clock().getTime() <= hours(24), "too early");
        belief.reminders.push(event.start);
        return;
      }
      belief.event = event;
    };

    const update = (body: object) => call("updateEvent", { path: { event_id: id }, as: as(root), headers: json, body });

    const take = async (taken: Step): Promise<void> => {
      const someone = "who" in taken ? people[taken.who] : undefined;
      switch (taken.do) {
        case "rsvp": {
          if (!someone || (await statusOf(someone.id))) return;
          // As before the address had to be verified: roles and RSVPs may outlive it.
          const { status, body } = await call("attendEvent", { path, as: as(someone) });
          if (status === 200) beliefs.set(someone.id, { status: body.status, event: await truth(), reminders: [] });
          return;
        }
        case "leave": {
          if (!someone) return;
          const { status } = await call("cancelAttendance", { path, as: as(someone) });
          if (status === 200) beliefs.delete(someone.id);
          return;
        }
        case "disable":
          await sql`update users set disabled_at = now() where id = ${someone?.id ?? null}`;
          return;
        case "mute":
          muted.add(`${taken.kind} ${someone?.id}`);
          await call("submitUnsubscribe", {
            query: { token: unsubscribeToken(secret, { userId: someone?.id ?? "", kind: taken.kind }) },
            body: "List-Unsubscribe=One-Click",
            headers: { "content-type": "application/x-www-form-urlencoded" },
          });
          return;
        case "unmute":
          await someone?.visitor.call("updateMe", { body: { notifications: { [taken.kind]: true } }, headers: json });
          return;
        case "capacity":
          await update({ capacity: taken.capacity });
          return;
        case "cancel":
          await update({ status: "canceled" });
          return;
        case "republish":
          await update({ status: "published" });
          return;
        case "describe":
          await update({ description: `${totals.sent}` });
          return;
        case "move": {
          const start = epoch + hours(taken.start);
          const starts_at = new Date(start).toISOString();
          await update({ starts_at, ends_at: new Date(start + hours(3)).toISOString() });
          return;
        }
        case "place":
          await update({ venue: { name: taken.venue } });
          return;
        case "pass":
          time.now = new Date(time.now.getTime() + taken.minutes * 60_000);
          return;
        case "work":
          faults = [...taken.faults];
          await work();
      }
    };

    for (const who of people.keys()) await take({ do: "rsvp", who });
    for (const taken of steps) await take(taken);
    faults = [];
    const { start } = await truth();
    const reminderAt = Date.parse(start) - hours(24);
    const isReminderAhead = reminderAt > time.now.getTime() + hours(1);
    // Failures wait for seconds, changes for ten minutes.
    for (let rest = 0; rest < 3; rest++) {
      await work();
      time.now = new Date(time.now.getTime() + 11 * 60_000);
    }
    if (isReminderAhead) time.now = new Date(reminderAt + 60_000);
    await work();

    const event = await truth();
    const wants = (userId: string, kind: NotificationKind) => !muted.has(`${kind} ${userId}`);
    for (const { id: userId, email } of people) {
      const belief = beliefs.get(userId);
      const [user] = await sql<{ reachable: boolean }[]>`
        select email_verified_at is not null and disabled_at is null as reachable from users where id = ${userId}`;
      if (!belief || !user?.reachable || Date.parse(event.start) <= time.now.getTime()) continue;
      const status = await statusOf(userId);
      const expect = (holds: unknown, what: string) => {
        if (!holds) problems.push(`${email} was not told: ${what}`);
      };
      if (event.status === "canceled") {
        expect(belief.event.status === "canceled" || !wants(userId, "event_canceled"), "canceled");
        continue;
      }
      expect(belief.status === status || !wants(userId, "waitlist_promotion"), "a place");
      if (!enums.NotificationKind.every((kind) => wants(userId, kind))) continue;
      assert.deepEqual(belief.event, event, `${email} does not know how it is`);
      const attended = isReminderAhead && status === "attending";
      if (attended) expect(belief.reminders.includes(event.start), "the start");
    }
    assert.deepEqual(problems, []);
    assert.equal((await sql`select from outbox`).length, 0);
    await sql`delete from attendances`;
    await sql`update events set attendee_count = 0`;
  });
  await fc.assert(property, { numRuns: runs, ...(seed !== undefined && { seed }) });
  t.comment(JSON.stringify(totals));
};
