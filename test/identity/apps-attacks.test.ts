import assert from "node:assert/strict";
import type postgres from "postgres";
import { type Test, test } from "tap";
import { enums } from "../../generated/contract.ts";
import { digest } from "../../src/foundation/secrets.ts";
import { createApps, formHeaders, newVerifier, redirectUri } from "../support/apps.ts";
import { untilBlocked } from "../support/locks.ts";
import { createVisitor, password, type Visitor } from "../support/people.ts";
import { requireStatus, statusesAtOnce } from "../support/responses.ts";
import { type ServiceResponse, startService } from "../support/service.ts";

/* Attacks of RFC 9700, OAuth 2.0 Security Best Current Practice, that apply to this server. */

/** Starts the service, and returns helpers for apps and the browser of a user. */
const start = async (t: Test) => {
  const service = await startService(t, { data: "none" });
  const browser = await service.session(await service.person());
  return { service, ...service, apps: createApps(service), browser };
};

/** Requires an error page of this service instead of a redirect. */
const requireErrorPage = ({ status, headers }: ServiceResponse, label?: string): void =>
  assert.deepEqual([status, headers["location"]], [400, undefined], label);

const errorIn = (url: string) => {
  const { searchParams, hash } = new URL(url);
  return searchParams.get("error") ?? new URLSearchParams(hash.slice(1)).get("error");
};

test("accepts registered redirect URIs only (criterion 73, RFC 9700 §4.1)", async (t) => {
  const { service, call, sql, apps, browser } = await start(t);
  const { client_id: clientId } = await apps.register();

  await t.test("§4.1.3: compares redirect URIs character by character, and shows errors on its own page", async () => {
    const similarUris = [
      "https://planner.example.org/callback/",
      "https://planner.example.org/callback?x=1",
      "https://planner.example.org/callback/../evil",
      "https://planner.example.org/Callback",
      "https://PLANNER.example.org/callback",
      "https://planner.example.org:443/callback",
      "https://planner.example.org:444/callback",
      "https://planner.example.org.evil.example/callback",
      "https://planner.example.org@evil.example/callback",
      "https://evil.example/?https://planner.example.org/callback",
      "https://planner.example.org%2f@evil.example/callback",
      "https://planner.example.org\\@evil.example/callback",
      "http://planner.example.org/callback",
      "//evil.example/callback",
      "javascript:alert(1)//planner.example.org/callback",
      "data:text/html,x",
      "https://planner.example.org/callback#x",
    ];
    for (const uri of similarUris) {
      const { response } = await apps.startRequest(browser, clientId, { redirect_uri: uri });
      requireErrorPage(response, uri);
      assert.match(String(response.headers["content-type"]), /^text\/html/, uri);
      assert.doesNotMatch(String(response.body), /evil\.example/, uri);
    }
  });

  await t.test("§4.1.3, §4.11.2: does not redirect errors to unknown redirect URIs and apps", async () => {
    for (const parameters of [
      { redirect_uri: undefined },
      { redirect_uri: [redirectUri, "https://evil.example/"] },
      { client_id: "019aa2f5-9b64-7f03-8e2d-d41c5a7b6e38" },
      { client_id: [clientId, "another"] },
      { prompt: "none" },
      { scope: "nonsense" },
      { response_type: "token" },
      { code_challenge: "" },
    ])
      for (const visitor of [browser, createVisitor(service)]) {
        const { response } = await apps.startRequest(visitor, clientId, parameters);
        requireErrorPage(response);
        assert.doesNotMatch(String(response.body), /planner\.example\.org/);
      }
  });

  await t.test("sends nothing to a redirect URI that was removed during a request", async () => {
    const removeUri = async (when: "requested" | "decided", decision: "allow" | "deny") => {
      const { client_id: id } = await apps.register();
      const { path } = await apps.startRequest(browser, id);
      const submit = () => apps.consent(browser, path, decision);
      if (when === "decided") assert.equal((await submit()).status, 303);
      await sql`update oauth_clients set redirect_uris = array['https://planner.example.org/new'] where id = ${id}`;
      if (when === "requested") {
        assert.equal((await browser.call("showConsent", { path })).status, 400);
        if (decision === "allow") assert.equal((await submit()).status, 400);
      }
      requireErrorPage(await browser.call("finishAuthorization", { path }));
    };
    for (const decision of ["allow", "deny"] as const) {
      await removeUri("requested", decision);
      await removeUri("decided", decision);
    }
  });

  await t.test("RFC 8252 §7.3: a native app gets its code at any port; finishing needs one cookie", async () => {
    const { client_id: native } = await apps.register({ redirect_uris: ["http://127.0.0.1:1/callback"] });
    const { path } = await apps.startRequest(browser, native, { redirect_uri: "http://127.0.0.1:51004/callback" });
    assert.equal((await apps.consent(browser, path)).status, 303);
    browser.cookies.delete("oauth_consent");
    const { status, headers } = await browser.call("finishAuthorization", { path });
    assert.equal(status, 303);
    assert.match(String(headers["location"]), /^http:\/\/127\.0\.0\.1:51004\/callback\?code=/);
  });

  await t.test("RFC 8252 §7.3: a loopback redirect URI may have any port, and must match otherwise", async () => {
    const { client_id: native } = await apps.register({ redirect_uris: ["http://127.0.0.1/callback"] });
    for (const [uri, status] of Object.entries({
      "http://127.0.0.1:51004/callback": 303,
      "http://127.0.0.1/callback": 303,
      "http://127.0.0.1:51004/other": 400,
      "http://127.0.0.2:51004/callback": 400,
      "http://localhost:51004/callback": 400,
      "https://127.0.0.1:51004/callback": 400,
      "http://127.0.0.1:51004@evil.example/callback": 400,
    }))
      assert.equal((await apps.startRequest(browser, native, { redirect_uri: uri })).response.status, status, uri);
  });

  await t.test("refuses to register redirect URIs that run scripts or use plain HTTP", async () => {
    const schemes = `filesystem about view-source jar chrome-extension moz-extension intent android-app ftp ws wss mailto
      tel sms ms-msdt search-ms itms-services ssh ldap`;
    const invalid = [
      ...schemes.split(/\s+/).map((scheme) => `${scheme}://callback`),
      ...["http://planner.example.org/callback", "planner:callback", "localhost:8787/callback", "/callback"],
      ...["javascript:alert(1)", "JavaScript://x/%0aalert(1)", "vbscript:x", "vbscript:/callback"],
      ...["data:text/html,x", "data:/callback", "blob:https://planner.example.org/x", "file:///etc/passwd"],
      ...["urn:ietf:wg:oauth:2.0:oob", "https://user:secret@planner.example.org/", "https://planner.example.org/#x"],
      ...["https://*.example.org/callback", "https://x;sandbox/cb", "https://x,default-src/cb", "https://x'none'/cb"],
      ...["https://planner.example.org\\@evil.example/", "no address"],
    ];
    for (const uri of invalid) {
      const body = { client_name: "Planner", redirect_uris: [uri], token_endpoint_auth_method: "none" };
      assert.equal(requireStatus(await call("registerClient", { body }), 400, uri), "invalid_redirect_uri", uri);
    }
  });
});

test("apps with private-use schemes (criterion 73)", async (t) => {
  const { call, apps, browser } = await start(t);
  const redirect = "cursor://anysphere.cursor-mcp/oauth/callback";
  await t.test("registers a scheme without a dot", async () => {
    for (const uri of [
      "cursor://anysphere.cursor-mcp/oauth/callback",
      "vscode://saoudrizwan.claude-dev/callback",
      "windsurf://codeium.windsurf/callback",
      "claude://callback",
      "planner:/callback",
      "org.example.app:callback",
    ]) {
      const { redirect_uris: uris } = await apps.register({ redirect_uris: [uri, "http://localhost:8787/callback"] });
      assert.deepEqual(uris, [uri, "http://localhost:8787/callback"]);
    }
  });

  await t.test("the consent page may redirect to the app's scheme; its code is redeemed with PKCE only", async () => {
    const redirectUris = [redirect, "http://localhost:8787/callback"];
    const { client_id: clientId } = await apps.register({ client_name: "Cursor", redirect_uris: redirectUris });
    const verifier = newVerifier();
    const query = apps.authorizationQuery(clientId, verifier, { redirect_uri: redirect });
    const { path } = await apps.openAuthorization(browser, query);
    const page = await browser.call("showConsent", { path });
    assert.match(String(page.headers["content-security-policy"]), /form-action 'self' cursor:;/);
    const location = await apps.decide(browser, path.authorization_id);
    assert.ok(location.href.startsWith(`${redirect}?code=`), location.href);
    const code = location.searchParams.get("code") ?? "";
    const target = { redirect_uri: redirect };
    assert.equal((await apps.redeem(clientId, code, verifier, { ...target, code_verifier: undefined })).status, 400);
    assert.equal((await apps.redeem(clientId, await apps.codeFor(browser, query), verifier, target)).status, 200);
    const plain = { redirect_uri: redirect, code_challenge: undefined, code_challenge_method: undefined };
    assert.equal((await apps.startRequest(browser, clientId, plain)).id, undefined);
  });

  await t.test("treats null and empty metadata as absent", async () => {
    const names = ["client_name", "client_uri", "logo_uri", "policy_uri", "tos_uri", "contacts", "scope"];
    for (const empty of [null, ""]) {
      const metadata = [...names, "grant_types", "response_types"].map((name) => [name, empty]);
      const registered = await apps.register(Object.fromEntries(metadata));
      assert.equal(registered.client_name, "An app without a name");
      assert.ok(!("client_uri" in registered));
      assert.deepEqual(registered.grant_types, ["authorization_code", "refresh_token"]);
    }
    const invalid = { client_name: "Planner", redirect_uris: [redirectUri], client_uri: "javascript:alert(1)" };
    assert.equal((await call("registerClient", { body: invalid })).status, 400);
    const none = await call("registerClient", { body: { client_name: "Planner", redirect_uris: null } });
    assert.equal(none.body.error, "invalid_redirect_uri");
  });
});

test("requires PKCE (criterion 73, RFC 9700 §2.1.1, §4.8)", async (t) => {
  const { service, apps, browser } = await start(t);

  await t.test("§4.8: refuses requests without a challenge or with `plain`, also of confidential clients", async () => {
    const { client_id: publicId } = await apps.enroll(browser);
    const { client_id: confidentialId } = await apps.enroll(browser, {
      token_endpoint_auth_method: "client_secret_basic",
    });
    for (const clientId of [publicId, confidentialId])
      for (const parameters of [
        { code_challenge: undefined, code_challenge_method: undefined },
        { code_challenge_method: "plain" },
        { code_challenge_method: undefined },
        { code_challenge: "short" },
      ]) {
        const { location } = await apps.startRequest(browser, clientId, parameters);
        assert.ok(location.startsWith(redirectUri), location);
        assert.equal(errorIn(location), "invalid_request");
        assert.equal(new URL(location).searchParams.get("iss"), service.baseUrl);
      }
  });

  await t.test("§4.5: refuses a code with another verifier, without one, and from another client", async () => {
    const [victim, attacker] = [await apps.register(), await apps.register()];
    const verifier = newVerifier();
    for (const steal of [
      (code: string) => apps.redeem(victim.client_id, code, newVerifier()),
      (code: string) => apps.redeem(victim.client_id, code, verifier, { code_verifier: undefined }),
      (code: string) => apps.redeem(attacker.client_id, code, verifier),
      (code: string) => apps.redeem(victim.client_id, code, verifier, { redirect_uri: "https://evil.example/" }),
    ]) {
      const code = await apps.codeFor(browser, apps.authorizationQuery(victim.client_id, verifier));
      assert.equal(requireStatus(await steal(code), 400), "invalid_grant");
    }
  });
});

test("sends no secret in redirects, referrers or caches (criterion 73, RFC 9700 §4.3, §4.4, §4.12)", async (t) => {
  const { apps, browser } = await start(t);
  const { client_id: clientId } = await apps.enroll(browser);

  await t.test("§4.4: includes iss in all responses of the authorization endpoint, errors too", async () => {
    for (const [decision, error] of [
      ["allow", null],
      ["deny", "access_denied"],
    ] as const) {
      const { path } = await apps.startRequest(browser, clientId);
      const { searchParams } = await apps.decide(browser, path.authorization_id, decision);
      const parameters = ["error", "iss", "state"].map((name) => searchParams.get(name));
      assert.deepEqual(parameters, [error, "https://alliance.test", "a-state"]);
    }
  });

  await t.test("§2.1.2: supports no implicit grant and no other bypass of the code", async () => {
    for (const responseType of ["token", "id_token", "code token", "code id_token", "none", "", "CODE"]) {
      const { location } = await apps.startRequest(browser, clientId, { response_type: responseType });
      assert.match(String(errorIn(location)), /^(?:unsupported_response_type|invalid_request)$/, responseType);
    }
    for (const mode of ["fragment", "form_post", "web_message", "jwt"]) {
      const { response } = await apps.startRequest(browser, clientId, { response_mode: mode });
      assert.equal(response.status, 400, mode);
    }
    const jwt = "urn:ietf:params:oauth:grant-type:jwt-bearer";
    const credentials = { client_id: clientId, username: "a", password: "b" };
    for (const grantType of ["password", "client_credentials", "implicit", jwt, "__proto__"]) {
      const error = requireStatus(
        await apps.postForm("createAccessToken", { grant_type: grantType, ...credentials }),
        400,
      );
      assert.match(error, /^unsupported_grant_type|invalid_request$/);
    }
  });

  await t.test("§4.2: responses are not cached, and pages send no referrer to other sites", async () => {
    const { response, path } = await apps.startRequest(browser, clientId);
    const page = await browser.call("showConsent", { path });
    assert.equal(page.headers["referrer-policy"], "same-origin");
    const rejection = await apps.redeem(clientId, "nonsense", newVerifier());
    assert.equal(rejection.status, 400);
    for (const { headers } of [response, page, rejection]) assert.equal(headers["cache-control"], "no-store");
  });
});

test("ends access when a code or a refresh token is used twice (criterion 74, RFC 9700 §4.2.4, §4.5, §4.14)", async (t) => {
  const { service, sql, person, session, lastMail, apps } = await start(t);
  /** Moves the first use of each code and token into the past, as if the time had passed since. */
  const ageUses = (seconds = 30) =>
    sql`update oauth_artifacts set consumed_at = consumed_at - make_interval(secs => ${seconds})`;

  await t.test("§4.5: replaying a code revokes the tokens that were issued for it", async () => {
    const user = await person();
    const app = await apps.authorizeApp(await session(user));
    assert.equal((await apps.getMe(app.access)).status, 200);
    assert.equal((await apps.redeem(app.clientId, app.code, app.verifier)).body.error, "invalid_grant");
    await apps.requireRevoked(app);
    assert.match(await lastMail(user.email), /used twice/);
  });

  await t.test("§4.14.2: refresh tokens rotate; using an old one later ends the whole family", async () => {
    const user = await person();
    const app = await apps.authorizeApp(await session(user));
    const next = await apps.refresh(app.clientId, app.refresh);
    assert.equal(next.status, 200);
    assert.notEqual(next.body.refresh_token, app.refresh);
    assert.equal((await apps.getMe(next.body.access_token)).status, 200);
    await ageUses();
    assert.equal((await apps.refresh(app.clientId, app.refresh)).body.error, "invalid_grant");
    for (const token of [app.access, next.body.access_token]) assert.equal((await apps.getMe(token)).status, 401);
    assert.equal((await apps.refresh(app.clientId, next.body.refresh_token)).body.error, "invalid_grant");
    assert.equal((await sql`select from oauth_grants where user_id = ${user.id}`).length, 0);
    assert.match(await lastMail(user.email), /used twice/);
  });

  await t.test("§4.14.2: a client that lost the response can repeat the refresh within 30 seconds", async () => {
    const app = await apps.authorizeApp(await session(await person()));
    const first = await apps.refresh(app.clientId, app.refresh);
    await ageUses(29);
    const { status, body } = await apps.refresh(app.clientId, app.refresh);
    assert.equal(status, 200);
    // Both responses have the same successor, so that no second branch can continue unnoticed.
    assert.equal(body.refresh_token, first.body.refresh_token);
    assert.notEqual(body.access_token, first.body.access_token);
    for (const token of [first.body.access_token, body.access_token])
      assert.equal((await apps.getMe(token)).status, 200);
    assert.equal((await apps.refresh(app.clientId, body.refresh_token)).status, 200);
  });

  await t.test("§4.14.2: detects a stolen token that was used within 30 seconds, at the next refresh", async () => {
    const user = await person();
    const app = await apps.authorizeApp(await session(user));
    const refresh = () => apps.refresh(app.clientId, app.refresh);
    const [ownRefresh, thiefRefresh] = [await refresh(), await refresh()];
    const next = await apps.refresh(app.clientId, thiefRefresh.body.refresh_token);
    assert.equal(next.status, 200);
    await ageUses();
    assert.equal((await apps.refresh(app.clientId, ownRefresh.body.refresh_token)).body.error, "invalid_grant");
    assert.equal((await apps.refresh(app.clientId, next.body.refresh_token)).body.error, "invalid_grant");
    assert.equal((await sql`select from oauth_grants where user_id = ${user.id}`).length, 0);
  });

  await t.test("§4.14.2: refuses a refresh token from another client or for more scopes", async () => {
    const app = await apps.authorizeApp(await session(await person()));
    const other = await apps.register();
    const steal = async () => (await apps.refresh(other.client_id, app.refresh)).body.error;
    assert.equal(await steal(), "invalid_grant");
    const rejection = await apps.refresh(app.clientId, app.refresh, { scope: "profile:read admin:events" });
    assert.equal(rejection.body.error, "invalid_scope");
    const { status, body } = await apps.refresh(app.clientId, app.refresh, { scope: "profile:read" });
    assert.deepEqual([status, body.scope], [200, "profile:read"]);
    assert.equal(await steal(), "invalid_grant", "in its grace period, too");
    assert.equal((await apps.getMe(body.access_token)).status, 200);
    await apps.postForm("revokeAccess", { token: app.refresh, client_id: app.clientId });
    for (const token of [app.refresh, body.refresh_token])
      assert.equal((await apps.refresh(app.clientId, token)).body.error, "invalid_grant");
    assert.equal((await apps.getMe(body.access_token)).status, 401);
  });

  await t.test("one of twenty concurrent uses of a code gets a token, which the replays revoke", async () => {
    const browser = await session(await person());
    const { client_id: clientId } = await apps.register();
    const verifier = newVerifier();
    const code = await apps.codeFor(browser, apps.authorizationQuery(clientId, verifier));
    const responses = await Promise.all(Array.from({ length: 20 }, () => apps.redeem(clientId, code, verifier)));
    const successes = responses.filter(({ status }) => status === 200);
    assert.equal(successes.length, 1);
    assert.ok(responses.every(({ status }) => status === 200 || status === 400));
    assert.equal((await apps.getMe(successes[0]?.body.access_token)).status, 401);
  });

  await t.test("ten concurrent uses of a refresh token all work, and share one successor", async () => {
    const app = await apps.authorizeApp(await session(await person()));
    const responses = await Promise.all(Array.from({ length: 10 }, () => apps.refresh(app.clientId, app.refresh)));
    assert.deepEqual(new Set(responses.map(({ status }) => status)), new Set([200]));
    for (const { body } of responses) assert.equal((await apps.getMe(body.access_token)).status, 200);
    const [next, ...others] = new Set(responses.map(({ body }) => body.refresh_token));
    assert.deepEqual(others, []);
    assert.equal((await apps.refresh(app.clientId, String(next))).status, 200);
  });

  await t.test("ignores a second secret in the request", async () => {
    const user = await person();
    const app = await apps.authorizeApp(await session(user));
    const refreshWithOtherSecrets = (token: string) =>
      apps.refresh(app.clientId, token, { code: "x", device_code: "x" });
    await sql`update users set disabled_at = now() where id = ${user.id}`;
    assert.equal((await refreshWithOtherSecrets(app.refresh)).body.error, "invalid_grant");
    await sql`update users set disabled_at = null where id = ${user.id}`;
    assert.equal((await refreshWithOtherSecrets(app.refresh)).status, 200);
    await ageUses();
    assert.deepEqual(await statusesAtOnce(10, () => refreshWithOtherSecrets(app.refresh)), Array(10).fill(400));
    assert.equal((await sql`select from oauth_grants where user_id = ${user.id}`).length, 0);
  });

  await t.test(
    "a device that polls while its user allows it gets no token before the user's row is locked",
    async () => {
      const { client_id: clientId } = await apps.registerDevice();
      const device = await apps.startDevice(clientId);
      const poll = () => apps.poll(clientId, device.device_code);
      const browser = await session(await person());
      const secretHash = digest(device.device_code);
      const readRow = () => sql`select grant_id, payload::text from oauth_artifacts where secret_hash = ${secretHash}`;
      const [waiting] = await readRow();
      assert.equal((await apps.decideDevice(browser, device.user_code)).status, 303);
      const [allowed] = await readRow();
      const writeState = (sql: postgres.ISql, { grant_id: grantId, payload }: postgres.Row = {}) =>
        sql`update oauth_artifacts set grant_id = ${grantId}, payload = ${payload}::text::jsonb
        where secret_hash = ${secretHash}`;
      await writeState(sql, waiting);
      let response: ReturnType<typeof poll> | undefined;
      await sql.begin(async (sql) => {
        // Blocks the poll after it has found that the code has no owner yet.
        await sql`lock table users`;
        response = poll();
        await untilBlocked(service);
        await writeState(sql, allowed);
      });
      assert.equal((await response)?.body.error, "authorization_pending");
      assert.deepEqual(await statusesAtOnce(5, poll), [200, 400, 400, 400, 400]);
    },
  );

  await t.test("refuses all tokens of a disabled user until the user is enabled", async () => {
    const user = await person();
    const { clientId, access, refresh } = await apps.authorizeApp(await session(user));
    const isActive = async (token: string): Promise<boolean> =>
      (await apps.postForm("introspectToken", { token, client_id: clientId })).body.active;
    assert.deepEqual([await isActive(access), await isActive(refresh)], [true, true]);
    await sql`update users set disabled_at = now() where id = ${user.id}`;
    assert.deepEqual([await isActive(access), await isActive(refresh)], [false, false]);
    assert.equal((await apps.getMe(access)).status, 401);
    const { body } = await apps.refresh(clientId, refresh);
    assert.equal(body.error, "invalid_grant");
    assert.match(body.error_description, /disabled/);
    await sql`update users set disabled_at = null where id = ${user.id}`;
    assert.equal((await apps.refresh(clientId, refresh)).status, 200);
  });

  await t.test("stops the apps of a disabled developer for all users", async () => {
    const [developer, user] = [await person(), await person()];
    const app = await apps.authorizeApp(await session(user));
    await sql`update oauth_clients set source = 'developer', owner_id = ${developer.id} where id = ${app.clientId}`;
    assert.equal((await apps.getMe(app.access)).status, 200);
    await sql`update users set disabled_at = now() where id = ${developer.id}`;
    assert.equal((await apps.getMe(app.access)).status, 401);
    assert.equal((await apps.refresh(app.clientId, app.refresh)).body.error, "invalid_client");
    assert.equal((await apps.startRequest(await session(user), app.clientId)).response.status, 400);
    await sql`update users set disabled_at = null where id = ${developer.id}`;
    assert.equal((await apps.getMe(app.access)).status, 200);
  });

  await t.test("revoking during a refresh leaves no access", async () => {
    for (let round = 0; round < 5; round++) {
      const app = await apps.authorizeApp(await session(await person()));
      const [, refreshed] = await Promise.all([
        apps.postForm("revokeAccess", { token: app.refresh, client_id: app.clientId }),
        apps.refresh(app.clientId, app.refresh),
      ]);
      assert.ok([200, 400].includes(refreshed.status));
      if (refreshed.status === 200) {
        // The refresh was first, so the revoked token had already been used.
        await apps.postForm("revokeAccess", { token: refreshed.body.refresh_token, client_id: app.clientId });
        assert.equal((await apps.getMe(refreshed.body.access_token)).status, 401);
      }
      assert.equal((await apps.getMe(app.access)).status, 401);
    }
  });
});

test("asks for consent on a page that cannot be framed or forged (criterion 73, RFC 9700 §4.7, §4.16)", async (t) => {
  const { service, call, sql, raw, person, session, apps } = await start(t);
  const { client_id: clientId } = await apps.register();
  const send = (visitor: Visitor) => apps.startRequest(visitor, clientId);

  await t.test("§4.7: ignores a consent without a session", async () => {
    const { path } = await send(await session(await person()));
    const anonymous = await call("submitConsent", { path, body: "decision=allow" });
    assert.match(String(anonymous.headers["location"]), /^\/auth\/login/);
    assert.equal((await sql`select from oauth_grants`).length, 0);
  });

  await t.test("refuses a request that another browser began: swapped interaction, login CSRF", async () => {
    const [attacker, victim] = [await session(await person()), await session(await person())];
    const { id = "", path } = await send(attacker);
    const requireRefusal = async () => {
      for (const id of ["showConsent", "finishAuthorization"] as const)
        assert.equal((await victim.call(id, { path })).status, 400);
      assert.equal((await apps.consent(victim, path)).status, 400);
    };
    await requireRefusal();
    // The attacker's cookies do not help, because the session is still the victim's.
    victim.cookies.set("oauth_consent", id);
    victim.cookies.set("oauth_return", id);
    await requireRefusal();
    assert.equal((await sql`select from oauth_grants`).length, 0);
  });

  await t.test("the consent of a user gives no code to the next user of the browser", async () => {
    const browser = await session(await person());
    const { path } = await send(browser);
    await apps.consent(browser, path);
    const next = await session(await person());
    for (const [name, value] of browser.cookies) if (name !== "session_id") next.cookies.set(name, value);
    assert.equal((await next.call("finishAuthorization", { path })).status, 400);
  });

  await t.test("asks for consent after the user has signed in, and returns the code", async () => {
    const user = await person();
    const visitor = createVisitor(service);
    const verifier = newVerifier();
    const { id = "", path } = await apps.openAuthorization(visitor, apps.authorizationQuery(clientId, verifier));
    const unknown = await visitor.call("showConsent", { path });
    assert.equal(unknown.headers["location"], `/auth/login?next=${encodeURIComponent(`/oauth/consent/${id}`)}`);
    const body = { email: user.email, password, next: `/oauth/consent/${id}` };
    assert.equal((await visitor.call("logIn", { body })).headers["location"], `/oauth/consent/${id}`);
    assert.equal((await visitor.call("showConsent", { path })).status, 200);
    const url = await apps.decide(visitor, id);
    const { body: tokens } = await apps.redeem(clientId, url.searchParams.get("code") ?? "", verifier);
    assert.equal((await apps.getMe(tokens.access_token)).body.id, user.id);
  });

  await t.test("an authorization request is finished once, and repeated consents create one grant", async () => {
    const user = await person();
    const browser = await session(user);
    const { path } = await send(browser);
    assert.deepEqual(await statusesAtOnce(3, () => apps.consent(browser, path)), [303, 303, 303]);
    assert.equal((await sql`select from oauth_grants where user_id = ${user.id}`).length, 1);
    assert.equal((await browser.call("finishAuthorization", { path })).status, 303);
    assert.equal((await browser.call("finishAuthorization", { path })).status, 400);
  });

  await t.test("a prefetch or HEAD request consumes nothing", async () => {
    const browser = await session(await person());
    const { path } = await send(browser);
    await apps.consent(browser, path);
    const prefetched = await browser.call("finishAuthorization", { path, headers: { "sec-purpose": "prefetch" } });
    assert.equal(prefetched.status, 503);
    assert.match(String((await browser.call("finishAuthorization", { path })).headers["location"]), /[?]code=/);
  });

  await t.test("asks for consent each time; prompt=none gets no code", async () => {
    const browser = await session(await person());
    await apps.authorize(browser, apps.authorizationQuery(clientId, newVerifier()));
    assert.ok((await send(browser)).id);
    const silent = await apps.startRequest(browser, clientId, { prompt: "none" });
    assert.equal(errorIn(silent.location), "consent_required");
    const { client_id: native } = await apps.register({ redirect_uris: ["http://127.0.0.1/callback"] });
    const request = { prompt: "none", redirect_uri: "http://127.0.0.1:1/callback" };
    assert.equal(
      errorIn((await apps.startRequest(createVisitor(service), native, request)).location),
      "login_required",
    );
  });

  await t.test("§4.16: no page can be framed, and the form may redirect to the app only", async () => {
    const browser = await session(await person());
    const { path } = await send(browser);
    const { headers, body } = await browser.call("showConsent", { path });
    const policy = String(headers["content-security-policy"]);
    assert.match(policy, /frame-ancestors 'none'/);
    assert.match(policy, /form-action 'self' https:\/\/planner\.example\.org;/);
    assert.doesNotMatch(policy, /unsafe/);
    assert.doesNotMatch(String(body), /<script/);
  });

  await t.test("escapes an app's name, and refuses misleading names", async () => {
    const browser = await session(await person());
    const malicious = await apps.register({ client_name: '<img src=x onerror="alert(1)">' });
    const { path } = await apps.startRequest(browser, malicious.client_id);
    const { body } = await browser.call("showConsent", { path });
    assert.doesNotMatch(String(body), /<img src=x/);
    for (const name of ["\u202Enigol", "a\nb", " ", "x".repeat(121)]) {
      const response = await call("registerClient", { body: { client_name: name, redirect_uris: [redirectUri] } });
      assert.equal(response.status, 400);
    }
  });

  await t.test("returns 403 to a user with an unverified address", async () => {
    const browser = await session(await person({ verified: false }));
    const { path } = await send(browser);
    assert.equal((await apps.consent(browser, path)).status, 403);
    for (const page of ["showConsent", "finishAuthorization"] as const)
      assert.equal((await browser.call(page, { path })).status, 403, page);
    assert.equal((await browser.call("showDevice")).status, 403);
  });

  await t.test("builds URLs from the base URL, not from the request", async () => {
    const headers = { host: "evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "http" };
    const { payload } = await raw({ method: "GET", url: "/.well-known/oauth-authorization-server", headers });
    assert.doesNotMatch(payload, /evil/);
    const { client_id: client } = await apps.registerDevice();
    const device = await raw({
      method: "POST",
      url: "/oauth/device_authorization",
      headers: { ...headers, ...formHeaders },
      payload: `client_id=${client}`,
    });
    assert.equal(device.status, 200, device.payload);
    assert.equal(device.body.verification_uri, "https://alliance.test/oauth/device");
  });
});

test("limits an access token to one resource and to the permissions of its user (criterion 75, RFC 9700 §2.3, §4.10)", async (t) => {
  const { call, apps, browser } = await start(t);

  await t.test("§2.3: the API refuses a token for /mcp: confused deputy", async () => {
    const app = await apps.authorizeApp(browser, { resource: "https://alliance.test/mcp" });
    const { status, headers } = await apps.getMe(app.access);
    assert.equal(status, 401);
    assert.match(String(headers["www-authenticate"]), /error="invalid_token"/);
  });

  await t.test("rejects resources of other services", async () => {
    const { client_id: clientId } = await apps.enroll(browser);
    const invalidPaths = ["https://alliance.test/", "https://alliance.test/api/v1/me", "mcp"];
    for (const resource of ["https://evil.example/", ...invalidPaths]) {
      const { location } = await apps.startRequest(browser, clientId, { resource });
      assert.equal(errorIn(location), "invalid_target", resource);
    }
  });

  await t.test("an app with both resources selects one in each token request", async () => {
    const resource = ["https://alliance.test/api/v1", "https://alliance.test/mcp"];
    const app = await apps.authorizeApp(browser, { resource });
    assert.equal((await apps.getMe(app.access)).status, 200);
    const second = await apps.refresh(app.clientId, app.refresh, { resource: "https://alliance.test/mcp" });
    assert.equal(second.status, 200, JSON.stringify(second.body));
    assert.equal((await apps.getMe(second.body.access_token)).status, 401);
  });

  await t.test("a code for one resource gets no token for the other", async () => {
    const { client_id: clientId } = await apps.register();
    const verifier = newVerifier();
    const code = await apps.codeFor(browser, apps.authorizationQuery(clientId, verifier));
    const { body } = await apps.redeem(clientId, code, verifier, { resource: "https://alliance.test/mcp" });
    assert.equal(body.error, "invalid_target");
  });

  await t.test("grants the requested scopes, within the permissions of the user", async () => {
    const app = await apps.authorizeApp(browser, {
      scope: `openid offline_access nonsense ${enums.TokenScope.join(" ")}`,
    });
    assert.equal(app.body.scope, enums.TokenScope.join(" "));
    assert.equal(app.body.id_token, undefined);
    const headers = { authorization: `Bearer ${app.access}` };
    const body = { name: "Mine now", slug: "mine", description: "All of it." };
    assert.equal((await call("createAlliance", { headers, body })).status, 403);
    for (const scope of [undefined, "", " "])
      assert.equal((await apps.authorizeApp(browser, { scope })).body.scope, "profile:read");
    const { client_id: clientId } = await apps.enroll(browser);
    assert.equal(
      errorIn((await apps.startRequest(browser, clientId, { scope: "openid email" })).location),
      "invalid_scope",
    );
  });

  await t.test("grants a device that requests no scopes the default, and rejects unknown scopes", async () => {
    const { client_id: clientId } = await apps.registerDevice();
    for (const scope of [undefined, "", " "]) {
      const device = await apps.startDevice(clientId, { scope });
      assert.equal((await apps.decideDevice(browser, device.user_code)).status, 303);
      assert.equal((await apps.poll(clientId, device.device_code)).body.scope, "profile:read");
    }
    assert.equal((await apps.startDevice(clientId, { scope: "openid" })).error, "invalid_scope");
  });

  await t.test("§4.10: returns 401 for a token in the URL, a mistyped token, and a refresh token", async () => {
    const app = await apps.authorizeApp(browser);
    assert.equal((await call("getMe", { query: { access_token: app.access } })).status, 401);
    const lastCharacter = app.access.endsWith("x") ? "y" : "x";
    assert.equal((await apps.getMe(app.access.slice(0, -1) + lastCharacter)).status, 401);
    assert.equal((await apps.getMe(app.refresh)).status, 401);
  });
});

test("authenticates clients that have a secret (criterion 73, RFC 9700 §2.5)", async (t) => {
  const { sql, apps, browser } = await start(t);

  await t.test("a wrong, missing or repeated secret returns 401 or 400, and the code remains valid", async () => {
    const method = { token_endpoint_auth_method: "client_secret_post" };
    const { client_id: clientId, client_secret: secret } = await apps.register(method);
    const verifier = newVerifier();
    const code = await apps.codeFor(browser, apps.authorizationQuery(clientId, verifier));
    for (const wrongSecret of [undefined, "", "wrong", secret.slice(1)]) {
      const { status, body, headers } = await apps.redeem(clientId, code, verifier, { client_secret: wrongSecret });
      assert.equal(status, 401, String(wrongSecret));
      assert.equal(body.error, "invalid_client");
      assert.match(String(headers["www-authenticate"]), /^Basic /);
    }
    const authorization = `Basic ${Buffer.from(`${clientId}:${secret}`).toString("base64")}`;
    const credentials = { code, redirect_uri: redirectUri, code_verifier: verifier, client_id: clientId };
    const parameters = { grant_type: "authorization_code", ...credentials, client_secret: secret };
    assert.equal((await apps.postForm("createAccessToken", parameters, { authorization })).status, 400);
    const { status, headers } = await apps.redeem(clientId, code, verifier, { client_secret: secret });
    assert.deepEqual([status, headers["pragma"]], [200, "no-cache"]);
  });

  await t.test("each endpoint that requires a secret returns 401 for a wrong one", async () => {
    const client = await apps.register({ token_endpoint_auth_method: "client_secret_post" });
    const parameters = { client_id: client.client_id, client_secret: "wrong", token: "x" };
    for (const id of ["revokeAccess", "introspectToken", "startDeviceAuthorization"] as const)
      assert.equal((await apps.postForm(id, parameters)).status, 401, id);
  });

  await t.test("the database contains digests only", async () => {
    const { client_secret: secret } = await apps.register({ token_endpoint_auth_method: "client_secret_basic" });
    const app = await apps.authorizeApp(browser);
    for (const table of ["oauth_clients", "oauth_grants", "oauth_access_tokens", "oauth_artifacts"]) {
      const text = JSON.stringify(await sql`select * from ${sql(table)}`);
      for (const value of [secret, app.access, app.refresh, app.code, app.verifier])
        assert.ok(!text.includes(value), table);
    }
  });

  await t.test("introspects and revokes tokens for their client only", async () => {
    const app = await apps.authorizeApp(browser);
    const other = await apps.register();
    const inspect = (token: string, clientId: string) =>
      apps.postForm("introspectToken", { token, client_id: clientId });
    const { body } = await inspect(app.access, app.clientId);
    assert.equal(body.active, true);
    assert.equal(body.client_id, app.clientId);
    assert.equal(body.aud, "https://alliance.test/api/v1");
    assert.deepEqual((await inspect(app.access, other.client_id)).body, { active: false });
    assert.deepEqual((await inspect("nonsense", app.clientId)).body, { active: false });
    const revoke = (token: string, clientId: string) => apps.postForm("revokeAccess", { token, client_id: clientId });
    assert.equal((await revoke(app.access, other.client_id)).status, 200);
    assert.equal((await apps.getMe(app.access)).status, 200);
    assert.equal((await revoke("nonsense", app.clientId)).status, 200);
    assert.equal((await revoke(app.refresh, app.clientId)).status, 200);
    assert.equal((await apps.getMe(app.access)).status, 401);
    assert.deepEqual((await inspect(app.refresh, app.clientId)).body, { active: false });
  });

  await t.test("RFC 7009 §2.1: revoking an access token does not revoke the refresh token", async () => {
    const app = await apps.authorizeApp(browser);
    assert.equal((await apps.postForm("revokeAccess", { token: app.access, client_id: app.clientId })).status, 200);
    assert.equal((await apps.getMe(app.access)).status, 401);
    const next = await apps.refresh(app.clientId, app.refresh);
    assert.equal(next.status, 200);
    assert.equal((await apps.getMe(next.body.access_token)).status, 200);
  });

  await t.test("returns 400 for a repeated parameter (RFC 6749 §3.2)", async () => {
    const { client_id: clientId } = await apps.register();
    const twice = { grant_type: "refresh_token", client_id: clientId, refresh_token: ["a", "b"] };
    const { status, body } = await apps.postForm("createAccessToken", twice);
    assert.deepEqual([status, body.error], [400, "invalid_request"]);
  });
});

test("Node tracks no promises for the authorization server after a request of an app", async (t) => {
  const { apps } = await start(t);
  const { default: contexts } = await import("oidc-provider/lib/helpers/als.js");
  const { client_id: clientId } = await apps.register();
  assert.equal((await apps.refresh(clientId, "nonsense")).status, 400);
  // Only Node 20, where tracking is expensive, has this property.
  assert.notEqual(Reflect.get(contexts, "enabled"), true);
});
