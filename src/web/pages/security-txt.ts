import { contractDocument } from "../../server/http/document.ts";
import { toTimestamp } from "../../server/http/timestamp.ts";

/** The contact of the contract's `info`. */
const maintainers = (): string => `mailto:${contractDocument().info.contact.email}`;

const day = 86_400_000;

/** Days for which the file is valid. RFC 9116 §2.5.5 recommends less than a year. */
const validity = 90;

type Given = { baseUrl: string; contact: string | undefined; now: Date };

/**
 * RFC 9116. The same all day, so that caches can keep it.
 * @param contact a mailto: or https: address; the maintainers' of the document if undefined
 */
export const securityTxt = ({ baseUrl, contact = maintainers(), now }: Given): string => {
  const expires = new Date((Math.floor(now.getTime() / day) + validity) * day);
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
