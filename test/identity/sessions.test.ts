import assert from "node:assert/strict";
import { test } from "tap";
import { connect } from "../../src/foundation/db/client.ts";
import { outageCodeOf } from "../../src/foundation/outage.ts";
import { digest } from "../../src/foundation/secrets.ts";
import { createSessionStore } from "../../src/identity/auth/sessions/browser.ts";
import { startTracing } from "../support/otlp.ts";
import { createVisitor, type Person, password } from "../support/people.ts";
import { purgeBatch } from "../support/purging.ts";
import { startService } from "../support/service.ts";

const day = 86_400_000;

test("sessions", async (t) => {
  const service = await startService(t, { data: "none" });
  const { call, raw, sql, person, signIn, session } = service;
  const asCookie = (value: string) => ({ headers: { cookie: `session_id=${value}` } });
  const statusOf = async (value: string) => (await call("getMe", asCookie(value))).status;

  await t.test("the cookie is random and protected, and the database stores its digest (criterion 10)", async () => {
    const { email, id } = await person();
    const response = await call("logIn", { body: { email, password } });
    const cookies = [response.headers["set-cookie"]].flat().map(String);
    const cookie = cookies.find((line) => line.startsWith("session_id=")) ?? "";
    const value = /^session_id=([\w-]{43});/.exec(cookie)?.[1] ?? assert.fail(cookie);
    for (const attribute of ["HttpOnly", "SameSite=Lax", "Path=/", "Secure"])
      assert.match(cookie, new RegExp(`; ${attribute}(?:;|$)`));
    assert.doesNotMatch(cookie, /domain/i);
    const expires = Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? "");
    assert.ok(Math.abs(expires - Date.now() - 7 * day) < 60_000);
    const [row] = await sql`select * from sessions where user_id = ${id}`;
    assert.equal(row?.["secret_hash"], digest(value));
    assert.doesNotMatch(JSON.stringify(row), new RegExp(value));
  });

  await t.test("over http on loopback the cookie is not Secure (criterion 10)", async (t) => {
    const local = await startService(t, { data: "none", baseUrl: "http://127.0.0.1:3000" });
    const { email } = await local.person();
    const response = await local.call("logIn", { body: { email, password } });
    assert.doesNotMatch(String(response.headers["set-cookie"]), /Secure/);
  });

  await t.test("signing in creates a new ID, ends the old session, ignores invented IDs (criterion 11)", async () => {
    const user = await person();
    const visitor = await signIn(user);
    const first = visitor.session();
    const { headers } = await visitor.call("logIn", { body: { email: user.email, password } });
    const lines = [headers["set-cookie"]].flat().filter((line) => String(line).startsWith("session_id="));
    assert.equal(lines.length, 1);
    assert.notEqual(visitor.session(), first);
    assert.equal(await statusOf(first), 401);
    assert.equal(await statusOf(visitor.session()), 200);
    const invented = "A".repeat(43);
    const victim = createVisitor(service);
    victim.cookies.set("session_id", invented);
    await victim.call("logIn", { body: { email: user.email, password } });
    assert.notEqual(victim.session(), invented);
    assert.equal(await statusOf(invented), 401);
  });

  await t.test("does not delete an ended session's cookie, because the browser may have a new one", async () => {
    for (const id of ["getMe", "showHome", "listAlliances"] as const)
      assert.equal((await call(id, asCookie("C".repeat(43)))).headers["set-cookie"], undefined);
  });

  await t.test("one query finds the session of a cookie; a token, or no cookie, needs none", async (t) => {
    const { tracing } = await startTracing(t);
    const lookups: string[] = [];
    const onStatement = (text: string) => {
      if (text.includes('from "sessions"')) lookups.push(text);
      return tracing.onStatement(text);
    };
    const traced = await service.startAnother({ tracing: { ...tracing, onStatement }, poolSize: 2 });
    const user = await person();
    const cookie = `session_id=${(await session(user)).session()}`;
    const bearer = await service.token(user);
    const lookupsOf = async (headers: Record<string, string>, id: "getMe" | "listAlliances" = "getMe") => {
      lookups.length = 0;
      assert.equal((await traced.call(id, { headers })).status, 200);
      return lookups.length;
    };
    assert.equal(await lookupsOf({ cookie }), 1);
    assert.equal(await lookupsOf({}, "listAlliances"), 0);
    assert.equal(await lookupsOf({ cookie: "device=x; session_id=short" }, "listAlliances"), 0);
    assert.equal(await lookupsOf(bearer.headers), 0);
    assert.equal(await lookupsOf({ ...bearer.headers, cookie }), 0);
  });

  await t.test("an unreachable database is an outage, and ends no session", async (t) => {
    const { db, close } = connect("postgres://alliance@localhost/alliance?host=/nowhere", { poolSize: 1 });
    t.teardown(close);
    const lifetime = { idleDays: 7, absoluteDays: undefined };
    const store = createSessionStore({ db, clock: () => service.now, lifetime });
    const lookup = new Promise((resolve, reject) => {
      store.get("A".repeat(43), (error, row) => (error ? reject(error) : resolve(row)));
    });
    // The session plugin interprets ENOENT as a missing session.
    await assert.rejects(lookup, (error: Error) => !("code" in error) && outageCodeOf(error) === "ENOENT");
  });

  await t.test("signing out deletes the session, for every process at once (criterion 12)", async () => {
    const visitor = await signIn(await person());
    const value = visitor.session();
    const twin = await service.startAnother();
    assert.equal((await twin.call("getMe", asCookie(value))).status, 200);
    const response = await visitor.call("logOut");
    assert.equal(response.headers["location"], "/auth/login?notice=signed_out");
    assert.match(String(response.headers["set-cookie"]), /^session_id=; .*Expires=Thu, 01 Jan 1970/);
    assert.equal((await sql`select from sessions where secret_hash = ${digest(value)}`).length, 0);
    assert.equal(await statusOf(value), 401);
    assert.equal((await twin.call("getMe", asCookie(value))).status, 401);
    assert.equal((await call("logOut")).status, 303);
  });

  await t.test("a reset, disabling the account and deleting it end all sessions (criterion 12)", async () => {
    const waysToEnd = [
      service.resetPassword,
      ({ id }: Person) => sql`update users set disabled_at = now() where id = ${id}`,
      ({ id }: Person) => sql`delete from users where id = ${id}`,
    ];
    for (const endSessions of waysToEnd) {
      const user = await person();
      const sessions = [await session(user), await session(user)];
      await endSessions(user);
      for (const browser of sessions) assert.equal(await statusOf(browser.session()), 401);
      assert.equal((await call("listAlliances", asCookie(sessions[0]?.session() ?? ""))).status, 200);
    }
  });

  await t.test("the database ends a session after 7 days without use (criterion 13)", async () => {
    const visitor = await session(await person());
    const value = visitor.session();
    const setLastUse = async (agoMs: number) =>
      sql`update sessions set last_used_at = ${new Date(service.now.getTime() - agoMs).toISOString()} where secret_hash = ${digest(value)}`;
    await setLastUse(7 * day - 60_000);
    assert.equal(await statusOf(value), 200);
    await setLastUse(7 * day + 1_000);
    assert.equal(await statusOf(value), 401);
    await purgeBatch(service.db, "sessions", service);
    assert.equal((await sql`select from sessions where secret_hash = ${digest(value)}`).length, 0);
  });

  await t.test("use prolongs the session, is recorded at most once a minute, and renews the cookie", async (t) => {
    let now = service.now;
    const clockedService = await service.startAnother({ clock: () => now });
    const visitor = await session(await person());
    const value = visitor.session();
    const lastUse = async () => {
      const [row] = await sql<{ at: string }[]>`
        select last_used_at as at from sessions where secret_hash = ${digest(value)}`;
      return new Date(row?.at ?? "").getTime() - service.now.getTime();
    };
    const use = async (afterMs: number) => {
      now = new Date(service.now.getTime() + afterMs);
      return (await clockedService.call("getMe", asCookie(value))).headers["set-cookie"];
    };
    assert.equal(await use(59_000), undefined);
    assert.equal(await lastUse(), 0);
    assert.match(String(await use(61_000)), new RegExp(`^session_id=${value};`));
    assert.equal(await lastUse(), 61_000);
    assert.equal(await use(100_000), undefined);
    assert.match(String(await use(7 * day)), /^session_id=/);
    assert.match(String(await use(13 * day)), /^session_id=/);
    t.comment("13 days after the session began");
    assert.equal((await clockedService.call("getMe", asCookie(value))).status, 200);
  });

  await t.test("session.absolute_days ends even an active session", async () => {
    const strict = await service.startAnother({ sessionLifetime: { idleDays: 7, absoluteDays: 1 } });
    const visitor = await session(await person());
    assert.equal((await strict.call("getMe", asCookie(visitor.session()))).status, 200);
    await sql`update sessions set created_at = created_at - interval '1 day' where secret_hash = ${digest(visitor.session())}`;
    assert.equal((await strict.call("getMe", asCookie(visitor.session()))).status, 401);
  });

  await t.test("a session that ends while it is renewed stays ended", async () => {
    const visitor = await session(await person());
    const value = visitor.session();
    await sql`update sessions set last_used_at = last_used_at - interval '2 minutes' where secret_hash = ${digest(value)}`;
    await Promise.all([
      ...Array.from({ length: 20 }, () => call("getMe", asCookie(value))),
      call("logOut", asCookie(value)),
      ...Array.from({ length: 20 }, () => call("getMe", asCookie(value))),
    ]);
    assert.equal(await statusOf(value), 401);
  });

  await t.test("an anonymous request creates no row and sets no cookie (criterion 14)", async () => {
    const [before] = await sql`select count(*)::int as n from sessions`;
    for (const id of ["listAlliances", "showHome", "showLogin", "showRegister", "getHealth"] as const)
      assert.equal((await call(id)).headers["set-cookie"], undefined);
    await call("logIn", { body: { email: "nobody@example.org", password } });
    const [after] = await sql`select count(*)::int as n from sessions`;
    assert.deepEqual(after, before);
  });

  await t.test("two, invalid or 8 kB cookies return 401; sessions survive a restart (criterion 15)", async () => {
    const visitor = await session(await person());
    const value = visitor.session();
    const cookies = [
      `session_id=${value}; session_id=${value}`,
      `session_id=${"B".repeat(43)}; session_id=${value}`,
      "session_id=",
      "session_id=%00%ff",
      "session_id=\u00e9\u00e9",
      `session_id="${value}`,
      `session_id=${value}x`,
      `session_id=${value.slice(0, 42)}`,
      `session_id=${"x".repeat(8_000)}`,
      "session_id",
      ";;;=;session_id=;=",
    ];
    for (const cookie of cookies)
      assert.equal((await raw({ url: "/api/v1/me", headers: { cookie } })).status, 401, cookie.slice(0, 60));
    const restarted = await service.startAnother();
    assert.equal((await restarted.call("getMe", asCookie(value))).status, 200);
  });

  await t.test("users list and end their sessions; another user's session returns 404", async () => {
    const user = await person();
    const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0";
    const main = await signIn(user, { "user-agent": firefox });
    const phone = await signIn(user, { "user-agent": '<script>alert("x")</script>' });
    const other = await session(await person());
    const page = String((await main.call("showSecurity")).body);
    for (const detail of [/Firefox on Linux/, /127\.0\.0\.1/, /this browser/]) assert.match(page, detail);
    assert.doesNotMatch(page, /<script>alert/);
    const [row] = await sql<{ id: string }[]>`select id from sessions where secret_hash = ${digest(phone.session())}`;
    const path = { session_id: row?.id ?? "" };
    assert.equal((await other.call("endSession", { path })).status, 404);
    assert.equal(await statusOf(phone.session()), 200);
    const response = await main.call("endSession", { path });
    assert.equal(response.headers["location"], "/settings/security?notice=session_ended");
    assert.equal(await statusOf(phone.session()), 401);
    const [ownRow] = await sql<{ id: string }[]>`select id from sessions where secret_hash = ${digest(main.session())}`;
    const signOut = await main.call("endSession", { path: { session_id: ownRow?.id ?? "" } });
    assert.equal(signOut.headers["location"], "/auth/login?notice=signed_out");
    assert.equal(main.cookies.has("session_id"), false);
  });
});

test("`next` stays on this site (criterion 17)", async (t) => {
  const service = await startService(t, { data: "none" });
  const { call, raw } = service;
  const { email } = await service.person();
  const invalidPaths = [
    "//e.example",
    "/\\e.example",
    "\\\\e.example",
    "/%09/e.example",
    "/%5ce.example",
    "/%2f/e.example",
    "/%2e%2e/e.example",
    "https:e.example",
    "https://e.example",
    "https:/\\e.example",
    "javascript:alert(1)",
    "/..//e.example",
    "/../e.example",
    "/./e",
    "/a//e.example",
    "/a\r\nSet-Cookie: x=y",
    "/\t/e.example",
    " /dashboard",
    "dashboard",
    "/@e.example",
    "/a?x=\\e",
    `/${"a".repeat(2_100)}`,
  ];
  for (const next of invalidPaths) {
    await t.test(`returns 400 for ${JSON.stringify(next).slice(0, 60)}`, async () => {
      for (const { status } of [
        await call("logIn", { body: { email, password, next } }),
        await call("showLogin", { query: { next } }),
        await call("showSecondFactor", { query: { next } }),
        await call("submitSecondFactor", { body: { code: "123456", next } }),
        await call("startOAuth", { path: { provider: "github" }, query: { next } }),
        // As typed into an address bar, without encoding by a client.
        await raw({ url: `/auth/login?next=${next.replaceAll(/[^!-~]/g, encodeURIComponent)}` }),
      ])
        assert.equal(status, 400);
    });
  }
  await t.test("returns 400 for a repeated parameter", async () => {
    assert.equal((await raw({ url: "/auth/login?next=/a&next=/b" })).status, 400);
    const payload = `email=${email}&password=x&next=/a&next=/b`;
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    assert.equal((await raw({ method: "POST", url: "/auth/login", headers, payload })).status, 400);
  });
  await t.test("accepts a path with a query, in the page's form too, escaped", async () => {
    const next = "/settings/tokens?notice=token_revoked&x=%22";
    const page = await call("showLogin", { query: { next } });
    assert.match(String(page.body), /value="\/settings\/tokens\?notice=token_revoked&amp;x=%22"/);
    const { headers } = await call("logIn", { body: { email, password, next } });
    assert.equal(headers["location"], next);
  });
});
