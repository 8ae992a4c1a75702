import assert from "node:assert/strict";
import { test } from "tap";
import { contrastOf } from "../../src/foundation/colors.ts";
import type { Person } from "../support/people.ts";
import { hours, openPost } from "../support/post.ts";

const html = { accept: "text/html", "content-type": "application/x-www-form-urlencoded" };
const letter = {
  subject: "The entrance is in the yard",
  text: "Ring the bell.\nSee https://example.org/<map>",
  to: "attending",
};

test("organisers write to the people with an RSVP", async (t) => {
  const service = await openPost(t);
  const { call, sql, person, session, as, root, ours, berlin, event: meetup, post, pass } = service;
  const someone = () => person({ withPassword: false });
  const attend = async (id: string, who: Person) => {
    await service.attend(who, { id });
    return who.email;
  };
  const send = (id: string, body: object = letter, headers = {}) =>
    call("sendEventMessage", { path: { event_id: id }, as: as(root), body, headers });
  const recipients = async () => (await post()).flatMap(({ envelope }) => envelope.to).toSorted();
  const code = (response: { headers: object }) => Reflect.get(response.headers, "x-error-code");

  await t.test("they come from the alliance's name at the service's address, in its color", async () => {
    const { id } = await meetup();
    await attend(id, await someone());
    const name = 'Köln, the "big" one'.replaceAll('"', "'");
    const inAlliance = { path: { alliance: ours.slug }, as: as(root) };
    const senders: unknown[] = [];
    for (const [sender_name, accent_color] of [
      [name, "#FFD43B"],
      [null, null],
    ]) {
      await call("updateAlliance", { ...inAlliance, body: { sender_name, accent_color } });
      await send(id);
      for (const { envelope, mail } of await post()) {
        senders.push([envelope.from, mail.from?.name, mail.from?.address]);
        const [, background = "", ink = ""] =
          /class="button"[^>]*background:(#\w{6});color:(#\w{6})/.exec(mail.html ?? "") ?? [];
        assert.ok(contrastOf(background, ink) >= 4.5 && contrastOf(background, "#ffffff") >= 4.5, background);
        assert.equal(background === "#1f4fbf", accent_color === null);
        assert.doesNotMatch(mail.html ?? "", /FFD43B/);
      }
    }
    const address = "no-reply@alliance.test";
    assert.deepEqual(senders, [
      [address, name, address],
      [address, "Community Alliance", address],
    ]);
  });

  await t.test("202 with how many get it; each gets an email of their own, in plain text", async () => {
    const { id } = await meetup({ name: "Winter <meetup>" });
    const emails = [await attend(id, await someone()), await attend(id, await someone())];
    const response = await send(id);
    assert.equal(response.status, 202);
    const { id: _, created_at: __, sent_by, ...rest } = response.body;
    assert.deepEqual(rest, { ...letter, recipient_count: 2 });
    assert.equal(sent_by.id, root.id);
    const received = await post();
    assert.deepEqual(received.flatMap(({ envelope }) => envelope.to).toSorted(), emails.toSorted());
    for (const { mail, raw, envelope } of received) {
      assert.equal(mail.subject, `Winter <meetup>: ${letter.subject}`);
      assert.match(
        mail.text ?? "",
        /The organizers of Winter <meetup> write:\s+> Ring the bell\.\n> See https:\/\/example\.org\/<map>/,
      );
      assert.match(
        mail.html ?? "",
        /Ring the bell\.\nSee <a href="https:\/\/example\.org\/">https:\/\/example\.org\/<\/a>&lt;map&gt;/,
      );
      assert.match(raw, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
      const others = emails.filter((email) => !envelope.to.includes(email));
      for (const email of [...others, root.email]) assert.ok(!raw.includes(email));
    }
    const { body: list } = await call("listEventMessages", { path: { event_id: id }, as: as(root) });
    assert.deepEqual(list, { items: [response.body], next_cursor: null });
    const [entry] =
      await sql`select action, changes from audit_entries where subject_id = ${id} and action = 'sendEventMessage'`;
    assert.deepEqual(entry?.["changes"][0].after, {
      id: response.body.id,
      subject: letter.subject,
      to: "attending",
      recipient_count: 2,
    });
  });

  await t.test("409 when nobody would get it, and 30 days after the end", async () => {
    const { id } = await meetup();
    assert.deepEqual([(await send(id)).status, code(await send(id))], [409, "no_recipients"]);
    await attend(id, await someone());
    assert.equal(code(await send(id, { ...letter, to: "pending" })), "no_recipients");
    pass(hours(171 + 29 * 24));
    assert.equal((await send(id)).status, 202, "also of what is over");
    assert.equal((await recipients()).length, 1);
    pass(hours(24));
    assert.equal(code(await send(id)), "event_ended");
    pass(-hours(171 + 30 * 24));
  });

  await t.test("a repeated key sends once; three a day of an event, and what was not sent does not count", async () => {
    const limited = await service.again({ limits: { factor: 1 } });
    const { id } = await meetup();
    const submit = (headers = {}, body: object = letter) =>
      limited.call("sendEventMessage", { path: { event_id: id }, as: as(root), body, headers });
    for (let n = 0; n < 4; n++) assert.equal((await submit()).status, 409);
    await attend(id, await someone());
    const once = { "idempotency-key": "once" };
    const first = await submit(once);
    assert.equal(first.status, 202);
    for (let n = 0; n < 4; n++) {
      const again = await submit(once);
      assert.deepEqual([again.status, again.body, again.headers["idempotent-replayed"]], [202, first.body, "true"]);
    }
    assert.equal((await submit(once, { ...letter, subject: "Another" })).status, 422);
    assert.equal((await recipients()).length, 1);
    const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await submit()).status));
    assert.deepEqual(statuses.toSorted(), [202, 202, 429, 429, 429]);
    const late = await submit(once);
    assert.deepEqual([late.status, late.body, late.headers["idempotent-replayed"]], [202, first.body, "true"]);
    assert.equal((await submit({ "idempotency-key": "another" })).status, 429);
    assert.equal((await sql`select from event_messages where event_id = ${id}`).length, 3);
  });

  await t.test("by the form, which shows what was sent", async () => {
    const party = await meetup();
    const path = { alliance: ours.slug, group_slug: berlin.slug, event_slug: party.slug };
    const visitor = await session(root);
    const submit = (body: string) => visitor.call("sendEventMessageByForm", { path, headers: html, body });
    const wrong = await submit("to=attending&subject=Hello&message=+");
    assert.equal(wrong.status, 400);
    assert.match(wrong.body, /value="Hello"[\s\S]+Enter 1 to 5,000 characters/);
    const empty = await submit("to=attending&subject=Hello&message=One%0D%0Atwo");
    assert.equal(empty.status, 409);
    assert.match(empty.body, /Nobody would get this message[\s\S]+One\r?\ntwo/);
    await attend(party.id, await someone());
    const { body: form } = await visitor.call("showEventMessages", { path });
    const key = /name="form_key" value="([^"]+)"/.exec(form)?.[1];
    const press = () => submit(`to=attending&subject=%3Cb%3EHello&message=One%0D%0Atwo&form_key=${key}`);
    const [sent] = await Promise.all([press(), press()]);
    assert.equal(sent.status, 303);
    assert.equal((await sql`select from event_messages where event_id = ${party.id}`).length, 1, "pressed twice");
    assert.match(String(sent.headers["location"]), /\/message\?notice=message_sent$/);
    const shown = await visitor.call("showEventMessages", { path, query: { notice: "message_sent" } });
    assert.match(shown.body, /on its way[\s\S]+&lt;b&gt;Hello[\s\S]+sent to 1 person[\s\S]+One\ntwo/);
  });
});
