import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { type Test, test } from "tap";
import { mailboxOf } from "../../src/server/limits/mailbox.ts";
import { createVisitor, type Person, password, type Visitor } from "../support/people.ts";
import { statusesAtOnce } from "../support/responses.ts";
import { type Service, startService } from "../support/service.ts";

const limits = { factor: 1 };
const wrongPassword = "not this one at all";
const json = { accept: "application/json" };
const from = (address: string) => ({ ...json, "x-forwarded-for": address });

const start = async (t: Test) => {
  const service = await startService(t, { data: "none", limits, trustProxy: true });
  const logIn = (visitor: Pick<Visitor, "call">, { email }: Person, secret: string, address: string) =>
    visitor.call("logIn", { body: { email, password: secret }, headers: from(address) });
  let attacks = 0;
  /** Sends 100 wrong passwords from 20 addresses, four at a time. @returns one of the addresses */
  const attack = async (victim: Person): Promise<{ address: string }> => {
    const network = `198.51.${++attacks}`;
    for (let guess = 0; guess < 100; guess += 4) {
      const addressOf = (index: number) => `${network}.${(guess + index) % 20}`;
      const statuses = await statusesAtOnce(4, (index) => logIn(service, victim, wrongPassword, addressOf(index)));
      assert.deepEqual(statuses, [401, 401, 401, 401]);
    }
    assert.equal((await logIn(service, victim, password, "203.0.113.200")).status, 429);
    return { address: `${network}.1` };
  };
  /** Sets the account's counter of failures to its value after such an attack. */
  const lockOut = async ({ email }: Person): Promise<void> => {
    await service.sql`insert into rate_limits (key, points, expire)
      values (${`login_failures_per_account:${email}`}, 100, now() + interval '1 day')
      on conflict (key) do update set points = 100, expire = excluded.expire`;
  };
  /** Creates a browser that has signed in before and has only its device cookie. */
  const knownBrowser = async (owner: Person): Promise<Visitor> => {
    const { cookies } = await service.signIn(owner, from("203.0.113.1"));
    cookies.delete("session_id");
    return createVisitor(service, {}, cookies);
  };
  const requestReset = (visitor: Pick<Visitor, "call">, email: string, address: string) =>
    visitor.call("requestPasswordReset", { body: { email }, headers: from(address) });
  const reset = async (email: string, secret: string) =>
    service.call("resetPassword", { body: { token: await service.linkToken(email), password: secret } });
  return { ...service, logIn, attack, lockOut, knownBrowser, requestReset, reset };
};

const cloneOf = (service: Pick<Service, "call">, device: string): Visitor =>
  createVisitor(service, {}, new Map([["device", device]]));

test("100 wrong passwords from 20 addresses do not lock out the owner (criterion 55)", async (t) => {
  const service = await start(t);
  const { person, attack, knownBrowser, logIn, requestReset, reset, mails } = service;

  await t.test("a browser that signed in before can sign in", async () => {
    const owner = await person();
    const browser = await knownBrowser(owner);
    const { address } = await attack(owner);
    assert.equal((await logIn(browser, owner, password, "203.0.113.2")).status, 303);
    assert.equal((await logIn(browser, owner, password, address)).status, 303, "from the attacker's network");
    const upperCased = { ...owner, email: owner.email.toUpperCase() };
    assert.equal((await logIn(browser, upperCased, password, "203.0.113.2")).status, 303);
  });

  await t.test("a browser that signed in before can sign in during the attack", async () => {
    const owner = await person();
    const browser = await knownBrowser(owner);
    const signIns = statusesAtOnce(3, () => logIn(browser, owner, password, "203.0.113.2"));
    const [statuses] = await Promise.all([signIns, attack(owner)]);
    assert.deepEqual(statuses, [303, 303, 303]);
  });

  await t.test("the owner can request a reset, which unblocks all browsers", async () => {
    const owner = await person();
    const browser = await knownBrowser(owner);
    const { address } = await attack(owner);
    for (let failure = 0; failure < 10; failure++)
      assert.equal((await logIn(browser, owner, wrongPassword, "203.0.113.2")).status, 401);
    assert.equal((await logIn(browser, owner, password, "203.0.113.2")).status, 429);
    assert.equal((await requestReset(service, owner.email, "203.0.113.3")).status, 303);
    assert.equal((await mails(owner.email)).length, 1);
    assert.equal((await reset(owner.email, password)).status, 303);
    for (const visitor of [createVisitor(service), browser])
      assert.equal((await logIn(visitor, owner, password, "203.0.113.3")).status, 303);
    assert.equal((await logIn(service, owner, password, address)).status, 303, "from the attacker's network");
  });

  await t.test("the browser that reset the password can sign in during the attack", async () => {
    const owner = await person();
    await attack(owner);
    const browser = createVisitor(service);
    await requestReset(browser, owner.email, "203.0.113.3");
    const body = { token: await service.linkToken(owner.email), password };
    assert.equal((await browser.call("resetPassword", { body, headers: from("203.0.113.3") })).status, 303);
    assert.equal(browser.cookies.has("session_id"), false, "a reset does not sign in");
    await attack(owner);
    assert.equal((await logIn(createVisitor(service), owner, password, "203.0.113.3")).status, 429);
    const attempts = statusesAtOnce(40, (index) => logIn(service, owner, wrongPassword, `198.18.0.${index}`));
    const signIns = statusesAtOnce(3, () => logIn(browser, owner, password, "203.0.113.3"));
    const [statuses] = await Promise.all([signIns, attempts]);
    assert.deepEqual(statuses, [303, 303, 303]);
  });

  await t.test("a reset in a blocked network unblocks its account only", async () => {
    const [owner, neighbor] = [await person(), await person()];
    const others = await Promise.all(Array.from({ length: 6 }, () => person()));
    for (const other of others)
      for (let failure = 0; failure < 5; failure++) await logIn(service, other, wrongPassword, "203.0.113.77");
    assert.equal((await logIn(service, owner, password, "203.0.113.77")).status, 429);
    assert.equal((await requestReset(service, owner.email, "203.0.113.77")).status, 303);
    const body = { token: await service.linkToken(owner.email), password };
    assert.equal((await service.call("resetPassword", { body, headers: from("203.0.113.77") })).status, 303);
    assert.equal((await logIn(service, owner, password, "203.0.113.77")).status, 303);
    assert.equal((await logIn(service, neighbor, password, "203.0.113.77")).status, 429);
    // The account's own quota in this network still applies.
    for (let failure = 0; failure < 5; failure++)
      assert.equal((await logIn(service, owner, wrongPassword, "203.0.113.77")).status, 401);
    assert.equal((await logIn(service, owner, wrongPassword, "203.0.113.77")).status, 429);
    const [{ points } = { points: 0 }] = await service.sql`
      select points from rate_limits where key = 'login_failures_per_address:203.0.113.77'`;
    assert.equal(points, 30);
  });

  await t.test(
    "the device cookie is HttpOnly, is limited to /auth, lasts a year, and is not set by a failed sign-in",
    async () => {
      const { email } = await person();
      const response = await service.call("logIn", { body: { email, password } });
      const lines = [response.headers["set-cookie"]].flat().map(String);
      const device = lines.find((line) => line.startsWith("device=")) ?? assert.fail("no device cookie");
      for (const attribute of ["HttpOnly", "SameSite=Lax", "Path=/auth", "Secure", "Max-Age=31536000"])
        assert.match(device, new RegExp(`; ${attribute}(?:;|$)`));
      const failed = await service.call("logIn", { body: { email, password: wrongPassword } });
      assert.equal(failed.headers["set-cookie"], undefined);
    },
  );
});

test("limits of a device cookie (criterion 55)", async (t) => {
  const service = await start(t);
  const { person, lockOut, knownBrowser, logIn, requestReset, reset, sql, signIn } = service;
  const deviceOf = (visitor: Visitor) => visitor.cookies.get("device") ?? assert.fail("no device cookie");

  await t.test("a stolen cookie does not sign in, and allows 10 guesses, even concurrent ones", async () => {
    const owner = await person();
    const thief = await knownBrowser(owner);
    assert.equal((await thief.call("getMe", { headers: json })).status, 401);
    const statuses: number[] = [];
    for (let round = 0; round < 10; round++)
      statuses.push(...(await statusesAtOnce(4, () => logIn(thief, owner, wrongPassword, "192.0.2.1"))));
    assert.deepEqual(statuses.toSorted(), [...Array(10).fill(401), ...Array(30).fill(429)]);
    assert.equal((await logIn(service, owner, password, "203.0.113.9")).status, 303, "the owner is not affected");
  });

  await t.test("ignores a forged or truncated cookie, and a cookie of another user or key", async () => {
    const [owner, mallory] = [await person(), await person()];
    const real = deviceOf(await knownBrowser(owner));
    const [keyId = "", deviceId = "", signature = ""] = real.split(".");
    const deviceCookie = deviceOf(await knownBrowser(mallory));
    const [, ownDevice = "", ownSignature = ""] = deviceCookie.split(".");
    const [row] = await sql<{ hash: string }[]>`select hash from passwords where user_id = ${owner.id}`;
    const withKey = (key: string) =>
      createHmac("sha256", key).update(`${deviceId} ${owner.id} ${row?.hash}`).digest("base64url");
    await lockOut(owner);
    const forged = [
      deviceCookie,
      `${keyId}.${ownDevice}.${signature}`,
      `${keyId}.${deviceId}.${ownSignature}`,
      real.slice(0, -1),
      `${real}A`,
      `${keyId}.${deviceId}.${signature.slice(0, -2)}AA`,
      `${"A".repeat(22)}.${deviceId}.${signature}`,
      `${keyId}.${deviceId}.${withKey("")}`,
      `${keyId}.${deviceId}.${withKey(keyId)}`,
      `${keyId}.${deviceId}`,
      `${keyId}.${deviceId}.`,
      "..",
      "",
      "x".repeat(4000),
      "%00%ff.__proto__.constructor",
    ];
    for (const value of forged)
      assert.equal((await logIn(cloneOf(service, value), owner, password, "203.0.113.4")).status, 429, value);
    assert.equal((await logIn(cloneOf(service, real), owner, password, "203.0.113.4")).status, 303);
  });

  await t.test("a password reset and a password change invalidate the cookie", async () => {
    for (const method of ["reset", "change"] as const) {
      const owner = await person();
      const attacker = deviceOf(await knownBrowser(owner));
      const secret = `nine otters sleep under the bridge, ${method}`;
      if (method === "reset") {
        await requestReset(service, owner.email, "203.0.113.5");
        await reset(owner.email, secret);
      } else {
        const visitor = await signIn(owner, from("203.0.113.5"));
        const body = { current_password: password, new_password: secret };
        assert.equal((await visitor.call("changePassword", { body })).status, 303);
        await lockOut(owner);
        assert.equal((await logIn(visitor, owner, secret, "203.0.113.6")).status, 303, "this browser stays known");
      }
      if (method === "reset") await lockOut(owner);
      assert.equal((await logIn(cloneOf(service, attacker), owner, secret, "203.0.113.6")).status, 429, method);
    }
  });

  await t.test("a shared browser is known to the four accounts that signed in last", async () => {
    const family = await Promise.all([1, 2, 3, 4, 5].map(() => person()));
    const browser = createVisitor(service);
    for (const member of family) assert.equal((await logIn(browser, member, password, "203.0.113.7")).status, 303);
    browser.cookies.delete("session_id");
    const statuses = [];
    for (const member of family) await lockOut(member);
    const device = deviceOf(browser);
    for (const member of family)
      statuses.push((await logIn(cloneOf(service, device), member, password, "203.0.113.8")).status);
    assert.deepEqual(statuses, [429, 303, 303, 303, 303]);
  });

  await t.test("all processes accept the cookie, even if one has read a key that was replaced", async () => {
    const twin = await service.startAnother({ limits, trustProxy: true });
    const third = await service.startAnother({ limits, trustProxy: true });
    const owner = await person();
    assert.equal((await logIn(createVisitor(twin), owner, password, "203.0.113.10")).status, 303);
    await sql`delete from server_keys`;
    const browsers = [createVisitor(third), createVisitor(await service.startAnother({ limits, trustProxy: true }))];
    await Promise.all(browsers.map((visitor) => logIn(visitor, owner, password, "203.0.113.10")));
    assert.equal((await sql`select from server_keys where purpose = 'device'`).length, 1);
    await lockOut(owner);
    for (const visitor of browsers)
      for (const process of [service, twin, third])
        assert.equal((await logIn(cloneOf(process, deviceOf(visitor)), owner, password, "203.0.113.11")).status, 303);
  });
});

test("a requester cannot use up another requester's email quota (criterion 55)", async (t) => {
  const service = await start(t);
  const { person, knownBrowser, requestReset, reset, mails } = service;

  await t.test(
    "after ten resets requested by a stranger, the owner can request one from another network or a known browser",
    async () => {
      const bob = await person({ email: "bob@example.org" });
      const browser = await knownBrowser(bob);
      await statusesAtOnce(10, () => requestReset(service, "Bob@example.org", "192.0.2.1"));
      assert.equal((await mails(bob.email)).length, 3);
      assert.equal((await requestReset(service, bob.email, "192.0.2.1")).status, 429, "the network's own limit");
      await requestReset(service, bob.email, "203.0.113.1");
      assert.equal((await mails(bob.email)).length, 4);
      assert.equal(
        (await requestReset(browser, bob.email, "192.0.2.1")).status,
        303,
        "a known browser, in that network",
      );
      assert.equal((await mails(bob.email)).length, 5);
    },
  );

  await t.test("sends a mailbox 10 emails for unknown browsers; the owner's browser has its own quota", async () => {
    const eve = await person({ email: "eve@example.org" });
    const browser = await knownBrowser(eve);
    const statuses = await statusesAtOnce(60, (index) => requestReset(service, eve.email, `192.0.3.${index % 20}`));
    assert.deepEqual(statuses, Array(60).fill(303));
    assert.equal((await mails(eve.email)).length, 10);
    for (let round = 0; round < 5; round++) await requestReset(browser, eve.email, "192.0.3.1");
    assert.equal((await mails(eve.email)).length, 13);
    // The newest link works while the quota is used up, and using it allows another request.
    assert.equal((await reset(eve.email, password)).status, 303);
    await requestReset(service, eve.email, "192.0.3.77");
    assert.match((await mails(eve.email)).at(-1)?.subject ?? "", /password/i);
    assert.equal((await mails(eve.email)).filter(({ text }) => /reset-password\?token/.test(text)).length, 14);
  });
});

test("limits emails to one mailbox (criterion 56)", async (t) => {
  const { call, sql, person, session, signIn, mails } = await start(t);
  const fromHost = (n: number) => from(`192.0.2.${n}`);
  const register = (email: string, n: number) =>
    call("registerUser", { body: { email, name: "Ada", password }, headers: fromHost(100 + n) });
  const change = (visitor: Visitor, n: number) => {
    const body = { current_password: password, new_password: password };
    return visitor.call("changePassword", { body, headers: fromHost(n) });
  };

  await t.test("accepts 10 of 100 password changes in a loop, then returns 429, and sends one email", async () => {
    const user = await person();
    const visitor = await signIn(user);
    const statuses: number[] = [];
    for (let round = 0; round < 100; round++) statuses.push((await change(visitor, 1)).status);
    assert.deepEqual(statuses, [...Array(10).fill(303), ...Array(90).fill(429)]);
    const [mail, ...others] = await mails(user.email);
    assert.equal(others.length, 0);
    assert.match(mail?.text ?? "", /^Your password was changed\. \(10 times\)$/m);
  });

  await t.test("registrations by strangers send a mailbox ten emails an hour, even with plus-addresses", async () => {
    const { email } = await person({ email: "owner@example.org" });
    for (let n = 0; n < 15; n++)
      for (const address of [email, `owner+${n}@example.org`])
        assert.equal((await register(address, n)).status, 303, "the response does not reveal whether an email is sent");
    const [row] = await sql<{ count: number }[]>`
      select count(*)::int as count from outbox where topic = 'mail' and payload ->> 'recipient' like 'owner%@example.org'`;
    assert.equal(row?.count, 10);
  });

  await t.test("accepts at most 10 of 50 concurrent password changes", async () => {
    const user = await person();
    const visitors = await Promise.all(Array.from({ length: 50 }, () => session(user)));
    const responses = await Promise.all(visitors.map((visitor, n) => change(visitor, 2 + Math.floor(n / 5))));
    // A change ends the other sessions, whose later requests are redirected to the sign-in page.
    const changeCount = responses.filter(({ headers }) => /password_changed/.test(String(headers["location"]))).length;
    assert.ok(changeCount >= 1 && changeCount <= 10, `${changeCount} changes`);
    assert.equal((await mails(user.email)).length, 1);
  });

  await t.test("sends a mailbox 10 emails of each kind for 50 plus-addresses from 50 networks", async () => {
    const responses = await Promise.all(Array.from({ length: 50 }, (_, n) => register(`a+${n}@example.org`, n)));
    assert.ok(responses.every(({ status }) => status === 303 || status === 503));
    for (const [n, { status }] of responses.entries())
      if (status === 503) assert.equal((await register(`a+${n}@example.org`, n)).status, 303);
    for (let n = 0; n < 50; n++) {
      const body = { email: `A+${n}@EXAMPLE.org` };
      const response = await call("requestPasswordReset", { body, headers: fromHost(100 + n) });
      assert.equal(response.status, 303, "the response does not reveal the limit");
    }
    const emails = await sql`select from outbox where payload ->> 'recipient' ilike 'a+%@example.org'`;
    assert.equal(emails.length, 20, "10 verifications and 10 resets");
    const [accounts] = await sql`select count(*)::int as count from users where email ilike 'a+%@example.org'`;
    assert.equal(accounts?.["count"], 50);
  });

  await t.test("lists 20 tokens that are created and revoked at once in one email", async () => {
    const user = await person();
    const visitor = await session(user);
    const body = { name: "A test", scopes: ["profile:read"] };
    const created = await Promise.all(Array.from({ length: 20 }, () => visitor.call("createToken", { body })));
    assert.deepEqual(new Set(created.map(({ status }) => status)), new Set([201]));
    const revoked = await Promise.all(
      created.map(({ body }) => visitor.call("revokeToken", { path: { token_id: body.id } })),
    );
    assert.ok(revoked.every(({ status }) => status < 300));
    const [mail, ...others] = await mails(user.email);
    assert.equal(others.length, 0);
    assert.equal([...(mail?.text ?? "").matchAll(/^- An API token that begins with \w+ was created\.$/gm)].length, 20);
    assert.match(mail?.text ?? "", /^- There were more changes\. \(15 times\)$/m);
  });

  await t.test("sends an unverified address no notice of a new password", async () => {
    const user = await person({ verified: false });
    const visitor = await signIn(user);
    const body = { current_password: password, new_password: "nine otters sleep soundly" };
    assert.equal((await visitor.call("changePassword", { body })).status, 303);
    assert.equal((await mails(user.email)).length, 0);
  });

  await t.test("finds the mailbox of an address", async () => {
    assert.equal(mailboxOf("Ada+News+2@Example.org"), "ada@example.org");
    assert.equal(mailboxOf("ada@example.org"), "ada@example.org");
    assert.equal(mailboxOf("+ada@example.org"), "+ada@example.org");
    assert.equal(mailboxOf("ada@ex+ample.org"), "ada@ex+ample.org");
  });
});
