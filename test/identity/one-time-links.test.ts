import assert from "node:assert/strict";
import type { Sql } from "postgres";
import { test } from "tap";
import { createUnsubscribeToken, readUnsubscribeSecret } from "../../src/community/notifications/unsubscribe.ts";
import { connect } from "../../src/foundation/db/client.ts";
import { digest, newSecret } from "../../src/foundation/secrets.ts";
import type { RouteId } from "../../src/server/http/contract.ts";
import { createApps, deviceGrant, formHeaders, newVerifier, redirectUri } from "../support/apps.ts";
import { createPasskey, startTotp, totpCode } from "../support/authenticator.ts";
import { startCommunity } from "../support/fixtures.ts";
import { untilBlockedBy } from "../support/locks.ts";
import { createVisitor, newPassword, type Person, password, type Visitor } from "../support/people.ts";
import type { Request, ServiceResponse } from "../support/service.ts";
import { form as siteForm } from "../support/site.ts";

/** The request that uses a link or completes a form, sent by a browser. */
type Step = { visitor: Visitor; id: RouteId; request: Request };

type Community = Awaited<ReturnType<typeof startCommunity>>;

type OneTimeAction = { name: string; status: number; repeatStatus: number; prepare: () => Promise<Step> };

/**
 * @param repeatStatus the status of the same request when it is repeated
 * @param prepare runs all requests before the step, each time with a new link
 */
const action = (
  ...[name, status, repeatStatus, prepare]: [string, number, number, OneTimeAction["prepare"]]
): OneTimeAction => ({ name, status, repeatStatus, prepare });

/**
 * Creates triggers on every table, which record the tables that a request writes, or interrupt the request at one table.
 * Pending notifications have none: they are also deleted after the commit, when the request can no longer fail.
 */
const createInterruptions = async (sql: Sql) => {
  await sql.unsafe(`
    create table writes (id bigserial, name text not null);
    create table fault (kind text not null, name text not null);
    create function interrupt_write() returns trigger language plpgsql as $$
    declare found text;
    begin
      select kind into found from fault where name in (tg_table_name, '*');
      if found = 'watch' then
        insert into writes (name) values (tg_table_name);
      elsif found = 'kill' then
        perform pg_terminate_backend(pg_backend_pid());
        perform pg_sleep(10);
      elsif found = 'lock' then
        perform pg_advisory_xact_lock(1);
      end if;
      return null;
    end $$`);
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    and relname not in ('writes', 'fault', 'pending_notifications')`;
  for (const { name } of tables)
    await sql.unsafe(`create trigger interrupt_write after insert or update or delete on "${name}"
      for each statement execute function interrupt_write()`);
  await sql`select pg_advisory_lock(1)`;
  const withTrigger = async <Result>(kind: "watch" | "kill" | "lock", name: string, action: () => Promise<Result>) => {
    await sql`insert into fault values (${kind}, ${name})`;
    try {
      const working = action();
      if (kind === "lock") {
        await untilBlockedBy(sql, { sql });
        // Cancels the waiting statement, as `statement_timeout` would do after seconds.
        await sql`select pg_cancel_backend(pid) from pg_stat_activity where pg_backend_pid() = any (pg_blocking_pids(pid))`;
      }
      return await working;
    } finally {
      await sql`delete from fault`;
    }
  };
  return {
    withTrigger,
    /** Returns the tables that the action writes, in order. */
    tablesOf: async (action: () => Promise<unknown>): Promise<string[]> => {
      await sql`truncate writes`;
      await withTrigger("watch", "*", action);
      const rows = await sql<{ name: string }[]>`select name from writes order by id`;
      return [...new Set(rows.map(({ name }) => name))];
    },
  };
};

/** Returns an action for each one-time link and each two-step form. */
const oneTimeActions = async (service: Community, clock: { time: number }): Promise<OneTimeAction[]> => {
  const { call, sql, db, baseUrl, person, linkToken, as, root, event, ours, berlin } = service;
  const apps = createApps(service);
  const groupPath = { alliance: ours.slug, group_id: berlin.id };

  const session = (user: Person) => service.session(user, new Date(clock.time));
  const visitor = () => createVisitor(service);
  let addressCount = 0;
  const newAddress = () => `link-${addressCount++}@example.org`;

  const bodyStep = (id: RouteId, body: object, by = visitor()): Step => ({ visitor: by, id, request: { body } });
  const tokenStep = (id: RouteId, token: string): Step => ({ visitor: visitor(), id, request: siteForm({ token }) });

  const prepareRsvp = async (email: string): Promise<Step> => {
    const meetup = await event(berlin, { capacity: 10 });
    const path = { alliance: ours.slug, group_slug: berlin.slug, event_slug: meetup.slug };
    await call("requestRsvp", { path, ...siteForm({ name: "Noor Said", email }) });
    const token = await linkToken(email, "rsvps/confirm");
    return tokenStep("confirmRsvp", token);
  };

  const prepareJoin = async (email: string): Promise<Step> => {
    const path = { alliance: ours.slug, group_slug: berlin.slug };
    await call("requestToJoin", { path, ...siteForm({ name: "Noor Said", email }) });
    const token = await linkToken(email, "joins/confirm");
    return tokenStep("confirmJoin", token);
  };

  const createInvitation = async (id: RouteId, path: Record<string, string>, body: object): Promise<string> => {
    const invited = await call(id, { path, as: as(root), body });
    assert.equal(invited.status, 201, JSON.stringify(invited.body));
    const secret = newSecret();
    const { id: invitationId } = invited.body.items[0].invitation;
    await sql`update invitations set secret_hash = ${digest(secret)} where id = ${invitationId}`;
    return secret;
  };
  const prepareAcceptance = async (secret: string, user: Person): Promise<Step> => ({
    visitor: await session(user),
    id: "acceptInvitation",
    request: { path: { secret }, headers: formHeaders, body: "" },
  });
  const prepareAcceptanceByEmail = (secret: string): Step => ({
    visitor: visitor(),
    id: "acceptInvitationByMail",
    request: { path: { secret }, ...siteForm({ name: "Noor Said" }) },
  });
  const createMember = () => person({ withPassword: false, email: newAddress() });
  const createUnproven = () => person({ verified: false, email: newAddress() });
  const inviteToGroup = (body: object) => createInvitation("inviteToGroup", groupPath, body);
  const inviteToEvent = async (body: object) =>
    createInvitation("inviteToEvent", { event_id: (await event(berlin, { capacity: 10 })).id }, body);

  const requestEmailChange = async () => {
    const user = await person({ email: newAddress() });
    const browser = await session(user);
    const email = newAddress();
    await browser.call("changeEmail", { body: { email, password } });
    return { user, browser, body: { token: await linkToken(email) } };
  };

  const currentCode = (secret: string) => totpCode(secret, clock.time);
  const createUserWithTotp = async () => {
    const user = await person({ email: newAddress() });
    const browser = await session(user);
    const secret = await startTotp(browser);
    const { status } = await browser.call("submitTotp", siteForm({ code: currentCode(secret) }));
    assert.equal(status, 303);
    clock.time += 30_000;
    const [, codes = ""] = /<textarea[^>]*>([^<]*)</.exec((await browser.call("showSecurity")).body) ?? [];
    return { user, browser, secret, codes: codes.trim().split("\n") };
  };
  const signInWithPassword = async ({ email }: Person): Promise<Visitor> => {
    const browser = visitor();
    assert.equal((await browser.call("logIn", { body: { email, password } })).status, 303);
    return browser;
  };
  const startPasskeySetup = async () => {
    const user = await person({ email: newAddress() });
    const browser = await session(user);
    const passkey = createPasskey(baseUrl);
    const { body: options } = await browser.call("startPasskeyRegistration");
    const body = { name: "Phone", credential: passkey.register(options) };
    return { user, browser, passkey, body };
  };
  const createUserWithPasskey = async () => {
    const { browser, body, ...others } = await startPasskeySetup();
    assert.equal((await browser.call("registerPasskey", { body })).status, 303);
    return { ...others, browser };
  };

  const requestSignInToken = async ({ email }: Person): Promise<string> => {
    await call("requestSignInLink", { body: { email } });
    return linkToken(email);
  };

  const { client_id: clientId } = await apps.register();
  const startAuthorization = async () => {
    const browser = await session(await createMember());
    const verifier = newVerifier();
    const { path } = await apps.openAuthorization(browser, apps.authorizationQuery(clientId, verifier));
    return { browser, verifier, path };
  };
  const prepareTokenRequest = (fields: Record<string, string>): Step => ({
    visitor: visitor(),
    id: "createAccessToken",
    request: siteForm({ client_id: clientId, ...fields }),
  });
  const device = await apps.registerDevice();
  const deviceCodes = () => apps.startDevice(device.client_id, { scope: "events:attend" });
  const prepareDeviceApproval = async (userCode: string): Promise<Step> => ({
    visitor: await session(await createMember()),
    id: "submitDevice",
    request: siteForm({ user_code: userCode, decision: "allow" }),
  });

  return [
    ...Object.entries({ RSVP: prepareRsvp, "joining a group": prepareJoin }).flatMap(([name, prepare]) => [
      action(`${name}, new account`, 303, 303, () => prepare(newAddress())),
      action(`${name}, known account`, 303, 303, async () => prepare((await createMember()).email)),
      action(`${name}, account of an unproven owner`, 303, 303, async () => prepare((await createUnproven()).email)),
    ]),
    action("creating an account by a link (criterion 26)", 303, 400, async () => {
      const token = await requestSignInToken({ id: "", email: newAddress() });
      return bodyStep("finishSignUp", { token, name: "Noor Said" });
    }),
    ...Object.entries({ "a group": inviteToGroup, "an event": inviteToEvent }).flatMap(([name, invite]) => [
      action(`invitation to ${name}`, 303, 303, async () =>
        prepareAcceptance(await invite({ max_uses: 1 }), await createMember()),
      ),
      action(`invitation to ${name}, new account`, 303, 303, async () =>
        prepareAcceptanceByEmail(await invite({ email: newAddress() })),
      ),
    ]),
    action("invitation to a role", 303, 303, async () => {
      const user = await createMember();
      return prepareAcceptance(await inviteToGroup({ email: user.email, role: "group_admin" }), user);
    }),
    action("invitation to a role, new account", 303, 303, async () =>
      prepareAcceptanceByEmail(await inviteToGroup({ email: newAddress(), role: "group_admin" })),
    ),
    action("declining an invitation", 200, 404, async () => {
      const secret = await inviteToGroup({ email: newAddress() });
      return {
        visitor: visitor(),
        id: "declineInvitation",
        request: { path: { secret }, headers: formHeaders, body: "" },
      };
    }),
    action("contact address of a group", 303, 303, async () => {
      const email = newAddress();
      await call("updateGroup", { path: groupPath, as: as(root), body: { contact_email: email } });
      return tokenStep("confirmContact", await linkToken(email, "contact/confirm"));
    }),
    action("change of the email address", 303, 400, async () => {
      const { browser, body } = await requestEmailChange();
      return bodyStep("confirmEmail", body, browser);
    }),
    action("undoing a change of the email address", 303, 400, async () => {
      const { user, browser, body } = await requestEmailChange();
      assert.equal((await browser.call("confirmEmail", { body })).status, 303);
      return bodyStep("undoEmailChange", { token: await linkToken(user.email, "undo-email-change") });
    }),
    action("unsubscribing", 200, 200, async () => {
      const secret = await readUnsubscribeSecret(db, new Date(clock.time));
      const token = createUnsubscribeToken(secret, { userId: (await createMember()).id, kind: "new_events" });
      const request = { query: { token }, body: "List-Unsubscribe=One-Click", headers: formHeaders };
      return { visitor: visitor(), id: "submitUnsubscribe", request };
    }),
    action("password reset (criterion 26)", 303, 400, async () => {
      const { email } = await createMember();
      await call("requestPasswordReset", { body: { email } });
      return bodyStep("resetPassword", { token: await linkToken(email), password: newPassword });
    }),
    action("sign-in link (criterion 26)", 303, 400, async () =>
      bodyStep("finishSignIn", { token: await requestSignInToken(await createMember()) }),
    ),
    action("sign-in link, then the second factor", 303, 303, async () => {
      const { user, secret } = await createUserWithTotp();
      const browser = visitor();
      await browser.call("finishSignIn", { body: { token: await requestSignInToken(user) } });
      return bodyStep("submitSecondFactor", { code: currentCode(secret) }, browser);
    }),
    action("verification (criterion 26)", 303, 400, async () => {
      const email = newAddress();
      await call("registerUser", { body: { email, name: "Noor", password: "nine owls sleep at noon" } });
      return { visitor: visitor(), id: "verifyEmail", request: { query: { token: await linkToken(email) } } };
    }),
    action("password, then an authenticator app", 303, 403, async () => {
      const { user, secret } = await createUserWithTotp();
      return bodyStep("submitSecondFactor", { code: currentCode(secret) }, await signInWithPassword(user));
    }),
    action("password, then a recovery code", 303, 403, async () => {
      const { user, codes } = await createUserWithTotp();
      return bodyStep("submitSecondFactor", { code: codes[0] }, await signInWithPassword(user));
    }),
    action("setting up an authenticator app", 303, 303, async () => {
      const browser = await session(await person({ email: newAddress() }));
      return { visitor: browser, id: "submitTotp", request: siteForm({ code: currentCode(await startTotp(browser)) }) };
    }),
    action("adding a passkey", 303, 400, async () => {
      const { browser, body } = await startPasskeySetup();
      return bodyStep("registerPasskey", body, browser);
    }),
    action("sign-in with a passkey", 303, 400, async () => {
      const { passkey } = await createUserWithPasskey();
      const browser = visitor();
      const { body: options } = await browser.call("startPasskeySignIn");
      return bodyStep("finishPasskeySignIn", { credential: passkey.sign(options) }, browser);
    }),
    action("password, then a passkey", 303, 400, async () => {
      const { user, passkey } = await createUserWithPasskey();
      const browser = await signInWithPassword(user);
      const { body: options } = await browser.call("startPasskeyConfirmation");
      return bodyStep("finishPasskeyConfirmation", { credential: passkey.sign(options) }, browser);
    }),
    action("admitting an app", 303, 303, async () => {
      const { browser, path } = await startAuthorization();
      return { visitor: browser, id: "submitConsent", request: { path, ...siteForm({ decision: "allow" }) } };
    }),
    action("the redirect to an app", 303, 400, async () => {
      const { browser, path } = await startAuthorization();
      await apps.consent(browser, path);
      return { visitor: browser, id: "finishAuthorization", request: { path } };
    }),
    action("an app's code", 200, 400, async () => {
      const { browser, verifier, path } = await startAuthorization();
      const url = await apps.decide(browser, path.authorization_id);
      const code = url.searchParams.get("code") ?? assert.fail(url.href);
      const grant = { grant_type: "authorization_code", code_verifier: verifier, redirect_uri: redirectUri };
      return prepareTokenRequest({ ...grant, code });
    }),
    action("admitting a device", 303, 400, async () => prepareDeviceApproval((await deviceCodes()).user_code)),
    action("a device's code", 200, 400, async () => {
      const { device_code, user_code } = await deviceCodes();
      const { visitor, id, request } = await prepareDeviceApproval(user_code);
      assert.equal((await visitor.call(id, request)).status, 303);
      return prepareTokenRequest({ grant_type: deviceGrant, client_id: device.client_id, device_code });
    }),
  ];
};

test("a failed attempt consumes neither a one-time link nor a step of a two-step form", async (t) => {
  const clock = { time: new Date("2026-11-20T12:00:00Z").getTime() };
  const fault = "connections of the database, and locks";
  const service = await startCommunity(t, { clock: () => new Date(clock.time), fault });
  const actions = await oneTimeActions(service, clock);
  // The test has its own connection, because the service replaces connections that are lost.
  const { sql, close } = connect(service.url, { poolSize: 1 });
  t.teardown(close);
  const { withTrigger, tablesOf } = await createInterruptions(sql);

  const isSignedIn = ({ headers }: ServiceResponse) => /session_id=[^;]/.test(String(headers["set-cookie"]));

  for (const { name, status, repeatStatus, prepare } of actions)
    await t.test(name, async () => {
      const send = ({ visitor, id, request }: Step) => visitor.call(id, request);
      // Runs the action once, because the service creates its keys on first use.
      await send(await prepare());
      const first = await prepare();
      const cookies = new Map(first.visitor.cookies);
      let response: ServiceResponse | undefined;
      const tables = await tablesOf(async () => {
        response = await send(first);
      });
      assert.equal(response?.status, status, JSON.stringify(response?.body));

      // The browser has the cookies from before the request, as if the response had been lost.
      first.visitor.cookies.clear();
      for (const [name, value] of cookies) first.visitor.cookies.set(name, value);
      const repeated = await send(first);
      assert.equal(repeated.status, repeatStatus, JSON.stringify(repeated.body));
      if (!name.includes("passkey")) assert.equal(isSignedIn(repeated), false, "a repeated request does not sign in");

      const kills = tables.map((table) => ["kill", table] as const);
      const last = tables.findLast((table) => table !== "rate_limits") ?? assert.fail("the step writes nothing");
      for (const [kind, table] of [...kills, ["lock", last] as const]) {
        const step = await prepare();
        const failed = await withTrigger(kind, table, () => send(step));
        const fault = `${kind} at ${table}`;
        // Counters are reset after the commit, so the step can succeed although the reset fails.
        if (table === "rate_limits" && failed.status === status) continue;
        assert.equal(failed.status, 503, fault);
        let retried = await send(step);
        // On a busy machine the pool may learn only now that other connections were killed too: this attempt fails as well.
        if (retried.status === 503) retried = await send(step);
        assert.equal(retried.status, status, `${fault}: ${JSON.stringify(retried.body)}`);
        assert.equal(retried.headers["location"] === undefined, response?.headers["location"] === undefined, fault);
      }
    });
});
