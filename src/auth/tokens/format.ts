import { randomInt } from "node:crypto";
import { crc32 } from "node:zlib";

/** `alli_`, 40 random characters of base 62 (238 bits), and the CRC-32 of these 45 in 6 more: docs/security.md, 31. */

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const shape = /^(alli_[0-9A-Za-z]{40})([0-9A-Za-z]{6})$/;

export const prefixLength = 12;

/** `randomInt` is unbiased: all characters are equally likely. */
export const newToken = (): string => {
  const body = `alli_${Array.from({ length: 40 }, () => alphabet[randomInt(62)]).join("")}`;
  return body + checksumOf(body);
};

/** Whether a string can be a token: detects typos without a query. */
export const isToken = (text: string): boolean => {
  const [, body, checksum] = shape.exec(text) ?? [];
  return body !== undefined && checksumOf(body) === checksum;
};

const checksumOf = (body: string): string => {
  let rest = crc32(body);
  let digits = "";
  for (let position = 0; position < 6; position++) {
    digits = `${alphabet[rest % 62]}${digits}`;
    rest = Math.floor(rest / 62);
  }
  return digits;
};
