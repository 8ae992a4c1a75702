import oauth2 from "@fastify/oauth2";
import type { FastifyInstance } from "fastify";
import * as openId from "openid-client";
import { version } from "../../../foundation/package.ts";
import {
  boundedFetch,
  type Flow,
  ProviderError,
  type ProviderUser,
  providerTimeoutMs,
  verifiedAddress,
} from "./provider.ts";

declare module "@fastify/oauth2" {
  /** The README documents this member; the package's types lack it. */
  interface OAuth2Namespace {
    oauth2: {
      authorizeURL(parameters: Readonly<Record<string, string>>): string;
      getToken(parameters: Readonly<Record<string, string>>): Promise<OAuth2Token>;
    };
  }
}

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

/** GitHub has no OpenID Connect. Uses only the plugin's client: the plugin's flow has one state and verifier per browser. */
export const registerGithub = async (app: FastifyInstance, settings: GithubSettings) => {
  const { authUrl, tokenUrl, userinfoUrl, emailsUrl } = settings;
  await app.register(oauth2, {
    name: "oauth2Github",
    credentials: {
      client: { id: settings.clientId, secret: settings.clientSecret },
      auth: {
        authorizeHost: new URL(authUrl).origin,
        authorizePath: new URL(authUrl).pathname,
        tokenHost: new URL(tokenUrl).origin,
        tokenPath: new URL(tokenUrl).pathname,
      },
      options: { authorizationMethod: "body" },
      // Options of Wreck, the HTTP client, which follows no redirects by default.
      http: { timeout: providerTimeoutMs, maxBytes: 1_048_576 },
    },
    callbackUri: settings.redirectUri,
    userAgent,
  });

  const fetchJson = async (url: string, token: string, signal: AbortSignal): Promise<unknown> => {
    const response = await boundedFetch(signal)(url, {
      headers: {
        accept: "application/vnd.github+json",
        authorization: `Bearer ${token}`,
        "user-agent": userAgent,
        "x-github-api-version": "2022-11-28",
      },
    });
    if (!response.ok) throw new Error(`${new URL(url).pathname} responded with ${response.status}`);
    return response.json();
  };

  const client = () => {
    const plugin = app["oauth2Github"];
    if (!plugin) throw new Error("the OAuth plugin for GitHub is not registered");
    return plugin.oauth2;
  };

  return {
    name: "github" as const,
    authorizationUrl: async ({ state, codeVerifier }: Flow): Promise<string> =>
      client().authorizeURL({
        redirect_uri: settings.redirectUri,
        scope: settings.scopes.join(" "),
        state,
        code_challenge: await openId.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: "S256",
      }),
    identify: async ({ codeVerifier }: Flow, query: string): Promise<ProviderUser> => {
      const signal = AbortSignal.timeout(providerTimeoutMs);
      try {
        const code = new URLSearchParams(query).get("code") ?? "";
        const { token } = await client().getToken({
          code,
          redirect_uri: settings.redirectUri,
          code_verifier: codeVerifier,
        });
        if (!token.access_token) throw new Error("the code was refused");
        const user = Object(await fetchJson(userinfoUrl, token.access_token, signal));
        const addresses = await fetchJson(emailsUrl, token.access_token, signal);
        if (!Number.isSafeInteger(user.id) || user.id <= 0) throw new Error("the user has no id");
        return {
          issuer: new URL(authUrl).origin,
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

const userAgent = `community-alliance-service/${version}`;

const primaryAddress = (addresses: unknown): string | null => {
  const entries: unknown[] = Array.isArray(addresses) ? addresses : [];
  const primary = entries.map(Object).find(({ primary, verified }) => primary === true && verified === true);
  return verifiedAddress(primary?.email, true);
};
