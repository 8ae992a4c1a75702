/* Codes that attendees show at the door: eight characters of Crockford's base32, which the database makes. */

const digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A code for data that is the same each time it is made. */
export const checkInCodeFrom = (random: Uint8Array): string =>
  [...random.subarray(0, 8)].map((byte) => digits.charAt(byte % digits.length)).join("");

/** A code as it is stored: without what people put in between, and with the characters that look alike told apart. */
export const toCheckInCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[ -]/g, "").replaceAll("O", "0").replaceAll(/[IL]/g, "1");

/** In two halves, which are easier to read and to type. */
export const toReadableCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;
