import { getAllTimezones, getTimezone } from "countries-and-timezones";
import { InvalidField } from "./errors.ts";

/**
 * The name must be spelled as in the IANA database, whose links it includes, and known to the running Node. Node itself
 * ignores case, but not every client does.
 * @throws BadRequest for any other name
 */
export const requireTimeZone = (timezone: string | null | undefined): void => {
  if (timezone === null || timezone === undefined || isTimeZone(timezone)) return;
  throw new InvalidField("timezone", "must be an IANA time zone, such as Europe/Berlin, in this spelling");
};

export const isTimeZone = (name: string): boolean => getTimezone(name) !== null && isKnownHere(name);

/** `Region/City`, not a name such as `US/Eastern`, `EST5EDT` or `Etc/GMT+5`. */
const byRegion = /^(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//;

let listed: readonly string[] | undefined;

const commonTimeZones = (): readonly string[] => {
  listed ??= [
    "UTC",
    ...Object.keys(getAllTimezones({ deprecated: true }))
      .filter(isCommon)
      .toSorted(),
  ];
  return listed;
};

/**
 * The names that people look for, links among them: Europe/Oslo, though its time is that of Europe/Berlin.
 * @param chosen before: a name that the list leaves out stays
 */
export const timeZoneNames = (chosen: string): readonly string[] => {
  const names = commonTimeZones();
  return names.includes(chosen) || !isTimeZone(chosen) ? names : [chosen, ...names];
};

const isCommon = (name: string): boolean => byRegion.test(name) && isKnownHere(name);

const isKnownHere = (timezone: string): boolean => {
  try {
    new Intl.DateTimeFormat("en", { timeZone: timezone });
    return true;
  } catch {
    return false;
  }
};
