import { BadRequest } from "./errors.ts";

/**
 * ICU's list of the running Node, aliases included.
 * @throws BadRequest for a zone that is in no IANA database
 */
export const requireTimeZone = (timezone: string | null | undefined): void => {
  if (timezone === null || timezone === undefined) return;
  try {
    new Intl.DateTimeFormat("en", { timeZone: timezone });
  } catch (error) {
    throw new BadRequest(`body/timezone must be an IANA time zone, such as Europe/Berlin`, {
      cause: error,
      field: "timezone",
    });
  }
};
