import assert from "node:assert/strict";
import { test } from "tap";
import { createUnsubscribeToken, readUnsubscribeSecret } from "../../src/community/notifications/unsubscribe.ts";
import { notificationKinds } from "../../src/foundation/notification-kinds.ts";
import { openTransport } from "../../src/web/mail/transport.ts";
import { startMailDelivery } from "../support/mail-delivery.ts";
import {
  calendarIn,
  from,
  hours,
  minutes,
  onlyEmail,
  openMailbox,
  recipients,
  unsubscribeLinkIn,
  unsubscribeTokenIn,
} from "../support/mailbox.ts";
import type { Person } from "../support/people.ts";

test("an email about a promotion from the waitlist", async (t) => {
  const { person, event, attend, cancelSilently, deliverEmails } = await openMailbox(t);
  const [ada, grace] = [await person(), await person()];
  const meetup = await event({ capacity: 1, waitlist_enabled: true, name: "Winter <b>meetup</b> & more" });
  for (const user of [ada, grace]) await attend(user, meetup);
  await cancelSilently(ada, meetup);
  const received = onlyEmail(await deliverEmails());
  const { mail, raw } = received;
  assert.deepEqual(received.envelope.to, [grace.email]);

  await t.test("escapes names, has one button and a link to unsubscribe from this kind", async () => {
    assert.match(mail.text ?? "", /Winter <b>meetup<\/b> & more/);
    assert.match(mail.html ?? "", /Winter &lt;b&gt;meetup&lt;\/b&gt; &amp; more/);
    assert.doesNotMatch(mail.html ?? "", /<b>meetup/);
    assert.equal((mail.html ?? "").match(/class="button"/g)?.length, 1);
    assert.match(mail.html ?? "", /href="https:\/\/alliance\.test\/events\//);
    assert.match(mail.html ?? "", /<a href="https:\/\/alliance\.test"[^>]*>Wolken &amp; Co<\/a>/);
    assert.match(raw, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    assert.match(unsubscribeLinkIn(received), /^https:\/\/alliance\.test\/unsubscribe\?token=[\w-]{44}$/);
    assert.equal(mail.replyTo, undefined);
  });

  await t.test("has a calendar part that invites its reader and names no other attendee", async () => {
    const { method, read, start } = calendarIn(received);
    assert.deepEqual([method, read("uid"), read("status")], ["REQUEST", meetup.id, "CONFIRMED"]);
    assert.equal(read("organizer"), "mailto:no-reply@alliance.test");
    assert.equal(read("attendee"), `mailto:${grace.email}`);
    assert.equal(start.toJSDate().toISOString(), "2026-11-27T12:00:00.000Z");
    assert.match(raw, /^Content-Type: multipart\/alternative/im);
    assert.ok(!raw.includes(ada.email));
  });
});

test("canceling and restoring an event raises SEQUENCE, so that calendars update", async (t) => {
  const { person, event, attend, changeEvent, deliverEmails, advanceClock } = await openMailbox(t);
  const meetup = await event();
  await attend(await person(), meetup);
  const sequences: number[] = [];
  for (const [status, ...expected] of [
    ["canceled", "CANCEL", "CANCELLED"],
    ["published", "REQUEST", "CONFIRMED"],
    ["canceled", "CANCEL", "CANCELLED"],
  ] as const) {
    await changeEvent(meetup, { status });
    advanceClock(minutes(11));
    const { method, read } = calendarIn(onlyEmail(await deliverEmails()));
    assert.deepEqual([method, read("status"), read("uid")], [...expected, meetup.id]);
    sequences.push(Number(read("sequence")));
  }
  const [first = 0, second = 0, third = 0] = sequences;
  assert.ok(first < second && second < third, String(sequences));
});

test("sends one email about all changes within ten minutes, with old and new values in both time zones", async (t) => {
  const { person, session, event, eventTimes, attend, changeEvent, deliverEmails, advanceClock } = await openMailbox(t);
  const grace = await person();
  await (await session(grace)).call("updateMe", { body: { timezone: "America/New_York" } });
  const meetup = await event();
  await attend(grace, meetup);
  await changeEvent(meetup, eventTimes(169, 3));
  advanceClock(minutes(9));
  await changeEvent(meetup, { venue: { name: "Hinterhof" } });
  assert.deepEqual(await deliverEmails(), []);
  advanceClock(minutes(1));
  const received = onlyEmail(await deliverEmails());
  const text = received.mail.text ?? "";
  assert.match(text, /Old time: Friday,? 27 November 2026, 13:00 to 16:00 \(Europe\/Berlin\)/);
  assert.match(text, /Your time: Friday,? 27 November 2026, 07:00 to 10:00 \(America\/New York\)/);
  assert.match(text, /New time: Friday,? 27 November 2026, 14:00 to 17:00 \(Europe\/Berlin\)/);
  assert.match(text, /Old location: Haus am Ufer, Berlin, Germany/);
  assert.match(text, /New location: Hinterhof/);
  assert.equal(calendarIn(received).method, "REQUEST");
});

test("sends the online link to attendees only", async (t) => {
  const { person, event, attend, changeEvent, deliverEmails, advanceClock } = await openMailbox(t);
  const [ada, grace] = [await person(), await person()];
  const link = "https://meet.example.org/another";
  const meetup = await event({ kind: "virtual", venue: null, capacity: 1, waitlist_enabled: true });
  for (const user of [ada, grace]) await attend(user, meetup);
  await changeEvent(meetup, { meeting_url: link });
  advanceClock(minutes(10));
  const received = onlyEmail(await deliverEmails());
  assert.deepEqual(received.envelope.to, [ada.email]);
  assert.match(received.mail.text ?? "", /New location: Online: https:\/\/meet\.example\.org\/another/);
  await changeEvent(meetup, { kind: "hybrid", venue: { name: "Hinterhof" } });
  advanceClock(minutes(10));
  const toGrace =
    (await deliverEmails()).find(({ envelope }) => envelope.to[0] === grace.email) ?? assert.fail("no email");
  assert.ok(!toGrace.raw.includes(link), "only attendees may see the link");
  assert.equal(toGrace.mail.attachments.length, 0);
});

test("sends a reminder a day before", async (t) => {
  const {
    person,
    event,
    eventTimes,
    attend,
    cancelSilently,
    changeEvent,
    deliverEmails,
    advanceClock,
    timeIn,
    sql,
    db,
    url,
    smtp,
  } = await openMailbox(t);
  const [ada, grace, mary] = [await person(), await person(), await person()];
  const meetup = await event({ capacity: 2, waitlist_enabled: true });
  for (const user of [ada, grace, mary]) await attend(user, meetup);

  await t.test("only to attendees and only once, even with several processes", async (t) => {
    advanceClock(hours(144) - minutes(1));
    assert.deepEqual(await deliverEmails(), []);
    advanceClock(minutes(1));
    const transport = openTransport({ from, outbox: "/nowhere", smtp: { host: "127.0.0.1", port: smtp.port } });
    const now = new Date(timeIn(0));
    const otherWorkers = [1, 2].map(() => startMailDelivery(t, { db, sql, url }, { transport, clock: () => now }));
    await Promise.all(otherWorkers.map(({ work }) => work()));
    const received = await deliverEmails();
    assert.deepEqual(recipients(received), [ada.email, grace.email].toSorted());
    assert.match(received[0]?.mail.subject ?? "", /^Reminder: /);
    advanceClock(hours(1));
    assert.deepEqual(await deliverEmails(), []);
  });

  await t.test("not to users who RSVPed or were promoted less than a day before", async () => {
    await cancelSilently(ada, meetup);
    assert.match(onlyEmail(await deliverEmails()).mail.subject ?? "", /^You have a spot/);
    const short = await event(eventTimes(20));
    await attend(ada, short);
    assert.deepEqual(await deliverEmails(), []);
  });

  await t.test("not if the start moves to less than a day ahead, which the email about the change states", async () => {
    await changeEvent(meetup, eventTimes(20));
    advanceClock(minutes(10));
    assert.ok((await deliverEmails()).every(({ mail }) => mail.subject?.startsWith("Changed")));
  });
});

test("emails about applications and roles", async (t) => {
  const { person, deliverEmails, job, ours, berlin, callAs, sql, appoint, root } = await openMailbox(t);
  const [author, ada] = [await person(), await person()];
  await appoint(author, { group: berlin.id });
  const openJob = await job(ours, { group_id: berlin.id }, author);
  const apply = async (user: Person) => {
    const { body } = await callAs(user, "applyToJob", { job_id: openJob.id }, { note: "Hello" });
    return { job_id: openJob.id, application_id: String(body.id) };
  };
  const decide = (path: Record<string, string>, status: string) =>
    callAs(author, "updateJobApplication", path, { status });
  const path = await apply(ada);

  await t.test("the job's author is notified of an application, without the applicant's address", async () => {
    const received = onlyEmail(await deliverEmails());
    assert.deepEqual(received.envelope.to, [author.email]);
    assert.ok(!received.raw.includes(ada.email));
  });

  await t.test("an author who may no longer see the applications is not notified", async () => {
    await sql`delete from roles where user_id = ${author.id}`;
    await apply(await person());
    assert.deepEqual(await deliverEmails(), []);
    await appoint(author, { group: berlin.id });
  });

  await t.test("the applicant is notified once, of the decision that is current when the email is sent", async () => {
    for (const status of ["accepted", "rejected", "in_review"]) assert.equal((await decide(path, status)).status, 200);
    const received = onlyEmail(await deliverEmails());
    assert.deepEqual(received.envelope.to, [ada.email]);
    assert.match(received.mail.text ?? "", /Your application is in review/);
    await decide(path, "accepted");
    await decide(path, "in_review");
    assert.deepEqual(await deliverEmails(), [], "the last emailed decision is still current");
  });

  await t.test("a new administrator is notified of the role, unless it was revoked before", async () => {
    const target = { alliance: ours.slug, user_id: ada.id };
    await callAs(root, "grantAllianceAdmin", target);
    await callAs(root, "revokeAllianceAdmin", target);
    assert.deepEqual(await deliverEmails(), []);
    await callAs(root, "grantAllianceAdmin", target);
    await callAs(root, "grantAllianceAdmin", target);
    const { mail } = onlyEmail(await deliverEmails());
    assert.match(mail.text ?? "", /You can edit the alliance's page/);
    await callAs(root, "grantGroupAdmin", { alliance: ours.slug, group_id: berlin.id, user_id: ada.id });
    const { mail: groupMail } = onlyEmail(await deliverEmails());
    assert.match(groupMail.text ?? "", /You can edit the group's page/);
  });
});

test("administrators whose roles are suspended get no emails about applications and reports", async (t) => {
  const { person, deliverEmails, advanceClock, event, job, ours, berlin, callAs, sql, root, chooseNotifications } =
    await openMailbox(t, {
      secondFactorForAdmins: true,
    });
  await chooseNotifications(root, { event_changed: false });
  const { id: job_id } = await job(ours, { group_id: berlin.id });
  const { id: subject_id } = await event();
  const causeEmails = async () => {
    const user = await person();
    await callAs(user, "applyToJob", { job_id }, {});
    const body = { subject_type: "event", subject_id, reason: "spam", text: "Buy watches." };
    await callAs(user, "createReport", {}, body);
    const applied = await deliverEmails();
    await sql`delete from outbox where payload ->> 'about' = 'arrival'`;
    advanceClock(minutes(11));
    return [...applied, ...(await deliverEmails())].map(({ mail }) => mail.subject?.replace(/:.*| in .*/, ""));
  };
  assert.deepEqual(await causeEmails(), []);
  await sql`insert into totp_secrets (user_id, sealed_secret, last_step, created_at) values (${root.id}, 'x', 0, now())`;
  assert.deepEqual((await causeEmails()).toSorted(), ["2 new applications", "Reported"]);
});

test("removals and reports", async (t) => {
  const {
    person,
    deliverEmails,
    advanceClock,
    event,
    attend,
    chooseNotifications,
    ours,
    berlin,
    callAs,
    call,
    as,
    sql,
    appoint,
    root,
  } = await openMailbox(t);
  const [chair, organizer, ada] = [await person(), await person(), await person()];
  await appoint(chair, { alliance: ours.id });
  await appoint(organizer, { group: berlin.id });
  // The alliance's creator is also an administrator, and would get the same emails.
  await chooseNotifications(root, { report_received: false });
  const inBerlin = { alliance: ours.slug, group_id: berlin.id };
  const remove = (query: object) =>
    call("removeGroupMember", {
      path: { ...inBerlin, user_id: ada.id },
      query: Object(query),
      as: as(organizer),
    });

  await t.test("a banned user and the user who gets the freed seat are notified", async () => {
    const [bea, small] = [await person(), await event({ capacity: 1, waitlist_enabled: true })];
    await attend(ada, small);
    await attend(bea, small);
    await remove({ ban: true, reason: "Sells watches." });
    await remove({ ban: true });
    const received = await deliverEmails();
    assert.deepEqual(recipients(received), [ada.email, bea.email].toSorted());
    const [toAda] = received.filter(({ envelope }) => envelope.to.includes(ada.email));
    assert.match(toAda?.mail.text ?? "", /Your RSVPs to its events have been withdrawn, and you can't join/);
    assert.ok(received.every(({ raw }) => !raw.includes("watches") && !raw.includes(organizer.email)));
    assert.equal((await sql`select from bans where reason = 'Sells watches.'`).length, 1);
  });

  const report = (subject_type: string, id: string, more: object = {}) =>
    callAs(
      ada,
      "createReport",
      {},
      { subject_type, subject_id: id, reason: "spam", text: "Only advertising.", ...more },
    );

  await t.test("administrators are notified of the reports that they decide about (criterion 93)", async () => {
    const winter = await event({ name: "Winter" });
    const { body } = await report("event", winter.id);
    await report("group", berlin.id);
    await report("user", chair.id, { alliance: ours.slug });
    const received = await deliverEmails();
    assert.deepEqual(recipients(received), [chair.email, organizer.email].toSorted());
    const textTo = ({ email }: Person) =>
      received.find(({ envelope }) => envelope.to.includes(email))?.mail.text ?? assert.fail();
    assert.match(textTo(chair), /2 reports are waiting[\s\S]+Cloud Native Berlin \(spam\)/);
    assert.match(textTo(organizer), /1 report is waiting[\s\S]+Winter \(spam\)/);
    assert.ok(received.every(({ raw }) => !raw.includes(ada.email) && !raw.includes("Only advertising")));
    const decide = (status: string) =>
      callAs(organizer, "updateReport", { report_id: body.id }, { status, note: "Known for it." });
    await decide("resolved");
    const email = onlyEmail(await deliverEmails());
    assert.deepEqual(
      { to: email.envelope.to, subject: email.mail.subject },
      { to: [ada.email], subject: "Your report: Winter" },
    );
    assert.doesNotMatch(email.raw, /Known for it/);
    for (const status of ["open", "resolved"]) await decide(status);
    assert.deepEqual(await deliverEmails(), [], "the last emailed decision is still current");
  });

  await t.test("sends no email about reports decided within the hour, or of a kind that is turned off", async () => {
    await sql`update reports set status = 'dismissed', resolved_at = now()`;
    const { body } = await report("group", berlin.id);
    const path = { report_id: body.id };
    await callAs(chair, "updateReport", path, { status: "dismissed" });
    await chooseNotifications(ada, { report_resolved: false });
    assert.deepEqual(await deliverEmails(), []);
    advanceClock(minutes(60));
    assert.deepEqual(await deliverEmails(), []);
    await report("group", berlin.id);
    await chooseNotifications(chair, { report_received: false });
    advanceClock(minutes(60));
    assert.deepEqual(await deliverEmails(), []);
  });
});

test("updateJobApplication", async (t) => {
  const { person, job, ours, callAs, call, as, root } = await openMailbox(t);
  const ada = await person();
  const { id: jobId } = await job(ours);
  const applied = await callAs(ada, "applyToJob", { job_id: jobId }, {});
  const path = { job_id: jobId, application_id: String(applied.body.id) };
  const read = (target = path) => callAs(root, "getJobApplication", target);
  const update = (status: string, headers: Record<string, string> = {}, target = path) =>
    call("updateJobApplication", { path: target, as: as(root), body: { status }, headers });

  await t.test("returns 200 with the whole application and the applicant, and logs the change", async () => {
    const before = await read();
    assert.equal(before.body.applicant.email, ada.email);
    const { status, body, headers } = await update("in_review");
    assert.deepEqual(
      { status, body },
      { status: 200, body: { ...before.body, status: "in_review", updated_at: body.updated_at } },
    );
    const after = await read();
    assert.deepEqual({ body: after.body, etag: after.headers["etag"] }, { body, etag: headers["etag"] });
    assert.deepEqual((await update("in_review")).body, body, "a repeated update changes nothing");
    const audit = await callAs(root, "listAuditEntries", { alliance: ours.slug });
    const [{ action, subject, changes }] = audit.body.items;
    assert.deepEqual(
      { action, type: subject.type, id: subject.id },
      { action: "updateJobApplication", type: "job_application", id: body.id },
    );
    assert.deepEqual(changes, [{ field: "status", before: "submitted", after: "in_review" }]);
  });

  await t.test("returns 412 for an application that has changed, and 404 with the ID of another job", async () => {
    const tag = { "if-match": String((await read()).headers["etag"]) };
    assert.equal((await update("accepted", tag)).status, 200);
    assert.equal((await update("rejected", tag)).status, 412);
    const otherJob = { ...path, job_id: (await job(ours)).id };
    for (const { status } of [await update("accepted", {}, otherJob), await read(otherJob)]) assert.equal(status, 404);
  });
});

test("notification settings", async (t) => {
  const {
    person,
    session,
    event,
    attend,
    changeEvent,
    chooseNotifications,
    deliverEmails,
    callAs,
    call,
    db,
    now,
    raw,
  } = await openMailbox(t);
  const [ada, grace] = [await person(), await person()];
  const checkboxKinds = notificationKinds.filter((kind) => kind !== "new_events");
  const kinds = { ...Object.fromEntries(checkboxKinds.map((kind) => [kind, true])), new_events: "immediately" };

  await t.test("enable all kinds by default; a patch changes the kinds that it names", async () => {
    assert.deepEqual((await callAs(ada, "getMe")).body.notifications, kinds);
    assert.deepEqual((await chooseNotifications(ada, { event_changed: false })).notifications, {
      ...kinds,
      event_changed: false,
    });
    const settings = await chooseNotifications(ada, { event_reminder: false });
    assert.deepEqual(settings.notifications, { ...kinds, event_changed: false, event_reminder: false });
    assert.deepEqual((await chooseNotifications(ada, { event_reminder: true })).notifications, {
      ...kinds,
      event_changed: false,
    });
    await chooseNotifications(ada, { event_changed: true });
  });

  await t.test("one click in an email program turns off a kind of email without a session", async () => {
    const meetup = await event();
    for (const user of [ada, grace]) await attend(user, meetup);
    await changeEvent(meetup, { status: "canceled" });
    const token = unsubscribeTokenIn(
      (await deliverEmails()).find(({ envelope }) => envelope.to[0] === ada.email) ?? assert.fail(),
    );
    const query = { token };
    const response = await call("showUnsubscribe", { query });
    assert.equal(response.status, 200);
    assert.match(response.body, /<form method="post" action="\/unsubscribe\?token=[\w-]{44}">/);
    const settings = async () => (await callAs(ada, "getMe")).body.notifications;
    assert.deepEqual(await settings(), kinds, "opening the page changes nothing");
    const click = "List-Unsubscribe=One-Click";
    for (let eventTimes = 0; eventTimes < 2; eventTimes++)
      assert.equal((await call("submitUnsubscribe", { query, body: click })).status, 200);
    assert.deepEqual(await settings(), { ...kinds, event_canceled: false });
    assert.deepEqual((await callAs(grace, "getMe")).body.notifications, kinds);
  });

  await t.test("accepts multipart/form-data, which RFC 8058 prefers", async () => {
    const secret = await readUnsubscribeSecret(db, now);
    const token = createUnsubscribeToken(secret, { userId: grace.id, kind: "role_granted" });
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const part = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    const response = await call("submitUnsubscribe", { query: { token }, body: part, headers });
    assert.equal(response.status, 200, String(response.body));
    assert.equal((await callAs(grace, "getMe")).body.notifications.role_granted, false);
    const latin = Buffer.from(part.replace("One-Click", "One-Cl\xefck"), "latin1");
    const rejection = await call("submitUnsubscribe", { query: { token }, body: latin, headers });
    assert.match(rejection.body, /This page or form could not be read/);
    for (const broken of ["no parts", part.replace("One-Click", "Two-Clicks")])
      assert.equal((await call("submitUnsubscribe", { query: { token }, body: broken, headers })).status, 400);
  });

  await t.test("returns 400 for a token that the service did not sign (criterion 36)", async () => {
    const secret = await readUnsubscribeSecret(db, now);
    const token = createUnsubscribeToken(secret, { userId: ada.id, kind: "role_granted" });
    const forged = createUnsubscribeToken("another secret", { userId: ada.id, kind: "role_granted" });
    const mixed =
      createUnsubscribeToken(secret, { userId: grace.id, kind: "role_granted" }).slice(0, 22) + token.slice(22);
    for (const invalid of [forged, mixed, "A".repeat(44), token.slice(1), `${token}A`, ""]) {
      for (const id of ["showUnsubscribe", "submitUnsubscribe"] as const)
        assert.equal((await call(id, { query: { token: invalid } })).status, 400);
    }
    assert.equal((await callAs(ada, "getMe")).body.notifications.role_granted, true);
    const headers = { origin: "https://evil.example", "content-type": "application/x-www-form-urlencoded" };
    const click = {
      method: "POST",
      url: `/unsubscribe?token=${token}`,
      payload: "List-Unsubscribe=One-Click",
    } as const;
    assert.equal((await raw({ ...click, headers })).status, 403);
  });

  await t.test("the page has a checkbox for each kind, and turns off the kinds that are not checked", async () => {
    const visitor = await session(grace);
    const page = String((await visitor.call("showNotifications")).body);
    const checked = (html: string) => [...html.matchAll(/value="(\w+)" checked/g)].map(([, kind]) => kind);
    const remaining = checkboxKinds.filter((kind) => kind !== "role_granted");
    assert.deepEqual(checked(page).toSorted(), [...remaining, "immediately"].toSorted());
    const save = async (body: string) => {
      const {
        status,
        headers: { location },
      } = await visitor.call("submitNotifications", { body });
      assert.deepEqual(
        { status, location },
        { status: 303, location: "/settings/notifications?notice=notifications_saved" },
      );
      return checked(String((await visitor.call("showNotifications")).body));
    };
    for (const [body, boxes] of [
      ["kinds=event_changed", ["event_changed", "immediately"]],
      ["kinds=event_changed&kinds=role_granted", ["event_changed", "role_granted", "immediately"]],
      ["new_events=weekly", ["weekly"]],
      ["", ["weekly"]],
      ["new_events=never", ["never"]],
    ] as const)
      assert.deepEqual(await save(body), boxes);
    const all = checkboxKinds.map((kind) => `kinds=${kind}`);
    const choices = await save([...all, "new_events=immediately"].join("&"));
    assert.deepEqual(choices.toSorted(), [...checkboxKinds, "immediately"].toSorted());
    for (const body of ["new_events=daily", "kinds=nothing"])
      assert.equal((await visitor.call("submitNotifications", { body })).status, 400);
  });
});

test("logs no email address, and sends security emails even if all kinds are turned off", async (t) => {
  const { person, event, attend, changeEvent, chooseNotifications, deliverEmails, lines, call, smtp, advanceClock } =
    await openMailbox(t);
  const ada = await person();
  await chooseNotifications(ada, {
    ...Object.fromEntries(notificationKinds.map((kind) => [kind, false])),
    new_events: "never",
  });
  const meetup = await event();
  await attend(ada, meetup);
  await changeEvent(meetup, { status: "canceled" });
  await call("requestPasswordReset", { body: { email: ada.email } });
  const received = onlyEmail(await deliverEmails());
  assert.equal(received.mail.subject, "Choose a new password");
  assert.doesNotMatch(received.raw, /List-Unsubscribe/i);
  smtp.state.rejectWith = `no <${ada.email}> here`;
  await chooseNotifications(ada, { event_changed: true });
  await changeEvent(meetup, { status: "published", venue: { name: "Hinterhof" } });
  advanceClock(minutes(10));
  await deliverEmails();
  assert.ok(lines.some(({ msg }) => msg === "notification failed; retrying"));
  assert.ok(!JSON.stringify(lines).includes(ada.email));
  smtp.state.rejectWith = undefined;
  advanceClock(minutes(1));
  assert.match(onlyEmail(await deliverEmails()).mail.subject ?? "", /^Changed/);
});
