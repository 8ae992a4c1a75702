import assert from "node:assert/strict";
import { test } from "tap";
import { v7 as uuid } from "uuid";
import { hours, only, openPost, recipients } from "../support/post.ts";
import { purgeBatch } from "../support/purging.ts";
import { refused } from "../support/refusals.ts";

const letter = { subject: "We have a new room", text: "In the library.\nSee https://example.org/<map>" };
const html = { accept: "text/html", "content-type": "application/x-www-form-urlencoded" };

test("organizers write to the members of a group", async (t) => {
  const service = await openPost(t, { limits: { factor: 1 } });
  const { person, session, call, as, root, ours, berlin, group, appoint, choose, post, later, sql, join } = service;
  const path = { alliance: ours.slug, group_id: berlin.id };
  const send = (body: object = letter, headers: Record<string, string> = {}, who = root) =>
    call("sendGroupMessage", { path, as: as(who), body, headers });
  const [ada, grace, mary, organizer] = [await person(), await person(), await person(), await person()];
  await appoint(organizer, { group: berlin.id });
  await post();

  await t.test("409 while nobody would get it, which does not count", async () => {
    refused(await send(), 409, "no_recipients");
  });

  await t.test("202 with how many get it; each gets an email of their own, in plain text", async () => {
    for (const who of [ada, grace, mary]) await join(who, berlin);
    await choose(mary, { group_message: false });
    const response = await send(letter, {}, organizer);
    assert.equal(response.status, 202, JSON.stringify(response.body));
    const { id: _, created_at: __, sent_by, ...rest } = response.body;
    assert.deepEqual(rest, { ...letter, recipient_count: 2 });
    assert.equal(sent_by.id, organizer.id);
    const received = await post();
    assert.deepEqual(recipients(received), [ada.email, grace.email].toSorted());
    for (const { mail, raw } of received) {
      assert.equal(mail.subject, `Cloud Native Berlin: ${letter.subject}`);
      assert.match(mail.text ?? "", /> In the library\.\n> See https:\/\/example\.org\/<map>/);
      assert.match(
        mail.html ?? "",
        /In the library\.\n?.*See <a href="https:\/\/example\.org\/">https:\/\/example\.org\/<\/a>&lt;map&gt;/s,
      );
      assert.equal([ada, grace].filter(({ email }) => raw.includes(email)).length, 1, "nobody else's address");
      assert.match(raw, /List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
    }
  });

  await t.test("who has left, or wants none any more, gets none", async () => {
    const key = { "idempotency-key": uuid() };
    const [first, again] = [await send(letter, key), await send(letter, key)];
    assert.deepEqual([first.status, again.status, again.body], [202, 202, first.body], "once per key");
    await call("leaveGroup", { path, as: as(ada) });
    await choose(grace, { group_message: false });
    assert.deepEqual(await post(), []);
    await join(ada, berlin);
    await choose(grace, { group_message: true });
  });

  await t.test("429 after three a day, and the list and the audit log have them", async () => {
    assert.equal((await send({ ...letter, subject: "Third" })).status, 202);
    assert.deepEqual(recipients(await post()), [ada.email, grace.email].toSorted());
    assert.equal((await send()).status, 429);
    const { body } = await call("listGroupMessages", { path, as: as(organizer), query: { limit: 2 } });
    assert.deepEqual(
      body.items.map(({ subject }: { subject: string }) => subject),
      ["Third", letter.subject],
    );
    const audit = await call("listAuditEntries", { path: { alliance: ours.slug }, as: as(root) });
    const [{ action, subject, changes }] = audit.body.items;
    assert.deepEqual([action, subject.type, subject.id], ["sendGroupMessage", "group", berlin.id]);
    assert.doesNotMatch(JSON.stringify(changes), /library/);
  });

  await t.test("the page shows a preview before anything is sent", async () => {
    const own = await group(ours, { name: "Cloud Native London" });
    await join(ada, own);
    const visitor = await session(root, new Date(later(0)));
    const at = { alliance: ours.slug, group_slug: own.slug };
    const form = (more = "") => `subject=A+room&message=In+the+%3Clibrary%3E.${more}`;
    const submit = (body: string) => visitor.call("sendGroupMessageByForm", { path: at, body, headers: html });
    const page = await visitor.call("showGroupMessages", { path: at });
    assert.match(String(page.body), /1 member gets an email from the group/);
    const preview = await submit(form());
    assert.equal(preview.status, 200);
    assert.match(
      String(preview.body),
      /Cloud Native London: A room[\s\S]+In the &lt;library&gt;\.[\s\S]+Send to 1 member</,
    );
    assert.deepEqual(await post(), []);
    assert.equal((await submit("subject=&message=x")).status, 400);
    const sent = await submit(form(`&confirmed=true&form_key=${uuid()}`));
    assert.deepEqual(
      [sent.status, sent.headers["location"]],
      [303, `/groups/${ours.slug}/${own.slug}/message?notice=message_sent`],
    );
    assert.equal(only(await post()).mail.subject, "Cloud Native London: A room");
    const shown = await visitor.call("showGroupMessages", { path: at, query: { notice: "message_sent" } });
    assert.match(String(shown.body), /The message is on its way\.[\s\S]+sent to 1 member/);
  });

  await t.test("the purge deletes them with what else is about those who were there", async () => {
    const [row] = await sql`select count(*)::integer as count from group_messages`;
    assert.equal(await purgeBatch(service.db, "group_messages", { now: new Date(later(hours(24 * 1824))) }), 0);
    const now = new Date(later(hours(24 * 1830)));
    assert.equal(await purgeBatch(service.db, "group_messages", { now }), row?.["count"]);
  });
});
