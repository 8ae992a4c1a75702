import assert from "node:assert/strict";
import { syncBuiltinESMExports } from "node:module";
import { mock } from "node:test";
import timers from "node:timers/promises";
import { hash as argon2 } from "@node-rs/argon2";
import { type Test, test } from "tap";
import { createPasswordHasher, type Passwords } from "../../src/identity/auth/passwords/hashing.ts";
import { commonPasswords } from "../../src/identity/auth/passwords/policy.ts";
import { networkOf } from "../../src/server/limits/network.ts";
import { createVisitor, password, type Visitor } from "../support/people.ts";
import { purgeBatch } from "../support/purging.ts";
import { comparable, requireStatus, statusesAtOnce } from "../support/responses.ts";
import { type ServiceResponse, startService } from "../support/service.ts";

/** Hashes passwords and records the calls. On a busy machine, durations would not prove equal work. */
const recordHashing = () => {
  const real = createPasswordHasher();
  const hashed: string[] = [];
  const verified: (string | null)[] = [];
  const passwords: Passwords = {
    ...real,
    hash: (secret) => {
      hashed.push(secret);
      return real.hash(secret);
    },
    verify: (hash, secret) => {
      verified.push(hash);
      return real.verify(hash, secret);
    },
  };
  return { passwords, hashed, verified };
};

/** Makes each delay of node:timers/promises last until `release` is called. */
const holdDelays = (t: Test) => {
  const delays: unknown[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { mock: timerMock } = mock.method(timers, "setTimeout", (milliseconds: unknown) => {
    delays.push(milliseconds);
    return released;
  });
  syncBuiltinESMExports();
  t.teardown(() => {
    release();
    timerMock.restore();
    syncBuiltinESMExports();
  });
  return { delays, release };
};

test("accounts", async (t) => {
  const { passwords, hashed, verified } = recordHashing();
  const service = await startService(t, { data: "none", passwords });
  const { call, sql, person, signIn, session, mails, linkToken } = service;
  const register = (email: string, secret = password, name = "Ada Berger") =>
    call("registerUser", { body: { email, name, password: secret } });
  const requestReset = (email: string) => call("requestPasswordReset", { body: { email } });
  const hashOf = async (email: string): Promise<string> => {
    const [row] = await sql<{ hash: string }[]>`
      select hash from passwords join users on users.id = user_id where email = ${email}`;
    return row?.hash ?? assert.fail(`${email} has no password`);
  };

  await t.test("registering sends a verification link that works once; then the password signs in", async () => {
    const email = "ada@example.org";
    const response = await register(email);
    assert.equal(response.status, 303);
    assert.equal(response.headers["location"], "/auth/login?notice=registered");
    assert.equal(response.headers["set-cookie"], undefined);
    const token = await linkToken(email);
    assert.match((await mails(email)).at(-1)?.text ?? "", /https:\/\/alliance\.test\/auth\/verify-email\?token=/);
    const visitor = await signIn({ id: "", email });
    assert.equal((await visitor.call("getMe")).body.email_verified, false);
    const verified = await visitor.call("verifyEmail", { query: { token } });
    assert.equal(verified.headers["location"], "/dashboard?notice=email_verified");
    assert.equal((await visitor.call("getMe")).body.email_verified, true);
    assert.equal((await call("verifyEmail", { query: { token } })).status, 400);
  });

  await t.test("the verification link redirects to the page from which the user registered", async () => {
    const email = "on-the-way@example.org";
    const next = "/events/open-cloud/berlin/winter?notice=attending";
    const nextParameter = `next=${encodeURIComponent(next)}`;
    assert.ok((await call("showLogin", { query: { next } })).body.includes(`href="/auth/register?${nextParameter}"`));
    const page = (await call("showRegister", { query: { next } })).body;
    assert.ok(page.includes(`href="/auth/login?${nextParameter}"`));
    assert.ok(page.includes(`name="next" value="${next}"`));
    const body = new URLSearchParams({ email, name: "Ada", password, next }).toString();
    const { headers } = await call("registerUser", { body });
    assert.equal(headers["location"], `/auth/login?notice=registered&${nextParameter}`);
    const cookies = [headers["set-cookie"]].flat().map(String);
    const nextPage = cookies.find((cookie) => cookie.startsWith("next_page=")) ?? assert.fail(cookies.join());
    assert.match(nextPage, /Max-Age=86400; Path=\/auth\/verify-email; HttpOnly; Secure; SameSite=Lax$/);
    const query = { token: await linkToken(email) };
    const response = await call("verifyEmail", { query, headers: { cookie: nextPage.split(";")[0] ?? "" } });
    assert.equal(response.headers["location"], `/auth/login?notice=email_verified&${nextParameter}`);
    assert.equal((await call("verifyEmail", { query })).status, 400);
    const foreignNext = { email, name: "Ada", password, next: "https://evil.example/" };
    assert.equal((await call("registerUser", { body: foreignNext })).status, 400);
  });

  await t.test("hashes passwords as in docs/security.md, and renews weak hashes (criterion 1)", async () => {
    for (const { hash } of await sql<{ hash: string }[]>`select hash from passwords`)
      assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22,}\$[A-Za-z0-9+/]{43}$/);
    const weak = await person();
    const weakHash = await argon2(password, { memoryCost: 4096, timeCost: 2, parallelism: 1 });
    await sql`update passwords set hash = ${weakHash} where user_id = ${weak.id}`;
    await signIn(weak);
    assert.match(await hashOf(weak.email), /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await signIn(weak);
  });

  await t.test("normalizes passwords, and rejects overlong passwords without hashing (criterion 2)", async () => {
    const first72 = "a".repeat(72);
    await register("long@example.org", `${first72}-one`);
    const logIn = (email: string, secret: string) => call("logIn", { body: { email, password: secret } });
    assert.equal((await logIn("long@example.org", `${first72}-two`)).status, 401);
    assert.equal((await logIn("long@example.org", `${first72}-one`)).status, 303);
    await register("blank@example.org", " Seven Herons ");
    assert.equal((await logIn("blank@example.org", "Seven Herons")).status, 401);
    assert.equal((await logIn("blank@example.org", " seven herons ")).status, 401);
    await register("accent@example.org", "caf\u00e9 caf\u00e9");
    assert.equal((await logIn("accent@example.org", "cafe\u0301 cafe\u0301")).status, 303);
    await register("wide@example.org", "🦆".repeat(256));
    assert.equal((await logIn("wide@example.org", "🦆".repeat(256))).status, 303);
    const before = hashed.length + verified.length;
    assert.ok(before > 0);
    for (const invalid of ["", "short", "🦆".repeat(257), `nul\0nul\0nul`, "half a pair \ud83e ", "x".repeat(100_000)])
      assert.equal((await register("bad@example.org", invalid)).status, 400);
    for (const invalid of ["", "🦆".repeat(257), `nul\0`, "\ud83e", "x".repeat(100_000)])
      assert.equal((await logIn("ada@example.org", invalid)).status, 400);
    assert.equal(hashed.length + verified.length, before);
    assert.equal((await sql`select from users where email = 'bad@example.org'`).length, 0);
  });

  await t.test("rejects 3,000 common passwords, the user's address and the site's name (criterion 3)", async () => {
    const common = await commonPasswords();
    assert.equal(common.size, 3_000);
    for (const weak of [...common]
      .slice(0, 20)
      .concat("PASSWORD", "Someone@Example.org", "community-alliance", "alliance.test")) {
      assert.match(
        requireStatus(await register("someone@example.org", weak), 400, weak),
        /^body\/password .*; choose another$/,
      );
    }
  });

  await t.test("each failed sign-in gets the same response after the same work (criterion 5)", async () => {
    const existing = await person();
    const oauthOnly = await person({ withPassword: false });
    const disabled = await person();
    await sql`update users set disabled_at = now() where id = ${disabled.id}`;
    const tries = {
      unknown: { email: "nobody@example.org", password },
      wrong: { email: existing.email, password: "another one entirely" },
      oauthOnly: { email: oauthOnly.email, password },
      disabled: { email: disabled.email, password },
    };
    const responses = [];
    const before = hashed.length;
    verified.length = 0;
    for (const body of Object.values(tries))
      responses.push(comparable(await call("logIn", { body, headers: { accept: "application/json" } })));
    for (const response of responses) assert.deepEqual(response, responses[0]);
    assert.equal(responses[0]?.status, 401);
    // Each attempt verifies once. Verifying against null takes as long: see criterion 4.
    assert.deepEqual(verified, [null, await hashOf(existing.email), null, null]);
    assert.equal(hashed.length, before);
  });

  await t.test("responds alike to forms with known and unknown addresses (criterion 6)", async () => {
    const existing = await person();
    const stored = () =>
      sql`select name, (select hash from passwords where user_id = id) from users where id = ${existing.id}`;
    const before = await stored();
    const hashCount = hashed.length;
    const forNewAddress = await register("entirely-new@example.org");
    const forKnownAddress = await register(existing.email, "another password entirely", "Mallory");
    assert.deepEqual(comparable(forKnownAddress), comparable(forNewAddress));
    assert.equal(hashed.length, hashCount + 2);
    const response = await call("requestPasswordReset", { body: { email: existing.email } });
    const unknown = await call("requestPasswordReset", { body: { email: "nobody@example.org" } });
    assert.deepEqual(comparable(response), comparable(unknown));
    assert.deepEqual(await stored(), before);
    const [notice] = await mails(existing.email);
    assert.match(notice?.subject ?? "", /already have an account/);
    assert.doesNotMatch(JSON.stringify(notice), /Mallory/);
    const [offer, ...more] = await mails("nobody@example.org");
    assert.equal(offer?.subject, "There is no account with this address yet");
    assert.deepEqual(more, []);
  });

  for (const [label, { isKnown, isMailed, send, milliseconds }] of Object.entries({
    "registering a new address": { isKnown: false, isMailed: true, send: register, milliseconds: 150 },
    "registering a known address": { isKnown: true, isMailed: true, send: register, milliseconds: 150 },
    "a reset of a known address": { isKnown: true, isMailed: true, send: requestReset, milliseconds: 100 },
    "a reset of an unknown address": { isKnown: false, isMailed: false, send: requestReset, milliseconds: 100 },
  }))
    await t.test(`the response to ${label} is sent after ${milliseconds} ms, not before (criterion 6)`, async (t) => {
      const email = isKnown ? (await person()).email : `${label.replaceAll(" ", "-")}@example.org`;
      const { delays, release } = holdDelays(t);
      let isDone = false;
      const response = send(email).finally(() => {
        isDone = true;
      });
      for (let tries = 0; isMailed && (await mails(email)).length === 0; tries++) assert.ok(tries < 10_000 && !isDone);
      // Longer than the response would take without the delay.
      for (let read = 0; read < 20; read++) await call("getHealth");
      assert.equal(isDone, false);
      assert.deepEqual(delays, [milliseconds]);
      release();
      assert.equal((await response).status, 303);
    });

  await t.test("a mailed link works once, for its purpose, until expiry or replacement (criterion 26)", async () => {
    const { id, email } = await person({ verified: false });
    const visitor = await session({ id, email });
    await visitor.call("resendVerification");
    const older = await linkToken(email);
    await visitor.call("resendVerification");
    const verify = await linkToken(email);
    assert.notEqual(older, verify);
    assert.ok(Buffer.from(verify, "base64url").length >= 16);
    assert.equal((await sql`select from mail_tokens where secret_hash = ${verify}`).length, 0, "stored unhashed");
    assert.equal((await call("verifyEmail", { query: { token: older } })).status, 400);
    assert.equal((await call("showResetPassword", { query: { token: verify } })).status, 400);
    assert.equal((await call("resetPassword", { body: { token: verify, password } })).status, 400);
    assert.equal((await call("verifyEmail", { query: { token: verify.slice(0, -1) } })).status, 400);

    await call("requestPasswordReset", { body: { email } });
    const reset = await linkToken(email);
    assert.equal((await call("verifyEmail", { query: { token: reset } })).status, 400);
    assert.equal((await call("showResetPassword", { query: { token: reset } })).status, 200);
    const finish = (index: number) =>
      call("resetPassword", { body: { token: reset, password: `nine otters sleep ${index}` } });
    assert.deepEqual(await statusesAtOnce(20, finish), [303, ...Array(19).fill(400)]);
    assert.equal((await call("showResetPassword", { query: { token: reset } })).status, 400);

    await call("requestPasswordReset", { body: { email } });
    const token = await linkToken(email);
    await sql`update mail_tokens set expires_at = ${service.now.toISOString()} where user_id = ${id}`;
    assert.equal((await call("resetPassword", { body: { token, password } })).status, 400);
  });

  await t.test("a reset link is valid for 60 minutes, a verification link for 24 hours (criterion 26)", async () => {
    const { id, email } = await person({ verified: false });
    await call("requestPasswordReset", { body: { email } });
    await (await session({ id, email })).call("resendVerification");
    const rows = await sql<{ purpose: string; minutes: number }[]>`
      select purpose, extract(epoch from expires_at - ${service.now.toISOString()}::timestamptz)::int / 60 as minutes
      from mail_tokens where user_id = ${id} order by purpose`;
    const lifetimes = Object.fromEntries(rows.map(({ purpose, minutes }) => [purpose, minutes]));
    assert.deepEqual(lifetimes, { reset: 60, verify: 24 * 60 });
  });

  await t.test("HEAD requests and prefetches consume no link, and links do not sign in (criterion 27)", async () => {
    const { id, email } = await person({ verified: false });
    await (await session({ id, email })).call("resendVerification");
    const token = await linkToken(email);
    const url = `/auth/verify-email?token=${token}`;
    assert.equal((await service.raw({ method: "HEAD", url })).status, 303);
    assert.equal((await service.raw({ method: "GET", url, headers: { "sec-purpose": "prefetch" } })).status, 503);
    const verified = await call("verifyEmail", { query: { token } });
    assert.equal(verified.headers["location"], "/auth/login?notice=email_verified");
    assert.equal(verified.headers["set-cookie"], undefined);

    const other = await person({ verified: false });
    await call("requestPasswordReset", { body: { email: other.email } });
    const response = await call("resetPassword", { body: { token: await linkToken(other.email), password } });
    assert.equal(response.headers["location"], "/auth/login?notice=password_reset");
    assert.match(String(response.headers["set-cookie"]), /^device=[^,]+$/);
    assert.equal((await (await signIn(other)).call("getMe")).body.email_verified, true);
  });

  await t.test("links begin with base_url, and emails go to the stored address (criterion 28)", async () => {
    const { email } = await person({ email: "Mike@Example.org" });
    await call("requestPasswordReset", {
      body: { email: "mike@example.org" },
      headers: {
        host: "evil.example",
        "x-forwarded-host": "evil.example",
        "x-forwarded-proto": "ftp",
        forwarded: "host=evil.example;proto=ftp",
      },
    });
    const [mail] = await mails(email);
    assert.equal(mail?.recipient, "Mike@Example.org");
    assert.match(mail.text, /^https:\/\/alliance\.test\/auth\/reset-password\?token=/m);
    assert.doesNotMatch(JSON.stringify(mail), /evil/);
    for (const alike of ["m\u0131ke@example.org", "mi\u212ae@example.org"])
      assert.equal((await call("requestPasswordReset", { body: { email: alike } })).status, 400);
    assert.equal((await mails(email)).length, 1);
  });

  await t.test("rejects ambiguous addresses; emails to unverified addresses omit the name (criterion 29)", async () => {
    const invalidEmails = [
      "a@b\r\nBcc: c@d.org",
      "a@b.org\n",
      '"a@evil x"@ok.org',
      "Ada <a@b.org>",
      "a@b.org,c@d.org",
      "a b@c.org",
      `${"a".repeat(250)}@b.org`,
      "a".repeat(300),
      "@b.org",
      "a@",
      "a@-b.org",
    ];
    for (const email of invalidEmails) {
      assert.equal((await register(email)).status, 400, email);
      assert.equal((await call("requestPasswordReset", { body: { email } })).status, 400, email);
      assert.equal((await call("logIn", { body: { email, password } })).status, 400, email);
    }
    await register("spam@example.org", password, "Buy now https://evil.example");
    const [mail] = await mails("spam@example.org");
    assert.ok(mail);
    assert.doesNotMatch(JSON.stringify(mail), /Buy now|evil/);
  });

  await t.test("a password change requires the current password, and ends sessions (criterion 30)", async () => {
    const { id, email } = await person();
    const browser = await signIn({ id, email });
    const oldSession = await session({ id, email });
    const before = browser.session();
    const change = (visitor: Visitor, current_password: string, new_password = "nine otters sleep") =>
      visitor.call("changePassword", { body: { current_password, new_password } });
    assert.equal(requireStatus(await change(browser, "not this one"), 403), "the current password is wrong");
    assert.match(requireStatus(await change(browser, password, "password1"), 400), /body\/new_password/);
    const response = await change(browser, password);
    assert.equal(response.headers["location"], "/settings/security?notice=password_changed");
    assert.notEqual(browser.session(), before);
    assert.equal((await browser.call("getMe")).status, 200);
    assert.equal((await oldSession.call("getMe")).status, 401);
    assert.equal((await call("getMe", { headers: { cookie: `session_id=${before}` } })).status, 401);
    assert.match((await mails(email)).at(-1)?.text ?? "", /Your password was changed/);
    assert.equal((await call("logIn", { body: { email, password } })).status, 401);
    assert.equal((await change(await session(await person({ withPassword: false })), password)).status, 409);
  });

  await t.test("twenty concurrent registrations of one address create one account (criterion 41)", async () => {
    assert.deepEqual(await statusesAtOnce(20, () => register("race@example.org")), Array(20).fill(303));
    assert.equal((await sql`select from users where email = 'race@example.org'`).length, 1);
  });

  await t.test("a verified user who requests a verification email gets the same response, but no email", async () => {
    const user = await person();
    const response = await (await session(user)).call("resendVerification");
    assert.equal(response.headers["location"], "/dashboard?notice=verification_sent");
    assert.equal((await mails(user.email)).length, 0);
  });
});

test("limits concurrent hashes, queues 64, and rejects more with 503 and Retry-After (criterion 4)", async (t) => {
  const passwords = createPasswordHasher(1);
  await passwords.verify(null, password);
  const waiting = Array.from({ length: 65 }, () => passwords.hash(password));
  await assert.rejects(async () => passwords.hash(password), {
    status: 503,
    headers: { "retry-after": "5", "x-error-code": "unavailable" },
  });
  await assert.rejects(passwords.verify(null, password), { status: 503 });
  await Promise.all(waiting);
  await t.test("returns 503 to excess sign-ins over HTTP, while reads continue", async (t) => {
    const { call } = await startService(t, { data: "none", passwords: createPasswordHasher(1) });
    const flood = Array.from({ length: 150 }, (_, index) =>
      call("logIn", { body: { email: `nobody-${index}@example.org`, password } }),
    );
    assert.equal((await call("listAlliances")).status, 200);
    const responses = await Promise.all(flood);
    const rejections = responses.filter(({ status }) => status === 503);
    assert.ok(rejections.length >= 50, `${rejections.length} were rejected`);
    assert.ok(rejections.every(({ headers }) => Number(headers["retry-after"]) > 0));
    assert.ok(responses.every(({ status }) => status === 401 || status === 503));
  });
});

test("processes sign-ins to one account sequentially (criterion 57)", async (t) => {
  const service = await startService(t, { data: "none", limits: { factor: 1 } });
  const { person } = service;
  const { email } = await person();
  const logIn = (secret: string) => service.call("logIn", { body: { email, password: secret } });

  await t.test("accepts twenty concurrent sign-ins with the right password", async () => {
    assert.deepEqual(await statusesAtOnce(20, () => logIn(password)), Array(20).fill(303));
  });

  await t.test("returns 401 to five of twenty concurrent sign-ins with a wrong password, 429 to the rest", async () => {
    const statuses = await statusesAtOnce(20, () => logIn("not this one"));
    assert.deepEqual(statuses, [...Array(5).fill(401), ...Array(15).fill(429)]);
  });

  await t.test("runs four attempts, queues sixteen, and returns 503 to the account's next attempt", async () => {
    const passwords = createPasswordHasher(1);
    const running: (() => void)[] = [];
    const attempt = (account: string) =>
      passwords.attempt(account, () => new Promise<void>((resolve) => running.push(resolve)));
    const crowd = Array.from({ length: 20 }, () => attempt("one@example.org"));
    await assert.rejects(attempt("one@example.org"), { status: 503 });
    assert.throws(() => passwords.assertCapacity("one@example.org"), { status: 503 });
    passwords.assertCapacity("two@example.org");
    const others = Array.from({ length: 4 }, () => attempt("two@example.org"));
    await new Promise(setImmediate);
    assert.equal(running.length, 8);
    const all = Promise.all([...crowd, ...others]);
    while (running.length > 0) {
      running.shift()?.();
      await new Promise(setImmediate);
    }
    await all;
  });
});

test("quotas (criterion 7)", async (t) => {
  const limits = { factor: 1 };
  const service = await startService(t, { data: "none", limits, trustProxy: true });
  const { call, sql, db, person, signIn, session, mails, token } = service;
  const fromIp = (address: string) => ({ "x-forwarded-for": address, accept: "application/json" });
  const failLogin = (email: string, address: string) =>
    call("logIn", { body: { email, password: "not this one" }, headers: fromIp(address) });

  const assertLimited = ({ status, headers }: ServiceResponse, quota: number, windowSeconds: number) => {
    assert.equal(status, 429);
    assert.match(String(headers["ratelimit-policy"]), new RegExp(`^"[a-z_]+";q=${quota};w=${windowSeconds}$`));
    assert.ok(Number(headers["retry-after"]) > 0 && Number(headers["retry-after"]) <= windowSeconds);
  };

  await t.test("returns 429 after 5 failed sign-ins to an account from an IP address, for any password", async (t) => {
    const { email } = await person();
    for (let failure = 0; failure < 5; failure++) assert.equal((await failLogin(email, "192.0.2.1")).status, 401);
    assertLimited(await call("logIn", { body: { email, password }, headers: fromIp("192.0.2.1") }), 5, 900);
    await t.test("other IP addresses are not affected (criterion 8)", async () => {
      assert.equal((await call("logIn", { body: { email, password }, headers: fromIp("192.0.2.2") })).status, 303);
    });
    await t.test("a password reset lifts the limit (criterion 8)", async () => {
      await call("requestPasswordReset", { body: { email } });
      const { linkToken } = service;
      await call("resetPassword", { body: { token: await linkToken(email), password } });
      const { status } = await call("logIn", { body: { email, password }, headers: fromIp("192.0.2.1") });
      assert.equal(status, 303);
    });
  });

  await t.test("successful sign-ins are not counted", async () => {
    const { id, email } = await person();
    for (let round = 0; round < 8; round++) await signIn({ id, email }, fromIp("192.0.2.10"));
  });

  await t.test("returns 429 after 30 failed sign-ins from an IP address, even if 100 are concurrent", async () => {
    const statuses = await statusesAtOnce(100, (index) => failLogin(`nobody-${index}@example.org`, "192.0.2.3"));
    assert.deepEqual(statuses, [...Array(30).fill(401), ...Array(70).fill(429)]);
    const [row] = await sql`select points from rate_limits where key = 'login_failures_per_address:192.0.2.3'`;
    assert.equal(row?.["points"], 30);
  });

  await t.test("the purge skips locked counters: waiting for them could cause a deadlock (criterion 41)", async () => {
    await sql`insert into rate_limits (key, points, expire) values
      ('expired:free', 1, now() - interval '1 day'), ('expired:used', 1, now() - interval '1 day')`;
    await sql.begin(async (tx) => {
      await tx`update rate_limits set points = points + 1 where key = 'expired:used'`;
      await purgeBatch(db, "rate_limits", { now: new Date() });
    });
    assert.deepEqual(
      [...(await sql`select key from rate_limits where key like 'expired:%'`)],
      [{ key: "expired:used" }],
    );
    await purgeBatch(db, "rate_limits", { now: new Date() });
    assert.deepEqual([...(await sql`select key from rate_limits where key like 'expired:%'`)], []);
  });

  await t.test("returns 429 after 100 failed sign-ins to an account in a day, from any IP address", async () => {
    const { email } = await person();
    for (let failure = 0; failure < 100; failure++)
      assert.equal((await failLogin(email, `198.51.100.${Math.floor(failure / 4)}`)).status, 401);
    assertLimited(await failLogin(email, "203.0.113.1"), 100, 86_400);
  });

  await t.test("one IP address causes at most 3 emails an hour to an account; responses do not reveal it", async () => {
    const { email } = await person();
    for (let round = 0; round < 5; round++) {
      const headers = fromIp("192.0.2.20");
      assert.equal((await call("requestPasswordReset", { body: { email }, headers })).status, 303);
    }
    assert.equal((await mails(email)).length, 3);
  });

  const visitor = await session(await person());
  const tokenBody = { body: { name: "A test", scopes: ["profile:read"] } };
  const registerAnother = (n: number) => {
    const body = { email: `new-${n}@example.org`, name: "Ada", password };
    return call("registerUser", { body, headers: fromIp("192.0.2.4") });
  };
  const requestLink = (n: number) =>
    call("requestPasswordReset", { body: { email: `nobody-${n}@example.org` }, headers: fromIp("192.0.2.4") });
  const createToken = () => visitor.call("createToken", { ...tokenBody, headers: { accept: "application/json" } });
  const useBadToken = () =>
    call("getMe", { headers: { ...fromIp("192.0.2.5"), authorization: `Bearer alli_${"0".repeat(46)}` } });
  const changePassword = () => {
    const body = { current_password: "not this one", new_password: "nine otters sleep" };
    return visitor.call("changePassword", { body, headers: fromIp("192.0.2.6") });
  };
  /** Kinds of requests, each with its quota, its window, and its status within the quota. */
  const quotas = {
    "registrations from an IP address": { quota: 10, windowSeconds: 3600, status: 303, send: registerAnother },
    "link requests from an IP address": { quota: 10, windowSeconds: 3600, status: 303, send: requestLink },
    "tokens of a user": { quota: 20, windowSeconds: 3600, status: 201, send: createToken },
    "invalid tokens from an IP address": { quota: 60, windowSeconds: 60, status: 401, send: useBadToken },
    "wrong current passwords": { quota: 5, windowSeconds: 900, status: 403, send: changePassword },
  };
  for (const [label, { quota, windowSeconds, status, send }] of Object.entries(quotas))
    await t.test(`returns 429 after ${quota} ${label} in ${windowSeconds} seconds`, async () => {
      for (let n = 0; n < quota; n++) assert.equal((await send(n)).status, status);
      assertLimited(await send(quota), quota, windowSeconds);
    });

  await t.test("a quota covers all operations of its kind, but no requests with a valid token", async () => {
    const unverified = await session(await person({ verified: false }));
    assertLimited(await unverified.call("resendVerification", { headers: fromIp("192.0.2.4") }), 10, 3600);
    assertLimited(await visitor.call("createTokenByForm", tokenBody), 20, 3600);
    const valid = await token(await person());
    assert.equal((await call("getMe", { headers: { ...fromIp("192.0.2.5"), ...valid.headers } })).status, 200);
  });

  await t.test("IPv6 addresses count by their /64 prefix, IPv4-mapped addresses as IPv4 (criterion 9)", async () => {
    assert.equal(networkOf("2001:db8:1:2:3:4:5:6"), networkOf("2001:db8:1:2::ffff"));
    assert.notEqual(networkOf("2001:db8:1:2::1"), networkOf("2001:db8:1:3::1"));
    assert.equal(networkOf("::ffff:192.0.2.1"), "192.0.2.1");
    assert.equal(networkOf("fe80::1%br-lan"), networkOf("fe80::2"));
  });

  await t.test("ignores X-Forwarded-For when the proxy is not trusted (criterion 9)", async (t) => {
    const plain = await startService(t, { data: "none", limits });
    const { email } = await plain.person();
    for (let failure = 0; failure < 5; failure++)
      await plain.call("logIn", { body: { email, password: "not this one" }, headers: fromIp(`192.0.2.${failure}`) });
    assert.equal((await plain.call("logIn", { body: { email, password }, headers: fromIp("192.0.2.99") })).status, 429);
  });
});

test("other processes and restarts do not reset the counts (criterion 7)", async (t) => {
  const limits = { factor: 1 };
  const service = await startService(t, { data: "none", limits });
  const twin = await service.startAnother({ limits });
  const { email } = await service.person();
  const failLogin = (peer: Pick<typeof service, "call">) =>
    peer.call("logIn", { body: { email, password: "not this one" } });
  for (const peer of [service, twin, service, twin, service]) assert.equal((await failLogin(peer)).status, 401);
  assert.equal((await failLogin(twin)).status, 429);
  const restarted = await service.startAnother({ limits });
  assert.equal((await failLogin(restarted)).status, 429);
  assert.equal((await createVisitor(restarted).call("listAlliances")).status, 200);
});
