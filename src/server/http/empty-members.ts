/** The object without its members that are null or an empty string: some OAuth clients send these for "not set". */
export const withoutEmptyMembers = (value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null && member !== ""))
    : value;
