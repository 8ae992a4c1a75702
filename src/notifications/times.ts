/** Times as members read them. English is the language of all emails. */

const formats = (timeZone: string) => ({
  date: new Intl.DateTimeFormat("en-GB", {
    timeZone,
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
  }),
  time: new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
});

/** For example "Friday 20 November 2026, 18:00 to 21:00 (Europe/Berlin)". */
export const periodIn = (timezone: string, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }): string => {
  const { date, time } = formats(timezone);
  const [firstDay, lastDay] = [date.format(startsAt), date.format(endsAt)];
  const end = firstDay === lastDay ? time.format(endsAt) : `${lastDay}, ${time.format(endsAt)}`;
  return `${firstDay}, ${time.format(startsAt)} to ${end} (${timezone.replaceAll("_", " ")})`;
};

/** The period where the event is and, if that differs, where the reader lives. */
export const periodLines = (
  period: { startsAt: Date; endsAt: Date },
  { timezone, ofReader }: { timezone: string; ofReader: string | null },
): string[] => {
  const there = periodIn(timezone, period);
  if (ofReader === null || isSameThere(period, timezone, ofReader)) return [there];
  return [there, `Your time: ${periodIn(ofReader, period)}`];
};

/** Whether clocks show the same at both ends. */
const isSameThere = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, one: string, other: string): boolean => {
  const [a, b] = [formats(one), formats(other)];
  return [startsAt, endsAt].every(
    (moment) => a.date.format(moment) === b.date.format(moment) && a.time.format(moment) === b.time.format(moment),
  );
};
