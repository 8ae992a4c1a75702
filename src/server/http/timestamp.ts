/** RFC 3339 in UTC: `2026-11-20T18:00:00Z`, with milliseconds only when they are not zero. */
export const toTimestamp = (date: Date): string => date.toISOString().replace(".000Z", "Z");
