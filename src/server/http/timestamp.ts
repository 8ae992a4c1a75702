/** RFC 3339 in UTC, with milliseconds only when they are not zero. @param time a `Date`, or text as PostgreSQL writes it in JSON */
export const toTimestamp = (time: Date | `${string}+00:00`): string => {
  if (typeof time !== "string") return time.toISOString().replace(".000Z", "Z");
  const seconds = time.slice(0, 19);
  const fraction = time.slice(20, -6);
  return fraction === "" ? `${seconds}Z` : `${seconds}.${fraction.padEnd(3, "0")}Z`;
};
