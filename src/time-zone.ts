import { getTimezone } from "countries-and-timezones";
import { BadRequest } from "./errors.ts";

/**
 * The name must be spelled as in the IANA database, whose links it includes, and known to the running Node. Node itself
 * ignores case, but not every client does.
 * @throws BadRequest for any other name
 */
export const requireTimeZone = (timezone: string | null | undefined): void => {
  if (timezone === null || timezone === undefined || (getTimezone(timezone) && isKnownHere(timezone))) return;
  throw new BadRequest("body/timezone must be an IANA time zone, such as Europe/Berlin, in this spelling", {
    field: "timezone",
  });
};

const isKnownHere = (timezone: string): boolean => {
  try {
    new Intl.DateTimeFormat("en", { timeZone: timezone });
    return true;
  } catch {
    return false;
  }
};
