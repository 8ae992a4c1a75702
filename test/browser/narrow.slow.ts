import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { until } from "../support/embedded.ts";
import { createFixtures } from "../support/fixtures.ts";
import { serveOnLoopback } from "../support/loopback.ts";
import { openSignedIn } from "./acts.ts";
import { inspect } from "./inspection.ts";
import { testInBrowser } from "./site.ts";

const phone = { width: 375, height: 740 };
const desktop = { width: 1280, height: 800 };

const topOf = async (page: Page, selector: string): Promise<number> =>
  (await page.locator(selector).first().boundingBox())?.y ?? assert.fail(`${selector} is not visible`);

testInBrowser("pages on a phone and on a wide screen", {}, async (t, site) => {
  const { person } = site;
  const { alliance, group, event } = await createFixtures(site);
  const ours = await alliance({ name: "Open Cloud" });
  const berlin = await group(ours, { name: "Wolkenwerk Berlin", city: "Berlin" });
  const description = "An evening of on-call stories.\n\n".repeat(12);
  const meetup = await event(berlin, { name: "Bier und Bereitschaft", description });
  const eventPath = `/events/${ours.slug}/${berlin.slug}/${meetup.slug}`;

  await t.test(
    "an event's description is before the form on a phone, and beside the form on a wide screen",
    async () => {
      const page = await site.open({ viewport: phone });
      await page.goto(eventPath);
      assert.ok((await topOf(page, ".facts")) < (await topOf(page, ".prose")));
      assert.ok((await topOf(page, ".prose")) < (await topOf(page, "#take-part form")));
      await page.getByRole("link", { name: "RSVP" }).click();
      assert.ok((await topOf(page, "#take-part")) < phone.height, "the link scrolls to the form");
      await page.setViewportSize(desktop);
      assert.ok((await topOf(page, "#take-part")) <= (await topOf(page, ".facts")));
      assert.equal(await page.getByRole("link", { name: "RSVP" }).isVisible(), false);
    },
  );

  await t.test("lists collapse their filters behind a button on a phone, and show them on a wide screen", async () => {
    const page = await site.open({ javaScriptEnabled: false, viewport: phone });
    for (const path of ["/events", "/groups", "/jobs", "/landscape"]) {
      await page.setViewportSize(phone);
      await page.goto(path);
      const keywords = page.getByLabel("Keywords");
      assert.equal(await keywords.isVisible(), false, path);
      await page.locator("summary", { hasText: "Filters" }).click();
      await keywords.fill("berlin");
      await page.getByRole("button", { name: "Filter", exact: true }).click();
      await page.locator("summary", { hasText: "Filters (1)" }).waitFor();
      await page.setViewportSize(desktop);
      assert.equal(await keywords.isVisible(), true, path);
      assert.equal(await page.locator("summary", { hasText: "Filters" }).isVisible(), false, path);
    }
  });

  for (const colorScheme of ["light", "dark"] as const)
    await t.test(`radio buttons are aligned with their labels (${colorScheme})`, async () => {
      const page = await site.open({ colorScheme, viewport: phone, bypassCSP: true });
      await openSignedIn(page, "/settings/notifications", await person());
      await page.getByRole("group", { name: /^As an organizer or administrator/ }).waitFor();
      for (const type of ["radio", "checkbox"]) {
        const box = await page.locator(`.choice input[type=${type}]`).first().boundingBox();
        assert.deepEqual([box?.width, box?.height], [24, 24], type);
      }
      await inspect(page, "notifications");
    });

  await t.test("an embed grows with its content, unless the other site sets its height", async () => {
    for (let index = 0; index < 8; index++) await event(berlin, { name: `Meetup ${index}` });
    const page = await site.open({ viewport: desktop });
    const element = (attributes: string) =>
      `<script src="${site.baseUrl}/assets/embed.js" data-group="${ours.slug}/${berlin.slug}" ${attributes}></script>`;
    const body = `<!doctype html><html lang="en"><title>Ours</title><main>${element('data-title="Long" data-limit="9"')}
      ${element('data-title="Short" data-limit="1"')}${element('data-title="Fixed" data-limit="9" data-height="300"')}</main>`;
    await page.goto(
      await serveOnLoopback(t, (_, response) => response.setHeader("content-type", "text/html").end(body)),
    );
    const fits = async (title: string) => {
      const frame = page.locator(`iframe[title=${title}]`);
      await frame.scrollIntoViewIfNeeded();
      const content = await frame.contentFrame().locator("main").boundingBox();
      return Math.abs(((await frame.boundingBox())?.height ?? 0) - (content?.height ?? 0)) < 2;
    };
    for (const title of ["Long", "Short"]) await until(`${title} fits`, () => fits(title));
    const heightOf = async (title: string) => (await page.locator(`iframe[title=${title}]`).boundingBox())?.height ?? 0;
    const long = await heightOf("Long");
    assert.ok(long > 600 && (await heightOf("Short")) < 300, `${long}`);
    assert.equal(await heightOf("Fixed"), 300);
    await page.evaluate(
      "new Promise((resolve) => { addEventListener('message', resolve); postMessage({ embedHeight: 5 }); })",
    );
    assert.equal(await heightOf("Long"), long, "messages of other pages are ignored");
    await page.setViewportSize({ width: 260, height: 740 });
    await until("Long grows", async () => (await heightOf("Long")) > long && (await fits("Long")));
  });
});
