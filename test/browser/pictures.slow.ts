import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { createFixtures } from "../support/fixtures.ts";
import { temporaryFolder } from "../support/folders.ts";
import { picture, pictureUpload } from "../support/pictures.ts";
import { violationsOf } from "./inspection.ts";
import { testInBrowser } from "./site.ts";

/** Waits until a page's pictures have loaded. @returns the ends of their URLs, which name the chosen sizes */
const loadedPictures = (page: Page): Promise<string[]> =>
  page.evaluate(`Promise.all([...document.images].map((image) => image.decode())).then(() =>
    [...document.images].map(({ currentSrc }) => currentSrc.slice(-9)))`);

testInBrowser("pictures in a browser", {}, async (t, site) => {
  const { sql, person, session } = site;
  const { alliance, group, event, entry } = await createFixtures(site);
  const folder = await temporaryFolder(t);
  const photo = join(folder, "photo of me.jpg");
  await writeFile(photo, await picture({ format: "jpeg", width: 900, height: 600, color: "#b5651d" }));
  const text = join(folder, "notes.png");
  await writeFile(text, "no picture");

  await t.test("shows logos and banners in the size that fits, and initials for images of other hosts", async () => {
    const visitor = await session(await person());
    const upload = async (width: number, height: number, color: string): Promise<string> =>
      (await visitor.call("createUpload", pictureUpload(await picture({ width, height, color })))).body.url;
    const logo = await upload(700, 700, "#2f5d8a");
    const banner = await upload(2000, 500, "#7a9e3b");
    const ours = await alliance({ name: "Open Cloud", logo_url: logo, banner_url: banner });
    const berlin = await group(ours, { name: "Wolkenwerk Berlin", logo_url: logo, banner_url: banner });
    const missingLogo = logo.replace(/[0-9a-f]{32}/, "0".repeat(32));
    await group(ours, { name: "Picture gone", logo_url: missingLogo });
    await group(ours, { name: "Elsewhere", logo_url: "https://images.example.org/logo.png" });
    const meetup = await event(berlin, { name: "Treffen", banner_url: banner });
    const kite = await entry(ours, { logo_url: logo });
    const paths = {
      "/groups/open-cloud/wolkenwerk-berlin": ["-128.webp", "-512.webp", "-128.webp", "-512.webp"],
      [`/events/open-cloud/wolkenwerk-berlin/${meetup.slug}`]: ["-128.webp", "-512.webp"],
      [`/landscape/${kite.id}`]: ["-128.webp", "-128.webp"],
    };
    for (const [path, expected] of Object.entries(paths)) {
      const page = await site.open({ viewport: { width: 1200, height: 900 } });
      await page.goto(path);
      // A list shows a banner small; the header has the alliance's logo.
      assert.deepEqual((await loadedPictures(page)).toSorted(), expected.toSorted(), path);
      assert.deepEqual(await violationsOf(page), [], path);
    }
    const phone = await site.open({ viewport: { width: 360, height: 740 } });
    await phone.goto("/groups/open-cloud/wolkenwerk-berlin");
    assert.deepEqual(new Set(await loadedPictures(phone)), new Set(["-512.webp", "-128.webp"]));
    const width: number = await phone.evaluate("document.documentElement.scrollWidth");
    assert.ok(width <= 360, "the page scrolls sideways");
    await sql`update groups set logo_url = null where name = 'Picture gone'`;
    const list = await site.open();
    await list.goto("/alliances/open-cloud");
    assert.equal(await list.locator("img.mark").count(), 2);
  });
});
