import type { Schemas } from "../../../../generated/contract.ts";

type Creation = {
  challenge: string;
  timeout: number;
  site: { id: string; name: string };
  user: { handle: string; email: string; name: string };
  algorithms: readonly number[];
  existing: Schemas["PasskeyDescriptor"][];
};

export const toPasskeyCreation = (creation: Creation): Schemas["PasskeyCreation"] => {
  const { challenge, timeout, site, user, algorithms, existing } = creation;
  return {
    challenge,
    timeout,
    rp: site,
    user: { id: user.handle, name: user.email, displayName: user.name },
    pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key", alg })),
    excludeCredentials: existing,
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
    attestation: "none",
  };
};
