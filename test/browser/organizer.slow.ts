import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { createFixtures } from "../support/fixtures.ts";
import { temporaryFolder } from "../support/folders.ts";
import type { Person } from "../support/people.ts";
import { picture } from "../support/pictures.ts";
import { fill, followInMain as follow, openSignedIn, press, waitForText } from "./acts.ts";
import { testInBrowser } from "./site.ts";

/** Opens the confirmation of an action. */
const expand = (page: Page, text: string) =>
  page.locator("details:not([open]) > summary:visible").filter({ hasText: text }).click();

const desktop = { width: 1100, height: 800 };
const phone = { width: 320, height: 640 };

/** All actions of an organizer without scripts, in one sequence. Each step builds on earlier ones. */
testInBrowser("an organizer in a browser", {}, async (t, site) => {
  const { call, sql, person, as, appoint } = site;
  const { alliance, group, inHours } = await createFixtures(site);
  const openCloud = await alliance({ name: "Open Cloud" });
  const berlin = await group(openCloud, { name: "Wolkenwerk Berlin" });
  const folder = await temporaryFolder(t);

  const createPerson = async (name: string) => {
    const user = await person();
    await sql`update users set name = ${name} where id = ${user.id}`;
    return user;
  };
  const organizer = await createPerson("Olga Reuter");
  const ada = await createPerson("Ada Berger");
  const bob = await createPerson("Bob Øst");
  await appoint(organizer, { group: berlin.id });

  const openPage = async (user: Person, path: string) => {
    const page = await site.open({ javaScriptEnabled: false, viewport: desktop });
    page.setDefaultTimeout(10_000);
    await openSignedIn(page, path, user);
    return page;
  };
  const groupPath = "/groups/open-cloud/wolkenwerk-berlin";
  const eventPath = "/events/open-cloud/wolkenwerk-berlin/beer-and-on-call";
  const page = await openPage(organizer, groupPath);
  const upload = async (label: string, color: string, width: number) => {
    const file = join(folder, `${label}.png`);
    await writeFile(file, await picture({ format: "png", width, height: 400, color }));
    await page.getByLabel(label, { exact: true }).setInputFiles(file);
  };
  const readEvent = async () => {
    const path = { alliance: openCloud.slug, group_slug: berlin.slug, event_slug: "beer-and-on-call" };
    return (await call("getEvent", { path, as: as(organizer) })).body;
  };

  await t.test("plans an event with a picture as a draft, publishes and edits it", async () => {
    await follow(page, "Plan an event");
    await page.getByLabel("Time zone").selectOption("UTC");
    const times = { Starts: inHours(2).slice(0, 16), Ends: inHours(5).slice(0, 16) };
    await fill(page, { Name: "Beer and on-call", Description: "No talks.", ...times });
    await page.getByLabel("Venue").fill("Kaffeefabrik");
    await page.setViewportSize({ width: 360, height: 740 });
    const height = await page.evaluate<number>("document.documentElement.scrollHeight");
    assert.ok(height < 2500, `the form is ${height} pixels long on a phone`);
    await page.setViewportSize(desktop);
    await expand(page, "Visibility and registration");
    await page.getByLabel(/^Spots/).fill("1");
    await page.getByLabel("Approve each RSVP").check();
    await expand(page, "Questions");
    await expand(page, "Add a question");
    const question = page.getByRole("group", { name: "Question 1" });
    await question.getByLabel("Question").fill("What do you drink?");
    await question.getByLabel("Answer type").selectOption("Multiple choice");
    await question.getByLabel("Required").selectOption("Yes");
    await question.getByLabel("Options").fill("Beer\nWater");
    await expand(page, "Add a question");
    await page.getByRole("group", { name: "Question 2" }).waitFor();
    await expand(page, "Picture");
    await upload("Picture (optional)", "#336699", 1600);
    await press(page, "Save as a draft");
    await waitForText(page, "The draft has been saved. Publish it when it is ready.");
    await page.goto(groupPath);
    await follow(page, "Beer and on-call");
    await page.getByLabel(/^Spots/).fill("2");
    await press(page, "Publish");
    await waitForText(page, "The event has been published.");
    await expand(page, "Summary, category, tags");
    await page.getByLabel("Summary").fill("An evening among pagers.");
    await press(page, "Save");
    await waitForText(page, "The event has been saved.");
    const { status, capacity, approval_required, questions, banner_url } = await readEvent();
    assert.deepEqual(
      [status, capacity, approval_required, questions[0].options],
      ["published", 2, true, ["Beer", "Water"]],
    );
    assert.match(banner_url, /-1600\.webp$/);
    await page.goto(eventPath);
  });

  await t.test("changes and publishes three weekly copies together", async () => {
    await follow(page, "Repeat");
    await page.getByLabel("How often").selectOption("Every week");
    await page.getByLabel(/^How many/).fill("3");
    await press(page, "Create copies");
    await waitForText(page, "3 drafts were created.");
    const seriesLinks = page.getByRole("region", { name: "The series" }).getByRole("link");
    assert.equal(await seriesLinks.count(), 4);
    await seriesLinks.nth(1).click();
    await page.getByLabel("Which events?").last().selectOption("This and the following events");
    await press(page, "Publish");
    await waitForText(page, "The event and the following ones have been published.");
    await follow(page, "Edit");
    await expand(page, "Cancel the event");
    await press(page, "Yes, cancel it");
    await waitForText(page, "The event has been canceled.");
  });

  await t.test("approves one of two RSVPs, declines the other, and sends a message to attendees", async () => {
    const { id, questions } = await readEvent();
    for (const [user, value] of [
      [ada, "Beer"],
      [bob, "Water"],
    ] as const) {
      const body = { answers: [{ question_id: questions[0].id, value }] };
      const response = await call("attendEvent", {
        path: { alliance: openCloud.slug, event_id: id },
        body,
        as: as(user),
      });
      assert.equal(response.body.status, "pending", JSON.stringify(response.body));
    }
    await page.goto(eventPath);
    await follow(page, "Attendees");
    await follow(page, "Pending (2)");
    await waitForText(page, "Water");
    await press(page, "Approve Ada Berger");
    await waitForText(page, "The RSVP has been approved. The person gets an email.");
    await expand(page, "Decline Bob Øst");
    await press(page, "Yes, decline Bob Øst");
    await waitForText(page, "The RSVP has been declined. The person gets an email.");
    await waitForText(page, "Declined (1)");
    await follow(page, "Message");
    await page.getByLabel("Subject").fill("The entrance is in the yard");
    await page.getByLabel("Message", { exact: true }).fill("Ring the bell next to the green door.");
    await press(page, "Send message");
    await waitForText(page, "The message is being sent.");
    await waitForText(page, /sent to 1 person · attending · Olga Reuter/);
  });

  await t.test("checks in by an attendee's code and from the list, and undoes a mistaken check-in", async () => {
    const guest = await openPage(ada, eventPath);
    const code = (await guest.locator(".ticket strong").textContent()) ?? assert.fail("there is no code");
    await page.setViewportSize(phone);
    await follow(page, "Check-in");
    await waitForText(page, "Checked in: 0 of 1");
    await page.getByLabel("Code", { exact: true }).fill(code);
    await page.getByRole("button", { name: "Check in", exact: true }).click();
    await waitForText(page, "Checked in.");
    await waitForText(page, "Checked in: 1 of 1");
    await page.getByRole("region", { name: "This attendee" }).getByRole("button", { name: "Undo" }).click();
    await waitForText(page, "The check-in has been undone.");
    await waitForText(page, "Checked in: 0 of 1");
    await press(page, "Check in Ada Berger");
    await waitForText(page, "Checked in: 1 of 1");
    await guest.reload();
    await waitForText(guest, /You were checked in/);
    await page.setViewportSize(desktop);
  });

  await t.test("the German menu fits into one line with the name of the service", async () => {
    await page.goto("/settings/profile");
    await page.getByLabel("Language").selectOption("Deutsch");
    await press(page, "Save");
    const middleOf = async (role: "link" | "navigation", name: string) => {
      const { y, height } = (await page.getByRole(role, { name }).boundingBox()) ?? assert.fail(name);
      return Math.round(y + height / 2);
    };
    const [menu, service] = [
      await middleOf("navigation", "Hauptnavigation"),
      await middleOf("link", "Community Alliance Service"),
    ];
    assert.equal(menu, service);
  });
});
