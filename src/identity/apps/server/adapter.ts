import type { Adapter, AdapterPayload } from "oidc-provider";
import { v7 as uuid } from "uuid";
import { enums } from "../../../../generated/contract.ts";
import { artifactKinds } from "../../../foundation/db/credential-tables.ts";
import { digest, newSecret } from "../../../foundation/secrets.ts";
import { audienceOf, resourceOf } from "../../auth/audience.ts";
import { endGrant, findGrant } from "../../auth/grants/queries.ts";
import { derivedToken, isToken } from "../../auth/tokens/format.ts";
import { type ClientRow, findActiveClient } from "../clients/queries.ts";
import { isNative, metadataOf } from "../clients/rules.ts";
import {
  type ArtifactKind,
  type ArtifactRow,
  consumeArtifact,
  consumeRefreshToken,
  deleteAccessToken,
  deleteArtifact,
  findAccessToken,
  findArtifact,
  insertAccessToken,
  insertArtifactOnce,
  putArtifact,
} from "../queries.ts";
import { currentScope, lifetimeSeconds } from "./scope.ts";

/* Storage of oidc-provider in the service's tables, which hold only digests of secrets. */

/** oidc-provider uses the system clock and the service the request's clock, so they exchange durations only. */
const expiryAfter = (seconds: number | undefined): Date =>
  new Date(currentScope().now.getTime() + required(seconds, "lifetime") * 1000);

const toEpoch = (time: Date): number => Math.floor((Date.now() + time.getTime() - currentScope().now.getTime()) / 1000);

const unsupported = async (): Promise<undefined> => undefined;

const unsupportedAdapter: Adapter = {
  upsert: unsupported,
  find: unsupported,
  findByUid: unsupported,
  findByUserCode: unsupported,
  consume: unsupported,
  destroy: unsupported,
  revokeByGrantId: unsupported,
};

/** @throws Error for a payload that oidc-provider cannot have created */
const required = <Value>(value: Value | undefined, name: string): Value => {
  if (value === undefined) throw new Error(`the authorization server sent no ${name}`);
  return value;
};

const keyOf = (kind: ArtifactKind, id: string) => ({ kind, secretHash: digest(id) });

const rowOf = (kind: ArtifactKind, id: string, stored: AdapterPayload, seconds: number | undefined): ArtifactRow => {
  const { jti: _id, userCode, returnTo: _returnTo, consumed: _consumed, ...payload } = stored;
  return {
    ...keyOf(kind, id),
    grantId: kind === "Interaction" ? null : (payload.grantId ?? null),
    userCodeHash: typeof userCode === "string" ? digest(userCode) : null,
    payload: { ...payload },
    consumedAt: null,
    expiresAt: expiryAfter(seconds),
  };
};

/** @throws InvalidGrant, which is loaded lazily, like the server itself */
const rejectUsedGrant = async (): Promise<never> => {
  const { InvalidGrant } = await import("oidc-provider/lib/helpers/errors.js");
  throw new InvalidGrant("the grant has already been used");
};

const artifacts = (kind: ArtifactKind, baseUrl: string): Adapter => ({
  ...unsupportedAdapter,
  upsert: (id, payload, seconds) => putArtifact(currentScope().db, rowOf(kind, id, payload, seconds)),
  find: async (id) => {
    const row = await findArtifact(currentScope().db, keyOf(kind, id));
    if (!row) return undefined;
    return {
      ...row.payload,
      jti: id,
      exp: toEpoch(row.expiresAt),
      ...(row.grantId !== null && { grantId: row.grantId }),
      ...(row.consumedAt && isUsedUp(kind, row.consumedAt) && { consumed: toEpoch(row.consumedAt) }),
      ...(kind === "Interaction" && { returnTo: `${baseUrl}/oauth/authorize/${id}` }),
    };
  },
  consume: async (id) => {
    const { db, now } = currentScope();
    if (!(await consumeArtifact(db, keyOf(kind, id), now))) await rejectUsedGrant();
  },
  destroy: (id) => deleteArtifact(currentScope().db, keyOf(kind, id)),
});

/** A refresh token that was first used after this time may be used again. */
const startOfGrace = (): Date => new Date(currentScope().now.getTime() - lifetimeSeconds.usedRefreshToken * 1000);

const isUsedUp = (kind: ArtifactKind, consumedAt: Date): boolean =>
  kind !== "RefreshToken" || consumedAt <= startOfGrace();

/** Within its grace period, a refresh token always gets the same successor: a stolen copy starts no second chain. */
const refreshTokens = (baseUrl: string): Adapter => ({
  ...artifacts("RefreshToken", baseUrl),
  // A successor that an earlier request has stored stays unchanged.
  upsert: (id, payload, seconds) => insertArtifactOnce(currentScope().db, rowOf("RefreshToken", id, payload, seconds)),
  consume: async (id) => {
    const scope = currentScope();
    const { db, now } = scope;
    const key = await consumeRefreshToken(db, { secretHash: digest(id), since: startOfGrace(), now, key: newSecret() });
    scope.successor = derivedToken("refresh", { key: key ?? (await rejectUsedGrant()), secret: id });
  },
});

const scopeNames = new Set<string>(enums.TokenScope);

type Scope = (typeof enums.TokenScope)[number];

const isScope = (name: string): name is Scope => scopeNames.has(name);

export const scopesOf = (parameter: unknown): Scope[] =>
  typeof parameter === "string" ? [...new Set(parameter.split(" ").filter((name) => isScope(name)))] : [];

const accessTokens = (baseUrl: string): Adapter => ({
  ...unsupportedAdapter,
  upsert: async (token, { grantId, scope, aud }, seconds) => {
    const { db, now } = currentScope();
    const audience = typeof aud === "string" ? audienceOf(aud, baseUrl) : undefined;
    await insertAccessToken(db, {
      id: uuid(),
      grantId: required(grantId, "grant"),
      secretHash: digest(token),
      scopes: scopesOf(scope),
      audience: required(audience, "audience"),
      expiresAt: expiryAfter(seconds),
      createdAt: now,
    });
  },
  find: async (token) => {
    if (!isToken(token, "access")) return undefined;
    const row = await findAccessToken(currentScope().db, digest(token));
    if (!row) return undefined;
    return {
      kind: "AccessToken",
      jti: token,
      accountId: row.userId,
      clientId: row.clientId,
      grantId: row.grantId,
      scope: row.scopes.join(" "),
      aud: resourceOf(row.audience, baseUrl),
      iat: toEpoch(row.createdAt),
      exp: toEpoch(row.expiresAt),
    };
  },
  destroy: (token) => deleteAccessToken(currentScope().db, digest(token)),
});

/** The consent page creates grants; the server only reads and ends them. */
const grants = (baseUrl: string): Adapter => ({
  ...unsupportedAdapter,
  find: async (id) => {
    const row = await findGrant(currentScope().db, id);
    if (!row) return undefined;
    const scope = row.scopes.join(" ");
    const payload: AdapterPayload & { resources: Record<string, string> } = {
      kind: "Grant",
      jti: row.id,
      accountId: row.userId,
      clientId: row.clientId,
      resources: Object.fromEntries(row.audiences.map((audience) => [resourceOf(audience, baseUrl), scope])),
      iat: toEpoch(row.createdAt),
      exp: toEpoch(row.expiresAt),
    };
    return payload;
  },
  destroy: async (id) => {
    const { db, now, endedGrantIds } = currentScope();
    if (await endGrant(db, id, now)) endedGrantIds.push(id);
  },
});

/** The server reads the browser's session of this service, and stores none of its own. */
const sessions: Adapter = {
  ...unsupportedAdapter,
  find: async (id) => sessionPayload(id),
  findByUid: async (uid) => sessionPayload(uid),
};

const sessionPayload = (id: string): AdapterPayload | undefined => {
  const { session, now } = currentScope();
  if (session?.id !== id) return undefined;
  const issued = toEpoch(now);
  return { kind: "Session", jti: id, uid: id, accountId: session.userId, iat: issued, exp: issued + 3600 };
};

const toMetadata = (row: ClientRow): AdapterPayload => ({
  ...metadataOf(row),
  application_type: isNative(row.redirectUris) ? "native" : "web",
  ...(row.secretHash !== null && { client_secret: row.secretHash }),
});

const clients: Adapter = {
  ...unsupportedAdapter,
  find: async (id) => {
    const { db, now, readsDocuments } = currentScope();
    const row = await findActiveClient(db, id);
    const isStale = row?.freshUntil != null && row.freshUntil <= now;
    return row && !(isStale && readsDocuments) ? toMetadata(row) : undefined;
  },
};

export const createAdapter =
  (baseUrl: string) =>
  (model: string): Adapter => {
    const kind = artifactKinds.find((name) => name === model);
    if (kind) return kind === "RefreshToken" ? refreshTokens(baseUrl) : artifacts(kind, baseUrl);
    if (model === "AccessToken") return accessTokens(baseUrl);
    if (model === "Grant") return grants(baseUrl);
    if (model === "Session") return sessions;
    return model === "Client" ? clients : unsupportedAdapter;
  };
