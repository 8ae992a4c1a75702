import assert from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";
import { enter, press, signIn, waitForText } from "./acts.ts";
import { look } from "./inspection.ts";
import { browse } from "./site.ts";

const desk = { width: 1100, height: 800 };
const phone = { width: 360, height: 740 };
/** A user agent without "Headless", because views by programs do not count. */
const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

browse("numbers in a browser", { data: "demo" }, async (t, site) => {
  const { sql, person, appoint } = site;
  const root = await person();
  await appoint(root, { alliance: null });
  const [open] = await sql<{ path: string; name: string }[]>`
    select concat_ws('/', '/events', alliances.slug, groups.slug, events.slug) as path, events.name
    from events join groups on groups.id = events.group_id join alliances on alliances.id = events.alliance_id
    where status = 'published' and starts_at > now() + interval '1 day' and capacity is null and not approval_required
      and rsvp_opens_at is null and rsvp_closes_at is null and questions = '[]' order by starts_at limit 1`;
  assert.ok(open);

  await t.test("from a link in a newsletter to an RSVP, which the organizer then sees, without scripts", async () => {
    const guest = await person();
    const page = await site.open({ javaScriptEnabled: false, viewport: phone, userAgent });
    await page.goto(`${open.path}?utm_source=Spring+Letter`);
    await page.getByText("Already have an account?").getByRole("link").click();
    await signIn(page, guest.email);
    await press(page, "RSVP");
    await waitForText(page, "You are going");
    const source = async () =>
      await sql`select rsvps, views from page_visits where source = 'spring-letter' and views > 0`;
    // Views are written every ten seconds.
    for (let waited = 0; (await source()).length === 0 && waited < 60; waited++) await delay(1000);
    assert.deepEqual(
      [...(await source())],
      [{ rsvps: 1, views: 2 }],
      "the page was opened before the sign-in and after",
    );
    const organizer = await site.open({ javaScriptEnabled: false, viewport: desk });
    await enter(organizer, open.path, root);
    await organizer.getByRole("link", { name: "Statistics" }).click();
    await organizer.getByRole("row", { name: "spring-letter 2 1" }).waitFor();
  });

  await t.test("a period is chosen, and its numbers are downloaded", async () => {
    const page = await site.open({ viewport: desk });
    await enter(page, open.path, root);
    await page.getByRole("link", { name: "Statistics" }).click();
    await page.getByRole("link", { name: "A year" }).click();
    assert.equal(await page.getByRole("link", { name: "A year" }).getAttribute("aria-current"), "page");
    await look(site, page, "statistics-event");
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download as CSV" }).click();
    assert.match((await download).suggestedFilename(), /^statistics.*\.csv$/);
  });
});
