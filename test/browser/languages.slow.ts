import assert from "node:assert/strict";
import { test } from "tap";
import { languages } from "../../src/foundation/languages/languages.ts";
import { withoutBrowser } from "../support/chromium.ts";
import { password } from "../support/people.ts";
import { things } from "../support/things.ts";
import { assertFits, keepPicture } from "./inspection.ts";
import { noProviders, start } from "./site.ts";

test("pages fit on a phone in each language", { skip: withoutBrowser() }, async (t) => {
  const site = await start(t, noProviders);
  const { root, alliance, group, event } = await things(site);
  const ours = await alliance({ name: "Open Cloud" });
  const berlin = await group(ours, { name: "Wolkenwerk Berlin" });
  const later = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const meetup = await event(berlin, { starts_at: later(48), ends_at: later(51), max_guests: 2, capacity: 30 });
  const { person, as } = site;
  const path = { alliance: ours.slug, event_id: meetup.id };
  await site.call("attendEvent", { path, as: as(await person()), body: { guests: 1 } });
  const groupPath = `/groups/${ours.slug}/${berlin.slug}`;
  const eventPath = `/events/${ours.slug}/${berlin.slug}/${meetup.slug}`;

  const pages = [
    ...["/", "/events", "/groups", "/jobs", "/landscape", "/search?q=cloud", groupPath, `/alliances/${ours.slug}`],
    ...["", "/edit", "/attendees", "/check-in", "/copies", "/message"].map((page) => `${eventPath}${page}`),
    ...["profile", "account", "account/delete", "notifications", "security", "security/activity", "tokens"].map(
      (page) => `/settings/${page}`,
    ),
    ...["/settings/apps", "/settings/developer", "/dashboard", `${groupPath}/members`, `${groupPath}/edit`, "/nowhere"],
  ];

  for (const language of languages)
    await t.test(language, async () => {
      const page = await site.open({ viewport: { width: 360, height: 740 }, locale: language });
      page.setDefaultTimeout(20_000);
      await page.goto("/auth/login?next=/");
      await assertFits(page, "sign-in");
      await page.locator("#email").fill(root.email);
      await page.locator("#password").fill(password);
      await page.locator("#password").press("Enter");
      await page.waitForURL((url) => url.pathname === "/");
      for (const url of pages) {
        await page.goto(url);
        assert.equal(await page.locator("html").getAttribute("lang"), language, url);
        await assertFits(page, `${language}: ${url}`);
        await keepPicture(page, `${language}${url.replaceAll(/[/?=]/g, "_")}`);
      }
      await page.context().close();
    });
});
