import * as client from "openid-client";
import { version } from "../../../foundation/package.ts";
import {
  boundedFetch,
  type Flow,
  type Provider,
  ProviderError,
  type ProviderUser,
  providerTimeoutMs,
  verifiedAddress,
} from "./provider.ts";

export type GithubSettings = {
  clientId: string;
  clientSecret: string;
  authUrl: string;
  tokenUrl: string;
  userinfoUrl: string;
  emailsUrl: string;
  redirectUri: string;
  scopes: readonly string[];
};

const userAgent = `community-alliance-service/${version}`;

/** GitHub has OAuth 2.0 without OpenID Connect and without discovery. */
export const createGithubProvider = (settings: GithubSettings): Provider => {
  const { clientId, clientSecret, authUrl, tokenUrl, userinfoUrl, emailsUrl, redirectUri } = settings;
  const { origin: issuer, protocol } = new URL(authUrl);

  const configure = (fetch: ReturnType<typeof boundedFetch>): client.Configuration => {
    const metadata = { issuer, authorization_endpoint: authUrl, token_endpoint: tokenUrl };
    const configuration = new client.Configuration(metadata, clientId, {}, client.ClientSecretPost(clientSecret));
    configuration[client.customFetch] = (url, options) => fetch(url, options as RequestInit);
    if (protocol === "http:") client.allowInsecureRequests(configuration);
    return configuration;
  };

  return {
    name: "github",
    authorizationUrl: async ({ state, codeVerifier }: Flow): Promise<string> =>
      client.buildAuthorizationUrl(configure(fetch), {
        redirect_uri: redirectUri,
        scope: settings.scopes.join(" "),
        state,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: "S256",
      }).href,
    identify: async ({ state, codeVerifier }: Flow, query: string): Promise<ProviderUser> => {
      const fetch = boundedFetch(AbortSignal.timeout(providerTimeoutMs));
      const fetchJson = async (url: string, token: string): Promise<unknown> => {
        const headers = {
          accept: "application/vnd.github+json",
          authorization: `Bearer ${token}`,
          "user-agent": userAgent,
          "x-github-api-version": "2022-11-28",
        };
        const response = await fetch(url, { headers });
        if (!response.ok) throw new Error(`${new URL(url).pathname} responded with ${response.status}`);
        return response.json();
      };
      try {
        const code = new URLSearchParams(query).get("code") ?? "";
        const callback = new URL(`${redirectUri}?${new URLSearchParams({ code, state })}`);
        const checks = { expectedState: state, pkceCodeVerifier: codeVerifier };
        const { access_token: token } = await client.authorizationCodeGrant(configure(fetch), callback, checks);
        const user = Object(await fetchJson(userinfoUrl, token));
        const addresses = await fetchJson(emailsUrl, token);
        if (!Number.isSafeInteger(user.id) || user.id <= 0) throw new Error("the user has no id");
        return {
          issuer,
          subject: String(user.id),
          email: primaryAddress(addresses),
          name: [user.name, user.login].find((text): text is string => typeof text === "string" && text !== "") ?? null,
        };
      } catch (error) {
        throw new ProviderError("github", error);
      }
    },
  };
};

const primaryAddress = (addresses: unknown): string | null => {
  const entries: unknown[] = Array.isArray(addresses) ? addresses : [];
  const primary = entries.map(Object).find(({ primary, verified }) => primary === true && verified === true);
  return verifiedAddress(primary?.email, true);
};
