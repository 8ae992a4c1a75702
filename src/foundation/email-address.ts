import { domainToASCII, domainToUnicode } from "node:url";

/** RFC 5321 §4.5.3.1: octets, in UTF-8. */
const [maxLocalPartBytes, maxAddressBytes] = [64, 254];

/** An RFC 5322 dot-atom, with the letters, marks and digits that RFC 6531 adds. */
const localPart = /^[\p{L}\p{M}\p{Nd}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{Nd}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const asciiDomain = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** Invisible characters, and the dotted I and dotless i, which case mappings turn into the i of another address. */
const lookAlike = /[\p{Default_Ignorable_Code_Point}\u0130\u0131]/u;

const isAscii = (text: string): boolean => /^[ -~]*$/.test(text);

const isDomain = (domain: string): boolean => {
  if (isAscii(domain)) return asciiDomain.test(domain);
  const ascii = domainToASCII(domain);
  return asciiDomain.test(ascii) && domainToUnicode(ascii) === domain.toLowerCase();
};

/** The contract's `format: idn-email` (RFC 5321, RFC 6531): no display name, quotes or comments. NFKC only, so that no two addresses look the same. */
export const isEmailAddress = (text: string): boolean => {
  const at = text.lastIndexOf("@");
  const local = text.slice(0, at);
  if (at < 1 || Buffer.byteLength(local) > maxLocalPartBytes || Buffer.byteLength(text) > maxAddressBytes) return false;
  if (!localPart.test(local) || !isDomain(text.slice(at + 1))) return false;
  return isAscii(text) || (text.normalize("NFKC") === text && !lookAlike.test(text));
};

/** Folds case as PostgreSQL's `lower()` does, by code point: `toLowerCase()` of a whole text changes a final capital sigma differently. */
export const foldAddress = (email: string): string =>
  isAscii(email) ? email.toLowerCase() : Array.from(email, (letter) => letter.toLowerCase()).join("");
