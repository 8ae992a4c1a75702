import assert from "node:assert/strict";
import { test } from "tap";
import { v7 as uuid } from "uuid";
import { contrastOf } from "../../src/foundation/colors.ts";
import { pagePath } from "../support/fixtures.ts";
import { hours, onlyEmail, openMailbox, recipients } from "../support/mailbox.ts";
import { valuesOf } from "../support/pages.ts";
import type { Person } from "../support/people.ts";
import { purgeBatch } from "../support/purging.ts";
import { requireError, requireStatus } from "../support/responses.ts";
import { form } from "../support/site.ts";

const content = { subject: "We have a new room", text: "In the library.\nSee https://example.org/<map>" };
const formFields = { subject: "<b>Hello", message: "One\r\ntwo" };

test("organizers write to attendees and members", async (t) => {
  const service = await openMailbox(t, { limits: { factor: 1 } });
  const {
    callAs,
    call,
    sql,
    person,
    session,
    as,
    root,
    ours,
    berlin,
    event,
    group,
    attend,
    deliverEmails,
    advanceClock,
    timeIn,
  } = service;
  const { appoint, chooseNotifications, join } = service;
  const organizer = await person();
  await appoint(organizer, { alliance: ours.id });
  const visitor = await session(organizer);

  const kinds = {
    Event: {
      sent: { ...content, to: "attending" },
      fields: { ...formFields, to: "attending" },
      create: async (name: string) => {
        const meetup = await event({ name });
        const page = pagePath(meetup);
        const addRecipient = (user: Person) => attend(user, meetup);
        const pageUrl = `/events/${Object.values(page).join("/")}`;
        return { id: meetup.id, path: { event_id: meetup.id }, page, pageUrl, addRecipient };
      },
    },
    Group: {
      sent: content,
      fields: { ...formFields, confirmed: "true" },
      create: async (name: string) => {
        const { id, slug } = await group(ours, { name });
        const page = { alliance: ours.slug, group_slug: slug };
        const addRecipient = (user: Person) => join(user, { id, slug, alliance: ours.slug });
        const pageUrl = `/groups/${ours.slug}/${slug}`;
        return { id, path: { alliance: ours.slug, group_id: id }, page, pageUrl, addRecipient };
      },
    },
  } as const;

  for (const kind of ["Event", "Group"] as const) {
    const { sent, fields, create } = kinds[kind];
    const [send, list] = [`send${kind}Message`, `list${kind}Messages`] as const;
    await t.test(`${kind}: returns 202 with the recipient count, and sends separate emails with the text`, async () => {
      const { id, path, addRecipient } = await create("Winter <meetup>");
      const people = [await person(), await person()];
      for (const user of people) await addRecipient(user);
      await deliverEmails();
      const response = await callAs(organizer, send, path, sent);
      assert.equal(response.status, 202, JSON.stringify(response.body));
      const { id: _, created_at: __, sent_by, ...rest } = response.body;
      assert.deepEqual(rest, { ...sent, recipient_count: 2 });
      assert.equal(sent_by.id, organizer.id);
      const received = await deliverEmails();
      assert.deepEqual(recipients(received), valuesOf(people, "email").toSorted());
      for (const { mail, raw } of received) {
        assert.equal(mail.subject, `Winter <meetup>: ${content.subject}`);
        assert.match(mail.text ?? "", /> In the library\.\n> See https:\/\/example\.org\/<map>/);
        assert.match(
          mail.html ?? "",
          /In the library\.\nSee <a href="https:\/\/example\.org\/">https:\/\/example\.org\/<\/a>&lt;map&gt;/,
        );
        assert.match(raw, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
        assert.equal([...people, organizer].filter(({ email }) => raw.includes(email)).length, 1, "no other address");
      }
      assert.deepEqual((await callAs(root, list, path)).body, { items: [response.body], next_cursor: null });
      const audit = await sql`select changes from audit_entries where subject_id = ${id} and action = ${send}`;
      const { text: _text, ...shown } = sent;
      assert.deepEqual(audit[0]?.["changes"][0].after, { ...shown, id: response.body.id, recipient_count: 2 });
    });

    await t.test(`${kind}: a repeated Idempotency-Key sends once; at most three messages are sent a day`, async () => {
      const { path, addRecipient } = await create("Limited");
      const sendMessage = (headers = {}, body: object = sent) =>
        call(send, { path, as: as(organizer), body, headers: { ...headers } });
      for (let n = 0; n < 4; n++) requireError(await sendMessage(), 409, "no_recipients");
      await addRecipient(await person());
      await deliverEmails();
      const headers = { "idempotency-key": uuid() };
      const first = await sendMessage(headers);
      assert.equal(first.status, 202);
      const assertReplayed = async () => {
        const retry = await sendMessage(headers);
        assert.deepEqual([retry.status, retry.body, retry.headers["idempotent-replayed"]], [202, first.body, "true"]);
      };
      for (let n = 0; n < 4; n++) await assertReplayed();
      assert.equal((await sendMessage(headers, { ...sent, subject: "Another" })).status, 422);
      assert.equal((await deliverEmails()).length, 1);
      const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await sendMessage()).status));
      assert.deepEqual(statuses.toSorted(), [202, 202, 429, 429, 429]);
      await assertReplayed();
      assert.equal((await sendMessage({ "idempotency-key": uuid() })).status, 429);
      assert.equal((await callAs(root, list, path)).body.items.length, 3);
      await deliverEmails();
    });

    await t.test(`${kind}: a form sends messages, and its page shows sent messages`, async () => {
      const { path, page, pageUrl, addRecipient } = await create("Formal");
      const submit = (changes: object) =>
        visitor.call(`send${kind}MessageByForm`, { path: page, ...form({ ...fields, ...changes }) });
      assert.match(
        requireStatus(await submit({ message: " " }), 400),
        /value="&lt;b&gt;Hello"[\s\S]+id="message-problem"/,
      );
      assert.match(requireStatus(await submit({}), 409), /One\r?\ntwo/);
      await addRecipient(await person());
      await deliverEmails();
      const form_key = uuid();
      const [first] = await Promise.all([submit({ form_key }), submit({ form_key })]);
      assert.deepEqual([first.status, first.headers["location"]], [303, `${pageUrl}/message?notice=message_sent`]);
      assert.equal((await callAs(root, list, path)).body.items.length, 1, "the form was sent twice");
      assert.equal(onlyEmail(await deliverEmails()).mail.subject, "Formal: <b>Hello");
      const response = await visitor.call(`show${kind}Messages`, { path: page, query: { notice: "message_sent" } });
      assert.match(response.body, /&lt;b&gt;Hello[\s\S]+One\ntwo/);
    });
  }

  await t.test("emails have the alliance's name and color, and the service's address", async () => {
    const { path, addRecipient } = await kinds.Event.create("Colorful");
    await addRecipient(await person());
    const name = "Köln, the 'big' one";
    const senders: unknown[] = [];
    for (const [sender_name, accent_color] of [
      [name, "#FFD43B"],
      [null, null],
    ]) {
      await callAs(root, "updateAlliance", { alliance: ours.slug }, { sender_name, accent_color });
      await callAs(root, "sendEventMessage", path, kinds.Event.sent);
      const { envelope, mail } = onlyEmail(await deliverEmails());
      senders.push([envelope.from, mail.from?.name, mail.from?.address]);
      const [, background = "", textColor = ""] =
        /class="button"[^>]*background:(#\w{6});color:(#\w{6})/.exec(mail.html ?? "") ?? [];
      assert.ok(contrastOf(background, textColor) >= 4.5 && contrastOf(background, "#ffffff") >= 4.5, background);
      assert.equal(background === "#1f4fbf", accent_color === null);
      assert.doesNotMatch(mail.html ?? "", /FFD43B/);
    }
    const address = "no-reply@alliance.test";
    assert.deepEqual(senders, [
      [address, name, address],
      [address, "Community Alliance", address],
    ]);
  });

  await t.test("returns 409 without recipients, and from 30 days after the end of an event", async () => {
    const { path, addRecipient } = await kinds.Event.create("Over");
    await addRecipient(await person());
    const sendMessage = (to = "attending") => callAs(root, "sendEventMessage", path, { ...content, to });
    requireError(await sendMessage("pending"), 409, "no_recipients");
    advanceClock(hours(171 + 29 * 24));
    assert.equal((await sendMessage()).status, 202, "also after the event");
    assert.equal((await deliverEmails()).length, 1);
    advanceClock(hours(24));
    requireError(await sendMessage(), 409, "event_ended");
    advanceClock(-hours(171 + 30 * 24));
  });

  await t.test("sends nothing to members who left or unsubscribed", async () => {
    const [ada, grace, mary] = [await person(), await person(), await person()];
    for (const user of [ada, grace, mary]) await join(user, berlin);
    await chooseNotifications(mary, { group_message: false });
    const { body } = await callAs(root, "sendGroupMessage", { alliance: ours.slug, group_id: berlin.id }, content);
    assert.equal(body.recipient_count, 2);
    await callAs(ada, "leaveGroup", { alliance: ours.slug, group_id: berlin.id });
    await chooseNotifications(grace, { group_message: false });
    assert.deepEqual(await deliverEmails(), []);
  });

  await t.test("the page of a group shows a preview before anything is sent", async () => {
    const { page, addRecipient } = await kinds.Group.create("Cloud Native London");
    await addRecipient(await person());
    const preview = await visitor.call("sendGroupMessageByForm", { path: page, ...form(formFields) });
    assert.equal(preview.status, 200);
    assert.match(preview.body, /Cloud Native London: &lt;b&gt;Hello[\s\S]+One\r?\ntwo[\s\S]+Send to 1 member</);
    assert.deepEqual(await deliverEmails(), []);
  });

  await t.test("the purge deletes messages to groups after five years", async () => {
    const purge = (days: number) =>
      purgeBatch(service.db, "group_messages", { now: new Date(timeIn(hours(24 * days))) });
    const [row] = await sql`select count(*)::integer as count from group_messages`;
    assert.equal(await purge(1824), 0);
    assert.equal(await purge(1830), row?.["count"]);
  });
});
