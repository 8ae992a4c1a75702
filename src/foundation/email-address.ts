import { domainToASCII, domainToUnicode } from "node:url";

/** RFC 5321 §4.5.3.1: octets, in UTF-8. */
const [maxLocalPart, maxAddress] = [64, 254];

/** An RFC 5322 dot-atom, with the letters, marks and digits that RFC 6531 adds. */
const localPart = /^[\p{L}\p{M}\p{Nd}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{Nd}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const asciiDomain = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** Invisible, or the I with a dot and the i without one, which case mappings turn into the i of another address. */
const lookAlike = /[\p{Default_Ignorable_Code_Point}\u0130\u0131]/u;

const isAscii = (text: string): boolean => /^[ -~]*$/.test(text);

/** Whether the domain is ASCII, or one that survives the conversion to ASCII and back (RFC 5891 §4). */
const isDomain = (domain: string): boolean => {
  if (isAscii(domain)) return asciiDomain.test(domain);
  const ascii = domainToASCII(domain);
  return asciiDomain.test(ascii) && domainToUnicode(ascii) === domain.toLowerCase();
};

/**
 * The contract's `format: idn-email`: an address without a display name, quotes or comments (RFC 5321 and RFC 6531). Other
 * scripts are accepted in Unicode normalization form KC, so that no two addresses look the same by compatibility forms.
 */
export const isEmailAddress = (text: string): boolean => {
  const at = text.lastIndexOf("@");
  const local = text.slice(0, at);
  if (at < 1 || Buffer.byteLength(local) > maxLocalPart || Buffer.byteLength(text) > maxAddress) return false;
  if (!localPart.test(local) || !isDomain(text.slice(at + 1))) return false;
  return isAscii(text) || (text.normalize("NFKC") === text && !lookAlike.test(text));
};

/**
 * The form in which addresses are compared, equal to PostgreSQL's `lower()`: each code point by itself, where
 * `toLowerCase()` of a whole text turns a final capital sigma into another letter than `lower()` does.
 */
export const foldAddress = (email: string): string =>
  isAscii(email) ? email.toLowerCase() : Array.from(email, (letter) => letter.toLowerCase()).join("");
