import assert from "node:assert/strict";
import ICAL from "ical.js";
import { test } from "tap";
import type { Message } from "../../src/web/mail/messages.ts";
import { createFixtures } from "../support/fixtures.ts";
import { faultyTransport, startMailDelivery } from "../support/mail-delivery.ts";
import { startService } from "../support/service.ts";

const description =
  "## Agenda\n\n- **Doors** 18:30\n- [Register](https://example.org/cfp?x=1&y=2)\n\n| Time | Talk |\n|---|---|\n| 19:00 | A & B |\n";
const plain = "Agenda\n\n- Doors 18:30\n- Register (https://example.org/cfp?x=1&y=2)\n\nTime · Talk\n19:00 · A & B";

test("a description in Markdown is readable outside of pages", async (t) => {
  const service = await startService(t, { data: "none" });
  const { raw } = service;
  const fixtures = await createFixtures(service);
  const alliance = await fixtures.alliance({ description });
  const group = await fixtures.group(alliance, { description });
  const event = await fixtures.event(group, {
    name: "Markdown trial",
    description,
    kind: "virtual",
    starts_at: "2027-05-11T00:30:00Z",
    ends_at: "2027-05-11T02:00:00Z",
    timezone: "America/Sao_Paulo",
  });
  const path = `${alliance.slug}/${group.slug}`;
  const descriptionIn = (calendar: string): string =>
    String(
      new ICAL.Component(ICAL.parse(calendar)).getFirstSubcomponent("vevent")?.getFirstPropertyValue("description"),
    );
  const readStructuredData = async (url: string) => {
    const { payload } = await raw({ url, headers: { accept: "text/html" } });
    return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(payload)?.[1] ?? "");
  };

  for (const file of [`${alliance.slug}.ics`, `${path}.ics`, `${path}/${event.slug}.ics`])
    await t.test(`in the calendar ${file}`, async () => {
      const { payload } = await raw({ url: `/calendar/${file}` });
      assert.ok(descriptionIn(payload).startsWith(`${plain}\n\n`), descriptionIn(payload));
    });

  await t.test("in a private calendar, and in the calendar of an email", async () => {
    const { person, session } = service;
    const visitor = await person();
    assert.equal((await fixtures.attend(visitor, event)).status, 200);
    const { body } = await (await session(visitor)).call("createCalendarAddress");
    const { payload } = await raw({ url: new URL(body.url).pathname });
    assert.match(descriptionIn(payload), /\n\nAgenda\n\n- Doors 18:30\n|^Agenda\n\n- Doors 18:30\n/);
    const messages: Message[] = [];
    const { transport } = faultyTransport(service.sql, (message) => void messages.push(message));
    const later = new Date(service.now.getTime() + 5 * 60_000);
    await startMailDelivery(t, service, { transport, clock: () => later }).work();
    const content = messages.flatMap(({ calendar }) => calendar?.content ?? [])[0];
    assert.ok(content, "no calendar was sent");
    assert.match(descriptionIn(content), /\n\nAgenda\n\n- Doors 18:30\n/);
  });

  await t.test("as HTML in a feed, with a summary in plain text", async () => {
    const { payload } = await raw({ url: `/feeds/${alliance.slug}/events.atom` });
    assert.match(payload, /<summary type="text">Agenda Doors 18:30 Register/);
    assert.match(payload, /<content type="html">[^<]*&lt;h4&gt;Agenda&lt;\/h4&gt;[^<]*&lt;strong&gt;Doors&lt;/);
  });

  await t.test("in structured data, whose times have the offset of the event's time zone", async () => {
    const data = await readStructuredData(`/events/${path}/${event.slug}`);
    assert.equal(data.description, plain);
    assert.deepEqual([data.startDate, data.endDate], ["2027-05-10T21:30:00-03:00", "2027-05-10T23:00:00-03:00"]);
    assert.equal((await readStructuredData(`/groups/${path}`)).description, plain);
  });

  await t.test("in the descriptions of pages", async () => {
    for (const url of [`/alliances/${alliance.slug}`, `/groups/${path}`, `/events/${path}/${event.slug}`]) {
      const { payload } = await raw({ url, headers: { accept: "text/html" } });
      const descriptions = [...payload.matchAll(/<meta (?:name|property)="(?:og:)?description" content="([^"]*)">/g)];
      assert.equal(descriptions.length, 2, url);
      for (const [, text = ""] of descriptions) assert.doesNotMatch(text, /\*\*|##|\]\(|\|/, url);
    }
  });
});
