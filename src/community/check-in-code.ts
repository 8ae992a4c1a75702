/* Check-in codes, which attendees show at the door: eight characters of Crockford's base32, created by the database. */

const digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Derives a code from bytes, for demo data, which must be the same each time it is created. */
export const checkInCodeFrom = (bytes: Uint8Array): string =>
  [...bytes.subarray(0, 8)].map((byte) => digits.charAt(byte % digits.length)).join("");

/** Normalizes a typed code: removes spaces and hyphens, and replaces O, I and L by the digits that they resemble. */
export const toCheckInCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[ -]/g, "").replaceAll("O", "0").replaceAll(/[IL]/g, "1");

/** Splits a code into two halves, which are easier to read and to type. */
export const toReadableCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;
