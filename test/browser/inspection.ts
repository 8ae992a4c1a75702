import assert from "node:assert/strict";
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Page } from "playwright-core";
import type { Site } from "./site.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Folder for screenshots that people inspect. */
const screenshotFolder = process.env["SCREENSHOTS"];

const schemeOf = (page: Page): Promise<"light" | "dark"> =>
  page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'");

/** Returns the violations that axe finds. In dark mode it checks contrast only, because only colors differ. */
export const violationsOf = async (page: Page): Promise<unknown> => {
  await page.evaluate(axe);
  const options = (await schemeOf(page)) === "dark" ? '{ runOnly: ["color-contrast"] }' : "{}";
  return page.evaluate(`axe.run(${options}).then(({ violations }) => violations)`);
};

export const assertFits = async (page: Page, name: string): Promise<void> => {
  const overflow = await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth");
  assert.ok(overflow <= 0, `${name} is ${overflow} pixels too wide`);
};

export const saveScreenshot = async (page: Page, name: string): Promise<void> => {
  if (screenshotFolder === undefined) return;
  mkdirSync(screenshotFolder, { recursive: true });
  const file = `${name}-${await schemeOf(page)}-${page.viewportSize()?.width}.png`;
  await page.screenshot({ path: join(screenshotFolder, file), fullPage: true });
};

/** Opens `path` with the cookies of `page` and with scripts, which axe needs: wide and light, then narrow and dark. */
export const inspectViews = async (
  site: Pick<Site, "open">,
  page: Page,
  name: string,
  path = page.url(),
): Promise<void> => {
  const storageState = await page.context().storageState();
  for (const [colorScheme, width] of [
    ["light", 1100],
    ["dark", 360],
  ] as const) {
    const view = await site.open({ storageState, viewport: { width, height: 800 }, colorScheme });
    await view.goto(path);
    await inspect(view, name);
    await view.context().close();
  }
};

/** Requires that the page is accessible and fits into its window. */
export const inspect = async (page: Page, name: string): Promise<void> => {
  assert.deepEqual(await violationsOf(page), [], name);
  await assertFits(page, name);
  await saveScreenshot(page, name);
};
