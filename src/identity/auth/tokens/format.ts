import { createHmac, randomInt } from "node:crypto";
import { crc32 } from "node:zlib";

/** A prefix, 40 random characters of base 62 (238 bits), and the CRC-32 of these in 6 more: docs/security.md, 31. */

/** Secret scanners tell by it what they have found. */
const prefixes = { api: "alli_", access: "alli_at_", refresh: "alli_rt_" } as const;

type TokenKind = keyof typeof prefixes;

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const shape = /^((alli_(?:at_|rt_)?)[0-9A-Za-z]{40})([0-9A-Za-z]{6})$/;

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

/** The same token for the same two secrets; whoever lacks one of them cannot tell it from a random one. */
export const derivedToken = (kind: TokenKind, { key, secret }: { key: string; secret: string }): string => {
  // 256 bits for 238: no character is noticeably likelier than another.
  let rest = BigInt(`0x${createHmac("sha256", key).update(secret).digest("hex")}`);
  const characters = Array.from({ length: 40 }, () => {
    const character = alphabet[Number(rest % 62n)];
    rest /= 62n;
    return character;
  });
  return tokenOf(kind, characters);
};

export const isToken = (text: string, kind: TokenKind = "api"): boolean => {
  const [, body, prefix, checksum] = shape.exec(text) ?? [];
  return body !== undefined && prefix === prefixes[kind] && checksumOf(body) === checksum;
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
