import { type Finding, reportOf } from "./finding.ts";
import type { DatabaseFacts } from "./queries.ts";

const report = reportOf("clock");

/** Milliseconds. Sessions and links begin by one clock and end by the other; ID tokens may be a minute off. */
const tolerated = { silently: 2_000, atAll: 30_000 };

export const checkClock = (facts: Pick<DatabaseFacts, "now" | "roundTrip" | "timezone">, here: Date): Finding => {
  const off = Math.max(0, Math.abs(here.getTime() - facts.now) - facts.roundTrip);
  const words = `the clocks of this machine and of the database differ by ${(off / 1000).toFixed(1)} seconds`;
  const remedy = "let both follow NTP (chrony, systemd-timesyncd)";
  if (off > tolerated.atAll) return report.problem(`${words}: sessions and links end too early or too late; ${remedy}`);
  if (off > tolerated.silently) return report.warning(`${words}; ${remedy}`);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return report.ok(`${words} (time zones: ${zone} here, ${facts.timezone} there; the service works in UTC)`);
};
