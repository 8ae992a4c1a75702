import assert from "node:assert/strict";
import { request } from "node:http";
import type { ISql } from "postgres";
import { test } from "tap";
import { digest } from "../../src/foundation/secrets.ts";
import { createPasswordHasher, type Passwords } from "../../src/identity/auth/passwords/hashing.ts";
import { whileLocked } from "../support/locks.ts";
import { startOpenIdProvider } from "../support/openid-provider.ts";
import { createVisitor, newPassword, type Person, password, type Visitor } from "../support/people.ts";
import { type Service, startService } from "../support/service.ts";
import { locationOf } from "../support/site.ts";

const client = { clientId: "alliance", clientSecret: "a secret of the tests" };
const redirectUri = "https://alliance.test/auth/oauth/google/callback";

/** Real password hashing that can pause after a verification, so that a test changes the account during a sign-in. */
const pausablePasswords = () => {
  const real = createPasswordHasher();
  let gate: Promise<void> | undefined;
  let verified = 0;
  const passwords: Passwords = {
    ...real,
    verify: async (hash, secret) => {
      const isRight = await real.verify(hash, secret);
      verified++;
      await gate;
      return isRight;
    },
  };
  /** Runs the attempts until each has verified its password, then `interference`, then resumes them. */
  const pauseAttempts = async <Result>(attempts: (() => Promise<Result>)[], interference: () => Promise<unknown>) => {
    let release = () => {};
    gate = new Promise((resolve) => {
      release = resolve;
    });
    verified = 0;
    const running = attempts.map((attempt) => attempt());
    while (verified < attempts.length) await new Promise(setImmediate);
    gate = undefined;
    await interference();
    release();
    return Promise.all(running);
  };
  return { passwords, pauseAttempts };
};

/** The service on a port, with Google as a provider. */
const start = async (t: Parameters<typeof startService>[0]) => {
  const google = await startOpenIdProvider(t, { ...client, redirectUris: [redirectUri] });
  const { passwords, pauseAttempts } = pausablePasswords();
  const discoveryUrl = `${google.issuer}/.well-known/openid-configuration`;
  const scopes = ["openid", "profile", "email"];
  const settings = { ...client, name: "google", issuer: google.issuer, discoveryUrl, redirectUri, scopes } as const;
  const service = await startService(t, {
    data: "none",
    passwords,
    providers: { openId: [{ ...settings, pkce: true, nonce: "required" }] },
  });
  const site = await service.app.listen({ host: "127.0.0.1", port: 0 });

  /** Sends a request over HTTP. @returns the status, the location and the session cookie */
  const post = async (path: string, body: object, { cookie = "", token = "" } = {}) => {
    const headers = {
      "content-type": "application/json",
      ...(cookie && { cookie: `session_id=${cookie}` }),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const request = { method: "POST", redirect: "manual", headers, body: JSON.stringify(body) } as const;
    const response = await fetch(`${site}${path}`, request);
    const { status } = response;
    const text = await response.text();
    const newCookie = /^session_id=([^;]+)/.exec(response.headers.get("set-cookie") ?? "")?.[1];
    return { status, text, location: response.headers.get("location"), cookie: newCookie ?? cookie };
  };

  /**
   * Sends headers without the body, and waits until the service has verified the credential, which records its use.
   * @returns a function that sends the body and returns the status
   */
  const prepare = async (method: string, path: string, headers: Record<string, string>) => {
    const earlier = new Date(service.now.getTime() - 300_000).toISOString();
    await service.sql`update sessions set last_used_at = ${earlier}`;
    await service.sql`update api_tokens set last_used_at = ${earlier}`;
    const outgoing = request(`${site}${path}`, { method, headers: { ...headers, "transfer-encoding": "chunked" } });
    const status = new Promise<number>((resolve, reject) => {
      outgoing.once("error", reject).once("response", (response) => resolve(response.resume().statusCode ?? 0));
    });
    outgoing.flushHeaders();
    for (let isChecked = false; !isChecked; ) {
      const used = await service.sql`select from sessions where last_used_at > ${earlier}
        union all select from api_tokens where last_used_at > ${earlier}`;
      isChecked = used.length > 0;
    }
    return (body: object) => {
      outgoing.end(JSON.stringify(body));
      return status;
    };
  };

  const { linkToken } = service;
  /** Requests a reset link as the owner. @returns a function that resets the password with it */
  const prepareReset = async ({ email }: { email: string }) => {
    await service.call("requestPasswordReset", { body: { email } });
    const token = await linkToken(email);
    return () => post("/auth/reset-password", { token, password: newPassword });
  };

  const path = { provider: "google" };
  const finish = async (visitor: Visitor, address: string) =>
    visitor.call("finishOAuth", { path, query: Object.fromEntries(new URL(address).searchParams) });
  const beginBy = (id: "startOAuth" | "linkProvider") => async (visitor: Visitor, login: string) =>
    google.signIn(locationOf(await visitor.call(id, { path })), login);
  const [begin, beginLink] = [beginBy("startOAuth"), beginBy("linkProvider")];
  const signInByProvider = async (visitor: Visitor, login: string) => finish(visitor, await begin(visitor, login));
  const link = async (visitor: Visitor, login: string) => finish(visitor, await beginLink(visitor, login));
  const visitor = () => createVisitor(service);
  /** Registers an address, verifies it as a mail scanner does if `isVerified`, and signs in with the password. */
  const register = async (email: string, { isVerified = true, name = "Mallory" } = {}) => {
    await service.call("registerUser", { body: { email, name, password } });
    const token = await linkToken(email);
    if (isVerified) await service.call("verifyEmail", { query: { token } });
    const browser = visitor();
    await browser.call("logIn", { body: { email, password } });
    return { email, browser, token };
  };
  const actions = { begin, beginLink, finish, signInByProvider, link, register, visitor };
  return { ...service, ...actions, google, pauseAttempts, post, prepare, prepareReset };
};

const countsOf = async ({ sql }: Pick<Service, "sql">, userId: string) => {
  const [row] = await sql<{ sessions: number; tokens: number; passwords: number; identities: number }[]>`select
    (select count(*)::int from sessions where user_id = ${userId}) as sessions,
    (select count(*)::int from api_tokens where user_id = ${userId} and revoked_at is null) as tokens,
    (select count(*)::int from passwords where user_id = ${userId}) as passwords,
    (select count(*)::int from identities where user_id = ${userId}) as identities`;
  return row ?? assert.fail("no row");
};

test("an attacker with the old password loses access", async (t) => {
  const service = await start(t);
  const { call, sql, pauseAttempts, post, prepare, prepareReset, google } = service;
  const { begin, beginLink, finish, signInByProvider, link, register, visitor } = service;
  const { person, session, token, mails, lastMail } = service;
  /** Returns the joined texts of the emails about changes to the account. */
  const noticesTo = async (email: string): Promise<string> =>
    (await mails(email)).flatMap(({ subject, text }) => (subject === "A change to your account" ? [text] : [])).join();
  const logIn = (email: string, secret: string) => post("/auth/login", { email, password: secret });
  const isSignedOut = async (browser: Visitor) => (await browser.call("getMe")).status === 401;
  /** Repeats the attacks until the action has finished. @returns the status of the action */
  const runDuringAttacks = async (attacks: (() => Promise<unknown>)[], action: () => Promise<{ status: number }>) => {
    let stop = false;
    const running = attacks.map(async (attack) => {
      while (!stop) await attack();
    });
    const { status } = await action();
    stop = true;
    await Promise.all(running);
    return status;
  };
  /** Starts four sign-ins with the old password, and runs the interference once all of them have verified it. */
  const interruptSignIns = async (email: string, interference: () => Promise<unknown>) => {
    const responses = await pauseAttempts(
      Array.from({ length: 4 }, () => () => logIn(email, password)),
      interference,
    );
    return responses.map(({ status }) => status);
  };
  const allRefused = [401, 401, 401, 401];

  const requireOnlyOwnerAccess = async ({ id, email }: Person) => {
    assert.deepEqual(await countsOf(service, id), { sessions: 0, tokens: 0, passwords: 1, identities: 0 });
    assert.equal((await logIn(email, password)).status, 401);
    assert.equal((await logIn(email, newPassword)).status, 303);
  };

  await t.test("a reset ends a session that keeps changing the password (criterion 51)", async () => {
    for (let round = 0; round < 5; round++) {
      const user = await person();
      const reset = await prepareReset(user);
      let changes = 0;
      const cookies = await Promise.all([1, 2, 3].map(async () => (await logIn(user.email, password)).cookie));
      const attack = (index: number) => async () => {
        const body = { current_password: password, new_password: password };
        const response = await post("/settings/security/password", body, { cookie: cookies[index] ?? "" });
        const isChanged = response.location === "/settings/security?notice=password_changed";
        if (isChanged) changes++;
        cookies[index] = isChanged ? response.cookie : (await logIn(user.email, password)).cookie;
      };
      const status = await runDuringAttacks([attack(0), attack(1), attack(2)], async () => {
        while (changes < 2) await new Promise(setImmediate);
        return reset();
      });
      assert.equal(status, 303);
      for (const cookie of cookies)
        assert.equal((await call("getMe", { headers: { cookie: `session_id=${cookie}` } })).status, 401);
      await requireOnlyOwnerAccess(user);
    }
  });

  await t.test("a change that verified the old password writes nothing after the reset (criterion 51)", async () => {
    const user = await person();
    const { cookie } = await logIn(user.email, password);
    const reset = await prepareReset(user);
    const change = { current_password: password, new_password: "the attacker's own words" };
    const [response] = await pauseAttempts([() => post("/settings/security/password", change, { cookie })], reset);
    assert.equal(response?.location, "/auth/login?next=%2Fsettings%2Fsecurity");
    assert.equal((await logIn(user.email, change.new_password)).status, 401);
    await requireOnlyOwnerAccess(user);
  });

  await t.test("only one of two concurrent changes succeeds (criterion 51)", async () => {
    const user = await person();
    const [first, second] = [await session(user), await session(user)];
    const change = (browser: Visitor, word: string) => () =>
      browser.call("changePassword", { body: { current_password: password, new_password: `${word} otters sleep` } });
    const responses = await pauseAttempts([change(first, "nine"), change(second, "ten")], async () => {});
    const won = responses.filter(({ headers }) => headers["location"] === "/settings/security?notice=password_changed");
    assert.equal(won.length, 1);
    // The change that succeeded has ended the session of the other change, which is redirected to the sign-in.
    for (const { status } of responses) assert.equal(status, 303);
    assert.equal((await countsOf(service, user.id)).sessions, 1);
  });

  await t.test("a reset rejects sign-ins that verified the old password before it (criterion 52)", async () => {
    for (let round = 0; round < 3; round++) {
      const user = await person();
      assert.deepEqual(await interruptSignIns(user.email, await prepareReset(user)), allRefused);
      await requireOnlyOwnerAccess(user);
    }
  });

  await t.test("a reset rejects sign-ins that run at the same time (criterion 52)", async () => {
    for (let round = 0; round < 3; round++) {
      const user = await person();
      const attacks = Array.from({ length: 6 }, () => () => logIn(user.email, password));
      assert.equal(await runDuringAttacks(attacks, await prepareReset(user)), 303);
      await requireOnlyOwnerAccess(user);
    }
  });

  await t.test("rejects sign-ins when the owner signs in by a provider (criterion 52)", async () => {
    for (let round = 0; round < 3; round++) {
      const { id, email } = await person({ verified: false });
      google.accounts.set(`evictor-${round}`, { email, email_verified: true, name: "Vera Owner" });
      const owner = visitor();
      const callback = await begin(owner, `evictor-${round}`);
      assert.deepEqual(await interruptSignIns(email, () => finish(owner, callback)), allRefused);
      assert.deepEqual(await countsOf(service, id), { sessions: 1, tokens: 0, passwords: 0, identities: 1 });
      assert.equal((await owner.call("getMe")).body.id, id);
    }
  });

  await t.test("rejects sign-ins to an account that is disabled after the verification (criterion 52)", async () => {
    const user = await person();
    const disable = () => sql`with disabled as (update users set disabled_at = now() where id = ${user.id})
      delete from sessions where user_id = ${user.id}`;
    assert.deepEqual(await interruptSignIns(user.email, disable), allRefused);
    await sql`update users set disabled_at = null where id = ${user.id}`;
    assert.equal((await countsOf(service, user.id)).sessions, 0);
  });

  await t.test("rejects a sign-in by a provider that is unlinked during the sign-in (criterion 52)", async () => {
    const user = await person();
    google.accounts.set("unlinked", { email: "elsewhere@example.org", email_verified: true, name: "E" });
    const time = service.now.toISOString();
    await sql`insert into identities values (${google.issuer}, 'unlinked', 'google', ${user.id}, ${time})`;
    const browser = visitor();
    const callback = await begin(browser, "unlinked");
    const unlink = async (tx: ISql) => {
      await tx`select from users where id = ${user.id} for no key update`;
      await tx`delete from identities where subject = 'unlinked'`;
    };
    const { headers } = await whileLocked(service, unlink, () => finish(browser, callback));
    assert.equal(headers["location"], "/auth/login?notice=provider_denied");
    assert.equal((await countsOf(service, user.id)).sessions, 0);
  });

  await t.test("a link to a provider that began before a reset is not completed after it (criterion 52)", async () => {
    const user = await person();
    google.accounts.set("attacker", { email: "mallory@example.org", email_verified: true, name: "M" });
    const attacker = await session(user);
    const callback = await beginLink(attacker, "attacker");
    // The flow is consumed and the provider has responded; the link waits for the lock of the reset.
    const reset = async (tx: ISql) => {
      await tx`select from users where id = ${user.id} for no key update`;
      await tx`delete from sessions where user_id = ${user.id}`;
    };
    assert.equal((await whileLocked(service, reset, () => finish(attacker, callback))).status, 400);
    assert.equal((await countsOf(service, user.id)).identities, 0);
  });

  await t.test("revokes tokens created during a reset, by session and by token (criterion 52)", async () => {
    for (let round = 0; round < 5; round++) {
      const user = await person();
      const { cookie } = await logIn(user.email, password);
      const parent = await token(user, { scopes: ["tokens:manage"] });
      const body = { name: "x", scopes: ["tokens:manage"] };
      const bySession = () => post("/api/v1/me/tokens", body, { cookie });
      const byToken = () => post("/api/v1/me/tokens", body, { token: parent.secret });
      const attacks = [bySession, bySession, byToken, byToken];
      assert.equal(await runDuringAttacks(attacks, await prepareReset(user)), 303);
      assert.equal((await call("getMe", { headers: parent.headers })).status, 401);
      await requireOnlyOwnerAccess(user);
    }
  });

  await t.test("a mail scanner verifies the address, but not the attacker's password (criterion 53)", async () => {
    for (const recovery of ["provider", "reset"] as const) {
      const email = `victim-of-a-scanner-${recovery}@example.org`;
      const { browser: attacker } = await register(email, { name: "Mallory's advertisement" });
      const { body: me } = await attacker.call("getMe");
      assert.equal(me.email_verified, true);
      const texts = { bio: "Buy!", title: "x", company: "x", city: "x", country_code: "DE", timezone: "Europe/Berlin" };
      const addresses = { photo_url: "https://evil.example/", website_url: "https://evil.example/" };
      const links = [{ label: "Buy", url: "https://evil.example/" }];
      const profile = { ...texts, ...addresses, links, interests: ["spam"] };
      assert.equal((await attacker.call("updateMe", { body: profile })).status, 200);
      const created = await attacker.call("createToken", { body: { name: "x" } });
      const login = `mallory-${recovery}`;
      google.accounts.set(login, { email: `${login}@example.org`, email_verified: true, name: "M" });
      assert.equal((await link(attacker, login)).headers["location"], "/settings/security?notice=provider_linked");
      // Signing in again with the password does not prove that the attacker owns the address.
      await visitor().call("logIn", { body: { email, password } });

      const owner = visitor();
      if (recovery === "provider") {
        google.accounts.set("victim", { email, email_verified: true, name: "Vera Owner" });
        assert.equal((await signInByProvider(owner, "victim")).headers["location"], "/dashboard");
      } else {
        assert.equal((await (await prepareReset({ email }))()).status, 303);
        await owner.call("logIn", { body: { email, password: newPassword } });
      }
      const { body: recovered } = await owner.call("getMe");
      assert.equal(recovered.id, me.id);
      assert.equal(recovered.name, recovery === "provider" ? "Vera Owner" : "victim-of-a-scanner-reset");
      for (const field of [...Object.keys(texts), ...Object.keys(addresses)])
        assert.equal(recovered[field], null, field);
      assert.deepEqual([recovered.links, recovered.interests], [[], []]);
      assert.deepEqual(recovered.providers, [recovery === "provider" ? "google" : "password"]);
      assert.ok(await isSignedOut(attacker));
      assert.equal((await call("getMe", { headers: { authorization: `Bearer ${created.body.token}` } })).status, 401);
      assert.equal((await logIn(email, password)).status, 401);
      const newVisitor = visitor();
      await signInByProvider(newVisitor, login);
      assert.notEqual((await newVisitor.call("getMe")).body.id, me.id);
      assert.match(await noticesTo(email), /second factor and profile have been removed/);
      // The owner is proven now, so a further reset no longer removes the profile.
      await (await prepareReset({ email }))();
      assert.equal((await sql`select from users where id = ${me.id} and owner_proven_at is not null`).length, 1);
    }
  });

  for (const recovery of ["reset", "provider"] as const) {
    await t.test(
      `rejects a profile that arrives after a ${recovery} has ended the session of its sender (criterion 53)`,
      async () => {
        const email = `victim-of-a-slow-body-${recovery}@example.org`;
        const { browser: attacker } = await register(email);
        const created = await attacker.call("createToken", { body: { name: "x" } });
        google.accounts.set(email, { email, email_verified: true, name: "Ada" });
        const recover = recovery === "reset" ? await prepareReset({ email }) : undefined;
        const json = "application/json";
        const cookie = `session_id=${attacker.session()}`;
        const finishers = [
          await prepare("PATCH", "/api/v1/me", { cookie, "content-type": json }),
          await prepare("PATCH", "/api/v1/me", { authorization: `Bearer ${created.body.token}`, "content-type": json }),
          await prepare("POST", "/settings/profile", { cookie, "content-type": json, accept: json }),
        ];
        const owner = visitor();
        assert.equal((await (recover ? recover() : signInByProvider(owner, email))).status, 303);
        const body = { name: "Mallory", bio: "Buy at https://evil.example/" };
        assert.deepEqual(await Promise.all(finishers.map((finishWith) => finishWith(body))), [401, 401, 303]);
        if (recover) await owner.call("logIn", { body: { email, password: newPassword } });
        const { body: me } = await owner.call("getMe");
        assert.equal(me.bio, null);
        assert.notEqual(me.name, "Mallory");
      },
    );
  }

  await t.test(
    "using a verification link or a provider in a session proves that the password is the owner's (criterion 53)",
    async () => {
      const unproven = (name: string) => register(`${name}@example.org`, { name, isVerified: false });
      const honest = await unproven("honest");
      await honest.browser.call("verifyEmail", { query: { token: honest.token } });
      google.accounts.set("honest", { email: honest.email, email_verified: true, name: "Another Name" });
      await signInByProvider(visitor(), "honest");
      const { body } = await honest.browser.call("getMe");
      assert.deepEqual([body.name, body.providers], ["honest", ["google", "password"]]);

      const inApp = await unproven("in-app-browser");
      await call("verifyEmail", { query: { token: inApp.token } });
      google.accounts.set("in-app", { email: inApp.email.toUpperCase(), email_verified: true, name: "Another Name" });
      await link(inApp.browser, "in-app");
      await (await prepareReset(inApp))();
      const [row] = await sql`select name from users where email = ${inApp.email}`;
      assert.equal(row?.["name"], "in-app-browser");

      // Opening the link in the session of another user does not prove the owner.
      const third = await unproven("third");
      await honest.browser.call("verifyEmail", { query: { token: third.token } });
      assert.equal((await sql`select from users where email = ${third.email} and owner_proven_at is null`).length, 1);
    },
  );

  await t.test("a reset ends tokens and sessions, and lists the linked providers (criterion 54)", async () => {
    const user = await person();
    const [first, second] = [await session(user), await session(user)];
    const tokens = [await token(user), await token(user)];
    google.accounts.set("linked", { email: user.email, email_verified: true, name: "L" });
    await signInByProvider(visitor(), "linked");
    await (await prepareReset(user))();
    assert.ok((await isSignedOut(first)) && (await isSignedOut(second)));
    for (const { headers } of tokens) assert.equal((await call("getMe", { headers })).status, 401);
    const text = await noticesTo(user.email);
    assert.match(text, /These can still sign in to your account: Google\./);
    assert.match(text, /https:\/\/alliance\.test\/settings\/security/);
  });

  await t.test("revoking a token revokes all generations of tokens created with it (criterion 54)", async () => {
    const user = await person();
    const createToken = async (headers: Record<string, string>) =>
      (await call("createToken", { body: { name: "x", scopes: ["tokens:manage"] }, headers })).body;
    const bearer = ({ token: secret }: { token: string }) => ({ authorization: `Bearer ${secret}` });
    const first = await token(user, { scopes: ["tokens:manage"] });
    const sibling = await token(user, { scopes: ["tokens:manage"] });
    const child = await createToken(first.headers);
    const grandchild = await createToken(bearer(child));
    let stop = false;
    const createdTokens: { token: string }[] = [];
    const createUntilStopped = async (headers: Record<string, string>) => {
      while (!stop) {
        const response = await call("createToken", { body: { name: "x", scopes: ["tokens:manage"] }, headers });
        if (response.status === 201) createdTokens.push(response.body);
        else assert.ok(stop || [401, 409].includes(response.status), String(response.status));
        if (response.status === 409) return;
      }
    };
    const creations = [bearer(grandchild), bearer(grandchild), bearer(child)].map(createUntilStopped);
    while (createdTokens.length < 5) await new Promise(setImmediate);
    assert.equal((await (await session(user)).call("revokeToken", { path: { token_id: first.id } })).status, 200);
    stop = true;
    await Promise.all(creations);
    for (const headers of [first.headers, bearer(child), bearer(grandchild), ...createdTokens.map(bearer)])
      assert.equal((await call("listTokens", { headers })).status, 401);
    assert.equal((await call("listTokens", { headers: sibling.headers })).status, 200);
    assert.match(await lastMail(user.email), /was revoked, together with \d+ created with it/);
  });

  await t.test("ends all other sessions; only one of two concurrent requests succeeds (criterion 54)", async () => {
    const user = await person();
    const [browser, otherSession, other] = [await session(user), await session(user), await session(await person())];
    await sql`insert into oauth_flows values (${digest("link")}, 'google', 'n', 'v', null, ${user.id}, now() + interval '1 hour')`;
    const response = await browser.call("endOtherSessions");
    assert.equal(response.headers["location"], "/settings/security?notice=other_sessions_ended");
    assert.equal((await browser.call("getMe")).status, 200);
    assert.ok(await isSignedOut(otherSession));
    assert.equal((await other.call("getMe")).status, 200);
    assert.equal((await sql`select from oauth_flows where user_id = ${user.id}`).length, 0);
    const sessions = [browser, await session(user)];
    const results = await Promise.all(sessions.map((browser) => browser.call("endOtherSessions")));
    assert.deepEqual(results.map(({ headers }) => headers["location"]).toSorted(), [
      "/auth/login?next=%2Fsettings%2Fsecurity",
      "/settings/security?notice=other_sessions_ended",
    ]);
    assert.equal((await countsOf(service, user.id)).sessions, 1);
  });

  await t.test("revokes all tokens of the user, and of no other user (criterion 54)", async () => {
    const user = await person();
    const [first, second, others] = [await token(user), await token(user), await token(await person())];
    const browser = await session(user);
    const response = await browser.call("revokeTokensByForm");
    assert.equal(response.headers["location"], "/settings/tokens?notice=tokens_revoked");
    for (const { headers } of [first, second]) assert.equal((await call("getMe", { headers })).status, 401);
    assert.equal((await call("getMe", { headers: others.headers })).status, 200);
    assert.match(await lastMail(user.email), /All your API tokens were revoked/);
    await browser.call("revokeTokensByForm");
    assert.equal((await mails(user.email)).length, 1);
  });

  await t.test("a sign-in, a new password and a sign-out with an old cookie set the cookie once", async () => {
    const user = await person();
    const browser = await session(user);
    const ageSessions = () =>
      sql`update sessions set last_used_at = last_used_at - interval '2 minutes' where user_id = ${user.id}`;
    const change = { current_password: password, new_password: password };
    for (const act of [
      () => browser.call("logIn", { body: { email: user.email, password } }),
      () => browser.call("changePassword", { body: change }),
      () => browser.call("logOut"),
    ]) {
      await ageSessions();
      const { headers } = await act();
      const cookies = [headers["set-cookie"]].flat().map(String);
      assert.equal(cookies.filter((cookie) => cookie.startsWith("session_id=")).length, 1);
    }
    assert.equal((await countsOf(service, user.id)).sessions, 0);
  });
});
