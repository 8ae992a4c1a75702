import { Temporal } from "temporal-polyfill";

export type LocalDateTime = Temporal.PlainDateTime;

export const localTime = (instant: Date, timezone: string): LocalDateTime =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timezone).toPlainDateTime();

/** Formats an instant as HTML forms do: `2027-03-31T18:00`. */
export const toLocalText = (instant: Date, timezone: string): string =>
  localTime(instant, timezone).toString({ smallestUnit: "minute" });

/** @returns undefined if `read` fails because the time or day does not exist */
export const ifExists = <Value>(read: () => Value): Value | undefined => {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};

/** @returns undefined for invalid text, and for a local time that is skipped or ambiguous */
export const fromLocalText = (text: string, timezone: string): Date | undefined =>
  ifExists(() => {
    const time = Temporal.PlainDateTime.from(text).toZonedDateTime(timezone, { disambiguation: "reject" });
    return new Date(time.epochMilliseconds);
  });
