import { generateKeyPairSync } from "node:crypto";
import type { Client, Configuration, KoaContextWithOIDC, Provider } from "oidc-provider";
import { enums, operationTable } from "../../../../generated/contract.ts";
import { clientAuthMethods } from "../../../foundation/db/credential-tables.ts";
import type { Outbound } from "../../../foundation/outbound/request.ts";
import { digest } from "../../../foundation/secrets.ts";
import { withoutEmptyMembers } from "../../../server/http/body-checks.ts";
import { conformsTo } from "../../../server/http/components.ts";
import { audienceOf, resourceOf } from "../../auth/audience.ts";
import { newToken } from "../../auth/tokens/format.ts";
import { upsertDocumentClient } from "../clients/queries.ts";
import { isNative, redirectUriProblem } from "../clients/rules.ts";
import { createAdapter, scopesOf } from "./adapter.ts";
import { currentScope, lifetimeSeconds } from "./scope.ts";

const documentTimeoutMs = 3_000;
const maxDocumentBytes = 5 * 1024;

/** Reads client-id metadata documents (draft-ietf-oauth-client-id-metadata-document); `outbound` follows no redirects. */
const createFetch =
  (outbound: Outbound) =>
  async (url: string | URL | Request): Promise<Response> => {
    const { status, headers, body, isTruncated } = await outbound({
      method: "GET",
      url: url instanceof Request ? url.url : String(url),
      headers: { accept: "application/json" },
      timeoutMs: documentTimeoutMs,
      maxBytes: maxDocumentBytes,
    });
    if (isTruncated) throw new Error(`the document is larger than ${maxDocumentBytes} bytes`);
    const caching = { "cache-control": headers["cache-control"] ?? "" };
    return new Response(status === 200 ? completeDocument(body) : null, { status, headers: caching });
  };

/** Adds members that a document may omit: its client is public, and the redirect URIs show whether it is native. */
const completeDocument = (body: string): string => {
  const document = withoutEmptyMembers(JSON.parse(body));
  if (typeof document !== "object" || document === null) return body;
  const uris: unknown = Reflect.get(document, "redirect_uris");
  const redirectUris = Array.isArray(uris) ? uris.map(String) : [];
  const problem = redirectUris.map(redirectUriProblem).find((text) => text !== undefined);
  if (problem !== undefined) throw new Error(`a redirect URI ${problem}`);
  const application = isNative(redirectUris) ? "native" : "web";
  return JSON.stringify({ token_endpoint_auth_method: "none", ...document, application_type: application });
};

/** The cookies that bind an app's request to a browser. `session` is passed within the process only, and is never sent to a browser. */
export const cookieNames = { session: "oauth_session", interaction: "oauth_consent", resume: "oauth_return" };

type ProviderOptions = { baseUrl: string; outbound: Outbound };

/** OAuth 2.1 only: no ID tokens, no implicit, password or client credentials grant. */
export const createProvider = async ({ baseUrl, outbound }: ProviderOptions): Promise<Provider> => {
  // Loaded by the first request of an app: most processes never need it.
  const [{ Provider }, { InvalidScope, InvalidTarget }, { Check, Prompt }] = await Promise.all([
    import("oidc-provider/lib/provider.js"),
    import("oidc-provider/lib/helpers/errors.js"),
    import("oidc-provider/lib/helpers/interaction_policy/index.js"),
  ]);
  const signIn = new Check("no_session", "the user has to sign in", "login_required", (context) =>
    context.oidc.session?.accountId ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
  );
  // Every request needs consent: a public client cannot authenticate, so an earlier consent may be another program's.
  const consent = new Check("not_consented", "the user has to consent", "consent_required", (context) =>
    isConsented(context) ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
  );
  const api = resourceOf("api", baseUrl);
  const configuration: Configuration = {
    adapter: createAdapter(baseUrl),
    allowOmittingSingleRegisteredRedirectUri: false,
    clientAuthMethods: [...clientAuthMethods],
    clientDefaults: { grant_types: ["authorization_code", "refresh_token"], id_token_signed_response_alg: "EdDSA" },
    clockTolerance: 0,
    cookies: { names: cookieNames },
    expiresWithSession: async () => false,
    fetch: createFetch(outbound),
    findAccount: async (_context, id) => ({ accountId: id, claims: async () => ({ sub: id }) }),
    interactions: {
      policy: [new Prompt({ name: "login" }, signIn), new Prompt({ name: "consent", requestable: true }, consent)],
      url: (_context, { uid }) => operationTable.showConsent.path.replace("{authorization_id}", uid),
    },
    issueRefreshToken: async (_context, client) => client.grantTypeAllowed("refresh_token"),
    // No ID tokens are issued, but the library requires an algorithm for them, and a key.
    jwks: { keys: [generateKeyPairSync("ed25519").privateKey.export({ format: "jwk" })] },
    loadExistingGrant: async (context) => {
      const id = consentOf(context);
      const grant = id === undefined ? undefined : await context.oidc.provider.Grant.find(id);
      const isMatching =
        grant?.accountId === context.oidc.session?.accountId && grant?.clientId === context.oidc.client?.clientId;
      return isMatching ? grant : undefined;
    },
    pkce: { required: () => true },
    // `readOutcome` parses the body, and the service renders the error like all other errors.
    renderError: async (context, { error, error_description }) => {
      context.type = "json";
      context.body = { error, error_description };
    },
    responseTypes: ["code"],
    // Revoking an access token ends only that token. A revoked refresh token, or a reused code or token, ends the grant.
    revokeGrantPolicy: ({ oidc: { route, entities } }) => route !== "revocation" || entities.AccessToken === undefined,
    rotateRefreshToken: () => true,
    routes: {
      authorization: operationTable.startAuthorization.path,
      token: operationTable.createAccessToken.path,
      revocation: operationTable.revokeAccess.path,
      introspection: operationTable.introspectToken.path,
      device_authorization: operationTable.startDeviceAuthorization.path,
      code_verification: operationTable.showDevice.path,
    },
    scopes: [],
    ttl: {
      AccessToken: lifetimeSeconds.accessToken,
      AuthorizationCode: lifetimeSeconds.code,
      DeviceCode: lifetimeSeconds.deviceCode,
      Grant: lifetimeSeconds.grant,
      Interaction: lifetimeSeconds.interaction,
      RefreshToken: (_context, token) =>
        Math.max(1, Math.min(lifetimeSeconds.refreshToken, lifetimeSeconds.grant - token.totalLifetime())),
      Session: lifetimeSeconds.interaction,
    },
    features: {
      clientIdMetadataDocument: {
        enabled: true,
        ack: "draft-02",
        allowFetch: async () => {
          const scope = currentScope();
          const isFirst = scope.readsDocuments && !scope.hasReadDocument;
          scope.hasReadDocument = true;
          return isFirst;
        },
        allowClient: storeClient,
        // The database caches documents. The library's cache, per process, only serves concurrent requests.
        cacheDuration: { min: 1, max: 1 },
      },
      deviceFlow: { enabled: true },
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      introspection: { enabled: true, allowedPolicy: async (_context, client, token) => owns(client, token) },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: async (_context, _client, granted) => (granted?.includes(api) ? api : (granted?.[0] ?? api)),
        useGrantedResource: async () => true,
        getResourceServerInfo: async (context, resource) => {
          if (!audienceOf(resource, baseUrl)) throw new InvalidTarget();
          const scope = context.oidc.params?.["scope"];
          if (typeof scope === "string" && scopesOf(scope).length === 0)
            throw new InvalidScope("none of the scopes exists", scope);
          return { scope: enums.TokenScope.join(" "), audience: resource, accessTokenFormat: "opaque" };
        },
      },
      revocation: { enabled: true, allowedPolicy: async (_context, client, token) => owns(client, token) },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
    },
  };
  const provider = new Provider(baseUrl, configuration);
  // Builds URLs from the base URL, which `server.ts` sends as host and protocol.
  provider.proxy = true;
  Object.assign(provider.AccessToken.prototype, {
    generateTokenId(this: { format?: string }) {
      this.format = "opaque";
      return newToken("access");
    },
  });
  Object.assign(provider.RefreshToken.prototype, {
    generateTokenId: () => currentScope().successor ?? newToken("refresh"),
  });
  provider.Client.prototype.compareClientSecret = function (this: Client, secret: string) {
    // Only the digest of the secret is stored.
    return this.clientSecret === digest(secret);
  };
  provider.on("server_error", (_context, error) => {
    currentScope().failure = error;
  });
  return provider;
};

/** Stores the client of a metadata document, so that grants can refer to it even while the document's site is down. */
const storeClient = async (_context: KoaContextWithOIDC, client: Client): Promise<boolean> => {
  const { db, now } = currentScope();
  const { clientId, clientName, clientUri, redirectUris = [], grantTypes = [] } = client;
  const name = clientName !== undefined && conformsTo("Name", clientName) ? clientName : new URL(clientId).host;
  const freshUntil = new Date(now.getTime() + lifetimeSeconds.document * 1000);
  await upsertDocumentClient(db, {
    id: clientId,
    source: "document",
    ownerId: null,
    name,
    uri: clientUri ?? null,
    redirectUris: [...redirectUris],
    grantTypes: [...grantTypes],
    authMethod: "none",
    secretHash: null,
    freshUntil,
    createdAt: now,
    updatedAt: now,
  });
  return true;
};

const consentOf = ({ oidc: { result } }: KoaContextWithOIDC): string | undefined => result?.consent?.grantId;

/** Whether the grant of the consent was loaded: `loadExistingGrant` requires the same user and client. */
const isConsented = (context: KoaContextWithOIDC): boolean => {
  const id = consentOf(context);
  return id !== undefined && id === context.oidc.entities.Grant?.jti;
};

const owns = (client: Client, token: { clientId?: string | undefined }): boolean => client.clientId === token.clientId;
