import { BadRequest } from "./errors.ts";

/**
 * Checks against the ICU data of the running Node, which includes aliases.
 * @throws BadRequest for a name that is not an IANA time zone
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
