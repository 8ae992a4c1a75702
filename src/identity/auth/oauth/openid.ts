import * as client from "openid-client";
import {
  boundedFetch,
  type Flow,
  ProviderError,
  type ProviderName,
  type ProviderUser,
  providerTimeoutMs,
  verifiedAddress,
} from "./provider.ts";

export type OpenIdSettings = {
  name: ProviderName;
  issuer: string;
  discoveryUrl: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  scopes: readonly string[];
  pkce: boolean;
  /** `if_present`: ID tokens may lack a nonce, but a nonce must match the request's. */
  nonce: "required" | "if_present";
};

const metadataLifetimeMs = 3_600_000;

export const createOpenIdProvider = (settings: OpenIdSettings, clock: () => Date) => {
  const { name, issuer, clientId, clientSecret, redirectUri } = settings;
  let cached: { metadata: client.ServerMetadata; readAt: number } | undefined;
  // Shared by all requests, so that oauth4webapi refetches the keys for an unknown key id at most once a minute.
  let keys: client.ExportedJWKSCache | undefined;

  const discover = async (fetch: ReturnType<typeof boundedFetch>): Promise<client.ServerMetadata> => {
    const now = clock().getTime();
    if (cached && now - cached.readAt < metadataLifetimeMs) return cached.metadata;
    const response = await fetch(settings.discoveryUrl, { headers: { accept: "application/json" } });
    if (!response.ok) throw new Error(`discovery responded with ${response.status}`);
    // The library validates each member when it uses it.
    const metadata = (await response.json()) as client.ServerMetadata;
    if (metadata.issuer !== issuer) throw new Error(`discovery says the issuer is ${metadata.issuer}, not ${issuer}`);
    cached = { metadata, readAt: now };
    return metadata;
  };

  const configure = async (fetch: ReturnType<typeof boundedFetch>): Promise<client.Configuration> => {
    const metadata = await discover(fetch);
    const signing = metadata.id_token_signing_alg_values_supported ?? ["RS256"];
    const configuration = new client.Configuration(
      { ...metadata, id_token_signing_alg_values_supported: signing.filter((alg) => /^(?:RS|ES)256$/.test(alg)) },
      clientId,
      { [client.clockTolerance]: 60 },
      client.ClientSecretPost(clientSecret),
    );
    configuration[client.customFetch] = (url, options) => fetch(url, options as RequestInit);
    // Without this call, the library relies on TLS and does not check the ID token's signature.
    client.enableNonRepudiationChecks(configuration);
    if (issuer.startsWith("http:")) client.allowInsecureRequests(configuration);
    if (keys) client.setJwksCache(configuration, keys);
    return configuration;
  };

  const withDeadline = async <Result>(
    work: (fetch: ReturnType<typeof boundedFetch>) => Promise<Result>,
  ): Promise<Result> => {
    try {
      return await work(boundedFetch(AbortSignal.timeout(providerTimeoutMs)));
    } catch (error) {
      throw new ProviderError(name, error);
    }
  };

  return {
    name,
    authorizationUrl: ({ state, nonce, codeVerifier }: Flow): Promise<string> =>
      withDeadline(async (fetch) => {
        const configuration = await configure(fetch);
        const url = client.buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri,
          scope: settings.scopes.join(" "),
          state,
          nonce,
          ...(settings.pkce && {
            code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
            code_challenge_method: "S256",
          }),
        });
        return url.href;
      }),
    identify: ({ state, nonce, codeVerifier }: Flow, query: string): Promise<ProviderUser> =>
      withDeadline(async (fetch) => {
        const checks: client.AuthorizationCodeGrantChecks = {
          expectedState: state,
          idTokenExpected: true,
          ...(settings.pkce && { pkceCodeVerifier: codeVerifier }),
          ...(settings.nonce === "required" && { expectedNonce: nonce }),
        };
        const configuration = await configure(async (url, init) => {
          const response = await fetch(url, init);
          // The library either requires this nonce or rejects any. With `if_present`, the ID token decides which.
          if (settings.nonce === "if_present" && (await hasNonce(response.clone()))) checks.expectedNonce = nonce;
          return response;
        });
        try {
          const tokens = await client.authorizationCodeGrant(configuration, new URL(`${redirectUri}${query}`), checks);
          const claims = tokens.claims();
          if (!claims) throw new Error("no ID token");
          requireValidClaims(claims, clientId);
          // Reads all claims from one source, because `email_verified` refers to the `email` beside it.
          const profile: Record<string, unknown> =
            claims["email"] === undefined
              ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
              : claims;
          const { email, email_verified, name } = profile;
          return {
            issuer: claims.iss,
            subject: claims.sub,
            email: verifiedAddress(email, email_verified),
            name: typeof name === "string" ? name : null,
          };
        } finally {
          keys = client.getJwksCache(configuration) ?? keys;
        }
      }),
  };
};

/**
 * The library checks `azp` only if `aud` has several members, but clients must check it whenever it is present (OpenID Connect
 * Core 1.0 §3.1.3.7, 5). Rejects empty subjects, because all users of the provider would share one identity.
 */
const requireValidClaims = ({ azp, sub }: client.IDToken, clientId: string): void => {
  if (azp !== undefined && azp !== clientId) throw new Error("the ID token was issued to another client");
  if (sub.trim() === "") throw new Error("the ID token has an empty subject");
};

const hasNonce = async (response: Response): Promise<boolean> => {
  const body: unknown = await response.json().catch(() => undefined);
  const payload = /^[\w-]+\.([\w-]+)\./.exec(String(Object(body).id_token))?.[1];
  if (payload === undefined) return false;
  try {
    return Object.hasOwn(Object(JSON.parse(Buffer.from(payload, "base64url").toString())), "nonce");
  } catch {
    return false;
  }
};
