import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { test } from "tap";
import { withoutBrowser } from "../support/chromium.ts";
import { things } from "../support/things.ts";
import { heading, press, signIn } from "./acts.ts";
import { inspect } from "./inspection.ts";
import { noProviders, start } from "./site.ts";

test("in with few steps", { skip: withoutBrowser() }, async (t) => {
  const site = await start(t, noProviders);
  const { person, mails, appoint } = site;
  const { alliance, group, event } = await things(site);
  const ours = await alliance();
  const berlin = await group(ours);
  const tomorrow = (hours: number) => new Date(Date.now() + (24 + hours) * 3_600_000).toISOString();
  const meetup = async (more: object = {}) => {
    const { slug } = await event(berlin, { starts_at: tomorrow(0), ends_at: tomorrow(3), capacity: 5, ...more });
    return `/events/${ours.slug}/${berlin.slug}/${slug}`;
  };
  /** The link of the newest email, as its reader sees it. */
  const openMail = async (page: Page, email: string) => {
    const text = (await mails(email)).at(-1)?.text ?? assert.fail(`no mail to ${email}`);
    await page.goto(/https?:\/\/\S+token=\S+/.exec(text)?.[0] ?? assert.fail(text));
  };

  await t.test("from a friend's link to a place: two fields and three clicks, without any script", async () => {
    const email = "friend@example.org";
    const page = await site.open({ javaScriptEnabled: false });
    await page.goto(await meetup());
    await page.getByLabel("Name", { exact: true }).fill("Noor Said");
    await page.getByLabel("Email address", { exact: true }).fill(email);
    await press(page, "RSVP"); // 1
    assert.equal(await heading(page), "Check your mail");
    await page.getByText(`You entered ${email}.`).waitFor();
    await openMail(page, email); // 2
    assert.equal(await heading(page), "Confirm your RSVP");
    await press(page, "Confirm and RSVP"); // 3
    assert.equal(await heading(page), "Winter meetup");
    assert.match((await page.getByRole("status").textContent()) ?? "", /You are going/);
    await page.goto("/settings/profile");
    assert.equal(await page.getByLabel("Name", { exact: true }).inputValue(), "Noor Said");
  });

  /** At both widths and in both color schemes, with the cookies of the page. */
  const look = async (page: Page, name: string, path = page.url()) => {
    const storageState = await page.context().storageState();
    for (const width of [375, 1280])
      for (const colorScheme of ["light", "dark"] as const) {
        const seen = await site.open({ storageState, viewport: { width, height: 800 }, colorScheme });
        await seen.goto(path);
        await inspect(seen, name);
        await seen.context().close();
      }
  };

  await t.test("from a group's page to a membership: two fields and three clicks, without any script", async () => {
    const email = "newcomer@example.org";
    const page = await site.open({ javaScriptEnabled: false });
    await page.goto(`/groups/${ours.slug}/${berlin.slug}`);
    await look(page, "group-visitor");
    await page.getByLabel("Name", { exact: true }).fill("Noor Said");
    await page.getByLabel("Email address", { exact: true }).fill(email);
    await press(page, "Join the group"); // 1
    assert.equal(await heading(page), "Check your mail");
    await page.getByText(`You entered ${email}.`).waitFor();
    await look(page, "join-check-mail");
    await press(page, "Send the email again");
    await openMail(page, email); // 2
    assert.equal(await heading(page), "Join the group");
    await look(page, "join-confirmation");
    await press(page, "Confirm and join"); // 3
    assert.equal(await heading(page), "Cloud Native Berlin");
    assert.match((await page.getByRole("status").textContent()) ?? "", /You are a member of this group/);
  });

  await t.test("from the sign-in page to a new account, without typing the address twice", async () => {
    const email = "no.account@example.org";
    const page = await site.open({ javaScriptEnabled: false });
    await page.goto("/settings/profile");
    await look(page, "sign-in-page");
    await press(page, "Sign in by email");
    assert.equal(await heading(page), "Sign in by email", "without an address");
    await page.goBack();
    await page.getByLabel("Email address", { exact: true }).fill(email);
    await press(page, "Sign in by email");
    assert.equal(await heading(page), "Check your mail");
    await look(page, "sign-in-check-mail");
    await page.getByRole("main").getByRole("link", { name: "Sign in", exact: true }).click();
    assert.equal(await page.getByLabel("Email address", { exact: true }).inputValue(), email);
    await openMail(page, email);
    assert.equal(await heading(page), "Create an account");
    await look(page, "sign-up");
    await page.getByLabel("Name", { exact: true }).fill("Noor Said");
    await press(page, "Create account");
    assert.equal(await heading(page), "Profile");
    assert.equal(await page.getByLabel("Name", { exact: true }).inputValue(), "Noor Said");
  });

  await t.test("the form knows the other site that has led to it", async () => {
    const page = await site.open();
    const source = page.locator('input[name="source"]');
    const address = await meetup();
    await page.goto(address, { referer: "https://www.forum.example.org/thread/1" });
    assert.equal(await source.inputValue(), "forum.example.org");
    await page.goto(`${address}?utm_source=newsletter`, { referer: "https://www.forum.example.org/thread/1" });
    assert.equal(await source.inputValue(), "newsletter");
    await page.goto("/events");
    await page.getByRole("link", { name: "Winter meetup" }).first().click();
    assert.equal(await source.inputValue(), "");
  });

  await t.test("the mail is opened in another browser, and asked for again", async () => {
    const email = "elsewhere@example.org";
    const address = await meetup();
    const [here, phone] = [await site.open(), await site.open()];
    await here.goto(address);
    await here.getByLabel("Name", { exact: true }).fill("Bea");
    await here.getByLabel("Email address", { exact: true }).fill(email);
    await press(here, "RSVP");
    await press(here, "Send the email again");
    assert.equal(await heading(here), "Check your mail");
    assert.equal((await mails(email)).length, 2);
    await openMail(phone, email);
    await press(phone, "Confirm and RSVP");
    assert.match((await phone.getByRole("status").textContent()) ?? "", /You are going/);
    await here.goto(address);
    assert.equal(await here.getByLabel("Email address", { exact: true }).count(), 1, "this browser is not signed in");
  });

  await t.test("sign in by email, to the page that was asked for", async () => {
    const { email } = await person({ withPassword: false });
    const page = await site.open();
    await page.goto("/settings/profile");
    await page.getByLabel("Email address", { exact: true }).fill(email);
    await press(page, "Sign in by email");
    assert.equal(await heading(page), "Check your mail");
    await openMail(page, email);
    await press(page, /^Sign in$/);
    assert.equal(await heading(page), "Profile");
  });

  await t.test("a form that is sent after the session has ended stands filled again after the sign-in", async () => {
    const someone = await person();
    const page = await site.open({ javaScriptEnabled: false });
    await page.goto("/auth/login?next=/settings/profile");
    await signIn(page, someone.email);
    await page.getByLabel("Name", { exact: true }).fill("Ada Typed");
    await page.getByLabel(/^Show everybody my name/).check();
    await site.sql`delete from sessions where user_id = ${someone.id}`;
    await press(page, "Save");
    assert.equal(await heading(page), "Sign in");
    assert.match((await page.getByRole("alert").textContent()) ?? "", /What you entered is kept for an hour/);
    await signIn(page, someone.email);
    assert.equal(await heading(page), "Profile");
    assert.match(
      (await page.getByRole("alert").textContent()) ?? "",
      /nothing was saved\. What you had entered is here/,
    );
    assert.equal(await page.getByLabel("Name", { exact: true }).inputValue(), "Ada Typed");
    assert.equal(await page.getByLabel(/^Show everybody my name/).isChecked(), true);
    await press(page, "Save");
    assert.match((await page.getByRole("status").textContent()) ?? "", /Your profile is saved/);
    assert.equal(await page.getByLabel("Name", { exact: true }).inputValue(), "Ada Typed");
  });

  await t.test("the form of a new event makes one, also when it is sent again after going back", async () => {
    const organizer = await person();
    await appoint(organizer, { group: berlin.id });
    const page = await site.open();
    await page.goto(`/auth/login?next=/groups/${ours.slug}/${berlin.slug}`);
    await signIn(page, organizer.email);
    await page.getByRole("link", { name: "Plan an event" }).click();
    const fields = { name: "Once only", description: "…", starts_at: "2099-03-24T18:00", ends_at: "2099-03-24T21:00" };
    const publish = async () => {
      await page.locator('[name="timezone"]').selectOption("UTC");
      for (const [name, value] of Object.entries(fields)) await page.locator(`[name="${name}"]`).fill(value);
      await press(page, "Publish");
    };
    await publish();
    await page.waitForURL(/once-only\/edit/);
    await page.goBack();
    await publish();
    await page.waitForURL(/once-only\/edit/);
    await page.goBack();
    fields.description = "Changed";
    await publish();
    await page.waitForURL(/once-only\/edit\?notice=event_made_before/);
    assert.equal((await site.sql`select from events where name = 'Once only'`).length, 1);
  });

  for (const colorScheme of ["light", "dark"] as const)
    await t.test(`axe finds no violation, and nothing overflows at 360 pixels (${colorScheme})`, async () => {
      const page = await site.open({ colorScheme, viewport: { width: 360, height: 740 }, bypassCSP: true });
      const someone = await person();
      const questions = [{ kind: "choice", label: "T-shirt", options: ["S", "M"], required: true }];
      const address = await meetup({ questions, max_guests: 2 });
      await page.goto(address);
      await inspect(page, "event, signed out");
      await page.getByLabel("Name", { exact: true }).fill("Ada");
      await page.getByLabel("Email address", { exact: true }).fill(someone.email);
      await page.evaluate("document.querySelector('form[action$=\"/request\"]').noValidate = true");
      await press(page, "RSVP");
      await page.getByRole("alert").waitFor();
      assert.equal(await page.getByLabel("Email address", { exact: true }).inputValue(), someone.email);
      await inspect(page, "event, signed out, refused");
      await page.getByLabel(/T-shirt/).selectOption("M");
      await press(page, "RSVP");
      await inspect(page, "check your mail, RSVP");
      await openMail(page, someone.email);
      await inspect(page, "confirm an RSVP");
      const late = await site.open({ colorScheme, viewport: { width: 360, height: 740 }, bypassCSP: true });
      const forgetful = await person();
      await late.goto("/auth/login?next=/settings/profile");
      await signIn(late, forgetful.email);
      await late.getByLabel("Name", { exact: true }).fill("Ada Typed");
      await site.sql`delete from sessions where user_id = ${forgetful.id}`;
      await press(late, "Save");
      await late.waitForURL(/notice=form_kept/);
      await inspect(late, "sign in, a form is kept");
      await signIn(late, forgetful.email);
      await late.waitForURL(/unsent-form/);
      await inspect(late, "profile, not saved yet");
      await page.goto("/auth/sign-in-link");
      await inspect(page, "sign in by email");
      await page.getByLabel("Email address", { exact: true }).fill(someone.email);
      await press(page, "Send me a link");
      await inspect(page, "check your mail, sign in");
      await openMail(page, someone.email);
      await inspect(page, "sign in by a link");
    });

  assert.deepEqual(site.faults, []);
});
