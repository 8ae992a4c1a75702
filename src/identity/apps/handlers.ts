import { v7 as uuid } from "uuid";
import { enums, operationTable, type Schemas } from "../../../generated/contract.ts";
import { inTransaction, type Tx } from "../../foundation/db/client.ts";
import { clientAuthMethods } from "../../foundation/db/credential-tables.ts";
import { InternalError, OAuthError } from "../../foundation/errors.ts";
import { digest, newSecret } from "../../foundation/secrets.ts";
import { conformsTo } from "../../server/http/components.ts";
import type { Operation } from "../../server/http/contract.ts";
import { created, ok } from "../../server/http/responses.ts";
import { networkOf } from "../../server/limits/network.ts";
import { type Owner, recordReuse, recordRevocation } from "../auth/grants/issue.ts";
import { consumeConsentRequest } from "../auth/grants/queries.ts";
import { lockAccount } from "../auth/locks.ts";
import type { Context, Handler } from "../context.ts";
import { defaultScope } from "./authorization.ts";
import { type ClientRow, insertClient } from "./clients/queries.ts";
import { grantTypes, metadataOf, registrationOf } from "./clients/rules.ts";
import { limitPollRate, pollIntervalSeconds } from "./devices.ts";
import { findGrantOwner } from "./queries.ts";
import { lifetimeSeconds } from "./server/scope.ts";
import type { Outcome } from "./server/server.ts";

const forward = (
  context: Context,
  { path }: Pick<Operation, "path">,
  body: Readonly<Record<string, unknown>>,
  options: { readsDocuments?: boolean } = {},
): Promise<Outcome> => context.authorizationServer.forward(context, { method: "POST", url: path, body, ...options });

/** Errors that do not count as failures: the app repeats its request while it waits for its user. */
const expectedErrors = new Set(["authorization_pending", "slow_down", "consent_required"]);

/** Counts and throws the server's error, if it has rejected the request. @throws OAuthError */
const requireAccepted = async ({ limits, address }: Context, { refusal }: Outcome): Promise<void> => {
  if (!refusal) return;
  if (!expectedErrors.has(refusal.oauthCode)) await limits.consume(["app_failures_per_address", networkOf(address)]);
  throw refusal;
};

/** @throws InternalError if the server's response does not conform to the contract */
const bodyAs = <Name extends keyof Schemas>(name: Name, { body }: Outcome): Schemas[Name] => {
  if (!conformsTo(name, body)) throw new InternalError(new Error(`the authorization server sent no ${name}`));
  return body;
};

/** @param secret of a confidential client, shown only in the response to its registration */
const toRegisteredClient = (row: ClientRow, secret: string | null): Schemas["RegisteredClient"] => ({
  ...metadataOf(row),
  client_id_issued_at: Math.floor(row.createdAt.getTime() / 1000),
  ...(secret !== null && { client_secret: secret, client_secret_expires_at: 0 }),
});

export const registerClient: Handler<"registerClient"> = async ({ db, now, baseUrl, limits, address }, { body }) => {
  const registration = registrationOf(body);
  const perAddress = ["client_registrations_per_address", networkOf(address)] as const;
  await limits.consume(perAddress, ["client_registrations_in_all", "service"]);
  const secret = registration.authMethod === "none" ? null : newSecret();
  const row = {
    id: uuid(),
    source: "registration",
    ownerId: null,
    name: body.client_name,
    uri: body.client_uri ?? null,
    ...registration,
    secretHash: secret === null ? null : digest(secret),
    freshUntil: null,
    createdAt: now,
    updatedAt: now,
  } as const;
  await insertClient(db, row);
  return created(baseUrl + operationTable.registerClient.path, toRegisteredClient(row, secret));
};

export const createAccessToken: Handler<"createAccessToken"> = async (context, { body }) => {
  const outcome = await inTransaction(context, async (tx) => {
    const owner = await lockOwner(tx, secretOf(body));
    if (await isConsentRequested(tx, body)) return consentRequired;
    const outcome = await forward(tx, operationTable.createAccessToken, body);
    // The user approved the device after its owner was read, so no row is locked: the device polls again.
    if (!owner && !outcome.refusal) throw new OAuthError(400, "authorization_pending", "the user has not decided yet");
    if (owner && outcome.endedGrantIds.length > 0) await recordReuse(tx, owner);
    return outcome.refusal?.oauthCode === "authorization_pending" ? limitPollRate(tx, body, outcome) : outcome;
  });
  await requireAccepted(context, outcome);
  return { ...ok(bodyAs("AccessTokenResponse", outcome)), headers: { pragma: "no-cache" } };
};

/**
 * Whether the app needs more scopes than its token has. Version 1 of the MCP SDK responds to `insufficient_scope` with a refresh, and
 * asks its user for consent only if the refresh fails.
 */
const isConsentRequested = async ({ db, now }: Tx<Context>, body: AccessTokenRequest): Promise<boolean> => {
  const { grant_type: type, refresh_token: token } = body;
  if (type !== "refresh_token" || token === undefined) return false;
  const since = new Date(now.getTime() - lifetimeSeconds.consentRequest * 1000);
  return consumeConsentRequest(db, { secretHash: digest(token), since });
};

const consentRequired: Outcome = {
  location: undefined,
  body: undefined,
  refusal: new OAuthError(400, "consent_required", "ask the user for the scopes that were refused, or refresh again"),
  endedGrantIds: [],
};

type AccessTokenRequest = Schemas["AccessTokenRequest"];

const secretNames = {
  authorization_code: "code",
  refresh_token: "refresh_token",
  "urn:ietf:params:oauth:grant-type:device_code": "device_code",
} as const satisfies Record<(typeof grantTypes)[number], keyof AccessTokenRequest>;

/** Returns the code or token that the grant type requires. The request may have others, which the server ignores. */
const secretOf = (body: AccessTokenRequest): string | undefined => {
  const type = grantTypes.find((name) => name === body.grant_type);
  return type && body[secretNames[type]];
};

/** Serializes uses of one user's codes and tokens, and password resets. @throws OAuthError if the user is disabled */
const lockOwner = async ({ db }: Tx<Context>, secret: string | undefined): Promise<Owner | undefined> => {
  const owner = secret === undefined ? undefined : await findGrantOwner(db, digest(secret));
  const account = owner && (await lockAccount(db, owner.userId));
  if (account?.disabled) throw new OAuthError(400, "invalid_grant", "the user's account is disabled");
  return account && { ...owner, email: account.email, language: account.language };
};

export const revokeAccess: Handler<"revokeAccess"> = async (context, { body }) => {
  const outcome = await inTransaction(context, async (tx) => {
    const owner = await lockOwner(tx, body.token);
    const outcome = await forward(tx, operationTable.revokeAccess, body);
    if (owner && outcome.endedGrantIds.length > 0) await recordRevocation(tx, owner);
    return outcome;
  });
  await requireAccepted(context, outcome);
  return ok(undefined);
};

export const introspectToken: Handler<"introspectToken"> = async (context, { body }) => {
  const outcome = await forward(context, operationTable.introspectToken, body);
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

export const startDeviceAuthorization: Handler<"startDeviceAuthorization"> = async (context, { body }) => {
  const { limits, address } = context;
  await limits.consume(["device_codes_per_address", networkOf(address)]);
  const request = { ...body, scope: body.scope?.trim() || defaultScope };
  const outcome = await forward(context, operationTable.startDeviceAuthorization, request, { readsDocuments: true });
  await requireAccepted(context, outcome);
  return ok(
    bodyAs("DeviceAuthorization", { ...outcome, body: { ...Object(outcome.body), interval: pollIntervalSeconds } }),
  );
};
