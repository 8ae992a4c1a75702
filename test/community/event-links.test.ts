import assert from "node:assert/strict";
import { test } from "tap";
import { v7 as uuid } from "uuid";
import { pagePath } from "../support/fixtures.ts";
import { hours, onlyEmail, openMailbox, recipients } from "../support/mailbox.ts";
import { valuesOf } from "../support/pages.ts";
import { requireError, requireStatus } from "../support/responses.ts";
import { form } from "../support/site.ts";

const links = [
  { label: "Slides", url: "https://slides.example.org/1" },
  { label: "House rules", url: "https://example.org/rules?a=1&b=2" },
];

test("links of events", async (t) => {
  const service = await openMailbox(t);
  const {
    callAs,
    call,
    sql,
    person,
    session,
    as,
    berlin,
    event,
    attend,
    cancel,
    changeEvent,
    deliverEmails,
    advanceClock,
  } = service;
  const { appoint, chooseNotifications } = service;
  const organizer = await person();
  await appoint(organizer, { group: berlin.id });
  const announce = (id: string, headers: Record<string, string> = {}, actor = organizer) =>
    call("announceLinks", { path: { event_id: id }, as: as(actor), headers });
  const readLinks = async (id: string) => (await call("getEventById", { path: { event_id: id } })).body.links;

  await t.test("are created, replaced and removed, and retain their order; at most ten are accepted", async () => {
    const { id } = await event({ links });
    assert.deepEqual(await readLinks(id), links);
    assert.deepEqual(await readLinks((await event()).id), []);
    await changeEvent({ id }, { links: links.toReversed() });
    assert.deepEqual(await readLinks(id), links.toReversed());
    await changeEvent({ id }, { name: "Renamed" });
    assert.deepEqual(await readLinks(id), links.toReversed());
    const many = Array.from({ length: 11 }, (_, index) => ({ label: `Link ${index}`, url: "https://example.org" }));
    for (const invalid of [
      many,
      [{ label: "No", url: "javascript:alert(1)" }],
      [{ label: "", url: "https://a.example" }],
    ]) {
      const response = await callAs(organizer, "updateEvent", { event_id: id }, { links: invalid });
      assert.match(requireStatus(response, 400), /body\/links/);
    }
    await changeEvent({ id }, { links: [] });
    assert.deepEqual(await readLinks(id), []);
  });

  await t.test("are copied with the event, but not the time of their announcement", async () => {
    const { id } = await event({ links });
    await sql`update events set links_announced_at = now() where id = ${id}`;
    const starts = [new Date(service.now.getTime() + hours(24 * 40)).toISOString()];
    const { body } = await callAs(organizer, "copyEvent", { event_id: id }, { starts_at: starts });
    const [copy] = await sql`select links, links_announced_at from events where id = ${body.items[0].id}`;
    assert.deepEqual(
      { links: copy?.["links"], links_announced_at: copy?.["links_announced_at"] },
      { links, links_announced_at: null },
    );
  });

  await t.test("are on the event's page and in its form", async () => {
    const meetup = await event({ links });
    const page = await call("showEvent", { path: pagePath(meetup) });
    assert.match(
      page.body,
      /href="https:\/\/example\.org\/rules\?a=1&amp;b=2" rel="nofollow ugc noopener">House rules</,
    );
    const visitor = await session(organizer);
    const editor = await visitor.call("showEventEditor", { path: pagePath(meetup) });
    assert.match(editor.body, /Slides https:\/\/slides\.example\.org\/1\n/);
    const field = (name: string) =>
      String(/value="([^"]*)"/.exec(new RegExp(`name="${name}"[^>]*`).exec(editor.body)?.[0] ?? "")?.[1]);
    const fields = {
      version: field("version").replaceAll("&quot;", '"'),
      name: "Linked",
      description: "…",
      kind: "virtual",
      timezone: "Europe/Berlin",
      starts_at: field("starts_at"),
      ends_at: field("ends_at"),
    };
    const submit = (more: object) =>
      visitor.call("updateEventByForm", { path: pagePath(meetup), ...form({ ...fields, ...more }) });
    assert.match(requireStatus(await submit({ links: "Nothing" }), 400), /id="links-problem"/);
    assert.equal((await submit({ links: "A recording https://example.org/ü" })).status, 303);
    assert.deepEqual(await readLinks(meetup.id), [{ label: "A recording", url: "https://example.org/%C3%BC" }]);
  });

  await t.test("are sent once, after the event, to each attendee in the attendee's language", async () => {
    const meetup = await event({ name: "Winter meetup", links });
    const people = [await person(), await person()];
    const [, german] = people;
    const [formerAttendee, muted, stranger] = [await person(), await person(), await person()];
    for (const user of [...people, formerAttendee, muted]) await attend(user, meetup);
    await cancel(formerAttendee, meetup);
    await chooseNotifications(muted, { event_message: false });
    await sql`update users set language = 'de' where id = ${german?.id ?? null}`;
    await deliverEmails();
    requireError(await announce(meetup.id), 409, "event_not_ended");
    advanceClock(hours(172));
    await deliverEmails();
    assert.equal((await announce(meetup.id, {}, stranger)).status, 403);
    const key = { "idempotency-key": uuid() };
    const responses = await Promise.all([announce(meetup.id, key), announce(meetup.id, key)]);
    assert.deepEqual(
      responses.map(({ status }) => status),
      [202, 202],
    );
    const laterResponses = await Promise.all([announce(meetup.id), announce(meetup.id)]);
    assert.deepEqual(
      laterResponses.map(({ status }) => status),
      [409, 409],
    );
    const [first] = responses;
    assert.equal(first?.body.recipient_count, 2);
    const received = await deliverEmails();
    assert.deepEqual(recipients(received), valuesOf(people, "email").toSorted());
    assert.deepEqual(received.map(({ mail }) => mail.subject).toSorted(), [
      "Links from Winter meetup",
      "Links zu Winter meetup",
    ]);
    for (const { mail } of received) {
      assert.match(mail.text ?? "", /Slides\n> https:\/\/slides\.example\.org\/1/);
      assert.match(mail.html ?? "", /<a href="https:\/\/example\.org\/rules\?a=1&amp;b=2">/);
    }
    requireError(await announce(meetup.id), 409, "links_already_announced");
    const otherEvent = await event({ links });
    assert.equal((await announce(otherEvent.id, key)).status, 422, "the key was used for another event");
    assert.deepEqual(await deliverEmails(), []);
    const audit =
      await sql`select changes from audit_entries where subject_id = ${meetup.id} and action = 'announceLinks'`;
    assert.equal(audit.length, 1);
    advanceClock(-hours(172));
  });

  await t.test("return 409 without links or recipients, and for drafts and canceled events", async () => {
    const withoutLinks = await event();
    const unattended = await event({ links });
    const draft = await event({ links, status: "draft" });
    const canceledEvent = await event({ links });
    await changeEvent(canceledEvent, { status: "canceled" });
    await attend(await person(), withoutLinks);
    advanceClock(hours(172));
    for (const [{ id }, code] of [
      [withoutLinks, "no_links"],
      [unattended, "no_recipients"],
      [draft, "event_not_ended"],
      [canceledEvent, "event_not_ended"],
    ] as const)
      requireError(await announce(id), 409, code);
    const rejected = await sql`select links_announced_at from events where id = ${unattended.id}`;
    assert.equal(rejected[0]?.["links_announced_at"], null);
    const headers = { "content-type": "application/json" };
    const large = { path: { event_id: withoutLinks.id }, as: as(organizer), headers, body: "x".repeat(300_000) };
    assert.equal((await call("announceLinks", large)).status, 413);
    advanceClock(-hours(172));
    await deliverEmails();
  });

  await t.test("are sent by a button on the messages page, which then shows the time", async () => {
    const meetup = await event({ name: "Formal", links });
    const attendee = await person();
    await attend(attendee, meetup);
    const openMessagesPage = async () => {
      const visitor = await session(organizer, new Date(service.timeIn(0)));
      return { visitor, page: (await visitor.call("showEventMessages", { path: pagePath(meetup) })).body };
    };
    assert.doesNotMatch((await openMessagesPage()).page, /\/message\/links/);
    advanceClock(hours(172));
    await deliverEmails();
    const { visitor, page } = await openMessagesPage();
    assert.match(page, /action="[^"]+\/message\/links"/);
    const pressed = await visitor.call("announceLinksByForm", { path: pagePath(meetup) });
    assert.deepEqual(
      [pressed.status, String(pressed.headers["location"]).endsWith("/message?notice=message_sent")],
      [303, true],
    );
    assert.deepEqual(onlyEmail(await deliverEmails()).envelope.to, [attendee.email]);
    assert.match((await openMessagesPage()).page, /The links were sent to attendees on /);
    assert.equal((await visitor.call("announceLinksByForm", { path: pagePath(meetup) })).status, 409);
    advanceClock(-hours(172));
  });
});
