import assert from "node:assert/strict";
import { createServer } from "node:net";
import { test } from "tap";
import { digest } from "../../src/foundation/secrets.ts";
import { displayName, type ProviderName } from "../../src/identity/auth/oauth/provider.ts";
import { startGithub } from "../support/github.ts";
import { startOpenIdProvider } from "../support/openid-provider.ts";
import { createVisitor, password, type Visitor } from "../support/people.ts";
import { requireStatus, statusesAtOnce } from "../support/responses.ts";
import { type Options, type ServiceResponse, startService } from "../support/service.ts";
import { locationOf } from "../support/site.ts";

const clientId = "alliance";
const clientSecret = "a secret of the tests";
const baseUrl = "https://alliance.test";
const callbackOf = (provider: ProviderName) => `${baseUrl}/auth/oauth/${provider}/callback`;

const failedLocation = "/auth/login?notice=provider_failed";
const denied = "/auth/login?notice=provider_denied";

const openIdSettings = <Name extends "google" | "linkedin">(name: Name, issuer: string) => ({
  name,
  issuer,
  discoveryUrl: `${issuer}/.well-known/openid-configuration`,
  clientId,
  clientSecret,
  redirectUri: callbackOf(name),
  scopes: ["openid", "profile", "email"],
});

const startAll = async (t: Parameters<typeof startService>[0], options: Options = {}) => {
  const github = await startGithub(t, { clientId, clientSecret });
  const openId = async (name: "google" | "linkedin") =>
    startOpenIdProvider(t, { clientId, clientSecret, redirectUris: [callbackOf(name)] });
  const google = await openId("google");
  const linkedin = await openId("linkedin");
  const service = await startService(t, {
    data: "none",
    providers: {
      github: {
        ...github,
        clientId,
        clientSecret,
        redirectUri: callbackOf("github"),
        scopes: ["read:user", "user:email"],
      },
      openId: [
        { ...openIdSettings("google", google.issuer), pkce: true, nonce: "required" },
        { ...openIdSettings("linkedin", linkedin.issuer), pkce: false, nonce: "if_present" },
      ],
    },
    ...options,
  });

  /** Returns the URL at the provider to which the browser is redirected. */
  const begin = async (visitor: Visitor, provider: ProviderName, query: Record<string, string> = {}) =>
    locationOf(await visitor.call("startOAuth", { path: { provider }, query }));

  const link = async (visitor: Visitor, provider: ProviderName) =>
    locationOf(await visitor.call("linkProvider", { path: { provider } }));

  /** Returns the query parameters of the provider's redirect. */
  const queryOf = (returnUrl: string) => Object.fromEntries(new URL(returnUrl).searchParams);

  const finish = (visitor: Visitor, provider: ProviderName, returnUrl: string): Promise<ServiceResponse> => {
    assert.ok(returnUrl.startsWith(callbackOf(provider)), returnUrl);
    return visitor.call("finishOAuth", { path: { provider }, query: queryOf(returnUrl) });
  };

  const fakes = { github, google, linkedin };
  const logIn = async (visitor: Visitor, provider: ProviderName, login: string, query: Record<string, string> = {}) =>
    finish(visitor, provider, await fakes[provider].signIn(await begin(visitor, provider, query), login));

  /** Signs in with a new browser. */
  const signIn = async (provider: ProviderName, login: string, query: Record<string, string> = {}) => {
    const visitor = createVisitor(service);
    const location = locationOf(await logIn(visitor, provider, login, query));
    const isSignedIn = visitor.cookies.has("session_id");
    return { visitor, location, isSignedIn, me: isSignedIn ? (await visitor.call("getMe")).body : undefined };
  };

  /** Runs the action while a provider has faults. */
  const withFaults = async <Result>(provider: ProviderName, faults: object, action: () => Promise<Result>) => {
    const { behavior } = fakes[provider];
    Object.assign(behavior, faults);
    try {
      return await action();
    } finally {
      for (const option of Object.keys(faults)) Reflect.deleteProperty(behavior, option);
    }
  };

  const visitor = () => createVisitor(service);
  return { ...service, ...fakes, begin, link, finish, queryOf, logIn, visitor, signInBy: signIn, withFaults };
};

const githubAccount = (id: number, email: string, { verified = true, name = "Ada Berger" as string | null } = {}) => ({
  id,
  name,
  emails: [
    { email: `other-${email}`, primary: false, verified: true },
    { email, primary: true, verified },
  ],
});

/** The login of an account at each provider. */
const loginAt = { github: "ada", google: "g-1", linkedin: "l-1" };

test("providers", async (t) => {
  const service = await startAll(t);
  const { github, google, linkedin, begin, link, finish, queryOf, logIn, visitor, signInBy, withFaults } = service;
  const { call, sql, person, session, lastMail, linkToken } = service;

  const userOf = async (email: string) => {
    const [row] = await sql<{ id: string; name: string; verified: boolean }[]>`
      select id, name, email_verified_at is not null as verified from users where lower(email) = ${email}`;
    return row;
  };
  const providersOf = async (browser: Visitor): Promise<string[]> => (await browser.call("getMe")).body.providers;

  await t.test("a new user is created, verified, signed in and returned to where the sign-in began", async () => {
    github.accounts.set("ada", githubAccount(1, "ada@example.org"));
    google.accounts.set("g-1", { email: "grace@example.org", email_verified: true, name: "Grace" });
    linkedin.accounts.set("l-1", { email: "linus@example.org", email_verified: "true", name: "Linus" });
    for (const [provider, subject, email, name] of [
      ["github", "ada", "ada@example.org", "Ada Berger"],
      ["google", "g-1", "grace@example.org", "Grace"],
      ["linkedin", "l-1", "linus@example.org", "Linus"],
    ] as const) {
      const { location, me } = await signInBy(provider, subject, { next: "/settings/tokens" });
      assert.equal(location, "/settings/tokens");
      assert.deepEqual(
        { email: me.email, email_verified: me.email_verified, name: me.name, providers: me.providers },
        { email, email_verified: true, name, providers: [provider] },
      );
      const second = await signInBy(provider, subject);
      assert.deepEqual({ location: second.location, id: second.me.id }, { location: "/dashboard", id: me.id });
    }
  });

  await t.test("a provider that still has the old address finds the same account (criterion 80)", async () => {
    github.accounts.set("mover", githubAccount(80, "mover@example.org"));
    google.accounts.set("g-80", { email: "mover@example.org", email_verified: true, name: "Mover" });
    const { visitor: user, me: before } = await signInBy("github", "mover");
    const email = "moved@example.org";
    assert.equal((await user.call("changeEmail", { body: { email } })).status, 200);
    assert.equal((await user.call("confirmEmail", { body: { token: await linkToken(email) } })).status, 303);
    const secondBrowser = createVisitor(service, {
      "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0",
    });
    await logIn(secondBrowser, "github", "mover");
    const me = (await secondBrowser.call("getMe")).body;
    assert.deepEqual(
      { id: me.id, email: me.email, providers: me.providers },
      { id: before.id, email, providers: ["github"] },
    );
    assert.match(
      await lastMail(email),
      /with Firefox on Linux from 127\.0\.0\.1, which was not used for your account before/,
    );
    // An account of another user with the old address is not created while the address is reserved.
    assert.equal((await signInBy("google", "g-80")).location, denied);
    assert.equal(await userOf("mover@example.org"), undefined);
  });

  await t.test("the state is valid for one browser, provider and use, and for 10 minutes (criterion 18)", async () => {
    const callback = async (browser: Visitor, query: Record<string, string>, provider: ProviderName = "github") =>
      (await browser.call("finishOAuth", { path: { provider }, query })).status;
    const [browser, thief, mixed] = [visitor(), visitor(), visitor()];
    const [repeater, forger, latecomer] = [visitor(), visitor(), visitor()];
    const query = queryOf(await github.signIn(await begin(browser, "github"), "ada"));
    const { state = "" } = query;
    assert.ok(Buffer.from(state, "base64url").length >= 16);
    const [flow] = await sql<{ s: number }[]>`
      select extract(epoch from expires_at - ${service.now.toISOString()}::timestamptz)::int as s from oauth_flows
      where state_hash = ${digest(state)}`;
    assert.equal(flow?.s, 600);
    assert.equal(await callback(thief, query), 400);
    assert.equal(await callback(browser, query), 400, "the attacker has used it up");

    const atGoogle = await google.signIn(await begin(mixed, "google"), "g-1");
    assert.equal(await callback(mixed, queryOf(atGoogle), "linkedin"), 400);

    const used = queryOf(await github.signIn(await begin(repeater, "github"), "ada"));
    const replaying = createVisitor(service, {}, new Map(repeater.cookies));
    assert.equal(await callback(repeater, used), 303);
    assert.equal(await callback(replaying, used), 400);

    await begin(forger, "github");
    const forged = { code: "x", state: "A".repeat(43) };
    assert.equal(await callback(forger, { code: "x" }), 400);
    assert.equal(await callback(forger, forged), 400);
    forger.cookies.set(`oauth_state_${digest(forged.state).slice(0, 16)}`, forged.state);
    assert.equal(await callback(forger, forged), 400);

    const slow = queryOf(await github.signIn(await begin(latecomer, "github"), "ada"));
    await sql`update oauth_flows set expires_at = ${service.now.toISOString()}`;
    assert.equal(await callback(latecomer, slow), 400);
    for (const browser of [thief, mixed, replaying, forger, latecomer])
      assert.equal(browser.cookies.has("session_id"), false);
  });

  await t.test("HEAD and a prefetch do not use up a flow (criterion 18)", async () => {
    const browser = visitor();
    const returnUrl = await google.signIn(await begin(browser, "google"), "g-1");
    const url = returnUrl.slice(baseUrl.length);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    assert.equal((await service.raw({ method: "HEAD", url, headers: { cookie } })).status, 303);
    assert.equal((await service.raw({ url, headers: { cookie, "sec-purpose": "prefetch;prerender" } })).status, 503);
    assert.equal((await finish(browser, "google", returnUrl)).status, 303);
  });

  const flowCookies = ({ cookies }: Visitor) => [...cookies.keys()].filter((name) => name.startsWith("oauth_"));

  await t.test("sign-ins in one browser complete in any order, each at its own page (criterion 18)", async () => {
    const pairs: [ProviderName, ProviderName][] = [
      ["github", "google"],
      ["github", "github"],
      ["linkedin", "linkedin"],
    ];
    for (const pair of pairs)
      for (const isReversed of [false, true]) {
        const browser = visitor();
        const flows: { provider: ProviderName; next: string; returnUrl: string }[] = [];
        for (const [index, provider] of pair.entries()) {
          const next = `/events?page=${index}`;
          const returnUrl = await service[provider].signIn(await begin(browser, provider, { next }), loginAt[provider]);
          flows.push({ provider, next, returnUrl });
        }
        for (const { provider, next, returnUrl } of isReversed ? flows.toReversed() : flows) {
          const response = await finish(browser, provider, returnUrl);
          assert.equal(locationOf(response), next, `${pair}${isReversed ? ", reversed" : ""}`);
          assert.equal((await browser.call("getMe")).status, 200);
        }
        assert.deepEqual(flowCookies(browser), []);
      }
  });

  await t.test("a foreign state does not affect the flows of this browser (criterion 18)", async () => {
    const browser = visitor();
    const ownCallback = await github.signIn(await begin(browser, "github"), "ada");
    const foreignCallback = await github.signIn(await begin(visitor(), "github"), "ada");
    assert.equal((await finish(browser, "github", foreignCallback)).status, 400);
    const forged = { code: "x", state: "B".repeat(43) };
    assert.equal((await browser.call("finishOAuth", { path: { provider: "github" }, query: forged })).status, 400);
    assert.equal((await finish(browser, "github", ownCallback)).status, 303);
  });

  await t.test("a browser has at most five flows; a sixth one replaces the oldest (criterion 18)", async () => {
    const browser = visitor();
    const callbacks: string[] = [];
    for (let round = 0; round < 6; round++) {
      callbacks.push(await google.signIn(await begin(browser, "google", { next: `/events?page=${round}` }), "g-1"));
      assert.ok(flowCookies(browser).length <= 5);
    }
    const [oldest = "", ...others] = callbacks;
    assert.equal((await finish(browser, "google", oldest)).status, 400);
    for (const [index, returnUrl] of others.entries())
      assert.equal(locationOf(await finish(browser, "google", returnUrl)), `/events?page=${index + 1}`);
  });

  await t.test("a callback that fails offers to start the same sign-in again", async () => {
    const headers = { accept: "text/html" };
    const next = "/jobs?limit=5&q=%22a%22";
    const restart = `href="/auth/oauth/github?${new URLSearchParams({ next })}"`.replaceAll("&", "&amp;");
    const expectLink = async (href: string, browser: Visitor, returnUrl: string, provider: ProviderName = "github") => {
      const page = requireStatus(
        await browser.call("finishOAuth", { path: { provider }, query: queryOf(returnUrl), headers }),
        400,
      );
      assert.ok(page.includes(href));
    };
    const startFlow = async () => {
      const browser = visitor();
      return { browser, returnUrl: await github.signIn(await begin(browser, "github", { next }), "ada") };
    };
    const stale = await startFlow();
    const { state = "" } = queryOf(stale.returnUrl);
    await sql`update oauth_flows set expires_at = ${service.now.toISOString()} where state_hash = ${digest(state)}`;
    await expectLink(restart, stale.browser, stale.returnUrl);
    const used = await startFlow();
    assert.equal((await finish(used.browser, "github", used.returnUrl)).status, 303);
    await expectLink(restart, used.browser, used.returnUrl);
    await expectLink(restart, visitor(), (await startFlow()).returnUrl);
    const mixed = await startFlow();
    await expectLink(restart, mixed.browser, mixed.returnUrl, "google");
    assert.equal(locationOf(await finish(mixed.browser, "github", mixed.returnUrl)), next);
    const unknown = `${callbackOf("google")}?code=x&state=${"C".repeat(43)}`;
    await expectLink('href="/auth/oauth/google"', visitor(), unknown, "google");

    const canceling = visitor();
    const returnUrl = await github.signIn(await begin(canceling, "github", { next }), "ada", "cancel");
    const location = `/auth/login?${new URLSearchParams({ notice: "provider_denied", next })}`;
    assert.equal(locationOf(await finish(canceling, "github", returnUrl)), location);
  });

  await t.test("providers are linked in any order in one browser; a link that fails can be started again", async () => {
    const browser = await session(await person());
    github.accounts.set("linker", githubAccount(31, "linker@github.example"));
    google.accounts.set("g-31", { email: "linker@google.example", email_verified: true, name: "Linker" });
    const atGithub = await github.signIn(await link(browser, "github"), "linker");
    const atGoogle = await google.signIn(await link(browser, "google"), "g-31");
    const linked = [await finish(browser, "google", atGoogle), await finish(browser, "github", atGithub)];
    for (const response of linked) assert.equal(locationOf(response), "/settings/security?notice=provider_linked");
    assert.deepEqual((await providersOf(browser)).toSorted(), ["github", "google", "password"]);

    const query = queryOf(atGithub);
    const headers = { accept: "text/html" };
    const repeated = await browser.call("finishOAuth", { path: { provider: "github" }, query, headers });
    assert.equal(repeated.status, 400);
    assert.match(String(repeated.body), /<form method="post" action="\/settings\/security\/providers\/github\/link">/);
    // The form may redirect to the provider.
    assert.ok(String(repeated.headers["content-security-policy"]).includes(new URL(github.authUrl).origin));
    const stranger = await visitor().call("finishOAuth", { path: { provider: "github" }, query, headers });
    assert.match(String(stranger.body), /href="\/settings\/security">Try again</);
  });

  await t.test("PKCE is S256; a code injected from another flow fails (criterion 19)", async () => {
    assert.equal(new URL(await begin(visitor(), "linkedin")).searchParams.get("code_challenge"), null);
    for (const provider of ["github", "google"] as const) {
      const login = loginAt[provider];
      const { searchParams } = new URL(await begin(visitor(), provider));
      assert.equal(searchParams.get("code_challenge_method"), "S256");
      assert.match(searchParams.get("code_challenge") ?? "", /^[\w-]{43}$/);
      const attacker = visitor();
      const ownQuery = queryOf(await service[provider].signIn(await begin(attacker, provider), login));
      const victim = visitor();
      const returnUrl = new URL(await service[provider].signIn(await begin(victim, provider), login));
      returnUrl.searchParams.set("code", ownQuery["code"] ?? "");
      assert.equal(locationOf(await finish(victim, provider, returnUrl.href)), failedLocation);
      assert.equal(victim.cookies.has("session_id"), false);
    }
  });

  const now = () => Math.floor(Date.now() / 1000);
  const openIdNames: ("google" | "linkedin")[] = ["google", "linkedin"];
  const attacks: [string, typeof openIdNames, typeof google.behavior][] = [
    ["another issuer in the ID token", openIdNames, { claims: (c) => ({ ...c, iss: "https://evil.example" }) }],
    ["another audience", openIdNames, { claims: (c) => ({ ...c, aud: "somebody else" }) }],
    ["several audiences and another azp", ["google"], { claims: (c) => ({ ...c, aud: [clientId, "b"], azp: "b" }) }],
    ["an ID token that expired two minutes ago", openIdNames, { claims: (c) => ({ ...c, exp: now() - 120 }) }],
    ["another nonce", openIdNames, { claims: (c) => ({ ...c, nonce: "another" }) }],
    ["no nonce where it is required", ["google"], { claims: ({ nonce: _nonce, ...c }) => c }],
    ["one audience and another azp", openIdNames, { claims: (c) => ({ ...c, aud: clientId, azp: "b" }) }],
    ["an empty azp", ["google"], { claims: (c) => ({ ...c, azp: "" }) }],
    ["an empty subject", openIdNames, { claims: (c) => ({ ...c, sub: "" }) }],
    ["a subject of spaces", ["google"], { claims: (c) => ({ ...c, sub: "  " }) }],
    ["no subject", ["google"], { claims: ({ sub: _sub, ...c }) => c }],
    ["alg none", openIdNames, { sign: "none" }],
    ["HS256 with the public key", openIdNames, { sign: "HS256 with the public key" }],
    ["a signature by another key", openIdNames, { sign: "another key" }],
    ["an unknown kid", openIdNames, { sign: "an unknown kid" }],
    ["a token endpoint that answers 500", ["google"], { status: 500 }],
    ["a token endpoint that redirects", ["google"], { redirect: "http://127.0.0.1:1/" }],
    ["a token endpoint that answers 3 MB", ["google"], { giant: true }],
  ];
  for (const [label, names, behavior] of attacks) {
    for (const name of names) {
      await t.test(`no session with ${label} (${name}) (criteria 20 and 58)`, async () => {
        const attempt = () => signInBy(name, loginAt[name]);
        const { location, isSignedIn } = await withFaults(name, behavior, attempt);
        assert.deepEqual({ location, isSignedIn }, { location: failedLocation, isSignedIn: false });
      });
    }
  }

  await t.test("azp that names this client passes; GitHub's id must be a positive number (criterion 58)", async () => {
    const claims = (input: object) => ({ ...input, azp: clientId });
    assert.ok((await withFaults("google", { claims }, () => signInBy("google", "g-1"))).isSignedIn);
    for (const id of [0, -1, Number.NaN, 1.5, Number.MAX_SAFE_INTEGER + 1]) {
      github.accounts.set("odd", githubAccount(id, "odd@example.org"));
      assert.equal((await signInBy("github", "odd")).location, failedLocation, String(id));
    }
    assert.equal((await sql`select from identities where subject in ('', '0')`).length, 0);
  });

  await t.test("LinkedIn's ID token may lack the nonce; a clock may be 60 s off (criterion 20)", async () => {
    const withoutNonce = ({ nonce: _nonce, ...claims }: Record<string, unknown>) => claims;
    const stale = (claims: object) => ({ ...claims, exp: now() - 30 });
    for (const claims of [withoutNonce, stale])
      assert.ok((await withFaults("linkedin", { claims }, () => signInBy("linkedin", "l-1"))).isSignedIn);
  });

  await t.test("the `iss` parameter of another issuer is refused (RFC 9207) (criterion 20)", async () => {
    const browser = visitor();
    const returnUrl = new URL(await google.signIn(await begin(browser, "google"), "g-1"));
    returnUrl.searchParams.set("iss", "https://evil.example");
    assert.equal(locationOf(await finish(browser, "google", returnUrl.href)), failedLocation);
  });

  await t.test("an unknown key is fetched at most once a minute (criterion 20)", async () => {
    const lookUps = () => google.requests.filter((line) => line.includes("/jwks")).length;
    await withFaults("google", { sign: "an unknown kid" }, async () => {
      await signInBy("google", "g-1");
      const before = lookUps();
      for (let round = 0; round < 5; round++) await signInBy("google", "g-1");
      assert.ok(lookUps() - before <= 1, `${lookUps() - before} look-ups`);
    });
  });

  await t.test("a renamed account is the same user; a reused login is another user (criterion 21)", async () => {
    const { id } = (await signInBy("github", "ada")).me;
    github.accounts.set("ada-renamed", githubAccount(1, "new-address@example.org"));
    github.accounts.set("ada", githubAccount(99, "newcomer@example.org"));
    assert.equal((await signInBy("github", "ada-renamed")).me.id, id);
    assert.notEqual((await signInBy("github", "ada")).me.id, id);
    github.accounts.set("ada", githubAccount(1, "ada@example.org"));
  });

  await t.test("an address that the provider has not verified creates no account (criterion 22)", async () => {
    github.accounts.set("eve", githubAccount(5, "eve@example.org", { verified: false }));
    const arrivals = [await signInBy("github", "eve")];
    const email = "eve@example.org";
    for (const account of [{ email, email_verified: false }, { email }, { email_verified: true }]) {
      google.accounts.set("eve", { ...account, name: "Eve" });
      arrivals.push(await signInBy("google", "eve"));
    }
    google.accounts.set("eve", { email, email_verified: "false", name: "Eve" });
    arrivals.push(await signInBy("google", "eve"));
    for (const { location, isSignedIn } of arrivals)
      assert.deepEqual(
        { location, isSignedIn },
        { location: "/auth/login?notice=provider_unverified", isSignedIn: false },
      );
    assert.equal(await userOf("eve@example.org"), undefined);
  });

  await t.test("a verified international address creates an account, in any case of its letters", async () => {
    github.accounts.set("jörg", githubAccount(90, "Jörg@München.example"));
    google.accounts.set("g-90", { email: "JÖRG@MÜNCHEN.EXAMPLE", email_verified: true, name: "Jörg" });
    const [{ me: byGithub }, { me: byGoogle }] = [await signInBy("github", "jörg"), await signInBy("google", "g-90")];
    assert.deepEqual(
      { email: byGithub.email, email_verified: byGithub.email_verified },
      { email: "Jörg@München.example", email_verified: true },
    );
    assert.equal(byGoogle.id, byGithub.id);
  });

  await t.test("derives a name for users without one at the provider", async () => {
    github.accounts.set("nameless", githubAccount(6, "nameless@example.org", { name: null }));
    assert.equal((await signInBy("github", "nameless")).me.name, "nameless");
    assert.equal(displayName("  Ada\r\n<b>Berger</b>\u0000 ", "x@y.org"), "Ada <b>Berger</b>");
    assert.equal(displayName("", "local@y.org"), "local");
    assert.equal([...displayName("🦆".repeat(200), "x@y.org")].length, 120);
  });

  await t.test("a verified account with the address is linked, notified, and retains its sessions", async () => {
    const user = await person();
    const before = await session(user);
    google.accounts.set("g-10", { email: user.email.toUpperCase(), email_verified: true, name: "X" });
    assert.equal((await signInBy("google", "g-10")).me.id, user.id);
    assert.deepEqual(await providersOf(before), ["google", "password"]);
    assert.match(await lastMail(user.email), /Google was linked to your account/);
  });

  await t.test("a provider's sign-in by the owner removes what an attacker set up (criterion 23)", async () => {
    const email = "victim@example.org";
    await call("registerUser", { body: { email, name: "Mallory", password } });
    const attacker = visitor();
    await attacker.call("logIn", { body: { email, password } });
    const token = await linkToken(email);
    // The attacker cannot start to link a provider, and the owner's sign-in deletes a flow that exists nevertheless.
    assert.equal((await attacker.call("linkProvider", { path: { provider: "github" } })).status, 403);
    const { id } = (await userOf(email)) ?? assert.fail("nobody");
    await sql`insert into oauth_flows values (${digest("s")}, 'github', 'n', 'v', null, ${id}, now() + interval '1 hour')`;
    google.accounts.set("g-20", { email, email_verified: true, name: "Victim" });
    const { me } = await signInBy("google", "g-20");
    assert.deepEqual(
      { id: me.id, email_verified: me.email_verified, providers: me.providers },
      { id, email_verified: true, providers: ["google"] },
    );
    assert.equal((await attacker.call("getMe")).status, 401);
    assert.equal((await call("logIn", { body: { email, password } })).status, 401);
    assert.equal((await call("verifyEmail", { query: { token } })).status, 400);
    assert.equal((await sql`select from oauth_flows where user_id = ${id}`).length, 0);
    assert.match(await lastMail(email), /Google was linked/);
  });

  await t.test("only the session that began a link completes it; an identity has one user (criterion 23)", async () => {
    const [alice, bob] = [await session(await person()), await session(await person())];
    github.accounts.set("alice", githubAccount(30, "alice@github.example"));
    const aliceCallback = await github.signIn(await link(alice, "github"), "alice");
    // Bob is tricked into opening Alice's callback, even with her cookies.
    for (const [name, value] of alice.cookies) if (name.startsWith("oauth_")) bob.cookies.set(name, value);
    assert.equal((await finish(bob, "github", aliceCallback)).status, 400);
    assert.deepEqual(await providersOf(bob), ["password"]);

    const linked = await finish(alice, "github", await github.signIn(await link(alice, "github"), "alice"));
    assert.equal(locationOf(linked), "/settings/security?notice=provider_linked");
    assert.deepEqual(await providersOf(alice), ["github", "password"]);
    assert.equal((await alice.call("linkProvider", { path: { provider: "github" } })).status, 409);
    const response = await finish(bob, "github", await github.signIn(await link(bob, "github"), "alice"));
    assert.equal(response.status, 409);
    assert.deepEqual(await providersOf(bob), ["password"]);
    assert.equal((await signInBy("github", "alice")).me.id, (await alice.call("getMe")).body.id);
  });

  await t.test("redirects to the sign-in in 6 s when a provider is down, slow or denies (criterion 24)", async () => {
    for (const behavior of [
      { hang: true },
      { status: 502 },
      { redirect: "http://127.0.0.1:1/" },
      { giant: true },
      { on: "user", status: 500 },
      { on: "emails", status: 500 },
      { on: "emails", redirect: "http://127.0.0.1:1/" },
      { on: "emails", giant: true },
    ]) {
      const startedAt = performance.now();
      const { location } = await withFaults("github", behavior, () => signInBy("github", "ada"));
      assert.equal(location, failedLocation, JSON.stringify(behavior));
      assert.ok(performance.now() - startedAt < 6_000, JSON.stringify(behavior));
    }
    for (const provider of ["github", "google"] as const) {
      const browser = visitor();
      const returnUrl = await service[provider].signIn(await begin(browser, provider), loginAt[provider], "cancel");
      assert.match(returnUrl, /error=access_denied/);
      assert.equal(locationOf(await finish(browser, provider, returnUrl)), denied);
      const page = String((await browser.call("showLogin", { query: { notice: "provider_denied" } })).body);
      assert.doesNotMatch(page, /alert\(/);
    }
    const linking = await session(await person());
    const returnUrl = await github.signIn(await link(linking, "github"), "ada", "cancel");
    const location = locationOf(await finish(linking, "github", returnUrl));
    assert.equal(location, "/settings/security?notice=provider_denied");
  });

  await t.test("no token of a provider is stored (criterion 24)", async () => {
    const columns = await sql<{ name: string }[]>`
      select column_name as name from information_schema.columns where table_name in ('identities', 'oauth_flows')`;
    assert.ok(columns.some(({ name }) => name === "provider"));
    assert.ok(columns.every(({ name }) => !/access|refresh|id_token/.test(name)));
    const identities = await sql<{ text: string }[]>`select identities::text as text from identities`;
    assert.ok(identities.some(({ text }) => text.includes("github")));
    assert.ok(identities.every(({ text }) => !text.includes("gho_")));
  });

  await t.test("the last sign-in method cannot be unlinked, even by concurrent requests (criterion 25)", async () => {
    const user = await person({ withPassword: false });
    const time = service.now.toISOString();
    await sql`insert into identities values ('https://a', '1', 'github', ${user.id}, ${time}), ('https://b', '1', 'google', ${user.id}, ${time})`;
    const browser = await session(user);
    assert.equal((await browser.call("unlinkProvider", { path: { provider: "linkedin" } })).status, 404);
    const responses = await Promise.all(
      (["github", "google"] as const).map((provider) => browser.call("unlinkProvider", { path: { provider } })),
    );
    assert.deepEqual(responses.map(({ status }) => status).toSorted(), [303, 409]);
    assert.equal((await providersOf(browser)).length, 1);
    assert.match(await lastMail(user.email), /was unlinked from your account/);
    assert.match(String((await browser.call("showSecurity")).body), /your only way to sign in/);
  });

  await t.test("a disabled account is not signed in", async () => {
    const before = await signInBy("google", "g-1");
    await sql`update users set disabled_at = now() where email = 'grace@example.org'`;
    const after = await signInBy("google", "g-1");
    assert.deepEqual(
      { location: after.location, isSignedIn: after.isSignedIn },
      { location: denied, isSignedIn: false },
    );
    assert.equal((await before.visitor.call("getMe")).status, 401);
  });

  await t.test("two concurrent sign-ins create one user", async () => {
    google.accounts.set("g-40", { email: "twice@example.org", email_verified: true, name: "Twice" });
    const arrivals = await Promise.all(Array.from({ length: 6 }, () => signInBy("google", "g-40")));
    assert.ok(arrivals.every(({ isSignedIn }) => isSignedIn));
    assert.equal((await sql`select from users where email = 'twice@example.org'`).length, 1);
  });

  await t.test("the pages offer the configured providers", async () => {
    const page = String((await call("showLogin", { query: { next: "/settings/tokens" } })).body);
    for (const provider of ["github", "google", "linkedin"])
      assert.match(page, new RegExp(`href="/auth/oauth/${provider}\\?next=%2Fsettings%2Ftokens"`));
  });
});

test("disabled or unreachable providers", async (t) => {
  const bare = await startService(t, { data: "none" });
  await t.test("a provider without client_id returns 404 and has no button", async () => {
    for (const provider of ["github", "google", "linkedin"]) {
      assert.equal((await bare.call("startOAuth", { path: { provider } })).status, 404);
      const query = { code: "x", state: "A".repeat(43) };
      assert.equal((await bare.call("finishOAuth", { path: { provider }, query })).status, 404);
    }
    const visitor = await bare.session(await bare.person());
    assert.equal((await visitor.call("linkProvider", { path: { provider: "github" } })).status, 404);
    assert.doesNotMatch(String((await bare.call("showLogin")).body), /\/auth\/oauth\//);
    assert.equal((await bare.raw({ url: "/auth/oauth/myspace" })).status, 404);
  });

  await t.test("redirects to the sign-in when discovery fails, hangs, or names another issuer", async (t) => {
    const silent = createServer(() => {}).listen(0, "127.0.0.1");
    t.teardown(() => silent.close());
    const google = await startOpenIdProvider(t, { clientId, clientSecret, redirectUris: [callbackOf("google")] });
    const settings = { ...openIdSettings("google", google.issuer), pkce: true, nonce: "required" as const };
    const startFrom = async (discoveryUrl: string) => {
      const service = await bare.startAnother({ providers: { openId: [{ ...settings, discoveryUrl }] } });
      return locationOf(await service.call("startOAuth", { path: { provider: "google" } }));
    };
    assert.equal(await startFrom("http://127.0.0.1:1/"), failedLocation);
    assert.equal(await startFrom(`${google.issuer}/nothing`), failedLocation);
    const validUrl = settings.discoveryUrl;
    google.behavior.discovery = (metadata) => ({ ...metadata, issuer: "https://evil.example" });
    assert.equal(await startFrom(validUrl), failedLocation);
    delete google.behavior.discovery;
    assert.match(await startFrom(validUrl), new RegExp(`^${google.issuer}/auth\\?`));
  });
});

test("starts of sign-ins by a provider (criterion 58)", async (t) => {
  const service = await startAll(t, { limits: { factor: 1 }, trustProxy: true });
  const { call, sql, github, finish, visitor, person, session } = service;
  const countFlows = async () => (await sql`select from oauth_flows`).length;
  const startFrom = (browser: Pick<Visitor, "call">, address: string) =>
    browser.call("startOAuth", { path: { provider: "github" }, headers: { "x-forwarded-for": address } });

  await t.test("stores 60 of 2,000 concurrent starts from one address; the others get 429, also on pages", async () => {
    const statuses = await statusesAtOnce(2_000, () => startFrom(service, "192.0.2.1"));
    assert.deepEqual(statuses, [...Array(60).fill(303), ...Array(1_940).fill(429)]);
    assert.equal(await countFlows(), 60);
    const request = { path: { provider: "github" }, headers: { "x-forwarded-for": "192.0.2.1", accept: "text/html" } };
    const { status, body } = await call("startOAuth", request);
    assert.equal(status, 429);
    assert.match(String(body), /Too many attempts\. Try again in/);
    const linking = await session(await person());
    assert.equal((await linking.call("linkProvider", request)).status, 429);
    assert.equal((await startFrom(service, "192.0.2.2")).status, 303);
  });

  await t.test("completed sign-ins do not count", async () => {
    github.accounts.set("often", githubAccount(70, "often@example.org"));
    for (let round = 0; round < 3; round++) {
      const browser = visitor();
      const returnUrl = await github.signIn(locationOf(await startFrom(browser, "127.0.0.1")), "often");
      assert.equal(locationOf(await finish(browser, "github", returnUrl)), "/dashboard");
      assert.ok(browser.cookies.has("device"));
    }
    const [row] = await sql`select points from rate_limits where key = 'oauth_starts_per_address:127.0.0.1'`;
    assert.equal(row?.["points"], 0);
  });

  await t.test("the next start deletes the flows that expired an hour ago", async () => {
    await sql`update oauth_flows set expires_at = ${service.now.toISOString()}::timestamptz - interval '1 hour'`;
    await startFrom(visitor(), "192.0.2.4");
    assert.equal(await countFlows(), 1);
  });
});
