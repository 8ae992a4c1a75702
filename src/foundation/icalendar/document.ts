import ICAL from "ical.js";
import { tzlib_get_ical_block as blockOf, tzlib_get_timezones as zoneNames } from "timezones-ical-library";
import { type Translator, translatorFor } from "../languages/texts.ts";
import { utcOffsetMs, wallTime } from "../wall-clock.ts";

/** iCalendar documents (RFC 5545, RFC 7986): published calendars, and messages about an event (RFC 5546). */

export type CalendarEvent = {
  /** The UID, without a host (RFC 7986 §5.3): the service may move. */
  id: string;
  revision: number;
  updatedAt: Date;
  startsAt: Date;
  endsAt: Date;
  timezone: string;
  /** `tentative` until the user has a confirmed seat. */
  status: "confirmed" | "tentative" | "cancelled";
  name: string;
  description: string;
  location: string | null;
  point: { latitude: number; longitude: number } | null;
  url: string;
  categories: readonly string[];
  /** Only attendees get the meeting URL and the check-in code. */
  meetingUrl: string | null;
  checkInCode: string | null;
  organizer: { name: string; email: string } | null;
};

type Scheduling = {
  /** A message with several events must use PUBLISH, without an attendee (RFC 5546 §3.2). */
  method: "REQUEST" | "CANCEL" | "PUBLISH";
  sentAt: Date;
  attendee?: { name: string; email: string };
};

type CalendarDocument = {
  events: readonly CalendarEvent[];
  published?: { name: string; description: string };
  scheduling?: Scheduling;
  texts?: Translator;
};

type Property = readonly [
  name: string,
  parameters: Readonly<Record<string, string>>,
  type: string,
  ...values: (string | number[])[],
];

const productId = "-//Community Alliance Service//Calendar//EN";

const refreshInterval = "PT1H";

// ical.js does not count the space that begins a folded line: 75 octets with it.
ICAL.foldLength = 74;

// Unknown properties would get a `VALUE=TEXT`, which simple clients cannot read.
for (const name of ["name", "x-wr-calname", "x-wr-caldesc"])
  ICAL.design.icalendar.property[name] = { defaultType: "text" };

export const calendarDocument = ({
  events,
  published,
  scheduling,
  texts = translatorFor(null),
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
  // Both in the zone or both in UTC: some clients show an event in the zone of its start.
  if (!start || !end) return { zones: [], properties: [instant("dtstart", startsAt), instant("dtend", endsAt)] };
  const zones: [string, ZoneComponent][] = [[start.tzid, start.component]];
  const properties: Property[] = [
    ["dtstart", { tzid: start.tzid }, "date-time", start.time],
    ["dtend", { tzid: end.tzid }, "date-time", end.time],
  ];
  return { zones, properties };
};

const eventProperties = (event: CalendarEvent, texts: Translator, scheduling: Scheduling | undefined): Property[] => {
  const location = event.location ?? event.meetingUrl;
  return [
    text("uid", event.id),
    // In a published calendar, the last change (RFC 5545 §3.8.7.2), so that unchanged events have the same bytes.
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
    ...(scheduling?.attendee ? [attendee(scheduling.attendee)] : []),
  ];
};

const describe = ({ description, meetingUrl, checkInCode, url }: CalendarEvent, { t }: Translator): string =>
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
const conference = (url: string, { t }: Translator): Property => [
  "conference",
  { feature: "VIDEO", label: t("common.calendar.join") },
  "uri",
  sanitize(url),
];

const organizer = ({ name, email }: NonNullable<CalendarEvent["organizer"]>): Property => [
  "organizer",
  { cn: sanitize(name) },
  "cal-address",
  `mailto:${sanitize(email)}`,
];

const attendee = ({ name, email }: NonNullable<Scheduling["attendee"]>): Property => [
  "attendee",
  { cn: sanitize(name), role: "REQ-PARTICIPANT", partstat: "ACCEPTED" },
  "cal-address",
  `mailto:${sanitize(email)}`,
];

const text = (name: string, ...values: string[]): Property => [name, {}, "text", ...values.map(sanitize)];

const instant = (name: string, date: Date): Property => [name, {}, "date-time", `${date.toISOString().slice(0, 19)}Z`];

/** Normalizes line ends, and removes other control characters and bidirectional overrides. */
const sanitize = (value: string): string =>
  value.replaceAll(/\r\n?|[\u2028\u2029]/g, "\n").replaceAll(/(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu, "");

/** A VTIMEZONE component, as jCal (RFC 7265). */
type ZoneComponent = readonly [name: string, properties: readonly unknown[], components: readonly unknown[]];

type Zone = { tzid: string; component: ZoneComponent; rules: ICAL.Timezone; name: string };

type LocalTime = { tzid: string; component: ZoneComponent; time: string };

const supportedZones: ReadonlySet<string> = new Set(zoneNames());

const zones = new Map<string, Zone>();

const zoneOf = (name: string): Zone | undefined => {
  const existing = zones.get(name);
  if (existing || !supportedZones.has(name)) return existing;
  const component: ZoneComponent = ICAL.parse(blockOf(name)[0] ?? "");
  const rules = new ICAL.Timezone(new ICAL.Component([...component]));
  const zone = { tzid: rules.tzid, component, rules, name };
  zones.set(name, zone);
  return zone;
};

const instantOf = ({ rules }: Zone, time: string): number => {
  const local = ICAL.Time.fromDateTimeString(time);
  local.zone = rules;
  return local.toJSDate().getTime();
};

const twoHoursMs = 2 * 60 * 60 * 1000;

/** Whether the clock changes within two hours, so that a local time may not exist, or exist twice. */
const isNearChange = ({ name }: Zone, instant: Date): boolean =>
  [-twoHoursMs, twoHoursMs].some(
    (offsetMs) => utcOffsetMs(new Date(instant.getTime() + offsetMs), name) !== utcOffsetMs(instant, name),
  );

/**
 * The local time, if every client can compute the instant from it. Undefined near a change of the clock, and where Node and the
 * component disagree about the zone.
 */
const localTime = (name: string, instant: Date): LocalTime | undefined => {
  const zone = zoneOf(name);
  if (!zone || zone.tzid === "Etc/UTC" || isNearChange(zone, instant)) return undefined;
  const time = wallTime(instant, name);
  const wholeSecondMs = Math.floor(instant.getTime() / 1000) * 1000;
  return instantOf(zone, time) === wholeSecondMs ? { tzid: zone.tzid, component: zone.component, time } : undefined;
};
