import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { violationsOf } from "./inspection.ts";
import { testInBrowser } from "./site.ts";

testInBrowser("the reference in a browser", {}, async (t, site) => {
  const openReference = async (page: Page) => {
    await page.goto("/docs");
    await page.getByRole("heading", { name: "List alliances" }).first().waitFor({ timeout: 120_000 });
  };
  // All tests share one page, because opening it takes seconds.
  const page = await site.open({ viewport: { width: 1400, height: 900 } });
  await openReference(page);

  await t.test("a second visit loads the files of the page from the cache", async () => {
    await page.goto("/");
    await openReference(page);
    const sizes = await page.evaluate<number[]>(
      "performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/')).map(({ transferSize }) => transferSize)",
    );
    assert.ok(sizes.length > 0);
    assert.deepEqual([...new Set(sizes)], [0]);
  });

  await t.test("a search for an operation's ID finds the operation first", async () => {
    for (const [id, summary] of [
      ["attendEvent", "RSVP to an event"],
      ["createToken", "Create an API token"],
      ["listAllEvents", "List the events of all alliances"],
    ] as const) {
      await page.getByPlaceholder("Search...").fill(id);
      const first = page.locator("[data-role='search:results'] [role=menuitem]").first();
      await first.getByText(summary).waitFor();
    }
    await page.getByPlaceholder("Search...").fill("");
  });

  await t.test("shows the operations of the API, without those of pages", async () => {
    assert.equal(await page.getByText("Operation ID: showHome.").count(), 0);
    const size = await page.evaluate<number[]>(
      "[document.querySelectorAll('*').length, document.documentElement.scrollHeight]",
    );
    const [elements = 0, pixels = 0] = size;
    t.comment(`${elements} elements, ${pixels} pixels`);
    // Small enough for phones. The operations of pages would triple the size.
    assert.ok(elements <= 55_000 && pixels <= 265_000);
    await page.getByText("Operation ID: createAccessToken.").waitFor();
  });

  await t.test("a public operation says that it needs no authentication, and others name their scope", async () => {
    await page.getByText("Operation ID: listAlliances. No authentication needed.").waitFor();
    await page.getByText("Operation ID: createAlliance. Scope: admin:alliances.").waitFor();
  });

  await t.test("lists only errors that are specific to the operation, and shows request samples", async () => {
    const creation = page.locator("[data-section-id='operation/createGroup']");
    const responses = await creation.getByRole("button", { name: /^\d{3}/ }).allInnerTexts();
    assert.deepEqual(
      responses.map((text) => text.slice(0, 3)),
      ["201"],
    );
    await creation.getByText('"name": "Wolkenwerk Hamburg"').waitFor();
    const webhook = page.locator("[data-section-id='operation/receiveEventPublished']");
    await webhook.getByText('"type": "event.published"').waitFor();
  });

  await t.test("nothing overflows at 360 and 1400 pixels", async () => {
    for (const width of [360, 1400]) {
      await page.setViewportSize({ width, height: 900 });
      assert.equal(await page.evaluate<number>("document.documentElement.scrollWidth"), width);
    }
  });

  await t.test("axe finds no violation", async () => {
    const phonePage = await site.open({ viewport: { width: 360, height: 740 }, bypassCSP: true });
    await openReference(phonePage);
    // The page's corrections of Redoc's markup are applied one frame later.
    await phonePage.locator("[aria-level]").first().waitFor({ state: "attached" });
    assert.deepEqual(await violationsOf(phonePage), []);
  });
});
