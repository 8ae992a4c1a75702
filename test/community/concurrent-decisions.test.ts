import assert from "node:assert/strict";
import { test } from "tap";
import { minutes, openMailbox } from "../support/mailbox.ts";
import type { Person } from "../support/people.ts";
import type { Received } from "../support/smtp.ts";

const seatSubject = "You have a spot: Workshop";

test("concurrent decisions", async (t) => {
  const service = await openMailbox(t);
  const {
    person,
    session,
    event,
    attend,
    chooseNotifications,
    decide,
    ban,
    callAs,
    root,
    berlin,
    deliverEmails,
    advanceClock,
    timeIn,
    sql,
  } = service;
  const newWorkshop = () => event({ name: "Workshop", approval_required: true });
  const setStatus = ({ id }: { id: string }, status: string) =>
    callAs(root, "updateEvent", { event_id: id }, { status });
  const inbox: Received[] = [];
  /** Subjects of all emails to a user, including emails about changes, which are delayed. */
  const subjectsTo = async ({ email }: Person) => {
    for (const waitMs of [minutes(11), 0]) {
      inbox.push(...(await deliverEmails()));
      advanceClock(waitMs);
    }
    return inbox.filter(({ envelope }) => envelope.to.includes(email)).map(({ mail }) => mail.subject);
  };
  const rounds = Array.from({ length: 6 }, (_, round) => round);
  /** Sends both requests at once, in alternating order. */
  const runConcurrently = (round: number, action: () => Promise<unknown>, otherAction: () => Promise<unknown>) =>
    Promise.all(round % 2 === 0 ? [action(), otherAction()] : [otherAction(), action()]);
  await chooseNotifications(root, { rsvp_received: false });

  await t.test("decisions made during a cancellation are announced after republishing", async () => {
    for (const round of rounds) {
      const [ada, bea, workshop] = [await person(), await person(), await newWorkshop()];
      for (const user of [ada, bea]) await attend(user, workshop);
      const decisions = () => Promise.all([decide(ada, workshop, "attending"), decide(bea, workshop, "declined")]);
      await runConcurrently(round, () => setStatus(workshop, "canceled"), decisions);
      await subjectsTo(ada);
      await setStatus(workshop, "published");
      const [row] = await sql`select status from attendances where event_id = ${workshop.id} and user_id = ${ada.id}`;
      // A late approval was refused because the event was canceled.
      assert.equal((await subjectsTo(ada)).includes(seatSubject), row?.["status"] === "attending");
      assert.ok((await subjectsTo(bea)).includes("Declined: Workshop"));
      const pending = await sql`
        select from attendances where event_id = ${workshop.id} and (promotion_pending or decision_pending)`;
      assert.equal(pending.length, 0);
    }
  });

  await t.test("a ban or account deletion concurrent with an approval sends no email about a seat", async () => {
    for (const round of rounds) {
      const [ada, bea, workshop] = [await person(), await person({ withPassword: false }), await newWorkshop()];
      for (const user of [ada, bea]) await attend(user, workshop);
      const visitor = await session(bea, new Date(timeIn(0)));
      await runConcurrently(
        round,
        () => ban(ada, berlin),
        () => decide(ada, workshop, "attending"),
      );
      const deleteAccount = () => visitor.call("deleteMe");
      await runConcurrently(round, deleteAccount, () => decide(bea, workshop, "attending"));
      assert.equal((await sql`select from attendances where event_id = ${workshop.id}`).length, 0);
      assert.deepEqual(await subjectsTo(ada), ["You can no longer take part: Cloud Native Berlin"]);
      assert.ok(!(await subjectsTo(bea)).includes(seatSubject));
      const [row] = await sql`select attendee_count as places from events where id = ${workshop.id}`;
      assert.equal(row?.["places"], 0);
    }
  });
});
