import assert from "node:assert/strict";
import { test } from "tap";
import { v7 as uuid } from "uuid";
import { permissionTable } from "../../scripts/permissions.ts";
import { routeTable } from "../../src/server/http/contract.ts";
import { createPasskey, type Falsified, type Passkey, startTotp, totpCode } from "../support/authenticator.ts";
import { operations } from "../support/contract.ts";
import { createFixtures } from "../support/fixtures.ts";
import { createVisitor, type Person, password, type Visitor } from "../support/people.ts";
import { codeOf, requireError, statusesAtOnce } from "../support/responses.ts";
import { type Service, startService } from "../support/service.ts";
import { locationOf } from "../support/site.ts";

const form = { "content-type": "application/x-www-form-urlencoded" };
const start = new Date("2026-11-20T12:00:00Z").getTime();

/** Actions of users with a second factor. `addApp` advances the clock, so that the next code differs. */
const factors = (service: Service, clock: { time: number }) => {
  const digitsAt = (secret: string, time = clock.time) => totpCode(secret, time);

  const recoveryCodes = async (visitor: Visitor): Promise<string[]> => {
    const { body } = await visitor.call("showSecurity");
    const [, text = ""] = /<textarea[^>]*>([^<]*)</.exec(body) ?? [];
    return text.trim() === "" ? [] : text.trim().split("\n");
  };

  const addApp = async (visitor: Visitor): Promise<string> => {
    const secret = await startTotp(visitor);
    const response = await visitor.call("submitTotp", { body: `code=${digitsAt(secret)}` });
    assert.equal(locationOf(response), "/settings/security?notice=totp_enabled");
    clock.time += 30_000;
    return secret;
  };

  const addPasskey = async (visitor: Visitor, passkey = createPasskey(service.baseUrl)): Promise<Passkey> => {
    const options = await visitor.call("startPasskeyRegistration");
    assert.equal(options.status, 200, JSON.stringify(options.body));
    const credential = passkey.register(options.body);
    const added = await visitor.call("registerPasskey", { body: { name: "Phone", credential } });
    assert.equal(locationOf(added), "/settings/security?notice=passkey_added");
    return passkey;
  };

  /** Signs in with the password, up to the second factor. */
  const begin = async ({ email }: Person, headers: Record<string, string> = {}): Promise<Visitor> => {
    const visitor = createVisitor(service, headers);
    const response = await visitor.call("logIn", { body: { email, password, next: "/settings/tokens" } });
    assert.equal(locationOf(response), "/auth/second-factor?next=%2Fsettings%2Ftokens");
    assert.equal(visitor.cookies.has("session_id"), false);
    return visitor;
  };

  const signInByPasskey = async (passkey: Passkey, changes: Falsified = {}) => {
    const visitor = createVisitor(service);
    const { body: options } = await visitor.call("startPasskeySignIn");
    const body = { credential: passkey.sign(options, changes), next: "/settings/tokens" };
    return { visitor, body, response: await visitor.call("finishPasskeySignIn", { body }) };
  };

  const confirm = async (visitor: Visitor, code: string) => visitor.call("submitSecondFactor", { body: { code } });

  return { digitsAt, recoveryCodes, addApp, addPasskey, begin, signInByPasskey, confirm };
};

test("the second factor", async (t) => {
  const clock = { time: start };
  const service = await startService(t, { data: "none", clock: () => new Date(clock.time) });
  const { call, sql, person, signIn, token, mails, lastMail, resetPassword, appoint, securityEventsOf } = service;
  const session = (user: Person) => service.session(user, new Date(clock.time));
  const { digitsAt, recoveryCodes, addApp, addPasskey, begin, signInByPasskey, confirm } = factors(service, clock);
  const passkeysOf = ({ id }: Person) => sql<{ passkey_id: string; counter: string }[]>`
    select id as passkey_id, counter from passkeys where user_id = ${id}`;
  const userOf = async (visitor: Visitor) => (await visitor.call("getMe")).body;

  await t.test("asks for an authenticator's code after the password; each code works once (criterion 88)", async () => {
    const user = await person();
    const owner = await session(user);
    const secret = await addApp(owner);
    assert.equal((await recoveryCodes(owner)).length, 10);
    assert.equal((await recoveryCodes(owner)).length, 0, "they are shown once");
    const [row] = await sql`select sealed_secret from totp_secrets where user_id = ${user.id}`;
    assert.doesNotMatch(row?.["sealed_secret"], new RegExp(secret));

    const visitor = await begin(user);
    assert.equal((await visitor.call("showDashboard")).status, 303, "the password alone opens nothing");
    assert.match((await visitor.call("showSecondFactor")).body, new RegExp(user.email));
    const code = digitsAt(secret);
    const response = await visitor.call("submitSecondFactor", {
      body: { code: ` ${code} `, next: "/settings/tokens" },
    });
    assert.equal(locationOf(response), "/settings/tokens");
    assert.equal((await userOf(visitor)).second_factor, true);
    assert.equal(visitor.cookies.has("pending_sign_in"), false);

    const retry = await begin(user);
    requireError(await confirm(retry, code), 403, "invalid_credentials");
    const statuses = [];
    // A used time step, a step too far ahead, and the next step, as from a clock that is slightly fast.
    for (const offset of [-30_000, 60_000, 30_000])
      statuses.push((await confirm(retry, digitsAt(secret, clock.time + offset))).status);
    assert.deepEqual(statuses, [403, 403, 303]);
    assert.equal((await securityEventsOf(user)).filter((event) => event === "second_factor_failed").length, 3);
    const texts = (await mails(user.email)).map(({ text }) => text).join("\n");
    assert.match(texts, /An authenticator app was set up/);
    assert.match(texts, /then entered a wrong code/);
  });

  await t.test("one of two concurrent sign-ins with the same code succeeds", async () => {
    const user = await person();
    const secret = await addApp(await session(user));
    const visitors = await Promise.all([1, 2, 3, 4].map(() => begin(user)));
    const confirmNth = (index: number) => confirm(visitors[index] ?? assert.fail(), digitsAt(secret));
    assert.deepEqual(await statusesAtOnce(4, confirmNth), [303, 403, 403, 403]);
  });

  await t.test("a recovery code works once, in any spelling, with an email", async () => {
    const user = await person();
    const owner = await session(user);
    await addApp(owner);
    const [code = ""] = await recoveryCodes(owner);
    const visitor = await begin(user);
    assert.equal((await confirm(visitor, code.toUpperCase().replaceAll("-", " "))).status, 303);
    assert.equal((await confirm(await begin(user), code)).status, 403);
    assert.match(await lastMail(user.email), /A recovery code was used. You have 9 left/);
    assert.match((await visitor.call("showSecurity")).body, /You have <strong>9<\/strong> left/);
    assert.equal((await securityEventsOf(user)).includes("recovery_code_used"), true);

    const reset = await visitor.call("resetRecoveryCodes", { headers: form });
    assert.equal(locationOf(reset), "/settings/security?notice=recovery_codes_renewed");
    const renewed = await recoveryCodes(visitor);
    assert.equal(renewed.length, 10);
    assert.equal(renewed.includes(code), false);
    const removed = await visitor.call("removeTotp", { headers: form });
    assert.equal(locationOf(removed), "/settings/security?notice=totp_disabled");
    assert.equal((await sql`select from recovery_codes where user_id = ${user.id}`).length, 0);
    assert.equal((await userOf(visitor)).second_factor, false);
    const plain = await session(await person());
    assert.equal(codeOf(await plain.call("resetRecoveryCodes", { headers: form })), "second_factor_missing");
  });

  await t.test("a passkey signs in without a password, or confirms a sign-in with one (criterion 87)", async () => {
    const user = await person();
    const owner = await session(user);
    const passkey = await addPasskey(owner);
    assert.deepEqual((await userOf(owner)).providers, ["password", "passkey"]);
    const { visitor, response, body } = await signInByPasskey(passkey);
    assert.equal(locationOf(response), "/settings/tokens");
    assert.equal((await userOf(visitor)).id, user.id);
    assert.equal((await visitor.call("createToken", { body: { name: "One" } })).status, 201, "it is both factors");
    const replayed = await visitor.call("finishPasskeySignIn", { body });
    assert.equal(codeOf(replayed), "sign_in_expired");

    const second = await begin(user);
    const { body: options } = await second.call("startPasskeyConfirmation");
    assert.deepEqual(options.allowCredentials, [{ id: passkey.id, type: "public-key", transports: ["internal"] }]);
    const credential = passkey.sign(options);
    assert.equal(locationOf(await second.call("finishPasskeyConfirmation", { body: { credential } })), "/dashboard");
    assert.equal((await userOf(second)).id, user.id);
    assert.match((await second.call("showSecurity")).body, /<strong>Phone<\/strong>/);
  });

  await t.test("rejects a removed passkey, and the removal of the last sign-in method (criterion 25)", async () => {
    const user = await person();
    const owner = await session(user);
    const passkey = await addPasskey(owner);
    const [{ passkey_id } = assert.fail()] = await passkeysOf(user);
    const path = { passkey_id };
    const stranger = await session(await person());
    assert.equal((await stranger.call("removePasskey", { path })).status, 404, "of another user");
    assert.equal(locationOf(await owner.call("removePasskey", { path })), "/settings/security?notice=passkey_removed");
    requireError((await signInByPasskey(passkey)).response, 401, "invalid_credentials");
    assert.equal((await sql`select from recovery_codes where user_id = ${user.id}`).length, 0);
    assert.match(await lastMail(user.email), /no longer has a second factor/);

    const other = await person({ withPassword: false });
    const visitor = await session(other);
    await addPasskey(visitor);
    await addPasskey(visitor);
    const paths = (await passkeysOf(other)).map(({ passkey_id }) => ({ passkey_id }));
    const responses = await Promise.all(paths.map((path) => visitor.call("removePasskey", { path })));
    const [rejection = assert.fail(), ...others] = responses.filter(({ status }) => status !== 303);
    assert.deepEqual(others, []);
    requireError(rejection, 409, "last_sign_in_method");
  });

  await t.test("only one of a passkey and a provider can be removed concurrently (criterion 25)", async () => {
    const user = await person({ withPassword: false });
    await sql`insert into identities (issuer, subject, provider, user_id, created_at)
      values ('https://github.com', ${user.id}, 'github', ${user.id}, now())`;
    const owner = await session(user);
    await addPasskey(owner);
    const [{ passkey_id } = assert.fail()] = await passkeysOf(user);
    const statuses = await Promise.all([
      owner.call("removePasskey", { path: { passkey_id } }),
      owner.call("unlinkProvider", { path: { provider: "github" } }),
    ]);
    assert.deepEqual(statuses.map(({ status }) => status).toSorted(), [303, 409]);
  });

  await t.test("a passkey's signature must be recent, for this site and by its verified user", async (t) => {
    const user = await person();
    const owner = await session(user);
    const passkey = await addPasskey(owner);
    const forgeries: [string, Falsified][] = [
      ["another origin", { origin: "https://evil.test" }],
      ["a subdomain's origin", { origin: "https://x.alliance.test" }],
      ["http", { origin: "http://alliance.test" }],
      ["another site", { rpId: "evil.test" }],
      ["no verified user", { isVerified: false }],
      ["a registration's data", { type: "webauthn.create" }],
    ];
    for (const [label, lie] of forgeries) {
      await t.test(label, async () => {
        assert.equal((await signInByPasskey(passkey, lie)).response.status, 401);
        const { body: options } = await owner.call("startPasskeyRegistration");
        const credential = createPasskey(service.baseUrl).register(options, lie.type ? { type: "webauthn.get" } : lie);
        assert.equal((await owner.call("registerPasskey", { body: { name: "X", credential } })).status, 400);
      });
    }
    await t.test("ignores the Host header", async () => {
      const headers = { host: "evil.test", "x-forwarded-host": "evil.test" };
      const { body } = await call("startPasskeySignIn", { headers });
      assert.equal(body.rpId, "alliance.test");
    });
    await t.test("refuses a challenge for another browser, user or purpose", async () => {
      const [first, second] = [createVisitor(service), createVisitor(service)];
      const { body: options } = await first.call("startPasskeySignIn");
      await second.call("startPasskeySignIn");
      const body = { credential: passkey.sign(options) };
      assert.equal((await second.call("finishPasskeySignIn", { body })).status, 401, "another browser's");
      assert.equal((await createVisitor(service).call("finishPasskeySignIn", { body })).status, 400, "no cookie");

      const pending = await begin(user);
      const { body: confirmation } = await pending.call("startPasskeyConfirmation");
      const cookie = pending.cookies.get("passkey_confirmation") ?? "";
      pending.cookies.set("passkey_sign_in", cookie);
      const request = { credential: passkey.sign(confirmation) };
      assert.equal((await pending.call("finishPasskeySignIn", { body: request })).status, 400, "another purpose");

      const theirPasskey = await addPasskey(await session(await person()));
      const browser = await begin(user);
      const { body: challenge } = await browser.call("startPasskeyConfirmation");
      const foreignCredential = { credential: theirPasskey.sign(challenge) };
      const refusal = await browser.call("finishPasskeyConfirmation", { body: foreignCredential });
      assert.equal(refusal.status, 403, "another user's passkey");
      const other = await begin(user);
      other.cookies.set("passkey_confirmation", browser.cookies.get("passkey_confirmation") ?? cookie);
      const response = await other.call("finishPasskeyConfirmation", { body: { credential: passkey.sign(challenge) } });
      assert.equal(response.status, 400, "another sign-in's challenge");
    });
    await t.test("refuses an old challenge", async () => {
      const visitor = createVisitor(service);
      const { body: options } = await visitor.call("startPasskeySignIn");
      clock.time += 300_000;
      const response = await visitor.call("finishPasskeySignIn", { body: { credential: passkey.sign(options) } });
      assert.equal(codeOf(response), "sign_in_expired");
    });
    await t.test("refuses a passkey that an account already has", async () => {
      const visitor = await session(await person());
      const { body: options } = await visitor.call("startPasskeyRegistration");
      const registration = createPasskey(service.baseUrl, Buffer.from(passkey.id, "base64url")).register(options);
      const response = await visitor.call("registerPasskey", { body: { name: "X", credential: registration } });
      assert.equal(codeOf(response), "passkey_taken");
    });
    await t.test("allows a user at most twenty", async () => {
      const member = await person();
      await sql`insert into passkeys (id, user_id, credential_id, public_key, counter, name, created_at)
        select gen_random_uuid(), ${member.id}, 'many-' || n, '', 0, 'X', now() from generate_series(1, 20) n`;
      const visitor = await session(member);
      await sql`update sessions set second_factor_at = ${new Date(clock.time).toISOString()} where user_id = ${member.id}`;
      assert.equal(codeOf(await visitor.call("startPasskeyRegistration")), "passkey_limit_reached");
    });
    await t.test("accepts a counter that decreases, and notifies the user", async () => {
      assert.equal((await signInByPasskey(passkey, { counter: 7 })).response.status, 303);
      assert.equal((await signInByPasskey(passkey, { counter: 3 })).response.status, 303);
      assert.equal((await securityEventsOf(user)).includes("passkey_counter_regressed"), true);
      assert.match(await lastMail(user.email), /counter went backwards/);
      assert.equal(Number((await passkeysOf(user))[0]?.counter), 7);
    });
  });

  await t.test("a pending sign-in works once, for ten minutes or until a password change (criterion 86)", async () => {
    const user = await person();
    const secret = await addApp(await session(user));
    const browser = await begin(user);
    const { cookies } = await begin(user);
    const copy = () => createVisitor(service, {}, new Map(cookies));
    assert.equal((await confirm(copy(), digitsAt(secret))).status, 303);
    clock.time += 30_000;
    assert.equal(codeOf(await confirm(copy(), digitsAt(secret))), "sign_in_expired");
    clock.time += 600_000;
    assert.equal(locationOf(await confirm(browser, digitsAt(secret))), "/auth/login");
    assert.equal(browser.cookies.has("session_id"), false);

    const afterChange = await begin(user);
    const disabled = await begin(user);
    await sql`update passwords set hash = hash || 'x' where user_id = ${user.id}`;
    assert.equal(locationOf(await confirm(afterChange, digitsAt(secret))), "/auth/login");
    await sql`update passwords set hash = left(hash, -1) where user_id = ${user.id}`;
    await sql`update users set disabled_at = now() where id = ${user.id}`;
    assert.equal(locationOf(await confirm(disabled, digitsAt(secret))), "/auth/login");
  });

  await t.test("reveals nothing about a second factor before the password", async () => {
    const [protectedUser, plain] = [await person(), await person()];
    await addApp(await session(protectedUser));
    const attempt = async ({ email }: Person) => {
      const { status, headers, body } = await call("logIn", { body: { email, password: "another password" } });
      return { status, code: headers["x-error-code"], cookies: headers["set-cookie"], body };
    };
    assert.deepEqual(await attempt(protectedUser), await attempt(plain));
    assert.deepEqual((await call("startPasskeySignIn")).body.allowCredentials, []);
    assert.equal(locationOf(await call("showSecondFactor")), "/auth/login?next=%2Fdashboard");
    assert.equal((await call("startPasskeyConfirmation")).status, 400);
    const credential = createPasskey(service.baseUrl).sign({ challenge: "x" });
    assert.equal((await call("finishPasskeyConfirmation", { body: { credential } })).status, 400);
  });

  await t.test("requires a step-up within ten minutes to grant lasting access (criterion 89)", async () => {
    const { alliance } = await createFixtures(service);
    const ours = await alliance({ name: "Ours" });
    const [user, friend] = [await person(), await person()];
    await appoint(user, { alliance: null });
    const owner = await session(user);
    const secret = await addApp(owner);
    clock.time += 600_000;
    const options = { challenge: "x", user: { id: "x" } };
    const role = { path: { alliance: ours.slug, user_id: friend.id } };
    for (const [id, request] of [
      ["createToken", { body: { name: "One" } }],
      ["grantAllianceAdmin", role],
      ["revokeAllianceAdmin", role],
      ["startPasskeyRegistration", {}],
      ["registerPasskey", { body: { name: "X", credential: createPasskey(service.baseUrl).register(options) } }],
      ["removePasskey", { path: { passkey_id: user.id } }],
      ["removeTotp", {}],
      ["resetRecoveryCodes", {}],
      ["startTotp", {}],
    ] as const) {
      const { status, headers } = await owner.call(id, request);
      assert.deepEqual([status, headers["x-error-code"]], [403, "step_up_required"], id);
    }
    const detour = await owner.call("createTokenByForm", { body: "name=One&scopes=profile:read" });
    assert.equal(locationOf(detour), "/auth/second-factor?next=%2Fsettings%2Ftokens");
    assert.match((await owner.call("showTokens")).body, /Confirm your identity to create one/);
    const device = { user_code: "BCDF-GHJK" };
    const stepUp = "/auth/second-factor?next=%2Foauth%2Fdevice%3Fuser_code%3DBCDF-GHJK";
    assert.equal(locationOf(await owner.call("showDevice", { query: device })), stepUp);
    const allowed = new URLSearchParams({ ...device, decision: "allow" }).toString();
    assert.equal(locationOf(await owner.call("submitDevice", { body: allowed })), stepUp);
    const link = await owner.call("linkProvider", { path: { provider: "github" }, headers: form });
    assert.equal(locationOf(link), "/auth/second-factor?next=%2Fsettings%2Fsecurity");
    assert.equal((await owner.call("getMe")).status, 200, "everything else works");
    const { headers } = await token(user, { scopes: ["tokens:manage"] });
    assert.equal((await call("createToken", { body: { name: "Two" }, headers })).status, 201, "not for tokens");

    const body = { code: digitsAt(secret), next: "/settings/tokens" };
    assert.equal(locationOf(await owner.call("submitSecondFactor", { body })), "/settings/tokens");
    assert.equal((await owner.call("createToken", { body: { name: "One" } })).status, 201);
    assert.equal((await owner.call("grantAllianceAdmin", role)).status, 200);
    assert.equal(locationOf(await owner.call("showSecondFactor")), "/dashboard");
    clock.time += 300_000;
    assert.match((await owner.call("showTokens")).body, /Confirm your identity/, "before anything is typed");
    assert.equal((await owner.call("createToken", { body: { name: "Three" } })).status, 201, "for ten minutes");

    const oldSession = await session(user);
    assert.equal(codeOf(await oldSession.call("createToken", { body: { name: "Four" } })), "step_up_required");
    const guest = await session(friend);
    assert.equal((await guest.call("createToken", { body: { name: "One" } })).status, 201, "without a second factor");
  });

  await t.test("a password reset retains the second factor, and an eviction removes it (criterion 90)", async () => {
    const user = await person();
    const secret = await addApp(await session(user));
    await resetPassword(user, password);
    assert.equal((await confirm(await begin(user), digitsAt(secret))).status, 303);

    const victim = await person();
    await addPasskey(await session(victim));
    await sql`update users set owner_proven_at = null where id = ${victim.id}`;
    await resetPassword(victim, password);
    assert.equal((await passkeysOf(victim)).length, 0);
    assert.equal((await userOf(await signIn(victim))).second_factor, false);
  });

  await t.test("the first factor requires a sign-in within five minutes (criterion 89)", async () => {
    const owner = await person();
    const visitor = await signIn(owner);
    clock.time += 301_000;
    for (const id of ["startPasskeyRegistration", "startTotp"] as const)
      requireError(
        await visitor.call(id, { headers: { accept: "application/json" } }),
        403,
        "reauthentication_required",
      );
    assert.match((await visitor.call("showSecurity")).body, /href="\/auth\/login\?next=\/settings\/security"/);
    const browser = await signIn(owner);
    assert.doesNotMatch((await browser.call("showSecurity")).body, /Sign in again/);
    await addApp(browser);
    clock.time += 301_000;
    await addPasskey(browser);
  });

  await t.test("pages redirect to the next step", async () => {
    const unverified = await session(await person({ verified: false }));
    for (const id of ["startPasskeyRegistration", "startTotp", "showTotp"] as const)
      assert.equal(codeOf(await unverified.call(id)), "email_not_verified");
    const owner = await session(await person());
    assert.equal(locationOf(await owner.call("showTotp")), "/settings/security");
    assert.equal(codeOf(await owner.call("submitTotp", { body: "code=123456" })), "sign_in_expired");
    assert.equal((await owner.call("removeTotp")).status, 404);
    assert.equal((await owner.call("submitSecondFactor", { body: { code: "123456" } })).status, 303);
    await owner.call("startTotp");
    const response = await owner.call("submitTotp", { body: "code=000000" });
    assert.equal(response.status, 403);
    assert.match(response.body, /<svg/);
    const page = String((await owner.call("showSecurity")).body);
    assert.doesNotMatch(page, /Wrong code or passkey/, "while the app is set up, it is the owner who mistypes");
  });
});

test("attempts at the second factor", async (t) => {
  const clock = { time: start };
  const limits = { factor: 1 };
  const service = await startService(t, { data: "none", clock: () => new Date(clock.time), limits, trustProxy: true });
  const another = await service.startAnother({ clock: () => new Date(clock.time), limits, trustProxy: true });
  const { person, session } = service;
  const { digitsAt, addApp, addPasskey, begin, confirm } = factors(service, clock);
  const from = (address: string) => ({ "x-forwarded-for": address });

  const user = await person();
  const owner = await session(user);
  const secret = await addApp(owner);
  const passkey = await addPasskey(owner);

  await t.test("limits wrong codes to five, in all processes and concurrently (criterion 7)", async () => {
    const thief = await begin(user, from("203.0.113.1"));
    const inOtherProcess = createVisitor(another, from("203.0.113.1"), new Map(thief.cookies));
    const statuses = await statusesAtOnce(20, (index) => confirm(index % 2 ? thief : inOtherProcess, "000000"));
    assert.deepEqual(statuses, [...Array(5).fill(403), ...Array(15).fill(429)]);
    assert.equal((await confirm(thief, digitsAt(secret))).status, 429, "then the right code is rejected too");
  });

  await t.test("the owner's session and passkeys still work (criterion 8)", async () => {
    clock.time += 600_000;
    for (const host of [2, 3, 4, 5, 6, 7]) {
      const thief = await begin(user, from(`203.0.113.${host}`));
      await statusesAtOnce(5, () => confirm(thief, "000000"));
    }
    assert.equal((await confirm(await begin(user, from("203.0.113.9")), digitsAt(secret))).status, 429, "30 in all");
    assert.equal((await confirm(owner, digitsAt(secret))).status, 303);
    const waiting = await begin(user, from("203.0.113.9"));
    const { body: options } = await waiting.call("startPasskeyConfirmation");
    const response = await waiting.call("finishPasskeyConfirmation", { body: { credential: passkey.sign(options) } });
    assert.equal(response.status, 303);
  });
});

test("suspends administrators without a required second factor (criterion 91)", async (t) => {
  const clock = { time: start };
  const clocked = { clock: () => new Date(clock.time), secondFactorForAdmins: true };
  const service = await startService(t, { data: "none", ...clocked });
  const { call, person, session, token, appoint } = service;
  const { addApp } = factors(service, clock);
  const { root, alliance } = await createFixtures(service);
  await addApp(await session(root));
  const ours = await alliance({ name: "Ours" });
  const admin = await person();
  await appoint(admin, { alliance: ours.id });
  const owner = await session(admin);
  const bearer = (await token(admin, { scopes: ["admin:alliances", "profile:read"] })).headers;
  const change = { path: { alliance: ours.slug }, body: { description: "Ours, and better." } };

  assert.equal(codeOf(await owner.call("updateAlliance", change)), "second_factor_required");
  assert.equal(codeOf(await call("updateAlliance", { ...change, headers: bearer })), "second_factor_required");
  const { body: me } = await owner.call("getMe");
  assert.deepEqual([me.roles_suspended, me.roles.length], [true, 1]);
  assert.match((await owner.call("showDashboard")).body, /Your admin access is suspended/);
  const member = await session(await person());
  assert.equal(codeOf(await member.call("updateAlliance", change)), "role_required");

  await addApp(owner);
  assert.equal((await owner.call("updateAlliance", change)).status, 200);
  assert.equal((await call("updateAlliance", { ...change, headers: bearer })).status, 200);
  assert.equal((await owner.call("getMe")).body.roles_suspended, false);
});

test("suspended administrators get 403 with advice where a second factor would help (criterion 91)", async (t) => {
  const service = await startService(t, { data: "none", secondFactorForAdmins: true });
  const { person, session, appoint, as } = service;
  // Creates the resources without the requirement, which would suspend their creators.
  const unrestricted = await service.startAnother({ secondFactorForAdmins: false });
  const { alliance, group, event, job, entry } = await createFixtures(unrestricted);
  const ours = await alliance({ name: "Ours" });
  const ownGroup = await group(ours, { name: "Here" });
  const inactiveGroup = await group(ours, { name: "Asleep", active: false });
  const createResources = async (name: string, status: "published" | "draft") => ({
    event: await event(ownGroup, { name, status }),
    job: await job(ours, { title: name, status }),
    entry: await entry(ours, { name, published: status === "published" }),
  });
  const targets = {
    visible: { group: ownGroup, ...(await createResources("Visible", "published")) },
    hidden: { group: inactiveGroup, ...(await createResources("Draft", "draft")) },
  };
  const offender = await person();
  const about = { subject_type: "event", subject_id: targets.visible.event.id };
  const report = { ...about, reason: "spam", text: "Buy watches." };
  const { body: reported } = await service.call("createReport", { as: as(offender), body: report });

  const documented = permissionTable();
  const adminOperations = operations.filter(({ operationId: id }) => routeTable[id].permission.includes("."));
  assert.ok(adminOperations.length > 100, String(adminOperations.length));

  for (const [role, scope] of [
    ["alliance admin of this alliance", { alliance: ours.id }],
    ["alliance admin of all", { alliance: null }],
    ["group admin of this group", { group: ownGroup.id }],
  ] as const) {
    const admin = await person();
    await appoint(admin, scope);
    if ("group" in scope) await appoint(admin, { group: inactiveGroup.id });
    const browser = await session(admin);
    for (const [label, { group, event, job, entry }] of Object.entries(targets))
      await t.test(`${role}, ${label} resources`, async () => {
        const path: Record<string, string> = {
          alliance: ours.slug,
          group_id: group.id,
          group_slug: group.slug,
          event_id: event.id,
          event_slug: event.slug,
          job_id: job.id,
          slug: job.slug,
          entry_id: entry.id,
          report_id: String(reported.id),
          user_id: offender.id,
        };
        for (const { operationId: id, path: template } of adminOperations) {
          const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
          const values = Object.fromEntries(names.map((name) => [name, path[name] ?? uuid()]));
          // Both events belong to this group, and are found by its slug.
          if (names.includes("event_slug")) values["group_slug"] = ownGroup.slug;
          const response = await browser.call(id, { path: values });
          const rows = documented.filter((row) => row.id === id);
          const { statuses } = rows[label === "hidden" ? rows.length - 1 : 0] ?? assert.fail(id);
          if (statuses.anonymous === 200) continue;
          const isAllowedWithFactor = statuses[role] === 200;
          // Suspended roles show no hidden resources.
          const statusWithoutRole = label === "hidden" && rows.length > 1 ? 404 : statuses[role];
          const code = statusWithoutRole === 404 ? "not_found" : "role_required";
          const expected = isAllowedWithFactor ? [403, "second_factor_required"] : [statusWithoutRole, code];
          assert.deepEqual([response.status, codeOf(response)], expected, id);
        }
      });

    await t.test(`${role}, lists of hidden events`, async () => {
      for (const query of [{ status: ["draft"] }, { visibility: ["unlisted"] }, { visibility: ["public", "members"] }])
        for (const scopes of [["admin:events"], ["admin:events", "profile:read"]])
          requireError(
            await service.call("listAllEvents", { query, as: as(admin, scopes) }),
            403,
            "second_factor_required",
          );
    });
  }
});
