import assert from "node:assert/strict";
import { test } from "tap";
import type { Schemas } from "../../generated/contract.ts";
import { propertiesOf } from "../../src/server/http/components.ts";
import type { RouteId } from "../../src/server/http/contract.ts";
import { profileForm } from "../../src/site/account-pages/profile/profile.ts";
import { allianceForm } from "../../src/site/administration-pages/alliances/alliance.ts";
import { groupForm } from "../../src/site/administration-pages/groups/group.ts";
import { jobForm } from "../../src/site/administration-pages/jobs/job.ts";
import { entryForm } from "../../src/site/administration-pages/landscape/entry.ts";
import { pages } from "../../src/site/routes.ts";
import { startCommunity } from "../support/fixtures.ts";
import { startGithub } from "../support/github.ts";
import { recordLog } from "../support/log.ts";
import { valuesOf } from "../support/pages.ts";
import { createVisitor, password, type Visitor } from "../support/people.ts";
import { requireStatus } from "../support/responses.ts";
import { startService } from "../support/service.ts";
import { form, html, locationOf, noticeOf } from "../support/site.ts";

test("pages", async (t) => {
  const { call, raw, person, session, linkToken, root, ours, berlin } = await startCommunity(t);

  await t.test("redirects to the sign-in without `next` if the URL is not valid in `next`", async () => {
    // Too long, too long once encoded, and interpreted by browsers as another host.
    for (const url of [`/dashboard?${"a".repeat(2_048)}`, `/dashboard?${"&".repeat(2_000)}`, "/dashboard?\\"]) {
      assert.equal((await raw({ method: "GET", url })).headers["location"], "/auth/login", url);
    }
  });

  await t.test("the sign-in after a form without a session says that nothing was saved", async () => {
    const request = { headers: { "sec-fetch-site": "same-origin" } };
    const { headers } = await call("submitProfile", request);
    const location = "/auth/login?next=%2Fsettings%2Fprofile&notice=not_saved";
    assert.equal(headers["location"], location);
    assert.equal((await call("showProfile", request)).headers["location"], "/auth/login?next=%2Fsettings%2Fprofile");
    const page = await call("showLogin", { query: { next: "/settings/profile", notice: "not_saved" } });
    assert.match(page.body, /name="next" value="\/settings\/profile"/);
  });

  await t.test("a rejected form retains the entered values, except secrets, and its next page", async () => {
    const fields = { email: "ada@example.org", password: "not this one", next: "/settings/tokens" };
    const page = requireStatus(await call("logIn", form(fields)), 401);
    assert.match(page, /value="ada@example\.org"/);
    assert.match(page, /name="next" value="\/settings\/tokens"/);
    assert.doesNotMatch(page, /not this one/);
  });

  await t.test("responds with JSON to JSON requests and to clients that prefer it", async () => {
    const json = await call("logIn", { body: { email: "ada@example.org", password: "no" } });
    assert.deepEqual(json.body, { error: "the email address or the password is wrong" });
    const accept = "application/json;q=0.9, text/html;q=0.5";
    const fields = { email: "ada@example.org", password: "no" };
    assert.equal((await call("logIn", form(fields, { accept }))).body.error, json.body.error);
    assert.match((await call("logIn", form(fields, { accept: "*/*" }))).body, /<!doctype html>/i);
  });

  await t.test("redirects pages with a trailing slash, and retains the query; the API returns 404", async () => {
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

  await t.test("links to parts of the reference name tags and sections that exist", async () => {
    const visitor = await session(root);
    const path = { alliance: ours.slug, group_slug: berlin.slug };
    const texts = [
      (await raw({ url: "/assets/embed.js" })).payload,
      (await visitor.call("showClients", { headers: html })).body,
      (await visitor.call("showGroup", { path, headers: html })).body,
      JSON.stringify((await call("getAuthorizationServer")).body),
      JSON.stringify((await call("getMcpResourceMetadata")).body),
    ];
    const { tags, info } = JSON.parse((await raw({ url: "/openapi.json" })).payload);
    for (const text of texts) {
      const [, kind, name = ""] = /\/docs#(tag|section)\/([\w-]+)/.exec(text) ?? assert.fail(text);
      if (kind === "tag") assert.ok(JSON.stringify(tags).includes(`{"name":"${name}",`), name);
      else assert.ok(info.description.includes(`\n# ${name.replaceAll("-", " ")}\n`), name);
    }
  });

  await t.test("accepts unknown query parameters in links, and the Basic credentials of a proxy", async () => {
    const user = await person({ verified: false });
    const visitor = await session(user);
    const authorization = "Basic YTpi";
    assert.equal((await raw({ url: "/?utm_source=x", headers: { ...html, authorization } })).status, 200);
    assert.equal((await raw({ url: "/auth/login?utm_source=x", headers: { ...html, authorization } })).status, 200);
    const dashboard = await visitor.call("showDashboard", { headers: { ...html, authorization } });
    assert.equal(dashboard.status, 200);
    assert.match(dashboard.body, new RegExp(user.email));
    await visitor.call("resendVerification");
    const query = { token: await linkToken(user.email), utm_source: "mail" };
    const verified = await visitor.call("verifyEmail", { query });
    assert.equal(verified.headers["location"], "/dashboard?notice=email_verified");
  });

  await t.test("the profile's form saves and clears fields, like PATCH /me", async () => {
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
    assert.match(page, /role="status"[^>]*>Your profile has been saved/);
    assert.match(page, /My code https:\/\/example\.org\/code\nBlog https:\/\/example\.org\/blog/);
    const longBio = "a\r\n".repeat(999);
    assert.equal((await visitor.call("submitProfile", form({ ...fields, bio: longBio }))).status, 303);
  });

  await t.test("the form for tokens accepts one scope or several, and rejects none", async () => {
    const visitor = await session(await person());
    const create = (...scopes: string[]) =>
      visitor.call("createTokenByForm", form({ name: "Sync", scopes, expires_in: "week" }));
    const created = await create("profile:read");
    const response = await visitor.call("showTokens", { query: { notice: "token_created" } });
    assert.equal(locationOf(created), "/settings/tokens?notice=token_created");
    for (const { headers } of [created, response]) assert.equal(headers["cache-control"], "no-store");
    const [secret = assert.fail("no secret")] = /alli_[0-9A-Za-z]{46}/.exec(response.body) ?? [];
    const authorization = `Bearer ${secret}`;
    assert.equal((await call("getMe", { headers: { authorization } })).status, 200);
    assert.equal((await create("profile:read", "events:attend")).status, 303);
    assert.equal((await create()).status, 400);
    const { items } = (await visitor.call("listTokens")).body;
    assert.deepEqual(valuesOf(items, "scopes"), [["profile:read", "events:attend"], ["profile:read"]]);
    const path = { token_id: items[1].id };
    for (const _ of ["first", "repeated"])
      assert.equal(noticeOf(await visitor.call("revokeTokenByForm", { path })), "token_revoked");
    assert.equal((await call("getMe", { headers: { authorization } })).status, 401);
    assert.equal((await (await session(await person())).call("revokeTokenByForm", { path })).status, 404);
  });

  await t.test("escapes text that a form or a URL echoes (criterion 49)", async () => {
    const attack = `"><script>alert(1)</script><img src=x onerror=alert(1)>'`;
    const echoed = await call("registerUser", form({ email: attack, name: attack, password: attack }));
    const missing = await raw({ url: `/${encodeURIComponent(attack)}`, headers: html });
    for (const page of [echoed.body, missing.payload]) assert.doesNotMatch(page, /<script>|<img/);
  });
});

test("logs a whole visit without secrets, and records the account's events (criteria 47 and 48)", async (t) => {
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
  const collectCookies = () => {
    for (const value of visitor.cookies.values()) secrets.add(value);
  };

  await call("registerUser", { body: { email, name: "Ada", password } });
  secrets.add(await linkToken(email));
  await call("verifyEmail", { query: { token: await linkToken(email) } });
  await visitor.call("logIn", { body: { email, password: "not this one" } });
  await visitor.call("logIn", { body: { email, password } });
  collectCookies();
  const { body: created } = await visitor.call("createToken", { body: { name: "x" } });
  secrets.add(created.token);
  await call("getMe", { headers: { authorization: `Bearer ${created.token}` } });
  await visitor.call("revokeToken", { path: { token_id: created.id } });
  await visitor.call("changePassword", { body: { current_password: password, new_password: "nine otters sleep" } });
  collectCookies();
  await call("requestPasswordReset", { body: { email } });
  secrets.add(await linkToken(email));
  await call("resetPassword", { body: { token: await linkToken(email), password } });
  github.accounts.set("ada", { id: 1, name: "Ada", emails: [{ email, primary: true, verified: true }] });
  const start = await visitor.call("startOAuth", { path: { provider: "github" } });
  collectCookies();
  const callbackUrl = new URL(await github.signIn(String(start.headers["location"]), "ada"));
  const query = Object.fromEntries(callbackUrl.searchParams);
  for (const value of Object.values(query)) secrets.add(value);
  await visitor.call("finishOAuth", { path: { provider: "github" }, query });
  collectCookies();
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
  await t.test("each event names the user and the IP address", async () => {
    const audited = lines.map((line) => JSON.parse(line)).filter((line) => "audit" in line);
    assert.deepEqual(valuesOf(audited, "audit"), [
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
    ]);
    for (const line of audited) {
      assert.match(line.user, /^[0-9a-f-]{36}$/);
      assert.equal(line.ip, "127.0.0.1");
    }
  });
});

const cookieLine = (headers: Record<string, unknown>, name: string): string =>
  [headers["set-cookie"] ?? []]
    .flat()
    .map(String)
    .find((line) => line.startsWith(`${name}=`)) ?? assert.fail(`no cookie ${name}`);

const tokenForm = form({ name: "Sync", scopes: "profile:read", expires_in: "week" });
const secretOf = (page: unknown): string | undefined => /alli_[0-9A-Za-z]{46}/.exec(String(page))?.[0];
const calendarOf = (page: unknown): string | undefined => /\/me\/calendar\/([\w-]{43})\.ics/.exec(String(page))?.[1];

/** Returns the fields with a problem, in the order of the links in the error summary. */
const linkedFields = (page: string): string[] =>
  [...(/role="alert">([\s\S]*?)<\/div>/.exec(page)?.[1] ?? "").matchAll(/href="#(\w+)"/g)].map(([, id]) => id ?? "");

test("the page that announces an email", async (t) => {
  const service = await startService(t, { data: "none", secureCookies: true });
  const { call, person } = service;

  const send = async (id: "registerUser" | "requestPasswordReset", email: string, client = createVisitor({ call })) => {
    const fields = id === "registerUser" ? { email, name: "Ada", password: "seven herons cross" } : { email };
    const accepted = await client.call(id, form(fields));
    const notice = new URL(String(accepted.headers["location"]), service.baseUrl).searchParams.get("notice") ?? "";
    return {
      accepted,
      page: String((await client.call("showLogin", { query: { notice } })).body),
      client,
      notice,
    };
  };

  await t.test("names the entered address in the same way for known and unknown addresses (criterion 6)", async () => {
    const existing = await person();
    for (const id of ["registerUser", "requestPasswordReset"] as const) {
      const [known, other] = [await send(id, existing.email.toUpperCase()), await send(id, "nobody.here@example.org")];
      assert.match(known.page, new RegExp(`You entered <strong>${existing.email.toUpperCase()}</strong>`));
      assert.equal(
        known.page.replaceAll(existing.email.toUpperCase(), "it"),
        other.page.replaceAll("nobody.here@example.org", "it"),
      );
      assert.equal(known.accepted.headers["location"], other.accepted.headers["location"]);
      assert.doesNotMatch(String(known.accepted.headers["location"]), /@|%40/);
      for (const { accepted } of [known, other])
        assert.match(
          cookieLine(accepted.headers, "typed_email"),
          /^typed_email=[\w.-]+; Max-Age=600; Path=\/auth; HttpOnly; Secure; SameSite=Strict$/,
        );
    }
  });

  await t.test("names the address after a reload, escaped, but not in another browser", async () => {
    const { client, notice, page } = await send("requestPasswordReset", "o'neil&co@example.org");
    assert.match(page, /<strong>o&#39;neil&amp;co@example\.org<\/strong>/);
    assert.match(String((await client.call("showLogin", { query: { notice } })).body), /You entered/);
    assert.doesNotMatch(String((await call("showLogin", { query: { notice } })).body), /You entered/);
  });

  await t.test("a forged or expired cookie names no address, and a JSON request gets no cookie", async () => {
    const { client, notice } = await send("registerUser", "ada@example.org");
    const value = client.cookies.get("typed_email") ?? assert.fail("no cookie");
    const position = value.indexOf(".") + 20;
    const altered = value.slice(0, position) + (value[position] === "A" ? "B" : "A") + value.slice(position + 1);
    const wrongSeal = `${"A".repeat(22)}.${value.split(".")[1]}`;
    for (const cookie of [altered, wrongSeal, `${value.slice(0, -4)}`, "ada@example.org", "A".repeat(3000)]) {
      const headers = { cookie: `typed_email=${cookie}` };
      const { status, body } = await call("showLogin", { query: { notice }, headers });
      assert.equal(status, 200);
      assert.doesNotMatch(String(body), /You entered/);
    }
    const later = await service.startAnother({ clock: () => new Date(service.now.getTime() + 600_000) });
    const headers = { cookie: `typed_email=${value}` };
    assert.doesNotMatch(String((await later.call("showLogin", { query: { notice }, headers })).body), /You entered/);
    const json = await call("requestPasswordReset", { body: { email: "ada@example.org" } });
    assert.equal(json.headers["set-cookie"], undefined);
  });
});

test("a used verification link", async (t) => {
  const service = await startService(t, { data: "none" });
  const { call, sql, person, session, linkToken } = service;
  const createUnverified = async () => {
    const user = await person({ verified: false });
    const visitor = await session(user);
    await visitor.call("resendVerification");
    return { ...user, visitor, token: await linkToken(user.email) };
  };

  await t.test("returns 400 and says that the address is verified, even to a concurrent request", async () => {
    const { token, visitor } = await createUnverified();
    const responses = await Promise.all([
      call("verifyEmail", { query: { token } }),
      call("verifyEmail", { query: { token } }),
    ]);
    assert.deepEqual(responses.map(({ status }) => status).toSorted(), [303, 400]);
    const linkFor = async (sender: Pick<Visitor, "call">) => {
      const { status, headers, body } = await sender.call("verifyEmail", { query: { token } });
      assert.equal(status, 400);
      assert.equal(headers["x-error-code"], "link_expired");
      assert.match(String(body), /role="alert">Your email address is already verified/);
      return /<a class="button" href="([^"]+)">([^<]+)</.exec(String(body))?.slice(1);
    };
    assert.deepEqual(await linkFor(visitor), ["/dashboard", "Dashboard"]);
    assert.deepEqual(await linkFor(createVisitor(service)), ["/auth/login", "Sign in"]);
  });

  await t.test("leads the registering browser to the sign-in, and then to the page in next", async () => {
    const email = "scanned@example.org";
    const visitor = createVisitor(service);
    const form = { email, name: "Ada", password: "nine owls sleep at noon", next: "/jobs" };
    await visitor.call("registerUser", {
      body: new URLSearchParams(form).toString(),
    });
    const query = { token: await linkToken(email) };
    assert.equal((await call("verifyEmail", { query })).status, 303, "a mail scanner opens the link first");
    const used = requireStatus(await visitor.call("verifyEmail", { query }), 400);
    assert.match(used, /<a class="button" href="\/auth\/login\?next=%2Fjobs">Sign in</);
  });

  await t.test("returns 400 once the link has expired, or the account is disabled", async () => {
    const [expired, disabled] = [await createUnverified(), await createUnverified()];
    for (const { token } of [expired, disabled]) await call("verifyEmail", { query: { token } });
    await sql`update mail_tokens set expires_at = ${service.now.toISOString()} where user_id = ${expired.id}`;
    await sql`update users set disabled_at = now() where id = ${disabled.id}`;
    for (const { token } of [expired, disabled])
      assert.equal((await call("verifyEmail", { query: { token } })).status, 400);
  });
});

test("shows a secret once, after the redirect", async (t) => {
  const { lines, logger } = recordLog("trace");
  const service = await startService(t, { data: "none", secureCookies: true, logger });
  const { sql, call, raw, person, session } = service;

  /** Returns the content of the database as text. */
  const databaseText = async (): Promise<string> => {
    const tables = await sql<{ name: string }[]>`select tablename as name from pg_tables where schemaname = 'public'`;
    const rows = await Promise.all(tables.map(({ name }) => sql`select t::text as row from ${sql(name)} t`));
    return JSON.stringify(rows);
  };

  const secrets = [
    {
      label: "an API token",
      create: (visitor: Visitor) => visitor.call("createTokenByForm", tokenForm),
      page: "showTokens",
      path: "/settings/tokens",
      cookie: "new_token",
      findSecret: secretOf,
    },
    {
      label: "the URL of the private calendar",
      create: (visitor: Visitor) => visitor.call("createCalendarAddressByForm"),
      page: "showNotifications",
      path: "/settings/notifications",
      cookie: "new_calendar",
      findSecret: calendarOf,
    },
  ] as const;

  for (const { label, create, page, path, cookie, findSecret } of secrets) {
    await t.test(`${label}: a reload neither shows it again nor creates another`, async () => {
      const visitor = await session(await person());
      const { status, headers } = await create(visitor);
      assert.equal(status, 303);
      assert.ok(String(headers["location"]).startsWith(`${path}?notice=`));
      const line = cookieLine(headers, cookie);
      assert.match(line, new RegExp(`; Max-Age=60; Path=${path}; HttpOnly; Secure; SameSite=Strict$`));
      const response = await visitor.call(page);
      const secret = findSecret(response.body) ?? assert.fail("no secret");
      assert.match(cookieLine(response.headers, cookie), new RegExp(`^${cookie}=; .*Path=${path}`));
      assert.equal(findSecret((await visitor.call(page)).body), undefined);
      const raw = Buffer.from(line.split(/[=.;]/)[2] ?? "", "base64url").toString("latin1");
      for (const text of [String(headers["location"]), line, raw, await databaseText(), lines.join("")])
        assert.ok(!text.includes(secret));
    });

    await t.test(`${label}: only the session that created it sees it, for a minute`, async () => {
      const visitor = await session(await person());
      await create(visitor);
      const value = visitor.cookies.get(cookie) ?? assert.fail("no cookie");
      const other = await session(await person());
      other.cookies.set(cookie, value);
      assert.equal(findSecret((await other.call(page)).body), undefined);
      const headers = { ...html, cookie: `session_id=${visitor.session()}; ${cookie}=${value}` };
      const later = await service.startAnother({ clock: () => new Date(service.now.getTime() + 60_000) });
      assert.equal(findSecret((await later.call(page, { headers })).body), undefined);
      for (const response of [
        await raw({ method: "HEAD", url: path, headers }),
        await raw({ url: path, headers: { ...headers, "sec-purpose": "prefetch" } }),
      ]) {
        assert.equal(response.headers["set-cookie"], undefined);
        assert.equal(findSecret(response.payload), undefined);
      }
      assert.ok(findSecret((await visitor.call(page)).body));
    });
  }

  await t.test("JSON requests get the token at once, without a cookie", async () => {
    const visitor = await session(await person());
    const created = await visitor.call("createTokenByForm", { body: { name: "x", scopes: ["profile:read"] } });
    assert.ok(secretOf(created.body));
    assert.equal(created.headers["set-cookie"], undefined);
  });

  await t.test("the URL of the calendar works, is replaced, and is deleted", async () => {
    const visitor = await session(await person());
    const calendarStatus = async (secret = "") => (await call("getPrivateCalendar", { path: { secret } })).status;
    assert.match(String((await visitor.call("showNotifications")).body), /Create link/);
    await visitor.call("createCalendarAddressByForm");
    const first = calendarOf((await visitor.call("showNotifications")).body);
    assert.equal(await calendarStatus(first), 200);
    assert.match(String((await visitor.call("showNotifications")).body), /last accessed[\s\S]*Replace the link/);
    await visitor.call("createCalendarAddressByForm");
    const second = calendarOf((await visitor.call("showNotifications")).body);
    assert.deepEqual([await calendarStatus(first), await calendarStatus(second)], [404, 200]);
    const response = await visitor.call("revokeCalendarAddressByForm");
    assert.equal(response.headers["location"], "/settings/notifications?notice=calendar_deleted#calendar");
    assert.equal(await calendarStatus(second), 404);
    assert.equal((await visitor.call("revokeCalendarAddressByForm")).status, 303);
  });
});

test("forms", async (t) => {
  const { call, person, session, appoint, berlin } = await startCommunity(t);

  const requireProblemAt = (page: string, field: string) => {
    const control = new RegExp(`<(?:input|select|textarea)[^>]* id="${field}"[^>]*>`).exec(page)?.[0] ?? "";
    assert.match(control || (new RegExp(`id="${field}"[^>]*>`).exec(page)?.[0] ?? ""), /aria-invalid="true"/, field);
    assert.match(page, new RegExp(`id="${field}-problem"`), field);
  };

  await t.test("shows all errors at once with links to their fields, and focuses the first", async () => {
    const visitor = await session(await person());
    const wrongProfile = {
      name: "",
      title: "two\nlines",
      country_code: "XX",
      timezone: "Mars/Olympus",
      website_url: "javascript:alert(1)",
      links: "no address",
      interests: "x".repeat(41),
    };
    const cases = [
      [await call("registerUser", form({ name: "", email: "no", password: "short" })), ["name", "email", "password"]],
      [
        await call("registerUser", form({ name: "", email: "a@example.org", password: "password1" })),
        ["name", "password"],
      ],
      [await call("logIn", form({ email: "no", password: "" })), ["email", "password"]],
      [await visitor.call("submitProfile", form(wrongProfile)), Object.keys(wrongProfile)],
      [
        await visitor.call("changePassword", form({ current_password: "", new_password: "password1" })),
        ["current_password", "new_password"],
      ],
      [
        await visitor.call("createTokenByForm", form({ name: "", expires_in: "soon" })),
        ["name", "scopes", "expires_in"],
      ],
    ] as const;
    for (const [{ status, body }, fields] of cases) {
      const page = String(body);
      assert.equal(status, 400);
      assert.deepEqual(linkedFields(page), fields);
      for (const field of fields) requireProblemAt(page, field);
      assert.equal(page.match(/ autofocus/g)?.length, 1);
      assert.match(page, new RegExp(`id="${fields[0]}"[^>]* autofocus`));
      assert.match(page, /<title>Error: /);
    }
  });

  await t.test("lists countries and time zones, retains unlisted stored values, and keeps the page small", async () => {
    const visitor = await session(await person());
    const blank = String((await visitor.call("showProfile")).body);
    assert.match(blank, /<option value="CI">Côte d’Ivoire<\/option>/);
    assert.match(blank, /<option>Asia\/Kolkata<\/option>/);
    assert.equal(blank.match(/<option value="[A-Z]{2}">/g)?.length, 249);
    assert.doesNotMatch(blank, /US\/Eastern/);
    await visitor.call("submitProfile", form({ name: "Ada", country_code: "DE", timezone: "US/Eastern" }));
    const page = String((await visitor.call("showProfile")).body);
    assert.match(page, /<option value="DE" selected>Germany<\/option>/);
    assert.match(page, /<option selected>US\/Eastern<\/option>/);
    assert.ok(Buffer.byteLength(page) < 50_000, `${Buffer.byteLength(page)} bytes`);
  });

  await t.test("group administrators choose whether the group names them, and other users have no choice", async () => {
    const user = await person();
    const visitor = await session(user);
    assert.doesNotMatch(String((await visitor.call("showProfile")).body), /show_as_organizer/);
    await appoint(user, { group: berlin.id });
    const readBox = async () =>
      /<input type="checkbox" name="show_as_organizer"[^>]*>/.exec(
        String((await visitor.call("showProfile")).body),
      )?.[0];
    assert.doesNotMatch((await readBox()) ?? "checked", /checked/);
    const save = async (...values: string[]) =>
      visitor.call(
        "submitProfile",
        form([["name", "Ada"], ...values.map((value): [string, string] => ["show_as_organizer", value])]),
      );
    const readStored = async () => (await visitor.call("getMe")).body.show_as_organizer;
    assert.equal((await save("no", "yes")).status, 303);
    assert.equal(await readStored(), true);
    assert.match((await readBox()) ?? "", / checked/);
    await save();
    assert.equal(await readStored(), true, "an omitted field is unchanged");
    await save("no");
    assert.equal(await readStored(), false);
    assert.equal((await save("perhaps")).status, 400);
  });

  await t.test("the tokens' form offers scopes of administrators to users with a role", async () => {
    const user = await person();
    const visitor = await session(user);
    assert.doesNotMatch(String((await visitor.call("showTokens")).body), /admin:/);
    await appoint(user, { alliance: null });
    assert.match(String((await visitor.call("showTokens")).body), /value="admin:events"/);
  });

  await t.test("revoking tokens asks for confirmation first, without a script", async () => {
    const visitor = await session(await person());
    for (const name of ["One", "Two"]) await visitor.call("createToken", { body: { name } });
    const tokens = String((await visitor.call("showTokens")).body);
    const confirmation =
      /<details class="confirm">\s*<summary[^>]*>(\w[\w ]*?)\s*<[\s\S]*?action="([^"]+)"[\s\S]*?<\/details>/g;
    const steps = [...tokens.matchAll(confirmation)].map(([, label, action]) => [label, action]);
    const labels = steps.map(([label]) => label);
    assert.deepEqual(labels, ["Revoke", "Revoke", "Revoke all"]);
    const inSteps = steps.map(([, action]) => action);
    const all = [...tokens.matchAll(/action="([^"]*revoke[^"]*)"/g)].map(([, action]) => action);
    assert.deepEqual(all, inSteps, "no form revokes at once");
  });

  await t.test("a notice of a failed provider is an error, other notices are not", async () => {
    for (const notice of ["provider_denied", "provider_failed", "provider_unverified", "signed_out"]) {
      const page = String((await call("showLogin", { query: { notice } })).body);
      assert.equal(/<div class="problem" role="alert">/.test(page), notice !== "signed_out", notice);
      assert.equal(/<p class="notice" role="status">/.test(page), notice === "signed_out", notice);
    }
  });
});

type Update = keyof Schemas & `${string}Update`;

/** Form fields of properties that have several fields, or a field with another name. */
const inputs: Readonly<Record<string, readonly string[]>> = {
  expires_at: ["expires_on"],
  location: ["latitude", "longitude"],
  questions: ["question_id", "question_label", "question_kind", "question_options", "question_required"],
  salary: ["salary_minimum", "salary_maximum", "salary_currency", "salary_period"],
  venue: ["venue_name", "venue_address", "venue_city", "venue_country_code"],
};

/** Returns the fields of a schema of the contract, or of a page's form. */
const fieldsOf = (form: keyof Schemas | { readonly body: object }): string[] =>
  typeof form === "string" ? propertiesOf(form) : Object.keys(form.body);

/** Returns the form of a page's operation. */
const formOf = (id: RouteId): { readonly body: object } => ({
  body: Object(pages.find((page) => page.id === id)?.schema.body).properties,
});

type UpdateForm = { form: Parameters<typeof fieldsOf>[0]; update: Update; exceptions: Record<string, string> };

const forms: UpdateForm[] = [
  { form: allianceForm.edit, update: "AllianceUpdate", exceptions: {} },
  { form: groupForm.edit, update: "GroupUpdate", exceptions: {} },
  { form: formOf("createEventByForm"), update: "EventUpdate", exceptions: {} },
  { form: formOf("updateEventByForm"), update: "EventUpdate", exceptions: { status: "has buttons that confirm" } },
  { form: jobForm.edit, update: "JobUpdate", exceptions: {} },
  { form: entryForm.edit, update: "LandscapeEntryUpdate", exceptions: {} },
  { form: profileForm.edit, update: "UserUpdate", exceptions: { notifications: "have a page of their own" } },
];

test("each property that the API can change has a field on the page, or a reason not to", async (t) => {
  for (const { form, update, exceptions } of forms)
    await t.test(`${update} in ${typeof form === "string" ? form : "its form"}`, async () => {
      const fields = new Set(fieldsOf(form));
      const missing = propertiesOf(update).filter(
        (property) => !fields.has(property) && !(inputs[property] ?? [property]).every((field) => fields.has(field)),
      );
      assert.deepEqual(missing, Object.keys(exceptions));
    });
});
