import assert from "node:assert/strict";
import fc from "fast-check";
import type { Test } from "tap";
import {
  createUnsubscribeToken,
  readUnsubscribeSecret,
  readUnsubscribeToken,
} from "../../src/community/notifications/unsubscribe.ts";
import { type NotificationKind, notificationKinds } from "../../src/foundation/notification-kinds.ts";
import type { Message } from "../../src/web/mail/messages.ts";
import { sendingFaults, stepOf, type ValueOf } from "./arbitraries.ts";
import { createFixtures } from "./fixtures.ts";
import { faultyTransport, startMailDelivery } from "./mail-delivery.ts";
import type { Person, Visitor } from "./people.ts";
import { startService } from "./service.ts";

/* A model-based test: random steps change an event and its attendees, and each email is compared with the model. */

type Audience = "attending" | "waitlisted" | "pending" | "everyone";

const personIndex = fc.nat({ max: 3 });
const guests = fc.nat({ max: 2 });
const kind = fc.constantFrom(...notificationKinds.filter((kind) => /^(?:waitlist|event|rsvp|membership)_/.test(kind)));
const decision = fc.record({ do: fc.constantFrom("approve" as const, "decline" as const), personIndex });
type Decision = ValueOf<typeof decision>;

const step = fc.oneof(
  stepOf(6, ["rsvp"], { personIndex, guests }),
  stepOf(2, ["guests"], { personIndex, guests }),
  { weight: 8, arbitrary: decision },
  stepOf(2, ["approval"], { required: fc.boolean() }),
  stepOf(2, ["message"], { to: fc.constantFrom<Audience[]>("attending", "waitlisted", "pending", "everyone") }),
  stepOf(6, ["join", "remove", "ban", "lift"], { personIndex }),
  stepOf(1, ["delete"], { personIndex }),
  stepOf(4, ["leave"], { personIndex }),
  stepOf(1, ["disable"], { personIndex }),
  stepOf(1, ["mute", "unmute"], { personIndex, kind }),
  stepOf(3, ["capacity"], { capacity: fc.constantFrom(1, 2, 3, null) }),
  stepOf(2, ["cancel"], {}),
  stepOf(4, ["republish"], {}),
  stepOf(1, ["describe"], {}),
  stepOf(3, ["move"], { start: fc.constantFrom(30, 60, 80) }),
  stepOf(3, ["place"], { venue: fc.constantFrom("Hof", "Haus") }),
  // Optionally with a decision about a user to whom an email is being sent.
  stepOf(6, ["work"], { faults: sendingFaults(8), meanwhile: fc.option(decision, { freq: 2 }) }),
  stepOf(4, ["pass"], { minutes: fc.constantFrom(1, 5, 11, 400) }),
);

type Step = ValueOf<typeof step>;

const work = (meanwhile: Decision | null = null): Step => ({ do: "work", faults: [], meanwhile });
/** Leaves the RSVP of the first person pending. */
const awaitingApproval: Step[] = [
  { do: "capacity", capacity: null },
  { do: "approval", required: true },
  { do: "leave", personIndex: 0 },
  { do: "rsvp", personIndex: 0, guests: 0 },
  work(),
];
const approved: Decision = { do: "approve", personIndex: 0 };
const declined: Decision = { do: "decline", personIndex: 0 };
const canceled: Step[] = [{ do: "cancel" }, work()];
const republished: Step[] = [{ do: "republish" }, work()];

/** Sequences of steps that once lost or repeated an email. Initially the first person attends, and the other people are on the waitlist. */
const examples: [Step[]][] = [
  [[...awaitingApproval, approved, ...canceled, ...republished]],
  [
    [
      ...awaitingApproval,
      ...canceled,
      declined,
      ...republished,
      { do: "place", venue: "Haus" },
      { do: "pass", minutes: 11 },
      work(),
    ],
  ],
  [[declined, ...canceled, ...republished]],
  [
    [
      { do: "approval", required: true },
      { do: "leave", personIndex: 1 },
      { do: "rsvp", personIndex: 1, guests: 0 },
      { do: "mute", personIndex: 1, kind: "rsvp_decision" },
      { do: "approve", personIndex: 1 },
      { do: "cancel" },
      { do: "capacity", capacity: 2 },
      work(),
      ...republished,
    ],
  ],
  [[...awaitingApproval, approved, work(declined)]],
  [
    [
      { do: "leave", personIndex: 0 },
      { do: "rsvp", personIndex: 0, guests: 0 },
      { do: "leave", personIndex: 0 },
      { do: "rsvp", personIndex: 0, guests: 0 },
      work(),
    ],
  ],
  [
    [
      { do: "leave", personIndex: 0 },
      { do: "rsvp", personIndex: 0, guests: 1 },
      { do: "work", faults: ["fail"], meanwhile: null },
      { do: "guests", personIndex: 0, guests: 2 },
      work(),
    ],
  ],
  [[...awaitingApproval, { do: "place", venue: "Haus" }, { do: "pass", minutes: 11 }, work(approved)]],
];

/** An attendee's knowledge of an event, from their own RSVP and from emails. */
type Belief = {
  status: RsvpStatus;
  /** Whether an administrator has decided since the last email about the RSVP. */
  isDecided: boolean;
  /** Whether an email has stated the RSVP's status. */
  isConfirmed: boolean;
  event: EventFacts;
  /** Starts for which the attendee got a reminder. */
  reminders: string[];
};

type RsvpStatus = "attending" | "waitlisted" | "pending" | "declined";

type EventFacts = { status: string; start: string; venue: string };

/** The RSVP status that the subject of an email states. */
const rsvpStatusIn = (subject: string): RsvpStatus => {
  if (subject.startsWith("You have a spot: ")) return "attending";
  if (subject.startsWith("You are on the waitlist: ")) return "waitlisted";
  if (subject.startsWith("Waiting for approval: ")) return "pending";
  return subject.startsWith("Declined: ") ? "declined" : assert.fail(subject);
};

type SentMessage = {
  to: Audience;
  /** Users who must get the message unless they leave the audience. */
  awaitedBy: Set<string>;
  readers: Set<string>;
};

const epoch = Date.parse("2026-11-20T12:00:00Z");
const hours = (count: number) => count * 3_600_000;

/** Checks for any steps that each email is true and new to its reader, and that all readers are up to date at the end. */
export const checkNotifications = async (t: Test, { runs, seed }: { runs: number; seed?: number }): Promise<void> => {
  const time = { now: new Date(epoch) };
  const clock = () => time.now;
  const service = await startService(t, { data: "none", clock });
  const { call, sql, db, person, session, as } = service;
  const createUser = async (verified: boolean) => {
    const user = await person({ withPassword: false, verified });
    return { ...user, visitor: await session(user) };
  };
  const { root, alliance, group, event: createEvent } = await createFixtures(service);
  // Emails to organizers are checked by another property.
  await sql`update users set muted_notifications = '{rsvp_received}' where id = ${root.id}`;
  const ours = await alliance();
  const berlin = await group(ours);
  const inBerlin = { alliance: ours.slug, group_id: berlin.id };
  const secret = await readUnsubscribeSecret(db, clock());
  let accept = async (_message: Message): Promise<void> => {};
  const { transport, state } = faultyTransport(sql, (message) => accept(message));
  const { work } = startMailDelivery(t, service, { transport, clock, batchSize: 2 });
  const totals = { sent: 0, runs: 0 };

  const property = fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 40, size: "max" }), async (steps) => {
    time.now = new Date(epoch);
    const people: (Person & { visitor: Visitor })[] = [];
    for (const verified of [true, true, true, false]) people.push(await createUser(verified));
    const { id } = await createEvent(berlin, {
      starts_at: new Date(epoch + hours(60)).toISOString(),
      ends_at: new Date(epoch + hours(63)).toISOString(),
      venue: { name: "Hof" },
      capacity: 1,
      waitlist_enabled: true,
      max_guests: 2,
      slug: `event-${totals.runs++}`,
    });
    const path = { alliance: ours.slug, event_id: id };
    const beliefs = new Map<string, Belief>();
    const disabledKinds = new Set<string>();
    const problems: string[] = [];
    /** Emails that were accepted in this run of the worker. */
    const accepted = new Set<string>();
    /** Emails that may be repeated: they were accepted in a run that lost its connections, perhaps before the commit. */
    const repeatable = new Set<string>();
    /** Users whose membership or RSVP ended by a removal or a ban, until they are notified or are members again. */
    const removed = new Set<string>();
    /** Users who canceled an RSVP, until they are notified. */
    const formerAttendees = new Set<string>();
    /** Members who were notified of the new event. */
    const notifiedMembers = new Set<string>();
    /** Addresses of deleted accounts, until the last email. */
    const deleted = new Set<string>();
    const messages = new Map<string, SentMessage>();
    let meanwhile: Decision | null = null;
    /** Users about whose RSVP a decision was made in this run: an email that was rendered before the decision may still arrive. */
    const decided = new Set<string>();

    const eventFacts = async (): Promise<EventFacts> => {
      const [row] = await sql<{ status: string; starts_at: string; venue_name: string }[]>`
        select status, to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as starts_at, venue_name
        from events where id = ${id}`;
      assert.ok(row);
      return { status: row.status, start: row.starts_at, venue: row.venue_name };
    };

    const isMember = async (userId: string) =>
      (await sql`select from memberships where user_id = ${userId} and group_id = ${berlin.id}`).length > 0;
    const isBanned = async (userId: string) =>
      (await sql`select from bans where user_id = ${userId} and group_id = ${berlin.id}`).length > 0;

    const statuses = async () => {
      const rows = await sql<{ id: string; status: RsvpStatus }[]>`
        select user_id as id, status from attendances where event_id = ${id}`;
      return new Map(rows.map(({ id, status }) => [id, status]));
    };
    const statusOf = async (userId: string) => (await statuses()).get(userId);
    const isInAudience = (audience: Audience, status: RsvpStatus | undefined) =>
      status !== undefined && status !== "declined" && (audience === "everyone" || audience === status);
    const allows = (userId: string, kind: NotificationKind) => !disabledKinds.has(`${kind} ${userId}`);

    /** Stops expecting a message for users who are outside its audience at any time before it is sent. */
    const dropFormerAudience = async () => {
      if ([...messages.values()].every(({ awaitedBy }) => awaitedBy.size === 0)) return;
      const currentStatuses = await statuses();
      for (const { to, awaitedBy } of messages.values())
        for (const userId of awaitedBy)
          if (!isInAudience(to, currentStatuses.get(userId)) || !allows(userId, "event_message"))
            awaitedBy.delete(userId);
    };

    /** Whether the email may be a repetition, because the first delivery was not committed. */
    const isRepeated = (email: string): boolean => {
      const isSecond = repeatable.delete(email) || (state.isCut && accepted.has(email));
      accepted.add(email);
      return isSecond;
    };

    /** Checks an email against the current facts, and against the facts that its recipient knows. */
    const check = async ({ recipient, subject, unsubscribeLink, calendar, text }: Message): Promise<void> => {
      totals.sent += 1;
      if (unsubscribeLink === undefined) {
        const isExcused = isRepeated(`${subject} ${recipient}`);
        if (!deleted.delete(recipient) && !isExcused) problems.push(`${subject} to ${recipient}: notified twice`);
        return;
      }
      const token = new URL(unsubscribeLink).searchParams.get("token") ?? "";
      const { userId, kind } = readUnsubscribeToken(secret, token) ?? assert.fail("a forged link");
      const [user] = await sql<{ email: string; reachable: boolean; muted: string[] }[]>`
        select email, email_verified_at is not null and disabled_at is null as reachable, muted_notifications as muted
        from users where id = ${userId}`;
      const [belief, status, event] = [beliefs.get(userId), await statusOf(userId), await eventFacts()];
      const [line, message] = [...messages].find(([line]) => text.includes(line)) ?? [];
      const isExcused = isRepeated(`${line ?? kind} ${userId}`);
      const expect = (condition: unknown, label: string) => {
        if (!condition && !isExcused) problems.push(`${kind} to ${recipient}: ${label}`);
      };
      expect(user?.email === recipient && user.reachable && !user.muted.includes(kind), "wrong recipient");
      if (kind === "membership_ended") {
        expect(!(await isMember(userId)), "still a member");
        expect(
          subject.startsWith("You can no longer take part: ") === (await isBanned(userId)),
          "does not match the ban",
        );
        expect(removed.delete(userId), "notified twice");
        return;
      }
      const isOutdated = decided.has(userId);
      if (kind === "new_events") {
        expect(await isMember(userId), "not a member");
        expect(!status || isOutdated, "the user has an RSVP");
        expect(event.status === "published", "the event does not take place");
        expect(!notifiedMembers.has(userId), "notified twice");
        notifiedMembers.add(userId);
        return;
      }
      if (subject.startsWith("RSVP canceled: ")) {
        expect(calendar?.method === "CANCEL", "no calendar entry");
        expect(!status, "the user has an RSVP");
        expect(formerAttendees.delete(userId), "notified twice");
        return;
      }
      expect(status, "no RSVP");
      expect(!calendar || status === "attending" || isOutdated, "a calendar entry without a seat");
      if (!belief) return;
      expect(status !== "declined" || belief.isDecided || isOutdated, "an email about a declined RSVP");
      if (kind === "event_message") {
        assert.ok(message, text);
        expect(isInAudience(message.to, status) || isOutdated, "outside the audience");
        expect(!message.readers.has(userId), "notified twice");
        message.readers.add(userId);
        message.awaitedBy.delete(userId);
        return;
      }
      if (kind === "waitlist_promotion" || kind === "rsvp_decision" || kind === "rsvp_confirmation") {
        const current = rsvpStatusIn(subject);
        const isConfirmation = kind === "rsvp_confirmation" && !belief.isConfirmed;
        expect(event.status === "published", "the event does not take place");
        expect(current === status || isOutdated, `not ${current}`);
        expect(belief.status !== current || belief.isDecided || isConfirmation, "notified twice");
        belief.isConfirmed = true;
        belief.status = current;
        belief.isDecided = false;
      } else if (kind === "event_canceled") {
        expect(event.status === "canceled", "not canceled");
        expect(belief.event.status === "published", "notified twice");
      } else if (kind === "event_changed") {
        expect(event.status === "published", "the event does not take place");
        expect(JSON.stringify(belief.event) !== JSON.stringify(event), "notified twice");
        expect(text.includes(event.venue), "not the current venue");
      } else {
        expect(status === "attending", "reminded without a seat");
        // A user who muted emails about RSVPs may learn of a seat from the reminder of the event.
        const isInformed = belief.status === "attending" || !wantsRsvpEmails(userId);
        expect(isInformed, "reminded before notified of the seat");
        expect(event.status === "published", "the event does not take place");
        expect(!belief.reminders.includes(event.start), "reminded twice");
        expect(Date.parse(event.start) - clock().getTime() <= hours(24), "too early");
        belief.reminders.push(event.start);
        return;
      }
      belief.event = event;
    };
    const wantsRsvpEmails = (userId: string) => allows(userId, "waitlist_promotion") && allows(userId, "rsvp_decision");

    accept = async (message) => {
      await check(message);
      const pendingDecision = meanwhile;
      if (!pendingDecision) return;
      meanwhile = null;
      const before = await statuses();
      const personIndex = people.findIndex(({ email }) => email === message.recipient);
      // The decision may also promote other users, to whom the worker is sending emails at the same time.
      const undecided = people.map(({ id }) => id).filter((id) => !decided.has(id));
      for (const id of undecided) decided.add(id);
      if (personIndex >= 0) await perform({ ...pendingDecision, personIndex });
      const after = await statuses();
      for (const id of undecided) if (before.get(id) === after.get(id)) decided.delete(id);
    };

    const update = (body: object) => call("updateEvent", { path: { event_id: id }, as: as(root), body });

    const perform = async (next: Step): Promise<void> => {
      const user = "personIndex" in next ? people[next.personIndex] : undefined;
      switch (next.do) {
        case "rsvp": {
          if (!user || (await statusOf(user.id))) return;
          const { status, body } = await call("attendEvent", { path, as: as(user), body: { guests: next.guests } });
          if (status !== 200) return;
          const initial = { status: body.status, isDecided: false, isConfirmed: false };
          beliefs.set(user.id, { ...initial, event: await eventFacts(), reminders: [] });
          return;
        }
        case "leave": {
          if (!user) return;
          const { body } = await call("cancelAttendance", { path, as: as(user) });
          if (body.status !== "none") return;
          if (beliefs.delete(user.id)) formerAttendees.add(user.id);
          return;
        }
        case "guests": {
          if (!user || !(await statusOf(user.id))) return;
          const { guests } = next;
          const readRsvps = () => sql<{ guests: number; responded_at: string }[]>`
            select guests, responded_at from attendances where event_id = ${id} and user_id = ${user.id}`;
          const [before] = await readRsvps();
          await call("attendEvent", { path, as: as(user), body: { guests } });
          const [after] = await readRsvps();
          const belief = beliefs.get(user.id);
          if (!before || !after || !belief || before.guests === after.guests) return;
          if (time.now.getTime() - new Date(after.responded_at).getTime() <= 60_000) belief.isConfirmed = false;
          return;
        }
        case "approve":
        case "decline": {
          if (!user) return;
          const status = next.do === "approve" ? "attending" : "declined";
          const before = await statusOf(user.id);
          await call("updateAttendee", { path: { event_id: id, user_id: user.id }, as: as(root), body: { status } });
          const belief = beliefs.get(user.id);
          if (belief && before !== (await statusOf(user.id))) belief.isDecided = true;
          return;
        }
        case "approval":
          await update({ approval_required: next.required });
          return;
        case "message": {
          const line = `This is message ${messages.size} of ${id}.`;
          const body = { subject: "The entrance", text: line, to: next.to };
          const { status } = await call("sendEventMessage", { path: { event_id: id }, as: as(root), body });
          if (status !== 202) return;
          const reachable = await sql<{ id: string }[]>`
            select id from users where email_verified_at is not null and disabled_at is null`;
          const awaitedBy = new Set(reachable.map(({ id }) => id));
          messages.set(line, { to: next.to, awaitedBy, readers: new Set() });
          return;
        }
        case "join": {
          if (!user) return;
          const { status } = await call("joinGroup", { path: inBerlin, as: as(user) });
          if (status === 200) removed.delete(user.id);
          return;
        }
        case "remove":
        case "ban": {
          if (!user) return;
          const isNew = next.do === "remove" || !(await isBanned(user.id));
          const endsParticipation =
            (await isMember(user.id)) || (next.do === "ban" && isInAudience("everyone", await statusOf(user.id)));
          const { status } = await call("removeGroupMember", {
            path: { ...inBerlin, user_id: user.id },
            query: { ban: next.do === "ban" },
            as: as(root),
          });
          assert.equal(status, 200);
          if (isNew && endsParticipation) removed.add(user.id);
          if (!(await statusOf(user.id))) beliefs.delete(user.id);
          return;
        }
        case "lift":
          await call("deleteGroupBan", { path: { ...inBerlin, user_id: user?.id ?? "" }, as: as(root) });
          return;
        case "delete": {
          if (!user) return;
          const visitor = await session(user, time.now);
          const { status } = await visitor.call("deleteMe");
          // A disabled user cannot delete the account.
          if (status !== 200) return;
          const isVerified = next.personIndex < 3;
          if (isVerified) deleted.add(user.email);
          for (const { awaitedBy } of messages.values()) awaitedBy.delete(user.id);
          beliefs.delete(user.id);
          removed.delete(user.id);
          people[next.personIndex] = await createUser(isVerified);
          return;
        }
        case "disable":
          await sql`update users set disabled_at = now() where id = ${user?.id ?? null}`;
          for (const { awaitedBy } of messages.values()) awaitedBy.delete(user?.id ?? "");
          return;
        case "mute":
          disabledKinds.add(`${next.kind} ${user?.id}`);
          await call("submitUnsubscribe", {
            query: { token: createUnsubscribeToken(secret, { userId: user?.id ?? "", kind: next.kind }) },
            body: "List-Unsubscribe=One-Click",
          });
          return;
        case "unmute":
          await user?.visitor.call("updateMe", { body: { notifications: { [next.kind]: true } } });
          return;
        case "capacity":
          await update({ capacity: next.capacity });
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
          const start = epoch + hours(next.start);
          const starts_at = new Date(start).toISOString();
          await update({ starts_at, ends_at: new Date(start + hours(3)).toISOString() });
          return;
        }
        case "place":
          await update({ venue: { name: next.venue } });
          return;
        case "pass":
          time.now = new Date(time.now.getTime() + next.minutes * 60_000);
          return;
        case "work":
          state.faults = [...next.faults];
          meanwhile = next.faults.length === 0 ? next.meanwhile : null;
          await run();
          meanwhile = null;
      }
    };

    const run = async () => {
      await work();
      if (state.isCut) for (const email of accepted) repeatable.add(email);
      state.isCut = false;
      accepted.clear();
      decided.clear();
    };

    /** Requires that all attendees have been notified of the current facts. */
    const expectAllInformed = async ({ isReminderAhead = false } = {}) => {
      const event = await eventFacts();
      if (Date.parse(event.start) <= time.now.getTime()) return;
      if (event.status === "published") {
        const [row] = await sql`
          select count(*)::integer as pending from attendances
          where event_id = ${id}
            and (promotion_pending or decision_pending or (confirmation_pending and status <> 'declined'))`;
        if (row?.["pending"] !== 0) problems.push(`${row?.["pending"]} were never notified of their RSVP`);
      }
      for (const { id: userId, email } of people) {
        const belief = beliefs.get(userId);
        const [user] = await sql<{ reachable: boolean }[]>`
          select email_verified_at is not null and disabled_at is null as reachable from users where id = ${userId}`;
        if (!user?.reachable) continue;
        const expect = (condition: unknown, label: string) => {
          if (!condition) problems.push(`${email} was not notified: ${label}`);
        };
        expect(!removed.has(userId) || !allows(userId, "membership_ended"), "the end of the membership");
        if (!belief) continue;
        const status = await statusOf(userId);
        if (event.status === "canceled") {
          const isInformed = belief.event.status === "canceled" || belief.status === "declined";
          expect(isInformed || !(allows(userId, "event_canceled") && wantsRsvpEmails(userId)), "canceled");
          continue;
        }
        expect(belief.status === status || !wantsRsvpEmails(userId), `is ${status}, and believes ${belief.status}`);
        const isConfirmed = belief.isConfirmed || status === "declined" || !allows(userId, "rsvp_confirmation");
        expect(isConfirmed || !wantsRsvpEmails(userId), "the confirmation");
        if (status === "declined" || !notificationKinds.every((kind) => allows(userId, kind))) continue;
        assert.deepEqual(belief.event, event, `${email} does not know the current facts`);
        if (isReminderAhead && status === "attending") expect(belief.reminders.includes(event.start), "the start");
      }
    };

    /** Failed emails are retried after seconds, and changes are sent after ten minutes. */
    const deliverAll = async () => {
      for (let round = 0; round < 3; round++) {
        await run();
        time.now = new Date(time.now.getTime() + 11 * 60_000);
      }
    };

    for (const personIndex of people.keys()) {
      await perform({ do: "rsvp", personIndex, guests: 0 });
      await perform({ do: "join", personIndex });
    }
    for (const next of steps) {
      await perform(next);
      await dropFormerAudience();
    }
    state.faults = [];
    await deliverAll();
    if ((await eventFacts()).status === "canceled") {
      await expectAllInformed();
      await perform({ do: "republish" });
      await deliverAll();
    }
    const { start } = await eventFacts();
    const reminderAt = Date.parse(start) - hours(24);
    const isReminderAhead = reminderAt > time.now.getTime();
    if (isReminderAhead) time.now = new Date(reminderAt + 60_000);
    await run();
    await expectAllInformed({ isReminderAhead });
    for (const [line, { awaitedBy }] of messages) if (awaitedBy.size > 0) problems.push(`not sent to all: ${line}`);
    for (const address of deleted) problems.push(`${address} was not notified: the deletion`);
    assert.deepEqual(problems, []);
    assert.equal((await sql`select from outbox`).length, 0);
    await sql`delete from attendances`;
    // Otherwise members are notified of the group's next event.
    await sql`delete from memberships`;
    await sql`update events set attendee_count = 0`;
  });
  // Without `endOnFailure`, fast-check would search for a shorter example until the test times out before it prints the seed.
  const numRuns = examples.length + runs;
  await fc.assert(property, { examples, numRuns, endOnFailure: true, ...(seed !== undefined && { seed }) });
  t.comment(JSON.stringify(totals));
};
