import assert from "node:assert/strict";
import { test } from "tap";
import { createVisitor, type Visitor } from "../support/people.ts";
import { type ServiceResponse, startService } from "../support/service.ts";
import { things } from "../support/things.ts";

const locationOf = ({ headers }: ServiceResponse) => String(headers["location"]);
const noticeOf = (response: ServiceResponse) =>
  new URL(locationOf(response), "https://alliance.test").searchParams.get("notice");

let strangers = 0;
const stranger = () => `newcomer-${strangers++}@example.org`;

test("joining a group by name and address", async (t) => {
  const clock = { time: new Date("2026-11-20T12:00:00Z").getTime() };
  const service = await startService(t, { data: "none", clock: () => new Date(clock.time) });
  const { call, sql, person, as, mails } = service;
  const { root, alliance, group: create } = await things(service);
  const ours = await alliance();
  const group = () => create(ours);
  type Group = Awaited<ReturnType<typeof group>>;
  const pathOf = ({ slug }: Group) => ({ alliance: ours.slug, group_slug: slug });
  const addressOf = ({ slug }: Group) => `/groups/${ours.slug}/${slug}`;
  const request = (to: Group, email: string, visitor: Pick<Visitor, "call"> = service) =>
    visitor.call("requestToJoin", { path: pathOf(to), body: { name: "Noor Said", email } });
  const linkFor = async (email: string): Promise<string> => {
    const tokens = (await mails(email)).flatMap(({ text }) => /\/joins\/confirm\?token=([\w-]+)/.exec(text)?.[1] ?? []);
    return tokens.at(-1) ?? assert.fail(`no link was mailed to ${email}`);
  };
  const asked = async (to: Group, email = stranger()) => {
    const { status, body } = await request(to, email);
    assert.equal(status, 303, JSON.stringify(body));
    return { email, token: await linkFor(email) };
  };
  const confirm = (token: string, visitor: Pick<Visitor, "call"> = createVisitor(service)) =>
    visitor.call("confirmJoin", { body: { token } });
  const membersOf = ({ id }: Group) => sql<{ email: string; name: string }[]>`
    select email, users.name from memberships join users on users.id = user_id where group_id = ${id} order by email`;
  const countOf = async (of: Group) => (await call("getGroup", { path: pathOf(of) })).body.member_count;

  await t.test(
    "name and address, then the button behind the link: an account, a membership and a session",
    async () => {
      const berlin = await group();
      const email = stranger();
      const page = (await call("showGroup", { path: pathOf(berlin) })).body;
      const [, action, fields = ""] =
        /<form method="post" action="([^"]+\/request)">([\s\S]*?)<\/form>/.exec(page) ?? [];
      assert.equal(action, `${addressOf(berlin)}/request`);
      assert.deepEqual(
        [...fields.matchAll(/<input[^>]* name="(\w+)"/g)].map(([, name]) => name),
        ["name", "email"],
      );
      assert.match(page, /You have an account\? <a href="\/auth\/login\?next=%2Fgroups/);
      const visitor = createVisitor(service);
      const body = new URLSearchParams({ name: "Noor Said", email }).toString();
      const sent = await visitor.call("requestToJoin", { path: pathOf(berlin), body });
      assert.equal(locationOf(sent), `/auth/login?notice=join_requested&next=${encodeURIComponent(addressOf(berlin))}`);
      const query = { notice: "join_requested", next: addressOf(berlin) };
      assert.match((await visitor.call("showLogin", { query })).body, new RegExp(email));
      const [mail = assert.fail()] = await mails(email);
      assert.match(mail.text, /^Group: Cloud Native Berlin$/m);
      assert.match(mail.text, /^Confirm and join:$/m);
      assert.match(mail.html, /class="button" href="[^"]+\/joins\/confirm\?token=/);
      assert.doesNotMatch(JSON.stringify(mail), /Noor/, "criterion 29");
      const token = await linkFor(email);
      const shown = await visitor.call("showJoinConfirmation", { query: { token } });
      assert.match(shown.body, /Noor Said[\s\S]+<button>Confirm and join</);
      assert.equal((await membersOf(berlin)).length, 0, "opening the link does nothing");
      const done = await confirm(token, visitor);
      assert.equal(locationOf(done), `${addressOf(berlin)}?notice=group_joined`);
      assert.deepEqual([...(await membersOf(berlin))], [{ email, name: "Noor Said" }]);
      assert.equal(await countOf(berlin), 1);
      const me = (await visitor.call("getMe")).body;
      assert.equal(me.email_verified, true);
      assert.deepEqual(me.providers, []);
    },
  );

  await t.test("an account of the address joins and keeps its name", async () => {
    const berlin = await group();
    const someone = await person();
    const visitor = createVisitor(service);
    assert.equal(
      noticeOf(await confirm((await asked(berlin, someone.email.toUpperCase())).token, visitor)),
      "group_joined",
    );
    assert.equal((await visitor.call("getMe")).body.id, someone.id);
    assert.deepEqual([...(await membersOf(berlin))], [{ email: someone.email, name: "Ada Berger" }]);
    assert.equal(
      noticeOf(await confirm((await asked(berlin, someone.email)).token)),
      "group_joined",
      "a member already",
    );
    assert.equal(await countOf(berlin), 1);
  });

  await t.test("repeating a confirmation shows the result and signs nobody in", async () => {
    const berlin = await group();
    const { token } = await asked(berlin);
    const first = createVisitor(service);
    await confirm(token, first);
    const visitor = createVisitor(service);
    for (const again of [
      await confirm(token, visitor),
      await visitor.call("showJoinConfirmation", { query: { token } }),
    ]) {
      assert.equal(again.status, 303);
      assert.equal(noticeOf(again), "group_joined");
      assert.equal(again.headers["set-cookie"], undefined);
    }
    await first.call("leaveGroupByForm", { path: pathOf(berlin) });
    assert.equal(noticeOf(await confirm(token, visitor)), "join_link_used");
    assert.equal((await membersOf(berlin)).length, 0);
    clock.time += 60 * 60_000;
    assert.equal((await confirm(token)).status, 400);
  });

  await t.test("a group that was hidden since is no longer available: nothing is sent, shown or changed", async () => {
    const hidden = await group();
    const visitor = createVisitor(service);
    const email = stranger();
    const body = new URLSearchParams({ name: "Noor", email }).toString();
    await visitor.call("requestToJoin", { path: pathOf(hidden), body });
    const token = await linkFor(email);
    const page = (await visitor.call("showLogin", { query: { notice: "join_requested", next: "/groups" } })).body;
    const id = /name="request" value="([\w-]+)"/.exec(page)?.[1] ?? assert.fail(page);
    const setActive = (active: boolean) =>
      call("updateGroup", { path: { alliance: ours.slug, group_id: hidden.id }, as: as(root), body: { active } });
    assert.equal((await setActive(false)).status, 200);
    const html = { accept: "text/html" };
    for (const response of [
      await visitor.call("showJoinConfirmation", { query: { token } }),
      await confirm(token, visitor),
      await visitor.call("resendJoinRequest", { body: { request: id, next: "/groups" }, headers: html }),
    ]) {
      assert.equal(response.status, 404);
      assert.match(JSON.stringify(response.body), /group is no longer available/);
      assert.doesNotMatch(JSON.stringify(response.body), /Cloud Native Berlin/);
    }
    assert.equal((await request(hidden, stranger())).status, 404);
    assert.equal((await mails(email)).length, 1);
    assert.equal((await sql`select from users where email = ${email}`).length, 0);
    assert.equal((await setActive(true)).status, 200);
    assert.equal(noticeOf(await confirm(token, visitor)), "group_joined", "the link still works");
  });

  await t.test("a banned or disabled user learns it only from the link in the email", async () => {
    const berlin = await group();
    const [banned, disabled] = [await person(), await person()];
    const path = { alliance: ours.slug, group_id: berlin.id };
    await call("joinGroup", { path, as: as(banned) });
    const removal = { path: { ...path, user_id: banned.id }, query: { ban: true }, as: as(root) };
    assert.equal((await call("removeGroupMember", removal)).status, 200);
    await sql`update users set disabled_at = now() where id = ${disabled.id}`;
    const visitor = createVisitor(service);
    const done = await confirm((await asked(berlin, banned.email)).token, visitor);
    assert.equal(noticeOf(done), "join_banned");
    const page = (await visitor.call("showGroup", { path: pathOf(berlin), query: { notice: "join_banned" } })).body;
    assert.match(page, /you cannot join this group/);
    assert.equal((await visitor.call("getMe")).body.id, banned.id);
    assert.equal((await confirm((await asked(berlin, disabled.email)).token)).status, 400);
    assert.equal((await membersOf(berlin)).length, 0);
  });

  await t.test("an address that is reserved for its former user gets no account", async () => {
    const berlin = await group();
    const someone = await person();
    await sql`insert into former_emails (user_id, email, secret_hash, expires_at, created_at)
      values (${someone.id}, 'former-join@example.org', 'x', ${new Date(clock.time + 86_400_000).toISOString()}, now())`;
    assert.equal((await confirm((await asked(berlin, "former-join@example.org")).token)).status, 409);
    assert.equal((await membersOf(berlin)).length, 0);
  });

  await t.test("the email can be sent again: the older link ends", async () => {
    const berlin = await group();
    const email = stranger();
    const visitor = createVisitor(service);
    const body = new URLSearchParams({ name: "Noor", email }).toString();
    await visitor.call("requestToJoin", { path: pathOf(berlin), body });
    const older = await linkFor(email);
    const query = { notice: "join_requested", next: addressOf(berlin) };
    const page = (await visitor.call("showLogin", { query })).body;
    assert.match(page, /action="\/joins\/resend"/);
    const id = /name="request" value="([\w-]+)"/.exec(page)?.[1] ?? assert.fail(page);
    const again = await call("resendJoinRequest", { body: { request: id, next: "/groups" } });
    assert.equal(locationOf(again), "/auth/login?notice=join_requested&next=%2Fgroups");
    assert.equal((await confirm(older)).status, 400);
    assert.equal(noticeOf(await confirm(await linkFor(email))), "group_joined");
    assert.equal(
      locationOf(await call("resendJoinRequest", { body: { request: id, next: "/groups" } })),
      locationOf(again),
    );
  });

  await t.test("criterion 16: another site cannot send the forms", async () => {
    const berlin = await group();
    const headers = { "sec-fetch-site": "cross-site" };
    const body = { name: "Noor", email: stranger() };
    assert.equal((await call("requestToJoin", { path: pathOf(berlin), body, headers })).status, 403);
    const { token } = await asked(berlin);
    assert.equal((await call("confirmJoin", { body: { token }, headers })).status, 403);
    assert.equal((await call("confirmRsvp", { body: { token } })).status, 400, "not a link of an RSVP");
    assert.equal((await call("finishSignUp", { body: { token, name: "Noor" } })).status, 400, "nor of an account");
  });
});

test("requests to join share the limits of RSVPs by name and address", async (t) => {
  const limits = { factor: 1 };
  const service = await startService(t, { data: "none", trustProxy: true, limits });
  const { call, mails } = service;
  const { alliance, group } = await things(service);
  const ours = await alliance();
  const berlin = await group(ours);
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
