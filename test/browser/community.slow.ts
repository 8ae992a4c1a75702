import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { test } from "tap";
import { withoutBrowser } from "../support/chromium.ts";
import { serveOnLoopback } from "../support/loopback.ts";
import { things } from "../support/things.ts";
import { heading, press, signIn } from "./acts.ts";
import { violationsOf } from "./inspection.ts";
import { noProviders, start } from "./site.ts";

const follow = (page: Page, name: string | RegExp) => page.getByRole("link", { name }).first().click();
const status = (page: Page) => page.getByRole("status").first().textContent();

/** Milliseconds in which the server has a page ready, at most. */
const budget = 100;

test("the community in a browser", { skip: withoutBrowser() }, async (t) => {
  const site = await start(t, noProviders);
  const { sql, faults, person, appoint, as } = site;
  const { alliance, group, event, job, entry } = await things(site);
  const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const open = await alliance({ name: "Open Cloud", description: "Local communities.\n\n- run\n- teach" });
  const berlin = await group(open, { name: "Wolkenwerk Berlin", city: "Berlin", tags: ["kubernetes"] });
  const times = { starts_at: soon(48), ends_at: soon(51) };
  const names = ["Bier und Bereitschaft", "لقاء السحابة الشهري", `A long name ${"x".repeat(100)}`];
  for (const name of names) await event(berlin, { ...times, name, venue: { name: "Kaffeefabrik", city: "Berlin" } });
  const engineer = await job(open, {
    group_id: berlin.id,
    salary: { minimum: 68_000, maximum: 85_000, currency: "EUR", period: "year" },
  });
  const kite = await entry(open, { website_url: "https://kite.example.org", tags: ["batch"] });
  const [chair, applicant] = [await person(), await person()];
  await appoint(chair, { alliance: open.id });
  await site.call("joinGroup", { path: { alliance: open.slug, group_id: berlin.id }, as: as(applicant) });
  await site.call("applyToJob", { path: { job_id: engineer.id }, body: { note: "I like pagers." }, as: as(applicant) });
  const reported = { subject_type: "job", subject_id: engineer.id, reason: "spam", text: "It only sells tickets." };
  await site.call("createReport", { body: reported, as: as(applicant) });
  const hooks = { url: "https://hooks.example.org/messages", event_types: ["event.published"] };
  const alliancePath = { path: { alliance: open.slug }, as: as(chair) };
  const { body: hook } = await site.call("createWebhook", { ...alliancePath, body: hooks });
  const eventPath = "/events/open-cloud/wolkenwerk-berlin/bier-und-bereitschaft";

  await t.test(
    "find an event, sign in, RSVP, see it on the dashboard, cancel it there; join a group; apply",
    async () => {
      const { email } = await person();
      const page = await site.open({ javaScriptEnabled: false });
      await page.goto("/");
      await follow(page, "Search");
      await page.getByLabel("Words").fill("bereitschft");
      await press(page, "Search");
      await follow(page, "Bier und Bereitschaft");
      assert.equal(await heading(page), "Bier und Bereitschaft");
      await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
      await signIn(page, email);
      assert.equal(new URL(page.url()).pathname, eventPath);
      await press(page, "RSVP");
      assert.match((await status(page)) ?? "", /You are going/);

      await follow(page, "Dashboard");
      const events = page.getByRole("region", { name: "Your next events" });
      assert.match((await events.textContent()) ?? "", /Bier und Bereitschaft/);
      await press(page, /^Cancel/);
      assert.match((await status(page)) ?? "", /Your RSVP is canceled/);
      assert.match((await events.textContent()) ?? "", /You have no upcoming events/);

      await follow(page, "Alliances");
      await follow(page, "Open Cloud");
      await follow(page, "Wolkenwerk Berlin");
      await press(page, "Join the group");
      assert.match((await status(page)) ?? "", /You are a member/);
      await follow(page, "Jobs");
      await follow(page, "Site reliability engineer");
      await page.getByLabel(/A few words/).fill("I still like the pager.");
      await press(page, "Send application");
      assert.match((await status(page)) ?? "", /Your application is sent/);
      await follow(page, "Dashboard");
      const text = (await page.getByRole("main").textContent()) ?? "";
      assert.match(text, /Your groups[\s\S]*Wolkenwerk Berlin/);
      assert.match(text, /Your applications[\s\S]*Site reliability engineer/);
    },
  );

  await t.test("with the keyboard only: from the home page to an event, and an RSVP", async () => {
    const { email } = await person();
    const page = await site.open();
    await page.goto(`/auth/login?next=/`);
    await signIn(page, email);
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
      assert.fail(`no way by keyboard to ${label}`);
    };
    await tabTo("Bier und Bereitschaft");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Bier und Bereitschaft", level: 1 }).waitFor();
    await tabTo("RSVP");
    await page.keyboard.press("Enter");
    await page.getByText("You are going. See you there.").waitFor();
  });

  await t.test("times are also on the clock of whoever looks, when it shows another time", async () => {
    for (const [timezoneId, expected] of [
      ["America/New_York", /^For you: .* E[SD]T|^For you: .*GMT-[45]/],
      ["Europe/Berlin", null],
    ] as const) {
      const page = await site.open({ timezoneId });
      await page.goto(eventPath);
      const own = page.locator("[data-for-you]");
      if (expected) await own.filter({ hasText: expected }).waitFor({ state: "visible" });
      else assert.equal(await own.isVisible(), false);
    }
  });

  await t.test("a group's first event is in the browser's time zone, unless that is UTC", async () => {
    const first = await group(open, { name: "First", city: "Hamburg", country_code: "DE" });
    const founder = await person();
    await appoint(founder, { group: first.id });
    for (const timezoneId of ["America/Sao_Paulo", "Asia/Kolkata", "UTC"]) {
      const page = await site.open({ timezoneId });
      await page.goto(`/auth/login?next=/groups/${open.slug}/${first.slug}/events/new`);
      await signIn(page, founder.email);
      await page.getByLabel("Name", { exact: true }).waitFor();
      await page.waitForLoadState("load");
      const zone = await page.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone");
      const expected = zone === "UTC" ? "Europe/Berlin" : zone;
      assert.equal(await page.getByLabel("Time zone").inputValue(), expected);
      assert.equal(await page.getByLabel("City").inputValue(), "Hamburg");
    }
  });

  await t.test("another site shows a group's next events by a script, in its colors", async () => {
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

  await t.test("what is in a city is found without scripts, and a city that nobody knows is said to be", async () => {
    const page = await site.open({ javaScriptEnabled: false });
    await page.goto("/events");
    await page.getByLabel("City").fill("berlin");
    await press(page, "Filter");
    await page.getByRole("link", { name: "Bier und Bereitschaft" }).waitFor();
    await page.getByLabel("City").fill("Atlantis");
    await page.getByLabel("Distance").selectOption("Up to 100 km away");
    await press(page, "Filter");
    await page.getByText("No group and no event is in “Atlantis”.").waitFor();
    await follow(page, "Groups");
    await page.getByLabel("City").fill("Berlin");
    await press(page, "Filter");
    await follow(page, "Wolkenwerk Berlin");
  });

  await t.test(
    "an administrator makes a webhook, tries it, and finds it in the audit log, without scripts",
    async () => {
      const page = await site.open({ javaScriptEnabled: false });
      await page.goto(`/auth/login?next=${encodeURIComponent("/alliances/open-cloud")}`);
      await signIn(page, chair.email);
      await follow(page, "Webhooks");
      await page.getByLabel("Address of the receiver").fill("https://127.0.0.1/hook");
      await page.getByLabel("event.published").check();
      await press(page, "Create");
      await page.getByRole("link", { name: /of a host that everybody can reach/ }).waitFor();
      await page.getByLabel("Address of the receiver").fill("https://receiver.example.org/hook");
      await press(page, "Create");
      assert.match(await page.getByLabel("receiver.example.org").inputValue(), /^whsec_/);
      await follow(page, "To the webhook");
      await page.getByLabel("Send messages").uncheck();
      await press(page, "Save");
      await page.getByText(/An administrator disabled it/).waitFor();
      await page.goto("/alliances/open-cloud");
      await follow(page, "Audit log");
      await page.getByText("updateWebhook").first().waitFor();
      await page.getByText("createWebhook").first().waitFor();
    },
  );

  await t.test("commands are copied by buttons, which are there only with scripts", async () => {
    const page = await site.open({ permissions: ["clipboard-read", "clipboard-write"] });
    const plain = await site.open({ javaScriptEnabled: false });
    for (const each of [page, plain]) {
      await each.goto("/auth/login?next=/groups/open-cloud/wolkenwerk-berlin");
      await signIn(each, chair.email);
      await each.getByText("Show the events on another website").click();
    }
    await page.getByRole("button", { name: /^Copy/ }).click();
    await page.getByText("Copied").waitFor();
    const copied = await page.evaluate<string>("navigator.clipboard.readText()");
    assert.match(copied, /^<script async src=.*data-group="open-cloud\/wolkenwerk-berlin"><\/script>$/);
    assert.equal(await plain.getByRole("button", { name: /^Copy/ }).count(), 0);
  });

  const addresses = [
    "/",
    "/alliances",
    "/alliances/open-cloud",
    "/groups/open-cloud/wolkenwerk-berlin",
    "/groups",
    "/groups?city=Berlin&within=100",
    "/events",
    "/events?city=Atlantis",
    eventPath,
    "/jobs",
    `/jobs/${engineer.slug}`,
    "/landscape",
    `/landscape/${kite.id}`,
    "/search",
    "/search?q=berlin",
    "/search?q=berlin+zzzzqqqq",
    "/search?q=zzzzqqqq",
    "/jobs?q=zzzz",
  ];

  /** Pages that say more to whoever is signed in; all others differ by the header. */
  const personal = ["/", "/groups/open-cloud/wolkenwerk-berlin", eventPath, `/jobs/${engineer.slug}`, "/dashboard"];

  const forOrganizers = [
    "/groups/open-cloud/wolkenwerk-berlin/events/new",
    ...["edit", "copies", "attendees"].map((place) => `${eventPath}/${place}`),
  ];

  const administered = [
    "/dashboard",
    "/administration/reports",
    "/groups/open-cloud/wolkenwerk-berlin/members",
    "/groups/open-cloud/wolkenwerk-berlin/bans",
    "/groups/open-cloud/wolkenwerk-berlin/edit",
    "/alliances/open-cloud/bans",
    "/alliances/open-cloud/edit",
    "/alliances/open-cloud/audit",
    "/alliances/open-cloud/webhooks",
    `/alliances/open-cloud/webhooks/${hook.id}`,
    "/alliances/open-cloud/jobs/new",
    `/jobs/${engineer.slug}`,
    `/jobs/${engineer.slug}/applications`,
    `/landscape/${kite.id}/edit`,
  ];

  for (const colorScheme of ["light", "dark"] as const) {
    await t.test(`axe finds no violation, and nothing overflows at 360 pixels (${colorScheme})`, async (t) => {
      const someone = await person();
      await sql`update users set timezone = 'Asia/Tokyo' where id = ${someone.id}`;
      await appoint(someone, { group: berlin.id });
      const visit = async (page: Page, address: string) => {
        await page.goto(address);
        const width = await page.evaluate<number>("document.documentElement.scrollWidth");
        assert.ok(width <= 360, `${width} pixels`);
        assert.deepEqual(await violationsOf(page), []);
      };
      const page = await site.open({ colorScheme, viewport: { width: 360, height: 740 }, bypassCSP: true });
      for (const address of addresses) await t.test(address, () => visit(page, address));
      await page.goto("/auth/login");
      await signIn(page, someone.email);
      await page.goto(eventPath);
      await press(page, "RSVP");
      for (const address of [...personal, ...forOrganizers])
        await t.test(`${address}, signed in`, () => visit(page, address));
      const desk = await site.open({ colorScheme, viewport: { width: 360, height: 740 }, bypassCSP: true });
      await desk.goto("/auth/login");
      await signIn(desk, chair.email);
      await desk.getByRole("heading", { name: /^Welcome/ }).waitFor();
      for (const address of administered)
        await t.test(`${address}, for its administrators`, () => visit(desk, address));
    });
  }

  await t.test("a page is ready within a tenth of a second, and below 50 kB with its styles", async (t) => {
    const page = await site.open();
    for (const address of addresses) {
      await t.test(address, async () => {
        await page.goto(address);
        const durations: number[] = [];
        let bytes = 0;
        for (let time = 0; time < 12 && Math.min(...durations) >= budget; time++) {
          // Another address each time: a kept response would need no time.
          const url = `${address}${address.includes("?") ? "&" : "?"}visit=${time}`;
          const started = performance.now();
          const response = await page.request.get(url);
          bytes = (await response.body()).length;
          durations.push(performance.now() - started);
        }
        assert.ok(Math.min(...durations) < budget, `${durations.map(Math.round)} ms`);
        const style = await page.request.get("/assets/style.css");
        assert.ok(bytes + (await style.body()).length < 50_000, `${bytes} bytes`);
      });
    }
  });

  await t.test("no page logged an error, broke its policy, or loaded anything from another origin", async () => {
    assert.deepEqual(faults, []);
  });
});
