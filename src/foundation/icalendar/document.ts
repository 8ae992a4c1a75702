import ICAL from "ical.js";
import { type Texts, textsFor } from "../languages/texts.ts";
import { localTime, type ZoneComponent } from "./zones.ts";

/** An iCalendar document (RFC 5545, RFC 7986) of events: a calendar to subscribe to, or a message about one (RFC 5546). */

export type CalendarEvent = {
  /** A UUID is the whole UID, without a host (RFC 7986 §5.3): the service may move, the event stays the same. */
  id: string;
  /** Rises with each change that its administrators make. */
  revision: number;
  updatedAt: Date;
  startsAt: Date;
  endsAt: Date;
  /** IANA name. */
  timezone: string;
  /** `tentative` for those who may get a place. */
  status: "confirmed" | "tentative" | "cancelled";
  name: string;
  description: string;
  location: string | null;
  /** In degrees. */
  point: { latitude: number; longitude: number } | null;
  /** The page for people. */
  url: string;
  categories: readonly string[];
  /** Only for those who attend, as is the next. */
  meetingUrl: string | null;
  /** What they show at the door, as people read it. */
  checkInCode: string | null;
  organizer: { name: string; email: string } | null;
};

type Scheduling = {
  method: "REQUEST" | "CANCEL";
  sentAt: Date;
  /** Who has a place. */
  attendee: { name: string; email: string };
};

type CalendarDocument = {
  events: readonly CalendarEvent[];
  /** Of a calendar to subscribe to. */
  published?: { name: string; description: string };
  /** Of a message. */
  scheduling?: Scheduling;
  /** In the language of whoever attends; in English without. */
  texts?: Texts;
};

type Property = readonly [
  name: string,
  parameters: Readonly<Record<string, string>>,
  type: string,
  ...values: (string | number[])[],
];

const productId = "-//Community Alliance Service//Calendar//EN";

/** How often programs should ask for a calendar again. */
const refreshInterval = "PT1H";

// ical.js leaves the space that begins a folded line out of its count: 75 octets with it.
ICAL.foldLength = 74;

// Properties that it does not know would get a `VALUE=TEXT`, at which simple programs stumble.
for (const name of ["name", "x-wr-calname", "x-wr-caldesc"])
  ICAL.design.icalendar.property[name] = { defaultType: "text" };

export const calendarDocument = ({
  events,
  published,
  scheduling,
  texts = textsFor(null),
}: CalendarDocument): string => {
  const times = events.map(timesOf);
  const zones = new Map(times.flatMap(({ zones }) => zones));
  const components = events.map((event, index) => [
    "vevent",
    [...(times[index]?.properties ?? []), ...eventProperties(event, texts, scheduling)],
    [],
  ]);
  return ICAL.stringify(["vcalendar", calendarProperties(published, scheduling), [...zones.values(), ...components]]);
};

const calendarProperties = (published: CalendarDocument["published"], scheduling: Scheduling | undefined) => [
  text("version", "2.0"),
  text("prodid", productId),
  text("calscale", "GREGORIAN"),
  ...(scheduling ? [text("method", scheduling.method)] : []),
  ...(published ? publishedProperties(published) : []),
];

/** Programs know a calendar's name and interval by the standard's properties, or by older ones. */
const publishedProperties = ({ name, description }: NonNullable<CalendarDocument["published"]>): Property[] => [
  text("name", name),
  text("x-wr-calname", name),
  text("description", description),
  text("x-wr-caldesc", description),
  ["refresh-interval", {}, "duration", refreshInterval],
  ["x-published-ttl", {}, "unknown", refreshInterval],
];

const timesOf = ({ timezone, startsAt, endsAt }: CalendarEvent) => {
  const start = localTime(timezone, startsAt);
  const end = localTime(timezone, endsAt);
  // Both in the zone or both in UTC: some programs show an event in the zone of its start.
  if (!start || !end) return { zones: [], properties: [instant("dtstart", startsAt), instant("dtend", endsAt)] };
  const zones: [string, ZoneComponent][] = [[start.tzid, start.component]];
  const properties: Property[] = [
    ["dtstart", { tzid: start.tzid }, "date-time", start.time],
    ["dtend", { tzid: end.tzid }, "date-time", end.time],
  ];
  return { zones, properties };
};

const eventProperties = (event: CalendarEvent, texts: Texts, scheduling: Scheduling | undefined): Property[] => {
  const location = event.location ?? event.meetingUrl;
  return [
    text("uid", event.id),
    // In a calendar it is when the event changed last (RFC 5545 §3.8.7.2), so that the same events are the same bytes.
    instant("dtstamp", scheduling?.sentAt ?? event.updatedAt),
    instant("last-modified", event.updatedAt),
    ["sequence", {}, "integer", String(event.revision)],
    text("status", event.status.toUpperCase()),
    text("summary", event.name),
    text("description", describe(event, texts)),
    ...(location === null ? [] : [text("location", location)]),
    ...(event.point ? [geo(event.point)] : []),
    ["url", {}, "uri", event.url],
    ...(event.categories.length ? [text("categories", ...event.categories)] : []),
    ...(event.meetingUrl === null ? [] : [conference(event.meetingUrl, texts)]),
    ...(event.organizer ? [organizer(event.organizer)] : []),
    ...(scheduling ? [attendee(scheduling)] : []),
  ];
};

/** Not every program shows the URL property. */
const describe = ({ description, meetingUrl, checkInCode, url }: CalendarEvent, { t }: Texts): string =>
  [
    checkInCode && t("common.calendar.check_in_code", { code: checkInCode }),
    description,
    meetingUrl && t("common.calendar.join_at", { address: meetingUrl }),
    url,
  ]
    .filter(Boolean)
    .join("\n\n");

const geo = ({ latitude, longitude }: NonNullable<CalendarEvent["point"]>): Property => [
  "geo",
  {},
  "float",
  [latitude, longitude],
];

/** RFC 7986 §5.11 */
const conference = (url: string, { t }: Texts): Property => [
  "conference",
  { feature: "VIDEO", label: t("common.calendar.join") },
  "uri",
  inert(url),
];

const organizer = ({ name, email }: NonNullable<CalendarEvent["organizer"]>): Property => [
  "organizer",
  { cn: inert(name) },
  "cal-address",
  `mailto:${inert(email)}`,
];

const attendee = ({ attendee: { name, email } }: Scheduling): Property => [
  "attendee",
  { cn: inert(name), role: "REQ-PARTICIPANT", partstat: "ACCEPTED" },
  "cal-address",
  `mailto:${inert(email)}`,
];

const text = (name: string, ...values: string[]): Property => [name, {}, "text", ...values.map(inert)];

const instant = (name: string, date: Date): Property => [name, {}, "date-time", `${date.toISOString().slice(0, 19)}Z`];

/** Line ends of any kind as line feeds, which the writer escapes; no other control characters, no bidirectional overrides. */
const inert = (value: string): string =>
  value.replaceAll(/\r\n?|[\u2028\u2029]/g, "\n").replaceAll(/(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu, "");
