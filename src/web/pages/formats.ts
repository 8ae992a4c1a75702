/** Formats values for pages. */
import { countryName } from "../../foundation/languages/countries.ts";
import { type Language, localeOf } from "../../foundation/languages/texts.ts";
import { memoize } from "../../foundation/remembered.ts";

const hours = { hour: "2-digit", minute: "2-digit" } as const;
const clock = { ...hours, timeZoneName: "short" } as const;
const longDay = { day: "numeric", month: "long", year: "numeric" } as const;

type Salary = { minimum: number; maximum: number; currency: string };

/** Times are RFC 3339. */
export const formatsIn = memoize((language: Language) => {
  const locale = localeOf[language];
  const dates = (options: Intl.DateTimeFormatOptions) =>
    memoize((timeZone) => new Intl.DateTimeFormat(locale, { timeZone, ...options }));
  const longTimes = dates({ weekday: "long", ...longDay, ...clock });
  const shortTimes = dates({ weekday: "short", day: "numeric", month: "short", ...clock });
  const times = dates({ day: "numeric", month: "short", year: "numeric", ...clock });
  const days = dates({ day: "numeric" });
  const months = dates({ month: "short" });
  const longDays = dates(longDay);
  const weekdays = dates({ weekday: "long", day: "numeric", month: "long" });
  const clocks = dates(hours);
  const money = memoize(
    (currency) => new Intl.NumberFormat(locale, { style: "currency", currency, maximumFractionDigits: 0 }),
  );
  const numbers = new Intl.NumberFormat(locale);
  const percentages = new Intl.NumberFormat(locale, { style: "percent" });
  const lists = new Intl.ListFormat(locale, { type: "conjunction" });
  const range = language === "ja" ? japaneseRange(dates) : longTimes;
  return {
    /** `Friday 20 November 2026, 18:00–21:00 CET`. */
    period: (startsAt: string, endsAt: string, timeZone: string): string =>
      range(timeZone).formatRange(new Date(startsAt), new Date(endsAt)),
    /** `Friday 20 November 2026 at 18:00 CET`. */
    longTime: (time: string, timeZone: string): string => longTimes(timeZone).format(new Date(time)),
    /** `Fri 20 Nov, 18:00 CET`; UTC by default. */
    shortTime: (time: string, timeZone: string | null): string => shortTimes(timeZone ?? "UTC").format(new Date(time)),
    /** Day and month, shown as a calendar icon. */
    dayOf: (time: string, timeZone: string): { day: string; month: string } => ({
      day: days(timeZone)
        .formatToParts(new Date(time))
        .flatMap(({ type, value }) => (type === "day" ? [value] : []))
        .join(""),
      month: months(timeZone).format(new Date(time)),
    }),
    /** `20 Nov 2026, 18:00 UTC`; UTC by default. */
    readableTime: (time: string, timeZone: string | null): string => times(timeZone ?? "UTC").format(new Date(time)),
    /** `Friday 20 November`. */
    dayTitle: (time: string, timeZone: string): string => weekdays(timeZone).format(new Date(time)),
    /** `18:00–21:00`; with `+1` if the end is on another day. */
    clockTimes: (startsAt: string, endsAt: string, timeZone: string): string => {
      const [start, end] = [new Date(startsAt), new Date(endsAt)];
      const times = `${clocks(timeZone).format(start)}–${clocks(timeZone).format(end)}`;
      return weekdays(timeZone).format(start) === weekdays(timeZone).format(end) ? times : `${times} (+1)`;
    },
    readableDay: (time: string): string => longDays("UTC").format(new Date(time)),
    /** `€70,000–€90,000`. */
    moneyOf: ({ minimum, maximum, currency }: Salary): string => money(currency).formatRange(minimum, maximum),
    numberOf: (value: number): string => numbers.format(value),
    percentOf: (value: number): string => percentages.format(value),
    listOf: (names: readonly string[]): string => lists.format(names),
    countryOf: (code: string): string => countryName(language, code),
    initials,
    hueOf,
  };
});
type Dates = (options: Intl.DateTimeFormatOptions) => (timeZone: string) => Intl.DateTimeFormat;

/** Replaces ICU's Japanese format of periods, `2026/11/20金曜日 18時00分～21時00分(JST)`, by a simpler one. */
const japaneseRange = (dates: Dates) => {
  const days = dates({ weekday: "long", ...longDay });
  const times = dates(hours);
  const timesWithZone = dates(clock);
  return (timeZone: string) => ({
    formatRange: (start: Date, end: Date): string => {
      const [first, last] = [days(timeZone).format(start), days(timeZone).format(end)];
      return `${first} ${times(timeZone).format(start)}～${first === last ? "" : `${last} `}${timesWithZone(timeZone).format(end)}`;
    },
  });
};

/** One or two initials, shown instead of a picture. */
const initials = (name: string): string => {
  const [first = "", second = ""] = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${[...first][0] ?? "·"}${[...second][0] ?? ""}`.toUpperCase();
};

const hues = 6;

/** Hashes a name to the number of a color. */
export const hueOf = (name: string): number =>
  [...name].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521, 7) % hues;
