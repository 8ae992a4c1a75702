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
import { type Owner, reportReuse, reportRevocation } from "../auth/grants/issue.ts";
import { takeWantedConsent } from "../auth/grants/queries.ts";
import { lockAccount } from "../auth/locks.ts";
import type { Context, Handler } from "../context.ts";
import { defaultScope } from "./authorization.ts";
import { type ClientRow, insertClient } from "./clients/queries.ts";
import { grantTypes, registrationOf } from "./clients/rules.ts";
import { interval, paced } from "./devices.ts";
import { findOwner } from "./queries.ts";
import { lifetimes } from "./server/scope.ts";
import type { Outcome } from "./server/server.ts";

const ask = (
  context: Context,
  { path }: Pick<Operation, "path">,
  body: Readonly<Record<string, unknown>>,
  options: { readsDocuments?: boolean } = {},
): Promise<Outcome> => context.server.forward(context, { method: "POST", url: path, body, ...options });

/** Refusals that do not count: the program repeats its request while it waits for its user. */
const patient = new Set(["authorization_pending", "slow_down", "consent_required"]);

/** @throws OAuthError for what the server has refused; such requests are counted */
const requireAccepted = async ({ limits, address }: Context, { refusal }: Outcome): Promise<void> => {
  if (!refusal) return;
  if (!patient.has(refusal.oauthCode)) await limits.consume(["app_failures_per_address", networkOf(address)]);
  throw refusal;
};

/** @throws InternalError when the server's response is not what the contract says */
const bodyAs = <Name extends keyof Schemas>(name: Name, { body }: Outcome): Schemas[Name] => {
  if (!conformsTo(name, body)) throw new InternalError(new Error(`the authorization server sent no ${name}`));
  return body;
};

const epoch = (time: Date): number => Math.floor(time.getTime() / 1000);

/** @param secret of a client that can keep one, only in the response to its registration */
const toRegisteredClient = (row: ClientRow, secret: string | null): Schemas["RegisteredClient"] => ({
  client_id: row.id,
  client_id_issued_at: epoch(row.createdAt),
  ...(secret !== null && { client_secret: secret, client_secret_expires_at: 0 }),
  client_name: row.name,
  ...(row.uri !== null && { client_uri: row.uri }),
  redirect_uris: row.redirectUris,
  grant_types: row.grantTypes,
  response_types: row.grantTypes.includes("authorization_code") ? ["code"] : [],
  token_endpoint_auth_method: row.authMethod,
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

export const startDeviceAuthorization: Handler<"startDeviceAuthorization"> = async (context, { body }) => {
  const { limits, address } = context;
  await limits.consume(["device_codes_per_address", networkOf(address)]);
  const asked = { ...body, scope: body.scope?.trim() || defaultScope };
  const outcome = await ask(context, operationTable.startDeviceAuthorization, asked, { readsDocuments: true });
  await requireAccepted(context, outcome);
  return ok(bodyAs("DeviceAuthorization", { ...outcome, body: { ...Object(outcome.body), interval } }));
};
