import { dictionary } from "@zxcvbn-ts/language-common";

const shortest = 8;

/** The 3,000 commonest passwords that the contract does not refuse for their length already; the list has them by rank. */
export const commonPasswords: ReadonlySet<string> = new Set(
  dictionary["passwords-common"].filter((password) => password.length >= shortest).slice(0, 3_000),
);

/** What the site calls itself, without blanks. */
export const siteNames = (baseUrl: string): string[] => [
  "communityalliance",
  "communityallianceservice",
  new URL(baseUrl).hostname,
];
