import { Temporal } from "temporal-polyfill";

export type Local = Temporal.PlainDateTime;

export const localTime = (at: Date, timezone: string): Local =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timezone).toPlainDateTime();

/** A local time as in forms: `2027-03-31T18:00`. */
export const toLocalText = (at: Date, timezone: string): string =>
  localTime(at, timezone).toString({ smallestUnit: "minute" });

/** @returns undefined for a time or a day that does not exist */
export const existing = <Value>(read: () => Value): Value | undefined => {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};

/** @returns undefined for a local time that is skipped or ambiguous */
export const fromLocalText = (text: string, timezone: string): Date | undefined =>
  existing(() => {
    const time = Temporal.PlainDateTime.from(text).toZonedDateTime(timezone, { disambiguation: "reject" });
    return new Date(time.epochMilliseconds);
  });
