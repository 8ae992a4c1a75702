import assert from "node:assert/strict";
import fc from "fast-check";
import type { Test } from "tap";
import type { KindName } from "../../src/community/notifications/kinds.ts";
import { readUnsubscribeSecret, readUnsubscribeToken } from "../../src/community/notifications/unsubscribe.ts";
import { type Language, languages } from "../../src/foundation/languages/texts.ts";
import { type NotificationKind, notificationKinds } from "../../src/foundation/notification-kinds.ts";
import type { RouteId } from "../../src/server/http/contract.ts";
import type { Message } from "../../src/web/mail/messages.ts";
import { englishIn } from "./english.ts";
import { createFixtures } from "./fixtures.ts";
import { type Fault, faultyTransport, startMailDelivery } from "./mail-delivery.ts";
import { createPeople, type Person } from "./people.ts";
import { type Request, startService } from "./service.ts";

/* One cause of each kind of notification, and a property test that each cause results in one email. */

/** The email that a cause must produce. `text` occurs in no other email. */
type Expected = { recipient: string; kind: NotificationKind; text: string };

type Step = { subject: KindName; runsWorker: boolean; faults: readonly Fault[]; minutes: number };

/** A Friday. Digests are due on Monday at 07:00. */
const epoch = Date.parse("2026-11-20T12:00:00Z");
const monday = Date.parse("2026-11-23T07:00:00Z");
const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;
const json = { "content-type": "application/json" };

/** Returns functions that create the causes of notifications, each with separate users, groups and events. */
const causesOf = async (service: Awaited<ReturnType<typeof startService>>, clock: () => Date) => {
  const { call, sql } = service;
  const { person, as, appoint } = createPeople(service);
  const { root, alliance, group, event, job } = await createFixtures(service);
  let count = 0;
  const nextName = () => `Thing ${count++}.`;
  const timeIn = (ms: number) => new Date(clock().getTime() + ms).toISOString();

  const languageOf = new Map<string, Language>();
  /** Creates a user who has muted all kinds of emails except one. Each new user has the next language. */
  const createRecipient = async (kind?: NotificationKind): Promise<Person> => {
    const recipient = await person({ withPassword: false });
    const language = languages[languageOf.size % languages.length] ?? "en";
    languageOf.set(recipient.email, language);
    const muted = notificationKinds.filter((notificationKind) => notificationKind !== kind);
    await sql`update users set muted_notifications = ${sql.array(muted)}, language = ${language} where id = ${recipient.id}`;
    return recipient;
  };
  await sql`update users set muted_notifications = ${sql.array([...notificationKinds])} where id = ${root.id}`;
  const callOk = async (id: RouteId, user: Person, request: Omit<Request, "as">) => {
    const { status, body } = await call(id, { headers: json, ...request, as: as(user) });
    assert.ok(status < 300, `${id}: ${status} ${JSON.stringify(body)}`);
    return body;
  };

  /** Creates an event in ten days, in a new group of a new alliance. */
  const newEvent = async (fields: object = {}) => {
    const name = nextName();
    const ours = await alliance({ name: nextName() });
    const newGroup = await group(ours, { name: nextName() });
    const times = { starts_at: timeIn(10 * dayMs), ends_at: timeIn(10 * dayMs + 60 * minuteMs) };
    const { id } = await event(newGroup, { name, ...times, ...fields });
    return { id, name, group: newGroup, path: { alliance: ours.slug, event_id: id }, alliance: ours };
  };
  type Event = Awaited<ReturnType<typeof newEvent>>;
  const attend = (user: Person, { path }: Event) => callOk("attendEvent", user, { path, body: {} });
  const updateEvent = ({ id }: Event, body: object) => callOk("updateEvent", root, { path: { event_id: id }, body });
  const join = (user: Person, { alliance, group: { id } }: Event) =>
    callOk("joinGroup", user, { path: { alliance: alliance.slug, group_id: id } });
  const expectedEmail = ({ email }: Person, kind: NotificationKind, text: string): Expected => ({
    recipient: email,
    kind,
    text,
  });
  const markConfirmed = (user: Person) =>
    sql`update attendances set confirmation_pending = false where user_id = ${user.id}`;

  const attendNewEvent = async (kind: NotificationKind, fields: object = {}) => {
    const [user, meetup] = [await createRecipient(kind), await newEvent(fields)];
    await attend(user, meetup);
    return { user, meetup, expected: expectedEmail(user, kind, meetup.name) };
  };
  const attendNewSeries = async () => {
    const [user, meetup] = [await createRecipient("rsvp_confirmation"), await newEvent()];
    const body = { rule: { frequency: "weekly", count: 1 }, status: "published" };
    await callOk("copyEvent", root, { path: { event_id: meetup.id }, body });
    await callOk("attendSeries", user, { path: { event_id: meetup.id }, body: {} });
    return { user, meetup, expected: expectedEmail(user, "rsvp_confirmation", meetup.name) };
  };
  /** Creates an event, and an administrator of its group who receives only emails of a kind. */
  const createOrganizer = async (kind: NotificationKind) => {
    const [organizer, meetup] = [await createRecipient(kind), await newEvent({ approval_required: true })];
    await appoint(organizer, { group: meetup.group.id });
    return { organizer, meetup, expected: expectedEmail(organizer, kind, meetup.name) };
  };
  const applyToNewJob = async ({ poster, applicant }: { poster: Person; applicant: Person }) => {
    const title = nextName();
    const ours = await alliance({ name: nextName() });
    await appoint(poster, { alliance: ours.id });
    const { id } = await job(ours, { title, expires_at: timeIn(20 * dayMs) }, poster);
    const application = await callOk("applyToJob", applicant, { path: { job_id: id }, body: {} });
    return { title, path: { job_id: id, application_id: String(application.id) } };
  };
  const receiveApplication = async () => {
    const poster = await createRecipient("application_received");
    const { title } = await applyToNewJob({ poster, applicant: await createRecipient() });
    return expectedEmail(poster, "application_received", title);
  };
  const removeMember = async (isAlliance: boolean) => {
    const [user, meetup] = [await createRecipient("membership_ended"), await newEvent()];
    await join(user, meetup);
    const { alliance: ours, group: joinedGroup } = meetup;
    const [row] = await sql<{ name: string }[]>`
      select name from alliances where id = ${isAlliance ? ours.id : null}
      union all select name from groups where id = ${isAlliance ? null : joinedGroup.id}`;
    const path = { alliance: ours.slug, user_id: user.id, ...(!isAlliance && { group_id: joinedGroup.id }) };
    await callOk(isAlliance ? "removeAllianceMember" : "removeGroupMember", root, { path });
    return expectedEmail(user, "membership_ended", row?.name ?? assert.fail());
  };
  const reportEvent = async (reporter: Person, meetup: Event) => {
    const body = { subject_type: "event", subject_id: meetup.id, reason: "spam", text: "…" };
    return callOk("createReport", reporter, { body });
  };
  const publishEvent = async (digestSince: string | null) => {
    const [user, first] = [await createRecipient("new_events"), await newEvent()];
    await sql`update users set digest_since = ${digestSince} where id = ${user.id}`;
    await join(user, first);
    const name = nextName();
    const times = { starts_at: timeIn(9 * dayMs), ends_at: timeIn(9 * dayMs + minuteMs) };
    await event(first.group, { name, ...times });
    return expectedEmail(user, "new_events", name);
  };

  const causes: Record<KindName, () => Promise<Expected>> = {
    promotion: async () => {
      const meetup = await newEvent({ capacity: 1, waitlist_enabled: true });
      const [first, user] = [await createRecipient(), await createRecipient("waitlist_promotion")];
      for (const attendee of [first, user]) await attend(attendee, meetup);
      await callOk("cancelAttendance", first, { path: meetup.path });
      return expectedEmail(user, "waitlist_promotion", meetup.name);
    },
    cancellation: async () => {
      const { meetup, expected } = await attendNewEvent("event_canceled");
      await updateEvent(meetup, { status: "canceled" });
      return expected;
    },
    change: async () => {
      const { meetup, expected } = await attendNewEvent("event_changed");
      await updateEvent(meetup, { venue: { name: "Elsewhere" } });
      return expected;
    },
    reminder: async () => {
      const { user, meetup, expected } = await attendNewEvent("event_reminder");
      await sql`
        update events set starts_at = ${timeIn(20 * 60 * minuteMs)}, ends_at = ${timeIn(21 * 60 * minuteMs)}, reminded_for = null
        where id = ${meetup.id}`;
      await sql`update attendances set responded_at = ${timeIn(-7 * dayMs)} where user_id = ${user.id}`;
      return expected;
    },
    rsvp: async () => (await attendNewEvent("rsvp_confirmation")).expected,
    rsvp_cancellation: async () => {
      const { user, meetup, expected } = await attendNewEvent("rsvp_confirmation");
      await sql`delete from outbox where payload ->> 'userId' = ${user.id}`;
      await markConfirmed(user);
      await callOk("cancelAttendance", user, { path: meetup.path });
      return expected;
    },
    series_rsvp: async () => (await attendNewSeries()).expected,
    series_cancellation: async () => {
      const { user, meetup, expected } = await attendNewSeries();
      await sql`delete from outbox where payload ->> 'userId' = ${user.id}`;
      await markConfirmed(user);
      await callOk("cancelSeriesAttendance", user, { path: { event_id: meetup.id } });
      return expected;
    },
    rsvp_addition: async () => {
      const { user, meetup, expected } = await attendNewSeries();
      await sql`delete from outbox where payload ->> 'userId' = ${user.id}`;
      await markConfirmed(user);
      const body = { rule: { frequency: "monthly", count: 1 }, status: "published" };
      await callOk("copyEvent", root, { path: { event_id: meetup.id }, body });
      return expected;
    },
    rsvp_decision: async () => {
      const { user, meetup, expected } = await attendNewEvent("rsvp_decision", { approval_required: true });
      const path = { event_id: meetup.id, user_id: user.id };
      await callOk("updateAttendee", root, { path, body: { status: "attending" } });
      return expected;
    },
    message: async () => {
      const { meetup, expected } = await attendNewEvent("event_message");
      const body = { subject: "The entrance", text: "Ring the bell.", to: "attending" };
      await callOk("sendEventMessage", root, { path: { event_id: meetup.id }, body });
      return expected;
    },
    links: async () => {
      const { meetup, expected } = await attendNewEvent("event_message");
      const links = [{ label: "Slides", url: "https://slides.example.org/1" }];
      await callOk("updateEvent", root, { path: { event_id: meetup.id }, body: { links } });
      await sql`update events set starts_at = ${timeIn(-2 * dayMs)}, ends_at = ${timeIn(-dayMs)} where id = ${meetup.id}`;
      await callOk("announceLinks", root, { path: { event_id: meetup.id } });
      return expected;
    },
    group_message: async () => {
      const [user, meetup] = [await createRecipient("group_message"), await newEvent()];
      await join(user, meetup);
      const body = { subject: nextName(), text: "Hello." };
      const path = { alliance: meetup.alliance.slug, group_id: meetup.group.id };
      await callOk("sendGroupMessage", root, { path, body });
      return expectedEmail(user, "group_message", body.subject);
    },
    new_events: () => publishEvent(null),
    digest: () => publishEvent("2026-01-01"),
    approvals: async () => {
      const { meetup, expected } = await createOrganizer("rsvp_received");
      await attend(await createRecipient(), meetup);
      return expected;
    },
    application: receiveApplication,
    applications: receiveApplication,
    arrival: async () => {
      const applicant = await createRecipient("application_confirmation");
      const { title } = await applyToNewJob({ poster: await createRecipient(), applicant });
      return expectedEmail(applicant, "application_confirmation", title);
    },
    decision: async () => {
      const [poster, applicant] = [await createRecipient(), await createRecipient("application_status")];
      const { title, path } = await applyToNewJob({ poster, applicant });
      await callOk("updateJobApplication", poster, { path, body: { status: "accepted" } });
      return expectedEmail(applicant, "application_status", title);
    },
    role: async () => {
      const [user, name] = [await createRecipient("role_granted"), nextName()];
      const ours = await alliance({ name });
      await callOk("grantAllianceAdmin", root, { path: { alliance: ours.slug, user_id: user.id } });
      return expectedEmail(user, "role_granted", name);
    },
    join_requests: async () => {
      const { meetup, organizer } = await createOrganizer("join_request_received");
      const name = nextName();
      const path = { alliance: meetup.alliance.slug, group_id: meetup.group.id };
      await callOk("updateGroup", root, { path, body: { name, join_policy: "approval" } });
      await join(await createRecipient(), meetup);
      return expectedEmail(organizer, "join_request_received", name);
    },
    join_request_status: async () => {
      const [user, meetup, name] = [await createRecipient("join_request_status"), await newEvent(), nextName()];
      const path = { alliance: meetup.alliance.slug, group_id: meetup.group.id };
      await callOk("updateGroup", root, { path, body: { name, join_policy: "approval" } });
      await join(user, meetup);
      await callOk("updateJoinRequests", root, { path, body: { user_ids: [user.id], status: "member" } });
      return expectedEmail(user, "join_request_status", name);
    },
    event_role: async () => {
      const [user, { id, name }] = [await createRecipient("role_granted"), await newEvent()];
      const body = { role: "check_in" };
      await callOk("grantEventRole", root, { path: { event_id: id, user_id: user.id }, body });
      return expectedEmail(user, "role_granted", name);
    },
    group_requests: async () => {
      const [ours, admin, name] = [await alliance(), await createRecipient("join_request_received"), nextName()];
      await appoint(admin, { alliance: ours.id });
      const path = { alliance: ours.slug };
      await callOk("updateAlliance", root, { path, body: { name, accepts_group_requests: true } });
      await callOk("createGroupRequest", await createRecipient(), { path, body: { name: "Kiel", description: "…" } });
      return expectedEmail(admin, "join_request_received", name);
    },
    group_request_declined: async () => {
      const [ours, user, name] = [await alliance(), await createRecipient("join_request_status"), nextName()];
      const path = { alliance: ours.slug };
      await callOk("updateAlliance", root, { path, body: { accepts_group_requests: true } });
      const { id } = await callOk("createGroupRequest", user, { path, body: { name, description: "…" } });
      const inRequest = { ...path, group_request_id: id };
      await callOk("updateGroupRequest", root, { path: inRequest, body: { status: "declined" } });
      return expectedEmail(user, "join_request_status", name);
    },
    group_removal: () => removeMember(false),
    alliance_removal: () => removeMember(true),
    reports: async () => {
      const { meetup, expected } = await createOrganizer("report_received");
      await reportEvent(await createRecipient(), meetup);
      return expected;
    },
    report: async () => {
      const { organizer, meetup } = await createOrganizer("report_received");
      const reporter = await createRecipient("report_resolved");
      const { id } = await reportEvent(reporter, meetup);
      await callOk("updateReport", organizer, { path: { report_id: String(id) }, body: { status: "resolved" } });
      return expectedEmail(reporter, "report_resolved", meetup.name);
    },
    guest_place: async () => {
      const meetup = await newEvent();
      const email = `guest-${count++}@example.org`;
      const body = { name: "Samira Haddad", email };
      await callOk("addGuestAttendee", root, { path: { event_id: meetup.id }, body });
      return { recipient: email, kind: "invitation", text: meetup.name };
    },
    invitation: async () => {
      const name = nextName();
      const ours = await alliance({ name: nextName() });
      const newGroup = await group(ours, { name });
      const email = `invited-${count++}@example.org`;
      await callOk("inviteToGroup", root, { path: { alliance: ours.slug, group_id: newGroup.id }, body: { email } });
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
  const secret = await readUnsubscribeSecret(db, clock());
  const subjects = subjectsOf(causes);
  const sent: { message: Message; mayRepeat: boolean }[] = [];
  const { transport, state } = faultyTransport(sql, (message) => void sent.push({ message, mayRepeat: false }));
  const { work } = startMailDelivery(t, service, { transport, clock, batchSize: 2 });
  const advance = (ms: number) => {
    time.now = new Date(time.now.getTime() + ms);
  };
  const workWith = async (faults: readonly Fault[]) => {
    const before = sent.length;
    Object.assign(state, { faults: [...faults], isCut: false });
    await work();
    if (state.isCut) for (const email of sent.slice(before)) email.mayRepeat = true;
  };

  const step = fc.record({
    runsWorker: fc.boolean(),
    faults: fc.array(fc.constantFrom<Fault[]>("fail", "cut"), { maxLength: 2 }),
    minutes: fc.constantFrom(0, 1, 11),
  });
  const everySubject = fc.shuffledSubarray(subjects, { minLength: subjects.length });
  const steps: fc.Arbitrary<Step[]> = fc
    .tuple(everySubject, fc.array(step, { minLength: subjects.length, maxLength: subjects.length }))
    .map(([order, actions]) =>
      order.map((subject, index) => ({ subject, ...(actions[index] ?? { runsWorker: true, faults: [], minutes: 0 }) })),
    );

  const property = fc.asyncProperty(steps, async (drawnSteps) => {
    time.now = new Date(epoch);
    sent.length = 0;
    const expectedEmails: Expected[] = [];
    for (const { subject, runsWorker, faults, minutes } of drawnSteps) {
      expectedEmails.push(await causes[subject]());
      if (runsWorker) await workWith(faults);
      advance(minutes * minuteMs);
    }
    for (const pauseMs of [11 * minuteMs, 61 * minuteMs, monday - time.now.getTime(), 61 * minuteMs]) {
      advance(pauseMs);
      await workWith([]);
    }
    const problems = expectedEmails.flatMap(({ recipient, kind, text }) => {
      const found = sent.filter(({ message }) => message.recipient === recipient);
      const language = languageOf.get(recipient) ?? "en";
      const isTranslated = ({ subject, text, html }: Message) =>
        language === "en" ||
        [subject, text.replaceAll("\n", " · "), html].every((part) => englishIn(part, language, ["mail"]).length === 0);
      const isExpected = found.every(({ message }) => {
        const token = new URL(message.unsubscribeLink ?? assert.fail("no link")).searchParams.get("token") ?? "";
        const isOfCause = readUnsubscribeToken(secret, token)?.kind === kind;
        return isOfCause && (message.subject + message.text).includes(text) && isTranslated(message);
      });
      const certainCount = found.filter(({ mayRepeat }) => !mayRepeat).length;
      if (isExpected && found.length > 0 && (found.length === 1 || certainCount <= 1)) return [];
      return [
        `${kind} of ${text} to ${recipient}: ${found.map(({ message }) => message.subject).join(", ") || "none"}`,
      ];
    });
    assert.deepEqual(problems, []);
    const recipients = new Set(expectedEmails.map(({ recipient }) => recipient));
    const unexpected = sent.map(({ message }) => message.recipient).filter((recipient) => !recipients.has(recipient));
    assert.deepEqual(unexpected, []);
    assert.equal((await sql`select from outbox`).length, 0);
    const covered = new Set(expectedEmails.map(({ kind }) => kind));
    const uncovered = notificationKinds.filter((kind) => !covered.has(kind));
    assert.deepEqual(uncovered, [], "each kind has a cause");
    await sql`update users set disabled_at = now() where email = any (${sql.array([...recipients])})`;
  });
  await fc.assert(property, { numRuns: runs, endOnFailure: true, ...(seed !== undefined && { seed }) });
};
