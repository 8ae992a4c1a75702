import assert from "node:assert/strict";
import { test } from "tap";
import { pageOf, startCommunity } from "../support/fixtures.ts";
import { browsing, html } from "../support/site.ts";

/** The attribute's value as a browser reads it. */
const addressesIn = (page: string): string[] =>
  [...page.matchAll(/href="([^"]+)"/g)].map(([, address = ""]) =>
    address.replaceAll("&amp;", "&").replaceAll("&#39;", "'"),
  );

test("calendars on pages", async (t) => {
  const all = await startCommunity(t);
  const { call, raw, person, session, ours: alliance, berlin: group } = all;
  const name = "C++ & Kafka: 100%";
  const meetingUrl = "https://meet.example.org/secret-room";
  const event = await all.event(group, {
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
  const eventPath = pageOf(event);
  const { read } = browsing({ call });
  const linksIn = (page: string) => ({
    google: addressesIn(page).filter((address) => address.startsWith("https://calendar.google.com/")),
    outlook: addressesIn(page).filter((address) => address.startsWith("https://outlook.live.com/")),
  });

  for (const [page, calendar] of [
    [`/groups/${path}`, `/calendar/${path}.ics`],
    [`/alliances/${alliance.slug}`, `/calendar/${alliance.slug}.ics`],
  ] as const)
    await t.test(`${page} offers a subscription: a webcal link, the address, and the steps`, async () => {
      const { payload } = await raw({ url: page, headers: html });
      assert.ok(addressesIn(payload).includes(`webcal://alliance.test${calendar}`));
      assert.match(payload, new RegExp(`<textarea[^>]*>https://alliance\\.test${calendar}</textarea>`));
      for (const program of ["Google Calendar", "Apple Calendar", "Outlook"]) assert.ok(payload.includes(program));
      assert.ok(!addressesIn(payload).includes(calendar), "no link downloads a copy");
      assert.equal((await raw({ url: calendar })).status, 200);
    });

  await t.test("an event can be added to Google Calendar and Outlook, without where attendees join", async () => {
    const page = await read("showEvent", eventPath);
    const { google, outlook } = linksIn(page);
    assert.deepEqual([google.length, outlook.length], [1, 1]);
    const added = new URL(google[0] ?? "").searchParams;
    assert.deepEqual(
      ["action", "text", "dates", "ctz", "location"].map((key) => added.get(key)),
      ["TEMPLATE", name, "20270306T170000Z/20270306T190000Z", "Europe/Berlin", "Halle 4, Am Tor 1, Berlin, DE"],
    );
    assert.equal(added.get("details"), `Agenda Slides\n\nhttps://alliance.test/events/${path}/${event.slug}`);
    const composed = new URL(outlook[0] ?? "").searchParams;
    assert.deepEqual(
      ["subject", "startdt", "enddt", "location"].map((key) => composed.get(key)),
      [name, "2027-03-06T17:00:00Z", "2027-03-06T19:00:00Z", "Halle 4, Am Tor 1, Berlin, DE"],
    );
    assert.ok(!outlook[0]?.includes("+"));
    assert.doesNotMatch(page, /secret-room/);
  });

  await t.test("an attendee's links, also on the ticket, say where to join", async () => {
    const visitor = await person();
    await all.attend(visitor, event);
    const page = await browsing(await session(visitor)).read("showEvent", eventPath);
    const [ticket = ""] = /<details class="ticket">[\s\S]*?<\/details>/.exec(page) ?? [];
    const joins = (address = "") => new URL(address).search.includes(encodeURIComponent(meetingUrl));
    const links = linksIn(ticket);
    assert.ok(joins(links.google[0]) && joins(links.outlook[0]), ticket);
    assert.ok(addressesIn(ticket).includes(`/calendar/${path}/${event.slug}.ics`));
    assert.ok(linksIn(page).google.every(joins));
  });

  await t.test("a canceled event has no such links", async () => {
    await all.change(event, { status: "canceled" });
    assert.deepEqual(linksIn(await read("showEvent", eventPath)), { google: [], outlook: [] });
  });
});
