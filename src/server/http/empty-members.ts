/** Some OAuth clients send null or an empty string for absent members. */
export const withoutEmptyMembers = (value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null && member !== ""))
    : value;
