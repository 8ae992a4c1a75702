import assert from "node:assert/strict";
import { password } from "../support/people.ts";
import { enter, heading, press, says } from "./acts.ts";
import { inspect, look } from "./inspection.ts";
import { browse } from "./site.ts";

browse("the account in a browser", async (t, site) => {
  const { person, mails, linkToken } = site;

  await t.test("a change of the address, and its undoing", async () => {
    const page = await site.open();
    const someone = await person();
    const email = "new@example.org";
    await enter(page, "/settings/account", someone);
    assert.equal(await heading(page), "Account");
    await page.getByLabel("New email address").fill(email);
    await page.getByLabel("Your password").fill("not this one");
    await press(page, "Change address");
    await page.getByRole("link", { name: "The password is wrong." }).waitFor();
    await inspect(page, "account-rejected");
    await page.getByLabel("Your password").fill(password);
    await press(page, "Change address");
    await says(page, "We have sent a link to your new address.");
    await look(site, page, "account-pending");
    await page.goto(`/auth/confirm-email?token=${await linkToken(email)}`);
    await look(site, page, "confirm-email");
    await press(page, "Change address");
    await says(page, "Your email address is changed");
    assert.ok(await page.getByText(email, { exact: true }).isVisible());

    const [, token] = /undo-email-change[?]token=([\w-]+)/.exec((await mails(someone.email)).at(-1)?.text ?? "") ?? [];
    await page.context().clearCookies();
    await page.goto(`/auth/undo-email-change?token=${token}`);
    await look(site, page, "undo-email-change");
    await press(page, "Undo the change");
    await says(page, "Your earlier address is back.");
    await look(site, page, "undone");
    await page.goto(`/auth/undo-email-change?token=${token}`);
    await says(page, "This link has expired or was already used");
  });
});
