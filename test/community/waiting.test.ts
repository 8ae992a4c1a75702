import assert from "node:assert/strict";
import { test } from "tap";
import { minutes, onlyEmail, openMailbox, recipients } from "../support/mailbox.ts";

test("notifies organizers of pending decisions", async (t) => {
  const service = await openMailbox(t);
  const { person, group, event, eventInGroup, job, chooseNotifications, decide, session, callAs, root, ours, berlin } =
    service;
  const { appoint, deliverEmails, advanceClock } = service;
  const [organizer, second, chair] = [await person(), await person(), await person()];
  for (const user of [organizer, second]) await appoint(user, { group: berlin.id });
  await appoint(chair, { alliance: ours.id });
  await chooseNotifications(root, { rsvp_received: false, report_received: false, application_received: false });
  const rsvp = async (meetup: Awaited<ReturnType<typeof event>>) => {
    const user = await person();
    await chooseNotifications(user, {
      rsvp_confirmation: false,
      rsvp_decision: false,
      application_confirmation: false,
    });
    assert.equal((await service.rsvp(user, meetup)).body.status, "pending");
    return user;
  };
  const workshop = await event({ name: "Workshop", approval_required: true });

  await t.test("notifies only the group's administrators of the first RSVP, immediately", async () => {
    await rsvp(workshop);
    const received = await deliverEmails();
    assert.deepEqual(recipients(received), [organizer.email, second.email].toSorted());
    const [{ mail } = assert.fail()] = received;
    assert.equal(mail.subject, "1 RSVP needs your approval");
    assert.match(mail.text ?? "", /Workshop: 1 RSVP\n {2}https:\S+\/workshop\/attendees/);
  });

  await t.test("sends one email about the later RSVPs within an hour, for all events", async () => {
    const dinner = await event({ name: "Dinner", approval_required: true });
    await chooseNotifications(second, { rsvp_received: false });
    for (const meetup of [workshop, dinner, dinner]) {
      advanceClock(minutes(10));
      await rsvp(meetup);
      assert.deepEqual(await deliverEmails(), []);
    }
    advanceClock(minutes(31));
    const { envelope, mail } = onlyEmail(await deliverEmails());
    assert.deepEqual([envelope.to, mail.subject], [[organizer.email], "4 RSVPs need your approval"]);
    assert.match(mail.text ?? "", /Dinner: 2 RSVPs[\s\S]+Workshop: 2 RSVPs/);
    advanceClock(minutes(120));
    assert.deepEqual(await deliverEmails(), [], "sent once");
  });

  await t.test("sends no email about RSVPs decided within the hour, even if others are pending", async () => {
    await rsvp(workshop);
    assert.equal(onlyEmail(await deliverEmails()).mail.subject, "5 RSVPs need your approval");
    advanceClock(minutes(5));
    await decide(await rsvp(workshop), workshop, "attending");
    advanceClock(minutes(60));
    assert.deepEqual(await deliverEmails(), []);
  });

  await t.test("notifies the alliance about a group without administrators", async () => {
    const london = await group(ours, { name: "Cloud Native London" });
    await service.sql`delete from roles where group_id = ${london.id}`;
    await rsvp(await eventInGroup(london, { name: "Tea", ...service.eventTimes(50), approval_required: true }));
    assert.deepEqual(onlyEmail(await deliverEmails()).envelope.to, [chair.email]);
  });

  await t.test("notifies the alliance about a group whose only administrator is disabled", async () => {
    const [paris, former] = [await group(ours, { name: "Cloud Native Paris" }), await person()];
    await service.sql`delete from roles where group_id = ${paris.id}`;
    await appoint(former, { group: paris.id });
    await service.sql`update users set disabled_at = now() where id = ${former.id}`;
    advanceClock(minutes(5));
    await rsvp(await eventInGroup(paris, { name: "Tea", ...service.eventTimes(51), approval_required: true }));
    assert.deepEqual(await deliverEmails(), [], "waits for an hour after the last email");
    advanceClock(minutes(61));
    const { envelope, mail } = onlyEmail(await deliverEmails());
    assert.deepEqual(envelope.to, [chair.email]);
    assert.match(mail.text ?? "", /2 RSVPs/);
  });

  await t.test("notifies authors of jobs, with the later applications of an hour in one email", async () => {
    const openJob = await job(ours, { group_id: berlin.id }, organizer);
    const apply = async () => {
      const user = await person();
      await chooseNotifications(user, { application_confirmation: false });
      assert.equal((await callAs(user, "applyToJob", { job_id: openJob.id }, {})).status, 201);
    };
    await apply();
    const { mail: first } = onlyEmail(await deliverEmails());
    assert.equal(first.subject, "New application: Site reliability engineer");
    assert.match(first.text ?? "", /^See the applications:\nhttps:\/\/alliance\.test\/jobs\/[\w-]+\/applications$/m);
    advanceClock(minutes(1));
    for (let count = 0; count < 3; count++) await apply();
    assert.deepEqual(await deliverEmails(), []);
    advanceClock(minutes(61));
    const { mail } = onlyEmail(await deliverEmails());
    assert.equal(mail.subject, "4 new applications");
    assert.match(mail.text ?? "", /Site reliability engineer: Nordlicht GmbH\n {2}4 applications/);
  });

  await t.test("combines the reports from all alliances of an administrator", async () => {
    const otherAlliance = await service.alliance({ name: "Open Data" });
    await appoint(chair, { alliance: otherAlliance.id });
    const otherGroup = await group(otherAlliance, { name: "Data Berlin" });
    const ada = await person();
    const report = async (id: string) => {
      const body = { subject_type: "group", subject_id: id, reason: "spam", text: "Only advertising." };
      assert.equal((await callAs(ada, "createReport", {}, body)).status, 201);
    };
    await report(berlin.id);
    const { mail: first } = onlyEmail(await deliverEmails());
    assert.equal(first.subject, "Reported in Cloud Native Alliance: 1 open");
    assert.match(first.text ?? "", /^See the reports:\nhttps:\/\/alliance\.test\/administration\/reports$/m);
    advanceClock(minutes(1));
    await report(otherGroup.id);
    await report((await group(otherAlliance, { name: "Data London" })).id);
    assert.deepEqual(await deliverEmails(), []);
    advanceClock(minutes(61));
    const { mail } = onlyEmail(await deliverEmails());
    assert.equal(mail.subject, "Reported in Cloud Native Alliance and Open Data: 3 open");
    assert.match(mail.text ?? "", /^See the reports:\nhttps:\/\/alliance\.test\/administration\/reports$/m);
  });

  await t.test("the dashboard counts and links pending decisions", async () => {
    const visitor = await session(organizer, new Date(service.timeIn(0)));
    const page = String((await visitor.call("showDashboard")).body);
    assert.match(page, /\/workshop\/attendees">Workshop: 3 RSVPs need approval</);
    assert.match(page, /Dinner: 2 RSVPs need approval/);
    assert.match(page, /Site reliability engineer: 4 new applications/);
  });
});

test("notifies organizers whose roles are not suspended for lack of a second factor", async (t) => {
  const service = await openMailbox(t, { secondFactorForAdmins: true });
  const { person, group, eventInGroup, appoint, callAs, deliverEmails, sql, ours } = service;
  const withSecondFactor = async (role: Parameters<typeof appoint>[1]) => {
    const user = await person();
    await appoint(user, role);
    await sql`insert into totp_secrets (user_id, sealed_secret, last_step, created_at) values (${user.id}, 'x', 0, now())`;
    return user;
  };
  const suspended = await person();
  const chair = await withSecondFactor({ alliance: ours.id });
  const closed = await group(ours, { name: "Closed", join_policy: "approval" });
  await sql`delete from roles where group_id = ${closed.id}`;
  await appoint(suspended, { group: closed.id });
  const apply = async () => callAs(await person(), "joinGroup", { alliance: ours.slug, group_id: closed.id });
  await deliverEmails();

  await t.test("notifies the alliance about a group whose administrators are all suspended", async () => {
    assert.equal((await apply()).body.status, "pending");
    const { envelope, mail } = onlyEmail(await deliverEmails());
    assert.deepEqual([envelope.to, mail.subject], [[chair.email], "1 person asks to join"]);
    const reviewed = await eventInGroup(closed, { name: "Tea", ...service.eventTimes(50), approval_required: true });
    await service.attend(await person(), reviewed);
    assert.deepEqual(onlyEmail(await deliverEmails()).envelope.to, [chair.email]);
  });

  await t.test("notifies only the group's administrators again once one is not suspended", async () => {
    const organizer = await withSecondFactor({ group: closed.id });
    service.advanceClock(minutes(61));
    assert.equal((await apply()).body.status, "pending");
    assert.deepEqual(recipients(await deliverEmails()), [organizer.email]);
  });
});
