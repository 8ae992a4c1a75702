const minLength = 8;

let common: Promise<ReadonlySet<string>> | undefined;

/** The 3,000 most common passwords that the contract does not reject as too short, read when the first is asked for. */
export const commonPasswords = (): Promise<ReadonlySet<string>> => {
  common ??= import("@zxcvbn-ts/language-common").then(
    // Ordered by frequency.
    ({ dictionary }) =>
      new Set(dictionary["passwords-common"].filter(({ length }) => length >= minLength).slice(0, 3_000)),
  );
  return common;
};

export const siteNames = (baseUrl: string): string[] => [
  "communityalliance",
  "communityallianceservice",
  new URL(baseUrl).hostname,
];
