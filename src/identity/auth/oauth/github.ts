import oauth2 from "@fastify/oauth2";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { version } from "../../../foundation/package.ts";
import { newSecret } from "../../../foundation/secrets.ts";
import { boundedFetch, providerDeadline } from "./fetch.ts";
import { type Flow, ProviderError, type ProviderUser } from "./provider.ts";
import { verifiedAddress } from "./rules.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The state of the flow that this request starts. */
    oauthState: string | null;
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

export type FlowCookie = {
  name: string;
  options: { path: string; httpOnly: boolean; sameSite: "lax"; secure: boolean; maxAge: number };
};

/** OAuth 2.0 without OpenID: GitHub's API identifies the user. The plugin keeps PKCE's verifier in another cookie. */
export const registerGithub = async (app: FastifyInstance, settings: GithubSettings, cookie: FlowCookie) => {
  const { authUrl, tokenUrl, userinfoUrl, emailsUrl } = settings;
  app.decorateRequest("oauthState", null);
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
      http: { timeout: providerDeadline, maxBytes: 1_048_576 },
    },
    callbackUri: settings.redirectUri,
    scope: [...settings.scopes],
    pkce: "S256",
    userAgent,
    redirectStateCookieName: cookie.name,
    verifierCookieName: "oauth_verifier",
    cookie: cookie.options,
    // We create and check the states ourselves: the database stores each and accepts it once.
    generateStateFunction: (request: FastifyRequest) => request.oauthState ?? newSecret(),
    checkStateFunction: () => true,
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
    return plugin;
  };

  return {
    name: "github" as const,
    authorizationUrl: async ({ state }: Flow, request: FastifyRequest, reply: FastifyReply): Promise<string> => {
      request.oauthState = state;
      return client().generateAuthorizationUri(request, reply);
    },
    identify: async (request: FastifyRequest, reply: FastifyReply): Promise<ProviderUser> => {
      const signal = AbortSignal.timeout(providerDeadline);
      try {
        const { token } = await client().getAccessTokenFromAuthorizationCodeFlow(request, reply);
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

/** The address that `GET /user/emails` lists as both primary and verified. */
const primaryAddress = (addresses: unknown): string | null => {
  const entries: unknown[] = Array.isArray(addresses) ? addresses : [];
  const primary = entries.map(Object).find(({ primary, verified }) => primary === true && verified === true);
  return verifiedAddress(primary?.email, true);
};
