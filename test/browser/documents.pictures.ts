import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { packageRoot } from "../../src/foundation/package.ts";
import { testNow } from "../support/cluster.ts";
import { openSignedIn } from "./acts.ts";
import { testInBrowser } from "./site.ts";

/** The event's time zone. With another time zone the page would also show the visitor's time. */
const timezoneId = "Europe/Berlin";

const folder = join(packageRoot, "docs/pictures");

/** Saves a screenshot with few colors, so that the file is small and text stays sharp. */
const saveScreenshot = async (page: Page, name: string): Promise<void> => {
  const screenshot = await page.screenshot();
  await writeFile(
    join(folder, `${name}.png`),
    await sharp(screenshot).png({ palette: true, colours: 32, effort: 10 }).toBuffer(),
  );
};

/** Run by `make pictures`: takes screenshots of the demo data, at the fixed time of tests, for the documents. */
testInBrowser("pictures of documents", { host: "localhost", data: "demo", clock: () => testNow }, async (t, site) => {
  await mkdir(folder, { recursive: true });
  const open = (width: number, height: number) =>
    site.open({
      viewport: { width, height },
      deviceScaleFactor: 1.5,
      colorScheme: "light",
      locale: "en-GB",
      timezoneId,
    });

  await t.test("an event, seen by a user before the RSVP", async () => {
    const page = await open(1080, 757);
    await openSignedIn(page, "/events/open-cloud/wolkenwerk-berlin/bier-und-bereitschaft", await site.person());
    await page.getByLabel("What would you like to drink?").selectOption("Beer");
    await page.getByLabel("Is there anything that you cannot eat?").fill("Peanuts");
    await saveScreenshot(page, "event");
  });

  await t.test("the reference at an operation", async () => {
    const page = await open(1400, 800);
    await page.goto("/docs");
    await page.getByRole("heading", { name: "List alliances" }).first().waitFor({ timeout: 120_000 });
    await page.getByRole("menuitem", { name: "Events", exact: true }).click();
    await page.getByRole("menuitem", { name: "List the events of all alliances" }).click();
    await page.getByText("Operation ID: listAllEvents").waitFor();
    await saveScreenshot(page, "reference");
  });
});
