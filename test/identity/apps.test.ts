import assert from "node:assert/strict";
import * as client from "openid-client";
import type postgres from "postgres";
import { test } from "tap";
import { createOutbound, type Outbound, OutboundFailure } from "../../src/foundation/outbound/request.ts";
import { deleteUnusedClients } from "../../src/identity/auth/grants/queries.ts";
import { freePort } from "../e2e/program.ts";
import { createApps, newVerifier, redirectUri } from "../support/apps.ts";
import { testNow } from "../support/cluster.ts";
import { whileLocked } from "../support/locks.ts";
import { serveOnLoopback } from "../support/loopback.ts";
import { createVisitor, newPassword } from "../support/people.ts";
import { purge } from "../support/purging.ts";
import { requireStatus, statusesAtOnce } from "../support/responses.ts";
import { startService } from "../support/service.ts";

const day = 86_400_000;

test("third-party client libraries", async (t) => {
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const service = await startService(t, { baseUrl });
  await service.app.listen({ host: "127.0.0.1", port });
  const { person, session } = service;
  const apps = createApps(service);
  const user = await person();
  const browser = await session(user);
  const callback = "http://127.0.0.1:51004/callback";

  /** Opens a client's authorization URL in the user's browser. @returns the redirect to the client */
  const visit = (url: URL): Promise<URL> => {
    assert.equal(url.origin + url.pathname, `${baseUrl}/oauth/authorize`);
    return apps.authorize(browser, Object.fromEntries(url.searchParams));
  };

  await t.test("openid-client: discovery, registration, code, refresh, introspection, revocation", async () => {
    const insecure = { execute: [client.allowInsecureRequests], algorithm: "oauth2" as const };
    const metadata = { redirect_uris: ["http://127.0.0.1/callback"], client_name: "openid-client" };
    const config = await client.dynamicClientRegistration(new URL(baseUrl), metadata, undefined, insecure);
    assert.ok(config.clientMetadata()["client_secret"]);
    const verifier = client.randomPKCECodeVerifier();
    const state = client.randomState();
    const url = client.buildAuthorizationUrl(config, {
      redirect_uri: callback,
      scope: "profile:read groups:join",
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
      state,
    });
    const tokens = await client.authorizationCodeGrant(config, await visit(url), {
      pkceCodeVerifier: verifier,
      expectedState: state,
    });
    assert.equal(tokens.scope, "profile:read groups:join");
    assert.equal(tokens.expires_in, 3600);
    const me = await client.fetchProtectedResource(config, tokens.access_token, new URL(`${baseUrl}/api/v1/me`), "GET");
    const profile = await me.json();
    assert.equal(Object(profile).id, user.id);
    assert.equal(me.headers.get("x-oauth-scopes"), "profile:read, groups:join");
    const next = await client.refreshTokenGrant(config, tokens.refresh_token ?? "");
    assert.notEqual(next.refresh_token, tokens.refresh_token);
    assert.equal((await client.tokenIntrospection(config, next.access_token)).active, true);
    await client.tokenRevocation(config, next.refresh_token ?? "");
    assert.equal((await client.tokenIntrospection(config, next.access_token)).active, false);
  });

  await t.test("openid-client: the device flow with a delayed decision", async () => {
    const { client_id: clientId } = await apps.registerDevice();
    const config = await client.discovery(new URL(baseUrl), clientId, undefined, client.None(), {
      execute: [client.allowInsecureRequests],
      algorithm: "oauth2",
    });
    const device = await client.initiateDeviceAuthorization(config, { scope: "events:attend" });
    assert.equal(device.verification_uri, `${baseUrl}/oauth/device`);
    assert.match(device.user_code, /^[A-Z]{4}-[A-Z]{4}$/);
    assert.equal((await apps.poll(clientId, device.device_code)).body.error, "authorization_pending");
    const entered = device.user_code.toLowerCase().replace("-", " ");
    const response = await browser.call("showDevice", { query: { user_code: entered } });
    assert.match(String(response.body), new RegExp(`${device.user_code}.*RSVP to events`, "s"));
    const allowed = await apps.decideDevice(browser, device.user_code);
    assert.equal(allowed.headers["location"], "/oauth/device?notice=device_approved");
    const tokens = await client.pollDeviceAuthorizationGrant(config, { ...device, interval: 0 });
    assert.equal(tokens.scope, "events:attend");
    assert.ok(tokens.refresh_token);
    // Neither the user code nor the device code works again.
    const page = await browser.call("showDevice", { query: { user_code: device.user_code } });
    assert.match(String(page.body), /wrong, was already used/);
    await assert.rejects(client.pollDeviceAuthorizationGrant(config, { ...device, interval: 0 }));
  });

  await t.test("pages of other sites may request tokens and register, but without cookies", async () => {
    for (const path of ["/oauth/token", "/oauth/register", "/.well-known/oauth-authorization-server"]) {
      const preflight = await fetch(baseUrl + path, {
        method: "OPTIONS",
        headers: { origin: "https://spa.example", "access-control-request-method": "POST" },
      });
      assert.equal(preflight.status, 204);
      assert.equal(preflight.headers.get("access-control-allow-origin"), "*");
      assert.equal(preflight.headers.get("access-control-allow-credentials"), null);
    }
    const request = { headers: { origin: "https://spa.example" }, redirect: "manual" } as const;
    const page = await fetch(`${baseUrl}/oauth/device`, request);
    assert.equal(page.headers.get("access-control-allow-origin"), null);
    const { headers } = await fetch(`${baseUrl}/oauth/token`, {
      ...request,
      method: "POST",
      body: new URLSearchParams(),
    });
    const values = ["access-control-allow-origin", "cache-control"].map((name) => headers.get(name));
    assert.deepEqual(values, ["*", "no-store"]);
  });
});

test("ends the access of an app (criterion 74)", async (t) => {
  let time = Date.parse("2026-11-20T12:00:00Z");
  const service = await startService(t, { data: "none", clock: () => new Date(time) });
  const { call, sql, db, person, session, linkToken, lastMail, resetPassword, securityEventsOf } = service;
  const apps = createApps(service);

  await t.test("when the user ends it on the page, for all devices, with an email", async () => {
    const user = await person();
    const browser = await session(user);
    const app = await apps.authorizeApp(browser);
    assert.match((await browser.call("showApps")).body, /Planner.*planner\.example\.org.*Read your profile/s);
    assert.match(await lastMail(user.email), /The app "Planner" \(planner\.example\.org\)/);
    const removed = await browser.call("removeAppByForm", { body: `client_id=${app.clientId}` });
    assert.equal(removed.headers["location"], "/settings/apps?notice=app_removed");
    await apps.requireRevoked(app);
    assert.match(await lastMail(user.email), /app "Planner" no longer has access/);
    assert.deepEqual(await securityEventsOf(user), ["app_admitted", "app_removed"]);
  });

  await t.test("not when another user removes the app", async () => {
    const app = await apps.authorizeApp(await session(await person()));
    const other = await session(await person());
    await other.call("removeAppByForm", { body: `client_id=${app.clientId}` });
    assert.equal((await apps.getMe(app.access)).status, 200);
  });

  await t.test("when the password is reset, also for an account with an unproven owner", async () => {
    for (const proven of [true, false]) {
      const user = await person();
      if (!proven) await sql`update users set owner_proven_at = null where id = ${user.id}`;
      const app = await apps.authorizeApp(await session(user));
      await resetPassword(user);
      await apps.requireRevoked(app);
    }
  });

  await t.test("when a reset runs between the consent and the code, or during both", async () => {
    for (let round = 0; round < 4; round++) {
      const user = await person();
      const browser = await session(user);
      await call("requestPasswordReset", { body: { email: user.email } });
      const token = await linkToken(user.email);
      const { client_id: clientId } = await apps.register();
      const verifier = newVerifier();
      const { path } = await apps.openAuthorization(browser, apps.authorizationQuery(clientId, verifier));
      const [, finished] = await Promise.all([
        call("resetPassword", { body: { token, password: newPassword } }),
        apps.consent(browser, path).then(() => browser.call("finishAuthorization", { path })),
      ]);
      const code = /[?&]code=([\w-]+)/.exec(String(finished.headers["location"]))?.[1];
      if (code !== undefined) assert.equal((await apps.redeem(clientId, code, verifier)).body.error, "invalid_grant");
      assert.equal((await sql`select from oauth_grants where user_id = ${user.id}`).length, 0);
    }
  });

  await t.test("also for the tokens and the private calendar that the app created", async () => {
    const browser = await session(await person());
    const scope = "profile:read profile:write tokens:manage events:attend";
    const app = await apps.authorizeApp(browser, { scope });
    const headers = { authorization: `Bearer ${app.access}` };
    const created = await call("createToken", { headers, body: { name: "Of the app", scopes: ["profile:read"] } });
    assert.equal(created.status, 201, JSON.stringify(created.body));
    assert.equal((await call("createToken", { headers, body: { name: "More", scopes: ["jobs:apply"] } })).status, 403);
    assert.equal((await call("createToken", { headers, body: { name: "For ever", expires_at: null } })).status, 403);
    const calendar = await call("createCalendarAddress", { headers });
    assert.equal(calendar.status, 201);
    const secret = /calendar\/([\w-]+)\.ics/.exec(calendar.body.url)?.[1] ?? "";
    time += 2 * 3_600_000;
    assert.equal((await apps.getMe(app.access)).status, 401);
    assert.equal((await apps.getMe(created.body.token)).status, 200);
    assert.equal((await call("getPrivateCalendar", { path: { secret } })).status, 200);
    await browser.call("removeAppByForm", { body: `client_id=${app.clientId}` });
    assert.equal((await apps.getMe(created.body.token)).status, 401);
    assert.equal((await call("getPrivateCalendar", { path: { secret } })).status, 404);
  });

  await t.test("expires access tokens after an hour, and grants after 30 days without use or 180 days", async () => {
    const startTime = time;
    const app = await apps.authorizeApp(await session(await person()));
    time = startTime + 3_599_000;
    assert.equal((await apps.getMe(app.access)).status, 200);
    time = startTime + 3_600_000;
    assert.equal((await apps.getMe(app.access)).status, 401);
    let token = app.refresh;
    for (let days = 29; days < 180; days += 29) {
      time = startTime + days * day;
      const next = await apps.refresh(app.clientId, token);
      assert.equal(next.status, 200, `${days} days`);
      token = next.body.refresh_token;
    }
    time = startTime + 180 * day;
    assert.equal((await apps.refresh(app.clientId, token)).body.error, "invalid_grant");
    time = startTime;
    const idle = await apps.authorizeApp(await session(await person()));
    time = startTime + 30 * day;
    assert.equal((await apps.refresh(idle.clientId, idle.refresh)).body.error, "invalid_grant");
    await purge(db, new Date(startTime + 181 * day));
    for (const table of ["oauth_grants", "oauth_access_tokens", "oauth_artifacts"])
      assert.equal((await sql`select from ${sql(table)}`).length, 0, table);
    await deleteUnusedClients(db, { now: new Date(startTime + 212 * day), batch: 500 });
    assert.equal((await sql`select from oauth_clients`).length, 0);
    time = startTime;
  });

  await t.test("deletes a registration after 2 days, or 30 days after the last access", async () => {
    const browser = await session(await person());
    const isDeletedAfter = async (id: string, days: number) => {
      await deleteUnusedClients(db, { now: new Date(time + days * day), batch: 500 });
      return (await sql`select from oauth_clients where id = ${id}`).length === 0;
    };
    const { client_id: clientId } = await apps.register();
    const backdate = () => sql`update oauth_clients set created_at = created_at - interval '40 days',
      updated_at = updated_at - interval '40 days' where id = ${clientId}`;
    await backdate();
    await apps.authorize(browser, apps.authorizationQuery(clientId, newVerifier()));
    await sql`delete from oauth_grants where client_id = ${clientId}`;
    assert.equal(await isDeletedAfter(clientId, 29), false, "the time of the consent counts");
    await apps.authorize(browser, apps.authorizationQuery(clientId, newVerifier()));
    await backdate();
    await browser.call("removeAppByForm", { body: `client_id=${clientId}` });
    assert.equal(await isDeletedAfter(clientId, 29), false, "when the last access ended counts");
    assert.equal(await isDeletedAfter(clientId, 30), true);
    const { client_id: unused } = await apps.register();
    assert.equal(await isDeletedAfter(unused, 1), false);
    assert.equal(await isDeletedAfter(unused, 2), true);
  });

  await t.test("deletes a grant whose code was not redeemed, but not one that is in use", async () => {
    const browser = await session(await person());
    const app = await apps.authorizeApp(browser);
    const { client_id: clientId } = await apps.register();
    await apps.authorize(browser, apps.authorizationQuery(clientId, newVerifier()));
    time += 90 * 60_000;
    await purge(db, new Date(time));
    assert.deepEqual([...(await sql`select client_id from oauth_grants`)], [{ client_id: app.clientId }]);
    assert.equal((await apps.refresh(app.clientId, app.refresh)).status, 200);
  });
});

test("devices", async (t) => {
  let now = testNow.getTime();
  const limits = { factor: 1 };
  const service = await startService(t, { data: "none", limits, clock: () => new Date(now) });
  const { person, session } = service;
  const apps = createApps(service);
  const { client_id: clientId } = await apps.registerDevice();
  const startDevice = () => apps.startDevice(clientId);
  const poll = (code: string) => apps.poll(clientId, code);

  await t.test("RFC 8628 §3.5: slows down a device that polls too often, until its user decides", async () => {
    const { device_code: code, user_code: userCode, interval } = await startDevice();
    assert.equal(interval, 5);
    for (const [seconds, error] of [
      [0, "authorization_pending"],
      [5, "authorization_pending"],
      [1, "slow_down"],
      [5, "slow_down"],
      [15, "authorization_pending"],
      [14.5, "authorization_pending"],
      [9, "slow_down"],
    ] as const) {
      now += seconds * 1000;
      assert.equal((await poll(code)).body.error, error, `after ${seconds} seconds`);
    }
    assert.equal((await apps.decideDevice(await session(await person()), userCode, "deny")).status, 303);
    assert.equal((await poll(code)).body.error, "access_denied");
  });

  await t.test("RFC 8628 §5.1: limits the codes that a user can try", async () => {
    const browser = await session(await person());
    for (let tried = 0; tried < 30; tried++)
      assert.equal((await browser.call("showDevice", { query: { user_code: "BBBB-BBBB" } })).status, 200);
    const device = await startDevice();
    assert.equal((await browser.call("showDevice", { query: { user_code: device.user_code } })).status, 429);
    assert.equal((await apps.decideDevice(browser, device.user_code)).status, 429);
    assert.equal((await poll(device.device_code)).body.error, "authorization_pending");
  });

  await t.test("rejects the device code of another client", async () => {
    const device = await startDevice();
    const other = await apps.registerDevice();
    assert.equal((await apps.poll(other.client_id, device.device_code)).body.error, "invalid_grant");
  });

  await t.test("RFC 9700: limits open registration by IP address", async () => {
    const body = { client_name: "One of many", redirect_uris: [redirectUri] };
    assert.equal((await statusesAtOnce(25, () => service.call("registerClient", { body }))).at(-1), 429);
  });
});

test("limits registrations from all IP addresses together, except by developers who sign in (criterion 73)", async (t) => {
  const limits = { client_registrations_in_all: 2, factor: 1 };
  const service = await startService(t, { data: "none", limits });
  const body = { client_name: "One of many", redirect_uris: [redirectUri] };
  assert.deepEqual(await statusesAtOnce(3, () => service.call("registerClient", { body })), [201, 201, 429]);
  const developer = await service.session(await service.person());
  const form = new URLSearchParams({ name: "Planner", kind: "public", redirect_uris: redirectUri });
  assert.equal((await developer.call("createClientByForm", { body: form.toString() })).status, 303);
});

test("client-id metadata documents", async (t) => {
  const id = "https://planner.example.org/oauth/client.json";
  const documents: { text: string; status: number; urls: string[] } = { text: "", status: 200, urls: [] };
  const site = await serveOnLoopback(t, (request, response) => {
    documents.urls.push(request.url ?? "");
    response.writeHead(documents.status, { "content-type": "application/json", location: "http://127.0.0.1/" });
    response.end(documents.text);
  });
  const local = createOutbound({ allowsPrivate: true });
  // The test serves the metadata document; the rest of the outbound request is real.
  const outbound: Outbound = (request) =>
    local({ ...request, url: request.url.replace("https://planner.example.org", site) });
  const service = await startService(t, { data: "none", outbound });
  const { person, session } = service;
  const apps = createApps(service);
  const browser = await session(await person());
  const valid = { client_id: id, client_name: "Planner", redirect_uris: ["http://127.0.0.1/callback"] };
  const callback = "http://127.0.0.1:51004/callback";
  const start = (more = {}) => apps.startRequest(browser, id, { redirect_uri: callback, ...more });

  await t.test("refuses invalid documents", async () => {
    const invalid = [
      "not JSON",
      "[]",
      "null",
      { ...valid, client_id: `${id}?` },
      { ...valid, client_id: "https://evil.example/" },
      { ...valid, client_secret: "s" },
      { ...valid, token_endpoint_auth_method: "client_secret_basic" },
      { ...valid, redirect_uris: ["javascript:alert(1)"] },
      { ...valid, redirect_uris: ["view-source://callback"] },
      { ...valid, redirect_uris: ["http://evil.example/"] },
      { ...valid, redirect_uris: [] },
      { ...valid, padding: "x".repeat(6000) },
    ];
    for (const document of invalid) {
      documents.text = typeof document === "string" ? document : JSON.stringify(document);
      const { response } = await start();
      assert.equal(response.status, 400, documents.text.slice(0, 80));
      assert.equal(response.headers["location"], undefined);
    }
    documents.text = JSON.stringify(valid);
    for (const status of [404, 302, 500]) {
      documents.status = status;
      assert.equal((await start()).response.status, 400);
    }
    documents.status = 200;
  });

  await t.test("accepts a valid document without registration, names its host, and caches it", async () => {
    const verifier = newVerifier();
    documents.text = JSON.stringify({ ...valid, client_uri: "", logo_uri: null, scope: "", contacts: null });
    const request = await apps.openAuthorization(
      browser,
      apps.authorizationQuery(id, verifier, { redirect_uri: callback }),
    );
    const { body } = await browser.call("showConsent", { path: request.path });
    assert.match(String(body), /Published by<\/dt><dd>planner\.example\.org\/oauth\/client\.json</);
    const url = await apps.decide(browser, request.path.authorization_id);
    documents.urls.length = 0;
    const redeemed = await apps.redeem(id, url.searchParams.get("code") ?? "", verifier, { redirect_uri: callback });
    assert.equal(redeemed.status, 200, JSON.stringify(redeemed.body));
    assert.deepEqual(documents.urls, []);
    // While the document's site is down, existing access continues, but new users are not asked for consent.
    documents.status = 503;
    const later = await service.startAnother({ outbound, clock: () => new Date(service.now.getTime() + day) });
    const appsDayLater = createApps(later);
    assert.equal((await appsDayLater.refresh(id, redeemed.body.refresh_token)).status, 200);
    assert.deepEqual(documents.urls, []);
    const { response } = await appsDayLater.startRequest(createVisitor(later), id, { redirect_uri: callback });
    assert.equal(response.status, 400);
    assert.equal(documents.urls.length, 1);
    documents.status = 200;
    assert.equal((await start({ redirect_uri: "http://127.0.0.1:51004/other" })).response.status, 400);
  });

  await t.test("never sends a request to a private address, whatever its name (criterion 77)", async () => {
    const lookups: string[] = [];
    const names: Record<string, string> = {
      "internal.example": "10.0.0.7",
      "rebinding.example": "127.0.0.1",
      "metadata.example": "169.254.169.254",
      "six.example": "::1",
      "mapped.example": "::ffff:127.0.0.1",
    };
    const guarded = createOutbound({
      resolve: async (host) => {
        lookups.push(host);
        const address = names[host];
        if (!address) throw new OutboundFailure("no such host");
        return [{ address, family: address.includes(":") ? 6 : 4 }];
      },
    });
    const strict = await service.startAnother({ outbound: guarded });
    const strictApps = createApps(strict);
    const visitor = createVisitor(strict);
    const ids = [
      ...Object.keys(names).map((host) => `https://${host}/client.json`),
      "https://127.0.0.1/client.json",
      "https://[::1]/client.json",
      "https://10.0.0.7/client.json",
      "http://planner.example.org/client.json",
      "https://user@planner.example.org/client.json",
      "https://planner.example.org/../client.json",
      "https://planner.example.org/client.json#x",
      "file:///etc/passwd",
    ];
    for (const clientId of ids) {
      const { response } = await strictApps.startRequest(visitor, clientId);
      assert.equal(response.status, 400, clientId);
      const { status } = await strictApps.redeem(clientId, "code", newVerifier());
      assert.ok([400, 401].includes(status), clientId);
    }
    assert.deepEqual([...new Set(lookups)].sort(), Object.keys(names).sort());
  });
});

test("apps of a user", async (t) => {
  const service = await startService(t, { data: "none" });
  const { sql, person, session, token, mails, resetPassword } = service;
  const apps = createApps(service);
  const owner = await person();
  const browser = await session(owner);
  const fields = (more: Record<string, string> = {}) =>
    new URLSearchParams({ name: "My planner", redirect_uris: redirectUri, kind: "confidential", ...more }).toString();
  const create = (more: Record<string, string> = {}, visitor = browser) =>
    visitor.call("createClientByForm", { body: fields(more) });
  /** Creates an app by the form. @returns its id */
  const createApp = async (name: string, more: Record<string, string> = {}, visitor = browser): Promise<string> => {
    assert.equal((await create({ kind: "public", name, ...more }, visitor)).status, 303);
    const [row] = await sql<{ id: string }[]>`select id from oauth_clients where name = ${name}`;
    return row?.id ?? assert.fail(name);
  };
  const admit = async (id: string) => {
    const app = await apps.authorizeApp(await session(await person()), {}, id);
    assert.equal((await apps.getMe(app.access)).status, 200);
    return app;
  };

  await t.test("shows a secret once after the form, and applies changes immediately", async () => {
    const id = await createApp("My planner", { kind: "confidential" });
    const page = await browser.call("showClients");
    const secret = /readonly[^>]*>([\w-]{43})<\/textarea>/.exec(String(page.body))?.[1] ?? assert.fail("no secret");
    assert.doesNotMatch(String((await browser.call("showClients")).body), new RegExp(secret));
    const verifier = newVerifier();
    const code = await apps.codeFor(browser, apps.authorizationQuery(id, verifier));
    const authorization = `Basic ${Buffer.from(`${id}:${secret}`).toString("base64")}`;
    const grant = { grant_type: "authorization_code", code, redirect_uri: redirectUri, code_verifier: verifier };
    const redeem = () => apps.postForm("createAccessToken", grant, { authorization });
    assert.equal((await redeem()).status, 200);
    const path = { client_id: id };
    await browser.call("resetClientSecretByForm", { path });
    assert.equal((await redeem()).body.error, "invalid_client");

    assert.match(String((await browser.call("showClient", { path })).body), /My planner/);
    const changes = fields({ redirect_uris: "https://planner.example.org/new" });
    assert.equal((await browser.call("updateClientByForm", { path, body: changes })).status, 303);
    assert.equal((await apps.startRequest(browser, id)).response.status, 400);
    const invalid = fields({ redirect_uris: "http://evil.example/" });
    const errorPage = requireStatus(await browser.call("updateClientByForm", { path, body: invalid }), 400);
    assert.match(errorPage, /id="redirect_uris-problem"/);

    const other = await session(await person());
    for (const operation of ["showClient", "resetClientSecretByForm", "deleteClientByForm"] as const)
      assert.equal((await other.call(operation, { path })).status, 404, "of another user");
    assert.equal((await other.call("updateClientByForm", { path, body: fields() })).status, 404);
  });

  await t.test("renewing the secret of a public app returns 409; deleting an app ends all its access", async () => {
    const id = await createApp("Public");
    const path = { client_id: id };
    assert.equal((await browser.call("resetClientSecretByForm", { path })).status, 409);
    const { access, refresh } = await admit(id);
    assert.equal((await browser.call("deleteClientByForm", { path })).status, 303);
    assert.equal((await apps.getMe(access)).status, 401);
    assert.equal((await apps.refresh(id, refresh)).body.error, "invalid_client");
  });

  await t.test("revokes a token that an app creates during its deletion (criterion 74)", async () => {
    const id = await createApp("Deleted meanwhile");
    const user = await person();
    await apps.authorize(await session(user), apps.authorizationQuery(id, newVerifier()));
    const apiToken = await token(user);
    // The state of the app's request: the token's owner is not visible to other transactions yet.
    const create = async (tx: postgres.ISql) => {
      await tx`select from users where id = ${user.id} for no key update`;
      await tx`update api_tokens set grant_id = (select id from oauth_grants where client_id = ${id}) where id = ${apiToken.id}`;
    };
    const remove = () => browser.call("deleteClientByForm", { path: { client_id: id } });
    assert.equal((await whileLocked(service, create, remove)).status, 303);
    assert.equal((await apps.getMe(apiToken.secret)).status, 401);
  });

  await t.test("the consent page says that the app chose its name itself (criterion 73)", async () => {
    const id = await createApp("Your bank");
    const user = await session(await person());
    const { path } = await apps.startRequest(user, id);
    const { body } = await user.call("showConsent", { path });
    assert.match(String(body), /The app chose its name itself/);
  });

  await t.test("refuses the device flow in the name of an app with redirect URIs (criterion 73)", async () => {
    assert.match((await apps.startDevice(await createApp("Web"))).error_description, /device_code is not allowed/);
    assert.ok((await apps.startDevice(await createApp("Television", { redirect_uris: "" }))).device_code);
  });

  await t.test("sends an email when an app is registered, changed, given a secret or deleted", async () => {
    const user = await person();
    const visitor = await session(user);
    const path = { client_id: await createApp("Told", { kind: "confidential" }, visitor) };
    await visitor.call("updateClientByForm", { path, body: fields({ name: "Told" }) });
    await visitor.call("resetClientSecretByForm", { path });
    await visitor.call("deleteClientByForm", { path });
    const text = (await mails(user.email)).map((mail) => mail.text).join("\n");
    assert.equal(text.match(/app "Told"/g)?.length, 4, text);
  });

  await t.test("deletes an intruder's apps when the address's owner resets the password (criterion 53)", async () => {
    const victim = await person();
    await sql`update users set owner_proven_at = null where id = ${victim.id}`;
    const id = await createApp("Trap", {}, await session(victim));
    const { access } = await admit(id);
    await resetPassword(victim);
    assert.equal((await apps.getMe(access)).status, 401);
    assert.equal((await sql`select from oauth_clients where id = ${id}`).length, 0);
  });

  await t.test("allows a user at most 20 apps, even when they are created concurrently", async () => {
    await Promise.all(Array.from({ length: 25 }, () => create({ kind: "public" })));
    const [{ count } = assert.fail()] =
      await sql`select count(*)::int as count from oauth_clients where owner_id = ${owner.id}`;
    assert.equal(count, 20);
    assert.equal((await create()).status, 409);
  });
});
