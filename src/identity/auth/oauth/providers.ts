import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { digest } from "../../../foundation/secrets.ts";
import type { GithubSettings } from "./github.ts";
import type { OpenIdSettings } from "./openid.ts";
import { type Provider, type ProviderName, type Providers, providerLabels } from "./provider.ts";

export type ProviderSettings = { github?: GithubSettings; openId: OpenIdSettings[] };

type Exchange = { request: FastifyRequest; reply: FastifyReply };

export const flowLifetimeSeconds = 600;

/** The name depends on the state, because a browser has one cookie per flow. */
const cookieNameOf = (state: string): string => `oauth_state_${digest(state).slice(0, 16)}`;

/** Creates the configured providers, and loads only their libraries. */
export const registerProviders = async (
  app: FastifyInstance,
  { github, openId }: ProviderSettings,
  { secure, clock }: { secure: boolean; clock: () => Date },
): Promise<(exchange: Exchange) => Providers> => {
  const cookie = { path: "/auth/oauth", httpOnly: true, sameSite: "lax", secure, maxAge: flowLifetimeSeconds } as const;
  const clients = new Map<ProviderName, Provider>();
  if (github) {
    const { registerGithub } = await import("./github.ts");
    clients.set("github", await registerGithub(app, github));
  }
  for (const settings of openId) {
    const { createOpenIdProvider } = await import("./openid.ts");
    clients.set(settings.name, createOpenIdProvider(settings, clock));
  }
  const choices = [...clients.keys()].map((id) => ({ id, label: providerLabels[id] }));
  const origins = [
    ...(github ? [new URL(github.authUrl).origin] : []),
    ...openId.map(({ issuer }) => new URL(issuer).origin),
  ];
  return ({ request, reply }) => ({
    choices,
    origins,
    find: (name) => clients.get(name),
    listStates: () =>
      Object.entries(request.cookies).flatMap(([name, state]) =>
        state !== undefined && name === cookieNameOf(state) ? [state] : [],
      ),
    setState: (state) => void reply.setCookie(cookieNameOf(state), state, cookie),
    clearState: (state) => void reply.clearCookie(cookieNameOf(state), cookie),
  });
};
