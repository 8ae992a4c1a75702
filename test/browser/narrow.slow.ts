import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { test } from "tap";
import { withoutBrowser } from "../support/chromium.ts";
import { community } from "../support/people.ts";
import { things } from "../support/things.ts";
import { signIn } from "./acts.ts";
import { inspect } from "./inspection.ts";
import { noProviders, start } from "./site.ts";

const phone = { width: 375, height: 740 };
const desk = { width: 1280, height: 800 };

const topOf = async (page: Page, selector: string): Promise<number> =>
  (await page.locator(selector).first().boundingBox())?.y ?? assert.fail(`${selector} is not visible`);

test("pages on a phone and on a wide screen", { skip: withoutBrowser() }, async (t) => {
  const site = await start(t, noProviders);
  const { person } = community(site);
  const { alliance, group, event } = await things(site);
  const ours = await alliance({ name: "Open Cloud" });
  const berlin = await group(ours, { name: "Wolkenwerk Berlin", city: "Berlin" });
  const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const times = { starts_at: soon(48), ends_at: soon(51) };
  const description = "An evening of on-call stories.\n\n".repeat(12);
  const meetup = await event(berlin, { ...times, name: "Bier und Bereitschaft", description });
  const eventPath = `/events/${ours.slug}/${berlin.slug}/${meetup.slug}`;

  await t.test(
    "an event shows its description before the form on a phone, and beside it on a wide screen",
    async () => {
      const page = await site.open({ viewport: phone });
      await page.goto(eventPath);
      assert.ok((await topOf(page, ".facts")) < (await topOf(page, ".prose")));
      assert.ok((await topOf(page, ".prose")) < (await topOf(page, "#take-part form")));
      await page.getByRole("link", { name: "RSVP" }).click();
      assert.ok((await topOf(page, "#take-part")) < phone.height, "the link leads to the form");
      await page.setViewportSize(desk);
      assert.ok((await topOf(page, "#take-part")) <= (await topOf(page, ".facts")));
      assert.equal(await page.getByRole("link", { name: "RSVP" }).isVisible(), false);
    },
  );

  await t.test("lists fold their filters behind one button on a phone, and show them on a wide screen", async () => {
    const page = await site.open({ javaScriptEnabled: false, viewport: phone });
    for (const path of ["/events", "/groups", "/jobs", "/landscape"]) {
      await page.setViewportSize(phone);
      await page.goto(path);
      const words = page.getByLabel("Words");
      assert.equal(await words.isVisible(), false, path);
      await page.locator("summary", { hasText: "Filters" }).click();
      await words.fill("berlin");
      await page.getByRole("button", { name: "Filter", exact: true }).click();
      await page.locator("summary", { hasText: "Filters (1)" }).waitFor();
      await page.setViewportSize(desk);
      assert.equal(await words.isVisible(), true, path);
      assert.equal(await page.locator("summary", { hasText: "Filters" }).isVisible(), false, path);
    }
  });

  for (const colorScheme of ["light", "dark"] as const)
    await t.test(`radio buttons stand in line with their labels (${colorScheme})`, async () => {
      const page = await site.open({ colorScheme, viewport: phone, bypassCSP: true });
      await page.goto("/auth/login?next=/settings/notifications");
      await signIn(page, (await person()).email);
      await page.getByRole("group", { name: /^As an organizer or administrator/ }).waitFor();
      for (const type of ["radio", "checkbox"]) {
        const box = await page.locator(`.choice input[type=${type}]`).first().boundingBox();
        assert.deepEqual([box?.width, box?.height], [24, 24], type);
      }
      await inspect(page, "notifications");
    });

  await t.test("no page logged an error, broke its policy, or loaded anything from another origin", async () => {
    assert.deepEqual(site.faults, []);
  });
});
