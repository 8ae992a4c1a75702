import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { FlowCookie, GithubSettings } from "./github.ts";
import type { OpenIdSettings } from "./openid.ts";
import { type Provider, type ProviderName, type Providers, providerLabels } from "./provider.ts";

export type ProviderSettings = { github?: GithubSettings; openId: OpenIdSettings[] };

type Exchange = { request: FastifyRequest; reply: FastifyReply };

/** Seconds that a user may take at the provider. */
export const flowLifetime = 600;

/** Creates the configured providers, and loads only their libraries; the returned function binds them to a request. */
export const registerProviders = async (
  app: FastifyInstance,
  { github, openId }: ProviderSettings,
  { secure, clock }: { secure: boolean; clock: () => Date },
): Promise<(exchange: Exchange) => Providers> => {
  const cookie: FlowCookie = {
    name: "oauth_state",
    options: { path: "/auth/oauth", httpOnly: true, sameSite: "lax", secure, maxAge: flowLifetime },
  };
  const factories = new Map<ProviderName, (exchange: Exchange) => Provider>();
  if (github) {
    const { registerGithub } = await import("./github.ts");
    const { name, authorizationUrl, identify } = await registerGithub(app, github, cookie);
    factories.set(name, ({ request, reply }) => ({
      name,
      authorizationUrl: (flow) => authorizationUrl(flow, request, reply),
      identify: () => identify(request, reply),
    }));
  }
  for (const settings of openId) {
    const { createOpenIdProvider } = await import("./openid.ts");
    const { name, authorizationUrl, identify } = createOpenIdProvider(settings, clock);
    factories.set(name, ({ request }) => ({
      name,
      authorizationUrl,
      identify: (flow) => identify(flow, queryOf(request.url)),
    }));
  }
  const choices = [...factories.keys()].map((id) => ({ id, label: providerLabels[id] }));
  const origins = [
    ...(github ? [new URL(github.authUrl).origin] : []),
    ...openId.map(({ issuer }) => new URL(issuer).origin),
  ];
  return ({ request, reply }) => ({
    choices,
    origins,
    find: (name) => factories.get(name)?.({ request, reply }),
    setState: (state) => void reply.setCookie(cookie.name, state, cookie.options),
    currentState: () => request.cookies[cookie.name],
    takeState: () => {
      const state = request.cookies[cookie.name];
      if (state !== undefined) reply.clearCookie(cookie.name, cookie.options);
      return state;
    },
  });
};

const queryOf = (url: string): string => (url.includes("?") ? url.slice(url.indexOf("?")) : "");
