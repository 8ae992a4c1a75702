import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { test } from "tap";
import { withoutBrowser } from "../support/chromium.ts";
import { startGithub } from "../support/github.ts";
import { startOpenIdProvider } from "../support/openid-provider.ts";
import { password } from "../support/people.ts";
import { heading, press } from "./acts.ts";
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
  const { faults, linkToken } = site;

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
