import { countryName } from "../../foundation/languages/countries.ts";
import { localeOf, type Translator } from "../../foundation/languages/texts.ts";

/* Time and place of an event as lines of an email. */

type Period = { startsAt: Date; endsAt: Date };
type Language = Pick<Translator, "language">;

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
const periodIn = (texts: Translator, { startsAt, endsAt }: Period, timezone: string, zoneLabel = timezone): string => {
  const [date, clock] = [dateIn(texts, timezone), clockIn(texts, timezone)];
  const [day, last_day] = [date.format(startsAt), date.format(endsAt)];
  const times = { start: clock.format(startsAt), end: clock.format(endsAt), zone: zoneLabel.replaceAll("_", " ") };
  return day === last_day
    ? texts.t("mail.period", { day, ...times })
    : texts.t("mail.period_of_days", { day, last_day, ...times });
};

type ReaderZone = { readerTimezone: string | null };

/** The period in the event's time zone and, if the local times differ, in the recipient's time zone. */
export const periodLines = (
  texts: Translator,
  period: Period,
  { timezone, readerTimezone }: { timezone: string } & ReaderZone,
): string[] => {
  const atEvent = periodIn(texts, period, timezone);
  if (readerTimezone === null || periodIn(texts, period, readerTimezone, timezone) === atEvent) return [atEvent];
  return [atEvent, texts.t("mail.your_time", { period: periodIn(texts, period, readerTimezone) })];
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

const placeLines = ({ language, t }: Translator, place: EventLocation, isAttendee: boolean): string[] => {
  const { kind, meetingUrl = null } = place;
  const venue = venueOf(place, (code) => countryName(language, code));
  const online = isAttendee && meetingUrl !== null ? t("mail.event.online_at", { address: meetingUrl }) : null;
  return [
    ...(kind === "virtual" ? [] : [venue || t("mail.event.place_unknown")]),
    ...(kind === "in_person" ? [] : [online ?? t("mail.event.online")]),
  ];
};

type EventDetails = Period & EventLocation & { timezone: string };
type Reader = ReaderZone & { isAttendee?: boolean };

export const eventLines = (texts: Translator, event: EventDetails, { readerTimezone, isAttendee = false }: Reader) => ({
  when: periodLines(texts, event, { timezone: event.timezone, readerTimezone }),
  where: placeLines(texts, event, isAttendee),
});

export const eventFacts = (texts: Translator, event: EventDetails, reader: Reader) => {
  const { when, where } = eventLines(texts, event, reader);
  return [
    { label: texts.t("mail.event.when"), lines: when },
    { label: texts.t("mail.event.where"), lines: where },
  ];
};
