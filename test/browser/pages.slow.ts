import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { languages } from "../../src/foundation/languages/texts.ts";
import { createEveryPage } from "../support/site.ts";
import { press } from "./acts.ts";
import { assertFits, inspect, saveScreenshot } from "./inspection.ts";
import { testInBrowser } from "./site.ts";

const name = `Wolkenwerk Berlin, لقاء السحابة الشهري, ${"A long name ".repeat(5).trim()}`;
const text = "An evening of *on-call* stories.\n\n- run\n- teach\n\n| Time | Talk |\n|---|---|\n| 19:00 | Pagers |";

testInBrowser("every page in a browser", {}, async (t, site) => {
  const { pages, visitor } = await createEveryPage(site, { name, text });
  const signedIn = {
    cookies: [
      {
        name: "session_id",
        value: visitor.session(),
        domain: "127.0.0.1",
        path: "/",
        expires: -1,
        httpOnly: true,
        secure: false,
        sameSite: "Lax" as const,
      },
    ],
    origins: [],
  };
  // reference.slow.ts tests the reference.
  const urls = pages.filter(({ id }) => id !== "showDocs").map(({ url }) => url);
  const publicUrls = pages.filter(({ isPublic }) => isPublic).map(({ url }) => url);
  const anonymousUrls = [
    ...urls.filter((url) => publicUrls.includes(url)),
    "/auth/login?notice=registered",
    "/auth/login?notice=provider_failed",
    `/auth/verify-email?token=${"A".repeat(22)}`,
    "/nothing-here",
    "/events?city=Atlantis",
    "/groups?city=Berlin&within=100",
    "/search?q=zzzzqqqq",
  ];
  const rejectedForms = [
    ["/auth/login", /^Sign in$/, false],
    ["/auth/register", "Create account", false],
    ["/settings/security", "Change password", true],
    ["/settings/tokens", "Create token", true],
    ["/settings/account", "Change address", true],
  ] as const;

  for (const [colorScheme, width] of [
    ["light", 360],
    ["dark", 1100],
  ] as const)
    await t.test(`axe finds no violation, and nothing overflows (${colorScheme}, ${width} pixels)`, async (t) => {
      const open = (options: object = {}): Promise<Page> =>
        site.open({ colorScheme, viewport: { width, height: 740 }, bypassCSP: true, ...options });
      const [anonymousPage, signedInPage] = [await open(), await open({ storageState: signedIn })];
      for (const [page, pageUrls] of [
        [anonymousPage, anonymousUrls],
        [signedInPage, urls],
      ] as const)
        for (const url of pageUrls)
          await t.test(`${url}${page === signedInPage ? ", signed in" : ""}`, async () => {
            await page.goto(url);
            await page.evaluate("for (const folded of document.querySelectorAll('details')) folded.open = true");
            await inspect(page, url.replaceAll(/\W+/g, "-"));
          });
      for (const [url, button, isSignedIn] of rejectedForms)
        await t.test(`${url}, rejected`, async () => {
          const page = isSignedIn ? signedInPage : anonymousPage;
          await page.goto(url);
          await page.evaluate("for (const form of document.forms) form.noValidate = true");
          await press(page, button);
          await page.getByRole("alert").first().waitFor();
          await inspect(page, `${url}-rejected`);
        });
    });

  await t.test("names without spaces fit on a phone", async () => {
    const name = "x".repeat(70);
    for (const table of ["alliances", "groups", "events", "landscape_entries"])
      await site.sql`update ${site.sql(table)} set name = ${name}`;
    await site.sql`update jobs set title = ${name}`;
    const page = await site.open({ viewport: { width: 360, height: 740 } });
    for (const url of anonymousUrls) {
      await page.goto(url);
      await assertFits(page, url);
    }
  });

  for (const language of languages)
    await t.test(`pages fit on a phone in ${language}`, async () => {
      const page = await site.open({ viewport: { width: 360, height: 740 }, locale: language, storageState: signedIn });
      for (const url of urls.filter((path) => !path.startsWith("/embed/"))) {
        await page.goto(url);
        assert.equal(await page.locator("html").getAttribute("lang"), language, url);
        await assertFits(page, `${language}: ${url}`);
        await saveScreenshot(page, `${language}${url.replaceAll(/\W+/g, "-")}`);
      }
      await page.context().close();
    });
});
