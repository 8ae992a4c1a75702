import assert from "node:assert/strict";
import { test } from "tap";
import { languages } from "../../src/foundation/languages/languages.ts";
import type { OperationId } from "../../src/server/http/contract.ts";
import { toHtml, toPreview } from "../../src/web/pages/markdown.ts";
import { englishIn } from "../support/english.ts";
import type { Person } from "../support/people.ts";
import { startService } from "../support/service.ts";
import { things } from "../support/things.ts";

const html = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const formHeaders = { ...html, "content-type": "application/x-www-form-urlencoded" };

const others = languages.filter((language) => language !== "en");

/** The data for search engines in a page. */
const structured = (page: string): Record<string, unknown> => {
  const [, text] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(page) ?? [];
  return JSON.parse(text ?? assert.fail("the page has no structured data"));
};

const canonical = (page: string): string | undefined => /<link rel="canonical" href="([^"]*)">/.exec(page)?.[1];

const publicPages = [
  ["showHome", {}],
  ["showAlliances", {}],
  ["showAlliance", { path: { alliance: "open-cloud" } }],
  ["showGroup", { path: { alliance: "open-cloud", group_slug: "wolkenwerk-berlin" } }],
  ["showEvents", {}],
  [
    "showEvent",
    { path: { alliance: "open-cloud", group_slug: "wolkenwerk-berlin", event_slug: "bier-und-bereitschaft" } },
  ],
  ["showJobs", {}],
  ["showJob", { path: { slug: "site-reliability-engineer-nordlicht-systems" } }],
  ["showLandscape", {}],
  ["showLandscapeEntry", { path: { entry_id: "01856aa0-c800-7384-bde6-1b8064656d6f" } }],
  ["showSearch", { query: { q: "bereitschft" } }],
  ["showGroups", {}],
  ["showEvents", { query: { city: "Berlin", within: "500" } }],
] as const;

test("the pages of the demo data", async (t) => {
  const { call, raw, baseUrl, now } = await startService(t);

  await t.test("criterion 46: every page is strict, small, canonical, and loads nothing from other hosts", async () => {
    const style = await raw({ url: "/assets/style.css" });
    for (const [id, request] of publicPages) {
      const { status, headers, body } = await call(id, { ...request, headers: html });
      assert.equal(status, 200, id);
      const policy = String(headers["content-security-policy"]);
      assert.match(policy, /default-src 'none'.*img-src 'self'/);
      assert.doesNotMatch(policy, /unsafe|\*|https?:/);
      assert.doesNotMatch(
        body,
        /<script(?! type="application\/ld\+json")(?![^>]* src="\/)| on\w+=| style=|<style|<img/,
      );
      assert.ok(canonical(body)?.startsWith(`${baseUrl}/`), id);
      assert.match(body, /<meta property="og:title" content="[^"]+">/);
      assert.equal(body.match(/<h1/g)?.length, 1);
      assert.ok(Buffer.byteLength(body) + Buffer.byteLength(style.payload) < 50_000, `${id}: ${body.length}`);
      for (const [link = "", address = ""] of body.matchAll(/<a [^>]*href="(https?:[^"]*)"[^>]*>/g))
        assert.match(link, /rel="nofollow ugc noopener"/, address);
    }
  });

  await t.test("no English is left on a page in another language, but for what users wrote", async () => {
    const unlike = { q: "zzzzqqqq" };
    for (const language of others)
      for (const [id, request] of [
        ...publicPages,
        ["showAlliances", { query: unlike }],
        ["showAlliance", { path: { alliance: "open-cloud" }, query: unlike }],
        ["showGroup", { ...publicPages[3][1], query: { when: "past" } }],
        ["showEvents", { query: { when: "past" } }],
        ["showEvents", { query: { alliance: "nope" } }],
        ["showEvents", { query: { city: "Atlantis" } }],
        ["showGroups", { query: { city: "Berlin", within: "500" } }],
        ["showGroups", { query: unlike }],
        ["showJobs", { query: unlike }],
        ["showLandscape", { query: unlike }],
        ["showSearch", { query: { ...unlike, type: "job" } }],
        ["showSearch", { query: unlike }],
        ["showSearch", {}],
      ] as const) {
        const { headers, body } = await call(id, { ...request, headers: { ...html, "accept-language": language } });
        assert.equal(headers["content-language"], language);
        assert.match(body, new RegExp(`<html lang="${language}">`));
        assert.deepEqual(englishIn(body, language, ["community", "common.place"]), [], `${language}: ${id}`);
      }
  });

  await t.test("304 for a page that the client has; the kept page is sent again to a browser", async () => {
    for (const [id, request] of publicPages) {
      assert.equal((await call(id, { ...request, headers: { "if-none-match": "*" } })).status, 304, id);
      const first = await call(id, { ...request, headers: html });
      assert.equal((await call(id, { ...request, headers: html })).body, first.body);
    }
  });

  await t.test("a page is what the API says: html_url leads to it", async () => {
    for (const [page, read, request] of [
      ["showAlliance", "getAlliance", publicPages[2][1]],
      ["showGroup", "getGroup", publicPages[3][1]],
      ["showEvent", "getEvent", publicPages[5][1]],
      ["showJob", "getJob", publicPages[7][1]],
      ["showLandscapeEntry", "getLandscapeEntry", publicPages[9][1]],
    ] as const) {
      const { body: resource } = await call(read, request);
      const { body } = await call(page, { ...request, headers: html });
      assert.equal(canonical(body), resource.html_url);
      assert.match(body, new RegExp(`<h1[^>]*>${resource.name ?? resource.title}</h1>`));
    }
  });

  await t.test("lists are walked by links that keep the filters, and empty ones help", async () => {
    const first = await call("showLandscape", { headers: html });
    const [, next] = /rel="next" href="([^"]+)"/.exec(first.body) ?? [];
    const second = await raw({ url: String(next).replaceAll("&amp;", "&"), headers: html });
    assert.equal(second.status, 200);
    const namesOf = (page: string) => [...page.matchAll(/<h2><a [^>]*>([^<]+)</g)].map(([, name]) => name);
    const names = [...namesOf(first.body), ...namesOf(second.payload)];
    assert.equal(new Set(names).size, names.length);
    assert.equal(namesOf(first.body).length, 20);
    assert.match(second.payload, /First page/);
    for (const [id, query, advice] of [
      ["showAlliances", { q: "zzzz" }, /No alliance matches/],
      ["showEvents", { kind: "virtual", alliance: "nope" }, /Show all upcoming events/],
      ["showEvents", { city: "Atlantis" }, /No group and no event is in “Atlantis”/],
      ["showGroups", { q: "zzzz" }, /Show all groups/],
      ["showJobs", { q: "zzzz", employment_type: "all", remote: true, alliance: "" }, /Show all jobs/],
      ["showLandscape", { kind: "podcast", q: "zzzz" }, /Show the whole landscape/],
      ["showSearch", { q: "zzzzqqqq", type: "job" }, /search everything/],
      ["showSearch", {}, /Small misspellings/],
    ] as const)
      assert.match((await call(id, { query, headers: html })).body, advice, id);
    const group = { path: { alliance: "open-cloud" }, query: { q: "zzzz" }, headers: html };
    assert.match((await call("showAlliance", group)).body, /Show all groups/);
    const filtered = await call("showEvents", { query: { kind: "virtual" }, headers: html });
    assert.match(filtered.body, /<option value="virtual" selected>/);
    const found = await call("showSearch", { query: { q: "bereitschft", type: "event" }, headers: html });
    assert.match(found.body, /<mark>Bereitschaft<\/mark>/);
  });

  await t.test("what has ended is listed too, the latest first, of all groups and of one", async () => {
    const { body: began } = await call("listAllEvents", {
      query: { to: now.toISOString(), sort: "latest", limit: 100 },
    });
    type Began = { alliance: string; group: { slug: string }; slug: string; ends_at: string };
    const past = began.items.filter(({ ends_at: end }: Began) => Date.parse(end) <= now.getTime());
    const pathOf = ({ alliance, group, slug }: Began) => `/events/${alliance}/${group.slug}/${slug}`;
    const expected: string[] = past.map(pathOf);
    assert.ok(expected.length > 20);
    const linksOf = (page: string) =>
      [...page.matchAll(/<a class="cover"[^>]* href="(\/events\/[^"]+)"/g)].map(([, to]) => to);
    const first = await call("showEvents", { query: { when: "past" }, headers: html });
    const [, next] = /rel="next" href="([^"]+)"/.exec(first.body) ?? [];
    const second = await raw({ url: String(next).replaceAll("&amp;", "&"), headers: html });
    assert.deepEqual([...linksOf(first.body), ...linksOf(second.payload)], expected.slice(0, 40));
    assert.match(first.body, /<option value="past" selected>/);
    const ofGroup = `/events/open-cloud/wolkenwerk-berlin/`;
    const { body } = await call("showGroup", { ...publicPages[3][1], query: { when: "past" }, headers: html });
    assert.deepEqual(
      linksOf(body),
      expected.filter((path) => path.startsWith(ofGroup)),
    );
    assert.match(body, /<h2 id="events">Past events<[\s\S]*#events">Upcoming events<\/a>/);
    const [link = ""] = linksOf(body);
    const ended = await raw({ url: link, headers: html });
    assert.match(ended.payload, /had a place/);
    assert.doesNotMatch(ended.payload, /Add to calendar|(?:is|are) going/);
  });

  await t.test("a forged cursor, a wrong filter and a broken id are 400, in words for people", async () => {
    for (const [id, request] of [
      ["showAlliances", { query: { cursor: "x".repeat(20) } }],
      ["showAlliance", { path: { alliance: "open-cloud" }, query: { cursor: "x".repeat(20) } }],
      ["showGroup", { ...publicPages[3][1], query: { cursor: "x".repeat(20) } }],
      ["showEvents", { query: { cursor: "x".repeat(20) } }],
      ["showJobs", { query: { cursor: "x".repeat(20) } }],
      ["showLandscape", { query: { cursor: "x".repeat(20) } }],
      ["showEvents", { query: { kind: "nope" } }],
      ["showEvents", { query: { city: "Berlin", within: "7" } }],
      ["showGroups", { query: { cursor: "x".repeat(20) } }],
      ["showSearch", { query: { type: "nope" } }],
      ["showLandscapeEntry", { path: { entry_id: "nope" } }],
    ] as const) {
      const { status, body } = await call(id, { ...request, headers: html });
      assert.equal(status, 400, id);
      assert.match(body, /<p role="alert">(?:This part of the list is no longer there|There is no such page)/, id);
      assert.equal(/href="[^"]+">First page</.test(body), "query" in request && "cursor" in request.query, id);
    }
  });

  await t.test("what does not exist is a page with 404", async () => {
    for (const [id, path] of [
      ["showAlliance", { alliance: "nope" }],
      ["showGroup", { alliance: "open-cloud", group_slug: "nope" }],
      ["showEvent", { alliance: "open-cloud", group_slug: "wolkenwerk-berlin", event_slug: "nope" }],
      ["showJob", { slug: "nope" }],
      ["showLandscapeEntry", { entry_id: "01856aa0-c800-7384-bde6-1b8064656d6e" }],
    ] as const) {
      const { status, body } = await call(id, { path, headers: html });
      assert.equal(status, 404, id);
      assert.match(body, /<h1>Page not found<\/h1>/);
    }
  });

  await t.test("crawlers find every public page, and are asked to leave out the rest", async () => {
    const robots = await raw({ url: "/robots.txt" });
    assert.match(robots.payload, new RegExp(`Disallow: /settings/[\\s\\S]*Sitemap: ${baseUrl}/sitemap.xml`));
    const index = await call("getSitemap");
    const maps = [...index.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
    assert.deepEqual(maps, ["/sitemap/climate-data", "/sitemap/open-cloud"]);
    const map = await call("getAllianceSitemap", { path: { alliance: "open-cloud" } });
    const addresses = [...map.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
    for (const kind of ["alliances", "groups", "events", "jobs", "landscape"]) {
      const address = addresses.find((one) => one.startsWith(`/${kind}/`)) ?? assert.fail(`no ${kind}`);
      assert.equal((await raw({ url: address, headers: html })).status, 200, address);
    }
    assert.equal((await call("getAllianceSitemap", { path: { alliance: "nope" } })).status, 404);
    for (const id of ["getSitemap", "getRobotsTxt"] as const)
      assert.equal((await call(id, { headers: { "if-none-match": "*" } })).status, 304);
    const again = { path: { alliance: "open-cloud" }, headers: { "if-none-match": "*" } };
    assert.equal((await call("getAllianceSitemap", again)).status, 304);
    const icon = await raw({ url: "/favicon.ico" });
    assert.equal(icon.headers["content-type"], "image/svg+xml");
  });

  await t.test("events and jobs are described in schema.org's words, with absolute addresses", async () => {
    const event = structured((await call("showEvent", { ...publicPages[5][1], headers: html })).body);
    const { body: read } = await call("getEvent", publicPages[5][1]);
    assert.equal(event["@type"], "Event");
    // Berlin's offset in winter.
    assert.match(String(event["startDate"]), /^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+01:00$/);
    assert.equal(Date.parse(String(event["startDate"])), Date.parse(read.starts_at));
    assert.equal(event["eventStatus"], "https://schema.org/EventScheduled");
    assert.equal(event["eventAttendanceMode"], "https://schema.org/OfflineEventAttendanceMode");
    assert.deepEqual(event["organizer"], {
      "@type": "Organization",
      name: "Wolkenwerk Berlin",
      url: `${baseUrl}/groups/open-cloud/wolkenwerk-berlin`,
    });
    const job = structured((await call("showJob", { ...publicPages[7][1], headers: html })).body);
    assert.equal(job["@type"], "JobPosting");
    assert.equal(job["employmentType"], "FULL_TIME");
    assert.equal(Object(job["hiringOrganization"]).name, "Nordlicht Systems");
    assert.equal(Object(job["baseSalary"]).currency, "EUR");
    const address = { "@type": "PostalAddress", addressLocality: "Berlin, Germany", addressCountry: "DE" };
    assert.deepEqual(job["jobLocation"], { "@type": "Place", address });
    assert.equal(job["applicantLocationRequirements"], undefined);
    const slug = "technische-redakteurin-m-w-d-kiosk-software";
    const remote = structured((await call("showJob", { path: { slug }, headers: html })).body);
    assert.equal(remote["jobLocationType"], "TELECOMMUTE");
    assert.deepEqual(remote["applicantLocationRequirements"], { "@type": "Country", name: "Germany" });
    const group = structured((await call("showGroup", { ...publicPages[3][1], headers: html })).body);
    assert.equal(group["@type"], "Organization");
  });
});

test("taking part by forms", async (t) => {
  const service = await startService(t, { data: "none" });
  const { call, raw, sql, now, person, session, appoint } = service;
  const { alliance, group, event, job, entry, hours } = await things(service);
  const open = await alliance({ name: "Open Cloud" });
  const berlin = await group(open, { name: "Cloud Native Berlin" });
  const winter = await event(berlin, { capacity: 1, waitlist_enabled: true });
  const engineer = await job(open);
  const atGroup = { alliance: open.slug, group_slug: berlin.slug };
  const atEvent = { ...atGroup, event_slug: winter.slug };
  const atJob = { slug: engineer.slug };
  const groupPath = `/groups/${open.slug}/${berlin.slug}`;
  const eventPath = `/events/${open.slug}/${berlin.slug}/${winter.slug}`;
  const pathOf = ({ slug }: { slug: string }) => `/events/${open.slug}/${berlin.slug}/${slug}`;
  const signIn = async (who?: Person) => session(who ?? (await person()));
  const empty = { body: "", headers: formHeaders };
  const forms = [
    ["joinGroupByForm", { path: atGroup }, groupPath],
    ["leaveGroupByForm", { path: atGroup }, groupPath],
    ["attendEventByForm", { path: atEvent }, eventPath],
    ["cancelAttendanceByForm", { path: atEvent }, eventPath],
    ["applyToJobByForm", { path: atJob, ...empty }, `/jobs/${engineer.slug}`],
  ] as const satisfies [OperationId, object, string][];

  await t.test("a visitor is asked to sign in, and comes back to the page", async () => {
    for (const [page, path, next] of [
      ["showGroup", atGroup, groupPath],
      ["showEvent", atEvent, eventPath],
      ["showJob", atJob, `/jobs/${engineer.slug}`],
    ] as const) {
      const { body } = await call(page, { path, headers: html });
      assert.match(body, new RegExp(`href="/auth/login\\?next=${encodeURIComponent(next)}">Sign in`));
      const sent = [...body.matchAll(/method="post" action="([^"]+)"/g)].map(([, action]) => action);
      assert.deepEqual(sent, page === "showJob" ? [] : [`${next}/request`]);
    }
    for (const [id, request, next] of forms) {
      const { status, headers } = await call(id, request);
      assert.equal(status, 303, id);
      assert.equal(headers["location"], `/auth/login?next=${encodeURIComponent(next)}`);
    }
  });

  await t.test("criterion 40: an unverified user is told to verify, and a form is refused with 403", async () => {
    const visitor = await signIn(await person({ verified: false }));
    for (const [page, path] of [
      ["showGroup", atGroup],
      ["showEvent", atEvent],
      ["showJob", atJob],
    ] as const)
      assert.match((await visitor.call(page, { path, headers: html })).body, /verify your email address<\/a> first/);
    for (const [id, request] of forms) {
      const { status, body } = await visitor.call(id, { headers: html, ...request });
      assert.equal(status, 403, id);
      assert.match(body, /<h1/);
    }
  });

  await t.test("join and leave, as often as one likes", async () => {
    const visitor = await signIn();
    const show = async (query = {}) => (await visitor.call("showGroup", { path: atGroup, query, headers: html })).body;
    assert.match(await show(), /<button>Join the group<\/button>/);
    for (let times = 0; times < 2; times++) {
      const joined = await visitor.call("joinGroupByForm", { path: atGroup });
      assert.equal(joined.headers["location"], `${groupPath}?notice=group_joined`);
    }
    const page = await show({ notice: "group_joined" });
    assert.match(page, /role="status">You are a member of this group/);
    assert.match(page, /Leave the group/);
    assert.match(page, /1 member/);
    for (let times = 0; times < 2; times++) {
      const left = await visitor.call("leaveGroupByForm", { path: atGroup });
      assert.equal(left.headers["location"], `${groupPath}?notice=group_left`);
    }
    assert.match(await show(), /Join the group/);
  });

  await t.test("RSVP, wait, be promoted, cancel from the dashboard", async () => {
    const [first, second] = [await signIn(), await signIn()];
    const attend = async (visitor: typeof first) =>
      (await visitor.call("attendEventByForm", { path: atEvent })).headers["location"];
    const show = async (visitor: typeof first) =>
      (await visitor.call("showEvent", { path: atEvent, headers: html })).body;
    assert.match(await show(first), /1 place left\./);
    assert.equal(await attend(first), `${eventPath}?notice=rsvp_attending`);
    assert.match(await show(second), /Join the waitlist/);
    assert.equal(await attend(second), `${eventPath}?notice=rsvp_waitlisted`);
    assert.match(await show(second), /You are number 1 on the waitlist/);
    assert.doesNotMatch(await show(second), /meet\.example\.org/);
    assert.match(String((await second.call("showDashboard")).body), /Number 1 on the waitlist/);
    const canceled = await first.call("cancelAttendanceByForm", { path: atEvent, query: { from: "dashboard" } });
    assert.equal(canceled.headers["location"], "/dashboard?notice=rsvp_canceled");
    assert.match(await show(second), /You are going/);
    await second.call("cancelAttendanceByForm", { path: atEvent });
    assert.match(await show(second), /<button>RSVP<\/button>/);
  });

  await t.test(
    "an RSVP answers questions and brings guests; what was typed stays beside what is wrong with it",
    async () => {
      const asking = await event(berlin, {
        name: "Asking",
        capacity: 4,
        max_guests: 2,
        questions: [
          { label: "What would you like to drink?", kind: "choice", options: ["Beer", "Water"], required: true },
          { label: "Why <b>you</b>?", kind: "text", required: true },
        ],
      });
      const path = { ...atEvent, event_slug: asking.slug };
      const [row] = await sql<{ questions: { id: string }[] }[]>`select questions from events where id = ${asking.id}`;
      const ids = row?.questions.map(({ id }) => id) ?? [];
      const someone = await person();
      const visitor = await signIn(someone);
      const show = async () => (await visitor.call("showEvent", { path, headers: html })).body;
      const send = (answers: string[], guests = "0", questions = ids) =>
        visitor.call("attendEventByForm", {
          path,
          headers: formHeaders,
          body: new URLSearchParams([
            ...questions.map((id): [string, string] => ["question", id]),
            ...answers.map((value): [string, string] => ["answer", value]),
            ["guests", guests],
          ]).toString(),
        });
      assert.match(await show(), /Why &lt;b&gt;you&lt;\/b&gt;\?/);
      const refused = await send(["Wine", "  "], "2");
      assert.equal(refused.status, 400);
      for (const [index, message] of ["Choose one of the answers to “What", "Answer “Why &lt;b&gt;"].entries()) {
        assert.match(refused.body, new RegExp(`<a href="#answer-${ids[index]}">${message}`));
        assert.match(
          refused.body,
          new RegExp(`id="answer-${ids[index]}-problem"><span class="hidden">Error:</span> ${message}`),
        );
      }
      assert.match(refused.body, /<option value="2" selected>2<|<option selected>2</);
      const kept = await send(["Beer", "x\u0007"]);
      assert.match(kept.body, /<option selected>Beer</);
      assert.equal(
        (await send(["Beer", "To listen"], "2")).headers["location"],
        `${pathOf(asking)}?notice=rsvp_attending`,
      );
      assert.match(await show(), /You are going with 2 guests\./);
      assert.match(await show(), /3 people are going/);
      assert.match(await show(), /To listen<\/textarea>/);
      assert.equal(
        (await send(["Water", "To talk"], "1")).headers["location"],
        `${pathOf(asking)}?notice=rsvp_changed`,
      );
      assert.match((await send(["Water"], "1", [asking.id])).body, /The questions of this event have changed/);
      assert.match((await send(["Water", "x"], "9")).body, /Choose how many guests you bring/);
    },
  );

  await t.test("an RSVP that waits for approval says so, and one that is declined cannot be sent again", async () => {
    const approving = await event(berlin, { name: "Approving", approval_required: true });
    const path = { ...atEvent, event_slug: approving.slug };
    const someone = await person();
    const visitor = await signIn(someone);
    const show = async () => (await visitor.call("showEvent", { path, headers: html })).body;
    assert.match(await show(), /The organizers approve each RSVP\./);
    const sent = await visitor.call("attendEventByForm", { path });
    assert.equal(sent.headers["location"], `${pathOf(approving)}?notice=rsvp_pending`);
    assert.match(await show(), /Your RSVP waits for approval\./);
    assert.match(String((await visitor.call("showDashboard")).body), /Waits for approval/);
    await sql`update attendances set status = 'declined' where event_id = ${approving.id}`;
    const page = await show();
    assert.match(page, /The organizers have declined your RSVP\./);
    assert.doesNotMatch(page, /<button>RSVP|Cancel my RSVP/);
    assert.equal((await visitor.call("attendEventByForm", { path, headers: html })).status, 409);
  });

  await t.test(
    "pages tell when RSVPs open and close, and an anonymous visitor's page does not change then",
    async () => {
      const timed = await event(berlin, { name: "Timed", rsvp_opens_at: hours(1), rsvp_closes_at: hours(2) });
      const path = { ...atEvent, event_slug: timed.slug };
      const someone = await person();
      const texts: string[] = [];
      for (const [passed, shown] of [
        [0, /RSVPs open on <time datetime="2026-11-20T13:00:00Z">Friday,? 20 November 2026 at 14:00 CET<\/time>/],
        [1, /<button>RSVP<\/button>/],
        [2, /RSVPs closed on <time datetime="2026-11-20T14:00:00Z">/],
      ] as const) {
        const then = await service.again({ clock: () => new Date(service.now.getTime() + passed * 3_600_000) });
        const visitor = await then.session(someone);
        assert.match((await visitor.call("showEvent", { path, headers: html })).body, shown);
        texts.push((await then.call("showEvent", { path, headers: html })).body);
      }
      assert.match(texts[0] ?? "", /<dt>RSVP<\/dt>\s*<dd>from <time.*until <time/);
      assert.equal(new Set(texts).size, 1);
    },
  );

  await t.test("attendees see where to join online, and times in their own zone", async () => {
    const someone = await person();
    await sql`update users set timezone = 'Asia/Tokyo' where id = ${someone.id}`;
    const visitor = await signIn(someone);
    await visitor.call("attendEventByForm", { path: atEvent });
    await sql`update events set capacity = 5 where id = ${winter.id}`;
    const { body } = await visitor.call("showEvent", { path: atEvent, headers: html });
    assert.match(body, /href="https:\/\/meet\.example\.org\/winter" rel="nofollow ugc noopener">Join online/);
    assert.match(body, /\(Europe\/Berlin\)[\s\S]*For you: [^(]*\(Asia\/Tokyo\)/);
    assert.match(body, /<time datetime="[^"]+\/[^"]+">/);
    const other = await call("showEvent", { path: atEvent, headers: html });
    assert.doesNotMatch(other.body, /meet\.example\.org|For you: \w/);
    for (const list of ["showEvents", "showDashboard"] as const)
      assert.match(
        String((await visitor.call(list, { headers: html })).body),
        / CET<\/time> <span class="hint">\([^<]* GMT\+9 for you\)/,
      );
    await visitor.call("cancelAttendanceByForm", { path: atEvent });
  });

  await t.test("409 shows the page with the reason, as the API gives it", async () => {
    const full = await event(berlin, { name: "Full", capacity: 1 });
    const past = await event(berlin, { name: "Past" });
    const path = { ...atGroup, event_slug: full.slug };
    await (await signIn()).call("attendEventByForm", { path });
    const visitor = await signIn();
    const refused = await visitor.call("attendEventByForm", { path, headers: html });
    assert.equal(refused.status, 409);
    assert.match(refused.body, /role="alert"[\s\S]*The event is full and has no waitlist\./);
    assert.match(refused.body, /<h1[^>]*>Full<\/h1>/);
    const gone = { ...atGroup, event_slug: past.slug };
    await visitor.call("attendEventByForm", { path: gone });
    await sql`update events set starts_at = ${new Date(now.getTime() - 7_200_000).toISOString()},
      ends_at = ${new Date(now.getTime() - 3_600_000).toISOString()} where id = ${past.id}`;
    const late = await visitor.call("cancelAttendanceByForm", { path: gone, headers: html });
    assert.equal(late.status, 409);
    assert.match(late.body, /The event has ended; attendance can no longer change\./);

    const asleep = await group(open, { name: "Asleep", active: false });
    const admin = await person();
    await appoint(admin, { group: asleep.id });
    const atRest = { alliance: open.slug, group_slug: asleep.slug };
    const inactive = await (await signIn(admin)).call("joinGroupByForm", { path: atRest, headers: html });
    assert.equal(inactive.status, 409);
    assert.match(inactive.body, /The group is not active\./);
  });

  await t.test(
    "apply once, and withdraw; a wrong address keeps what was written; empty fields count as omitted",
    async () => {
      const visitor = await signIn();
      const send = (fields: Record<string, string>) =>
        visitor.call("applyToJobByForm", {
          path: atJob,
          body: new URLSearchParams(fields).toString(),
          headers: formHeaders,
        });
      const wrong = await send({ note: "Hello <b>you</b>", resume_url: "javascript:alert(1)" });
      assert.equal(wrong.status, 400);
      assert.match(wrong.body, /id="resume_url-problem"[\s\S]*Enter an address that begins with https:/);
      assert.match(wrong.body, /Hello &lt;b&gt;you&lt;\/b&gt;<\/textarea>/);
      const sent = await send({ note: "", resume_url: "" });
      assert.equal(sent.headers["location"], `/jobs/${engineer.slug}?notice=application_sent`);
      const [row] = await sql`select note, resume_url from job_applications`;
      assert.deepEqual({ ...row }, { note: null, resume_url: null });
      const again = await send({ note: "Again" });
      assert.equal(again.status, 409);
      assert.match(again.body, /You have already applied to this job\./);
      const page = await visitor.call("showJob", { path: atJob, query: { notice: "application_sent" }, headers: html });
      assert.match(page.body, /You have applied/);
      assert.match(String((await visitor.call("showDashboard")).body), /Submitted on/);
      const [{ id } = { id: "" }] = await sql<{ id: string }[]>`select id from job_applications`;
      const withdraw = () => visitor.call("withdrawApplicationByForm", { path: { application_id: id }, ...empty });
      assert.equal((await withdraw()).headers["location"], "/dashboard?notice=application_withdrawn");
      assert.equal((await withdraw()).status, 404);
      assert.doesNotMatch(String((await visitor.call("showDashboard")).body), /Submitted on/);
      await send({});
      await sql`update job_applications set status = 'rejected'`;
      const [{ id: rejected } = { id: "" }] = await sql<{ id: string }[]>`select id from job_applications`;
      const late = await visitor.call("withdrawApplicationByForm", { path: { application_id: rejected }, ...empty });
      assert.equal(late.status, 409);
      assert.match(late.body, /The application was rejected, so it can no longer be withdrawn/);
      const large = "x".repeat(300_000);
      const body = new URLSearchParams({ note: large }).toString();
      assert.equal((await visitor.call("applyToJobByForm", { path: atJob, body, headers: formHeaders })).status, 413);
      const xml = { ...html, "content-type": "application/xml" };
      assert.equal((await visitor.call("applyToJobByForm", { path: atJob, body: "<a/>", headers: xml })).status, 415);
    },
  );

  await t.test("what does not exist cannot be joined, attended or applied for", async () => {
    const visitor = await signIn();
    for (const [id, path] of [
      ["joinGroupByForm", { ...atGroup, group_slug: "nope" }],
      ["leaveGroupByForm", { ...atGroup, group_slug: "nope" }],
      ["attendEventByForm", { ...atEvent, event_slug: "nope" }],
      ["cancelAttendanceByForm", { ...atEvent, event_slug: "nope" }],
    ] as const)
      assert.equal((await visitor.call(id, { path, headers: html })).status, 404, id);
    assert.equal((await visitor.call("applyToJobByForm", { path: { slug: "nope" }, ...empty })).status, 404);
    const strange = { path: atEvent, query: { from: "elsewhere" }, headers: html };
    assert.equal((await visitor.call("cancelAttendanceByForm", strange)).status, 400);
  });

  await t.test("a member leaves an inactive group from the dashboard", async () => {
    const closing = await group(open, { name: "Closing" });
    const path = { alliance: open.slug, group_slug: closing.slug };
    const visitor = await signIn();
    await visitor.call("joinGroupByForm", { path });
    await sql`update groups set active = false where id = ${closing.id}`;
    assert.match(String((await visitor.call("showDashboard")).body), /Closing is not active any more/);
    const left = await visitor.call("leaveGroupByForm", { path });
    assert.equal(left.headers["location"], "/dashboard?notice=group_left");
  });

  await t.test(
    "an RSVP to an event of an inactive group is on the dashboard, without a way to a page that is none",
    async () => {
      const closing = await group(open, { name: "Closing soon" });
      const last = await event(closing, { name: "Last one" });
      const path = { alliance: open.slug, group_slug: closing.slug, event_slug: last.slug };
      const visitor = await signIn();
      await visitor.call("attendEventByForm", { path });
      await sql`update groups set active = false where id = ${closing.id}`;
      const body = String((await visitor.call("showDashboard")).body);
      assert.match(body, /Last one <span class="tag alert">Inactive<\/span>/);
      assert.doesNotMatch(body, new RegExp(`href="[^"]*${last.slug}"`));
      const canceled = await visitor.call("cancelAttendanceByForm", { path, query: { from: "dashboard" } });
      assert.equal(canceled.headers["location"], "/dashboard?notice=rsvp_canceled");
    },
  );

  await t.test("drafts and hidden things show on no page, except to their administrators", async () => {
    const secret = "Tiramisu";
    const draft = await event(berlin, { name: `${secret} draft`, status: "draft" });
    const sleeping = await group(open, { name: `${secret} group`, active: false });
    const drafted = await job(open, { title: `${secret} job`, status: "draft" });
    const concealed = await entry(open, { name: `${secret} entry`, published: false });
    const visitor = await signIn();
    const root = await person();
    await appoint(root, { alliance: null });
    const admin = await signIn(root);
    for (const [id, path] of [
      ["showEvent", { ...atGroup, event_slug: draft.slug }],
      ["showGroup", { alliance: open.slug, group_slug: sleeping.slug }],
      ["showJob", { slug: drafted.slug }],
      ["showLandscapeEntry", { entry_id: concealed.id }],
    ] as const) {
      assert.equal((await call(id, { path, headers: html })).status, 404, id);
      assert.equal((await visitor.call(id, { path, headers: html })).status, 404, id);
      const shown = await admin.call(id, { path, headers: html });
      assert.equal(shown.status, 200, id);
      assert.match(String(shown.headers["cache-control"]), /private/);
    }
    const lists = [
      ["showHome", {}],
      ["showEvents", {}],
      ["showGroups", {}],
      ["showJobs", {}],
      ["showLandscape", {}],
      ["showAlliance", { path: { alliance: open.slug } }],
      ["showGroup", { path: atGroup }],
      ["showSearch", { query: { q: secret } }],
      ["getAllianceSitemap", { path: { alliance: open.slug } }],
    ] as const;
    for (const [id, request] of lists) {
      const { body } = await call(id, request);
      assert.doesNotMatch(String(body).replace(/<title>.*|value="Tiramisu"|og:title.*/g, ""), /tiramisu/i, id);
    }
  });

  await t.test("the header shows who is signed in; the home page leads a member on", async () => {
    const visitor = await signIn();
    const home = await visitor.call("showHome", { headers: html });
    assert.match(home.body, /Hello, Ada Berger[\s\S]*href="\/dashboard">Dashboard/);
    const other = await call("showHome", { headers: html });
    assert.match(other.body, /Create an account/);
    const stale = await raw({ url: eventPath, headers: { ...html, cookie: "session_id=gone" } });
    assert.equal(stale.status, 200);
  });

  await t.test("the dashboard names what the user administers", async () => {
    const admin = await person();
    await appoint(admin, { group: berlin.id });
    await appoint(admin, { alliance: open.id });
    const { body } = await (await signIn(admin)).call("showDashboard");
    assert.match(String(body), new RegExp(`href="${groupPath}">Cloud Native Berlin, Open Cloud</a>`));
    assert.match(String(body), new RegExp(`href="/alliances/${open.slug}">Open Cloud</a>`));
  });
});

test("criterion 49: hostile text is inert on pages", async (t) => {
  const service = await startService(t, { data: "none" });
  const { call } = service;
  const { alliance, group, event, job, entry } = await things(service);
  const attack = `</script><script>alert(1)</script><img src=x onerror=alert(1)>"'`;
  const description = [
    attack,
    "[click](javascript:alert(1)) [data](data:text/html,x) [vb](VBScript:x) [rel](/auth/logout) [ok](https://ok.example/?a=1&b=2)",
    "![pixel](https://evil.example/pixel.png)",
    '<a href="https://evil.example" onclick="x">raw</a> <https://auto.example> https://bare.example',
    '[t](https://ok.example "a\\" onmouseover=\\"x")',
    "[m](mailto:ada@example.org)",
    "# Heading",
  ].join("\n\n");
  const made = await alliance({ name: attack, description });
  const berlin = await group(made, { name: attack, description, tags: ["<b>"] });
  const winter = await event(berlin, { name: attack, summary: attack, description, venue: { name: attack } });
  const engineer = await job(made, { title: attack, company_name: attack, summary: attack, description });
  const kite = await entry(made, { name: attack, summary: attack, description });
  const pages = [
    ["showHome", {}],
    ["showAlliances", {}],
    ["showAlliance", { path: { alliance: made.slug } }],
    ["showGroup", { path: { alliance: made.slug, group_slug: berlin.slug } }],
    ["showEvent", { path: { alliance: made.slug, group_slug: berlin.slug, event_slug: winter.slug } }],
    ["showEvents", {}],
    ["showGroups", {}],
    ["showJob", { path: { slug: engineer.slug } }],
    ["showJobs", {}],
    ["showLandscapeEntry", { path: { entry_id: kite.id } }],
    ["showLandscape", {}],
    ["showSearch", { query: { q: "alert" } }],
    ["showSearch", { query: { q: attack } }],
  ] as const;

  for (const [id, request] of pages) {
    await t.test(`${id} ${Object.keys(request)}`, async () => {
      const { body } = await call(id, { ...request, headers: html });
      const page: string = body;
      assert.doesNotMatch(page, /<script>|<img|<b>|href="(?:javascript|data|vbscript):/i);
      // Attributes that nobody of ours wrote.
      assert.doesNotMatch(page, /<[^>"]*(?:"[^"]*"[^>"]*)*\son\w+=/);
      assert.equal(page.match(/<\/script>/g)?.length ?? 0, page.match(/<script/g)?.length ?? 0);
      for (const [link = ""] of page.matchAll(/<a [^>]*href="(?:https?|mailto):[^>]*>/g))
        assert.match(link, /rel="nofollow ugc noopener"/);
      if (page.includes("ld+json")) assert.equal(structured(page)["name"] ?? structured(page)["title"], attack);
    });
  }

  await t.test(
    "Markdown: links to the web and to mailboxes only, nothing loaded, headings below the page's",
    async () => {
      const page = toHtml(description);
      assert.match(page, /href="https:\/\/ok\.example\/\?a=1&amp;b=2" rel="nofollow ugc noopener">ok/);
      assert.match(page, /href="mailto:ada@example\.org"/);
      assert.match(page, /<h3>Heading<\/h3>/);
      assert.match(page, /href="https:\/\/auto\.example"/);
      assert.doesNotMatch(page, /href="\/|<img|<a href="https:\/\/evil\.example" on|onmouseover="/);
      assert.equal(toPreview("**Bold** [link](https://a.example) & more"), "Bold link & more");
      assert.match(toPreview("word ".repeat(100)), /^(?:word )+…$/);
      assert.equal(toPreview("雲".repeat(500)), `${"雲".repeat(160)} …`);
    },
  );

  await t.test(
    "a table is one, and scrolls like long code; a table of a thousand cells and more stays text",
    async () => {
      assert.match(
        toHtml("| a | b |\n|---|---|\n| 1 | 2 |"),
        /<div class="table" tabindex="0"><table>[\s\S]*<td>2<\/td>/,
      );
      assert.match(toHtml("```\nlong\n```"), /<pre tabindex="0">/);
      assert.match(toHtml("    long"), /<pre tabindex="0">/);
      const wide = `|${"a|".repeat(200)}\n|${"-|".repeat(200)}\n`;
      assert.doesNotMatch(toHtml(wide + "b\n".repeat(200)), /<table/);
    },
  );

  await t.test("a picture is a link with its words, and words alone within a link", async () => {
    const link = (url: string, words: string) => `<a href="${url}" rel="nofollow ugc noopener">${words}</a>`;
    assert.equal(
      toHtml(
        '![a "cat"](https://e.example/a.png) ![](https://e.example/b.png) [![badge](https://e.example/c.svg)](https://e.example)',
      ),
      `<p>${link("https://e.example/a.png", "a &quot;cat&quot;")} ${link("https://e.example/b.png", "https://e.example/b.png")} ${link("https://e.example", "badge")}</p>\n`,
    );
    assert.doesNotMatch(toHtml("![x](javascript:alert(1)) ![x](data:image/png;base64,AAAA)"), /<a/);
  });

  await t.test("columns are aligned by classes, as pages refuse styles", async () => {
    const html = toHtml("| a | b | c |\n|:--|:-:|--:|\n| 1 | 2 | 3 |");
    assert.match(html, /<th class="right">c<\/th>[\s\S]*<td class="left">1<\/td>\n<td class="center">2<\/td>/);
    assert.doesNotMatch(html, /style=/);
  });

  await t.test("text that is made to take long does not", async () => {
    for (const piece of [
      "[",
      "*a",
      "_a_*",
      ">",
      "- ",
      "www.a",
      "<a ",
      "![](",
      "|a\n",
      `|${"a|".repeat(500)}\n|${"-|".repeat(500)}\n${"b\n".repeat(1_000)}`,
      "`a",
      "[a](",
      "~~a",
      "&#",
      "http://",
    ]) {
      const before = process.cpuUsage();
      const page = toHtml(piece.repeat(Math.floor(20_000 / piece.length)));
      assert.ok(process.cpuUsage(before).user < 2_000_000, piece);
      assert.ok(page.length < 300_000, `${piece}: ${page.length}`);
    }
  });
});
