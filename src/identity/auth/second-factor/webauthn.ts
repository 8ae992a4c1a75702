import type { Schemas } from "../../../../generated/contract.ts";
import type { Context } from "../../context.ts";
import type { PasskeyRow } from "./queries.ts";

/** Timeout of the browser's dialog. */
export const passkeyTimeoutMs = 300_000;

export const toPasskeyDescriptor = (row: PasskeyRow): Schemas["PasskeyDescriptor"] => ({
  id: row.credentialId,
  type: "public-key",
  transports: row.transports,
});

/** @param passkeys that may be used; an empty list means any passkey of this site */
export const toPasskeyRequest = (
  passkeys: readonly PasskeyRow[],
  { challenge, rpId }: { challenge: string; rpId: string },
): Schemas["PasskeyRequest"] => ({
  challenge,
  timeout: passkeyTimeoutMs,
  rpId,
  allowCredentials: passkeys.map(toPasskeyDescriptor),
  userVerification: "required",
});

/* Web Authentication, https://www.w3.org/TR/webauthn-3/ */

type Site = Pick<Context, "baseUrl" | "log">;

/** Loaded on first use, because loading takes longer than the rest of the start. */
const loadLibrary = () => import("@simplewebauthn/server");

/** The configured host and origin, regardless of the request's headers. */
export const relyingParty = (baseUrl: string): { id: string; origin: string } => {
  const { hostname, origin } = new URL(baseUrl);
  return { id: hostname, origin };
};

/** Ed25519, ECDSA with P-256, and RSA, which authenticators of Windows use. */
export const algorithms = [-8, -7, -257];

const type = "public-key";

/** Logs why a passkey was rejected. All reasons give the same result. Quoted values, such as challenges, are not logged. */
const logRefusal = ({ log }: Site, error: unknown): undefined => {
  const reason = error instanceof Error ? error.message.replaceAll(/"[^"]*"/g, "…").slice(0, 200) : "unknown";
  log.info({ reason }, "a passkey was refused");
};

/** The members of `RegistrationResponseJSON` (Web Authentication) that the service reads. */
export type PasskeyAttestation = {
  readonly id: string;
  readonly response: {
    readonly clientDataJSON: string;
    readonly attestationObject: string;
    readonly transports: PasskeyRow["transports"];
  };
};

const expectations = ({ baseUrl }: Site, challenge: string) => {
  const { id, origin } = relyingParty(baseUrl);
  return { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: id, requireUserVerification: true };
};

/** @returns undefined unless the authenticator has verified its user, for this site, origin and challenge */
export const verifyRegistration = async (site: Site, { id, response }: PasskeyAttestation, challenge: string) => {
  const { verifyRegistrationResponse } = await loadLibrary();
  const { clientDataJSON, attestationObject, transports } = response;
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId: id, type, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      ...expectations(site, challenge),
      supportedAlgorithmIDs: algorithms,
    });
    if (!registrationInfo) return undefined;
    const { id: credentialId, publicKey, counter } = registrationInfo.credential;
    return { credentialId, publicKey: Buffer.from(publicKey).toString("base64url"), counter, transports };
  } catch (error) {
    return logRefusal(site, error);
  }
};

/** @returns the signature counter; undefined unless the authenticator has verified its user, for this site, origin and challenge */
export const verifyAssertion = async (
  site: Site,
  { id, response: { userHandle, ...signed } }: Schemas["PasskeyAssertion"],
  { challenge, passkey }: { challenge: string; passkey: PasskeyRow },
): Promise<number | undefined> => {
  if (userHandle !== undefined && userHandle !== userHandleOf(passkey.userId)) return undefined;
  const { verifyAuthenticationResponse } = await loadLibrary();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type, response: signed, clientExtensionResults: {} },
      ...expectations(site, challenge),
      // 0 turns off the library's check: `recordPasskeyUse` reports a decreased counter, but does not reject it.
      credential: { id: passkey.credentialId, publicKey: Buffer.from(passkey.publicKey, "base64url"), counter: 0 },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch (error) {
    return logRefusal(site, error);
  }
};

export const userHandleOf = (userId: string): string => Buffer.from(userId).toString("base64url");
