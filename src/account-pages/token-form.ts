import type { components } from "../../generated/contract.ts";

type Schemas = components["schemas"];

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
