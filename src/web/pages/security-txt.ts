import { toTimestamp } from "../../server/http/timestamp.ts";

const dayMs = 86_400_000;

/** RFC 9116 §2.5.5 recommends less than a year. */
const validityDays = 90;

type Options = { baseUrl: string; contact: string; now: Date };

/** Renders `security.txt` (RFC 9116). The text changes once a day, so that caches can store it. */
export const securityTxt = ({ baseUrl, contact, now }: Options): string => {
  const expires = new Date((Math.floor(now.getTime() / dayMs) + validityDays) * dayMs);
  const fields = {
    Contact: contact,
    Expires: toTimestamp(expires),
    Canonical: `${baseUrl}/.well-known/security.txt`,
    "Preferred-Languages": "en",
  };
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join("");
};
