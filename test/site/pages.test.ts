import assert from "node:assert/strict";
import { test } from "tap";
import { startGithub } from "../support/github.ts";
import { recordLog } from "../support/log.ts";
import { valuesOf } from "../support/pages.ts";
import { createVisitor, password } from "../support/people.ts";
import { startService } from "../support/service.ts";
import { form, html, locationOf } from "../support/site.ts";
import { things } from "../support/things.ts";

test("pages", async (t) => {
  const service = await startService(t, { data: "none" });
  const { call, raw, person, session, linkToken } = service;

  await t.test("a page that the sign-in could not return to leads to the plain sign-in", async () => {
    // Too long, longer still once it is encoded, and what browsers read as another host.
    for (const url of [`/dashboard?${"a".repeat(2_048)}`, `/dashboard?${"&".repeat(2_000)}`, "/dashboard?\\"]) {
      assert.equal((await raw({ method: "GET", url })).headers["location"], "/auth/login", url);
    }
  });

  await t.test("a form sent after the session has ended: the sign-in says that nothing was saved", async () => {
    const sent = { headers: { "sec-fetch-site": "same-origin" } };
    const { headers } = await call("submitProfile", sent);
    const location = "/auth/login?next=%2Fsettings%2Fprofile&notice=not_saved";
    assert.equal(headers["location"], location);
    assert.equal((await call("showProfile", sent)).headers["location"], "/auth/login?next=%2Fsettings%2Fprofile");
    const page = await call("showLogin", { query: { next: "/settings/profile", notice: "not_saved" } });
    assert.match(page.body, /name="next" value="\/settings\/profile"/);
  });

  await t.test("a rejected form keeps what was entered, except secrets, and where it leads", async () => {
    const wrong = await call(
      "logIn",
      form({ email: "ada@example.org", password: "not this one", next: "/settings/tokens" }),
    );
    assert.equal(wrong.status, 401);
    assert.match(wrong.body, /value="ada@example\.org"/);
    assert.match(wrong.body, /name="next" value="\/settings\/tokens"/);
    assert.doesNotMatch(wrong.body, /not this one/);
  });

  await t.test("JSON requests get JSON, and so do clients that prefer it", async () => {
    const json = await call("logIn", { body: { email: "ada@example.org", password: "no" } });
    assert.deepEqual(json.body, { error: "the email address or the password is wrong" });
    const accept = "application/json;q=0.9, text/html;q=0.5";
    const fields = { email: "ada@example.org", password: "no" };
    const preferred = await call("logIn", form(fields, { accept }));
    assert.equal(preferred.body.error, json.body.error);
    const page = await call("logIn", form(fields, { accept: "*/*" }));
    assert.match(page.body, /<!doctype html>/i);
  });

  await t.test("a page is found with a slash at the end too, and with its query; the API stays strict", async () => {
    for (const [url, location] of [
      ["/docs/", "/docs"],
      ["/auth/login/", "/auth/login"],
      ["/auth/login/?next=%2Fdashboard&next=?", "/auth/login?next=%2Fdashboard&next=?"],
      ["/settings/tokens/?notice=token_revoked", "/settings/tokens?notice=token_revoked"],
      ["/auth/oauth/github/", "/auth/oauth/github"],
      ["/auth/oauth/%2Fevil.example/", "/auth/oauth/%2Fevil.example"],
      ["/auth/oauth/..%5Cevil.example/", "/auth/oauth/..%5Cevil.example"],
    ] as const) {
      for (const method of ["GET", "HEAD"] as const) {
        const { status, headers } = await raw({ method, url, headers: html });
        assert.equal(status, 308, url);
        assert.equal(headers["location"], location);
        assert.equal(headers["cache-control"], "no-store");
      }
    }
    for (const url of ["//evil.example/", "//evil.example/docs/", "/docs//", "//docs/", "/nope/"])
      assert.equal((await raw({ url })).status, 404, url);
    for (const url of ["/api/v1/health/", "/openapi.json/"]) assert.equal((await raw({ url })).status, 404, url);
    assert.equal((await raw({ method: "POST", url: "/auth/login/" })).status, 404);
  });

  await t.test("what leads to a part of the reference leads to the half of it that has this part", async () => {
    const { root, alliance, group } = await things(service);
    const visitor = await session(root);
    const ours = await alliance();
    const path = { alliance: ours.slug, group_slug: (await group(ours)).slug };
    const sent = [
      (await raw({ url: "/assets/embed.js" })).payload,
      (await visitor.call("showClients", { headers: html })).body,
      (await visitor.call("showGroup", { path, headers: html })).body,
      JSON.stringify((await call("getAuthorizationServer")).body),
      JSON.stringify((await call("getMcpResourceMetadata")).body),
    ];
    const halves = { "/docs": "/openapi-api.json", "/docs/pages": "/openapi-pages.json" };
    for (const text of sent) {
      const [, half = "", tag, operation] =
        /(\/docs(?:\/pages)?)#tag\/([\w-]+)(?:\/operation\/(\w+))?/.exec(text) ?? assert.fail(text);
      const [, url = ""] = Object.entries(halves).find(([page]) => page === half) ?? [];
      const { tags, paths } = JSON.parse((await raw({ url })).payload);
      assert.ok(JSON.stringify(tags).includes(`{"name":"${tag}",`), `${half} ${tag}`);
      if (operation) assert.ok(JSON.stringify(paths).includes(`"operationId":"${operation}"`), `${half} ${operation}`);
    }
  });

  await t.test("links to pages may bring parameters of others, and a proxy its own password", async () => {
    const someone = await person({ verified: false });
    const visitor = await session(someone);
    const authorization = "Basic YTpi";
    assert.equal((await raw({ url: "/?utm_source=x", headers: { ...html, authorization } })).status, 200);
    assert.equal((await raw({ url: "/auth/login?utm_source=x", headers: { ...html, authorization } })).status, 200);
    const dashboard = await visitor.call("showDashboard", { headers: { ...html, authorization } });
    assert.equal(dashboard.status, 200);
    assert.match(dashboard.body, new RegExp(someone.email));
    await visitor.call("resendVerification");
    const query = { token: await linkToken(someone.email), utm_source: "mail" };
    const verified = await visitor.call("verifyEmail", { query });
    assert.equal(verified.headers["location"], "/dashboard?notice=email_verified");
  });

  await t.test("the profile's form saves and clears, as PATCH /me does", async () => {
    const visitor = await session(await person());
    const fields = {
      name: "Ada Berger",
      bio: "Line one\r\nLine two",
      title: " Engineer ",
      company: "",
      city: "Berlin",
      country_code: "DE",
      timezone: "Europe/Berlin",
      photo_url: "",
      website_url: "https://example.org/ada",
      links: "My code https://example.org/code\r\n\r\nBlog  https://example.org/blog",
      interests: "ebpf, kubernetes , ebpf,,",
    };
    const saved = await visitor.call("submitProfile", form(fields));
    assert.equal(saved.headers["location"], "/settings/profile?notice=profile_saved");
    const { body } = await visitor.call("getMe");
    assert.equal(body.bio, "Line one\nLine two");
    assert.equal(body.title, "Engineer");
    assert.equal(body.company, null);
    assert.deepEqual(body.links, [
      { label: "My code", url: "https://example.org/code" },
      { label: "Blog", url: "https://example.org/blog" },
    ]);
    assert.deepEqual(body.interests, ["ebpf", "kubernetes"]);
    const page = String((await visitor.call("showProfile", { query: { notice: "profile_saved" } })).body);
    assert.match(page, /role="status"[^>]*>Your profile is saved/);
    assert.match(page, /My code https:\/\/example\.org\/code\nBlog https:\/\/example\.org\/blog/);
    const longBio = "a\r\n".repeat(999);
    assert.equal((await visitor.call("submitProfile", form({ ...fields, bio: longBio }))).status, 303);
  });

  await t.test("the tokens' form takes one scope or several, and is refused without any", async () => {
    const visitor = await session(await person());
    const create = (...scopes: string[]) =>
      visitor.call("createTokenByForm", form({ name: "Sync", scopes, expires_in: "week" }));
    const made = await create("profile:read");
    const shown = await visitor.call("showTokens", { query: { notice: "token_created" } });
    assert.equal(locationOf(made), "/settings/tokens?notice=token_created");
    for (const { headers } of [made, shown]) assert.equal(headers["cache-control"], "no-store");
    const [secret = assert.fail("no secret")] = /alli_[0-9A-Za-z]{46}/.exec(shown.body) ?? [];
    const authorization = `Bearer ${secret}`;
    assert.equal((await call("getMe", { headers: { authorization } })).status, 200);
    assert.equal((await create("profile:read", "events:attend")).status, 303);
    assert.equal((await create()).status, 400);
    const { items } = (await visitor.call("listTokens")).body;
    assert.deepEqual(valuesOf(items, "scopes"), [["profile:read", "events:attend"], ["profile:read"]]);
    const path = { token_id: items[1].id };
    for (const _ of ["first", "repeated"])
      assert.equal(
        locationOf(await visitor.call("revokeTokenByForm", { path })),
        "/settings/tokens?notice=token_revoked",
      );
    assert.equal((await call("getMe", { headers: { authorization } })).status, 401);
    assert.equal((await (await session(await person())).call("revokeTokenByForm", { path })).status, 404);
  });

  await t.test("criterion 49: what a form or an address echoes is escaped", async () => {
    const attack = `"><script>alert(1)</script><img src=x onerror=alert(1)>'`;
    const echoed = await call("registerUser", form({ email: attack, name: attack, password: attack }));
    const missing = await raw({ url: `/${encodeURIComponent(attack)}`, headers: html });
    for (const page of [echoed.body, missing.payload]) assert.doesNotMatch(page, /<script>|<img/);
  });
});

test("criterion 47: the log of a whole visit contains no secret, and criterion 48: it records the account's events", async (t) => {
  const { lines, logger } = recordLog("trace");
  const clientSecret = "the secret of the client";
  const github = await startGithub(t, { clientId: "alliance", clientSecret });
  const callback = "https://alliance.test/auth/oauth/github/callback";
  const service = await startService(t, {
    data: "none",
    logger,
    providers: {
      openId: [],
      github: { ...github, clientId: "alliance", clientSecret, redirectUri: callback, scopes: ["user:email"] },
    },
  });
  const { call, linkToken, mails } = service;
  const email = "ada@example.org";
  const secrets = new Set([password, "not this one", "nine otters sleep", clientSecret]);
  const visitor = createVisitor(service, { "user-agent": 'Mozilla\r\n{"level":30,"msg":"forged"}' });
  const keep = () => {
    for (const value of visitor.cookies.values()) secrets.add(value);
  };

  await call("registerUser", { body: { email, name: "Ada", password } });
  secrets.add(await linkToken(email));
  await call("verifyEmail", { query: { token: await linkToken(email) } });
  await visitor.call("logIn", { body: { email, password: "not this one" } });
  await visitor.call("logIn", { body: { email, password } });
  keep();
  const { body: made } = await visitor.call("createToken", { body: { name: "x" } });
  secrets.add(made.token);
  await call("getMe", { headers: { authorization: `Bearer ${made.token}` } });
  await visitor.call("revokeToken", { path: { token_id: made.id } });
  await visitor.call("changePassword", { body: { current_password: password, new_password: "nine otters sleep" } });
  keep();
  await call("requestPasswordReset", { body: { email } });
  secrets.add(await linkToken(email));
  await call("resetPassword", { body: { token: await linkToken(email), password } });
  github.accounts.set("ada", { id: 1, name: "Ada", emails: [{ email, primary: true, verified: true }] });
  const begun = await visitor.call("startOAuth", { path: { provider: "github" } });
  keep();
  const back = new URL(await github.signIn(String(begun.headers["location"]), "ada"));
  const query = Object.fromEntries(back.searchParams);
  for (const value of Object.values(query)) secrets.add(value);
  await visitor.call("finishOAuth", { path: { provider: "github" }, query });
  keep();
  await visitor.call("finishOAuth", { path: { provider: "github" }, query });
  await visitor.call("logOut");

  const log = lines.join("");
  assert.ok(lines.length > 20);
  for (const secret of secrets) assert.ok(!log.includes(secret), `the log holds ${secret}`);
  assert.doesNotMatch(log, /token=|state=|code=|gho_/);
  assert.ok((await mails(email)).length > 0);
  await t.test("CR and LF in a User-Agent do not forge a line", async () => {
    for (const line of lines.flatMap((chunk) => chunk.trim().split("\n")))
      assert.notEqual(JSON.parse(line).msg, "forged");
  });
  await t.test("each event names the user and the address", async () => {
    const audited = lines.map((line) => JSON.parse(line)).filter((line) => "audit" in line);
    assert.deepEqual(
      audited.map(({ audit }) => audit),
      [
        "registered",
        "email_verified",
        "login_failed",
        "login",
        "token_created",
        "token_revoked",
        "password_changed",
        "reset_requested",
        // The link was opened without a session.
        "account_recovered",
        "password_reset",
        "provider_linked",
        "login",
        "logout",
      ],
    );
    for (const line of audited) {
      assert.match(line.user, /^[0-9a-f-]{36}$/);
      assert.equal(line.ip, "127.0.0.1");
    }
  });
});
