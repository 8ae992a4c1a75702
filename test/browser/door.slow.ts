import assert from "node:assert/strict";
import { createFixtures } from "../support/fixtures.ts";
import { enter, press, waitForText } from "./acts.ts";
import { inspect, look } from "./inspection.ts";
import { browse } from "./site.ts";

const phone = { width: 360, height: 740 };

browse("a volunteer at the door, without an account", {}, async (t, site) => {
  const { sql, person, appoint } = site;
  const { alliance, group, event, attend, rsvpOf, hours } = await createFixtures(site);
  const open = await alliance({ name: "Open Cloud" });
  const berlin = await group(open, { name: "Wolkenwerk Berlin" });
  const olga = await person();
  await appoint(olga, { group: berlin.id });
  const meetup = await event(berlin, { name: "Winter meetup", starts_at: hours(1), ends_at: hours(3), max_guests: 2 });
  const team = `/events/${open.slug}/${berlin.slug}/${meetup.slug}/team`;
  const attendee = async (name: string, guests: number) => {
    const who = await person({ withPassword: false });
    await sql`update users set name = ${name} where id = ${who.id}`;
    await attend(who, meetup, { guests });
    return String((await rsvpOf(who, meetup)).check_in_code);
  };
  const ofAda = await attendee("Ada Lovelace", 2);
  const ofGrace = await attendee("Grace Hopper", 0);
  const visitor = () => site.open({ javaScriptEnabled: false, viewport: phone });
  const byOlga = await visitor();
  const page = await visitor();
  let link = "";
  /** Inspects the form to add a person, which is folded, with the cookies of a page. */
  const lookAtForm = async (of: typeof page, name: string) => {
    const storageState = await of.context().storageState();
    const window = await site.open({ storageState, viewport: phone, colorScheme: "dark" });
    await window.goto(of.url());
    await window.locator("summary").filter({ hasText: "Add someone" }).click();
    await inspect(window, name);
    await window.context().close();
  };

  await t.test("an organizer creates a door link and copies it", async () => {
    await enter(byOlga, team, olga);
    await byOlga.getByLabel("Name of the link").fill("Main entrance");
    await press(byOlga, "Create a door link");
    await waitForText(byOlga, "The link has been created.");
    link = await byOlga.getByLabel("The new door link.").inputValue();
    assert.match(link, /\/door\/[\w-]{22}$/);
    await look(site, byOlga, "team-door-link");
  });

  await t.test("the volunteer opens it and starts by one button", async () => {
    await page.goto(link);
    await waitForText(page, "Winter meetup");
    await look(site, page, "door-link");
    await press(page, "Start check-in");
    await waitForText(page, "Checked in: 0 of 2");
    await look(site, page, "door");
  });

  await t.test("checks in by the address of a ticket, and with guests", async () => {
    await page.goto(`/door${team.replace(/team$/, "check-in")}?code=${ofAda}`);
    const found = page.getByRole("region", { name: "This attendee" });
    assert.match(String(await found.textContent()), /Ada Lovelace\s+With 2 guests/);
    await look(site, page, "door-ticket");
    await found.getByRole("button", { name: "Check in" }).click();
    await waitForText(page, "Checked in: 1 of 2");
  });

  await t.test("checks in by code, and undoes it", async () => {
    await page.getByLabel("Code", { exact: true }).fill(`${ofGrace.slice(0, 4)}-${ofGrace.slice(4).toLowerCase()}`);
    await page.getByRole("button", { name: "Check in", exact: true }).click();
    await waitForText(page, "Checked in: 2 of 2");
    await page.getByRole("region", { name: "This attendee" }).getByRole("button", { name: "Undo" }).click();
    await waitForText(page, "The check-in has been undone.");
    await waitForText(page, "Checked in: 1 of 2");
  });

  await t.test("finds a person by name", async () => {
    await page.getByLabel("Name", { exact: true }).fill("hop");
    await press(page, "Search");
    await look(site, page, "door-search");
    await press(page, "Check in Grace Hopper");
    await waitForText(page, "Checked in: 2 of 2");
  });

  await t.test("adds a walk-in, who is checked in at once and can be found by name", async () => {
    await lookAtForm(page, "door-walk-in");
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
    await byOlga.goto(team.replace(/team$/, "attendees"));
    await waitForText(byOlga, "People without an account");
    await look(site, byOlga, "attendees-walk-in");
    await lookAtForm(byOlga, "attendees-add");
    await byOlga.getByRole("link", { name: "Edit Noor Said" }).click();
    await look(site, byOlga, "attendees-edit");
    await byOlga.getByLabel("Email").fill("noor@example.org");
    await byOlga.getByLabel("Guests", { exact: true }).selectOption("2");
    await press(byOlga, "Save");
    await waitForText(byOlga, "noor@example.org");
    await waitForText(byOlga, "2 guests");
  });

  await t.test("can do nothing after the organizer has deleted the link", async () => {
    await byOlga.goto(team);
    await byOlga.locator("summary").filter({ hasText: "Delete" }).click();
    await press(byOlga, /^Delete the link/);
    await waitForText(byOlga, "It has been deleted.");
    await page.reload();
    await waitForText(page, "This door link has expired or was deleted.");
    await page.goto(link);
    await waitForText(page, "This door link has expired or was deleted.");
  });
});
