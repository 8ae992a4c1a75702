import assert from "node:assert/strict";
import { test } from "tap";
import { withoutBrowser } from "../support/chromium.ts";
import { password } from "../support/people.ts";
import { heading, press, signIn } from "./acts.ts";
import { inspect } from "./inspection.ts";
import { noProviders, start } from "./site.ts";

test("the account in a browser", { skip: withoutBrowser() }, async (t) => {
  const site = await start(t, noProviders);
  const { person, mails, linkToken } = site;

  for (const [scheme, width] of [
    ["light", 1100],
    ["dark", 360],
  ] as const)
    await t.test(`a change of the address, and its undoing: ${scheme}, ${width} px`, async () => {
      const page = await site.open({ colorScheme: scheme, viewport: { width, height: 800 } });
      const look = (name: string) => inspect(page, name);
      const someone = await person();
      const email = `new-${scheme}-${width}@example.org`;
      await page.goto("/settings/account");
      await signIn(page, someone.email);
      assert.equal(await heading(page), "Account");
      await look("account");
      await page.getByLabel("New email address").fill(email);
      await page.getByLabel("Your password").fill("not this one");
      await press(page, "Change address");
      await page.getByRole("link", { name: "The password is wrong." }).waitFor();
      await look("account-rejected");
      await page.getByLabel("Your password").fill(password);
      await press(page, "Change address");
      await page.getByText("We have sent a link to your new address.").waitFor();
      await look("account-pending");
      await page.goto("/settings/security");
      await look("security");
      await page.goto(`/auth/confirm-email?token=${await linkToken(email)}`);
      await look("confirm-email");
      await press(page, "Change address");
      await page.getByText("Your email address is changed").waitFor();
      assert.ok(await page.getByText(email, { exact: true }).isVisible());
      await page.goto("/settings/security/activity");
      await look("activity");

      const [, token] =
        /undo-email-change[?]token=([\w-]+)/.exec((await mails(someone.email)).at(-1)?.text ?? "") ?? [];
      await page.context().clearCookies();
      await page.goto(`/auth/undo-email-change?token=${token}`);
      await look("undo-email-change");
      await press(page, "Undo the change");
      await page.getByText("Your earlier address is back.").waitFor();
      await look("undone");
      await page.goto(`/auth/undo-email-change?token=${token}`);
      await page.getByText("This link has expired or was already used").waitFor();
    });

  assert.deepEqual(site.faults, []);
});
