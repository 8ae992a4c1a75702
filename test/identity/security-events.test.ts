import assert from "node:assert/strict";
import { test } from "tap";
import { recordLog } from "../support/log.ts";
import { password, type Visitor } from "../support/people.ts";
import { purgeBatch } from "../support/purging.ts";
import { statusesAtOnce } from "../support/responses.ts";
import { startService } from "../support/service.ts";
import { form } from "../support/site.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0";
const newerFirefox = firefox.replaceAll("130.0", "131.0");
const safari =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15";

test("security events (criterion 70)", async (t) => {
  const { lines, records, logger } = recordLog();
  let now = new Date("2026-11-20T12:00:00Z");
  const service = await startService(t, {
    data: "none",
    logger,
    limits: { factor: 1, login_failures_per_address: 1000, login_failures_per_account: 1000 },
    clock: () => now,
    trustProxy: true,
  });
  const { call, sql, person, signIn, session, token, mails, lastMail, securityEventsOf } = service;
  const loggedEventsOf = (userId: string) =>
    records().flatMap(({ audit, user }) => (audit && user === userId ? [audit] : []));
  const failSignIn = (email: string, headers: Record<string, string> = {}) =>
    call("logIn", { body: { email, password: "not this one" }, headers });

  await t.test("logs, stores and shows a refused sign-in, a requested reset and a new device", async () => {
    const user = await person();
    await signIn(user, { "user-agent": firefox, "x-forwarded-for": "203.0.113.4" });
    // The same device: a newer version of the browser.
    await signIn(user, { "user-agent": newerFirefox, "x-forwarded-for": "203.0.113.4" });
    const visitor = await signIn(user, { "user-agent": safari, "x-forwarded-for": "203.0.113.4" });
    await signIn(user, { "user-agent": firefox, "x-forwarded-for": "198.51.100.7" });
    for (let failure = 0; failure < 5; failure++) await failSignIn(user.email);
    for (let refusal = 0; refusal < 3; refusal++) assert.equal((await failSignIn(user.email)).status, 429);
    await call("requestPasswordReset", { body: { email: user.email } });
    const before = ["login", "login", "login", "new_device", "login", "new_device", ...Array(5).fill("login_failed")];
    assert.deepEqual(await securityEventsOf(user), [...before, "login_blocked", "reset_requested"]);
    // Each refusal is logged, but only the first in a quarter of an hour is stored.
    const logged = [...before, ...Array(3).fill("login_blocked"), "reset_requested"];
    assert.deepEqual(loggedEventsOf(user.id), logged);
    const page = String((await visitor.call("showSecurity")).body);
    assert.match(page, /Safari on macOS, from 203\.0\.113\.4/);
    assert.match(page, /20 Nov 2026, 12:00 UTC/);
    await visitor.call("updateMe", { body: { timezone: "Asia/Tokyo" } });
    assert.match(String((await visitor.call("showSecurity")).body), /20 Nov 2026, 21:00 (?:GMT\+9|JST)/);
  });

  await t.test("records the user's own actions", async () => {
    const user = await person();
    const visitor = await signIn(user);
    const other = await session(user);
    await visitor.call("createTokenByForm", { body: { name: "x", scopes: ["profile:read"], expires_in: "week" } });
    await visitor.call("revokeTokensByForm");
    await visitor.call("endOtherSessions");
    assert.equal((await other.call("getMe")).status, 401);
    await visitor.call("changePassword", { body: { current_password: password, new_password: password } });
    await visitor.call("logOut");
    const names = [
      "login",
      "token_created",
      "all_tokens_revoked",
      "other_sessions_ended",
      "password_changed",
      "logout",
    ];
    assert.deepEqual(await securityEventsOf(user), names);
    assert.deepEqual(loggedEventsOf(user.id), names);
  });

  await t.test("sends an email about a sign-in from a new device, but not about the first", async () => {
    const user = await person();
    await signIn(user, { "user-agent": firefox, "x-forwarded-for": "203.0.113.4" });
    await signIn(user, { "user-agent": newerFirefox, "x-forwarded-for": "203.0.113.4" });
    assert.equal((await mails(user.email)).length, 0);
    await signIn(user, { "user-agent": safari, "x-forwarded-for": "198.51.100.7" });
    const text = await lastMail(user.email);
    assert.match(text, /on 2026-11-20 12:00 UTC with Safari on macOS from 198\.51\.100\.7/);
    assert.match(text, /\/settings\/security/);
    // A user agent may look like a link.
    await signIn(user, { "user-agent": "https://evil.example", "x-forwarded-for": "198.51.100.8" });
    await signIn(user, { "user-agent": "Evil.example/1.0 (X11)", "x-forwarded-for": "198.51.100.9" });
    const [mail, ...others] = await mails(user.email);
    assert.equal(others.length, 0);
    assert.match(mail?.text ?? "", /with an unknown program from 198\.51\.100\.8/);
    assert.doesNotMatch(`${mail?.text}${mail?.html}`, /evil/i);
    const unverified = await person({ verified: false });
    await signIn(unverified, { "user-agent": firefox });
    await signIn(unverified, { "user-agent": safari });
    assert.ok((await securityEventsOf(unverified)).includes("new_device"));
    assert.equal((await mails(unverified.email)).length, 0);
  });

  await t.test("offers to undo each event while that is possible", async () => {
    const user = await person();
    const stolen = await signIn(user, { "user-agent": safari });
    now = new Date(now.getTime() + 1000);
    const visitor = await signIn(user, { "user-agent": firefox });
    const created = { body: { name: "x", scopes: ["profile:read"], expires_in: "week" } };
    await visitor.call("createTokenByForm", created);
    await visitor.call("createCalendarAddressByForm");
    await visitor.call("changeEmail", { body: { email: "another@example.org", password } });
    const client = "01a1fd90-fce0-7b27-8c3d-91e2f4a6b8c0";
    await sql`insert into oauth_clients (id, source, name, auth_method, created_at, updated_at)
      values (${client}, 'registration', 'A program', 'none', now(), now())`;
    await sql`insert into oauth_grants (id, user_id, client_id, scopes, audiences, expires_at, created_at)
      values (gen_random_uuid(), ${user.id}, ${client}, '{profile:read}', '{api}', '2027-01-01', now())`;
    await sql`insert into identities (issuer, subject, provider, user_id, created_at)
      values ('https://github.com', ${user.id}, 'github', ${user.id}, now())`;
    await sql`insert into security_events (id, user_id, event, subject, address, created_at)
      select gen_random_uuid(), ${user.id}, event, subject, '203.0.113.4', ${now.toISOString()}
      from (values ('app_admitted', ${client}), ('provider_linked', 'github')) happened (event, subject)`;
    const readActivity = async (browser: Visitor) =>
      String((await browser.call("showSecurity")).body).split("Recent activity")[1] ?? "";
    const before = await readActivity(visitor);
    const actions = [...before.matchAll(/action="([^"]+)"/g)].map(([, action = ""]) => action);
    for (const action of [
      /^\/settings\/security\/sessions\/[\w-]+\/end$/,
      /^\/settings\/tokens\/[\w-]+\/revoke$/,
      /^\/settings\/notifications\/calendar\/end$/,
      /^\/settings\/account\/email\/cancel$/,
      /^\/settings\/apps\/remove$/,
      /^\/settings\/security\/providers\/github\/unlink$/,
    ])
      assert.equal(actions.filter((link) => action.test(link)).length, 1, String(action));
    assert.match(before, new RegExp(`name="client_id" value="${client}"`));
    // The caller's own session ends by signing out, so the only form is the other session's.
    const [, session_id = ""] = /sessions\/([\w-]+)\/end/.exec(before) ?? [];
    assert.equal((await visitor.call("endSession", { path: { session_id } })).status, 303);
    assert.equal((await stolen.call("getMe")).status, 401);
    await visitor.call("revokeTokensByForm");
    await visitor.call("revokeCalendarAddressByForm");
    await visitor.call("cancelEmailChangeByForm");
    await visitor.call("removeAppByForm", form({ client_id: client }));
    await visitor.call("unlinkProvider", { path: { provider: "github" } });
    assert.doesNotMatch(await readActivity(visitor), /<form/);
  });

  await t.test("the entries of failed and blocked sign-ins link to the password form and to the reset", async () => {
    const user = await person();
    const visitor = await signIn(user);
    for (let failure = 0; failure < 6; failure++) await failSignIn(user.email);
    const page = String((await visitor.call("showSecurity")).body);
    assert.match(page, /href="\/settings\/security#password"/);
    assert.match(page, /href="\/auth\/forgot-password"/);
  });

  await t.test("lists older events on further pages, and in the API", async () => {
    const user = await person();
    const visitor = await signIn(user);
    await sql`insert into security_events (id, user_id, event, address, created_at)
      select gen_random_uuid(), ${user.id}, 'logout', '203.0.113.' || n,
        ${now.toISOString()}::timestamptz - n * interval '1 hour'
      from generate_series(1, 60) n`;
    const first = String((await visitor.call("showActivity")).body);
    assert.equal(first.match(/<strong>Signed out/g)?.length, 49);
    const [, text = ""] = /activity[?]cursor=([^"]+)/.exec(first) ?? [];
    const cursor = decodeURIComponent(text);
    const second = String((await visitor.call("showActivity", { query: { cursor } })).body);
    assert.equal(second.match(/<strong>Signed out/g)?.length, 11);
    assert.match(second, /203\.0\.113\.60/);
    assert.equal((await (await session(await person())).call("showActivity", { query: { cursor } })).status, 400);
    const { headers } = await token(user);
    const page = await call("listSecurityEvents", { headers, query: { limit: 40 } });
    const rest = await call("listSecurityEvents", { headers, query: { limit: 40, cursor: page.body.next_cursor } });
    assert.deepEqual([page.body.items.length, rest.body.items.length, rest.body.next_cursor], [40, 21, null]);
    const { id: _id, ...latest } = page.body.items[0];
    const agent = { ip_address: "127.0.0.1", user_agent: "lightMyRequest" };
    assert.deepEqual(latest, { kind: "login", subject: "password", ...agent, created_at: "2026-11-20T12:00:01Z" });
  });

  await t.test("a failed change records no event", async () => {
    const user = await person();
    const visitor = await session(user);
    assert.equal((await visitor.call("unlinkProvider", { path: { provider: "github" } })).status, 404);
    assert.deepEqual(await securityEventsOf(user), []);
  });

  await t.test("stores a limited number of failures, which replace no other events", async () => {
    const user = await person();
    const visitor = await signIn(user);
    await token(user);
    await visitor.call("revokeTokensByForm");
    for (let first = 0; first < 130; first += 4)
      await statusesAtOnce(4, (index) => failSignIn(user.email, { "x-forwarded-for": `198.51.100.${first + index}` }));
    const events = await securityEventsOf(user);
    // Concurrent requests may each store one more than the limit.
    const failureCount = events.filter((event) => event === "login_failed").length;
    assert.ok(failureCount >= 100 && failureCount <= 110, String(failureCount));
    assert.ok(events.includes("login") && events.includes("all_tokens_revoked"));
    const page = String((await visitor.call("showSecurity")).body);
    assert.equal(page.match(/<strong>Wrong password/g)?.length, 5);
    assert.match(page, /All API tokens revoked/);
    assert.deepEqual(await securityEventsOf(await person()), []);
  });

  await t.test("stores 400 other events per account, and purges them after a year", async () => {
    const user = await person();
    const visitor = await session(user);
    await sql`insert into security_events (id, user_id, event, created_at)
      select gen_random_uuid(), ${user.id}, 'login', ${now.toISOString()}::timestamptz - n * interval '1 hour'
      from generate_series(1, 950) n`;
    await visitor.call("endOtherSessions");
    assert.equal((await securityEventsOf(user)).length, 400);
    now = new Date(now.getTime() + 365 * 86_400_000 - 3_600_000);
    await purgeBatch(service.db, "security_events", { now });
    assert.deepEqual(await securityEventsOf(user), ["other_sessions_ended"]);
    now = new Date(now.getTime() + 3_600_000);
    await purgeBatch(service.db, "security_events", { now });
    assert.deepEqual(await securityEventsOf(user), []);
  });

  await t.test("stores and logs nothing about an address without an account", async () => {
    const [before] = await sql`select count(*)::int as n from security_events`;
    await failSignIn("nobody@example.org");
    const [after] = await sql`select count(*)::int as n from security_events`;
    assert.deepEqual(after, before);
    assert.ok(lines.every((line) => !line.includes("nobody@example.org")));
  });
});

test("well-known URLs (criterion 70)", async (t) => {
  const service = await startService(t, { data: "none", securityContact: "mailto:security@alliance.example" });
  const { call } = service;

  await t.test("security.txt has the contact, the expiry and its URL (RFC 9116)", async () => {
    const { status, headers, body } = await call("getSecurityTxt");
    assert.deepEqual([status, headers["content-type"]], [200, "text/plain; charset=utf-8"]);
    assert.equal(
      body,
      `Contact: mailto:security@alliance.example
Expires: 2027-02-18T00:00:00Z
Canonical: https://alliance.test/.well-known/security.txt
Preferred-Languages: en
`,
    );
    const configured = await service.startAnother({ securityContact: "https://example.org/report" });
    assert.match((await configured.call("getSecurityTxt")).body, /^Contact: https:\/\/example\.org\/report\n/);
  });

  await t.test("security.txt names server.contact without security.contact, and is a 404 without either", async () => {
    const site = { name: "Alliance", contact: "mailto:hello@alliance.example" };
    const general = await service.startAnother({ securityContact: undefined, site });
    assert.match((await general.call("getSecurityTxt")).body, /^Contact: mailto:hello@alliance\.example\n/);
    const withoutContact = await service.startAnother({ securityContact: undefined });
    const { status, body } = await withoutContact.call("getSecurityTxt");
    assert.deepEqual([status, body.error], [404, "this service names no contact for vulnerabilities"]);
  });

  await t.test("password managers are redirected to the form for the password", async () => {
    const { status, headers } = await call("showChangePassword");
    assert.deepEqual([status, headers["location"]], [303, "/settings/security#password"]);
    const visitor = await service.session(await service.person());
    assert.match(String((await visitor.call("showSecurity")).body), /<section id="password"/);
  });
});
