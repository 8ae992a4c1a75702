import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { createFixtures } from "../support/fixtures.ts";
import { fill, headingOf, openSignedIn, press, signIn, waitForRole } from "./acts.ts";
import { inspectViews } from "./inspection.ts";
import { testInBrowser } from "./site.ts";

testInBrowser("signing in, joining and RSVPing take few steps", {}, async (t, site) => {
  const { person, mails } = site;
  const { alliance, group, event } = await createFixtures(site);
  const ours = await alliance();
  const berlin = await group(ours);
  const newEventPath = async () => `/events/${ours.slug}/${berlin.slug}/${(await event(berlin, { capacity: 5 })).slug}`;
  /** Opens the link in the newest email to the address. */
  const openMail = async (page: Page, email: string) => {
    const text = (await mails(email)).at(-1)?.text ?? assert.fail(`no mail to ${email}`);
    await page.goto(/https?:\/\/\S+token=\S+/.exec(text)?.[0] ?? assert.fail(text));
  };

  await t.test("a visitor RSVPs from a shared link with two fields and three clicks, without scripts", async () => {
    const email = "friend@example.org";
    const page = await site.open({ javaScriptEnabled: false });
    await page.goto(await newEventPath());
    await fill(page, { Name: "Noor Said", "Email address": email });
    await press(page, "RSVP"); // click 1
    assert.equal(await headingOf(page), "Check your email");
    await page.getByText(`You entered ${email}.`).waitFor();
    await openMail(page, email); // click 2
    assert.equal(await headingOf(page), "Confirm your RSVP");
    await inspectViews(site, page, "rsvp-confirmation");
    await press(page, "Confirm and RSVP"); // click 3
    assert.equal(await headingOf(page), "Winter meetup");
    await waitForRole(page, "status", /You are going/);
    await page.goto("/settings/profile");
    assert.equal(await page.getByLabel("Name", { exact: true }).inputValue(), "Noor Said");
  });

  await t.test("a visitor joins a group with two fields and three clicks, without scripts", async () => {
    const email = "newcomer@example.org";
    const page = await site.open({ javaScriptEnabled: false });
    await page.goto(`/groups/${ours.slug}/${berlin.slug}`);
    await inspectViews(site, page, "group-visitor");
    await fill(page, { Name: "Noor Said", "Email address": email });
    await press(page, "Join the group"); // click 1
    assert.equal(await headingOf(page), "Check your email");
    await page.getByText(`You entered ${email}.`).waitFor();
    await inspectViews(site, page, "join-check-mail");
    await press(page, "Resend the email");
    await openMail(page, email); // click 2
    assert.equal(await headingOf(page), "Join the group");
    await inspectViews(site, page, "join-confirmation");
    await press(page, "Confirm and join"); // click 3
    assert.equal(await headingOf(page), "Cloud Native Berlin");
    await waitForRole(page, "status", /You are now a member of this group/);
  });

  await t.test("a visitor creates an account from the sign-in page without typing the address twice", async () => {
    const email = "no.account@example.org";
    const page = await site.open({ javaScriptEnabled: false });
    await page.goto("/settings/profile");
    await inspectViews(site, page, "sign-in-page");
    await press(page, "Sign in by email");
    assert.equal(await headingOf(page), "Sign in by email", "without an address");
    await page.goBack();
    await fill(page, { "Email address": email });
    await press(page, "Sign in by email");
    assert.equal(await headingOf(page), "Check your email");
    await inspectViews(site, page, "sign-in-check-mail");
    await page.getByRole("main").getByRole("link", { name: "Sign in", exact: true }).click();
    assert.equal(await page.getByLabel("Email address", { exact: true }).inputValue(), email);
    await openMail(page, email);
    assert.equal(await headingOf(page), "Create an account");
    await inspectViews(site, page, "sign-up");
    await page.getByLabel("Name", { exact: true }).fill("Noor Said");
    await press(page, "Create account");
    assert.equal(await headingOf(page), "Profile");
    assert.equal(await page.getByLabel("Name", { exact: true }).inputValue(), "Noor Said");
  });

  await t.test("the form records the site that referred the visitor", async () => {
    const page = await site.open();
    const source = page.locator('input[name="source"]');
    const eventPath = await newEventPath();
    await page.goto(eventPath, { referer: "https://www.forum.example.org/thread/1" });
    assert.equal(await source.inputValue(), "forum.example.org");
    await page.goto(`${eventPath}?utm_source=newsletter`, { referer: "https://www.forum.example.org/thread/1" });
    assert.equal(await source.inputValue(), "newsletter");
    await page.goto("/events");
    await page.getByRole("link", { name: "Winter meetup" }).first().click();
    assert.equal(await source.inputValue(), "");
  });

  await t.test("a sign-in by email leads to the requested page", async () => {
    const { email } = await person({ withPassword: false });
    const page = await site.open();
    await page.goto("/settings/profile");
    await fill(page, { "Email address": email });
    await press(page, "Sign in by email");
    assert.equal(await headingOf(page), "Check your email");
    await openMail(page, email);
    await inspectViews(site, page, "sign-in-by-link");
    await press(page, /^Sign in$/);
    assert.equal(await headingOf(page), "Profile");
  });

  await t.test("restores a form that was sent after the session had ended", async () => {
    const user = await person();
    const page = await site.open({ javaScriptEnabled: false });
    await openSignedIn(page, "/settings/profile", user);
    await page.getByLabel("Name", { exact: true }).fill("Ada Typed");
    await page.getByLabel(/^Show my name and photo/).check();
    await site.sql`delete from sessions where user_id = ${user.id}`;
    await press(page, "Save");
    assert.equal(await headingOf(page), "Sign in");
    await waitForRole(page, "alert", /We have saved your entries for an hour/);
    await inspectViews(site, page, "sign-in-form-kept");
    await signIn(page, user.email);
    assert.equal(await headingOf(page), "Profile");
    await waitForRole(page, "alert", /nothing was saved\. Your entries have been restored/);
    assert.equal(await page.getByLabel("Name", { exact: true }).inputValue(), "Ada Typed");
    assert.equal(await page.getByLabel(/^Show my name and photo/).isChecked(), true);
    await press(page, "Save");
    await waitForRole(page, "status", /Your profile has been saved/);
    assert.equal(await page.getByLabel("Name", { exact: true }).inputValue(), "Ada Typed");
  });
});
