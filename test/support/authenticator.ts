import assert from "node:assert/strict";
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { TOTP } from "otpauth";
import type { Visitor } from "./people.ts";

/** A software authenticator. It creates passkeys (ES256) and signs with them, also with data that a test falsifies. */

type Cbor = number | string | Buffer | Map<Cbor, Cbor>;

/** Encodes CBOR (RFC 8949), as far as passkeys need it. */
const encodeCbor = (value: Cbor): Buffer => {
  if (typeof value === "number") return value < 0 ? encodeHead(1, -1 - value) : encodeHead(0, value);
  if (typeof value === "string") return Buffer.concat([encodeHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([encodeHead(2, value.length), value]);
  return Buffer.concat([
    encodeHead(5, value.size),
    ...[...value].flatMap(([key, item]) => [encodeCbor(key), encodeCbor(item)]),
  ]);
};

const encodeHead = (major: number, count: number): Buffer => {
  if (count < 24) return Buffer.from([(major << 5) | count]);
  return count < 256
    ? Buffer.from([(major << 5) | 24, count])
    : Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
};

const sha256 = (data: string | Buffer): Buffer => createHash("sha256").update(data).digest();
const base64url = (data: string | Buffer): string => Buffer.from(data).toString("base64url");

export type Falsified = { origin?: string; rpId?: string; isVerified?: boolean; counter?: number; type?: string };

const userPresent = 0x01;
const userVerified = 0x04;
const attested = 0x40;

const authenticatorData = (
  { rpId, isVerified = true, counter = 0 }: Falsified & { rpId: string },
  credential: Buffer = Buffer.alloc(0),
): Buffer => {
  const data = Buffer.alloc(37);
  sha256(rpId).copy(data);
  data.writeUInt8(userPresent | (isVerified ? userVerified : 0) | (credential.length > 0 ? attested : 0), 32);
  data.writeUInt32BE(counter, 33);
  return Buffer.concat([data, credential]);
};

const coseOf = (publicKey: KeyObject): Buffer => {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const point = (coordinate: string) => Buffer.from(coordinate, "base64url");
  const entries: [Cbor, Cbor][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, point(x)],
    [-3, point(y)],
  ];
  return encodeCbor(new Map(entries));
};

/** @param origin of the site that the browser shows */
export const createPasskey = (origin: string, credentialId = randomBytes(16)) => {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const host = new URL(origin).hostname;
  const id = base64url(credentialId);
  let userHandle: string | undefined;
  const clientData = (type: string, challenge: string, changes: Falsified) =>
    JSON.stringify({ type: changes.type ?? type, challenge, origin: changes.origin ?? origin, crossOrigin: false });

  return {
    id,
    /** The result of `navigator.credentials.create()`. */
    register: ({ challenge, user }: { challenge: string; user: { id: string } }, changes: Falsified = {}) => {
      userHandle = user.id;
      const length = Buffer.from([0, credentialId.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, coseOf(publicKey)]);
      const authData = authenticatorData({ rpId: host, ...changes }, credential);
      const attestation: [Cbor, Cbor][] = [
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ];
      return {
        id,
        response: {
          clientDataJSON: base64url(clientData("webauthn.create", challenge, changes)),
          attestationObject: base64url(encodeCbor(new Map(attestation))),
          transports: ["internal"],
        },
      };
    },
    /** The result of `navigator.credentials.get()`. */
    sign: ({ challenge }: { challenge: string }, changes: Falsified = {}) => {
      const authData = authenticatorData({ rpId: host, ...changes });
      const client = clientData("webauthn.get", challenge, changes);
      const signature = sign("sha256", Buffer.concat([authData, sha256(client)]), privateKey);
      return {
        id,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
          ...(userHandle !== undefined && { userHandle }),
        },
      };
    },
  };
};

export type Passkey = ReturnType<typeof createPasskey>;

/** The code that an authenticator app shows at a time in milliseconds. */
export const totpCode = (secret: string, timestamp: number): string => new TOTP({ secret }).generate({ timestamp });

/** Begins to set up an authenticator app. @returns its secret, from the page */
export const startTotp = async (visitor: Visitor): Promise<string> => {
  await visitor.call("startTotp", { headers: { "content-type": "application/x-www-form-urlencoded" } });
  const { body } = await visitor.call("showTotp");
  return /<textarea[^>]*>([A-Z2-7 ]+)</.exec(body)?.[1]?.replaceAll(" ", "") ?? assert.fail("no secret");
};
