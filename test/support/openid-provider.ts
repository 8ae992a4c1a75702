import { createPublicKey, generateKeyPairSync } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { decodeJwt, SignJWT } from "jose";
import Provider from "oidc-provider";
import { createBrowser, interactionPage, type Outage, readForm, sendOutage, serveProvider } from "./loopback.ts";

type OpenIdAccount = { email?: string; email_verified?: boolean | "true" | "false"; name?: string };

/** How the provider misbehaves; read at each request. */
type OpenIdBehavior = Outage & {
  /** Changes the claims in the ID token, which is still signed with the real key unless `sign` says otherwise. */
  claims?: (claims: Record<string, unknown>) => Record<string, unknown>;
  sign?: "none" | "HS256 with the public key" | "another key" | "an unknown kid";
  discovery?: (metadata: Record<string, unknown>) => Record<string, unknown>;
};

const kid = "true-key";
const newKey = () => generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
const realKey = newKey();

const resignToken = async (token: string, { claims = (same) => same, sign }: OpenIdBehavior): Promise<string> => {
  const output = claims(decodeJwt(token));
  if (sign === "none") {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    return `${part({ alg: "none" })}.${part(output)}.`;
  }
  const jwt = new SignJWT(output);
  if (sign === "HS256 with the public key") {
    const pem = createPublicKey(realKey).export({ type: "spki", format: "pem" });
    return jwt.setProtectedHeader({ alg: "HS256", kid }).sign(Buffer.from(pem));
  }
  const header = { alg: "RS256", kid: sign === "an unknown kid" ? "nobody's" : kid };
  return jwt.setProtectedHeader(header).sign(sign === "another key" ? newKey() : realKey);
};

type Options = { clientId: string; clientSecret: string; redirectUris: string[] };

/** panva's oidc-provider on loopback: one issuer with accounts that a test may change at any time. */
export const startOpenIdProvider = async (
  t: { teardown(close: () => unknown): void },
  { clientId, clientSecret, redirectUris }: Options,
) => {
  const accounts = new Map<string, OpenIdAccount>();
  const behavior: OpenIdBehavior = {};
  const requests: string[] = [];
  let provider: Provider | undefined;
  let handle: ((request: IncomingMessage, response: ServerResponse) => Promise<void>) | undefined;

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url?.split("?", 1)[0] ?? "";
    requests.push(`${request.method} ${path}`);
    if (path === "/token" && sendOutage(behavior, response)) return;
    if (!path.startsWith("/interaction/")) return handle?.(request, response);
    if (request.method === "GET")
      return void response.setHeader("content-type", "text/html").end(interactionPage("sub"));
    const form = await readForm(request);
    const denied = form.get("choice") === "cancel";
    const result = denied
      ? { error: "access_denied", error_description: '<script>alert("denied")</script>' }
      : { login: { accountId: form.get("sub") ?? "" } };
    return provider?.interactionFinished(request, response, result);
  };

  const issuer = await serveProvider(t, respond);
  provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirectUris,
        grant_types: ["authorization_code"],
        response_types: ["code"],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    jwks: { keys: [{ ...realKey.export({ format: "jwk" }), kid, alg: "RS256", use: "sig", kty: "RSA" }] },
    cookies: { keys: ["a key of tests"] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => false },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, ...accounts.get(sub) }) }),
    // Consents to everything for every user.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ accountId: oidc.session?.accountId ?? "", clientId });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  });
  provider.use(async (context, next) => {
    await next();
    const body: unknown = context.body;
    if (typeof body !== "object" || body === null) return;
    if (context.path === "/token" && "id_token" in body && (behavior.claims || behavior.sign))
      context.body = { ...body, id_token: await resignToken(String(body.id_token), behavior) };
    if (context.path.endsWith("/openid-configuration") && behavior.discovery)
      context.body = behavior.discovery(Object.fromEntries(Object.entries(body)));
  });
  handle = provider.callback();
  return {
    issuer,
    accounts,
    behavior,
    requests,
    /** Signs a user in. @returns the URL to which the provider redirects */
    signIn: (url: string, sub: string, choice: "continue" | "cancel" = "continue"): Promise<string> =>
      createBrowser(issuer).signIn(url, { sub, choice }),
  };
};
