import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createAuthorizationServer } from "../../identity/apps/server/server.ts";
import { createAuthenticate } from "../../identity/auth/authenticate.ts";
import { createDevices } from "../../identity/auth/devices/device.ts";
import { createFlash } from "../../identity/auth/flash.ts";
import { createKeyring } from "../../identity/auth/keyring.ts";
import { registerProviders } from "../../identity/auth/oauth/providers.ts";
import { createPasswordPolicy } from "../../identity/auth/passwords/policy.ts";
import { createSavedForms } from "../../identity/auth/saved-forms/save.ts";
import { registerSessions } from "../../identity/auth/sessions/browser.ts";
import { findBearerFor } from "../../identity/users/signed-in-user.ts";
import { externalRequestOf } from "../../server/http/in-process.ts";
import { linkPreviewOf } from "../../server/http/probe.ts";
import type { Limits } from "../../server/limits/limits.ts";
import { displayOf } from "./operations.ts";
import type { Options } from "./options.ts";

export const createIdentity = async (app: FastifyInstance, limits: Limits, options: Options) => {
  const { db, baseUrl, clock, outbound, passwords, secureCookies: secure, sessionLifetime: lifetime } = options;
  const { readSession, browserOf } = await registerSessions(app, { db, clock, secure, lifetime });
  const deviceOf = createDevices({ db, clock, secure });
  const flashFor = createFlash({ db, clock, secure });
  const flashOf = (request: FastifyRequest, reply: FastifyReply) =>
    flashFor({ request, reply, isProbe: linkPreviewOf(request) !== null });
  const providersOf = await registerProviders(app, options.providers, { secure, clock });
  const authorizationServerOf = createAuthorizationServer({ baseUrl, outbound, secure });
  return {
    readSession,
    authenticate: options.authenticate ?? createAuthenticate({ db, limits, clock, findBearerFor }),
    savedForms: createSavedForms({ db, clock, limits, flashOf, hasForm: (id) => displayOf(id).form !== undefined }),
    shared: {
      secondFactorForAdmins: options.secondFactorForAdmins,
      passwords,
      passwordPolicy: createPasswordPolicy(baseUrl, options.breachedPasswords),
      webhookKeys: createKeyring({ db, clock }, "webhook"),
      totpKeys: createKeyring({ db, clock }, "totp"),
    },
    perRequest: (request: FastifyRequest, reply: FastifyReply) => {
      const linkPreview = linkPreviewOf(request);
      const browser = browserOf(externalRequestOf(request), reply);
      const flash = flashOf(request, reply);
      return {
        caller: request.caller,
        address: request.ip,
        linkPreview,
        browser: {
          ...browser,
          setSession: async (secret: string, userId: string) => {
            await browser.setSession(secret, userId);
            await flash.set("form_owner", userId);
          },
        },
        device: deviceOf({ request, reply }),
        flash,
        providers: providersOf({ request, reply }),
        authorizationServer: authorizationServerOf({ request, reply }),
      };
    },
  };
};
