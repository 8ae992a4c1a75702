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
    chooseNotifications: choose,
    callAs: act,
    call,
    as,
    root,
    join,
    deliverEmails: post,
    advanceClock: pass,
    timeIn: later,
    sql,
  } = service;
  const [ada, grace, mary, joan] = [await person(), await person(), await person(), await person()];
  const [stranger, unverified] = [await person(), await person({ verified: false })];
  for (const user of [ada, grace, mary, joan, root]) await join(user, berlin);
  await sql`insert into memberships (group_id, user_id, joined_at) values (${berlin.id}, ${unverified.id}, now())`;
  await choose(mary, { new_events: "never" });
  await choose(joan, { new_events: "weekly" });

  await t.test(
    "immediately, except the publisher, members without a verified address and members with other settings",
    async () => {
      await event({ name: "Winter meetup" });
      const received = await post();
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
    pass(hours(2));
    const first = await event({ name: "Weekly tea", status: "draft" });
    const starts = [later(hours(200)), later(hours(400))].map((time) => time.slice(0, 16));
    const path = { event_id: first.id };
    assert.equal((await act(root, "copyEvent", path, { starts_at: starts })).status, 201);
    const published = { path, query: { following: true }, as: as(root), body: { status: "published" } };
    assert.equal((await call("updateEvent", published)).status, 200);
    const received = await post();
    assert.deepEqual(recipients(received), [ada.email, grace.email].toSorted());
    for (const { mail } of received) assert.equal(mail.subject, "3 new events in your groups");
    pass(hours(2));
    const rule = { frequency: "weekly", count: 2 };
    assert.equal((await act(root, "copyEvent", path, { rule, status: "published" })).status, 201);
    for (const { mail } of await post()) assert.equal(mail.subject, "2 new events in your groups");
  });

  await t.test("an unlisted event is announced once it is listed, an event for members immediately", async () => {
    pass(hours(2));
    const quiet = await event({ name: "Quiet evening", visibility: "unlisted" });
    assert.deepEqual(await post(), []);
    const path = { event_id: quiet.id };
    const update = { path, as: as(root), body: { visibility: "members" } };
    assert.equal((await call("updateEvent", update)).status, 200);
    assert.deepEqual(recipients(await post()), [ada.email, grace.email].toSorted());
    pass(hours(2));
    for (const visibility of ["unlisted", "public"])
      assert.equal((await call("updateEvent", { ...update, body: { visibility } })).status, 200);
    assert.deepEqual(await post(), [], "all members have been notified");
    await event({ name: "Members evening", visibility: "members" });
    const received = await post();
    assert.deepEqual(recipients(received), [ada.email, grace.email].toSorted());
    for (const { mail } of received) assert.equal(mail.subject, "New: Members evening");
  });

  await t.test("a member unsubscribes with one click; the email is in the member's language", async () => {
    pass(hours(2));
    await sql`update users set language = 'de' where id = ${grace.id}`;
    await event({ name: "Letzte" });
    const received = await post();
    const { mail, ...rest } = onlyEmail(received.filter(({ envelope }) => envelope.to.includes(grace.email)));
    assert.equal(mail.subject, "Neu: Letzte");
    const token = new URL(unsubscribeLinkIn({ mail, ...rest })).searchParams.get("token") ?? "";
    assert.match(String((await call("showUnsubscribe", { query: { token } })).body), /new events of your groups/);
    await call("submitUnsubscribe", { query: { token }, body: "List-Unsubscribe=One-Click" });
    const { body } = await act(grace, "getMe");
    assert.equal(body.notifications.new_events, "never");
  });

  await t.test("the purge deletes records of notified members after 30 days", async () => {
    const purge = (days: number) =>
      purgeBatch(service.db, "event_notifications", { now: new Date(later(hours(24 * days))) });
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
    eventInGroup: eventOf,
    eventTimes: times,
    chooseNotifications: choose,
    join,
    session,
    deliverEmails: post,
    advanceClock: pass,
    timeIn: later,
  } = service;
  const ada = await person();
  await join(ada, berlin);
  const otherGroup = await group(ours, { name: "Potsdam Data" });
  await event({ name: "Known before" });
  assert.equal(onlyEmail(await post()).mail.subject, "New: Known before");
  await choose(ada, { new_events: "weekly" });
  const visitor = await session(ada);
  await visitor.call("updateMe", { body: { city: "BERLÍN", country_code: "DE" } });

  await t.test("gets it on Monday, with new, upcoming and nearby events", async () => {
    await event({ name: "Brand new" });
    const venue = { name: "Speicher", city: "Berlin", country_code: "DE" };
    const nearBy = { name: "Near by", kind: "in_person", venue, ...times(100) };
    await eventOf(otherGroup, nearBy);
    await eventOf(otherGroup, { ...nearBy, name: "In another Berlin", venue: { ...venue, country_code: "US" } });
    await eventOf(otherGroup, { ...nearBy, name: "Too late", ...times(24 * 30) });
    await eventOf(otherGroup, { ...nearBy, name: "For their members", visibility: "members" });
    await eventOf(otherGroup, { ...nearBy, name: "Unlisted there", visibility: "unlisted" });
    await event({ name: "Unlisted here", visibility: "unlisted" });
    await event({ name: "For our members", visibility: "members" });
    assert.deepEqual(await post(), []);
    pass(monday - Date.parse(later(0)) - minutes(1));
    assert.deepEqual(await post(), []);
    pass(minutes(2));
    const { mail } = onlyEmail(await post());
    assert.equal(mail.subject, "This week in your groups");
    const text = mail.text ?? "";
    assert.match(text, /New in your groups.+Brand new.+Soon in your groups.+Known before.+Near you: BERLÍN.+Near by/s);
    assert.match(text, /For our members/);
    assert.doesNotMatch(text, /another Berlin|Too late|For their members|Unlisted/);
    assert.deepEqual(await post(), [], "sent once");
  });
});
