import assert from "node:assert/strict";
import { createFixtures } from "../support/fixtures.ts";
import { serveOnLoopback } from "../support/loopback.ts";
import { password } from "../support/people.ts";
import { follow, headingOf, openSignedIn, press, signIn, waitForRole } from "./acts.ts";
import { testInBrowser } from "./site.ts";

const maxResponseMs = 100;

testInBrowser("the community in a browser", {}, async (t, site) => {
  const { person, appoint } = site;
  const { alliance, group, event } = await createFixtures(site);
  const openCloud = await alliance({ name: "Open Cloud", description: "Local communities.\n\n- run\n- teach" });
  const berlin = await group(openCloud, { name: "Wolkenwerk Berlin", city: "Berlin", tags: ["kubernetes"] });
  const names = ["Bier und Bereitschaft", "لقاء السحابة الشهري", `A long name ${"x".repeat(100)}`];
  for (const name of names) await event(berlin, { name, venue: { name: "Kaffeefabrik", city: "Berlin" } });
  const chair = await person();
  await appoint(chair, { alliance: openCloud.id });
  const eventPath = "/events/open-cloud/wolkenwerk-berlin/bier-und-bereitschaft";

  await t.test("a user finds an event, signs in, RSVPs, and cancels the RSVP on the dashboard", async () => {
    const { email } = await person();
    const page = await site.open({ javaScriptEnabled: false });
    await page.goto("/");
    await follow(page, "Search");
    await page.getByLabel("Keywords").fill("bereitschft");
    await press(page, "Search");
    await follow(page, "Bier und Bereitschaft");
    assert.equal(await headingOf(page), "Bier und Bereitschaft");
    await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
    await signIn(page, email);
    assert.equal(new URL(page.url()).pathname, eventPath);
    await press(page, "RSVP");
    await waitForRole(page, "status", /You are going/);

    await follow(page, "Dashboard");
    const events = page.getByRole("region", { name: "Your next events" });
    assert.match((await events.textContent()) ?? "", /Bier und Bereitschaft/);
    await press(page, /^Cancel/);
    await waitForRole(page, "status", /Your RSVP has been canceled/);
    assert.match((await events.textContent()) ?? "", /You have no upcoming events/);
  });

  await t.test("a user RSVPs with the keyboard only, by the skip link, the sign-in and the event's page", async () => {
    const { email } = await person();
    const page = await site.open();
    await page.goto("/auth/login?next=/");
    await page.keyboard.press("Tab");
    assert.equal(await page.evaluate("document.activeElement.textContent.trim()"), "Skip to content");
    await page.keyboard.press("Enter");
    for (const text of [email, password]) {
      await page.keyboard.press("Tab");
      await page.keyboard.type(text);
    }
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: /^Hello/ }).waitFor();
    const focused = () => page.evaluate<string>("document.activeElement.textContent.trim()");
    const tabTo = async (label: string) => {
      for (let step = 0; step < 40; step++) {
        await page.keyboard.press("Tab");
        if ((await focused()) !== label) continue;
        const outline = await page.evaluate<string>(
          "[null, '::after'].map((part) => getComputedStyle(document.activeElement, part).outlineStyle).join(' ')",
        );
        assert.match(outline, /solid/, `the focus on ${label} is visible`);
        return;
      }
      assert.fail(`the Tab key does not reach ${label}`);
    };
    await tabTo("Bier und Bereitschaft");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Bier und Bereitschaft", level: 1 }).waitFor();
    await tabTo("RSVP");
    await page.keyboard.press("Enter");
    await page.getByText("You are going. See you there.").waitFor();
  });

  await t.test("times are also shown in the reader's time zone when it differs", async () => {
    for (const [timezoneId, expected] of [
      ["America/New_York", /^For you: .* E[SD]T|^For you: .*GMT-[45]/],
      ["Europe/Berlin", null],
    ] as const) {
      const page = await site.open({ timezoneId });
      await page.goto(eventPath);
      const localTimes = page.locator("[data-for-you]");
      if (expected) await localTimes.filter({ hasText: expected }).waitFor({ state: "visible" });
      else assert.equal(await localTimes.isVisible(), false);
    }
  });

  await t.test("the form for a group's first event suggests the browser's time zone, unless it is UTC", async () => {
    const first = await group(openCloud, { name: "First", city: "Hamburg", country_code: "DE" });
    const founder = await person();
    await appoint(founder, { group: first.id });
    for (const timezoneId of ["America/Sao_Paulo", "Asia/Kolkata", "UTC"]) {
      const page = await site.open({ timezoneId });
      await openSignedIn(page, `/groups/${openCloud.slug}/${first.slug}/events/new`, founder);
      await page.getByLabel("Name", { exact: true }).waitFor();
      await page.waitForLoadState("load");
      const zone = await page.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone");
      const expected = zone === "UTC" ? "Europe/Berlin" : zone;
      assert.equal(await page.getByLabel("Time zone").inputValue(), expected);
      assert.equal(await page.getByLabel("City").inputValue(), "Hamburg");
    }
  });

  await t.test("a script shows a group's next events on another site, in the colors of that site", async () => {
    const page = await site.open();
    const element = `<script async src="${site.baseUrl}/assets/embed.js" data-group="open-cloud/wolkenwerk-berlin"
      data-accent="d6336c" data-background="fff9db" data-title="Our meetups" data-height="400"></script>`;
    const body = `<!doctype html><html lang="en"><title>Ours</title><main><h1>Ours</h1>${element}</main>`;
    await page.goto(
      await serveOnLoopback(t, (_, response) => response.setHeader("content-type", "text/html").end(body)),
    );
    const frame = page.frameLocator('iframe[title="Our meetups"]');
    const link = frame.getByRole("link", { name: "Bier und Bereitschaft" });
    await link.waitFor();
    const color = await page.frames()[1]?.evaluate("getComputedStyle(document.querySelector('.when')).color");
    assert.match(String(color), /^rgb\(/);
    assert.notEqual(color, "rgb(31, 79, 216)");
  });

  await t.test("buttons copy the code to embed, and exist only with scripts", async () => {
    const page = await site.open({ permissions: ["clipboard-read", "clipboard-write"] });
    const withoutScripts = await site.open({ javaScriptEnabled: false });
    for (const target of [page, withoutScripts]) {
      await openSignedIn(target, "/groups/open-cloud/wolkenwerk-berlin", chair);
      await target.getByText("Show the events on another website").click();
    }
    await page.getByRole("button", { name: /^Copy/ }).click();
    await page.getByText("Copied").waitFor();
    const copied = await page.evaluate<string>("navigator.clipboard.readText()");
    assert.match(copied, /^<script async src=.*data-group="open-cloud\/wolkenwerk-berlin"><\/script>$/);
    assert.equal(await withoutScripts.getByRole("button", { name: /^Copy/ }).count(), 0);
  });

  const paths = ["/", "/alliances/open-cloud", "/groups/open-cloud/wolkenwerk-berlin", "/events", eventPath, "/jobs"];

  await t.test("the server sends a page within a tenth of a second", async (t) => {
    const page = await site.open();
    for (const path of paths) {
      await t.test(path, async () => {
        await page.goto(path);
        const durations: number[] = [];
        for (let attempt = 0; attempt < 12 && Math.min(...durations) >= maxResponseMs; attempt++) {
          // Uses a new URL each time, because a cached response would take no time.
          const url = `${path}${path.includes("?") ? "&" : "?"}visit=${attempt}`;
          const started = performance.now();
          await (await page.request.get(url)).body();
          durations.push(performance.now() - started);
        }
        assert.ok(Math.min(...durations) < maxResponseMs, `${durations.map(Math.round)} ms`);
      });
    }
  });
});
