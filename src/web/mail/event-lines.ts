import { countryName } from "../../foundation/languages/countries.ts";
import { localeOf, type Texts } from "../../foundation/languages/texts.ts";

/* Time and place of an event as lines of an email. */

type Period = { startsAt: Date; endsAt: Date };
type Language = Pick<Texts, "language">;

const dateIn = ({ language }: Language, timeZone: string) =>
  new Intl.DateTimeFormat(localeOf[language], {
    timeZone,
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
  });

const clockIn = ({ language }: Language, timeZone: string) =>
  new Intl.DateTimeFormat(localeOf[language], { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** Formats as "Friday 20 November 2026", in UTC. */
export const dayIn = (texts: Language, time: Date): string => dateIn(texts, "UTC").format(time);

/** Formats as "Friday 20 November 2026, 18:00 to 21:00 (Europe/Berlin)". */
const periodIn = (texts: Texts, { startsAt, endsAt }: Period, timezone: string, zoneLabel = timezone): string => {
  const [date, clock] = [dateIn(texts, timezone), clockIn(texts, timezone)];
  const [day, last_day] = [date.format(startsAt), date.format(endsAt)];
  const times = { start: clock.format(startsAt), end: clock.format(endsAt), zone: zoneLabel.replaceAll("_", " ") };
  return day === last_day
    ? texts.t("mail.period", { day, ...times })
    : texts.t("mail.period_of_days", { day, last_day, ...times });
};

/** The period in the event's time zone and, if the local times differ, in the recipient's. */
export const periodLines = (
  texts: Texts,
  period: Period,
  { timezone, ofReader }: { timezone: string; ofReader: string | null },
): string[] => {
  const atEvent = periodIn(texts, period, timezone);
  if (ofReader === null || periodIn(texts, period, ofReader, timezone) === atEvent) return [atEvent];
  return [atEvent, texts.t("mail.your_time", { period: periodIn(texts, period, ofReader) })];
};

type Venue = Record<"venueName" | "venueAddress" | "venueCity" | "venueCountryCode", string | null>;

export const venueOf = (
  { venueName, venueAddress, venueCity, venueCountryCode }: Venue,
  countryOf: (code: string) => string,
): string => {
  const country = venueCountryCode && countryOf(venueCountryCode);
  return [venueName, venueAddress, venueCity, country].filter(Boolean).join(", ");
};

type EventLocation = Venue & { kind: "in_person" | "virtual" | "hybrid"; meetingUrl?: string | null };

const placeLines = ({ language, t }: Texts, place: EventLocation, isAttendee: boolean): string[] => {
  const { kind, meetingUrl = null } = place;
  const venue = venueOf(place, (code) => countryName(language, code));
  const online = isAttendee && meetingUrl !== null ? t("mail.event.online_at", { address: meetingUrl }) : null;
  return [
    ...(kind === "virtual" ? [] : [venue || t("mail.event.place_unknown")]),
    ...(kind === "in_person" ? [] : [online ?? t("mail.event.online")]),
  ];
};

type EventDetails = Period & EventLocation & { timezone: string };
type Reader = { ofReader: string | null; isAttendee?: boolean };

export const eventLines = (texts: Texts, event: EventDetails, { ofReader, isAttendee = false }: Reader) => ({
  when: periodLines(texts, event, { timezone: event.timezone, ofReader }),
  where: placeLines(texts, event, isAttendee),
});

export const eventFacts = (texts: Texts, event: EventDetails, reader: Reader) => {
  const { when, where } = eventLines(texts, event, reader);
  return [
    { label: texts.t("mail.event.when"), lines: when },
    { label: texts.t("mail.event.where"), lines: where },
  ];
};
