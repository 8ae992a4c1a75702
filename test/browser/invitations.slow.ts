import assert from "node:assert/strict";
import { createFixtures } from "../support/fixtures.ts";
import { fill, followInMain as follow, headingOf, openSignedIn, press, waitForText } from "./acts.ts";
import { inspectViews } from "./inspection.ts";
import { testInBrowser } from "./site.ts";

const phone = { width: 360, height: 740 };

testInBrowser("from an invitation to a published event", {}, async (t, site) => {
  const { sql, person, appoint } = site;
  const { alliance, group, ...fixtures } = await createFixtures(site);
  /** Returns a time in the format of a date-time input. */
  const hours = (count: number) => fixtures.inHours(count).slice(0, 16);
  const openCloud = await alliance({ name: "Open Cloud" });
  const berlin = await group(openCloud, { name: "Wolkenwerk Berlin" });
  const olga = await person();
  await appoint(olga, { group: berlin.id });
  await sql`update users set name = 'Olga Reuter' where id = ${olga.id}`;
  const groupPath = "/groups/open-cloud/wolkenwerk-berlin";
  const openPhone = async () => {
    const page = await site.open({ javaScriptEnabled: false, viewport: phone });
    page.setDefaultTimeout(10_000);
    return page;
  };
  const secretFor = async (email: string): Promise<string> => {
    const [entry] = await sql<{ secret: string }[]>`
    select payload ->> 'secret' as secret from outbox where topic = 'invitation' and payload ->> 'recipient' = ${email}`;
    return entry?.secret ?? assert.fail(`no invitation of ${email} is queued`);
  };

  await t.test("an organizer invites a person to become an organizer, and creates an invitation link", async () => {
    const page = await openPhone();
    await openSignedIn(page, groupPath, olga);
    await follow(page, "Organizers");
    await follow(page, "Invite someone to this role");
    await page.getByLabel("Email addresses").fill("noor@example.org");
    assert.equal(await page.getByLabel("Role").first().inputValue(), "group_admin");
    await press(page, "Send invitations");
    await waitForText(page, "The invitations are being sent.");
    await waitForText(page, "noor@example.org");
    await page.locator("summary").filter({ hasText: "Invite with a link" }).click();
    await page.getByLabel("Number of people").fill("25");
    await press(page, "Create link");
    await waitForText(page, "The link has been created.");
    assert.match(await page.getByLabel("Share this link.").inputValue(), /\/invitations\/[\w-]{22}$/);
  });

  await t.test("a person without an account enters a name, accepts the invitation and publishes an event", async () => {
    const invitationPath = `/invitations/${await secretFor("noor@example.org")}`;
    const page = await openPhone();
    await page.goto(invitationPath);
    assert.equal(await headingOf(page), "Wolkenwerk Berlin");
    await inspectViews(site, page, "invitation");
    await page.getByLabel("Name", { exact: true }).fill("Noor Said");
    await press(page, "Accept");
    await waitForText(page, "You have accepted the invitation.");
    await page.goto(groupPath);
    await follow(page, "Plan an event");
    await page.getByLabel("Time zone").selectOption("UTC");
    await fill(page, { Name: "Beer and on-call", Description: "No talks.", Starts: hours(48), Ends: hours(51) });
    await page.getByLabel("Venue").fill("Kaffeefabrik");
    await press(page, "Publish");
    await waitForText(page, "The event has been published.");
    const [row] = await sql`select status from events where name = 'Beer and on-call'`;
    assert.equal(row?.["status"], "published");
    await page.goto(invitationPath);
    await waitForText(page, "You have accepted this invitation.");
  });

  await t.test("the organizer sees who accepted, and a guest of the event declines", async () => {
    const page = await openPhone();
    await openSignedIn(page, `${groupPath}/invitations`, olga);
    await waitForText(page, /Noor Said accepted on/);
    const event = "/events/open-cloud/wolkenwerk-berlin/beer-and-on-call";
    await page.goto(event);
    await follow(page, "Invitations");
    await page.getByLabel("Email addresses").fill("tomas@example.org");
    await press(page, "Send invitations");
    await waitForText(page, "tomas@example.org");
    const guest = await openPhone();
    await guest.goto(`/invitations/${await secretFor("tomas@example.org")}`);
    await press(guest, "Decline");
    assert.equal(await headingOf(guest), "Invitation declined");
  });
});
