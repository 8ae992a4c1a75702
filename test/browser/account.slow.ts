import assert from "node:assert/strict";
import { test } from "tap";
import { withoutBrowser } from "../support/chromium.ts";
import { password } from "../support/people.ts";
import { heading, press, signIn } from "./acts.ts";
import { inspect, look } from "./inspection.ts";
import { noProviders, start } from "./site.ts";

test("the account in a browser", { skip: withoutBrowser() }, async (t) => {
  const site = await start(t, noProviders);
  const { person, mails, linkToken } = site;

  await t.test("a change of the address, and its undoing", async () => {
    const page = await site.open();
    const someone = await person();
    const email = "new@example.org";
    await page.goto("/settings/account");
    await signIn(page, someone.email);
    assert.equal(await heading(page), "Account");
    await page.getByLabel("New email address").fill(email);
    await page.getByLabel("Your password").fill("not this one");
    await press(page, "Change address");
    await page.getByRole("link", { name: "The password is wrong." }).waitFor();
    await inspect(page, "account-rejected");
    await page.getByLabel("Your password").fill(password);
    await press(page, "Change address");
    await page.getByText("We have sent a link to your new address.").waitFor();
    await look(site, page, "account-pending");
    await page.goto(`/auth/confirm-email?token=${await linkToken(email)}`);
    await look(site, page, "confirm-email");
    await press(page, "Change address");
    await page.getByText("Your email address is changed").waitFor();
    assert.ok(await page.getByText(email, { exact: true }).isVisible());

    const [, token] = /undo-email-change[?]token=([\w-]+)/.exec((await mails(someone.email)).at(-1)?.text ?? "") ?? [];
    await page.context().clearCookies();
    await page.goto(`/auth/undo-email-change?token=${token}`);
    await look(site, page, "undo-email-change");
    await press(page, "Undo the change");
    await page.getByText("Your earlier address is back.").waitFor();
    await look(site, page, "undone");
    await page.goto(`/auth/undo-email-change?token=${token}`);
    await page.getByText("This link has expired or was already used").waitFor();
  });

  assert.deepEqual(site.faults, []);
});
