import { dictionary } from "@zxcvbn-ts/language-common";

const minLength = 8;

/** The 3,000 most common passwords that the contract does not reject as too short; the list is ordered by frequency. */
export const commonPasswords: ReadonlySet<string> = new Set(
  dictionary["passwords-common"].filter((password) => password.length >= minLength).slice(0, 3_000),
);

/** The names of the site, without spaces. */
export const siteNames = (baseUrl: string): string[] => [
  "communityalliance",
  "communityallianceservice",
  new URL(baseUrl).hostname,
];
