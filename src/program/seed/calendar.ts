import { utcOffsetMs } from "../../foundation/wall-clock.ts";

const day = 86_400_000;

export const startOfDay = (time: Date): Date => new Date(Math.floor(time.getTime() / day) * day);

export const addDays = (time: Date, days: number): Date => new Date(Math.round(time.getTime() + days * day));

export const between = (from: Date, to: Date, share: number): Date =>
  new Date(Math.round(from.getTime() + (to.getTime() - from.getTime()) * share));

export const earlier = (a: Date, b: Date): Date => (a < b ? a : b);
export const later = (a: Date, b: Date): Date => (a > b ? a : b);

/** The time when clocks in `timezone` show the UTC date of `date` and `minutes` past midnight. */
export const localTime = (date: Date, minutes: number, timezone: string): Date => {
  const asIfUtc = new Date(startOfDay(date).getTime() + minutes * 60_000);
  return new Date(asIfUtc.getTime() - utcOffsetMs(asIfUtc, timezone));
};
