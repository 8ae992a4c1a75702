import type { Schemas } from "../../../../generated/contract.ts";
import type { PasskeyRow } from "./queries.ts";

/** Milliseconds that a browser gives its user. */
export const passkeyTimeout = 300_000;

export const toPasskeyDescriptor = (row: PasskeyRow): Schemas["PasskeyDescriptor"] => ({
  id: row.credentialId,
  type: "public-key",
  transports: row.transports,
});

/** @param passkeys those that may be used; none means any of this site */
export const toPasskeyRequest = (
  passkeys: readonly PasskeyRow[],
  { challenge, rpId }: { challenge: string; rpId: string },
): Schemas["PasskeyRequest"] => ({
  challenge,
  timeout: passkeyTimeout,
  rpId,
  allowCredentials: passkeys.map(toPasskeyDescriptor),
  userVerification: "required",
});
