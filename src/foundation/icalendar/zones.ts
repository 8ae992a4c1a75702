import ICAL from "ical.js";
import { tzlib_get_ical_block as blockOf, tzlib_get_timezones as zoneNames } from "timezones-ical-library";
import { utcOffsetMs, wallTime } from "../wall-clock.ts";

/** A VTIMEZONE component, as jCal (RFC 7265). */
export type ZoneComponent = readonly [name: string, properties: readonly unknown[], components: readonly unknown[]];

type Zone = {
  tzid: string;
  component: ZoneComponent;
  rules: ICAL.Timezone;
  name: string;
};

type LocalTime = { tzid: string; component: ZoneComponent; time: string };

const known: ReadonlySet<string> = new Set(zoneNames());

const zones = new Map<string, Zone>();

const zoneOf = (name: string): Zone | undefined => {
  const found = zones.get(name);
  if (found || !known.has(name)) return found;
  const component: ZoneComponent = ICAL.parse(blockOf(name)[0] ?? "");
  const rules = new ICAL.Timezone(new ICAL.Component([...component]));
  const zone = { tzid: rules.tzid, component, rules, name };
  zones.set(name, zone);
  return zone;
};

const instantOf = ({ rules }: Zone, time: string): number => {
  const local = ICAL.Time.fromDateTimeString(time);
  local.zone = rules;
  return local.toJSDate().getTime();
};

const twoHours = 2 * 60 * 60 * 1000;

/** Whether the clock changes within two hours, so that a local time may not exist, or exist twice. */
const isNearChange = ({ name }: Zone, instant: Date): boolean =>
  [-twoHours, twoHours].some(
    (away) => utcOffsetMs(new Date(instant.getTime() + away), name) !== utcOffsetMs(instant, name),
  );

/**
 * The local time, if every client can compute the instant from it: not near a change of the clock, nor where Node and the
 * component disagree about the zone.
 */
export const localTime = (name: string, instant: Date): LocalTime | undefined => {
  const zone = zoneOf(name);
  if (!zone || zone.tzid === "Etc/UTC" || isNearChange(zone, instant)) return undefined;
  const time = wallTime(instant, name);
  const seconds = Math.floor(instant.getTime() / 1000) * 1000;
  return instantOf(zone, time) === seconds ? { tzid: zone.tzid, component: zone.component, time } : undefined;
};
