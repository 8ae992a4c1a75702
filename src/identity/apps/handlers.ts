import type { Interaction } from "oidc-provider";
import { enums, operationTable, type Schemas } from "../../../generated/contract.ts";
import { inTransaction, type Tx } from "../../foundation/db/client.ts";
import { clientAuthMethods } from "../../foundation/db/credential-tables.ts";
import { OAuthError } from "../../foundation/errors.ts";
import { digest } from "../../foundation/secrets.ts";
import { rejectPrefetch } from "../../server/http/probe.ts";
import { ok, seeOther } from "../../server/http/responses.ts";
import { networkOf } from "../../server/limits/network.ts";
import { htmlPage } from "../../web/pages/html-response.ts";
import { type Owner, reportReuse, reportRevocation } from "../auth/grants/issue.ts";
import { hasGrant, takeWantedConsent } from "../auth/grants/queries.ts";
import { lockAccount, lockCaller } from "../auth/locks.ts";
import { asksFirst, secondFactorPath, stepUpFirst } from "../auth/second-factor/step-up.ts";
import type { Context, Handler, UserContext } from "../context.ts";
import { ask, bodyAs, requireAccepted } from "./ask.ts";
import { grantTypes } from "./clients/rules.ts";
import { paced } from "./devices/pace.ts";
import { consentPage, consentPolicy } from "./pages.ts";
import { findOwner } from "./queries.ts";
import { admitRequest, defaultScope, readRequest, requestExpired } from "./request.ts";
import { lifetimes } from "./server/lifetimes.ts";
import type { Outcome } from "./server/server.ts";

export const startAuthorization: Handler<"startAuthorization"> = async (context, { query }) => {
  const { limits, address, baseUrl, url, server } = context;
  await limits.consume(["app_requests_per_address", networkOf(address)]);
  const asked = new URL(url, baseUrl);
  if (asked.searchParams.getAll("scope").every(isBlank)) asked.searchParams.set("scope", defaultScope);
  const outcome = await server.forward(context, {
    method: "GET",
    url: asked.pathname + asked.search,
    readsDocuments: true,
  });
  const response = redirectOf(outcome);
  await requireKnown(context, query.client_id, response.headers.location);
  return response;
};

const isBlank = (text: string): boolean => text.trim() === "";

/** Only an app that the user has admitted gets errors by redirect: no open redirector (RFC 9700 §4.11.2). @throws OAuthError */
const requireKnown = async ({ db, caller }: Context, clientId: string, location: string): Promise<void> => {
  if (!location.startsWith("https://")) return;
  const { searchParams, hash } = new URL(location);
  const parameters = searchParams.has("error") ? searchParams : new URLSearchParams(hash.slice(1));
  const error = parameters.get("error");
  if (error === null || (caller && (await hasGrant(db, { userId: caller.userId, clientId })))) return;
  throw new OAuthError(400, error, parameters.get("error_description") ?? error);
};

const redirectOf = ({ location, refusal }: { location: string | undefined; refusal: OAuthError | undefined }) => {
  if (refusal) throw refusal;
  if (location === undefined) throw new Error("the authorization server redirects nowhere");
  return seeOther(location);
};

export const showConsent: Handler<"showConsent"> = async (context, { path: { authorization_id: id } }) => {
  const { params } = await requireInteraction(context, id);
  if (asksFirst(context)) return seeOther(secondFactorPath(consentPath(id)));
  const request = await readRequest(context, params);
  return htmlPage(
    await consentPage(context, request, { action: consentPath(id), userCode: null }),
    consentPolicy(request),
  );
};

const consentPath = (id: string): string => operationTable.showConsent.path.replace("{authorization_id}", id);
const returnPath = (id: string): string => operationTable.finishAuthorization.path.replace("{authorization_id}", id);

/** The request of an app that this browser and its session were sent here with. */
const requireInteraction = async (context: UserContext, id: string): Promise<Interaction> => {
  const interaction = await context.server.findInteraction(context, id);
  const asked = interaction?.session;
  if (!interaction || (asked && asked.uid !== context.browser.sessionId)) throw requestExpired();
  return interaction;
};

export const submitConsent: Handler<"submitConsent"> = async (context, { path, body: { decision } }) => {
  const { authorization_id: id } = path;
  const detour = decision === "allow" && stepUpFirst(context, consentPath(id));
  if (detour) return detour;
  await inTransaction(context, async (tx) => {
    await lockCaller(tx);
    const interaction = await requireInteraction(tx, id);
    // The form was sent twice.
    if (interaction.result) return;
    interaction.result = decision === "allow" ? { consent: await admitRequest(tx, interaction.params) } : refused;
    await tx.server.use(tx, () => interaction.persist());
  });
  return seeOther(returnPath(id));
};

const refused = { error: "access_denied", error_description: "the user has refused the app" };

export const finishAuthorization: Handler<"finishAuthorization"> = async (context, { path }) => {
  const url = returnPath(path.authorization_id);
  rejectPrefetch(context.probe);
  if (context.probe) return seeOther(url);
  const outcome = await inTransaction(context, async (tx) => {
    // A code gives access: nothing that takes it away may come between the check and the code.
    await lockCaller(tx);
    const { params } = await requireInteraction(tx, path.authorization_id);
    // Else its code would go to an address that the client no longer has.
    await readRequest(tx, params);
    return tx.server.forward(tx, { method: "GET", url });
  });
  return redirectOf(outcome);
};

export const createAccessToken: Handler<"createAccessToken"> = async (context, { body }) => {
  const outcome = await inTransaction(context, async (tx) => {
    const owner = await lockOwner(tx, secretOf(body));
    if (await isConsentWanted(tx, body)) return consentRequired;
    const outcome = await ask(tx, operationTable.createAccessToken, body);
    // The user has allowed a device just after its owner was looked for, so no row is locked: it asks again.
    if (!owner && !outcome.refusal) throw new OAuthError(400, "authorization_pending", "the user has not decided yet");
    if (owner && outcome.ended.length > 0) await reportReuse(tx, owner);
    return outcome.refusal?.oauthCode === "authorization_pending" ? paced(tx, body, outcome) : outcome;
  });
  await requireAccepted(context, outcome);
  return { ...ok(bodyAs("AccessTokenResponse", outcome)), headers: { pragma: "no-cache" } };
};

/** Version 1 of the MCP SDK answers a refusal for a scope with a refresh. Only this error makes it ask its user. */
const isConsentWanted = async ({ db, now }: Tx<Context>, body: AccessTokenRequest): Promise<boolean> => {
  const { grant_type: type, refresh_token: token } = body;
  if (type !== "refresh_token" || token === undefined) return false;
  const since = new Date(now.getTime() - lifetimes.wantedConsent * 1000);
  return takeWantedConsent(db, { secretHash: digest(token), since });
};

const consentRequired: Outcome = {
  location: undefined,
  body: undefined,
  refusal: new OAuthError(400, "consent_required", "ask the user for the scopes that were refused, or refresh again"),
  ended: [],
};

type AccessTokenRequest = Schemas["AccessTokenRequest"];

const secretNames = {
  authorization_code: "code",
  refresh_token: "refresh_token",
  "urn:ietf:params:oauth:grant-type:device_code": "device_code",
} as const satisfies Record<(typeof grantTypes)[number], keyof AccessTokenRequest>;

/** Only the code or token of the grant type counts; the request may have others. */
const secretOf = (body: AccessTokenRequest): string | undefined => {
  const type = grantTypes.find((name) => name === body.grant_type);
  return type && body[secretNames[type]];
};

/** Serializes the use of one user's codes and tokens, also with a password reset. @throws OAuthError if the user is disabled */
const lockOwner = async ({ db }: Tx<Context>, secret: string | undefined): Promise<Owner | undefined> => {
  const owner = secret === undefined ? undefined : await findOwner(db, digest(secret));
  const account = owner && (await lockAccount(db, owner.userId));
  if (account?.disabled) throw new OAuthError(400, "invalid_grant", "the user's account is disabled");
  return account && { ...owner, email: account.email, language: account.language };
};

export const revokeAccess: Handler<"revokeAccess"> = async (context, { body }) => {
  const outcome = await inTransaction(context, async (tx) => {
    const owner = await lockOwner(tx, body.token);
    const outcome = await ask(tx, operationTable.revokeAccess, body);
    if (owner && outcome.ended.length > 0) await reportRevocation(tx, owner);
    return outcome;
  });
  await requireAccepted(context, outcome);
  return ok(undefined);
};

export const introspectToken: Handler<"introspectToken"> = async (context, { body }) => {
  const outcome = await ask(context, operationTable.introspectToken, body);
  await requireAccepted(context, outcome);
  return ok(bodyAs("IntrospectionResponse", outcome));
};

export const getAuthorizationServer: Handler<"getAuthorizationServer"> = async ({ baseUrl }) => {
  const endpoint = (id: keyof typeof operationTable): string => baseUrl + operationTable[id].path;
  const methods = [...clientAuthMethods];
  return ok({
    issuer: baseUrl,
    authorization_endpoint: endpoint("startAuthorization"),
    token_endpoint: endpoint("createAccessToken"),
    registration_endpoint: endpoint("registerClient"),
    revocation_endpoint: endpoint("revokeAccess"),
    introspection_endpoint: endpoint("introspectToken"),
    device_authorization_endpoint: endpoint("startDeviceAuthorization"),
    scopes_supported: [...enums.TokenScope],
    response_types_supported: ["code"],
    response_modes_supported: [...enums.ResponseMode],
    grant_types_supported: [...grantTypes],
    token_endpoint_auth_methods_supported: methods,
    revocation_endpoint_auth_methods_supported: methods,
    introspection_endpoint_auth_methods_supported: methods,
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    service_documentation: `${endpoint("showDocs")}#tag/apps`,
  });
};
