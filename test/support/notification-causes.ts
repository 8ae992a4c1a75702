import assert from "node:assert/strict";
import fc from "fast-check";
import type { Test } from "tap";
import type { KindName } from "../../src/community/notifications/kinds.ts";
import { readUnsubscribeToken, unsubscribeSecret } from "../../src/community/notifications/unsubscribe.ts";
import { type Language, languages } from "../../src/foundation/languages/texts.ts";
import { type NotificationKind, notificationKinds } from "../../src/foundation/notification-kinds.ts";
import type { RouteId } from "../../src/server/http/contract.ts";
import type { Message } from "../../src/web/mail/messages.ts";
import { englishIn } from "./english.ts";
import { createFixtures } from "./fixtures.ts";
import { type Fault, faultyTransport, startMailDelivery } from "./mail-delivery.ts";
import { community, type Person } from "./people.ts";
import { type Request, startService } from "./service.ts";

/* One cause of each kind of notification, and the property that each ends with one email. */

/** The email that a cause must produce. `text` occurs in no other email. */
type Expected = { recipient: string; kind: NotificationKind; text: string };

type Step = { subject: KindName; works: boolean; faults: readonly Fault[]; minutes: number };

/** A Friday. Digests are due on Monday at 07:00. */
const epoch = Date.parse("2026-11-20T12:00:00Z");
const monday = Date.parse("2026-11-23T07:00:00Z");
const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;
const json = { "content-type": "application/json" };

/** Creates the causes of notifications, each with people, groups and events of its own. */
const causesOf = async (service: Awaited<ReturnType<typeof startService>>, clock: () => Date) => {
  const { call, sql } = service;
  const { person, as, appoint } = community(service);
  const { root, alliance, group, event, job } = await createFixtures(service);
  let count = 0;
  const nextName = () => `Thing ${count++}.`;
  const later = (ms: number) => new Date(clock().getTime() + ms).toISOString();

  const languageOf = new Map<string, Language>();
  /** A user who has turned off all kinds of emails but one. The next one reads another language. */
  const recipientOf = async (kind?: NotificationKind): Promise<Person> => {
    const someone = await person({ withPassword: false });
    const language = languages[languageOf.size % languages.length] ?? "en";
    languageOf.set(someone.email, language);
    const muted = notificationKinds.filter((notificationKind) => notificationKind !== kind);
    await sql`update users set muted_notifications = ${sql.array(muted)}, language = ${language} where id = ${someone.id}`;
    return someone;
  };
  await sql`update users set muted_notifications = ${sql.array([...notificationKinds])} where id = ${root.id}`;
  const done = async (id: RouteId, by: Person, request: Omit<Request, "as">) => {
    const { status, body } = await call(id, { headers: json, ...request, as: as(by) });
    assert.ok(status < 300, `${id}: ${status} ${JSON.stringify(body)}`);
    return body;
  };

  /** An event in ten days, in a group of its own. */
  const newEvent = async (more: object = {}) => {
    const name = nextName();
    const ours = await alliance({ name: nextName() });
    const place = await group(ours, { name: nextName() });
    const times = { starts_at: later(10 * dayMs), ends_at: later(10 * dayMs + 60 * minuteMs) };
    const { id } = await event(place, { name, ...times, ...more });
    return { id, name, group: place, path: { alliance: ours.slug, event_id: id }, alliance: ours };
  };
  type Event = Awaited<ReturnType<typeof newEvent>>;
  const attend = (who: Person, { path }: Event) => done("attendEvent", who, { path, body: {} });
  const change = ({ id }: Event, body: object) => done("updateEvent", root, { path: { event_id: id }, body });
  const join = (who: Person, { alliance, group: { id } }: Event) =>
    done("joinGroup", who, { path: { alliance: alliance.slug, group_id: id } });
  const expected = ({ email }: Person, kind: NotificationKind, text: string): Expected => ({
    recipient: email,
    kind,
    text,
  });
  const confirm = (who: Person) => sql`update attendances set confirmation_pending = false where user_id = ${who.id}`;

  const attended = async (kind: NotificationKind, more: object = {}) => {
    const [who, meetup] = [await recipientOf(kind), await newEvent(more)];
    await attend(who, meetup);
    return { who, meetup, expected: expected(who, kind, meetup.name) };
  };
  const attendedSeries = async () => {
    const [who, meetup] = [await recipientOf("rsvp_confirmation"), await newEvent()];
    const body = { rule: { frequency: "weekly", count: 1 }, status: "published" };
    await done("copyEvent", root, { path: { event_id: meetup.id }, body });
    await done("attendSeries", who, { path: { event_id: meetup.id }, body: {} });
    return { who, meetup, expected: expected(who, "rsvp_confirmation", meetup.name) };
  };
  /** A group's administrator, who gets emails of a kind, and an event and a job of the group. */
  const organized = async (kind: NotificationKind) => {
    const [organizer, meetup] = [await recipientOf(kind), await newEvent({ approval_required: true })];
    await appoint(organizer, { group: meetup.group.id });
    return { organizer, meetup, expected: expected(organizer, kind, meetup.name) };
  };
  const applied = async ({ poster, applicant }: { poster: Person; applicant: Person }) => {
    const title = nextName();
    const ours = await alliance({ name: nextName() });
    await appoint(poster, { alliance: ours.id });
    const { id } = await job(ours, { title, expires_at: later(20 * dayMs) }, poster);
    const application = await done("applyToJob", applicant, { path: { job_id: id }, body: {} });
    return { title, path: { job_id: id, application_id: String(application.id) } };
  };
  const received = async () => {
    const poster = await recipientOf("application_received");
    const { title } = await applied({ poster, applicant: await recipientOf() });
    return expected(poster, "application_received", title);
  };
  const removed = async (ofAlliance: boolean) => {
    const [who, meetup] = [await recipientOf("membership_ended"), await newEvent()];
    await join(who, meetup);
    const { alliance: ours, group: place } = meetup;
    const [row] = await sql<{ name: string }[]>`
      select name from alliances where id = ${ofAlliance ? ours.id : null}
      union all select name from groups where id = ${ofAlliance ? null : place.id}`;
    const path = { alliance: ours.slug, user_id: who.id, ...(!ofAlliance && { group_id: place.id }) };
    await done(ofAlliance ? "removeAllianceMember" : "removeGroupMember", root, { path });
    return expected(who, "membership_ended", row?.name ?? assert.fail());
  };
  const reported = async (reporter: Person, meetup: Event) => {
    const body = { subject_type: "event", subject_id: meetup.id, reason: "spam", text: "…" };
    return done("createReport", reporter, { body });
  };
  const published = async (digestSince: string | null) => {
    const [who, first] = [await recipientOf("new_events"), await newEvent()];
    await sql`update users set digest_since = ${digestSince} where id = ${who.id}`;
    await join(who, first);
    const name = nextName();
    const times = { starts_at: later(9 * dayMs), ends_at: later(9 * dayMs + minuteMs) };
    await event(first.group, { name, ...times });
    return expected(who, "new_events", name);
  };

  const causes: Record<KindName, () => Promise<Expected>> = {
    promotion: async () => {
      const meetup = await newEvent({ capacity: 1, waitlist_enabled: true });
      const [first, who] = [await recipientOf(), await recipientOf("waitlist_promotion")];
      for (const one of [first, who]) await attend(one, meetup);
      await done("cancelAttendance", first, { path: meetup.path });
      return expected(who, "waitlist_promotion", meetup.name);
    },
    cancellation: async () => {
      const { meetup, expected } = await attended("event_canceled");
      await change(meetup, { status: "canceled" });
      return expected;
    },
    change: async () => {
      const { meetup, expected } = await attended("event_changed");
      await change(meetup, { venue: { name: "Elsewhere" } });
      return expected;
    },
    reminder: async () => {
      const { who, meetup, expected } = await attended("event_reminder");
      await sql`
        update events set starts_at = ${later(20 * 60 * minuteMs)}, ends_at = ${later(21 * 60 * minuteMs)}, reminded_for = null
        where id = ${meetup.id}`;
      await sql`update attendances set responded_at = ${later(-7 * dayMs)} where user_id = ${who.id}`;
      return expected;
    },
    rsvp: async () => (await attended("rsvp_confirmation")).expected,
    rsvp_cancellation: async () => {
      const { who, meetup, expected } = await attended("rsvp_confirmation");
      await sql`delete from outbox where payload ->> 'userId' = ${who.id}`;
      await confirm(who);
      await done("cancelAttendance", who, { path: meetup.path });
      return expected;
    },
    series_rsvp: async () => (await attendedSeries()).expected,
    series_cancellation: async () => {
      const { who, meetup, expected } = await attendedSeries();
      await sql`delete from outbox where payload ->> 'userId' = ${who.id}`;
      await confirm(who);
      await done("cancelSeriesAttendance", who, { path: { event_id: meetup.id } });
      return expected;
    },
    rsvp_addition: async () => {
      const { who, meetup, expected } = await attendedSeries();
      await sql`delete from outbox where payload ->> 'userId' = ${who.id}`;
      await confirm(who);
      const body = { rule: { frequency: "monthly", count: 1 }, status: "published" };
      await done("copyEvent", root, { path: { event_id: meetup.id }, body });
      return expected;
    },
    rsvp_decision: async () => {
      const { who, meetup, expected } = await attended("rsvp_decision", { approval_required: true });
      const path = { event_id: meetup.id, user_id: who.id };
      await done("updateAttendee", root, { path, body: { status: "attending" } });
      return expected;
    },
    message: async () => {
      const { meetup, expected } = await attended("event_message");
      const body = { subject: "The entrance", text: "Ring the bell.", to: "attending" };
      await done("sendEventMessage", root, { path: { event_id: meetup.id }, body });
      return expected;
    },
    links: async () => {
      const { meetup, expected } = await attended("event_message");
      const links = [{ label: "Slides", url: "https://slides.example.org/1" }];
      await done("updateEvent", root, { path: { event_id: meetup.id }, body: { links } });
      await sql`update events set starts_at = ${later(-2 * dayMs)}, ends_at = ${later(-dayMs)} where id = ${meetup.id}`;
      await done("announceLinks", root, { path: { event_id: meetup.id } });
      return expected;
    },
    group_message: async () => {
      const [who, meetup] = [await recipientOf("group_message"), await newEvent()];
      await join(who, meetup);
      const body = { subject: nextName(), text: "Hello." };
      const path = { alliance: meetup.alliance.slug, group_id: meetup.group.id };
      await done("sendGroupMessage", root, { path, body });
      return expected(who, "group_message", body.subject);
    },
    new_events: () => published(null),
    digest: () => published("2026-01-01"),
    approvals: async () => {
      const { meetup, expected } = await organized("rsvp_received");
      await attend(await recipientOf(), meetup);
      return expected;
    },
    application: received,
    applications: received,
    arrival: async () => {
      const applicant = await recipientOf("application_confirmation");
      const { title } = await applied({ poster: await recipientOf(), applicant });
      return expected(applicant, "application_confirmation", title);
    },
    decision: async () => {
      const [poster, applicant] = [await recipientOf(), await recipientOf("application_status")];
      const { title, path } = await applied({ poster, applicant });
      await done("updateJobApplication", poster, { path, body: { status: "accepted" } });
      return expected(applicant, "application_status", title);
    },
    role: async () => {
      const [who, name] = [await recipientOf("role_granted"), nextName()];
      const ours = await alliance({ name });
      await done("grantAllianceAdmin", root, { path: { alliance: ours.slug, user_id: who.id } });
      return expected(who, "role_granted", name);
    },
    join_requests: async () => {
      const { meetup, organizer } = await organized("join_request_received");
      const name = nextName();
      const path = { alliance: meetup.alliance.slug, group_id: meetup.group.id };
      await done("updateGroup", root, { path, body: { name, join_policy: "approval" } });
      await join(await recipientOf(), meetup);
      return expected(organizer, "join_request_received", name);
    },
    join_request_status: async () => {
      const [who, meetup, name] = [await recipientOf("join_request_status"), await newEvent(), nextName()];
      const path = { alliance: meetup.alliance.slug, group_id: meetup.group.id };
      await done("updateGroup", root, { path, body: { name, join_policy: "approval" } });
      await join(who, meetup);
      await done("updateJoinRequests", root, { path, body: { user_ids: [who.id], status: "member" } });
      return expected(who, "join_request_status", name);
    },
    event_role: async () => {
      const [who, { id, name }] = [await recipientOf("role_granted"), await newEvent()];
      const body = { role: "check_in" };
      await done("grantEventRole", root, { path: { event_id: id, user_id: who.id }, body });
      return expected(who, "role_granted", name);
    },
    group_requests: async () => {
      const [ours, admin, name] = [await alliance(), await recipientOf("join_request_received"), nextName()];
      await appoint(admin, { alliance: ours.id });
      const path = { alliance: ours.slug };
      await done("updateAlliance", root, { path, body: { name, accepts_group_requests: true } });
      await done("createGroupRequest", await recipientOf(), { path, body: { name: "Kiel", description: "…" } });
      return expected(admin, "join_request_received", name);
    },
    group_request_declined: async () => {
      const [ours, who, name] = [await alliance(), await recipientOf("join_request_status"), nextName()];
      const path = { alliance: ours.slug };
      await done("updateAlliance", root, { path, body: { accepts_group_requests: true } });
      const { id } = await done("createGroupRequest", who, { path, body: { name, description: "…" } });
      const inRequest = { ...path, group_request_id: id };
      await done("updateGroupRequest", root, { path: inRequest, body: { status: "declined" } });
      return expected(who, "join_request_status", name);
    },
    group_removal: () => removed(false),
    alliance_removal: () => removed(true),
    reports: async () => {
      const { meetup, expected } = await organized("report_received");
      await reported(await recipientOf(), meetup);
      return expected;
    },
    report: async () => {
      const { organizer, meetup } = await organized("report_received");
      const reporter = await recipientOf("report_resolved");
      const { id } = await reported(reporter, meetup);
      await done("updateReport", organizer, { path: { report_id: String(id) }, body: { status: "resolved" } });
      return expected(reporter, "report_resolved", meetup.name);
    },
    guest_place: async () => {
      const meetup = await newEvent();
      const email = `guest-${count++}@example.org`;
      const body = { name: "Samira Haddad", email };
      await done("addGuestAttendee", root, { path: { event_id: meetup.id }, body });
      return { recipient: email, kind: "invitation", text: meetup.name };
    },
    invitation: async () => {
      const name = nextName();
      const ours = await alliance({ name: nextName() });
      const place = await group(ours, { name });
      const email = `invited-${count++}@example.org`;
      await done("inviteToGroup", root, { path: { alliance: ours.slug, group_id: place.id }, body: { email } });
      return { recipient: email, kind: "invitation", text: name };
    },
  };
  return { causes, languageOf };
};

const subjectsOf = (causes: Record<KindName, unknown>): KindName[] =>
  Object.keys(causes).filter((name): name is KindName => name in causes);

/**
 * For any order of causes, and any number of failed deliveries and lost connections, each cause produces one email to its recipient, in
 * the recipient's language. Only an email whose transaction was lost may be repeated.
 */
export const checkAllKinds = async (t: Test, { runs, seed }: { runs: number; seed?: number }): Promise<void> => {
  const time = { now: new Date(epoch) };
  const clock = () => time.now;
  const service = await startService(t, { data: "none", clock });
  const { sql, db } = service;
  const { causes, languageOf } = await causesOf(service, clock);
  const secret = await unsubscribeSecret(db, clock());
  const subjects = subjectsOf(causes);
  const sent: { message: Message; mayRepeat: boolean }[] = [];
  const { transport, state } = faultyTransport(sql, (message) => void sent.push({ message, mayRepeat: false }));
  const { work } = startMailDelivery(t, service, { transport, clock, batchSize: 2 });
  const pass = (ms: number) => {
    time.now = new Date(time.now.getTime() + ms);
  };
  const workWith = async (given: readonly Fault[]) => {
    const before = sent.length;
    Object.assign(state, { faults: [...given], isCut: false });
    await work();
    if (state.isCut) for (const one of sent.slice(before)) one.mayRepeat = true;
  };

  const step = fc.record({
    works: fc.boolean(),
    faults: fc.array(fc.constantFrom<Fault[]>("fail", "cut"), { maxLength: 2 }),
    minutes: fc.constantFrom(0, 1, 11),
  });
  const everySubject = fc.shuffledSubarray(subjects, { minLength: subjects.length });
  const steps: fc.Arbitrary<Step[]> = fc
    .tuple(everySubject, fc.array(step, { minLength: subjects.length, maxLength: subjects.length }))
    .map(([order, more]) =>
      order.map((subject, at) => ({ subject, ...(more[at] ?? { works: true, faults: [], minutes: 0 }) })),
    );

  const property = fc.asyncProperty(steps, async (taken) => {
    time.now = new Date(epoch);
    sent.length = 0;
    const awaited: Expected[] = [];
    for (const { subject, works, faults, minutes } of taken) {
      awaited.push(await causes[subject]());
      if (works) await workWith(faults);
      pass(minutes * minuteMs);
    }
    for (const at of [11 * minuteMs, 61 * minuteMs, monday - time.now.getTime(), 61 * minuteMs]) {
      pass(at);
      await workWith([]);
    }
    const problems = awaited.flatMap(({ recipient, kind, text }) => {
      const found = sent.filter(({ message }) => message.recipient === recipient);
      const language = languageOf.get(recipient) ?? "en";
      const isTranslated = ({ subject, text, html }: Message) =>
        language === "en" ||
        [subject, text.replaceAll("\n", " · "), html].every((part) => englishIn(part, language, ["mail"]).length === 0);
      const isRight = found.every(({ message }) => {
        const token = new URL(message.unsubscribeLink ?? assert.fail("no link")).searchParams.get("token") ?? "";
        const isOfCause = readUnsubscribeToken(secret, token)?.kind === kind;
        return isOfCause && (message.subject + message.text).includes(text) && isTranslated(message);
      });
      const certain = found.filter(({ mayRepeat }) => !mayRepeat).length;
      if (isRight && found.length > 0 && (found.length === 1 || certain <= 1)) return [];
      return [
        `${kind} of ${text} to ${recipient}: ${found.map(({ message }) => message.subject).join(", ") || "none"}`,
      ];
    });
    assert.deepEqual(problems, []);
    const recipients = new Set(awaited.map(({ recipient }) => recipient));
    const others = sent.map(({ message }) => message.recipient).filter((one) => !recipients.has(one));
    assert.deepEqual(others, []);
    assert.equal((await sql`select from outbox`).length, 0);
    const covered = new Set(awaited.map(({ kind }) => kind));
    const uncovered = notificationKinds.filter((kind) => !covered.has(kind));
    assert.deepEqual(uncovered, [], "each kind has a cause");
    await sql`update users set disabled_at = now() where email = any (${sql.array([...recipients])})`;
  });
  await fc.assert(property, { numRuns: runs, endOnFailure: true, ...(seed !== undefined && { seed }) });
};
