import assert from "node:assert/strict";
import { test } from "tap";
import { createVisitor, type Person, type Visitor } from "../support/people.ts";
import { locationOf, noticeOf } from "../support/site.ts";
import { pageOf, startCommunity } from "../support/things.ts";

let strangers = 0;
const stranger = () => `newcomer-${strangers++}@example.org`;

const kinds = {
  RSVP: {
    request: "requestRsvp",
    show: "showRsvpConfirmation",
    confirm: "confirmRsvp",
    resend: "resendRsvpRequest",
    page: "showEvent",
    withdraw: "cancelAttendanceByForm",
    link: "rsvps",
    otherConfirm: "confirmJoin",
    requested: "rsvp_requested",
    done: "rsvp_attending",
    banned: "rsvp_banned",
    used: "rsvp_link_used",
    facts: [
      /^When: Saturday,? 21 November 2026,? 13:00 to 16:00 \(Europe\/Berlin\)$/m,
      /^Where: Haus am Ufer, Berlin, Germany$/m,
      /^Group: Cloud Native Berlin$/m,
      /^Alliance: Cloud Native Alliance$/m,
      /^Confirm and RSVP:$/m,
    ],
    button: "Confirm and RSVP",
  },
  membership: {
    request: "requestToJoin",
    show: "showJoinConfirmation",
    confirm: "confirmJoin",
    resend: "resendJoinRequest",
    page: "showGroup",
    withdraw: "leaveGroupByForm",
    link: "joins",
    otherConfirm: "confirmRsvp",
    requested: "join_requested",
    done: "group_joined",
    banned: "join_banned",
    used: "join_link_used",
    facts: [/^Group: Cloud Native Berlin$/m, /^Confirm and join:$/m],
    button: "Confirm and join",
  },
} as const;

test("requests by name and address", async (t) => {
  const clock = { time: new Date("2026-11-20T12:00:00Z").getTime() };
  const service = await startCommunity(t, { clock: () => new Date(clock.time) });
  const { call, sql, person, mails, linkToken, group: create, event, ban, changeGroup, ours } = service;
  const venue = { name: "Haus am Ufer", city: "Berlin", country_code: "DE" };
  await sql`update alliances set sender_name = 'Cloud people', accent_color = '#a02020' where id = ${ours.id}`;

  for (const [noun, kind] of Object.entries(kinds)) {
    const isRsvp = noun === "RSVP";
    /** A group, or an event of a group of its own. */
    const target = async () => {
      const group = await create(ours);
      const meetup = isRsvp ? await event(group, { capacity: 10, venue }) : undefined;
      const path = meetup ? pageOf(meetup) : { alliance: ours.slug, group_slug: group.slug };
      const address = `/${isRsvp ? "events" : "groups"}/${Object.values(path).join("/")}`;
      return { group, path, address, id: meetup?.id ?? group.id };
    };
    type Target = Awaited<ReturnType<typeof target>>;
    const request = ({ path }: Target, email: string, visitor: Pick<Visitor, "call"> = service) =>
      visitor.call(kind.request, { path, body: new URLSearchParams({ name: "Noor Said", email }).toString() });
    const linkFor = (email: string) => linkToken(email, `${kind.link}/confirm`);
    const asked = async (to: Target, email = stranger()) => {
      assert.equal((await request(to, email)).status, 303);
      return linkFor(email);
    };
    const confirm = (token: string, visitor: Pick<Visitor, "call"> = createVisitor(service)) =>
      visitor.call(kind.confirm, { body: { token } });
    const opened = (token: string, visitor: Pick<Visitor, "call"> = service) =>
      visitor.call(kind.show, { query: { token } });
    const participants = async ({ id }: Target) => [
      ...(await sql<{ email: string; name: string }[]>`
        select email, users.name from users join (
          select user_id, group_id as id from memberships union all select user_id, event_id from attendances) rows
          on rows.user_id = users.id where rows.id = ${id}`),
    ];
    /** The page that says that an email is on its way, which has the id of the request. */
    const requested = async (visitor: Visitor, next: string) => {
      const { body } = await visitor.call("showLogin", { query: { notice: kind.requested, next } });
      return { page: body, id: /name="request" value="([\w-]+)"/.exec(body)?.[1] ?? assert.fail(body) };
    };
    const newcomer = async () => {
      const [to, email, visitor] = [await target(), stranger(), createVisitor(service)];
      const sent = await request(to, email, visitor);
      return { to, email, visitor, sent, token: await linkFor(email) };
    };

    await t.test(`${noun}: two fields, then the button behind the link: an account and a session`, async () => {
      const { to, email, visitor, sent, token } = await newcomer();
      const page = (await call(kind.page, { path: to.path })).body;
      const [, fields = assert.fail(page)] =
        new RegExp(`<form method="post" action="${to.address}/request">([\\s\\S]*?)</form>`).exec(page) ?? [];
      const names = [...fields.matchAll(/<(?:input|select|textarea)[^>]* name="(\w+)"/g)].map(([, name]) => name);
      assert.deepEqual(
        names.filter((name) => name !== "source"),
        ["name", "email"],
      );
      assert.match(page, /<a href="\/auth\/login\?next=%2F(?:groups|events)/);
      assert.equal(locationOf(sent), `/auth/login?notice=${kind.requested}&next=${encodeURIComponent(to.address)}`);
      assert.ok((await requested(visitor, to.address)).page.includes(email));
      const [mail = assert.fail()] = await mails(email);
      for (const fact of kind.facts) assert.match(mail.text, fact);
      const button = `class="button" href="[^"]+/${kind.link}/confirm\\?token=[^"]+" style="[^"]*background:#a02020`;
      assert.match(mail.html, new RegExp(button));
      assert.doesNotMatch(JSON.stringify(mail), /Noor|[Uu]nsubscribe/, "criterion 29");
      const [row] = await sql`select payload from outbox where payload ->> 'recipient' = ${email}`;
      assert.deepEqual([row?.["payload"].senderName, row?.["payload"].urgent], ["Cloud people", true]);
      assert.match((await opened(token, visitor)).body, new RegExp(`Noor Said[\\s\\S]+<button>${kind.button}<`));
      assert.deepEqual(await participants(to), [], "opening the link does nothing");
      assert.equal(locationOf(await confirm(token, visitor)), `${to.address}?notice=${kind.done}`);
      assert.deepEqual(await participants(to), [{ email, name: "Noor Said" }]);
      const me = (await visitor.call("getMe")).body;
      assert.deepEqual([me.email_verified, me.providers], [true, []]);
    });

    await t.test(`${noun}: an account of the address keeps its name`, async () => {
      const [to, someone, visitor] = [await target(), await person(), createVisitor(service)];
      assert.equal(noticeOf(await confirm(await asked(to, someone.email.toUpperCase()), visitor)), kind.done);
      assert.equal((await visitor.call("getMe")).body.id, someone.id);
      assert.equal(noticeOf(await confirm(await asked(to, someone.email))), kind.done, "already taken part");
      assert.deepEqual(await participants(to), [{ email: someone.email, name: "Ada Berger" }]);
    });

    await t.test(`${noun}: repeating a confirmation shows the result and signs nobody in`, async () => {
      const to = await target();
      const token = await asked(to);
      const [first, visitor] = [createVisitor(service), createVisitor(service)];
      await confirm(token, first);
      for (const again of [await confirm(token, visitor), await opened(token, visitor)]) {
        assert.deepEqual([again.status, noticeOf(again)], [303, kind.done]);
        assert.equal(again.headers["set-cookie"], undefined);
      }
      await first.call(kind.withdraw, { path: to.path });
      assert.equal(noticeOf(await confirm(token, visitor)), kind.used);
      assert.deepEqual(await participants(to), []);
      clock.time += 60 * 60_000;
      assert.equal((await confirm(token)).status, 400);
    });

    await t.test(`${noun}: what was hidden since is unavailable: nothing is sent, shown or changed`, async () => {
      const { to, email, visitor, token } = await newcomer();
      const { id } = await requested(visitor, "/events");
      assert.equal((await changeGroup(to.group, { active: false })).status, 200);
      const again = { body: { request: id, next: "/events" }, headers: { accept: "text/html" } };
      for (const { status, body } of [
        await opened(token, visitor),
        await confirm(token, visitor),
        await visitor.call(kind.resend, again),
      ]) {
        assert.equal(status, 404);
        assert.match(JSON.stringify(body), /no longer available/);
        assert.doesNotMatch(JSON.stringify(body), /Cloud Native Berlin|Winter meetup|2026-11/);
      }
      assert.equal((await request(to, stranger())).status, 404);
      assert.equal((await mails(email)).length, 1);
      assert.equal((await sql`select from users where email = ${email}`).length, 0);
      assert.equal(visitor.cookies.has("session_id"), false);
      assert.equal((await changeGroup(to.group, { active: true })).status, 200);
      assert.equal(noticeOf(await confirm(token, visitor)), kind.done, "the link still works");
    });

    await t.test(`${noun}: a banned or disabled user learns it only from the link in the email`, async () => {
      const to = await target();
      const [banned, disabled, visitor] = [await person(), await person(), createVisitor(service)];
      assert.equal((await ban(banned, to.group)).status, 200);
      await sql`update users set disabled_at = now() where id = ${disabled.id}`;
      assert.equal(noticeOf(await confirm(await asked(to, banned.email), visitor)), kind.banned);
      assert.equal((await visitor.call("getMe")).body.id, banned.id);
      const refused = await confirm(await asked(to, disabled.email));
      assert.deepEqual([refused.status, refused.headers["set-cookie"]], [400, undefined]);
      assert.deepEqual(await participants(to), []);
    });

    await t.test(`${noun}: an address that is reserved for its former user gets no account`, async () => {
      const [to, someone]: [Target, Person] = [await target(), await person()];
      const email = `former-${kind.link}@example.org`;
      await sql`insert into former_emails (user_id, email, secret_hash, expires_at, created_at)
        values (${someone.id}, ${email}, ${email}, ${new Date(clock.time + 86_400_000).toISOString()}, now())`;
      assert.equal((await confirm(await asked(to, email))).status, 409);
      assert.deepEqual(await participants(to), []);
    });

    await t.test(
      `${noun}: the email can be sent again: the older link ends, and a hold does not last longer`,
      async () => {
        const { to, email, visitor, token: older } = await newcomer();
        const { page, id } = await requested(visitor, to.address);
        assert.ok(page.includes(`action="/${kind.link}/resend"`));
        const hold = () => sql`select held_until from rsvp_requests where id = ${id}`;
        const before = await hold();
        clock.time += 60_000;
        const resend = () => call(kind.resend, { body: { request: id, next: "/events" } });
        assert.equal(locationOf(await resend()), `/auth/login?notice=${kind.requested}&next=%2Fevents`);
        assert.deepEqual(await hold(), before);
        assert.equal((await confirm(older)).status, 400);
        assert.equal(noticeOf(await confirm(await linkFor(email))), kind.done);
        assert.equal(locationOf(await resend()), `/auth/login?notice=${kind.requested}&next=%2Fevents`);
      },
    );

    await t.test(`${noun}: a link confirms nothing of another kind`, async () => {
      const token = await asked(await target());
      assert.equal((await call(kind.otherConfirm, { body: { token } })).status, 400, "a link of another kind");
      assert.equal((await call("finishSignUp", { body: { token, name: "Noor" } })).status, 400, "nor of an account");
    });
  }
});

test("requests to join share the limits of RSVPs by name and address", async (t) => {
  const { call, mails, ours, berlin } = await startCommunity(t, { trustProxy: true, limits: { factor: 1 } });
  const email = stranger();
  const path = { alliance: ours.slug, group_slug: berlin.slug };
  const request = (from: string) =>
    call("requestToJoin", { path, body: { name: "Noor", email }, headers: { "x-forwarded-for": from } });
  for (let round = 0; round < 30; round++) assert.equal((await request("203.0.113.9")).status, 303);
  assert.equal((await request("203.0.113.9")).status, 429);
  assert.equal((await mails(email)).length, 3, "of one client");
  for (let round = 0; round < 12; round++) assert.equal((await request(`198.51.100.${round}`)).status, 303);
  assert.equal((await mails(email)).length, 10, "of all clients");
});
