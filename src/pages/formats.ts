/** How pages show values: times in a zone, enums in words, money. Templates call these. */

/** Making a formatter takes longer than a page; there are some 600 time zones. */
const remembered = <Value>(make: (key: string) => Value): ((key: string) => Value) => {
  const made = new Map<string, Value>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
};

const clock = { hour: "2-digit", minute: "2-digit", timeZoneName: "short" } as const;
const locale = "en-GB";

const longPeriods = remembered(
  (timeZone) =>
    new Intl.DateTimeFormat(locale, {
      timeZone,
      weekday: "long",
      day: "numeric",
      month: "long",
      year: "numeric",
      ...clock,
    }),
);
const shortTimes = remembered(
  (timeZone) =>
    new Intl.DateTimeFormat(locale, { timeZone, weekday: "short", day: "numeric", month: "short", ...clock }),
);
const days = remembered((timeZone) => new Intl.DateTimeFormat(locale, { timeZone, day: "numeric" }));
const months = remembered((timeZone) => new Intl.DateTimeFormat(locale, { timeZone, month: "short" }));

/** `Friday 20 November 2026, 18:00–21:00 CET`; the times are RFC 3339. */
export const period = (startsAt: string, endsAt: string, timeZone: string): string =>
  longPeriods(timeZone).formatRange(new Date(startsAt), new Date(endsAt));

/** `Fri 20 Nov, 18:00 CET`. */
export const shortTime = (time: string, timeZone: string): string => shortTimes(timeZone).format(new Date(time));

/** The day and the month of a time, for the sheet of a calendar. */
export const dayOf = (time: string, timeZone: string): { day: string; month: string } => ({
  day: days(timeZone).format(new Date(time)),
  month: months(timeZone).format(new Date(time)),
});

/** Shows `2026-11-20T18:00:00Z` as `2026-11-20 18:00 UTC`. */
export const readableTime = (time: string): string => `${time.slice(0, 10)} ${time.slice(11, 16)} UTC`;

/** Shows `2026-11-20T18:00:00Z` as `20 November 2026`. */
export const readableDay = (time: string): string =>
  new Date(time).toLocaleDateString(locale, { timeZone: "UTC", day: "numeric", month: "long", year: "numeric" });

/** Shows `series_c_plus` as `Series c plus`. */
export const inWords = (value: string): string => {
  const words = value.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** `1 member`, `1,200 members`. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString(locale)} ${count === 1 ? one : many}`;

/** One or two letters that stand for a name: pages show no pictures of other hosts. */
export const initials = (name: string): string => {
  const [first = "", second = ""] = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${[...first][0] ?? "·"}${[...second][0] ?? ""}`.toUpperCase();
};

const hues = 6;

/** The number of the colour that goes with a name. */
export const hueOf = (name: string): number =>
  [...name].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521, 7) % hues;

type Salary = { minimum: number; maximum: number; currency: string; period: string };

/** `€70,000–€90,000 a year`. */
export const salaryOf = ({ minimum, maximum, currency, period }: Salary): string => {
  const money = new Intl.NumberFormat(locale, { style: "currency", currency, maximumFractionDigits: 0 });
  return `${money.formatRange(minimum, maximum)} ${period === "hour" ? "an" : "a"} ${period}`;
};
