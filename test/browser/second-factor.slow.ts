import assert from "node:assert/strict";
import { TOTP } from "otpauth";
import type { Page } from "playwright-core";
import { test } from "tap";
import { withoutBrowser } from "../support/chromium.ts";
import { password } from "../support/people.ts";
import { heading, press } from "./acts.ts";
import { inspect, look } from "./inspection.ts";
import { noProviders, start } from "./site.ts";

const landsOn = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 }).waitFor();

/**
 * An authenticator of Chromium's own, such as that of a phone.
 * @returns whether the user has a finger on it: then it also accepts what is offered while an address is typed
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

test("the second factor in a browser", { skip: withoutBrowser() }, async (t) => {
  // An IP address cannot have passkeys.
  const site = await start(t, noProviders, { host: "localhost" });
  const { person } = site;

  const typePassword = async (page: Page, email: string) => {
    await page.getByLabel("Email address", { exact: true }).fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
  };

  const signIn = async (page: Page, email: string) => {
    await page.goto("/auth/login?next=/settings/security");
    await typePassword(page, email);
  };

  /** The finger is taken off until the page has asked for what it offers while an address is typed. */
  const signOut = async (page: Page, touch: (isTouched: boolean) => Promise<unknown>) => {
    await touch(false);
    await Promise.all([page.waitForResponse(/\/auth\/passkey\/options$/), press(page, "Sign out")]);
    await page.waitForLoadState("networkidle");
    await touch(true);
  };

  const addPasskey = async (page: Page) => {
    await page.getByLabel("Name of a new passkey").fill("My phone");
    await press(page, "Add a passkey");
  };

  await t.test("a passkey: add, sign in without a password, confirm after it, remove", async () => {
    const { email } = await person();
    const page = await site.open();
    // WebAuthn level 1 has no such method.
    await page.addInitScript("delete AuthenticatorAttestationResponse.prototype.getTransports");
    const touch = await addAuthenticator(page);
    await signIn(page, email);
    await landsOn(page, "Security");
    await addPasskey(page);
    await landsOn(page, "Your recovery codes");
    assert.equal((await page.locator("textarea").inputValue()).split("\n").length, 10);
    await page.getByRole("link", { name: "Back to security" }).click();
    await page.getByText("My phone").first().waitFor();
    await addPasskey(page);
    await page.getByText("This device has a passkey for your account already.").waitFor();

    await signOut(page, touch);
    await press(page, "Use a passkey");
    await landsOn(page, "Welcome, Ada Berger");

    await press(page, "Sign out");
    // Chosen among what the browser offers, without a button of the page.
    await landsOn(page, "Welcome, Ada Berger");

    await touch(false);
    await press(page, "Sign out");
    await page.goto("/auth/login?next=/settings/security");
    await typePassword(page, email);
    await landsOn(page, "Confirm that it is you");
    await touch(true);
    await press(page, "Use a passkey");
    await landsOn(page, "Security");

    await page.getByRole("listitem").filter({ hasText: "My phone" }).getByText("Remove").first().click();
    await press(page, /^Remove for good/);
    await page.getByText("The passkey is removed.").waitFor();
    await signOut(page, touch);
    await press(page, "Use a passkey");
    await page.getByText("This passkey does not work here. Use another, or choose another way.").waitFor();
    await typePassword(page, email);
    await landsOn(page, "Welcome, Ada Berger");
  });

  await t.test("without scripts: an authenticator app, its code, a recovery code once", async () => {
    const { email } = await person();
    const page = await site.open({ javaScriptEnabled: false });
    await signIn(page, email);
    assert.equal(await page.getByRole("button", { name: "Add a passkey" }).isVisible(), false);
    await press(page, "Set up an app");
    assert.equal(await heading(page), "Set up an authenticator app");
    const secret = (await page.getByRole("textbox", { name: "Secret" }).inputValue()).replaceAll(" ", "");
    const codeAt = (offset: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + offset * 30_000 });
    await page.getByLabel("Code", { exact: true }).fill(codeAt(-1));
    await press(page, "Finish");
    assert.equal(await heading(page), "Your recovery codes");
    const [recoveryCode = ""] = (await page.locator("textarea").inputValue()).split("\n");

    const showCode = async (code: string) => {
      await page.context().clearCookies();
      await signIn(page, email);
      assert.equal(await heading(page), "Confirm that it is you");
      await page.getByLabel("Code", { exact: true }).fill(code);
      await press(page, "Confirm");
    };
    await showCode(codeAt(1));
    assert.equal(await heading(page), "Security");
    await showCode(recoveryCode);
    assert.equal(await heading(page), "Security");
    await showCode(recoveryCode);
    assert.match((await page.getByRole("alert").textContent()) ?? "", /The code is wrong/);
  });

  await t.test("the pages pass axe", async () => {
    const { email } = await person();
    const page = await site.open({ bypassCSP: true });
    await addAuthenticator(page);
    await signIn(page, email);
    await addPasskey(page);
    await landsOn(page, "Your recovery codes");
    await inspect(page, "recovery-codes");
    await page.goto("/settings/security");
    await inspect(page, "security");
    await press(page, "Set up an app");
    await landsOn(page, "Set up an authenticator app");
    await look(site, page, "totp");
    await site.sql`update sessions set second_factor_at = null`;
    for (const name of ["security", "tokens"]) await look(site, page, `${name}, asked first`, `/settings/${name}`);
    await page.goto("/settings/tokens");
    await page.getByRole("link", { name: "Confirm that it is you to create one" }).click();
    await landsOn(page, "Confirm that it is you");
    await look(site, page, "step-up");
  });

  assert.deepEqual(site.faults, []);
});
