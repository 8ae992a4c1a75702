import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createFixtures } from "../support/fixtures.ts";
import { temporaryFolder } from "../support/folders.ts";
import { password } from "../support/people.ts";
import { picture } from "../support/pictures.ts";
import { follow, headingOf, openSignedIn, press, signIn, waitForText } from "./acts.ts";
import { inspect, inspectViews } from "./inspection.ts";
import { testInBrowser } from "./site.ts";

/** All actions of a member without scripts, in one sequence. Each step builds on earlier ones. */
testInBrowser("a member in a browser", {}, async (t, site) => {
  const { call, person, as, mails, linkToken } = site;
  const { root, alliance, group, event } = await createFixtures(site);
  const openCloud = await alliance({ name: "Open Cloud" });
  const berlin = await group(openCloud, { name: "Wolkenwerk Berlin" });
  const folder = await temporaryFolder(t);

  const member = await person();
  const page = await site.open({ javaScriptEnabled: false, acceptDownloads: true });

  await t.test("edits the profile and uploads a photo", async () => {
    await page.goto("/settings/profile");
    await signIn(page, member.email);
    await page.getByLabel("Name", { exact: true }).fill("Mina Brandt");
    await page.getByLabel("City").fill("Berlin");
    await page.getByLabel("Time zone").selectOption("Europe/Berlin");
    await press(page, "Save");
    await waitForText(page, "Your profile has been saved.");
    const photo = join(folder, "me.png");
    await writeFile(photo, await picture({ format: "png", width: 400, height: 400, color: "#336699" }));
    await page.getByLabel("Photo", { exact: true }).setInputFiles(photo);
    await press(page, "Upload the photo");
    await waitForText(page, "Your photo has been saved.");
  });

  await t.test("RSVPs with answers and a guest, is approved, and changes the RSVP", async () => {
    const questions = [
      { label: "What do you eat?", kind: "choice", options: ["Everything", "Plants"], required: true },
    ];
    const dinner = await event(berlin, {
      name: "Long table",
      questions,
      approval_required: true,
      max_guests: 2,
    });
    await page.goto("/events/open-cloud/wolkenwerk-berlin/long-table");
    await page.getByLabel("What do you eat?").selectOption("Plants");
    await page.getByLabel("Guests you bring").selectOption("1");
    await press(page, "RSVP");
    await waitForText(page, /is waiting for approval/);
    const path = { event_id: dinner.id, user_id: member.id };
    const decided = await call("updateAttendee", { path, body: { status: "attending" }, as: as(root) });
    assert.equal(decided.status, 200, JSON.stringify(decided.body));
    await page.reload();
    await waitForText(page, "You are going with 1 guest.");
    await page.getByText("Change your answers and guests").click();
    await page.getByLabel("Guests you bring").selectOption("0");
    await press(page, "Save");
    await waitForText(page, "Your RSVP has been changed.");
    await waitForText(page, "You are going.");
  });

  await t.test("exports all stored data to a file", async () => {
    await page.goto("/settings/account");
    const download = page.waitForEvent("download");
    await follow(page, /download|export/i);
    const file = join(folder, "export.json");
    await (await download).saveAs(file);
    assert.equal(JSON.parse(await readFile(file, "utf8")).account[0].name, "Mina Brandt");
  });

  await t.test("changes the email address, and undoes the change", async () => {
    const page = await site.open();
    const user = await person();
    const email = "new@example.org";
    await openSignedIn(page, "/settings/account", user);
    assert.equal(await headingOf(page), "Account");
    await page.getByLabel("New email address").fill(email);
    await page.getByLabel("Your password").fill("not this one");
    await press(page, "Change address");
    await page.getByRole("link", { name: "The password is wrong." }).waitFor();
    await inspect(page, "account-rejected");
    await page.getByLabel("Your password").fill(password);
    await press(page, "Change address");
    await waitForText(page, "We have sent a link to your new address.");
    await inspectViews(site, page, "account-pending");
    await page.goto(`/auth/confirm-email?token=${await linkToken(email)}`);
    await inspectViews(site, page, "confirm-email");
    await press(page, "Change address");
    await waitForText(page, "Your email address has been changed");
    assert.ok(await page.getByText(email, { exact: true }).isVisible());

    const [, token] = /undo-email-change[?]token=([\w-]+)/.exec((await mails(user.email)).at(-1)?.text ?? "") ?? [];
    await page.context().clearCookies();
    await page.goto(`/auth/undo-email-change?token=${token}`);
    await inspectViews(site, page, "undo-email-change");
    await press(page, "Undo the change");
    await waitForText(page, "Your earlier address has been restored.");
    await inspectViews(site, page, "undone");
    await page.goto(`/auth/undo-email-change?token=${token}`);
    await waitForText(page, "This link has expired or was already used");
  });

  await t.test("deletes the account", async () => {
    await page.goto("/settings/account");
    await follow(page, /Delete/);
    await press(page, "Delete my account");
    await waitForText(page, "Your account has been deleted.");
    await page.goto("/auth/login");
    await signIn(page, member.email);
    await page.getByRole("alert").waitFor();
    assert.equal(new URL(page.url()).pathname, "/auth/login");
  });
});
