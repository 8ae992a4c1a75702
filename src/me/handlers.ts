import { audit } from "../auth/security-log.ts";
import { issueToken, withdrawToken } from "../auth/tokens/issue.ts";
import { listTokens as listRows, tokenOrder } from "../auth/tokens/queries.ts";
import type { Handler } from "../context.ts";
import { paginate } from "../db/keyset.ts";
import { Conflict, NotFound, requireFound, Unauthorized } from "../errors.ts";
import { attendedEventOrder, listAttendedEvents } from "../events/attendances/queries.ts";
import { toMyEvent } from "../events/attendances/views.ts";
import { joinedGroupOrder, listJoinedGroups } from "../groups/memberships/queries.ts";
import { toMyGroup } from "../groups/memberships/views.ts";
import { requireMatch } from "../http/precondition.ts";
import { created, page, resource } from "../http/responses.ts";
import { applicationOrders, findApplication, listApplications } from "../jobs/applications/queries.ts";
import { toApplication } from "../jobs/applications/views.ts";
import { isRepeated } from "../resources/idempotency.ts";
import { changesAnything } from "../resources/merge-patch.ts";
import { requireTimeZone } from "../time-zone.ts";
import { toChanges } from "./changes.ts";
import { findUser, updateUser } from "./queries.ts";
import { toApiToken, toUser } from "./views.ts";

export const getMe: Handler<"getMe"> = async ({ db, caller }) => {
  const user = await findUser(db, caller.userId);
  if (!user) throw new Unauthorized();
  return resource(toUser(user));
};

export const updateMe: Handler<"updateMe"> = async ({ db, caller, now }, { body, headers }) => {
  requireTimeZone(body.timezone);
  const { userId } = caller;
  const user = await db.transaction(async (tx) => {
    const current = await findUser(tx, userId, { lock: true });
    if (!current) throw new Unauthorized();
    requireMatch(headers["if-match"], toUser(current));
    const changes = toChanges(body);
    if (!changesAnything(current, changes)) return current;
    await updateUser(tx, userId, { ...changes, updatedAt: now });
    return (await findUser(tx, userId)) ?? current;
  });
  return resource(toUser(user));
};

export const listTokens: Handler<"listTokens"> = async (context, { query: { limit, cursor } }) => {
  const { userId, token } = context.caller;
  const scope = { list: "tokens", userId };
  const { items, nextCursor } = await paginate({ scope, order: tokenOrder, cursor, limit }, (position, limit) =>
    listRows(context.db, { userId, position, limit }),
  );
  return page(context, { items: items.map((row) => toApiToken(row, token?.id)), nextCursor });
};

export const createToken: Handler<"createToken"> = async (context, { body, headers }) => {
  const { db, baseUrl, limits } = context;
  const { userId, scopes, token } = context.caller;
  await limits.consume("token_creations_per_user", userId);
  const creator = token && { scopes: scopes ?? new Set<string>(), expiresAt: token.expiresAt };
  const { row, secret } = await db.transaction(async (tx) => {
    const repeatable = { operation: "createToken", key: headers["idempotency-key"], request: { body } } as const;
    // The first answer had a secret that is kept nowhere, so that it cannot be given again.
    if (await isRepeated({ ...context, db: tx }, repeatable))
      throw new Conflict(
        "this Idempotency-Key made a token before, whose secret is not kept; revoke that token and use a new key",
      );
    return issueToken({ ...context, db: tx }, { ...body, userId, creator });
  });
  audit(context, "token_created", { userId, subject: row.id });
  const view = toApiToken(row, token?.id);
  return created(`${baseUrl}/api/v1/me/tokens/${row.id}`, { ...view, token: secret }, view);
};

export const revokeToken: Handler<"revokeToken"> = async (context, { path, headers }) => {
  const { db, caller } = context;
  const { userId, token } = caller;
  const row = await db.transaction((tx) =>
    withdrawToken({ ...context, db: tx }, { id: path.token_id, userId }, (current) =>
      requireMatch(headers["if-match"], toApiToken(current, token?.id)),
    ),
  );
  if (!row) throw new NotFound(`you have no API token ${path.token_id}`);
  audit(context, "token_revoked", { userId, subject: row.id });
  return resource(toApiToken(row, token?.id));
};

export const listMyGroups: Handler<"listMyGroups"> = async (context, { query: { limit, cursor } }) => {
  const { db, caller, now } = context;
  const { userId } = caller;
  const scope = { list: "my groups", userId };
  const { items, nextCursor } = await paginate({ scope, order: joinedGroupOrder, cursor, limit }, (position, limit) =>
    listJoinedGroups(db, { userId, position, limit, now }),
  );
  return page(context, { items: items.map(toMyGroup), nextCursor });
};

export const listMyEvents: Handler<"listMyEvents"> = async (context, { query: { limit, cursor, ...period } }) => {
  const { db, caller, now } = context;
  const { userId } = caller;
  const scope = { list: "my events", userId, ...period };
  const { items, nextCursor } = await paginate({ scope, order: attendedEventOrder, cursor, limit }, (position, limit) =>
    listAttendedEvents(db, { ...period, now, userId, position, limit }),
  );
  return page(context, { items: items.map(toMyEvent), nextCursor });
};

export const listMyApplications: Handler<"listMyApplications"> = async (context, { query: { limit, cursor } }) => {
  const { userId } = context.caller;
  const scope = { list: "my applications", userId };
  const order = applicationOrders.ofUser;
  const { items, nextCursor } = await paginate({ scope, order, cursor, limit }, (position, limit) =>
    listApplications(context.db, { of: { userId }, position, limit }),
  );
  return page(context, { items: items.map(toApplication), nextCursor });
};

export const getMyApplication: Handler<"getMyApplication"> = async (
  { db, caller },
  { path: { application_id: id } },
) => {
  const application = await findApplication(db, { id, userId: caller.userId });
  return resource(toApplication(requireFound(application, `you have no application ${id}`)));
};
