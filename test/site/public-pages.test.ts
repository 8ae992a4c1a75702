import assert from "node:assert/strict";
import { test } from "tap";
import type { Schemas } from "../../generated/contract.ts";
import type { RouteId } from "../../src/server/http/contract.ts";
import { startCommunity } from "../support/fixtures.ts";
import type { Person } from "../support/people.ts";
import { requireStatus } from "../support/responses.ts";
import { startService } from "../support/service.ts";
import { type Fields, html, locationOf, siteClient } from "../support/site.ts";

/** Returns the data for search engines in a page. */
const structuredData = (page: string): Record<string, unknown> => {
  const [, text] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(page) ?? [];
  return JSON.parse(text ?? assert.fail("the page has no structured data"));
};

const canonicalUrl = (page: string): string | undefined => /<link rel="canonical" href="([^"]*)">/.exec(page)?.[1];

const inAlliance = { alliance: "open-cloud" };
const groupParams = { ...inAlliance, group_slug: "wolkenwerk-berlin" };
const eventParams = { ...groupParams, event_slug: "bier-und-bereitschaft" };
const jobParams = { slug: "site-reliability-engineer-nordlicht-systems" };

const resources = [
  { page: "showAlliance", read: "getAlliance", path: inAlliance },
  { page: "showGroup", read: "getGroup", path: groupParams },
  { page: "showEvent", read: "getEvent", path: eventParams },
  { page: "showJob", read: "getJob", path: jobParams },
  {
    page: "showLandscapeEntry",
    read: "getLandscapeEntry",
    path: { entry_id: "01856aa0-c800-7384-bde6-1b8064656d6f" },
  },
] as const;

const publicPages: { page: RouteId; path?: Record<string, string>; query?: Record<string, string> }[] = [
  ...resources,
  ...(["showHome", "showAlliances", "showEvents", "showJobs", "showLandscape", "showGroups"] as const).map((page) => ({
    page,
  })),
  { page: "showSearch", query: { q: "bereitschft" } },
  { page: "showEvents", query: { city: "Berlin", within: "500" } },
];

test("the pages of the demo data", async (t) => {
  const { call, raw, baseUrl, now } = await startService(t);
  const { read } = siteClient({ call });
  const namesIn = (page: string) => [...page.matchAll(/<h2><a [^>]*>([^<]+)</g)].map(([, name]) => name);
  /** Follows a list's link to the next page. */
  const readNextPage = async (page: string): Promise<string> => {
    const [, next = assert.fail("no link")] = /rel="next" href="([^"]+)"/.exec(page) ?? [];
    return (await raw({ url: next.replaceAll("&amp;", "&"), headers: html })).payload;
  };

  await t.test("returns 304 for a page that the client has, and the same cached page to browsers", async () => {
    for (const { page, path = {}, query = {} } of publicPages) {
      assert.equal((await call(page, { path, query, headers: { "if-none-match": "*" } })).status, 304, page);
      assert.equal(await read(page, path, query), await read(page, path, query));
    }
  });

  await t.test("html_url leads to a page with the data of the API", async () => {
    for (const { page, read: id, path } of resources) {
      const { body: resource } = await call(id, { path });
      const content = await read(page, path);
      assert.equal(canonicalUrl(content), resource.html_url);
      assert.match(content, new RegExp(`<h1[^>]*>${resource.name ?? resource.title}</h1>`));
    }
  });

  await t.test("lists are paginated and retain the filters", async () => {
    const first = await read("showLandscape");
    const names = [...namesIn(first), ...namesIn(await readNextPage(first))];
    assert.equal(new Set(names).size, names.length);
    assert.equal(namesIn(first).length, 20);
    assert.match(await read("showEvents", {}, { kind: "virtual" }), /<option value="virtual" selected>/);
    assert.match(await read("showSearch", {}, { q: "bereitschft", type: "event" }), /<mark>Bereitschaft<\/mark>/);
    const errorPage = requireStatus(
      await call("showEvents", { query: { cursor: "x".repeat(20), when: "past" }, headers: html }),
      400,
    );
    assert.match(errorPage, /href="\/events\?when=past">First page</);
  });

  await t.test("lists past events, latest first, of all groups and of one", async () => {
    const { body: list } = await call("listAllEvents", {
      query: { to: now.toISOString(), sort: "latest", limit: 100 },
    });
    const past = list.items.filter(({ ends_at: end }: Schemas["EventSummary"]) => Date.parse(end) <= now.getTime());
    const pathOf = ({ alliance, group, slug }: Schemas["EventSummary"]) => `/events/${alliance}/${group.slug}/${slug}`;
    const expected: string[] = past.map(pathOf);
    assert.ok(expected.length > 20);
    const linksOf = (page: string) =>
      [...page.matchAll(/<a class="cover"[^>]* href="(\/events\/[^"]+)"/g)].map(([, to]) => to);
    const first = await read("showEvents", {}, { when: "past" });
    assert.deepEqual([...linksOf(first), ...linksOf(await readNextPage(first))], expected.slice(0, 40));
    assert.match(first, /<option value="past" selected>/);
    const groupPaths = expected.filter((path) => path.startsWith("/events/open-cloud/wolkenwerk-berlin/"));
    assert.deepEqual(linksOf(await read("showGroup", groupParams, { when: "past" })), groupPaths);
  });

  await t.test("crawlers find every public page, and are asked to skip all other pages", async () => {
    const robots = await raw({ url: "/robots.txt" });
    assert.match(robots.payload, new RegExp(`Disallow: /settings/[\\s\\S]*Sitemap: ${baseUrl}/sitemap.xml`));
    const pathsIn = ({ body }: { body: string }) =>
      [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
    assert.deepEqual(pathsIn(await call("getSitemap")), ["/sitemap/climate-data", "/sitemap/open-cloud"]);
    const paths = pathsIn(await call("getAllianceSitemap", { path: inAlliance }));
    for (const kind of ["alliances", "groups", "events", "jobs", "landscape"]) {
      const path = paths.find((path) => path.startsWith(`/${kind}/`)) ?? assert.fail(`no ${kind}`);
      assert.equal((await raw({ url: path, headers: html })).status, 200, path);
    }
    assert.equal((await call("getAllianceSitemap", { path: { alliance: "nope" } })).status, 404);
    const headers = { "if-none-match": "*" };
    for (const id of ["getSitemap", "getRobotsTxt", "getAllianceSitemap"] as const)
      assert.equal((await call(id, { path: inAlliance, headers })).status, 304, id);
    assert.equal((await raw({ url: "/favicon.ico" })).headers["content-type"], "image/svg+xml");
  });

  await t.test("describes events and jobs in schema.org's terms, with absolute URLs", async () => {
    const event = structuredData(await read("showEvent", eventParams));
    const { body: stored } = await call("getEvent", { path: eventParams });
    assert.equal(event["@type"], "Event");
    // Berlin's offset in winter.
    assert.match(String(event["startDate"]), /^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+01:00$/);
    assert.equal(Date.parse(String(event["startDate"])), Date.parse(stored.starts_at));
    assert.equal(event["eventStatus"], "https://schema.org/EventScheduled");
    assert.equal(event["eventAttendanceMode"], "https://schema.org/OfflineEventAttendanceMode");
    assert.deepEqual(event["organizer"], {
      "@type": "Organization",
      name: "Wolkenwerk Berlin",
      url: `${baseUrl}/groups/open-cloud/wolkenwerk-berlin`,
    });
    const job = structuredData(await read("showJob", jobParams));
    assert.equal(job["@type"], "JobPosting");
    assert.equal(job["employmentType"], "FULL_TIME");
    assert.equal(Object(job["hiringOrganization"]).name, "Nordlicht Systems");
    assert.equal(Object(job["baseSalary"]).currency, "EUR");
    const address = { "@type": "PostalAddress", addressLocality: "Berlin, Germany", addressCountry: "DE" };
    assert.deepEqual(job["jobLocation"], { "@type": "Place", address });
    assert.equal(job["applicantLocationRequirements"], undefined);
    const slug = "technische-redakteurin-m-w-d-kiosk-software";
    const remote = structuredData(await read("showJob", { slug }));
    assert.equal(remote["jobLocationType"], "TELECOMMUTE");
    assert.deepEqual(remote["applicantLocationRequirements"], { "@type": "Country", name: "Germany" });
    assert.equal(structuredData(await read("showGroup", groupParams))["@type"], "Organization");
  });
});

test("joins, RSVPs and applications by forms", async (t) => {
  const service = await startCommunity(t);
  const { call, sql, person, session, appoint } = service;
  const { group, event, job, entry, inHours, ours: alliance, berlin } = service;
  const winter = await event(berlin, { capacity: 1, waitlist_enabled: true });
  const engineer = await job(alliance);
  const groupParams = { alliance: alliance.slug, group_slug: berlin.slug };
  const paramsOf = ({ slug }: { slug: string }) => ({ ...groupParams, event_slug: slug });
  const eventParams = paramsOf(winter);
  const jobParams = { slug: engineer.slug };
  const groupPath = `/groups/${alliance.slug}/${berlin.slug}`;
  const pathOf = ({ slug }: { slug: string }) => `/events/${alliance.slug}/${berlin.slug}/${slug}`;
  const eventPath = pathOf(winter);
  const jobPath = `/jobs/${engineer.slug}`;
  type Path = Record<string, string>;
  const signIn = async (user?: Person) => {
    const visitor = await session(user ?? (await person()));
    const { read, send, sendOk } = siteClient(visitor);
    return { visitor, read, send, led: sendOk, attend: (path: Path) => sendOk("attendEventByForm", path) };
  };
  const forms = [
    ["joinGroupByForm", groupParams],
    ["leaveGroupByForm", groupParams],
    ["attendEventByForm", eventParams],
    ["cancelAttendanceByForm", eventParams],
    ["applyToJobByForm", jobParams],
  ] as const;
  const pages = [
    ["showGroup", groupParams, groupPath],
    ["showEvent", eventParams, eventPath],
    ["showJob", jobParams, jobPath],
  ] as const;

  await t.test("a visitor can sign in and return, or send a request", async () => {
    for (const [page, path, next] of pages) {
      const { body } = await call(page, { path, headers: html });
      assert.match(body, new RegExp(`href="/auth/login\\?next=${encodeURIComponent(next)}">Sign in`));
      const actions = [...body.matchAll(/method="post" action="([^"]+)"/g)].map(([, action]) => action);
      assert.deepEqual(actions, page === "showJob" ? [] : [`${next}/request`]);
    }
  });

  await t.test(
    "asks an unverified user to verify the address, and returns 403 to the forms (criterion 40)",
    async () => {
      const { send, read } = await signIn(await person({ verified: false }));
      for (const [page, path] of pages) assert.match(await read(page, path), /verify your email address<\/a> first/);
      for (const [id, path] of forms) assert.equal((await send(id, path)).status, 403, id);
    },
  );

  await t.test("forms return 404 for resources that do not exist", async () => {
    const { send } = await signIn();
    for (const [id, path] of forms) {
      const unknownPath = Object.fromEntries(Object.keys(path).map((name) => [name, "nope"]));
      assert.equal((await send(id, unknownPath)).status, 404, id);
    }
  });

  await t.test("a user joins and leaves a group, and can repeat both", async () => {
    const { led: sendOk, read } = await signIn();
    for (const [id, notice, next] of [
      ["joinGroupByForm", "group_joined", /Leave the group/],
      ["leaveGroupByForm", "group_left", /<button>Join the group</],
    ] as const)
      for (let times = 0; times < 2; times++) {
        assert.equal(await sendOk(id, groupParams), `${groupPath}?notice=${notice}`);
        assert.match(await read("showGroup", groupParams), next);
      }
  });

  await t.test("users RSVP, wait, are promoted, and cancel from the dashboard", async () => {
    const [first, second] = [await signIn(), await signIn()];
    assert.match(await first.read("showEvent", eventParams), /1 spot left\./);
    assert.equal(await first.attend(eventParams), `${eventPath}?notice=rsvp_attending`);
    assert.match(await second.read("showEvent", eventParams), /Join the waitlist/);
    assert.equal(await second.attend(eventParams), `${eventPath}?notice=rsvp_waitlisted`);
    const waiting = await second.read("showEvent", eventParams);
    assert.match(waiting, /You are number 1 on the waitlist/);
    assert.doesNotMatch(waiting, /meet\.example\.org/);
    assert.match(await second.read("showDashboard"), /Number 1 on the waitlist/);
    const query = { from: "dashboard" };
    const canceled = await first.visitor.call("cancelAttendanceByForm", { path: eventParams, query });
    assert.equal(locationOf(canceled), "/dashboard?notice=rsvp_canceled");
    assert.match(await second.read("showEvent", eventParams), /You are going/);
    await second.send("cancelAttendanceByForm", eventParams);
    assert.match(await second.read("showEvent", eventParams), /<button>RSVP<\/button>/);
  });

  await t.test("an RSVP answers questions and brings guests, and its form retains values beside errors", async () => {
    const survey = await event(berlin, {
      name: "Asking",
      capacity: 4,
      max_guests: 2,
      questions: [
        { label: "What would you like to drink?", kind: "choice", options: ["Beer", "Water"], required: true },
        { label: "Why you?", kind: "text", required: true },
      ],
    });
    const [row] = await sql<{ questions: { id: string }[] }[]>`select questions from events where id = ${survey.id}`;
    const ids = row?.questions.map(({ id }) => id) ?? [];
    const { send, read } = await signIn();
    const rsvp = (answer: string[], guests = "0", question = ids) =>
      send("attendEventByForm", paramsOf(survey), { question, answer, guests });
    const page = requireStatus(await rsvp(["Wine", "  "], "2"), 400);
    for (const id of ids) assert.match(page, new RegExp(`href="#answer-${id}"[\\s\\S]*id="answer-${id}-problem"`));
    assert.match(page, /<option value="2" selected>2<|<option selected>2</);
    assert.match((await rsvp(["Beer", "x\u0007"])).body, /<option selected>Beer</);
    assert.equal(locationOf(await rsvp(["Beer", "To listen"], "2")), `${pathOf(survey)}?notice=rsvp_attending`);
    assert.match(
      await read("showEvent", paramsOf(survey)),
      /You are going with 2 guests\.[\s\S]*To listen<\/textarea>/,
    );
    assert.equal(locationOf(await rsvp(["Water", "To talk"], "1")), `${pathOf(survey)}?notice=rsvp_changed`);
    assert.match((await rsvp(["Water"], "1", [survey.id])).body, /The questions of this event have changed/);
    assert.match((await rsvp(["Water", "x"], "9")).body, /Choose how many guests you bring/);
  });

  await t.test("an RSVP waits for approval, and a declined RSVP cannot be sent again", async () => {
    const approving = await event(berlin, { name: "Approving", approval_required: true });
    const { attend, send, read } = await signIn();
    assert.equal(await attend(paramsOf(approving)), `${pathOf(approving)}?notice=rsvp_pending`);
    assert.match(await read("showEvent", paramsOf(approving)), /Your RSVP is waiting for approval\./);
    assert.match(await read("showDashboard"), /Waiting for approval/);
    await sql`update attendances set status = 'declined' where event_id = ${approving.id}`;
    const page = await read("showEvent", paramsOf(approving));
    assert.match(page, /The organizers have declined your RSVP\./);
    assert.doesNotMatch(page, /<button>RSVP|Cancel my RSVP/);
    assert.equal((await send("attendEventByForm", paramsOf(approving))).status, 409);
  });

  await t.test("pages say when RSVPs open and close, and are always the same for anonymous visitors", async () => {
    const timed = await event(berlin, { name: "Timed", rsvp_opens_at: inHours(1), rsvp_closes_at: inHours(2) });
    const request = { path: paramsOf(timed), headers: html };
    const user = await person();
    const texts: string[] = [];
    for (const [hoursLater, pattern] of [
      [0, /RSVPs open on <time datetime="2026-11-20T13:00:00Z">Friday,? 20 November 2026 at 14:00 CET<\/time>/],
      [1, /<button>RSVP<\/button>/],
      [2, /RSVPs closed on <time datetime="2026-11-20T14:00:00Z">/],
    ] as const) {
      const later = await service.startAnother({
        clock: () => new Date(service.now.getTime() + hoursLater * 3_600_000),
      });
      assert.match((await (await later.session(user)).call("showEvent", request)).body, pattern);
      texts.push((await later.call("showEvent", request)).body);
    }
    assert.match(texts[0] ?? "", /<dt>RSVP<\/dt>\s*<dd>from <time.*until <time/);
    assert.equal(new Set(texts).size, 1);
  });

  await t.test("attendees see where to join online, and times in their own zone", async () => {
    const user = await person();
    await sql`update users set timezone = 'Asia/Tokyo' where id = ${user.id}`;
    const { attend, send, read } = await signIn(user);
    await attend(eventParams);
    const body = await read("showEvent", eventParams);
    assert.match(body, /href="https:\/\/meet\.example\.org\/winter" rel="nofollow ugc noopener">Join online/);
    assert.match(body, /\(Europe\/Berlin\)[\s\S]*For you: [^(]*\(Asia\/Tokyo\)/);
    const other = await call("showEvent", { path: eventParams, headers: html });
    assert.doesNotMatch(other.body, /meet\.example\.org|For you: \w/);
    for (const list of ["showEvents", "showDashboard"] as const)
      assert.match(await read(list), / CET<\/time> <span class="hint">\([^<]* GMT\+9 for you\)/);
    await send("cancelAttendanceByForm", eventParams);
  });

  await t.test("returns 409 with the page and the API's reason", async () => {
    const [full, past] = [await event(berlin, { name: "Full", capacity: 1 }), await event(berlin, { name: "Past" })];
    await (await signIn()).attend(paramsOf(full));
    const admin = await person();
    const { attend, send } = await signIn(admin);
    await attend(paramsOf(past));
    await sql`update events set starts_at = ${inHours(-2)}, ends_at = ${inHours(-1)} where id = ${past.id}`;
    const inactiveGroup = await group(alliance, { name: "Asleep", active: false });
    await appoint(admin, { group: inactiveGroup.id });
    for (const [id, path, reason] of [
      ["attendEventByForm", paramsOf(full), /The event is full and has no waitlist\./],
      ["cancelAttendanceByForm", paramsOf(past), /The event has ended, so attendance can no longer be changed\./],
      ["joinGroupByForm", { ...groupParams, group_slug: inactiveGroup.slug }, /The group is not active\./],
    ] as const) {
      const { status, body } = await send(id, path);
      assert.equal(status, 409);
      assert.match(body, reason);
    }
  });

  await t.test("a user applies once, and withdraws; an invalid URL retains the entered text", async () => {
    const { send, read } = await signIn();
    const apply = (fields: Fields = {}) => send("applyToJobByForm", jobParams, fields);
    const page = requireStatus(await apply({ note: "Hello <b>you</b>", resume_url: "javascript:alert(1)" }), 400);
    assert.match(page, /id="resume_url-problem"[\s\S]*Hello &lt;b&gt;you&lt;\/b&gt;<\/textarea>|Hello &lt;b&gt;/);
    assert.equal(locationOf(await apply({ note: "", resume_url: "" })), `${jobPath}?notice=application_sent`);
    const readApplications = () =>
      sql<{ id: string; note: null; resume_url: null }[]>`select id, note, resume_url from job_applications`;
    const [row] = await readApplications();
    assert.deepEqual([row?.note, row?.resume_url], [null, null]);
    assert.equal((await apply({ note: "Again" })).status, 409);
    assert.match(await read("showJob", jobParams), /You have applied/);
    assert.match(await read("showDashboard"), /Submitted on/);
    const withdraw = (id = "") => send("withdrawApplicationByForm", { application_id: id });
    assert.equal(locationOf(await withdraw(row?.id)), "/dashboard?notice=application_withdrawn");
    assert.equal((await withdraw(row?.id)).status, 404);
    assert.doesNotMatch(await read("showDashboard"), /Submitted on/);
    await apply();
    await sql`update job_applications set status = 'rejected'`;
    assert.equal((await withdraw((await readApplications())[0]?.id)).status, 409);
  });

  await t.test("the dashboard shows memberships and RSVPs of an inactive group, and can end them", async () => {
    const closing = await group(alliance, { name: "Closing soon" });
    const last = await event(closing, { name: "Last one" });
    const path = { alliance: alliance.slug, group_slug: closing.slug, event_slug: last.slug };
    const { attend, send, led: sendOk, read, visitor } = await signIn();
    await send("joinGroupByForm", path);
    await attend(path);
    await sql`update groups set active = false where id = ${closing.id}`;
    const body = await read("showDashboard");
    assert.match(body, /Closing soon is no longer active/);
    assert.match(body, /Last one <span class="tag alert">Inactive<\/span>/);
    assert.doesNotMatch(body, new RegExp(`href="[^"]*${last.slug}"`));
    const organizer = await person();
    await appoint(organizer, { group: closing.id });
    const { read: readAsOrganizer } = await signIn(organizer);
    assert.match(await readAsOrganizer("showDashboard"), new RegExp(`href="[^"]*/${last.slug}/attendees"`));
    assert.equal(await sendOk("leaveGroupByForm", path), "/dashboard?notice=group_left");
    const canceled = await visitor.call("cancelAttendanceByForm", { path, query: { from: "dashboard" } });
    assert.equal(locationOf(canceled), "/dashboard?notice=rsvp_canceled");
  });

  await t.test("pages of drafts and hidden resources are for their administrators", async () => {
    const draft = await event(berlin, { status: "draft" });
    const hiddenGroup = await group(alliance, { active: false });
    const draftJob = await job(alliance, { status: "draft" });
    const hiddenEntry = await entry(alliance, { published: false });
    const root = await person();
    await appoint(root, { alliance: null });
    const [{ visitor }, { visitor: admin }] = [await signIn(), await signIn(root)];
    for (const [id, path] of [
      ["showEvent", paramsOf(draft)],
      ["showGroup", { ...groupParams, group_slug: hiddenGroup.slug }],
      ["showJob", { slug: draftJob.slug }],
      ["showLandscapeEntry", { entry_id: hiddenEntry.id }],
    ] as const) {
      const statuses = [];
      for (const viewer of [{ call }, visitor, admin])
        statuses.push((await viewer.call(id, { path, headers: html })).status);
      assert.deepEqual(statuses, [404, 404, 200], id);
      const { headers } = await admin.call(id, { path, headers: html });
      assert.match(String(headers["cache-control"]), /private/);
    }
  });
});
