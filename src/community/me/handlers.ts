import { inTransaction } from "../../foundation/db/client.ts";
import { requireFound } from "../../foundation/errors.ts";
import { requireStepUp } from "../../identity/access/policy.ts";
import { cancelEmailChange as cancelChange, requestEmailChange } from "../../identity/auth/email-changes/change.ts";
import {
  listSecurityEvents as listSecurityEventRows,
  securityEventOrder,
} from "../../identity/auth/security-events/queries.ts";
import { issueToken, revokeToken as revoke } from "../../identity/auth/tokens/issue.ts";
import { findToken, listTokens as listTokenRows, tokenOrder } from "../../identity/auth/tokens/queries.ts";
import type { Handler } from "../../identity/context.ts";
import { findUser } from "../../identity/users/queries.ts";
import { findSignedInUser } from "../../identity/users/signed-in-user.ts";
import { created, ok, requireMatch, resource } from "../../server/http/responses.ts";
import { attendedEventOrder, listAttendedEvents } from "../events/attendances/queries.ts";
import { toMyEvent } from "../events/attendances/views.ts";
import { periodOf } from "../events/queries.ts";
import { joinedGroupOrder, listJoinedGroups } from "../groups/memberships/queries.ts";
import { toMyGroup } from "../groups/memberships/views.ts";
import { withdraw } from "../jobs/applications/actions.ts";
import { applicationOrders, findApplication, listApplications } from "../jobs/applications/queries.ts";
import { toApplication } from "../jobs/applications/views.ts";
import { requireNewKey } from "../resources/idempotency.ts";
import { listPage } from "../resources/list.ts";
import { updateUser } from "./actions.ts";
import { deleteCaller } from "./deletion/delete.ts";
import { accountDocument } from "./export/document.ts";
import { toApiToken, toPendingEmail, toSecurityEvent, toUser } from "./views.ts";

export const getMe: Handler<"getMe"> = async (context) => resource(toUser(await findSignedInUser(context), context));

export const updateMe: Handler<"updateMe"> = async (context, { body, headers }) =>
  resource(await updateUser(context, body, headers["if-match"]));

export const changeEmail: Handler<"changeEmail"> = async (context, { body: { email, password } }) => {
  requireStepUp(context);
  return ok(toPendingEmail(await requestEmailChange(context, { email, password })));
};

export const cancelEmailChange: Handler<"cancelEmailChange"> = async (context) => {
  await cancelChange(context);
  return ok({ canceled: true });
};

export const listSecurityEvents: Handler<"listSecurityEvents"> = (context, { query }) => {
  const { userId } = context.caller;
  const scope = { list: "security events", userId };
  return listPage(context, { scope, query, order: securityEventOrder, view: toSecurityEvent }, (page) =>
    listSecurityEventRows(context.db, { userId, ...page }),
  );
};

export const deleteMe: Handler<"deleteMe"> = async (context, { body, headers }) => {
  const { userId, token } = context.caller;
  requireStepUp(context);
  await deleteCaller(context, body.password, async (db) => {
    const current = await findUser(db, { id: userId, now: context.now });
    requireMatch(headers["if-match"], current ? toUser(current, context) : {});
  });
  if (token === null) context.browser.clearSession();
  return ok({ id: userId, deleted: true as const });
};

export const exportMe: Handler<"exportMe"> = (context) => accountDocument(context);

export const listTokens: Handler<"listTokens"> = (context, { query }) => {
  const { userId, token } = context.caller;
  const view = (row: Parameters<typeof toApiToken>[0]) => toApiToken(row, token?.id);
  return listPage(context, { scope: { list: "tokens", userId }, query, order: tokenOrder, view }, (page) =>
    listTokenRows(context.db, { userId, ...page }),
  );
};

export const createToken: Handler<"createToken"> = async (context, input) => {
  const { baseUrl, limits, caller } = context;
  const { userId, token } = caller;
  requireStepUp(context);
  await limits.consume(["token_creations_per_user", userId]);
  const { row, secret } = await inTransaction(context, async (tx) => {
    const effect = "created a token, whose secret is not stored; revoke that token and use a new key";
    await requireNewKey(tx, { operation: "createToken", ...input }, effect);
    return issueToken(tx, input.body);
  });
  const view = toApiToken(row, token?.id);
  return created(`${baseUrl}/api/v1/me/tokens/${row.id}`, { ...view, token: secret }, { resource: view });
};

const noToken = (id: string) => `you have no API token ${id}`;

export const getToken: Handler<"getToken"> = async ({ db, caller }, { path: { token_id: id } }) =>
  resource(toApiToken(requireFound(await findToken(db, { id, userId: caller.userId }), noToken(id)), caller.token?.id));

export const revokeToken: Handler<"revokeToken"> = async (context, { path, headers }) => {
  const { token } = context.caller;
  const row = await inTransaction(context, (tx) =>
    revoke(tx, path.token_id, (current) => requireMatch(headers["if-match"], toApiToken(current, token?.id))),
  );
  return resource(toApiToken(requireFound(row, noToken(path.token_id)), token?.id));
};

export const listMyGroups: Handler<"listMyGroups"> = (context, { query }) => {
  const { db, now, caller } = context;
  const scope = { list: "my groups", userId: caller.userId };
  return listPage(context, { scope, query, order: joinedGroupOrder, view: toMyGroup }, (page) =>
    listJoinedGroups(db, { userId: caller.userId, now, ...page }),
  );
};

export const listMyEvents: Handler<"listMyEvents"> = (context, { query }) => {
  const { db, now, caller } = context;
  const { limit: _limit, cursor: _cursor, ...period } = query;
  const scope = { list: "my events", userId: caller.userId, ...period };
  return listPage(context, { scope, query, order: attendedEventOrder, view: toMyEvent }, (page) =>
    listAttendedEvents(db, { ...periodOf({ ...period, now }), userId: caller.userId, ...page }),
  );
};

export const listMyApplications: Handler<"listMyApplications"> = (context, { query }) => {
  const { db, caller } = context;
  const owner = { userId: caller.userId };
  const scope = { list: "my applications", ...owner };
  return listPage(context, { scope, query, order: applicationOrders.newestFirst, view: toApplication }, (page) =>
    listApplications(db, { owner, ...page }),
  );
};

export const getMyApplication: Handler<"getMyApplication"> = async ({ db, caller }, { path }) => {
  const { application_id: id } = path;
  const application = await findApplication(db, { id, userId: caller.userId });
  return resource(toApplication(requireFound(application, `you have no application ${id}`)));
};

export const withdrawApplication: Handler<"withdrawApplication"> = async (context, { path, headers }) => {
  const { application_id: id } = path;
  await withdraw(context, id, (application) => requireMatch(headers["if-match"], toApplication(application)));
  return ok({ id, deleted: true as const });
};
