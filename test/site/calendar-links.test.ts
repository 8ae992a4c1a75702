import assert from "node:assert/strict";
import { test } from "tap";
import { pagePath, startCommunity } from "../support/fixtures.ts";
import { html, siteClient } from "../support/site.ts";

/** Returns the URLs of the links, with character references decoded as by a browser. */
const urlsIn = (page: string): string[] =>
  [...page.matchAll(/href="([^"]+)"/g)].map(([, url = ""]) => url.replaceAll("&amp;", "&").replaceAll("&#39;", "'"));

test("calendars on pages", async (t) => {
  const service = await startCommunity(t);
  const { call, raw, person, session, ours: alliance, berlin: group } = service;
  const name = "C++ & Kafka: 100%";
  const meetingUrl = "https://meet.example.org/secret-room";
  const event = await service.event(group, {
    name,
    description: "## Agenda\n\n- [Slides](https://example.org)",
    kind: "hybrid",
    meeting_url: meetingUrl,
    venue: { name: "Halle 4", address: "Am Tor 1", city: "Berlin", country_code: "DE" },
    starts_at: "2027-03-06T17:00:00Z",
    ends_at: "2027-03-06T19:00:00Z",
    timezone: "Europe/Berlin",
  });
  const path = `${alliance.slug}/${group.slug}`;
  const eventPath = pagePath(event);
  const { read } = siteClient({ call });
  const linksIn = (page: string) => ({
    google: urlsIn(page).filter((url) => url.startsWith("https://calendar.google.com/")),
    outlook: urlsIn(page).filter((url) => url.startsWith("https://outlook.live.com/")),
  });

  for (const [page, calendar] of [
    [`/groups/${path}`, `/calendar/${path}.ics`],
    [`/alliances/${alliance.slug}`, `/calendar/${alliance.slug}.ics`],
  ] as const)
    await t.test(`${page} offers a subscription: a webcal link, the URL, and the steps`, async () => {
      const { payload } = await raw({ url: page, headers: html });
      assert.ok(urlsIn(payload).includes(`webcal://alliance.test${calendar}`));
      assert.match(payload, new RegExp(`<textarea[^>]*>https://alliance\\.test${calendar}</textarea>`));
      for (const program of ["Google Calendar", "Apple Calendar", "Outlook"]) assert.ok(payload.includes(program));
      assert.ok(!urlsIn(payload).includes(calendar), "no link downloads a copy");
      assert.equal((await raw({ url: calendar })).status, 200);
    });

  await t.test("an event can be added to Google Calendar and Outlook, without the meeting URL", async () => {
    const page = await read("showEvent", eventPath);
    const { google, outlook } = linksIn(page);
    assert.deepEqual([google.length, outlook.length], [1, 1]);
    const googleQuery = new URL(google[0] ?? "").searchParams;
    assert.deepEqual(
      ["action", "text", "dates", "ctz", "location"].map((key) => googleQuery.get(key)),
      ["TEMPLATE", name, "20270306T170000Z/20270306T190000Z", "Europe/Berlin", "Halle 4, Am Tor 1, Berlin, DE"],
    );
    assert.equal(googleQuery.get("details"), `Agenda Slides\n\nhttps://alliance.test/events/${path}/${event.slug}`);
    const outlookQuery = new URL(outlook[0] ?? "").searchParams;
    assert.deepEqual(
      ["subject", "startdt", "enddt", "location"].map((key) => outlookQuery.get(key)),
      [name, "2027-03-06T17:00:00Z", "2027-03-06T19:00:00Z", "Halle 4, Am Tor 1, Berlin, DE"],
    );
    assert.ok(!outlook[0]?.includes("+"));
    assert.doesNotMatch(page, /secret-room/);
  });

  await t.test("an attendee's links, including those on the ticket, contain the meeting URL", async () => {
    const visitor = await person();
    await service.attend(visitor, event);
    const page = await siteClient(await session(visitor)).read("showEvent", eventPath);
    const [ticket = ""] = /<details class="ticket">[\s\S]*?<\/details>/.exec(page) ?? [];
    const hasMeetingUrl = (url = "") => new URL(url).search.includes(encodeURIComponent(meetingUrl));
    const links = linksIn(ticket);
    assert.ok(hasMeetingUrl(links.google[0]) && hasMeetingUrl(links.outlook[0]), ticket);
    assert.ok(urlsIn(ticket).includes(`/calendar/${path}/${event.slug}.ics`));
    assert.ok(linksIn(page).google.every(hasMeetingUrl));
  });

  await t.test("a canceled event has no calendar links", async () => {
    await service.changeEvent(event, { status: "canceled" });
    assert.deepEqual(linksIn(await read("showEvent", eventPath)), { google: [], outlook: [] });
  });
});
