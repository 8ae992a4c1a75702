import { getAllTimezones, getTimezone, getTimezonesForCountry } from "countries-and-timezones";
import { InvalidField } from "./errors.ts";

/** Requires the spelling of the IANA database or an alias: Node ignores case, but not every client does. @throws BadRequest */
export const requireTimeZone = (timezone: string | null | undefined): void => {
  if (timezone === null || timezone === undefined || isTimeZone(timezone)) return;
  throw new InvalidField("timezone", "must be an IANA time zone, such as Europe/Berlin, in this spelling");
};

export const isTimeZone = (name: string): boolean => getTimezone(name) !== null && isKnownToNode(name);

/** `primaryZones` of Unicode CLDR: the zone of most people in a country that also has small or remote zones. */
const primaryZones = new Map([
  ["CL", "America/Santiago"],
  ["CN", "Asia/Shanghai"],
  ["EC", "America/Guayaquil"],
  ["ES", "Europe/Madrid"],
  ["NZ", "Pacific/Auckland"],
  ["PT", "Europe/Lisbon"],
  ["UA", "Europe/Kyiv"],
]);

const fold = (text: string): string =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("_", " ").toLowerCase();

type Place = { city: string | null; countryCode: string | null };

/** The zone named after the city, else the country's main zone; undefined in a country with several local times and no main zone. */
export const timeZoneOf = ({ city, countryCode }: Place): string | undefined => {
  if (countryCode === null) return undefined;
  const zones = (getTimezonesForCountry(countryCode) ?? []).filter(({ name }) => isKnownToNode(name));
  const cityZone = zones.find(({ name }) => city !== null && fold(name.split("/").at(-1) ?? "") === fold(city));
  if (cityZone) return cityZone.name;
  const primary = primaryZones.get(countryCode);
  if (primary !== undefined && isKnownToNode(primary)) return primary;
  const hasOneLocalTime = new Set(zones.map(({ utcOffset, dstOffset }) => `${utcOffset} ${dstOffset}`)).size === 1;
  return hasOneLocalTime ? (zones.find(({ countries }) => countries[0] === countryCode) ?? zones[0])?.name : undefined;
};

/** Excludes names such as `US/Eastern`, `EST5EDT` and `Etc/GMT+5`. */
const regionalName = /^(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//;

let commonNames: readonly string[] | undefined;

const commonTimeZones = (): readonly string[] => {
  commonNames ??= [
    "UTC",
    ...Object.keys(getAllTimezones({ deprecated: true }))
      .filter(isCommon)
      .toSorted(),
  ];
  return commonNames;
};

/** Time zones to choose from, and the chosen one. Includes aliases such as Europe/Oslo, although it equals Europe/Berlin. */
export const timeZoneNames = (chosen: string): readonly string[] => {
  const names = commonTimeZones();
  return names.includes(chosen) || !isTimeZone(chosen) ? names : [chosen, ...names];
};

const isCommon = (name: string): boolean => regionalName.test(name) && isKnownToNode(name);

const isKnownToNode = (timezone: string): boolean => {
  try {
    new Intl.DateTimeFormat("en", { timeZone: timezone });
    return true;
  } catch {
    return false;
  }
};
