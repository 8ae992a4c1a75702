import assert from "node:assert/strict";
import { test } from "tap";
import { startTotp, totpCode } from "../support/authenticator.ts";
import { createVisitor, newPassword, type Person, password, type Visitor } from "../support/people.ts";
import { codeOf, comparable, requireStatus, statusesAtOnce } from "../support/responses.ts";
import { type ServiceResponse, startService } from "../support/service.ts";
import { form, locationOf } from "../support/site.ts";

test("signing in by a link in an email", async (t) => {
  const clock = { time: new Date("2026-11-20T12:00:00Z").getTime() };
  const service = await startService(t, { data: "none", clock: () => new Date(clock.time) });
  const { call, sql, person, signIn, mails, lastMail, linkToken, resetPassword, securityEventsOf } = service;
  const session = (user: Person) => service.session(user, new Date(clock.time));
  const requestEmail = (email: string, next?: string, visitor: Pick<Visitor, "call"> = service) =>
    visitor.call("requestSignInLink", { body: { email, ...(next !== undefined && { next }) } });
  const requestLink = async ({ email }: Person, next?: string): Promise<string> => {
    assert.equal((await requestEmail(email, next)).status, 303);
    return linkToken(email);
  };
  const useLink = (token: string, visitor: Pick<Visitor, "call"> = createVisitor(service)) =>
    visitor.call("finishSignIn", { body: { token } });
  const userIdOf = async (visitor: Visitor) => (await visitor.call("getMe")).body.id;
  const requireRefusal = async (response: Promise<ServiceResponse>) => {
    const { status, headers } = await response;
    assert.deepEqual([status, headers["x-error-code"], headers["set-cookie"]], [400, "link_expired", undefined]);
  };
  const signUp = (token: string, visitor: Pick<Visitor, "call"> = service) =>
    visitor.call("finishSignUp", { body: { token, name: "Noor Said" } });
  /** Reserves an address for a day, as a change of the address does. */
  const reserve = async (email: string) => {
    const expiresAt = new Date(clock.time + 86_400_000).toISOString();
    await sql`insert into former_emails (user_id, email, secret_hash, expires_at, created_at)
      values (${(await person()).id}, ${email}, ${email}, ${expiresAt}, now())`;
  };

  await t.test("signs in without a password, and redirects to the requested page", async () => {
    const user = await person({ withPassword: false });
    const next = "/settings/tokens?notice=token_revoked";
    const nextQuery = `next=${encodeURIComponent(next)}`;
    const visitor = createVisitor(service);
    const login = (await visitor.call("showLogin", { query: { next } })).body;
    assert.match(login, /<button class="quiet" formaction="\/auth\/sign-in-link" formnovalidate>Sign in by email</);
    const page = (await visitor.call("showSignInLink", { query: { next } })).body;
    assert.ok(page.includes(`name="next" value="${next}"`));
    const body = new URLSearchParams({ email: user.email.toUpperCase(), next }).toString();
    const response = await visitor.call("requestSignInLink", { body });
    assert.equal(locationOf(response), `/auth/login?notice=sign_in_link_requested&${nextQuery}`);
    const [mail] = await mails(user.email);
    assert.match(mail?.text ?? "", /https:\/\/alliance\.test\/auth\/sign-in\?token=/);
    const token = await linkToken(user.email);
    assert.match((await visitor.call("showSignIn", { query: { token } })).body, new RegExp(user.email));
    assert.equal(locationOf(await useLink(token, visitor)), next);
    assert.equal(await userIdOf(visitor), user.id);
    assert.deepEqual(await securityEventsOf(user), ["sign_in_link_requested", "login"]);
    assert.match((await visitor.call("showSecurity")).body, /Signed in with a link in an email/);
  });

  await t.test("opening the link changes nothing, and only its button signs in (criterion 27)", async () => {
    const user = await person();
    const token = await requestLink(user);
    for (const headers of [{}, { "sec-purpose": "prefetch" }] as Record<string, string>[]) {
      const opened = await call("showSignIn", { query: { token }, headers });
      assert.equal(opened.status, 200);
      assert.equal(opened.headers["set-cookie"], undefined);
    }
    assert.equal((await service.raw({ method: "HEAD", url: `/auth/sign-in?token=${token}` })).status, 200);
    assert.equal((await useLink(token)).status, 303);
  });

  await t.test("works once in twenty concurrent uses, for 15 minutes, until a newer link (criterion 26)", async () => {
    const user = await person();
    const token = await requestLink(user);
    assert.deepEqual(await statusesAtOnce(20, () => useLink(token)), [303, ...Array(19).fill(400)]);
    const older = await requestLink(user);
    const newer = await requestLink(user);
    await requireRefusal(useLink(older));
    assert.equal((await call("showSignIn", { query: { token: older } })).status, 400);
    clock.time += 15 * 60_000 - 1;
    assert.equal((await call("showSignIn", { query: { token: newer } })).status, 200);
    clock.time += 1;
    await requireRefusal(useLink(newer));
    // A link for another purpose does not sign in.
    await call("requestPasswordReset", { body: { email: user.email } });
    await requireRefusal(useLink(await linkToken(user.email)));
  });

  await t.test("responds alike whether or not the address has an account (criterion 6)", async () => {
    const user = await person();
    const { id: disabled, email } = await person();
    await sql`update users set disabled_at = now() where id = ${disabled}`;
    const response = comparable(await requestEmail(user.email));
    for (const other of ["nobody.has.this@example.org", email]) {
      assert.deepEqual(comparable(await requestEmail(other)), response);
      assert.equal((await mails(other)).length, other === email ? 0 : 1);
    }
  });

  await t.test("offers an account to an address without one", async () => {
    for (const [id, minutes] of [
      ["requestSignInLink", 15],
      ["requestPasswordReset", 60],
    ] as const) {
      const email = `No.Account-${minutes}@example.org`;
      const next = "/groups?q=cloud";
      const visitor = createVisitor(service);
      const body = new URLSearchParams({ email, ...(id === "requestSignInLink" && { next }) }).toString();
      await visitor.call(id, { body });
      const older = await linkToken(email);
      await visitor.call(id, { body });
      const mail = (await mails(email)).at(-1) ?? assert.fail();
      assert.equal(mail.subject, "There is no account with this address yet");
      assert.match(mail.html, /class="button" href="[^"]+\/auth\/sign-up\?token=[^"]+"[^>]*>Create an account</);
      assert.match(mail.text, new RegExp(`works once, for ${minutes} minutes`));
      const token = await linkToken(email);
      await requireRefusal(signUp(older, visitor));
      for (const headers of [{}, { "sec-purpose": "prefetch" }] as Record<string, string>[])
        assert.match((await call("showSignUp", { query: { token }, headers })).body, new RegExp(`<strong>${email}`));
      const rejected = requireStatus(await visitor.call("finishSignUp", form({ token, name: " " })), 400);
      assert.match(rejected, new RegExp(`name="token" value="${token}"`));
      assert.equal((await sql`select from users where email = ${email}`).length, 0);
      assert.equal(locationOf(await signUp(token, visitor)), id === "requestSignInLink" ? next : "/dashboard");
      const { body: me } = await visitor.call("getMe");
      assert.deepEqual([me.email, me.name, me.email_verified, me.providers], [email, "Noor Said", true, []]);
      await requireRefusal(signUp(token));
    }
  });

  await t.test("a sign-up link expires, and signs in to an account that was created after it was sent", async () => {
    const email = "created-meanwhile@example.org";
    await requestEmail(email);
    const newToken = await linkToken(email);
    clock.time += 15 * 60_000;
    await requireRefusal(signUp(newToken));
    await requestEmail(email);
    const token = await linkToken(email);
    await call("registerUser", { body: { email, name: "Mallory", password: "nine owls sleep at noon" } });
    const visitor = createVisitor(service);
    assert.equal((await signUp(token, visitor)).status, 303);
    const { body } = await visitor.call("getMe");
    assert.deepEqual([body.email, body.providers], [email, []], "criterion 23: the other person's password is gone");
  });

  await t.test("notifies a reserved address", async () => {
    const email = "former-sign-in@example.org";
    await reserve(email);
    await requestEmail(email);
    assert.match(await lastMail(email), /tried to sign in with this address.* reserved for\s+that\s+account\s+until/s);
  });

  await t.test("a link sent before the address was reserved creates no account", async () => {
    const email = "former-sign-up@example.org";
    await requestEmail(email);
    const token = await linkToken(email);
    await reserve(email);
    assert.equal((await signUp(token)).status, 409);
    assert.equal((await sql`select from users where email = ${email}`).length, 0);
    await sql`delete from former_emails where email = ${email}`;
    assert.equal((await signUp(token)).status, 303);
  });

  await t.test("the pages after the request are prefilled with the entered email address", async () => {
    const visitor = createVisitor(service);
    // The fields of the sign-in page.
    const fields = form({ email: "typed@example.org", password: "", next: "/groups" });
    const response = await visitor.call("requestSignInLink", fields);
    assert.equal(locationOf(response), "/auth/login?notice=sign_in_link_requested&next=%2Fgroups");
    for (const id of ["showLogin", "showSignInLink", "showRegister", "showForgotPassword"] as const) {
      assert.match((await visitor.call(id)).body, /name="email"[^>]* value="typed@example\.org"/, id);
      assert.doesNotMatch((await call(id)).body, /typed@example\.org/);
    }
  });

  await t.test("limits emails to an address silently, and requests of a client with 429 (criterion 7)", async () => {
    const limited = await service.startAnother({ trustProxy: true, limits: { factor: 1 } });
    for (const [email, network] of [
      [(await person()).email, "192.0.2"],
      ["no-account-limits@example.org", "198.51.100"],
    ] as const) {
      const send = async (host: number) => {
        const headers = { "x-forwarded-for": `${network}.${host}` };
        return (await limited.call("requestSignInLink", { body: { email }, headers })).status;
      };
      for (let times = 0; times < 10; times++) assert.equal(await send(77), 303);
      assert.equal((await mails(email)).length, 3);
      assert.deepEqual([await send(77), await send(78)], [429, 303]);
      assert.equal((await mails(email)).length, 4);
    }
  });

  await t.test("ending all other sessions invalidates a pending link", async () => {
    const change = { current_password: password, new_password: newPassword };
    const waysToEndSessions: ((visitor: Visitor, user: Person) => Promise<unknown>)[] = [
      (_, user) => resetPassword(user),
      async (visitor, { id }) => {
        const email = `${id}@example.org`;
        await visitor.call("changeEmail", { body: { email, password } });
        await visitor.call("confirmEmail", { body: { token: await linkToken(email) } });
      },
      (visitor) => visitor.call("endOtherSessions"),
      (visitor) => visitor.call("changePassword", { body: change }),
    ];
    for (const endSessions of waysToEndSessions) {
      const user = await person();
      const visitor = await session(user);
      const token = await requestLink(user);
      await endSessions(visitor, user);
      await requireRefusal(useLink(token));
    }
  });

  await t.test("requires a second factor; ending the other sessions also ends the pending sign-in", async () => {
    const user = await person();
    const owner = await session(user);
    const secret = await startTotp(owner);
    const code = () => totpCode(secret, clock.time);
    assert.equal((await owner.call("submitTotp", form({ code: code() }))).status, 303);
    const startPendingSignIn = async () => {
      clock.time += 3_600_000;
      const visitor = createVisitor(service);
      const response = await useLink(await requestLink(user, "/settings/tokens"), visitor);
      assert.equal(locationOf(response), "/auth/second-factor?next=%2Fsettings%2Ftokens");
      assert.equal(visitor.cookies.has("session_id"), false);
      return visitor;
    };
    const visitor = await startPendingSignIn();
    assert.match((await visitor.call("showSecondFactor")).body, new RegExp(user.email));
    const response = await visitor.call("submitSecondFactor", { body: { code: "000000" } });
    assert.equal(codeOf(response), "invalid_credentials");
    const confirm = () => visitor.call("submitSecondFactor", { body: { code: code(), next: "/settings/tokens" } });
    assert.equal((await statusesAtOnce(2, confirm)).filter((status) => status === 303).length, 1);
    assert.equal(await userIdOf(visitor), user.id);
    assert.ok((await securityEventsOf(user)).includes("login"));

    const pending = await startPendingSignIn();
    clock.time += 600_000;
    assert.equal(locationOf(await pending.call("submitSecondFactor", { body: { code: code() } })), "/auth/login");
    const endedSignIn = await startPendingSignIn();
    await visitor.call("endOtherSessions");
    assert.equal(locationOf(await endedSignIn.call("submitSecondFactor", { body: { code: code() } })), "/auth/login");
    assert.equal(endedSignIn.cookies.has("session_id"), false);
  });

  await t.test("removes what another person had set up for the address (criterion 23)", async () => {
    const attackedUser = await person({ verified: false });
    const attacker = await session(attackedUser);
    await attacker.call("updateMe", { body: { bio: "Mallory was here" } });
    await attacker.call("resendVerification");
    await call("verifyEmail", { query: { token: await linkToken(attackedUser.email) } });
    const owner = createVisitor(service);
    assert.equal(locationOf(await useLink(await requestLink(attackedUser), owner)), "/dashboard");
    assert.equal((await attacker.call("getMe")).status, 401);
    assert.equal((await call("logIn", { body: { email: attackedUser.email, password } })).status, 401);
    const { body } = await owner.call("getMe");
    assert.deepEqual([body.bio, body.providers], [null, []]);
    assert.match(await lastMail(attackedUser.email), /Until now, we did not know/);
  });

  await t.test("retains everything for an owner who has signed in with the password in this browser", async () => {
    for (const isSignedOut of [true, false]) {
      const user = await person({ verified: false });
      const visitor = await signIn(user);
      if (isSignedOut) await visitor.call("logOut");
      else visitor.cookies.delete("device");
      assert.equal(locationOf(await useLink(await requestLink(user), visitor)), "/dashboard");
      const { body } = await visitor.call("getMe");
      assert.deepEqual([body.email_verified, body.providers], [true, ["password"]]);
    }
  });

  await t.test("rejects the link of an account that was disabled after the link was sent", async () => {
    const user = await person();
    const token = await requestLink(user);
    await sql`update users set disabled_at = now() where id = ${user.id}`;
    await requireRefusal(useLink(token));
  });
});

test("the page that announces an email can resend it", async (t) => {
  const service = await startService(t, { data: "none" });
  const { person, mails } = service;
  /** Sends the form of a page, as a browser does. */
  const resend = async (visitor: Visitor, page: string) => {
    const [, action = "", fields = ""] =
      /<form method="post" action="(\/auth\/[^"]+)">([\s\S]*?)<\/form>/.exec(page) ?? [];
    const values = [...fields.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = "", value = ""]): [string, string] => [name, value],
    );
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const { headers, body } = form(values, { cookie });
    return service.raw({ method: "POST", url: action, headers: { ...headers }, payload: String(body) });
  };

  await t.test("after a registration, a reset and a link to sign in", async () => {
    const existing = await person();
    for (const [id, email, extra] of [
      ["registerUser", "somebody.new@example.org", { name: "Ada", password: "seven herons cross" }],
      ["registerUser", existing.email, { name: "Ada", password: "seven herons cross" }],
      ["requestPasswordReset", existing.email, {}],
      ["requestSignInLink", existing.email, {}],
      ["requestSignInLink", "no.account@example.org", {}],
    ] as const) {
      const visitor = createVisitor(service);
      const response = await visitor.call(id, form({ email, ...extra }));
      const { searchParams } = new URL(String(locationOf(response)), service.baseUrl);
      const query = { notice: searchParams.get("notice") ?? "" };
      const before = (await mails(email)).at(-1);
      const count = (await mails(email)).length;
      const resent = await resend(visitor, String((await visitor.call("showLogin", { query })).body));
      assert.equal(resent.status, 303, resent.payload);
      assert.equal(resent.headers["location"], locationOf(response));
      assert.equal((await mails(email)).length, count + 1);
      assert.equal((await mails(email)).at(-1)?.subject, before?.subject);
    }
  });

  await t.test("responds alike to all requests for another verification link (criterion 6)", async () => {
    const unknown = "nobody.at.all@example.org";
    for (const email of [(await person()).email, (await person({ verified: false })).email, unknown]) {
      const response = await service.call("requestVerification", { body: { email } });
      assert.equal(locationOf(response), "/auth/login?notice=registered");
    }
    assert.equal((await mails(unknown)).length, 0);
  });
});
