import assert from "node:assert/strict";
import fc from "fast-check";
import ICAL from "ical.js";
import { test } from "tap";
import { convertIcsCalendar } from "ts-ics";
import { type CalendarEvent, calendarDocument } from "../../src/foundation/icalendar/document.ts";

const meetup: CalendarEvent = {
  id: "01920000-0000-7000-8000-000000000001",
  revision: 7,
  updatedAt: new Date("2026-11-01T10:00:00Z"),
  startsAt: new Date("2026-12-01T18:00:00Z"),
  endsAt: new Date("2026-12-01T20:00:00Z"),
  timezone: "Europe/Berlin",
  status: "confirmed",
  name: "Winter Meetup",
  description: "Three talks.",
  location: "Kaffeefabrik, Musterufer 12, Berlin",
  point: { latitude: 52.4965, longitude: 13.4253 },
  url: "https://alliance.example.org/events/nordwind/berlin/winter-meetup",
  categories: ["Meetup"],
  meetingUrl: null,
  checkInCode: null,
  organizer: null,
};

const documentOf = (event: Partial<CalendarEvent>) => calendarDocument({ events: [{ ...meetup, ...event }] });

/** Parses with a library that the service does not use. */
const read = (document: string) => {
  const { events = [], ...calendar } = convertIcsCalendar(undefined, document);
  return { ...calendar, events };
};

const requireOne = <Item>(items: readonly Item[]): Item => {
  const [item] = items;
  assert.ok(item !== undefined && items.length === 1, `${items.length} items`);
  return item;
};

/** Raw lines, and lines after unfolding (RFC 5545 §3.1). */
const linesOf = (document: string) => document.split("\r\n").slice(0, -1);
const contentLinesOf = (document: string) => linesOf(document.replaceAll("\r\n ", ""));

/** Asserts that every line ends with CRLF, is short and valid UTF-8, and has no control characters. */
const assertWellFormed = (document: string) => {
  assert.ok(document.endsWith("END:VCALENDAR\r\n"));
  for (const line of linesOf(document)) {
    assert.ok(Buffer.byteLength(line) <= 75, `${Buffer.byteLength(line)} octets: ${line}`);
    assert.ok(line.isWellFormed(), line);
    assert.doesNotMatch(line, /(?!\t)\p{Cc}/u);
  }
};

test("an event becomes an iCalendar document", async (t) => {
  await t.test("with the fields that calendar programs show, and a UID that is independent of base_url", async () => {
    const document = documentOf({});
    assertWellFormed(document);
    const lines = contentLinesOf(document);
    for (const line of [
      "VERSION:2.0",
      "PRODID:-//Community Alliance Service//Calendar//EN",
      "UID:01920000-0000-7000-8000-000000000001",
      "DTSTAMP:20261101T100000Z",
      "LAST-MODIFIED:20261101T100000Z",
      "SEQUENCE:7",
      "STATUS:CONFIRMED",
      "SUMMARY:Winter Meetup",
      "LOCATION:Kaffeefabrik\\, Musterufer 12\\, Berlin",
      "GEO:52.4965;13.4253",
      "URL:https://alliance.example.org/events/nordwind/berlin/winter-meetup",
      "CATEGORIES:Meetup",
      "DTSTART;TZID=Europe/Berlin:20261201T190000",
      "DTEND;TZID=Europe/Berlin:20261201T210000",
    ])
      assert.ok(lines.includes(line), line);
    assert.equal(lines.includes("METHOD:REQUEST"), false);
  });

  await t.test("an event without a venue has its meeting URL as location", async () => {
    const meetingUrl = "https://meet.example.org/secret;room,1?a=b";
    const lines = contentLinesOf(documentOf({ meetingUrl, location: null }));
    assert.ok(lines.includes("LOCATION:https://meet.example.org/secret\\;room\\,1?a=b"));
    assert.ok(lines.includes(`CONFERENCE;FEATURE=VIDEO;LABEL=Join online;VALUE=URI:${meetingUrl}`));
    const { description = "" } = requireOne(read(documentOf({ meetingUrl })).events);
    assert.match(description, /Join online: https:\/\/meet\.example\.org\/secret;room,1/);
  });

  await t.test("a published calendar has its name and refresh interval", async () => {
    const name = "Nordwind, Berlin; events";
    const document = calendarDocument({ events: [], published: { name, description: "Events" } });
    const lines = contentLinesOf(document);
    assert.ok(lines.includes("NAME:Nordwind\\, Berlin\\; events"));
    assert.ok(lines.includes("X-WR-CALNAME:Nordwind\\, Berlin\\; events"));
    assert.ok(lines.includes("REFRESH-INTERVAL;VALUE=DURATION:PT1H"));
    assert.deepEqual(read(document).events, []);
  });
});

test("a message invites one attendee or cancels the invitation", async (t) => {
  const sentAt = new Date("2026-11-05T08:00:00Z");
  const organizer = { name: "Nordwind Berlin", email: "events@alliance.example.org" };
  const attendee = { name: 'Ada "the\r\nX-EVIL:1" <a>: ^, B', email: "ada@example.org" };
  const message = (method: "REQUEST" | "CANCEL") => {
    const status = method === "CANCEL" ? "cancelled" : "confirmed";
    return calendarDocument({ events: [{ ...meetup, status, organizer }], scheduling: { method, sentAt, attendee } });
  };

  await t.test("with its method, organizer and attendee, and the time of the message", async () => {
    const { method, events } = read(message("REQUEST"));
    assert.equal(method, "REQUEST");
    const { organizer: parsed, attendees = [], stamp, lastModified } = requireOne(events);
    assert.deepEqual([parsed?.name, parsed?.email], [organizer.name, organizer.email]);
    assert.deepEqual([requireOne(attendees).email, requireOne(attendees).partstat], [attendee.email, "ACCEPTED"]);
    assert.deepEqual([stamp.date, lastModified?.date], [sentAt, meetup.updatedAt]);
  });

  await t.test("the attendee's name cannot leave its parameter", async () => {
    assertWellFormed(message("CANCEL"));
    const lines = contentLinesOf(message("CANCEL"));
    assert.ok(lines.includes("METHOD:CANCEL") && lines.includes("STATUS:CANCELLED"));
    assert.ok(lines.every((line) => !line.startsWith("X-EVIL")));
    const parsed = new ICAL.Component(ICAL.parse(message("CANCEL"))).getFirstSubcomponent("vevent");
    assert.equal(parsed?.getFirstProperty("attendee")?.getFirstParameter("cn"), 'Ada "the\nX-EVIL:1" <a>: ^, B');
  });
});

const iso = (date: Date): string => date.toISOString();

const instantsOf = (document: string) => {
  const calendar = new ICAL.Component(ICAL.parse(document));
  const zones = new Map(
    calendar.getAllSubcomponents("vtimezone").map((zone) => [zone.getFirstPropertyValue("tzid"), zone]),
  );
  const event = requireOne(calendar.getAllSubcomponents("vevent"));
  return ["dtstart", "dtend"].map((name) => {
    const property = event.getFirstProperty(name);
    const time = property?.getFirstValue();
    assert.ok(property && time instanceof ICAL.Time);
    const tzid = property.getFirstParameter("tzid");
    if (!tzid) return time.toJSDate().toISOString();
    const zone = zones.get(tzid);
    assert.ok(zone, `no VTIMEZONE ${tzid}`);
    time.zone = new ICAL.Timezone(zone);
    return time.toJSDate().toISOString();
  });
};

test("times", async (t) => {
  await t.test("are in UTC without a VTIMEZONE for UTC and for zones that calendar programs do not know", async () => {
    for (const timezone of ["UTC", "Etc/UTC", "Mars/Olympus"]) {
      const document = documentOf({ timezone });
      assert.ok(contentLinesOf(document).includes("DTSTART:20261201T180000Z"), timezone);
      assert.doesNotMatch(document, /VTIMEZONE/);
    }
  });

  await t.test("a zone that events name in two ways is described once", async () => {
    const events = ["Europe/Kyiv", "Europe/Kiev"].map((timezone, index) => ({
      ...meetup,
      timezone,
      id: `${meetup.id}${index}`,
    }));
    const document = calendarDocument({ events });
    assert.equal(document.split("BEGIN:VTIMEZONE").length, 2);
    assert.equal(document.split("TZID=Europe/Kyiv").length, 5);
  });

  await t.test("are unambiguous within hours of a clock change", async () => {
    const changes = [
      ["Europe/Berlin", "2026-03-29T01:00:00Z"],
      ["Europe/Berlin", "2026-10-25T01:00:00Z"],
      ["Europe/Dublin", "2026-10-25T01:00:00Z"],
      ["America/New_York", "2027-03-14T07:00:00Z"],
      ["America/New_York", "2026-11-01T06:00:00Z"],
      ["Australia/Lord_Howe", "2027-04-03T15:00:00Z"],
      ["Australia/Lord_Howe", "2026-10-03T15:30:00Z"],
    ] as const;
    for (const [timezone, change] of changes)
      for (let minutes = -360; minutes <= 360; minutes += 15) {
        const startsAt = new Date(Date.parse(change) + minutes * 60_000);
        const endsAt = new Date(startsAt.getTime() + 45 * 60_000);
        const document = documentOf({ timezone, startsAt, endsAt });
        assert.deepEqual(instantsOf(document), [startsAt, endsAt].map(iso), `${timezone} ${minutes}`);
        // The hour that the clock shows twice would be ambiguous.
        if (Math.abs(minutes) < 60) assert.match(document, /\r\nDTSTART:\d{8}T\d{6}Z\r\n/);
      }
  });

  await t.test("convert back to the same instant in every zone, even where Node and VTIMEZONE disagree", async () => {
    const instant = fc.date({ min: new Date("2026-01-01"), max: new Date("2031-01-01"), noInvalidDate: true });
    const timezone = fc.constantFrom(...Intl.supportedValuesOf("timeZone"));
    fc.assert(
      fc.property(instant, timezone, (date, timezone) => {
        const startsAt = new Date(Math.floor(date.getTime() / 1000) * 1000);
        const endsAt = new Date(startsAt.getTime() + 90 * 60_000);
        assert.deepEqual(instantsOf(documentOf({ timezone, startsAt, endsAt })), [startsAt, endsAt].map(iso));
      }),
      { numRuns: 500 },
    );
  });
});

test("text of users is escaped (criterion 49)", async (t) => {
  const hostile = [
    "commas, semicolons; colons: and \\ backslashes \\n \\, \\;",
    "END:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:forged\r\nEND:VEVENT",
    "a lone\rcarriage return\nBEGIN:VALARM\u2028ACTION:PROCEDURE\u2029",
    "\u0000\u0001\u0007\u001b[31m\u007f\u0085controls",
    "right \u202eto left\u202c and \u2066isolated\u2069",
    "𝓛𝓸𝓷𝓰 ".repeat(60),
    "日本語の長い説明。".repeat(40),
    "👩‍👩‍👧‍👦".repeat(30),
    "unpaired \ud800 surrogate",
    "x".repeat(74),
    "x".repeat(75),
    '"quotes" ^n ^^',
  ];

  for (const [index, value] of hostile.entries())
    await t.test(`hostile text ${index + 1}`, async () => {
      const document = documentOf({ name: value, description: value, location: value, categories: [value] });
      assertWellFormed(Buffer.from(document).toString());
      assert.equal(contentLinesOf(document).filter((line) => line.startsWith("BEGIN:VEVENT")).length, 1);
      const expected = value
        .replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
        .replaceAll(/(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, "");
      const parsed = new ICAL.Component(ICAL.parse(document)).getFirstSubcomponent("vevent");
      for (const name of ["summary", "location"]) assert.equal(parsed?.getFirstPropertyValue(name), expected);
      assert.equal(parsed?.getFirstProperty("categories")?.getFirstValue(), expected);
    });

  await t.test("any text is parsed back unchanged, from lines of at most 75 octets", async () => {
    const line = fc
      .string({ unit: "grapheme", maxLength: 300 })
      .map((value) => value.replaceAll(/\p{Cc}|[\u2028-\u202e\u2066-\u2069]/gu, ""));
    fc.assert(
      fc.property(line, (description) => {
        const document = documentOf({ description });
        assertWellFormed(document);
        const parsed = new ICAL.Component(ICAL.parse(document)).getFirstSubcomponent("vevent");
        const expected = description ? `${description}\n\n${meetup.url}` : meetup.url;
        assert.equal(parsed?.getFirstPropertyValue("description"), expected);
      }),
    );
  });
});
