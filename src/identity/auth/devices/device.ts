import { createHmac, timingSafeEqual } from "node:crypto";
import type { Queryable } from "../../../foundation/db/client.ts";
import { newLinkSecret } from "../../../foundation/secrets.ts";
import type { Exchange } from "../../../server/http/contract.ts";
import { createKeyring, type ServerKey } from "../keyring.ts";
import type { Account } from "../queries.ts";

/**
 * OWASP's "device cookies" (Slow Down Online Guessing Attacks with Device Cookies): a browser proves by a cookie that it has
 * signed in or completed a password reset, so that its attempts have a separate quota. The cookie does not sign in.
 */
export type Device = {
  /** Whether there is a well-formed device cookie, valid or not. */
  readonly hasCookie: boolean;
  /** @returns the browser's id if it has signed in with the account's current password or has set it, otherwise `null` */
  recognize(account: Owner | undefined): Promise<string | null>;
  /** @param account with the password hash that was verified or set, not a hash that was read later */
  remember(account: Owner): Promise<void>;
};

type Owner = Pick<Account, "id" | "passwordHash">;

const deviceCookie = "device";

/** Maximum number of accounts per browser. Another account replaces the oldest one. */
const maxAccounts = 4;

/** The id of the key, the id of the browser, and a signature for each account, separated by dots. */
const cookieFormat = /^([\w-]{22})\.([\w-]{22})((?:\.[\w-]{43}){1,4})$/;

const parse = (value: string | undefined) => {
  const [, keyId, deviceId, signatures] = cookieFormat.exec(value ?? "") ?? [];
  if (keyId === undefined || deviceId === undefined || signatures === undefined) return undefined;
  return { keyId, deviceId, signatures: signatures.slice(1).split(".") };
};

/** A new password has a new hash, which invalidates signatures that were made with an older one. */
const sign = ({ secret }: ServerKey, deviceId: string, { id, passwordHash }: Owner): string =>
  createHmac("sha256", secret)
    .update(`${deviceId} ${id} ${passwordHash ?? ""}`)
    .digest("base64url");

const areEqual = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

type DeviceOptions = { db: Queryable; clock: () => Date; secure: boolean };

export const createDevices = ({ db, clock, secure }: DeviceOptions): ((exchange: Exchange) => Device) => {
  const keys = createKeyring({ db, clock }, "device");
  const attributes = { path: "/auth", httpOnly: true, sameSite: "lax", secure, maxAge: 365 * 86_400 } as const;

  return ({ request, reply }) => ({
    hasCookie: parse(request.cookies[deviceCookie]) !== undefined,
    recognize: async (account) => {
      const cookie = parse(request.cookies[deviceCookie]);
      const key = account && cookie && (await keys.find(cookie.keyId));
      if (!key) return null;
      const expected = sign(key, cookie.deviceId, account);
      return cookie.signatures.some((signature) => areEqual(signature, expected)) ? cookie.deviceId : null;
    },
    remember: async (account) => {
      const previous = parse(request.cookies[deviceCookie]);
      const key = (previous && (await keys.find(previous.keyId))) ?? (await keys.current());
      const cookie = previous?.keyId === key.id ? previous : { deviceId: newLinkSecret(), signatures: [] };
      const signature = sign(key, cookie.deviceId, account);
      const others = cookie.signatures.filter((other) => other !== signature);
      const value = [key.id, cookie.deviceId, signature, ...others.slice(0, maxAccounts - 1)].join(".");
      reply.setCookie(deviceCookie, value, attributes);
    },
  });
};
