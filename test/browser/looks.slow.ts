import assert from "node:assert/strict";
import { contrastOf } from "../../src/foundation/colors.ts";
import { createFixtures } from "../support/fixtures.ts";
import { picture, pictureUpload } from "../support/pictures.ts";
import { openSignedIn } from "./acts.ts";
import { inspect } from "./inspection.ts";
import { testInBrowser } from "./site.ts";

const logoSvg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><rect width="90" height="30" rx="6" fill="#862e9c"/></svg>',
);

/** Converts `rgb(r, g, b)` to `#rrggbb`. */
const hex = (rgb: string): string =>
  `#${(rgb.match(/\d+/g) ?? []).map((channel) => Number(channel).toString(16).padStart(2, "0")).join("")}`;

const branding = {
  site: {
    name: "Gemeinsam",
    contact: undefined,
    tagline: "Groups that build things together.",
    accent: "#862e9c",
    imprint_url: "https://gemeinsam.example/imprint",
    privacy_url: "https://gemeinsam.example/privacy",
    terms_url: "https://gemeinsam.example/terms",
  },
  logo: { name: "logo.svg", content: logoSvg },
};

testInBrowser("branding in a browser", branding, async (t, site) => {
  const { person, session, appoint } = site;
  const { alliance, group, event } = await createFixtures(site);
  const visitor = await session(await person());
  const upload = async (width: number, height: number, color: string): Promise<string> =>
    (await visitor.call("createUpload", pictureUpload(await picture({ width, height, color })))).body.url;
  const links = { imprint_url: "https://open-cloud.example.org/imprint" };
  const ours = await alliance({
    name: "Open Cloud Alliance",
    logo_url: await upload(256, 256, "#e8590c"),
    banner_url: await upload(1600, 800, "#ffd8a8"),
    accent_color: "#ffd43b",
    tagline: "Infrastructure that nobody owns alone.",
    ...links,
  });
  const berlin = await group(ours, { name: "Wolkenwerk Berlin", city: "Berlin" });
  const meetup = await event(berlin, { name: "Bier und Bereitschaft" });
  const chair = await person();
  await appoint(chair, { alliance: ours.id });
  const paths = {
    start: "/",
    alliance: "/alliances/open-cloud-alliance",
    group: "/groups/open-cloud-alliance/wolkenwerk-berlin",
    event: `/events/open-cloud-alliance/wolkenwerk-berlin/${meetup.slug}`,
  };

  for (const colorScheme of ["light", "dark"] as const)
    for (const width of [360, 1200])
      await t.test(`pages with custom colors are readable and fit (${colorScheme}, ${width} pixels)`, async () => {
        const page = await site.open({ colorScheme, viewport: { width, height: 800 }, bypassCSP: true });
        for (const [name, path] of Object.entries(paths)) {
          await page.goto(path);
          await inspect(page, `look-${name}`);
        }
      });

  await t.test("pages replace an accent color that is hard to read", async () => {
    const page = await site.open({ javaScriptEnabled: false });
    await openSignedIn(page, "/alliances/open-cloud-alliance/edit", chair);
    await page.getByLabel("Accent color").fill("#ffffff");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("status").first().waitFor();
    const visitorPage = await site.open({ colorScheme: "light" });
    await visitorPage.goto(paths.event);
    const [ink = "", paper = ""] = await visitorPage.evaluate<string[]>(
      "[getComputedStyle(document.querySelector('.crumb a')).color, getComputedStyle(document.body).backgroundColor]",
    );
    assert.ok(contrastOf(hex(ink), hex(paper)) >= 4.5, `${ink} on ${paper}`);
  });
});
