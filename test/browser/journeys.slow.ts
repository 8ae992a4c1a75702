import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { test } from "tap";
import type { ProviderSettings } from "../../src/identity/auth/oauth/providers.ts";
import { withoutBrowser } from "../support/chromium.ts";
import { startGithub } from "../support/github.ts";
import { password } from "../support/people.ts";
import { fill, headingOf, openSignedIn, press, signIn, waitForRole } from "./acts.ts";
import { start, testInBrowser } from "./site.ts";

const client = { clientId: "alliance", clientSecret: "a secret of the tests" };

/** Opens a confirmation, and confirms. */
const confirm = async (page: Page, question: string | RegExp, answer: string | RegExp) => {
  await page.locator("summary", { hasText: question }).click();
  await press(page, answer);
};

testInBrowser("journeys in a browser", {}, async (t, site) => {
  const { linkToken } = site;

  await t.test(
    "a user registers, verifies the address, signs in, creates, uses and revokes a token, and signs out",
    async () => {
      const page = await site.open({ permissions: ["clipboard-read", "clipboard-write"] });
      const email = "ada@example.org";
      await page.goto("/");
      await page.getByRole("link", { name: "Create an account" }).click();
      await fill(page, { Name: "Ada Berger", "Email address": email, Password: "password1" });
      await press(page, "Create account");
      await waitForRole(page, "alert", /too common/);
      assert.equal(await page.getByLabel("Email address").inputValue(), email);
      await page.getByLabel("Password", { exact: true }).fill(password);
      await press(page, "Create account");
      assert.equal(await headingOf(page), "Check your email");
      await page.getByText(`You entered ${email}.`).waitFor();
      await page.reload();
      await page.getByText(`You entered ${email}.`).waitFor();

      await page.goto(`/auth/verify-email?token=${await linkToken(email)}`);
      await waitForRole(page, "status", /verified/);
      await page.goto("/settings/tokens");
      assert.equal(await headingOf(page), "Sign in");
      await signIn(page, email);
      assert.equal(await headingOf(page), "API tokens");

      await fill(page, { Name: "Calendar sync" });
      await page.getByRole("checkbox", { name: /profile:read/ }).check();
      await press(page, "Create token");
      assert.equal(await headingOf(page), "Your new API token");
      await press(page, "Copy");
      await page.getByText("Copied").waitFor();
      const token = await page.evaluate<string>("navigator.clipboard.readText()");
      assert.match(token, /^alli_[0-9A-Za-z]{46}$/);
      const me = () => site.call("getMe", { headers: { authorization: `Bearer ${token}` } });
      assert.equal((await me()).body.email, email);

      await page.reload();
      assert.equal(await headingOf(page), "API tokens");
      assert.equal(await page.locator("summary", { hasText: "Revoke" }).count(), 1);
      assert.doesNotMatch(await page.content(), new RegExp(token));
      await page.goBack();
      await page.goForward();
      assert.doesNotMatch(await page.content(), new RegExp(token));
      await confirm(page, /^Revoke/, /^Revoke permanently/);
      await waitForRole(page, "status", /revoked/);
      assert.equal((await me()).status, 401);
      await press(page, "Sign out");
      await waitForRole(page, "status", /signed out/);
      await page.goto("/dashboard");
      assert.equal(await headingOf(page), "Sign in");
    },
  );

  await t.test("signs in and saves a form at another host than base_url, and stays on that host", async () => {
    const { email } = await site.person();
    const otherBaseUrl = site.baseUrl.replace("127.0.0.1", "localhost");
    const page = await site.open({ baseURL: otherBaseUrl });
    await page.goto("/settings/profile/?utm_source=mail");
    await signIn(page, email);
    await page.getByRole("heading", { name: "Profile", level: 1 }).waitFor();
    await page.getByLabel(/^City/).fill("Berlin");
    await press(page, "Save");
    await waitForRole(page, "status", /saved/);
    assert.equal(page.url(), `${otherBaseUrl}/settings/profile?notice=profile_saved`);
    const cookies = await page.context().cookies();
    assert.deepEqual(cookies.map(({ name, domain }) => [name, domain]).toSorted(), [
      ["device", "localhost"],
      ["form_owner", "localhost"],
      ["session_id", "localhost"],
    ]);
    await press(page, "Sign out");
    assert.equal(page.url(), `${otherBaseUrl}/auth/login?notice=signed_out`);
  });

  await t.test("a rejected form focuses the first invalid field, and links to each", async () => {
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
});

test("a provider in a browser", { skip: withoutBrowser() }, async (t) => {
  const github = await startGithub(t, client);
  const providers = async (baseUrl: string): Promise<ProviderSettings> => {
    const redirectUri = `${baseUrl}/auth/oauth/github/callback`;
    return { github: { ...client, ...github, redirectUri, scopes: ["user:email"] }, openId: [] };
  };
  const site = await start(t, { providers });

  await t.test(
    "links and unlinks another provider in the settings, and returns there if the provider refuses",
    async () => {
      const page = await site.open();
      await openSignedIn(page, "/settings/security", await site.person());
      github.accounts.set("further", { id: 2, name: "F", emails: [] });
      await press(page, "Link GitHub");
      await page.locator("input[name=login]").fill("further");
      await press(page, "Cancel");
      await waitForRole(page, "alert", /did not sign you in/);
      await press(page, "Link GitHub");
      await page.locator("input[name=login]").fill("further");
      await press(page, "Continue");
      await waitForRole(page, "status", /The provider has been linked/);
      await press(page, "Unlink GitHub");
      await waitForRole(page, "status", /The provider has been unlinked/);
    },
  );
});
