import assert from "node:assert/strict";
import fc from "fast-check";
import type { Test } from "tap";
import { readUnsubscribeSecret, readUnsubscribeToken } from "../../src/community/notifications/unsubscribe.ts";
import { stepOf, type ValueOf } from "./arbitraries.ts";
import { hours, openMailbox, unsubscribeTokenIn } from "./mailbox.ts";
import { type Person, password } from "./people.ts";
import type { SmtpReply } from "./smtp.ts";

/* A mail server that rejects emails at random, and everything that causes grouped or recurring emails. */

type Reply = "accept" | "reject" | "defer";
type Reader = "member" | "subscriber" | "organizer";

const reply = fc.constantFrom<Reply[]>("accept", "reject", "reject", "defer", "defer");
const step = fc.oneof(
  stepOf(6, ["publish", "remind", "rsvp", "apply", "report", "message"], {}),
  stepOf(1, ["sign in"], { reader: fc.constantFrom<Reader[]>("member", "subscriber", "organizer") }),
  stepOf(6, ["pass"], { hours: fc.constantFrom(0.1, 1.1, 3, 24, 50, 97, 168) }),
  // The mail server repeats these replies until the next change.
  stepOf(3, ["reply"], { replies: fc.array(reply, { minLength: 1, maxLength: 4 }) }),
);

type Step = ValueOf<typeof step>;

const smtpReplies: Record<Reply, SmtpReply | undefined> = {
  accept: undefined,
  reject: { responseCode: 550, text: "5.1.1 no such user" },
  defer: { responseCode: 451, text: "4.2.0 try again later" },
};

/** A Friday. Digests are due on Monday at 07:00. */
const epoch = Date.parse("2026-11-20T12:00:00Z");
const monday = Date.parse("2026-11-23T07:00:00Z");
const day = hours(24);
const week = 7 * day;
/** An email is given up four days after its cause. Time passes in leaps, so one attempt may be later. */
const maxAgeMs = 4 * day;
const longestPause = hours(2.5);

type Attempt = { at: number; reply: Reply };

/**
 * Whatever the mail server replies, each cause of an email results in at most one email that was accepted or finally rejected,
 * a temporary rejection is followed by further attempts, for at most four days, and after three final rejections the mailbox
 * gets none of these emails until its owner signs in.
 */
export const checkRejections = async (t: Test, { runs, seed }: { runs: number; seed?: number }): Promise<void> => {
  const service = await openMailbox(t);
  const {
    call,
    sql,
    db,
    person,
    as,
    ours,
    smtp,
    eventInGroup,
    job,
    deliverEmails,
    advanceClock,
    timeIn,
    attend,
    appoint,
  } = service;
  const secret = await readUnsubscribeSecret(db, new Date(epoch));
  const totals: Record<string, number> = {};
  const count = (label: string) => {
    totals[label] = (totals[label] ?? 0) + 1;
  };

  const property = fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 40, size: "max" }), async (steps) => {
    const now = () => Date.parse(timeIn(0));
    // Each run begins on a Friday.
    while ((now() - epoch) % week !== 0) advanceClock(week - ((now() - epoch) % week));
    const berlin = await service.group(ours, { name: `Group ${now()}` });
    const readers: Record<Reader, Person> = {
      member: await person(),
      subscriber: await person(),
      organizer: await person(),
    };
    await appoint(readers.organizer, { group: berlin.id });
    const names = new Map(Object.entries(readers).map(([name, { email }]) => [email, name]));
    const workshop = await eventInGroup(berlin, {
      name: "Workshop",
      approval_required: true,
      starts_at: timeIn(30 * week),
      ends_at: timeIn(30 * week + hours(2)),
    });
    const opening = await job(ours, { group_id: berlin.id, expires_at: timeIn(20 * week) }, readers.organizer);

    await deliverEmails();
    for (const user of [readers.member, readers.subscriber])
      assert.equal((await service.join(user, berlin)).status, 200);
    await service.chooseNotifications(readers.subscriber, { new_events: "weekly", group_message: false });

    const problems = new Set<string>();
    let replies: Reply[] = ["accept"];
    let replyIndex = 0;
    /** Numbers the names of events and messages, by which the mail server recognizes their emails. */
    let nameCount = 0;
    const attempts = new Map<string, Attempt[]>();
    const causes = new Map<string, number[]>();
    const rejections = new Map<string, number[]>();
    const digestWeeks = new Set<number>();
    const addCause = (reader: Reader, kind: string) => {
      const key = `${reader} ${kind}`;
      causes.set(key, [...(causes.get(key) ?? []), now()]);
    };
    const isUndeliverable = (reader: string) => (rejections.get(reader) ?? []).length >= 3;
    /** Readers whose mailbox was undeliverable before this run of the worker, which sends several emails at once. */
    let blockedReaders = new Set<string>();
    /** Emails that were to be retried when their mailbox became undeliverable. A sign-in does not restore them. */
    const dropped = new Set<string>();

    smtp.state.replyTo = (message) => {
      const reader = names.get(message.envelope.to[0] ?? "");
      const { kind } = readUnsubscribeToken(secret, unsubscribeTokenIn(message)) ?? assert.fail("a forged link");
      const { subject = "" } = message.mail;
      const [subjectOrKind = kind === "new_events" && subject === "This week in your groups" ? "digest" : kind] =
        /(?:Door|Meeting) \d+/.exec(kind === "new_events" ? "" : subject) ?? [];
      // The recipient is a reader of an earlier run.
      if (reader === undefined) return smtpReplies.reject;
      const chosen = replies[replyIndex++ % replies.length] ?? "accept";
      count(chosen);
      const key = `${reader} ${subjectOrKind}`;
      if (blockedReaders.has(reader)) problems.add(`${key}: sent to an undeliverable mailbox`);
      attempts.set(key, [...(attempts.get(key) ?? []), { at: now(), reply: chosen }]);
      dropped.delete(key);
      if (chosen === "reject" && !isUndeliverable(reader)) {
        const recent = (rejections.get(reader) ?? []).filter((at) => at > now() - 30 * day);
        rejections.set(reader, [...recent, now()]);
      }
      return smtpReplies[chosen];
    };

    const work = async () => {
      const sinceMonday = (now() - monday) % week;
      const isMonday = now() >= monday && sinceMonday < hours(17);
      const digest = now() - sinceMonday;
      if (isMonday && !digestWeeks.has(digest) && !isUndeliverable("subscriber")) {
        digestWeeks.add(digest);
        addCause("subscriber", "digest");
      }
      blockedReaders = new Set(Object.keys(readers).filter(isUndeliverable));
      for (const [key, results] of attempts)
        if (results.at(-1)?.reply === "defer" && blockedReaders.has(key.split(" ")[0] ?? "")) dropped.add(key);
      await deliverEmails();
      for (const [key, results] of attempts) {
        const times = causes.get(key) ?? [];
        const finalCount = results.filter(({ reply }) => reply !== "defer").length;
        if (finalCount > times.length) problems.add(`${key}: ${finalCount} emails for ${times.length} causes`);
        const unexplained = results.filter(({ at }) => !times.some((time) => time <= at && at <= time + maxAgeMs));
        const lateAfter = unexplained.map(({ at }) => times.findLast((time) => time <= at));
        if (new Set(lateAfter).size < unexplained.length) problems.add(`${key}: tried again after four days`);
      }
    };

    const createStranger = async () => {
      const user = await person({ withPassword: false });
      await service.chooseNotifications(user, { rsvp_confirmation: false, application_confirmation: false });
      return user;
    };
    const perform = async (step: Step): Promise<void> => {
      switch (step.do) {
        case "publish":
          addCause("member", "new_events");
          await eventInGroup(berlin, { starts_at: timeIn(week * 30), ends_at: timeIn(week * 30 + hours(2)) });
          return;
        case "remind": {
          addCause("member", "new_events");
          const name = `Meeting ${nameCount++}`;
          const upcoming = await eventInGroup(berlin, { name, starts_at: timeIn(day * 10), ends_at: timeIn(day * 11) });
          await attend(readers.member, upcoming);
          // The reader knows the event by the RSVP.
          await sql`update event_notifications set notified_at = created_at where event_id = ${upcoming.id}`;
          await sql`update events set starts_at = ${timeIn(hours(20))}, reminded_for = null where id = ${upcoming.id}`;
          await sql`update attendances set responded_at = ${timeIn(-week)} where event_id = ${upcoming.id}`;
          addCause("member", name);
          return;
        }
        case "rsvp": {
          const path = { alliance: ours.slug, event_id: workshop.id };
          addCause("organizer", "rsvp_received");
          assert.equal((await call("attendEvent", { path, as: as(await createStranger()) })).body.status, "pending");
          return;
        }
        case "apply": {
          addCause("organizer", "application_received");
          const path = { job_id: opening.id };
          assert.equal((await call("applyToJob", { path, body: {}, as: as(await createStranger()) })).status, 201);
          return;
        }
        case "report": {
          addCause("organizer", "report_received");
          const body = { subject_type: "event", subject_id: workshop.id, reason: "spam", text: "…" };
          assert.equal((await call("createReport", { body, as: as(await createStranger()) })).status, 201);
          return;
        }
        case "message": {
          const subject = `Door ${nameCount++}`;
          addCause("member", subject);
          const body = { subject, text: "Ring the bell." };
          const path = { alliance: ours.slug, group_id: berlin.id };
          const { status } = await call("sendGroupMessage", { path, body, as: as(readers.organizer) });
          assert.ok(status === 202 || status === 409, String(status));
          return;
        }
        case "sign in": {
          const { email } = readers[step.reader];
          assert.equal((await call("logIn", { body: { email, password } })).status, 303);
          if (isUndeliverable(step.reader)) rejections.delete(step.reader);
          return;
        }
        case "pass":
          advanceClock(hours(step.hours));
          return;
        case "reply":
          replies = step.replies;
      }
    };

    for (const step of steps) {
      await perform(step);
      await work();
    }
    const deferred = [...attempts].filter(([, results]) => results.at(-1)?.reply === "defer");
    const before = now();
    replies = ["accept"];
    advanceClock(longestPause);
    await work();
    for (const [key, results] of deferred) {
      const last = causes.get(key)?.at(-1) ?? 0;
      const isRetried = (attempts.get(key) ?? []).length > results.length;
      const isDue = before - last < maxAgeMs - 2 * longestPause && !isUndeliverable(key.split(" ")[0] ?? "");
      if (isDue && !isRetried && !dropped.has(key) && !key.includes("Meeting")) problems.add(`${key}: not tried again`);
    }
    advanceClock(maxAgeMs + day);
    await work();
    assert.deepEqual([...problems], []);
    assert.equal((await sql`select from outbox`).length, 0);
    await sql`update users set disabled_at = now() where id = any (${Object.values(readers).map(({ id }) => id)})`;
    count("runs");
  });
  await fc.assert(property, { numRuns: runs, endOnFailure: true, ...(seed !== undefined && { seed }) });
  t.comment(JSON.stringify(totals));
};
