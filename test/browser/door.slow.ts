import assert from "node:assert/strict";
import { createFixtures } from "../support/fixtures.ts";
import { openSignedIn, press, waitForText } from "./acts.ts";
import { inspect, inspectViews } from "./inspection.ts";
import { testInBrowser } from "./site.ts";

const phone = { width: 360, height: 740 };

testInBrowser("a volunteer at the door, without an account", {}, async (t, site) => {
  const { sql, person, appoint } = site;
  const { alliance, group, event, attend, readRsvp, inHours } = await createFixtures(site);
  const openCloud = await alliance({ name: "Open Cloud" });
  const berlin = await group(openCloud, { name: "Wolkenwerk Berlin" });
  const olga = await person();
  await appoint(olga, { group: berlin.id });
  const meetup = await event(berlin, {
    name: "Winter meetup",
    starts_at: inHours(1),
    ends_at: inHours(3),
    max_guests: 2,
  });
  const teamPath = `/events/${openCloud.slug}/${berlin.slug}/${meetup.slug}/team`;
  const addAttendee = async (name: string, guests: number) => {
    const user = await person({ withPassword: false });
    await sql`update users set name = ${name} where id = ${user.id}`;
    await attend(user, meetup, { guests });
    return String((await readRsvp(user, meetup)).check_in_code);
  };
  const adaCode = await addAttendee("Ada Lovelace", 2);
  const graceCode = await addAttendee("Grace Hopper", 0);
  const openPhone = () => site.open({ javaScriptEnabled: false, viewport: phone });
  const organizerPage = await openPhone();
  const page = await openPhone();
  let link = "";
  /** Expands and inspects the form that adds a person, with the cookies of `source`. */
  const inspectAddForm = async (source: typeof page, name: string) => {
    const storageState = await source.context().storageState();
    const copy = await site.open({ storageState, viewport: phone, colorScheme: "dark" });
    await copy.goto(source.url());
    await copy.locator("summary").filter({ hasText: "Add someone" }).click();
    await inspect(copy, name);
    await copy.context().close();
  };

  await t.test("an organizer creates a door link and copies it", async () => {
    await openSignedIn(organizerPage, teamPath, olga);
    await organizerPage.getByLabel("Name of the link").fill("Main entrance");
    await press(organizerPage, "Create a door link");
    await waitForText(organizerPage, "The link has been created.");
    link = await organizerPage.getByLabel("The new door link.").inputValue();
    assert.match(link, /\/door\/[\w-]{22}$/);
    await inspectViews(site, organizerPage, "team-door-link");
  });

  await t.test("the volunteer opens the link and starts with one button", async () => {
    await page.goto(link);
    await waitForText(page, "Winter meetup");
    await inspectViews(site, page, "door-link");
    await press(page, "Start check-in");
    await waitForText(page, "Checked in: 0 of 2");
    await inspectViews(site, page, "door");
  });

  await t.test("the volunteer checks in an attendee with guests by the URL of the ticket", async () => {
    await page.goto(`/door${teamPath.replace(/team$/, "check-in")}?code=${adaCode}`);
    const found = page.getByRole("region", { name: "This attendee" });
    assert.match(String(await found.textContent()), /Ada Lovelace\s+With 2 guests/);
    await inspectViews(site, page, "door-ticket");
    await found.getByRole("button", { name: "Check in" }).click();
    await waitForText(page, "Checked in: 1 of 2");
  });

  await t.test("the volunteer checks in an attendee by code, and undoes the check-in", async () => {
    await page.getByLabel("Code", { exact: true }).fill(`${graceCode.slice(0, 4)}-${graceCode.slice(4).toLowerCase()}`);
    await page.getByRole("button", { name: "Check in", exact: true }).click();
    await waitForText(page, "Checked in: 2 of 2");
    await page.getByRole("region", { name: "This attendee" }).getByRole("button", { name: "Undo" }).click();
    await waitForText(page, "The check-in has been undone.");
    await waitForText(page, "Checked in: 1 of 2");
  });

  await t.test("the volunteer finds an attendee by name", async () => {
    await page.getByLabel("Name", { exact: true }).fill("hop");
    await press(page, "Search");
    await inspectViews(site, page, "door-search");
    await press(page, "Check in Grace Hopper");
    await waitForText(page, "Checked in: 2 of 2");
  });

  await t.test("the volunteer adds a walk-in, who is checked in at once and can be found by name", async () => {
    await inspectAddForm(page, "door-walk-in");
    await page.locator("summary").filter({ hasText: "Add someone" }).click();
    await page.getByLabel("Name of the person").fill("Noor Said");
    await page.getByLabel("Guests", { exact: true }).selectOption("1");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await waitForText(page, "Checked in: 3 of 3");
    const found = page.getByRole("region", { name: "This attendee" });
    assert.match(String(await found.textContent()), /Noor Said\s+With 1 guest/);
    await page.getByLabel("Name", { exact: true }).fill("noor");
    await press(page, "Search");
    await waitForText(page, "Noor Said");
    await organizerPage.goto(teamPath.replace(/team$/, "attendees"));
    await waitForText(organizerPage, "People without an account");
    await inspectViews(site, organizerPage, "attendees-walk-in");
    await inspectAddForm(organizerPage, "attendees-add");
    await organizerPage.getByRole("link", { name: "Edit Noor Said" }).click();
    await inspectViews(site, organizerPage, "attendees-edit");
    await organizerPage.getByLabel("Email").fill("noor@example.org");
    await organizerPage.getByLabel("Guests", { exact: true }).selectOption("2");
    await press(organizerPage, "Save");
    await waitForText(organizerPage, "noor@example.org");
    await waitForText(organizerPage, "2 guests");
  });

  await t.test("the volunteer has no access after the organizer has deleted the link", async () => {
    await organizerPage.goto(teamPath);
    await organizerPage.locator("summary").filter({ hasText: "Delete" }).click();
    await press(organizerPage, /^Delete the link/);
    await waitForText(organizerPage, "It has been deleted.");
    await page.reload();
    await waitForText(page, "This door link has expired or was deleted.");
    await page.goto(link);
    await waitForText(page, "This door link has expired or was deleted.");
  });
});
