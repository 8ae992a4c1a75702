import type { Interaction } from "oidc-provider";
import { operationTable, type Schemas } from "../../../generated/contract.ts";
import { inTransaction, type Tx } from "../../foundation/db/client.ts";
import { BadRequest, OAuthError } from "../../foundation/errors.ts";
import type { Translator } from "../../foundation/languages/texts.ts";
import { rejectPrefetch } from "../../server/http/probe.ts";
import { seeOther } from "../../server/http/responses.ts";
import { networkOf } from "../../server/limits/network.ts";
import { type Audience, audienceOf } from "../auth/audience.ts";
import { authorizeApp } from "../auth/grants/issue.ts";
import { hasGrant } from "../auth/grants/queries.ts";
import { lockCaller } from "../auth/locks.ts";
import type { Context, UserContext } from "../context.ts";
import { type ClientRow, findActiveClient } from "./clients/queries.ts";
import { isRedirectUriOf, placeOf } from "./clients/rules.ts";
import { scopesOf } from "./server/adapter.ts";
import { lifetimeSeconds } from "./server/scope.ts";

/** @returns a redirect to the page that asks for consent, or back to the app */
export const startAuthorization = async (context: Context, clientId: string) => {
  const { limits, address, baseUrl, url, authorizationServer } = context;
  await limits.consume(["app_requests_per_address", networkOf(address)]);
  const requested = new URL(url, baseUrl);
  if (requested.searchParams.getAll("scope").every(isBlank)) requested.searchParams.set("scope", defaultScope);
  const outcome = await authorizationServer.forward(context, {
    method: "GET",
    url: requested.pathname + requested.search,
    readsDocuments: true,
  });
  const response = redirectOf(outcome);
  await requireAuthorizedApp(context, clientId, response.headers.location);
  return response;
};

const isBlank = (text: string): boolean => text.trim() === "";

/** Only an app that the user has authorized gets errors by redirect, to avoid an open redirector (RFC 9700 §4.11.2). @throws OAuthError */
const requireAuthorizedApp = async ({ db, caller }: Context, clientId: string, location: string): Promise<void> => {
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

export const consentPath = (id: string): string => operationTable.showConsent.path.replace("{authorization_id}", id);
const returnPath = (id: string): string => operationTable.finishAuthorization.path.replace("{authorization_id}", id);

/** The authorization request that an app has started in this browser and session. @throws BadRequest */
export const requireInteraction = async (context: UserContext, id: string): Promise<Interaction> => {
  const interaction = await context.authorizationServer.findInteraction(context, id);
  const session = interaction?.session;
  if (!interaction || (session && session.uid !== context.browser.sessionId)) throw requestExpired();
  return interaction;
};

/** @returns the path from which the browser returns to the app */
export const decideConsent = async (context: UserContext, id: string, decision: Schemas["Decision"]) => {
  await inTransaction(context, async (tx) => {
    await lockCaller(tx);
    const interaction = await requireInteraction(tx, id);
    // The user has submitted the form twice.
    if (interaction.result) return;
    interaction.result = decision === "allow" ? { consent: await grantRequest(tx, interaction.params) } : accessDenied;
    await tx.authorizationServer.withProvider(tx, () => interaction.persist());
  });
  return returnPath(id);
};

const accessDenied = { error: "access_denied", error_description: "the user has refused the app" };

/** Redirects to the app with a code, or with the refusal. */
export const finishAuthorization = async (context: UserContext, id: string) => {
  const url = returnPath(id);
  rejectPrefetch(context.linkPreview);
  if (context.linkPreview) return seeOther(url);
  const outcome = await inTransaction(context, async (tx) => {
    // The code grants access: the lock prevents a revocation between the check and the code.
    await lockCaller(tx);
    const { params } = await requireInteraction(tx, id);
    // Otherwise the code could go to a redirect URI that the client no longer has.
    await readRequest(tx, params);
    return tx.authorizationServer.forward(tx, { method: "GET", url });
  });
  return redirectOf(outcome);
};

export type AppRequest = {
  client: ClientRow;
  scopes: ReturnType<typeof scopesOf>;
  audiences: Audience[];
  /** `null` if the app runs on a device without a browser. */
  redirectUri: string | null;
};

export const defaultScope = "profile:read";

/** Reads the parameters that the authorization server has checked. @throws BadRequest when the client can no longer make this request */
export const readRequest = async (
  { db, baseUrl }: Pick<Context, "db" | "baseUrl">,
  params: Readonly<Record<string, unknown>>,
): Promise<AppRequest> => {
  const { client_id: id, scope, resource, redirect_uri: redirectUri } = params;
  const client = typeof id === "string" ? await findActiveClient(db, id) : undefined;
  const scopes = scopesOf(scope);
  if (!client || scopes.length === 0) throw requestExpired();
  // The developer may have removed the redirect URI since the request began.
  if (typeof redirectUri === "string" && !isRedirectUriOf(client.redirectUris, redirectUri)) throw requestExpired();
  const audiences = [resource]
    .flat()
    .flatMap((uri) => (typeof uri === "string" ? (audienceOf(uri, baseUrl) ?? []) : []));
  return {
    client,
    scopes,
    audiences: audiences.length > 0 ? [...new Set(audiences)] : ["api"],
    redirectUri: typeof redirectUri === "string" ? redirectUri : null,
  };
};

export const placeOfRequest = (texts: Translator, { redirectUri }: AppRequest): string =>
  redirectUri === null ? texts.t("account.place.device") : placeOf(texts, redirectUri);

export const grantRequest = async (tx: Tx<UserContext>, params: Readonly<Record<string, unknown>>) => {
  const request = await readRequest(tx, params);
  const { client, scopes, audiences } = request;
  const expiresAt = new Date(tx.now.getTime() + lifetimeSeconds.grant * 1000);
  const place = placeOfRequest(tx.texts, request);
  const grantId = await authorizeApp(tx, { client, place, scopes, audiences, expiresAt });
  return { grantId, scopes, audiences };
};

const requestExpired = () =>
  new BadRequest(
    "this request of an app has expired, or was made in another browser; go back to the app and start again",
    { code: "sign_in_expired", text: { key: "common.wrong.app_expired" } },
  );
