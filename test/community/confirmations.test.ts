import assert from "node:assert/strict";
import { test } from "tap";
import { toReadableCode } from "../../src/community/check-in-code.ts";
import { calendarIn, minutes, onlyEmail, openMailbox, recipients } from "../support/mailbox.ts";
import type { Person } from "../support/people.ts";
import type { Received } from "../support/smtp.ts";

const sequenceOf = (received: Received): number => Number(calendarIn(received).read("sequence"));

test("RSVP confirmations", async (t) => {
  const service = await openMailbox(t);
  const {
    person,
    event,
    rsvp,
    cancel,
    cancelSilently,
    chooseNotifications,
    call,
    root,
    deliverEmails,
    advanceClock,
    sql,
  } = service;
  const [ada, grace] = [await person(), await person()];
  await chooseNotifications(root, { rsvp_received: false });
  const meetup = await event({ name: "Winter meetup", capacity: 1, waitlist_enabled: true });

  await t.test("contain a calendar entry and the check-in code for a seat, but not for the waitlist", async () => {
    const { check_in_code: code } = (await rsvp(ada, meetup)).body;
    await rsvp(grace, meetup);
    const received = await deliverEmails();
    assert.deepEqual(recipients(received), [ada.email, grace.email].toSorted());
    const emailTo = ({ email }: Person) => onlyEmail(received.filter(({ envelope }) => envelope.to.includes(email)));
    assert.equal(emailTo(ada).mail.subject, "You have a spot: Winter meetup");
    assert.match(emailTo(ada).mail.text ?? "", RegExp(`Your check-in code: ${toReadableCode(String(code))}`));
    const { method, read } = calendarIn(emailTo(ada));
    assert.deepEqual([method, read("summary")], ["REQUEST", "Winter meetup"]);
    assert.equal(emailTo(grace).mail.subject, "You are on the waitlist: Winter meetup");
    assert.deepEqual(emailTo(grace).mail.attachments, []);
    advanceClock(minutes(60));
    assert.deepEqual(await deliverEmails(), [], "sent once");
  });

  await t.test("do not notify the workers, because commits with NOTIFY wait for each other", async () => {
    const breakfast = await event({ name: "Breakfast" });
    const payloads: string[] = [];
    let resolveMarked = (): void => {};
    const marked = new Promise<void>((resolve) => {
      resolveMarked = resolve;
    });
    await sql.listen("outbox", (payload) => {
      payloads.push(payload);
      if (payload === "mark") resolveMarked();
    });
    await rsvp(ada, breakfast);
    await sql`select pg_notify('outbox', 'mark')`;
    await marked;
    assert.deepEqual(payloads, ["mark"]);
    await cancelSilently(ada, breakfast);
    advanceClock(minutes(1));
    assert.deepEqual(await deliverEmails(), []);
  });

  await t.test("are sent again for answers and guests changed within a minute, but not later", async () => {
    const dinner = await event({
      name: "Dinner",
      max_guests: 3,
      questions: [{ label: "What do you eat?", kind: "text" }],
    });
    await rsvp(ada, dinner, { guests: 1 });
    const first = onlyEmail(await deliverEmails());
    assert.match(first.mail.text ?? "", /^Guests: 1$/m);
    const [{ id }] = (await call("getEventById", { path: { event_id: dinner.id } })).body.questions;
    const corrected = { guests: 2, answers: [{ question_id: id, value: "Plants" }] };
    await rsvp(ada, dinner, corrected);
    const second = onlyEmail(await deliverEmails());
    assert.match(second.mail.text ?? "", /^Guests: 2$/m);
    assert.match(second.mail.text ?? "", /^What do you eat\?: Plants$/m);
    assert.equal(calendarIn(second).method, "REQUEST");
    assert.ok(sequenceOf(second) > sequenceOf(first));
    await rsvp(ada, dinner, corrected);
    assert.deepEqual(await deliverEmails(), [], "an unchanged RSVP sends no email");
    advanceClock(minutes(1) + 1);
    await rsvp(ada, dinner, { guests: 0 });
    advanceClock(minutes(60));
    assert.deepEqual(await deliverEmails(), []);
  });

  await t.test("remove the calendar entry after a cancellation, and restore it after a new RSVP", async () => {
    const breakfast = await event({ name: "Early breakfast" });
    await rsvp(ada, breakfast);
    const first = onlyEmail(await deliverEmails());
    await cancel(ada, breakfast);
    const canceled = onlyEmail(await deliverEmails());
    assert.deepEqual([canceled.envelope.to, canceled.mail.subject], [[ada.email], "RSVP canceled: Early breakfast"]);
    const entry = calendarIn(canceled);
    assert.deepEqual([entry.method, entry.read("status")], ["CANCEL", "CANCELLED"]);
    assert.equal(entry.read("uid"), calendarIn(first).read("uid"));
    await cancel(ada, breakfast);
    assert.deepEqual(await deliverEmails(), [], "sent once");
    await rsvp(ada, breakfast);
    const second = onlyEmail(await deliverEmails());
    assert.equal(second.mail.subject, "You have a spot: Early breakfast");
    assert.ok(sequenceOf(first) < sequenceOf(canceled) && sequenceOf(canceled) < sequenceOf(second));
    await cancel(ada, breakfast);
    await rsvp(ada, breakfast);
    assert.equal(
      onlyEmail(await deliverEmails()).mail.subject,
      "You have a spot: Early breakfast",
      "for the current RSVP",
    );
    await rsvp(grace, breakfast);
    await cancel(grace, breakfast);
    assert.deepEqual(await deliverEmails(), [], "an unconfirmed RSVP needs no email about its cancellation");
  });
});

test("application confirmations", async (t) => {
  const { person, job, ours, callAs, root, chooseNotifications, deliverEmails, advanceClock } = await openMailbox(t);
  const ada = await person();
  await chooseNotifications(root, { application_received: false });
  const apply = async () => {
    const { id: jobId } = await job(ours);
    const { body } = await callAs(ada, "applyToJob", { job_id: jobId }, {});
    return { job_id: jobId, application_id: String(body.id) };
  };

  await t.test("are not sent after a withdrawal or decision within a minute, or if turned off", async () => {
    const { application_id } = await apply();
    await callAs(ada, "withdrawApplication", { application_id });
    const path = await apply();
    await callAs(root, "updateJobApplication", path, { status: "in_review" });
    advanceClock(minutes(1));
    assert.equal(onlyEmail(await deliverEmails()).mail.subject, "Your application: Site reliability engineer");
    await chooseNotifications(ada, { application_confirmation: false });
    await apply();
    advanceClock(minutes(1));
    assert.deepEqual(await deliverEmails(), []);
  });
});
