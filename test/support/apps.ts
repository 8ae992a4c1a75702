import assert from "node:assert/strict";
import { createHash, randomBytes } from "node:crypto";
import type { RouteId } from "../../src/server/http/contract.ts";
import type { Visitor } from "./people.ts";
import type { Request, Service, ServiceResponse } from "./service.ts";

export const formHeaders = { "content-type": "application/x-www-form-urlencoded" };

const challengeOf = (verifier: string): string => createHash("sha256").update(verifier).digest("base64url");

export const newVerifier = (): string => randomBytes(32).toString("base64url");

export const deviceGrant = "urn:ietf:params:oauth:grant-type:device_code";

export const redirectUri = "https://planner.example.org/callback";

type Query = Record<string, string | string[] | undefined>;

/** Calls of a third-party app to the service. Every response is validated against the contract. */
export const createApps = ({ call }: Pick<Service, "call">) => {
  const postForm = (id: RouteId, fields: Query, headers: Request["headers"] = {}): Promise<ServiceResponse> => {
    const body = new URLSearchParams(
      Object.entries(fields).flatMap(([name, value]) =>
        value === undefined ? [] : [value].flat().map((item): [string, string] => [name, item]),
      ),
    );
    return call(id, { body: body.toString(), headers: { ...headers } });
  };

  const register = async (metadata: Record<string, unknown> = {}) => {
    const response = await call("registerClient", {
      body: { client_name: "Planner", redirect_uris: [redirectUri], token_endpoint_auth_method: "none", ...metadata },
    });
    assert.equal(response.status, 201, JSON.stringify(response.body));
    return response.body;
  };

  const registerDevice = () => register({ grant_types: [deviceGrant, "refresh_token"], redirect_uris: [] });

  /** Parameters of the app's authorization request. The app redeems the code with `verifier`. */
  const authorizationQuery = (clientId: string, verifier: string, more: Query = {}): Query => ({
    response_type: "code",
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: "profile:read events:attend",
    state: "a-state",
    code_challenge: challengeOf(verifier),
    code_challenge_method: "S256",
    ...more,
  });

  /** Opens the authorization page. @returns the redirect target, and the consent page's id and path if the user is asked */
  const openAuthorization = async (visitor: Visitor, query: Query) => {
    const response = await visitor.call("startAuthorization", { query });
    const location = String(response.headers["location"] ?? "");
    const id = /^\/oauth\/consent\/([\w-]+)$/.exec(location)?.[1];
    return { response, location, id, path: { authorization_id: id ?? "" } };
  };

  /** Starts a request whose code is not redeemed. */
  const startRequest = (visitor: Visitor, clientId: string, more: Query = {}) =>
    openAuthorization(visitor, authorizationQuery(clientId, newVerifier(), more));

  const consent = (visitor: Visitor, path: { authorization_id: string }, decision: "allow" | "deny" = "allow") =>
    visitor.call("submitConsent", { path, body: `decision=${decision}` });

  const decide = async (visitor: Visitor, id: string, decision: "allow" | "deny" = "allow") => {
    const path = { authorization_id: id };
    assert.equal((await consent(visitor, path, decision)).status, 303);
    const back = await visitor.call("finishAuthorization", { path });
    assert.equal(back.status, 303);
    return new URL(String(back.headers["location"]));
  };

  /** Grants what the app requests. @returns the URL with the code, to which the browser is redirected */
  const authorize = async (visitor: Visitor, query: Query): Promise<URL> => {
    const { id, location } = await openAuthorization(visitor, query);
    assert.ok(id, `the user is not asked: ${location}`);
    return decide(visitor, id);
  };

  const codeFor = async (visitor: Visitor, query: Query): Promise<string> => {
    const url = await authorize(visitor, query);
    return url.searchParams.get("code") ?? assert.fail(url.href);
  };

  /** Registers an app and grants it access once: only such an app gets errors by redirect. */
  const enroll = async (visitor: Visitor, metadata: Record<string, unknown> = {}) => {
    const client = await register(metadata);
    await authorize(visitor, authorizationQuery(client.client_id, newVerifier()));
    return client;
  };

  const redeem = (clientId: string, code: string, verifier: string, more: Query = {}) =>
    postForm("createAccessToken", {
      grant_type: "authorization_code",
      client_id: clientId,
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
      ...more,
    });

  const refresh = (clientId: string, token: string, more: Query = {}) =>
    postForm("createAccessToken", { grant_type: "refresh_token", client_id: clientId, refresh_token: token, ...more });

  const startDevice = async (clientId: string, more: Query = {}) =>
    (await postForm("startDeviceAuthorization", { client_id: clientId, ...more })).body;

  const decideDevice = (visitor: Visitor, userCode: string, decision: "allow" | "deny" = "allow") =>
    visitor.call("submitDevice", { body: new URLSearchParams({ user_code: userCode, decision }).toString() });

  /** Asks as a device whether its user has decided. */
  const poll = (clientId: string, deviceCode: string) =>
    postForm("createAccessToken", { grant_type: deviceGrant, client_id: clientId, device_code: deviceCode });

  /** Lets a signed-in user authorize a public app: a new app, unless an id is given. @returns the app's tokens */
  const authorizeApp = async (visitor: Visitor, more: Query = {}, id?: string) => {
    const clientId = id ?? String((await register()).client_id);
    const verifier = newVerifier();
    const code = await codeFor(visitor, authorizationQuery(clientId, verifier, more));
    const { status, body } = await redeem(clientId, code, verifier);
    assert.equal(status, 200, JSON.stringify(body));
    return { clientId, code, verifier, access: body.access_token, refresh: body.refresh_token, body };
  };

  const getMe = (token: string) => call("getMe", { headers: { authorization: `Bearer ${token}` } });

  /** Asserts that neither token of an app works any more. */
  const requireRevoked = async (app: { clientId: string; access: string; refresh: string }) => {
    assert.equal((await getMe(app.access)).status, 401);
    assert.equal((await refresh(app.clientId, app.refresh)).body.error, "invalid_grant");
  };

  return {
    ...{ postForm, register, registerDevice, enroll, authorizationQuery, openAuthorization },
    ...{ startRequest, consent, decide, authorize, codeFor, redeem, refresh, startDevice, decideDevice, poll },
    ...{ authorizeApp, getMe, requireRevoked },
  };
};
