import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { test } from "tap";
import { withoutBrowser } from "../support/chromium.ts";
import { startGithub } from "../support/github.ts";
import { startOpenIdProvider } from "../support/openid-provider.ts";
import { password } from "../support/people.ts";
import { heading, press } from "./acts.ts";
import { violationsOf } from "./inspection.ts";
import { noProviders, start } from "./site.ts";

const client = { clientId: "alliance", clientSecret: "a secret of the tests" };

const fill = async (page: Page, fields: Record<string, string>): Promise<void> => {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
};

/** Opens a question, and says yes. */
const confirm = async (page: Page, question: string | RegExp, yes: string | RegExp) => {
  await page.locator("summary", { hasText: question }).click();
  await press(page, yes);
};

test("journeys in a browser", { skip: withoutBrowser() }, async (t) => {
  const site = await start(t, noProviders);
  const { sql, faults, linkToken } = site;

  await t.test("register, mail, verify, sign in; create, copy, use and revoke a token; sign out", async () => {
    const page = await site.open({ permissions: ["clipboard-read", "clipboard-write"] });
    const email = "ada@example.org";
    await page.goto("/");
    await page.getByRole("link", { name: "Create an account" }).click();
    await fill(page, { Name: "Ada Berger", "Email address": email, Password: "password1" });
    await press(page, "Create account");
    assert.match((await page.getByRole("alert").textContent()) ?? "", /too common/);
    assert.equal(await page.getByLabel("Email address").inputValue(), email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await press(page, "Create account");
    assert.equal(await heading(page), "Check your mail");
    await page.getByText(`You entered ${email}.`).waitFor();
    await page.reload();
    await page.getByText(`You entered ${email}.`).waitFor();

    await page.goto(`/auth/verify-email?token=${await linkToken(email)}`);
    assert.match((await page.getByRole("status").textContent()) ?? "", /verified/);
    await page.goto("/settings/tokens");
    assert.equal(await heading(page), "Sign in");
    await fill(page, { "Email address": email, Password: password });
    await press(page, /^Sign in$/);
    assert.equal(await heading(page), "API tokens");

    await fill(page, { Name: "Calendar sync" });
    await page.getByRole("checkbox", { name: /profile:read/ }).check();
    await press(page, "Create token");
    assert.equal(await heading(page), "Your new API token");
    await press(page, "Copy");
    await page.getByText("Copied").waitFor();
    const token = await page.evaluate<string>("navigator.clipboard.readText()");
    assert.match(token, /^alli_[0-9A-Za-z]{46}$/);
    const me = () => site.call("getMe", { headers: { authorization: `Bearer ${token}` } });
    assert.equal((await me()).body.email, email);

    await page.reload();
    assert.equal(await heading(page), "API tokens");
    assert.equal(await page.locator("summary", { hasText: "Revoke" }).count(), 1);
    assert.doesNotMatch(await page.content(), new RegExp(token));
    await page.goBack();
    await page.goForward();
    assert.doesNotMatch(await page.content(), new RegExp(token));
    await confirm(page, /^Revoke/, /^Revoke for good/);
    assert.match((await page.getByRole("status").textContent()) ?? "", /revoked/);
    assert.equal((await me()).status, 401);
    await press(page, "Sign out");
    assert.match((await page.getByRole("status").textContent()) ?? "", /signed out/);
    await page.goto("/dashboard");
    assert.equal(await heading(page), "Sign in");
  });

  await t.test("at another address than base_url's: sign in and change things, all of it there", async () => {
    const { email } = await site.person();
    const address = site.baseUrl.replace("127.0.0.1", "localhost");
    const page = await site.open({ baseURL: address });
    await page.goto("/settings/profile/?utm_source=mail");
    await fill(page, { "Email address": email, Password: password });
    await press(page, /^Sign in$/);
    await page.getByRole("heading", { name: "Profile", level: 1 }).waitFor();
    await page.getByLabel(/^City/).fill("Berlin");
    await press(page, "Save");
    assert.match((await page.getByRole("status").textContent()) ?? "", /saved/);
    assert.equal(page.url(), `${address}/settings/profile?notice=profile_saved`);
    const cookies = await page.context().cookies();
    assert.deepEqual(cookies.map(({ name, domain }) => [name, domain]).toSorted(), [
      ["device", "localhost"],
      ["form_owner", "localhost"],
      ["session_id", "localhost"],
    ]);
    await press(page, "Sign out");
    assert.equal(page.url(), `${address}/auth/login?notice=signed_out`);
  });

  await t.test("a forgotten password, by the link in the mail", async () => {
    const page = await site.open();
    await page.goto("/auth/login");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await fill(page, { "Email address": "ada@example.org" });
    await press(page, "Send me a link");
    assert.equal(await heading(page), "Check your mail");
    await page.goto(`/auth/reset-password?token=${await linkToken("ada@example.org")}`);
    await fill(page, { "New password": "nine otters sleep under the bridge" });
    await press(page, "Set password");
    await fill(page, { "Email address": "ada@example.org", Password: "nine otters sleep under the bridge" });
    await press(page, /^Sign in$/);
    assert.equal(await page.title(), "Dashboard · Community Alliance Service");
  });

  await t.test("sign out everywhere else, read what happened, revoke all tokens", async () => {
    const { email } = await site.person();
    const signIn = async () => {
      const page = await site.open();
      await page.goto("/auth/login?next=/settings/security");
      await fill(page, { "Email address": email, Password: password });
      await press(page, /^Sign in$/);
      await page.getByRole("heading", { name: "Security", level: 1 }).waitFor();
      return page;
    };
    const [here, there] = [await signIn(), await signIn()];
    await here.goto("/.well-known/change-password");
    assert.match(here.url(), /\/settings\/security#password$/);
    await confirm(here, "Sign out everywhere else", "Sign out the others");
    assert.match((await here.getByRole("status").textContent()) ?? "", /signed out everywhere else/);
    const activity = here.getByRole("region", { name: "Recent activity" }).getByRole("listitem");
    assert.match(
      (await activity.first().textContent()) ?? "",
      /Signed out everywhere else.*Chrome.* on Linux, from 127/s,
    );
    assert.match((await activity.nth(1).textContent()) ?? "", /Signed in with your password/);
    await there.goto("/settings/security");
    assert.equal(await heading(there), "Sign in");

    await here.goto("/settings/tokens");
    for (const name of ["One", "Another"]) {
      await fill(here, { Name: name });
      await here.getByRole("checkbox", { name: /profile:read/ }).check();
      await press(here, "Create token");
      await here.getByRole("link", { name: "Back to API tokens" }).click();
    }
    await confirm(here, "Revoke all", "Revoke all for good");
    assert.match((await here.getByRole("status").textContent()) ?? "", /All your tokens are revoked/);
    assert.equal(await here.locator("summary", { hasText: "Revoke" }).count(), 0);
  });

  await t.test("a refused form has the focus on the first invalid field, and links to each", async () => {
    const page = await site.open();
    await page.goto("/auth/register");
    await fill(page, { Name: "Ada", "Email address": "nobody", Password: "short" });
    await page.evaluate("for (const form of document.forms) form.noValidate = true");
    await press(page, "Create account");
    const focused = () => page.evaluate("document.activeElement.id");
    assert.equal(await focused(), "email");
    await page
      .getByRole("alert")
      .getByRole("link", { name: /^Enter a password/ })
      .click();
    assert.equal(await page.evaluate("location.hash"), "#password");
  });

  await t.test("make the address of the private calendar, copy it, end it", async () => {
    const { email } = await site.person();
    const page = await site.open({ permissions: ["clipboard-read", "clipboard-write"] });
    await page.goto("/auth/login?next=/settings/notifications");
    await fill(page, { "Email address": email, Password: password });
    await press(page, /^Sign in$/);
    await press(page, "Make an address");
    await press(page, "Copy");
    await page.getByText("Copied").waitFor();
    const address = await page.evaluate<string>("navigator.clipboard.readText()");
    const calendar = () => page.request.get(address).then((response) => response.status());
    assert.equal(await calendar(), 200);
    await page.reload();
    assert.doesNotMatch(await page.content(), /\.ics/);
    await confirm(page, "End the address", "End it for good");
    assert.match((await page.getByRole("status").textContent()) ?? "", /no longer works/);
    assert.equal(await calendar(), 404);
  });

  await t.test("with the keyboard only: skip link, sign in, save the profile, sign out", async () => {
    const { email } = await site.person();
    const page = await site.open();
    await page.goto("/auth/login?next=/settings/profile");
    const focused = () => page.evaluate("document.activeElement.textContent.trim() || document.activeElement.id");
    await page.keyboard.press("Tab");
    assert.equal(await focused(), "Skip to content");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    assert.equal(await focused(), "email");
    await page.keyboard.type(email);
    await page.keyboard.press("Tab");
    await page.keyboard.type(password);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Profile" }).waitFor();
    const tabTo = async (label: string) => {
      for (let step = 0; step < 40; step++) {
        await page.keyboard.press("Tab");
        if ((await focused()) === label) return;
      }
      assert.fail(`no way by keyboard to ${label}`);
    };
    await tabTo("city");
    await page.keyboard.type("Berlin");
    await tabTo("Save");
    await page.keyboard.press("Enter");
    await page.getByRole("status").waitFor();
    assert.equal(await page.getByLabel(/^City/).inputValue(), "Berlin");
    await tabTo("Sign out");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
  });

  await t.test("everything but the copy button works without JavaScript", async () => {
    const { email } = await site.person();
    const page = await site.open({ javaScriptEnabled: false });
    await page.goto("/auth/login?next=/settings/tokens");
    await fill(page, { "Email address": email, Password: password });
    await press(page, /^Sign in$/);
    await fill(page, { Name: "No script" });
    await page.getByRole("checkbox", { name: /profile:read/ }).check();
    await press(page, "Create token");
    assert.match(await page.getByRole("textbox").inputValue(), /^alli_[0-9A-Za-z]{46}$/);
    assert.equal(await page.getByRole("button", { name: "Copy" }).count(), 0);
  });

  const pages = async (page: Page): Promise<[string, () => Promise<unknown>][]> => {
    const someone = await site.person();
    await site.call("requestPasswordReset", { body: { email: someone.email } });
    const token = await linkToken(someone.email);
    const signIn = async () => {
      await page.goto("/auth/login");
      await fill(page, { "Email address": someone.email, Password: password });
      await press(page, /^Sign in$/);
    };
    const wrongForm = async (path: string, button: string | RegExp) => {
      await page.goto(path);
      await page.evaluate("for (const form of document.forms) form.noValidate = true");
      await press(page, button);
    };
    return [
      ["start", () => page.goto("/")],
      ["sign in", () => page.goto("/auth/login?notice=email_verified")],
      ["sign in, refused", () => wrongForm("/auth/login", /^Sign in$/)],
      ["register", () => page.goto("/auth/register")],
      ["register, refused", () => wrongForm("/auth/register", "Create account")],
      ["forgot", () => page.goto("/auth/forgot-password")],
      ["check your mail", () => page.goto("/auth/login?notice=registered")],
      ["reset", () => page.goto(`/auth/reset-password?token=${token}`)],
      ["spent link", () => page.goto(`/auth/verify-email?token=${"A".repeat(22)}`)],
      ["nothing there", () => page.goto("/nothing-here")],
      [
        "dashboard, unverified",
        async () => {
          await signIn();
          await sql`update users set email_verified_at = null, name = ${"A long name ".repeat(9).trim()} where id = ${someone.id}`;
          await page.goto("/dashboard");
        },
      ],
      [
        "dashboard",
        async () => {
          await sql`update users set email_verified_at = now() where id = ${someone.id}`;
          await page.goto("/dashboard?notice=email_verified");
        },
      ],
      ["profile", () => page.goto("/settings/profile")],
      ["notifications", () => page.goto("/settings/notifications")],
      [
        "notifications, with a new address",
        async () => {
          await press(page, "Make an address");
          await page.getByLabel("Address of your calendar").waitFor();
        },
      ],
      [
        "notifications, asked whether to end the address",
        async () => {
          await page.reload();
          for (const summary of await page.locator("summary").all()) await summary.click();
        },
      ],
      ["provider failed", () => page.goto("/auth/login?notice=provider_failed")],
      [
        "profile, refused",
        async () => {
          await page.goto("/settings/profile");
          await page.getByLabel(/^Links/).fill("no address");
          await press(page, "Save");
        },
      ],
      ["security", () => page.goto("/settings/security")],
      ["security, refused", () => wrongForm("/settings/security", "Change password")],
      ["tokens", () => page.goto("/settings/tokens")],
      ["tokens, refused", () => wrongForm("/settings/tokens", "Create token")],
      [
        "token created",
        async () => {
          await page.goto("/settings/tokens");
          await fill(page, { Name: "x".repeat(120) });
          for (const box of await page.getByRole("checkbox").all()) await box.check();
          await press(page, "Create token");
        },
      ],
      ["tokens, with one", () => page.goto("/settings/tokens")],
      ["tokens, asked whether to revoke", () => page.locator("summary").first().click()],
    ];
  };

  for (const colorScheme of ["light", "dark"] as const) {
    await t.test(`axe finds no violation, and nothing overflows at 360 pixels (${colorScheme})`, async (t) => {
      const page = await site.open({ colorScheme, viewport: { width: 360, height: 740 }, bypassCSP: true });
      for (const [name, visit] of await pages(page)) {
        await t.test(name, async () => {
          await visit();
          const width = await page.evaluate<number>("document.documentElement.scrollWidth");
          assert.ok(width <= 360, `${width} pixels`);
          assert.deepEqual(await violationsOf(page), []);
        });
      }
    });
  }

  await t.test("no page logged an error, threw, or loaded anything from another origin", async () => {
    assert.deepEqual(faults, []);
  });
});

test("providers in a browser", { skip: withoutBrowser() }, async (t) => {
  const accounts = { sub: "g-1", email: "grace@example.org", email_verified: true, name: "Grace" };
  const github = await startGithub(t, client);
  github.accounts.set("ada", {
    id: 1,
    name: "Ada",
    emails: [{ email: "ada@example.org", primary: true, verified: true }],
  });
  const site = await start(t, async (baseUrl) => {
    const openId = async (name: "google" | "linkedin") => {
      const redirectUri = `${baseUrl}/auth/oauth/${name}/callback`;
      const provider = await startOpenIdProvider(t, { ...client, redirectUris: [redirectUri] });
      provider.accounts.set(accounts.sub, { ...accounts, email: `${name}@example.org` });
      const discoveryUrl = `${provider.issuer}/.well-known/openid-configuration`;
      const scopes = ["openid", "profile", "email"];
      return { ...client, name, issuer: provider.issuer, discoveryUrl, redirectUri, scopes };
    };
    return {
      github: { ...client, ...github, redirectUri: `${baseUrl}/auth/oauth/github/callback`, scopes: ["user:email"] },
      openId: [
        { ...(await openId("google")), pkce: true, nonce: "required" },
        { ...(await openId("linkedin")), pkce: false, nonce: "if_present" },
      ],
    };
  });

  const atProvider = async (page: Page, field: string, who: string) => {
    await page.locator(`input[name=${field}]`).fill(who);
    await press(page, "Continue");
  };

  for (const [label, field, who, email] of [
    ["GitHub", "login", "ada", "ada@example.org"],
    ["Google", "sub", "g-1", "google@example.org"],
    ["LinkedIn", "sub", "g-1", "linkedin@example.org"],
  ] as const) {
    await t.test(`sign in by ${label}`, async () => {
      const page = await site.open();
      await page.goto("/settings/security");
      await page.getByRole("link", { name: `Continue with ${label}` }).click();
      await atProvider(page, field, who);
      await page.getByRole("heading", { name: "Security", level: 1 }).waitFor();
      await page.goto("/dashboard");
      assert.match((await page.getByRole("main").textContent()) ?? "", new RegExp(email));
    });
  }

  await t.test("link another provider in the settings and unlink it; a refusal returns there", async () => {
    const someone = await site.person();
    const page = await site.open();
    await page.goto("/auth/login?next=/settings/security");
    await fill(page, { "Email address": someone.email, Password: password });
    await press(page, /^Sign in$/);
    github.accounts.set("further", { id: 2, name: "F", emails: [] });
    await press(page, "Link GitHub");
    await page.locator("input[name=login]").fill("further");
    await press(page, "Cancel");
    assert.match((await page.getByRole("alert").textContent()) ?? "", /did not sign you in/);
    await press(page, "Link GitHub");
    await atProvider(page, "login", "further");
    assert.match((await page.getByRole("status").textContent()) ?? "", /The provider is linked/);
    await press(page, "Unlink GitHub");
    assert.match((await page.getByRole("status").textContent()) ?? "", /The provider is unlinked/);
  });

  await t.test("no page logged an error", async () => {
    assert.deepEqual(site.faults, []);
  });
});
