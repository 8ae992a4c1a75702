import assert from "node:assert/strict";
import { test } from "tap";
import { sendLink } from "../../src/identity/auth/mail-links.ts";
import { findAccountByEmail, insertUser } from "../../src/identity/auth/queries.ts";
import { createLimits } from "../../src/server/limits/limits.ts";
import { createMailer } from "../../src/web/mail/mailer.ts";
import { whileLocked } from "../support/locks.ts";
import { createVisitor, newPassword, type Person, password, type Visitor } from "../support/people.ts";
import { purge } from "../support/purging.ts";
import { comparable, requireError, requireStatus, statusesAtOnce } from "../support/responses.ts";
import { startService } from "../support/service.ts";
import { form, locationOf } from "../support/site.ts";

const day = 86_400_000;
let addressCount = 0;
const newAddress = () => `new-${addressCount++}@example.org`;

test("changing the email address", async (t) => {
  let now = new Date("2026-11-20T12:00:00Z");
  const service = await startService(t, { data: "none", clock: () => now });
  const { call, sql, db, person, signIn, token, mails, lastMail, linkToken, resetPassword, securityEventsOf } = service;
  const session = (user: Person) => service.session(user, now);
  const change = (visitor: Pick<Visitor, "call">, email: string, secret: string | null = password) =>
    visitor.call("changeEmail", { body: { email, ...(secret !== null && { password: secret }) } });
  const useToken = (visitor: Pick<Visitor, "call">, secret: string) =>
    visitor.call("confirmEmail", { body: { token: secret } });
  const confirm = async (visitor: Pick<Visitor, "call">, email: string) => useToken(visitor, await linkToken(email));
  /** Requests a change of the address of a new user. @returns the user, and the token of the link */
  const requestChange = async (email = newAddress()) => {
    const user = await person();
    const visitor = await session(user);
    assert.equal((await change(visitor, email)).status, 200);
    return { user, visitor, email, secret: await linkToken(email) };
  };
  const undo = (secret: string) => call("undoEmailChange", { body: { token: secret } });
  const subjects = async (email: string) => (await mails(email)).map(({ subject }) => subject);
  const undoToken = (email: string) => linkToken(email, "undo-email-change");
  const emailOf = async ({ id }: Pick<Person, "id">) => {
    const [row] = await sql<{ email: string }[]>`select email from users where id = ${id}`;
    return row?.email;
  };
  const create = (email: string) =>
    db.transaction((tx) =>
      insertUser(tx, { id: crypto.randomUUID(), email, name: "X", verified: true, language: null, now }),
    );
  /** Changes the address of a user, by default a new one. */
  const changeAddress = async ({ from }: { from?: Person } = {}) => {
    const user = from ?? (await person());
    const oldEmail = (await emailOf(user)) ?? "";
    const visitor = await session(user);
    const email = newAddress();
    assert.equal((await change(visitor, email)).status, 200);
    assert.equal((await confirm(visitor, email)).status, 303);
    return { user, visitor, oldEmail, email };
  };

  await t.test("undoing returns 409 if another account has the old address, as an older release allowed", async () => {
    const { user, oldEmail, email } = await changeAddress();
    const other = await person();
    await sql`update users set email = ${oldEmail} where id = ${other.id}`;
    requireError(await undo(await undoToken(oldEmail)), 409, "email_taken");
    assert.equal(await emailOf(user), email);
  });

  await t.test("the new address confirms, the old one is notified, and other sessions end (criterion 80)", async () => {
    const user = await person();
    const visitor = await session(user);
    const other = await session(user);
    const { headers: bearer } = await token(user);
    const email = newAddress();
    const response = await change(visitor, email);
    assert.equal(response.status, 200);
    assert.deepEqual(response.body, { email, expires_at: "2026-11-21T12:00:00Z" });
    const pending = await visitor.call("getMe");
    assert.deepEqual([pending.body.email, pending.body.pending_email], [user.email, response.body]);
    const [mail] = await mails(email);
    assert.equal(mail?.subject, "Confirm your new email address");
    // Criterion 29: the email contains nothing that a user has entered.
    assert.doesNotMatch(`${mail?.text}${mail?.html}`, /Ada|person-/);
    assert.match(await lastMail(user.email), /change its email address to n…@example\.org/);
    await call("requestPasswordReset", { body: { email: user.email } });
    const resetLink = await linkToken(user.email);

    const secret = await linkToken(email);
    assert.match(secret, /^[\w-]{22}$/);
    assert.equal((await sql`select from pending_emails where secret_hash = ${secret}`).length, 0);
    for (const headers of [{}, { "sec-purpose": "prefetch" }]) {
      const page = await visitor.call("showConfirmEmail", { query: { token: secret }, headers });
      assert.equal(page.status, 200);
      assert.match(page.body, new RegExp(`<strong>${email}</strong>`));
    }
    const head = await service.app.inject({
      method: "HEAD",
      url: `/auth/confirm-email?token=${secret}`,
      headers: { cookie: `session_id=${visitor.session()}` },
    });
    assert.equal(head.statusCode, 200);
    assert.equal(await emailOf(user), user.email);

    assert.equal(locationOf(await useToken(visitor, secret)), "/settings/account?notice=email_changed");
    const me = (await visitor.call("getMe")).body;
    assert.deepEqual([me.email, me.email_verified, me.pending_email], [email, true, null]);
    assert.equal((await other.call("getMe")).status, 401);
    assert.equal((await call("getMe", { headers: bearer })).status, 200);
    assert.equal((await useToken(visitor, secret)).status, 400);
    assert.equal((await call("showResetPassword", { query: { token: resetLink } })).status, 400);
    await signIn({ id: user.id, email });
    assert.equal((await call("logIn", { body: { email: user.email, password } })).status, 401);
    const notice = (await mails(user.email)).at(-1);
    assert.equal(notice?.subject, "The email address of your account was changed");
    assert.match(notice?.text ?? "", /to\nn…@example\.org\./);
    assert.match(notice?.text ?? "", /https:\/\/alliance\.test\/auth\/undo-email-change\?token=[\w-]{22}\n/);
    const events = ["email_change_requested", "reset_requested", "email_changed"];
    assert.deepEqual((await securityEventsOf(user)).slice(0, 3), events);
  });

  await t.test("responds alike for free, taken and reserved addresses (criterion 6)", async () => {
    const user = await person();
    const visitor = await session(user);
    const owner = await person();
    const former = await person();
    const { email: currentEmail } = await changeAddress({ from: former });
    const disabledUser = await person();
    await sql`update users set disabled_at = now() where id = ${disabledUser.id}`;
    const free = `abcde-${addressCount}@example.org`;
    const mailCount = (await mails(owner.email)).length;
    const forms = [];
    for (const email of [free, owner.email, former.email, disabledUser.email]) {
      const startedAt = performance.now();
      const response = await change(visitor, email);
      assert.ok(performance.now() - startedAt >= 99, "the response time is the same");
      const { pending_email: pending, ...rest } = (await visitor.call("getMe")).body;
      assert.equal(pending.email, email);
      const { headers, ...content } = comparable(response);
      forms.push({ ...content, body: { ...content.body, email: "" }, names: Object.keys(headers), rest });
    }
    for (const form of forms.slice(1)) assert.deepEqual(form, forms[0]);
    assert.deepEqual((await subjects(owner.email)).slice(mailCount), ["You already have an account"]);
    assert.doesNotMatch(await lastMail(former.email), new RegExp(currentEmail));
    assert.equal((await mails(disabledUser.email)).length, 0);
  });

  await t.test("returns 409 when another account has taken the address first (criterion 80)", async () => {
    const { user, visitor, email, secret } = await requestChange();
    await person({ email });
    requireError(await useToken(visitor, secret), 409, "email_taken");
    const page = await visitor.call("confirmEmail", form({ token: secret }));
    assert.match(page.body, /Another account uses this email address/);
    assert.equal(await emailOf(user), user.email);
  });

  await t.test("only one of two concurrent confirmations succeeds (criterion 80)", async () => {
    const { visitor, secret } = await requestChange();
    assert.deepEqual(await statusesAtOnce(2, () => useToken(visitor, secret)), [303, 400]);

    const address = newAddress();
    const rivals = [await requestChange(address), await requestChange(address)];
    const results = await Promise.all(rivals.map(({ visitor, secret }) => useToken(visitor, secret)));
    assert.deepEqual(results.map(({ status }) => status).sort(), [303, 409]);
  });

  await t.test("an address cannot be registered while an account releases it (criterion 41)", async () => {
    for (let round = 0; round < 5; round++) {
      const { user, visitor, email, secret } = await requestChange();
      const [{ status }, hasOldAddress, hasNewAddress] = await Promise.all([
        useToken(visitor, secret),
        create(user.email),
        create(email),
      ]);
      assert.equal(hasOldAddress, false);
      assert.equal(status, hasNewAddress ? 409 : 303);
    }
  });

  await t.test("the link requires a session of its account (criterion 80)", async () => {
    const { user, secret } = await requestChange();
    const anonymous = await call("showConfirmEmail", { query: { token: secret } });
    const next = `/auth/confirm-email?token=${secret}`;
    assert.equal(locationOf(anonymous), `/auth/login?next=${encodeURIComponent(next)}`);
    const returning = createVisitor(service);
    const signIn = await returning.call("logIn", { body: { email: user.email, password, next } });
    assert.equal(locationOf(signIn), next);
    assert.equal((await useToken(service, secret)).status, 303);
    const other = await session(await person());
    assert.equal((await other.call("showConfirmEmail", { query: { token: secret } })).status, 400);
    assert.equal((await useToken(other, secret)).status, 400);
    assert.equal(await emailOf(user), user.email);
    assert.equal((await useToken(returning, secret)).status, 303);
  });

  await t.test("a link has one purpose; a day, a newer link or canceling invalidates it (criterion 26)", async () => {
    const user = await person();
    const visitor = await session(user);
    const [first, second, third] = [newAddress(), newAddress(), newAddress()];
    await change(visitor, first);
    const older = await linkToken(first);
    await change(visitor, second);
    assert.equal((await useToken(visitor, older)).status, 400);
    const newer = await linkToken(second);
    assert.equal((await call("showResetPassword", { query: { token: newer } })).status, 400);
    assert.equal((await call("verifyEmail", { query: { token: newer } })).status, 400);
    assert.equal((await undo(newer)).status, 400);
    assert.deepEqual((await visitor.call("cancelEmailChange")).body, { canceled: true });
    assert.deepEqual((await visitor.call("cancelEmailChange")).body, { canceled: true });
    assert.equal((await visitor.call("getMe")).body.pending_email, null);
    assert.equal((await useToken(visitor, newer)).status, 400);
    await change(visitor, third);
    now = new Date(now.getTime() + day);
    assert.equal((await visitor.call("getMe")).body.pending_email, null);
    assert.equal((await confirm(visitor, third)).status, 400);
    assert.equal((await securityEventsOf(user)).filter((event) => event === "email_change_canceled").length, 1);
  });

  await t.test("requires the password or a recent sign-in, and counts wrong passwords (criterion 7)", async () => {
    const user = await person();
    const visitor = await session(user);
    requireError(await change(visitor, newAddress(), "not this one"), 403, "invalid_credentials");
    assert.deepEqual(await securityEventsOf(user), ["login_failed"]);
    requireError(await change(visitor, newAddress(), null), 403, "reauthentication_required");
    const { headers } = await token(user, { scopes: ["account:manage"] });
    assert.equal((await change({ call: (id, more) => call(id, { ...more, headers }) }, newAddress())).status, 200);

    const member = await person({ withPassword: false });
    const recent = await session(member);
    assert.equal((await change(recent, newAddress(), null)).status, 200);
    await sql`update sessions set created_at = ${new Date(now.getTime() - 300_001).toISOString()} where user_id = ${member.id}`;
    assert.match(
      requireError(await change(recent, newAddress(), null), 403, "reauthentication_required"),
      /sign in again/,
    );
    const memberToken = await token(member, { scopes: ["account:manage"] });
    const byToken = await call("changeEmail", { body: { email: newAddress() }, headers: memberToken.headers });
    requireError(byToken, 403, "reauthentication_required");
  });

  await t.test("rejects the current address with 409, but accepts another spelling of it", async () => {
    const user = await person();
    const visitor = await session(user);
    requireError(await change(visitor, user.email), 409, "email_unchanged");
    const spelling = user.email.replace("person", "Person");
    assert.equal((await change(visitor, spelling)).status, 200);
    assert.equal((await confirm(visitor, spelling)).status, 303);
    assert.equal(await emailOf(user), spelling);
    assert.ok(!(await subjects(spelling)).includes("The email address of your account was changed"));
    assert.equal((await sql`select from former_emails where user_id = ${user.id}`).length, 0);
  });

  await t.test("an unverified address can be changed, becomes free at once, and cannot undo the change", async () => {
    const user = await person({ verified: false });
    const visitor = await session(user);
    await visitor.call("resendVerification");
    const verification = await linkToken(user.email);
    const email = newAddress();
    await change(visitor, email);
    await confirm(visitor, email);
    assert.equal((await visitor.call("getMe")).body.email_verified, true);
    assert.deepEqual(await subjects(user.email), ["Verify your email address"]);
    assert.equal((await call("verifyEmail", { query: { token: verification } })).status, 400);
    await call("registerUser", { body: { email: user.email, name: "Ada", password } });
    assert.ok(await findAccountByEmail(db, user.email));
  });

  await t.test("undoing ends all access, and sends the old address a reset link (criterion 81)", async () => {
    const { user, visitor, oldEmail, email } = await changeAddress();
    const { headers } = await token(user);
    await sql`insert into identities (issuer, subject, provider, user_id, created_at)
    values ('https://github.com', ${user.id}, 'github', ${user.id}, now())`;
    await visitor.call("createCalendarAddress");
    await change(visitor, newAddress());
    const secret = await undoToken(oldEmail);
    const page = await call("showUndoEmailChange", { query: { token: secret } });
    assert.equal(page.status, 200);
    assert.match(page.body, new RegExp(oldEmail));
    assert.equal(await emailOf(user), email);
    const response = await undo(secret);
    assert.equal(response.headers["location"], "/auth/login?notice=email_change_undone");
    assert.equal(response.headers["set-cookie"], undefined);
    assert.equal(await emailOf(user), oldEmail);
    assert.equal((await visitor.call("getMe")).status, 401);
    assert.equal((await call("getMe", { headers })).status, 401);
    const addressTables = ["pending_emails", "former_emails", "calendar_addresses"];
    for (const table of ["passwords", "identities", "sessions", ...addressTables])
      assert.equal((await sql`select from ${sql(table)} where user_id = ${user.id}`).length, 0, table);
    assert.equal((await call("logIn", { body: { email: oldEmail, password } })).status, 401);
    assert.equal((await subjects(oldEmail)).at(-1), "Choose a new password");
    assert.equal((await subjects(email)).at(-1), "The change of your email address was undone");
    for (const reuse of [await undo(secret), await call("showUndoEmailChange", { query: { token: secret } })])
      requireError(reuse, 400, "link_expired");
    const reset = { token: await linkToken(oldEmail), password: newPassword };
    assert.equal((await call("resetPassword", { body: reset })).status, 303);
    assert.equal((await call("logIn", { body: { email: oldEmail, password: reset.password } })).status, 303);
    assert.ok((await securityEventsOf(user)).includes("email_change_undone"));
  });

  await t.test("only one of two undos succeeds, and wins over a confirmation (criterion 81)", async () => {
    const secret = await undoToken((await changeAddress()).oldEmail);
    assert.deepEqual(await statusesAtOnce(2, () => undo(secret)), [303, 400]);

    for (let round = 0; round < 3; round++) {
      const { user, visitor, oldEmail } = await changeAddress();
      const next = newAddress();
      await change(visitor, next);
      const [undone] = await Promise.all([undo(await undoToken(oldEmail)), confirm(visitor, next)]);
      assert.equal(undone.status, 303);
      assert.equal(await emailOf(user), oldEmail);
      assert.equal((await sql`select from former_emails where user_id = ${user.id}`).length, 0);
    }
  });

  await t.test("the first owner can undo further changes, but later owners cannot (criterion 81)", async () => {
    const { user, oldEmail, email: second } = await changeAddress();
    now = new Date(now.getTime() + 6 * day);
    const { email: third } = await changeAddress({ from: user });
    // An earlier owner can undo a change as long as a later owner can.
    now = new Date(now.getTime() + 6 * day);
    assert.equal((await undo(await undoToken(second))).status, 303);
    assert.equal(await emailOf(user), second);
    assert.equal((await undo(await undoToken(oldEmail))).status, 303);
    assert.equal(await emailOf(user), oldEmail);
    for (const email of [second, third]) assert.equal(await findAccountByEmail(db, email), undefined);
  });

  await t.test("returning to an earlier address ends the claims of later ones (criterion 81)", async () => {
    const { user, visitor, oldEmail, email } = await changeAddress();
    await change(visitor, oldEmail);
    assert.equal((await confirm(visitor, oldEmail)).status, 303);
    assert.equal(await emailOf(user), oldEmail);
    const notice = (await mails(email)).at(-1);
    assert.equal(notice?.subject, "The email address of your account was changed");
    assert.doesNotMatch(notice?.text ?? "", /undo-email-change/);
    assert.equal((await undo(await undoToken(oldEmail))).status, 400);
    assert.equal((await sql`select from former_emails where user_id = ${user.id}`).length, 0);
  });

  await t.test("the old address and its link are reserved for seven days (criterion 82)", async () => {
    const { oldEmail } = await changeAddress();
    const register = (email: string) => call("registerUser", { body: { email, name: "Ada", password } });
    const [reserved, free] = [await register(oldEmail.toUpperCase()), await register(newAddress())];
    assert.deepEqual(comparable(reserved), comparable(free));
    assert.equal(await findAccountByEmail(db, oldEmail), undefined);
    assert.equal((await subjects(oldEmail)).at(-1), "This address is reserved for an account");
    const rival = await session(await person());
    await change(rival, oldEmail);
    assert.doesNotMatch(await lastMail(oldEmail), /confirm-email/);
    assert.equal((await call("requestPasswordReset", { body: { email: oldEmail } })).status, 303);
    assert.equal((await subjects(oldEmail)).at(-1), "This address is reserved for an account");
    const secret = await undoToken(oldEmail);
    now = new Date(now.getTime() + 7 * day);
    assert.equal((await undo(secret)).status, 400);
    await register(oldEmail);
    assert.ok(await findAccountByEmail(db, oldEmail));
  });

  await t.test("a disabled account cannot undo; a deleted account frees its addresses", async () => {
    const { user, oldEmail } = await changeAddress();
    const secret = await undoToken(oldEmail);
    await sql`update users set disabled_at = now() where id = ${user.id}`;
    assert.equal((await undo(secret)).status, 400);
    await sql`update users set disabled_at = null where id = ${user.id}`;
    assert.equal((await call("showUndoEmailChange", { query: { token: secret } })).status, 200);
    await sql`delete from users where id = ${user.id}`;
    assert.equal((await undo(secret)).status, 400);
    assert.equal(await create(oldEmail), true);
  });

  await t.test("a reset cancels a pending change; a confirmation cancels a pending reset (criterion 51)", async () => {
    const { user, secret } = await requestChange();
    await resetPassword(user);
    assert.equal((await useToken(await session(user), secret)).status, 400);

    for (let round = 0; round < 3; round++) {
      const { user, visitor, email, secret } = await requestChange();
      await call("requestPasswordReset", { body: { email: user.email } });
      const reset = await linkToken(user.email);
      const [confirmed, replaced] = await Promise.all([
        useToken(visitor, secret),
        call("resetPassword", { body: { token: reset, password: newPassword } }),
      ]);
      const isChanged = (await emailOf(user)) === email;
      assert.equal(replaced.status, isChanged ? 400 : 303);
      if (isChanged) assert.equal(confirmed.headers["location"], "/settings/account?notice=email_changed");
    }
  });

  await t.test("a reset that read the old address sends no link there after the change (criterion 80)", async () => {
    const user = await person();
    const account = await findAccountByEmail(db, user.email);
    assert.ok(account);
    const request = { limits: createLimits(db), address: "127.0.0.1", requestedLanguage: null };
    const context = { db, now, baseUrl: service.baseUrl, mailer: createMailer(), ...request };
    await whileLocked(
      service,
      (tx) => tx`update users set email = ${newAddress()} where id = ${user.id}`,
      () => sendLink(context, account, { purpose: "reset", device: null }),
    );
    assert.equal((await mails(user.email)).length, 0);
    assert.equal((await sql`select from mail_tokens where user_id = ${user.id}`).length, 0);
  });

  await t.test("returns 401 when the account is deleted before the change is written (criterion 80)", async () => {
    const user = await person();
    const visitor = await session(user);
    const { status } = await whileLocked(
      service,
      (tx) => tx`delete from users where id = ${user.id}`,
      () => change(visitor, newAddress()),
    );
    assert.equal(status, 401);
  });

  await t.test("the page shows the address, the pending change and the errors", async () => {
    const user = await person();
    const visitor = await session(user);
    const email = newAddress();
    const send = (fields: Record<string, string>) => visitor.call("changeEmailByForm", form(fields));
    const page = requireStatus(await send({ email, password: "not this one" }), 403);
    assert.match(page, new RegExp(`href="#password"[\\s\\S]*value="${email}"`));
    assert.doesNotMatch(page, /not this one/);
    assert.equal((await send({ email: "", password: "" })).status, 400);
    assert.equal((await send({ email, password: "" })).status, 403);
    assert.equal((await send({ email: user.email, password })).status, 409);
    assert.equal(locationOf(await send({ email, password })), "/settings/account?notice=email_change_requested");
    assert.match((await visitor.call("showAccount")).body, new RegExp(`<strong>${email}</strong>`));
    const canceled = await visitor.call("cancelEmailChangeByForm");
    assert.equal(locationOf(canceled), "/settings/account?notice=email_change_canceled");
    assert.doesNotMatch((await visitor.call("showAccount")).body, new RegExp(email));
    const member = await session(await person({ withPassword: false }));
    assert.match((await member.call("showAccount")).body, /within five minutes of signing in/);
  });

  await t.test("the purge deletes expired changes and expired undo links", async () => {
    now = new Date(now.getTime() + 30 * day);
    await purge(db, now);
    const visitor = await session(await person());
    await change(visitor, newAddress());
    await changeAddress();
    const purgeAfter = (milliseconds: number) => purge(db, new Date(now.getTime() + milliseconds));
    assert.equal((await purgeAfter(day - 1))["pending_emails"], undefined);
    assert.equal((await purgeAfter(day))["pending_emails"], 1);
    assert.equal((await purgeAfter(7 * day - 1))["former_emails"], undefined);
    assert.equal((await purgeAfter(7 * day))["former_emails"], 1);
  });
});

test("limits emails for changes of the address (criterion 56)", async (t) => {
  const { sql, person, session, mails } = await startService(t, {
    data: "none",
    limits: { factor: 1 },
    trustProxy: true,
  });
  const from = (address: string) => ({ "x-forwarded-for": address });

  await t.test("returns 429 after 5 requests of an account in an hour", async () => {
    const visitor = await session(await person());
    const statuses: number[] = [];
    for (let request = 0; request < 6; request++)
      statuses.push((await visitor.call("changeEmail", { body: { email: newAddress(), password } })).status);
    assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429]);
  });

  await t.test("sends a mailbox 3 emails an hour from one network and 10 in all", async () => {
    await sql`delete from rate_limits`;
    for (let network = 0; network < 4; network++)
      for (let request = 0; request < 4; request++) {
        const visitor = await session(await person());
        const body = { email: `victim+${network}${request}@example.org`, password };
        const response = await visitor.call("changeEmail", { body, headers: from(`198.51.100.${network}`) });
        assert.equal(response.status, 200);
        assert.equal((await visitor.call("getMe")).body.pending_email.email, body.email);
        if (network === 0 && request === 3) assert.equal((await mails(body.email)).length, 0);
      }
    const [row] = await sql`select count(*)::int as n from outbox where payload ->> 'recipient' like 'victim%'`;
    assert.deepEqual(row, { n: 10 });
  });
});
