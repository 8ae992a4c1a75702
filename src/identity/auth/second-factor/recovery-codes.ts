import { randomBytes } from "node:crypto";
import type { Tx } from "../../../foundation/db/client.ts";
import { digest } from "../../../foundation/secrets.ts";
import type { Context } from "../../context.ts";
import { putRecoveryCodes } from "./queries.ts";

const amount = 10;

/** Crockford's: without the letters that look like others. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** 80 random bits: so a fast unsalted hash is enough, as for every other secret that the service makes. */
const newCode = (): string =>
  [...randomBytes(16)]
    .map((byte) => alphabet.charAt(byte % alphabet.length))
    .join("")
    .replaceAll(/(.{4})(?=.)/g, "$1-");

const normalize = (typed: string): string =>
  typed.toLowerCase().replaceAll(/[ -]/g, "").replaceAll("o", "0").replaceAll(/[il]/g, "1");

export const hashOfCode = (typed: string): string => digest(normalize(typed));

export const issueRecoveryCodes = async ({ db, now }: Tx<Pick<Context, "db" | "now">>, userId: string) => {
  const codes = Array.from({ length: amount }, newCode);
  await putRecoveryCodes(db, { userId, hashes: codes.map(hashOfCode), now });
  return codes;
};
