import assert from "node:assert/strict";
import { createFixtures } from "../support/fixtures.ts";
import { fill, openSignedIn, press, waitForRole, waitForText } from "./acts.ts";
import { inspectViews } from "./inspection.ts";
import { testInBrowser } from "./site.ts";

testInBrowser("the agenda of a conference in a browser", {}, async (t, site) => {
  const { person, appoint } = site;
  const { alliance, group, event } = await createFixtures(site);
  const openCloud = await alliance({ name: "Open Cloud" });
  const berlin = await group(openCloud, { name: "Wolkenwerk Berlin" });
  const olga = await person();
  await appoint(olga, { group: berlin.id });
  const times = { starts_at: "2099-06-16T07:00:00Z", ends_at: "2099-06-16T16:00:00Z", timezone: "Europe/Berlin" };
  const conference = await event(berlin, { name: "Cloud day", ...times });
  const path = `/events/${openCloud.slug}/${berlin.slug}/${conference.slug}`;
  const organizer = await site.open({ javaScriptEnabled: false });
  const waitUntilSaved = () => waitForRole(organizer, "status", "The event has been saved.");

  const addSpeaker = async (name: string, headline: string) => {
    await fill(organizer, { Name: name });
    await organizer.getByLabel(/^Headline/).fill(headline);
    await press(organizer, "Add a speaker");
    await waitUntilSaved();
  };

  const addItem = async (
    title: string,
    times: [string, string],
    { room = "", kind = "Talk", speakers = [] as string[] },
  ) => {
    const [Starts, Ends] = times.map((time) => `2099-06-16T${time}`) as [string, string];
    await fill(organizer, { Title: title, Starts, Ends });
    await organizer.getByLabel("Kind").selectOption(kind);
    await organizer.getByLabel(/^Room/).fill(room);
    for (const speaker of speakers) await organizer.getByLabel(speaker).check();
    await press(organizer, "Add an item");
  };

  await t.test("an organizer enters speakers, and items in rooms", async () => {
    await openSignedIn(organizer, `${path}/edit/agenda`, olga);
    await waitForText(organizer, "There are no items yet.");
    await addSpeaker("Ada Lovelace", "Analyst");
    await addSpeaker("Grace Hopper", "Rear admiral");
    await addItem("Doors", ["09:00", "09:30"], { kind: "Other" });
    await waitUntilSaved();
    await addItem("Postmortems", ["09:30", "10:30"], { room: "Main hall", speakers: ["Ada Lovelace"] });
    await waitUntilSaved();
    await addItem("Compilers by hand", ["09:30", "11:00"], {
      room: "Attic",
      kind: "Workshop",
      speakers: ["Grace Hopper"],
    });
    await waitUntilSaved();
    await inspectViews(site, organizer, "agenda-editor", `${path}/edit/agenda`);
  });

  await t.test("an invalid item shows the problem, and retains the entered values", async () => {
    await addItem("Too late", ["17:30", "19:00"], { room: "Main hall" });
    await waitForText(organizer, "Choose a time within the event.");
    assert.equal(await organizer.getByLabel("Title", { exact: true }).inputValue(), "Too late");
    assert.equal(await organizer.getByLabel(/^Room/).inputValue(), "Main hall");
  });

  await t.test("an organizer changes an item, and removes another item", async () => {
    await organizer.goto(`${path}/edit/agenda`);
    await organizer.getByRole("link", { name: "Edit Postmortems" }).click();
    await fill(organizer, { Title: "Postmortems without blame" });
    await organizer.getByRole("button", { name: "Save" }).first().click();
    await waitUntilSaved();
    await press(organizer, "Remove Doors");
    await waitUntilSaved();
  });

  await t.test("a visitor reads the agenda on a phone", async () => {
    const page = await site.open({ viewport: { width: 390, height: 844 } });
    await page.goto(path);
    const agenda = page.getByRole("region", { name: "Agenda" });
    const text = String(await agenda.textContent()).replace(/\s+/g, " ");
    assert.match(text, /Postmortems without blame.*Main hall/);
    assert.match(text, /Compilers by hand.*Attic/);
    assert.ok(!text.includes("Doors"));
    await waitForText(page, "Rear admiral");
    await inspectViews(site, page, "agenda", path);
  });
});
