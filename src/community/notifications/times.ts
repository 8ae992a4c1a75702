import { type Language, localeOf } from "../../foundation/languages/languages.ts";
import type { Texts } from "../../foundation/languages/texts.ts";

/** Times as members read them, in their language. */

const formats = (language: Language, timeZone: string) => ({
  date: new Intl.DateTimeFormat(localeOf[language], {
    timeZone,
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
  }),
  time: new Intl.DateTimeFormat(localeOf[language], {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }),
});

type Period = { startsAt: Date; endsAt: Date };

/** For example "Friday 20 November 2026, 18:00 to 21:00 (Europe/Berlin)". */
const periodIn = ({ language, t }: Texts, timezone: string, { startsAt, endsAt }: Period): string => {
  const { date, time } = formats(language, timezone);
  const [day, last_day] = [date.format(startsAt), date.format(endsAt)];
  const clock = { start: time.format(startsAt), end: time.format(endsAt), zone: timezone.replaceAll("_", " ") };
  return day === last_day ? t("mail.period", { day, ...clock }) : t("mail.period_of_days", { day, last_day, ...clock });
};

/** For example "Friday 20 November 2026", in UTC. */
export const dayIn = ({ language }: Pick<Texts, "language">, time: Date): string =>
  formats(language, "UTC").date.format(time);

/** The period where the event is and, if that differs, where the reader lives. */
export const periodLines = (
  texts: Texts,
  period: Period,
  { timezone, ofReader }: { timezone: string; ofReader: string | null },
): string[] => {
  const there = periodIn(texts, timezone, period);
  if (ofReader === null || isSameThere(period, timezone, ofReader)) return [there];
  return [there, texts.t("mail.your_time", { period: periodIn(texts, ofReader, period) })];
};

/** Whether clocks show the same at both ends. */
const isSameThere = ({ startsAt, endsAt }: Period, one: string, other: string): boolean => {
  const [a, b] = [formats("en", one), formats("en", other)];
  return [startsAt, endsAt].every(
    (moment) => a.date.format(moment) === b.date.format(moment) && a.time.format(moment) === b.time.format(moment),
  );
};
