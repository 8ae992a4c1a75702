import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createFixtures } from "../support/fixtures.ts";
import { temporaryFolder } from "../support/folders.ts";
import { faultyTransport, startMailDelivery } from "../support/mail-delivery.ts";
import { fill, followInMain as follow, openSignedIn, press, waitForRole, waitForText } from "./acts.ts";
import { inspectViews } from "./inspection.ts";
import { testInBrowser } from "./site.ts";

/** A calendar in the format that Google Calendar exports. It is incomplete without `end`. */
const calendar = (end = "END:VCALENDAR"): string => `BEGIN:VCALENDAR
PRODID:-//Google Inc//Google Calendar 70.9054//EN
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:PUBLISH
X-WR-CALNAME:Wolkenwerk Berlin
X-WR-TIMEZONE:Europe/Berlin
BEGIN:VEVENT
UID:1@example.org
SUMMARY:Pull request breakfast
DTSTART:20250301T090000Z
DTEND:20250301T110000Z
END:VEVENT
BEGIN:VEVENT
UID:2@example.org
SUMMARY:Rained off
DTSTART:20250401T090000Z
STATUS:CANCELLED
END:VEVENT
${end}
`;

/** A list of guests in the format that Luma exports. */
const members = `api_id,name,first_name,last_name,email,phone_number,created_at,approval_status
gst-1,Ada Berger,Ada,Berger,ada@example.org,,2025-02-01T10:00:00.000Z,approved
gst-2,Bob Øst,Bob,Øst,nobody,,2025-02-02T10:00:00.000Z,approved
`;

/** An organizer imports a group from other services, on a phone without scripts. */
testInBrowser("importing a group from other services", {}, async (t, site) => {
  const { sql, person, appoint } = site;
  const { alliance } = await createFixtures(site);
  const openCloud = await alliance({ name: "Open Cloud" });
  await sql`update alliances set accepts_group_requests = true where id = ${openCloud.id}`;
  const [olga, chair] = [await person(), await person()];
  await appoint(chair, { alliance: openCloud.id });
  const folder = await temporaryFolder(t);
  const { transport } = faultyTransport(sql, () => undefined);
  const { work } = startMailDelivery(t, site, { transport, clock: () => new Date() });
  const page = await site.open({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  page.setDefaultTimeout(10_000);
  const chairPage = await site.open({ javaScriptEnabled: false });

  const submitFile = async (name: string, text: string) => {
    const file = join(folder, name);
    await writeFile(file, text);
    await page.getByLabel("File", { exact: true }).setInputFiles(file);
    await press(page, "See what will happen");
  };

  await t.test("a member asks for a group, and an administrator approves", async () => {
    await openSignedIn(page, "/alliances/open-cloud", olga);
    await follow(page, "Start a group");
    await fill(page, { "Name of the group": "Wolkenwerk Berlin", "Description of the group": "We meet each month." });
    await press(page, "Send the request");
    await waitForRole(page, "status", "You have asked to start a group.");
    await openSignedIn(chairPage, "/alliances/open-cloud/group-requests", chair);
    await press(chairPage, "Approve");
    await waitForRole(chairPage, "status", "Your decision has been saved.");
  });

  await t.test("a private URL and an incomplete calendar are rejected at their fields", async () => {
    await page.goto(`${site.baseUrl}/groups/open-cloud/wolkenwerk-berlin`);
    await follow(page, "Import events and members");
    await inspectViews(site, page, "import-choose");
    await page.getByLabel("URL of a calendar").fill("https://127.0.0.1/x.ics");
    await press(page, "See what will happen");
    await waitForRole(page, "alert", "The calendar cannot be read.");
    assert.equal(await page.getByLabel("URL of a calendar").inputValue(), "https://127.0.0.1/x.ics");
    await page.getByLabel("URL of a calendar").fill("");
    await submitFile("broken.ics", calendar(""));
    await waitForRole(page, "alert", "The calendar is incomplete. Download it again.");
  });

  await t.test("a calendar file is previewed, imported and undone", async () => {
    await submitFile("meetups.ics", calendar());
    await waitForText(page, "1 new event");
    await waitForText(page, "The event was canceled");
    await inspectViews(site, page, "import-look");
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await waitForText(page, /1 of \d rows/);
    await inspectViews(site, page, "import-run");
    await work();
    await follow(page, "Refresh");
    await waitForRole(page, "status", "The import is complete.");
    await inspectViews(site, page, "import-done");
    assert.equal((await sql`select from events where status = 'published'`).length, 1);
    await page.locator("summary").filter({ hasText: "Undo the import" }).click();
    await press(page, "Yes, undo it");
    await waitForRole(page, "status", "The import has been undone.");
    assert.equal((await sql`select from events`).length, 0);
  });

  await t.test("a list of members is imported after the user has gone back to choose a file again", async () => {
    await follow(page, "Import another file");
    await submitFile("members.csv", members);
    await waitForText(page, "1 invitation");
    await waitForText(page, "Not valid: Email address");
    await inspectViews(site, page, "import-members");
    await follow(page, "Choose another file");
    await submitFile("members.csv", members);
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await work();
    await follow(page, "Refresh");
    await waitForRole(page, "status", "The import is complete.");
    assert.equal((await sql`select from invitations where email = 'ada@example.org'`).length, 1);
    await follow(page, "Import another file");
    await waitForText(page, "Latest imports");
    await inspectViews(site, page, "import-latest");
  });
});
