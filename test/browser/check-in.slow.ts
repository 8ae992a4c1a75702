import assert from "node:assert/strict";
import { test } from "tap";
import { withoutBrowser } from "../support/chromium.ts";
import { community, password } from "../support/people.ts";
import { things } from "../support/things.ts";
import { inspect } from "./inspection.ts";
import { noProviders, start } from "./site.ts";

test("attendees are checked in from a phone", { skip: withoutBrowser() }, async (t) => {
  const site = await start(t, noProviders);
  const { call } = site;
  const { person, as } = community(site);
  const { root, alliance, group, event } = await things(site);
  const ours = await alliance();
  const berlin = await group(ours, { name: "Kubernetes Berlin" });
  const later = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

  for (const [colorScheme, width, language] of [
    ["light", 1100, "en"],
    ["dark", 390, "de"],
  ] as const)
    await t.test(`${colorScheme}, ${width} px`, async () => {
      const meetup = await event(berlin, { starts_at: later(1), ends_at: later(4), max_guests: 2 });
      const address = `/events/${ours.slug}/${berlin.slug}/${meetup.slug}`;
      const crowd = await Promise.all(Array.from({ length: 4 }, () => person()));
      for (const [index, who] of crowd.entries()) {
        await site.sql`update users set name = ${["Ada Berger", "Bob Øst", "Cleo 東京", "Dora Vogt"][index] ?? ""} where id = ${who.id}`;
        const path = { alliance: ours.slug, event_id: meetup.id };
        await call("attendEvent", { path, as: as(who), body: { guests: index % 3 } });
      }
      const [ada = assert.fail()] = crowd;
      const open = async (email: string, path: string) => {
        const page = await site.open({ colorScheme, viewport: { width, height: 800 }, locale: language });
        page.setDefaultTimeout(10_000);
        await page.goto(`/auth/login?next=${encodeURIComponent(path)}`);
        await page.locator("#email").fill(email);
        await page.locator("#password").fill(password);
        await page.locator("#password").press("Enter");
        await page.waitForURL((url) => url.pathname + url.search === path);
        const look = (name: string) => inspect(page, name);
        return { page, look };
      };
      const attendee = await open(ada.email, address);
      await attendee.page.locator(".ticket summary").click();
      await attendee.look("ticket");
      const code = (await attendee.page.locator(".ticket strong").textContent()) ?? "";

      const door = await open(root.email, `${address}/check-in?code=${code.replace("-", "")}`);
      await door.look("scanned");
      await door.page.locator(".panel.door button").click();
      await door.page.waitForURL("**/check-in?person=*");
      await door.look("checked-in");
      await door.page.locator("#check_in_code").fill("0000-0000");
      await door.page.locator("form.door button").click();
      await door.page.locator(".wrong-text").waitFor();
      await door.look("wrong-code");
      await door.page.locator("#q").fill("dora");
      await door.page.locator(".filters button").click();
      assert.equal(await door.page.locator(".rows .row").count(), 1);
      await door.page.goto(`${address}/message`);
      await door.page.locator("#subject").fill("The entrance is in the yard");
      await door.page.locator("#message").fill("Ring the bell next to the green door.\nWe begin at seven.");
      await door.page.locator("main form button").click();
      await door.page.waitForURL("**/message?notice=message_sent");
      await door.look("message");
    });
});
