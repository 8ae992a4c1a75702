import { createHmac, randomInt } from "node:crypto";
import { crc32 } from "node:zlib";

/* A token is a prefix, 40 random base-62 characters (238 bits), and the CRC-32 of both in 6 characters (docs/security.md, 31). */

/** Lets secret scanners recognize tokens. */
const prefixes = { api: "alli_", access: "alli_at_", refresh: "alli_rt_" } as const;

type TokenKind = keyof typeof prefixes;

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const tokenFormat = /^((alli_(?:at_|rt_)?)[0-9A-Za-z]{40})([0-9A-Za-z]{6})$/;

export const prefixLength = 12;

const tokenOf = (kind: TokenKind, characters: readonly (string | undefined)[]): string => {
  const body = prefixes[kind] + characters.join("");
  return body + checksumOf(body);
};

/** `randomInt` is unbiased: all characters are equally likely. */
export const newToken = (kind: TokenKind = "api"): string =>
  tokenOf(
    kind,
    Array.from({ length: 40 }, () => alphabet[randomInt(62)]),
  );

/** Derives a token from two secrets. Without both, it cannot be distinguished from a random one. */
export const derivedToken = (kind: TokenKind, { key, secret }: { key: string; secret: string }): string => {
  // The HMAC has 256 bits and the token needs 238, so no character is noticeably likelier than another.
  let quotient = BigInt(`0x${createHmac("sha256", key).update(secret).digest("hex")}`);
  const characters = Array.from({ length: 40 }, () => {
    const character = alphabet[Number(quotient % 62n)];
    quotient /= 62n;
    return character;
  });
  return tokenOf(kind, characters);
};

export const isToken = (text: string, kind: TokenKind = "api"): boolean => {
  const [, body, prefix, checksum] = tokenFormat.exec(text) ?? [];
  return body !== undefined && prefix === prefixes[kind] && checksumOf(body) === checksum;
};

const checksumOf = (body: string): string => {
  let quotient = crc32(body);
  let digits = "";
  for (let position = 0; position < 6; position++) {
    digits = `${alphabet[quotient % 62]}${digits}`;
    quotient = Math.floor(quotient / 62);
  }
  return digits;
};
