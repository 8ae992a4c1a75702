import assert from "node:assert/strict";
import { test } from "tap";
import { hours, minutes, onlyEmail, openMailbox, recipients, unsubscribeLinkIn } from "../support/mailbox.ts";
import { purgeBatch } from "../support/purging.ts";

const monday = Date.parse("2026-11-23T07:00:00Z");

test("a new event reaches the members of its group", async (t) => {
  const service = await openMailbox(t);
  const {
    person,
    berlin,
    event,
    chooseNotifications,
    callAs,
    call,
    as,
    root,
    join,
    deliverEmails,
    advanceClock,
    timeIn,
    sql,
  } = service;
  const [ada, grace, mary, joan] = [await person(), await person(), await person(), await person()];
  const [stranger, unverified] = [await person(), await person({ verified: false })];
  for (const user of [ada, grace, mary, joan, root]) await join(user, berlin);
  await sql`insert into memberships (group_id, user_id, joined_at) values (${berlin.id}, ${unverified.id}, now())`;
  await chooseNotifications(mary, { new_events: "never" });
  await chooseNotifications(joan, { new_events: "weekly" });

  await t.test(
    "immediately, except the publisher, members without a verified address and members with other settings",
    async () => {
      await event({ name: "Winter meetup" });
      const received = await deliverEmails();
      assert.deepEqual(recipients(received), [ada.email, grace.email].toSorted());
      const { mail } = onlyEmail(received.filter(({ envelope }) => envelope.to.includes(ada.email)));
      assert.equal(mail.subject, "New: Winter meetup");
      assert.match(mail.text ?? "", /Cloud Native Berlin has published an event: Winter meetup\./);
      assert.match(mail.text ?? "", /Haus am Ufer, Berlin, Germany/);
      assert.match(mail.text ?? "", /https:\/\/alliance\.test\/events\/.+\/winter-meetup/);
      assert.ok(!received.some(({ raw }) => raw.includes(stranger.email)));
    },
  );

  await t.test("a series is announced in one email", async () => {
    advanceClock(hours(2));
    const first = await event({ name: "Weekly tea", status: "draft" });
    const starts = [timeIn(hours(200)), timeIn(hours(400))].map((time) => time.slice(0, 16));
    const path = { event_id: first.id };
    assert.equal((await callAs(root, "copyEvent", path, { starts_at: starts })).status, 201);
    const published = { path, query: { following: true }, as: as(root), body: { status: "published" } };
    assert.equal((await call("updateEvent", published)).status, 200);
    const received = await deliverEmails();
    assert.deepEqual(recipients(received), [ada.email, grace.email].toSorted());
    for (const { mail } of received) assert.equal(mail.subject, "3 new events in your groups");
    advanceClock(hours(2));
    const rule = { frequency: "weekly", count: 2 };
    assert.equal((await callAs(root, "copyEvent", path, { rule, status: "published" })).status, 201);
    for (const { mail } of await deliverEmails()) assert.equal(mail.subject, "2 new events in your groups");
  });

  await t.test("an unlisted event is announced once it is listed, an event for members immediately", async () => {
    advanceClock(hours(2));
    const quiet = await event({ name: "Quiet evening", visibility: "unlisted" });
    assert.deepEqual(await deliverEmails(), []);
    const path = { event_id: quiet.id };
    const update = { path, as: as(root), body: { visibility: "members" } };
    assert.equal((await call("updateEvent", update)).status, 200);
    assert.deepEqual(recipients(await deliverEmails()), [ada.email, grace.email].toSorted());
    advanceClock(hours(2));
    for (const visibility of ["unlisted", "public"])
      assert.equal((await call("updateEvent", { ...update, body: { visibility } })).status, 200);
    assert.deepEqual(await deliverEmails(), [], "all members have been notified");
    await event({ name: "Members evening", visibility: "members" });
    const received = await deliverEmails();
    assert.deepEqual(recipients(received), [ada.email, grace.email].toSorted());
    for (const { mail } of received) assert.equal(mail.subject, "New: Members evening");
  });

  await t.test("a member unsubscribes with one click; the email is in the member's language", async () => {
    advanceClock(hours(2));
    await sql`update users set language = 'de' where id = ${grace.id}`;
    await event({ name: "Letzte" });
    const received = await deliverEmails();
    const { mail, ...rest } = onlyEmail(received.filter(({ envelope }) => envelope.to.includes(grace.email)));
    assert.equal(mail.subject, "Neu: Letzte");
    const token = new URL(unsubscribeLinkIn({ mail, ...rest })).searchParams.get("token") ?? "";
    assert.match(String((await call("showUnsubscribe", { query: { token } })).body), /new events of your groups/);
    await call("submitUnsubscribe", { query: { token }, body: "List-Unsubscribe=One-Click" });
    const { body } = await callAs(grace, "getMe");
    assert.equal(body.notifications.new_events, "never");
  });

  await t.test("the purge deletes records of notified members after 30 days", async () => {
    const purge = (days: number) =>
      purgeBatch(service.db, "event_notifications", { now: new Date(timeIn(hours(24 * days))) });
    assert.equal(await purge(29), 0);
    assert.ok((await purge(31)) > 0);
  });
});

test("a member who has chosen the digest", async (t) => {
  const service = await openMailbox(t);
  const {
    person,
    ours,
    berlin,
    group,
    event,
    eventInGroup,
    eventTimes,
    chooseNotifications,
    join,
    session,
    deliverEmails,
    advanceClock,
    timeIn,
  } = service;
  const ada = await person();
  await join(ada, berlin);
  const otherGroup = await group(ours, { name: "Potsdam Data" });
  await event({ name: "Known before" });
  assert.equal(onlyEmail(await deliverEmails()).mail.subject, "New: Known before");
  await chooseNotifications(ada, { new_events: "weekly" });
  const visitor = await session(ada);
  await visitor.call("updateMe", { body: { city: "BERLÍN", country_code: "DE" } });

  await t.test("gets it on Monday, with new, upcoming and nearby events", async () => {
    await event({ name: "Brand new" });
    const venue = { name: "Speicher", city: "Berlin", country_code: "DE" };
    const nearBy = { name: "Near by", kind: "in_person", venue, ...eventTimes(100) };
    await eventInGroup(otherGroup, nearBy);
    await eventInGroup(otherGroup, { ...nearBy, name: "In another Berlin", venue: { ...venue, country_code: "US" } });
    await eventInGroup(otherGroup, { ...nearBy, name: "Too late", ...eventTimes(24 * 30) });
    await eventInGroup(otherGroup, { ...nearBy, name: "For their members", visibility: "members" });
    await eventInGroup(otherGroup, { ...nearBy, name: "Unlisted there", visibility: "unlisted" });
    await event({ name: "Unlisted here", visibility: "unlisted" });
    await event({ name: "For our members", visibility: "members" });
    assert.deepEqual(await deliverEmails(), []);
    advanceClock(monday - Date.parse(timeIn(0)) - minutes(1));
    assert.deepEqual(await deliverEmails(), []);
    advanceClock(minutes(2));
    const { mail } = onlyEmail(await deliverEmails());
    assert.equal(mail.subject, "This week in your groups");
    const text = mail.text ?? "";
    assert.match(text, /New in your groups.+Brand new.+Soon in your groups.+Known before.+Near you: BERLÍN.+Near by/s);
    assert.match(text, /For our members/);
    assert.doesNotMatch(text, /another Berlin|Too late|For their members|Unlisted/);
    assert.deepEqual(await deliverEmails(), [], "sent once");
  });
});
