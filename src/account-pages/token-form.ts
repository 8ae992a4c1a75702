import type { components } from "../../generated/contract.ts";

type Schemas = components["schemas"];

/** What each scope allows, as the form shows it; in the order of the contract. */
export const scopeDescriptions: Record<Schemas["TokenScope"], string> = {
  "profile:read": "Read your profile",
  "profile:write": "Change your profile",
  "tokens:manage": "List, create and revoke API tokens",
  "groups:join": "Join and leave groups",
  "events:attend": "RSVP to events, and cancel",
  "jobs:apply": "Apply to jobs",
  "admin:alliances": "Create and change the alliances that you administer",
  "admin:groups": "Create and change the groups that you administer",
  "admin:events": "Create and change the events that you administer",
  "admin:jobs": "Create, change and delete the jobs that you administer",
  "admin:landscape": "Create and change the landscape entries that you administer",
  "admin:webhooks": "Create and change webhooks of the alliances that you administer",
};

const days: Record<Schemas["TokenLifetime"], number | null> = {
  week: 7,
  month: 30,
  quarter: 90,
  year: 366,
  never: null,
};

export const lifetimes: { value: Schemas["TokenLifetime"]; label: string }[] = [
  { value: "week", label: "7 days" },
  { value: "month", label: "30 days" },
  { value: "quarter", label: "90 days" },
  { value: "year", label: "366 days" },
  { value: "never", label: "Never" },
];

/** @returns RFC 3339, or `null` for never */
export const endOfLifetime = (lifetime: Schemas["TokenLifetime"], now: Date): string | null => {
  const length = days[lifetime];
  return length === null ? null : new Date(now.getTime() + length * 86_400_000).toISOString();
};
