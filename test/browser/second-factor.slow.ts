import assert from "node:assert/strict";
import { TOTP } from "otpauth";
import type { Page } from "playwright-core";
import { headingOf, openSignedIn, press, signIn, waitForRole, waitForText } from "./acts.ts";
import { inspect, inspectViews } from "./inspection.ts";
import { testInBrowser } from "./site.ts";

const waitForPage = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 }).waitFor();

/**
 * Adds a virtual authenticator to Chromium, like the authenticator of a phone. @returns a function that sets whether the user
 * touches it. While touched, it also accepts the passkey autofill (conditional mediation) of the sign-in page.
 */
const addAuthenticator = async (page: Page): Promise<(isTouched: boolean) => Promise<unknown>> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return (enabled) => devtools.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
};

// An IP address cannot have passkeys.
testInBrowser("the second factor in a browser", { host: "localhost" }, async (t, site) => {
  const { person } = site;

  /** Signs out without a touch, which would accept the passkey autofill of the sign-in page. */
  const signOut = async (page: Page, setTouched: (isTouched: boolean) => Promise<unknown>) => {
    await setTouched(false);
    await Promise.all([page.waitForResponse(/\/auth\/passkey\/options$/), press(page, "Sign out")]);
    await page.waitForLoadState("networkidle");
    await setTouched(true);
  };

  const addPasskey = async (page: Page) => {
    await page.getByLabel("Name of a new passkey").fill("My phone");
    await press(page, "Add a passkey");
  };

  await t.test(
    "a passkey is added, replaces the password, confirms a sign-in by password, and is removed",
    async () => {
      const user = await person();
      const page = await site.open();
      // WebAuthn level 1 has no such method.
      await page.addInitScript("delete AuthenticatorAttestationResponse.prototype.getTransports");
      const setTouched = await addAuthenticator(page);
      await openSignedIn(page, "/settings/security", user);
      await waitForPage(page, "Security");
      await addPasskey(page);
      await waitForPage(page, "Your recovery codes");
      assert.equal((await page.locator("textarea").inputValue()).split("\n").length, 10);
      await page.getByRole("link", { name: "Back to security" }).click();
      await waitForText(page, "My phone");
      await addPasskey(page);
      await waitForText(page, "This device already has a passkey for your account.");

      await signOut(page, setTouched);
      await press(page, "Use a passkey");
      await waitForPage(page, "Welcome, Ada Berger");

      await press(page, "Sign out");
      // The touched authenticator accepts the passkey autofill, without a button of the page.
      await waitForPage(page, "Welcome, Ada Berger");

      await setTouched(false);
      await press(page, "Sign out");
      await openSignedIn(page, "/settings/security", user);
      await waitForPage(page, "Confirm your identity");
      await setTouched(true);
      await press(page, "Use a passkey");
      await waitForPage(page, "Security");

      await page.getByRole("listitem").filter({ hasText: "My phone" }).getByText("Remove").first().click();
      await press(page, /^Remove permanently/);
      await waitForText(page, "The passkey has been removed.");
      await signOut(page, setTouched);
      await press(page, "Use a passkey");
      await waitForText(page, "This passkey doesn't work here. Use another one, or sign in another way.");
      await signIn(page, user.email);
      await waitForPage(page, "Welcome, Ada Berger");
    },
  );

  await t.test("an authenticator app works without scripts, and a recovery code works once", async () => {
    const user = await person();
    const page = await site.open({ javaScriptEnabled: false });
    await openSignedIn(page, "/settings/security", user);
    assert.equal(await page.getByRole("button", { name: "Add a passkey" }).isVisible(), false);
    await press(page, "Set up an app");
    assert.equal(await headingOf(page), "Set up an authenticator app");
    const secret = (await page.getByRole("textbox", { name: "Secret" }).inputValue()).replaceAll(" ", "");
    const codeAt = (offset: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + offset * 30_000 });
    await page.getByLabel("Code", { exact: true }).fill(codeAt(-1));
    await press(page, "Finish");
    assert.equal(await headingOf(page), "Your recovery codes");
    const [recoveryCode = ""] = (await page.locator("textarea").inputValue()).split("\n");

    const signInWithCode = async (code: string) => {
      await page.context().clearCookies();
      await openSignedIn(page, "/settings/security", user);
      assert.equal(await headingOf(page), "Confirm your identity");
      await page.getByLabel("Code", { exact: true }).fill(code);
      await press(page, "Confirm");
    };
    await signInWithCode(codeAt(1));
    assert.equal(await headingOf(page), "Security");
    await signInWithCode(recoveryCode);
    assert.equal(await headingOf(page), "Security");
    await signInWithCode(recoveryCode);
    await waitForRole(page, "alert", /The code is wrong/);
  });

  await t.test("axe finds no violation on the pages of the second factor", async () => {
    const user = await person();
    const page = await site.open({ bypassCSP: true });
    await addAuthenticator(page);
    await openSignedIn(page, "/settings/security", user);
    await addPasskey(page);
    await waitForPage(page, "Your recovery codes");
    await inspect(page, "recovery-codes");
    await page.goto("/settings/security");
    await inspect(page, "security");
    await press(page, "Set up an app");
    await waitForPage(page, "Set up an authenticator app");
    await inspectViews(site, page, "totp");
    await site.sql`update sessions set second_factor_at = null`;
    for (const name of ["security", "tokens"])
      await inspectViews(site, page, `${name}-before-step-up`, `/settings/${name}`);
    await page.goto("/settings/tokens");
    await page.getByRole("link", { name: "Confirm your identity to create one" }).click();
    await waitForPage(page, "Confirm your identity");
    await inspectViews(site, page, "step-up");
  });
});
