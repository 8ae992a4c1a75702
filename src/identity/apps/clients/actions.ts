import { v7 as uuid } from "uuid";
import { inTransaction } from "../../../foundation/db/client.ts";
import { Conflict, requireFound } from "../../../foundation/errors.ts";
import { digest, newSecret } from "../../../foundation/secrets.ts";
import type { NoticeEvent } from "../../../web/mail/messages.ts";
import { revokeApp } from "../../auth/grants/issue.ts";
import { deleteApps, lockUsersOfApps } from "../../auth/grants/queries.ts";
import { lockCaller } from "../../auth/locks.ts";
import type { Account } from "../../auth/queries.ts";
import { recordAndNotify } from "../../auth/security-events/record.ts";
import type { UserContext } from "../../context.ts";
import { type ClientRow, countClientsOf, findClient, findClientOf, insertClient, updateClient } from "./queries.ts";
import { grantTypes } from "./rules.ts";

const maxClients = 20;

/** Only for apps without redirect URIs: a device code requested in another app's name could be used to phish users (RFC 8628 §5.4). */
const deviceGrant = "urn:ietf:params:oauth:grant-type:device_code";

/** The fields of an app that developers enter. */
type ClientInput = Pick<ClientRow, "name" | "uri" | "redirectUris">;

const withGrantTypes = (app: ClientInput) => ({
  ...app,
  grantTypes: grantTypes.filter((type) => type !== (app.redirectUris.length > 0 ? deviceGrant : "authorization_code")),
});

/** Finds one of the caller's apps. @throws NotFound */
export const requireClient = async (
  { db, caller }: Pick<UserContext, "db" | "caller">,
  id: string,
): Promise<ClientRow> => requireFound(await findClientOf(db, { id, ownerId: caller.userId }), `you have no app ${id}`);

type ClientEvent = "client_created" | "client_changed" | "client_deleted";

/** Records the event and emails the owner: an attacker in the account could use an app to ask other users for access. */
const recordClientEvent = (
  context: UserContext,
  account: Account,
  event: ClientEvent,
  { id, name: app }: ClientRow,
  notice: NoticeEvent = `mail.notice_event.${event}`,
): Promise<void> =>
  recordAndNotify(context, account, event, {
    ...{ subject: id, notice },
    values: { app, link: `${context.baseUrl}/settings/developer` },
  });

const chargeForSecret = ({ limits, caller }: UserContext): Promise<void> =>
  limits.consume(["token_creations_per_user", caller.userId]);

/** Registers an app of the caller. @returns the secret of a confidential app @throws Conflict if the caller has too many apps; TooManyRequests */
export const createClient = async (
  context: UserContext,
  { isConfidential, ...app }: ClientInput & { isConfidential: boolean },
): Promise<{ id: string; secret: string | null }> => {
  const { now, caller } = context;
  await chargeForSecret(context);
  const secret = isConfidential ? newSecret() : null;
  const row: ClientRow = {
    id: uuid(),
    source: "developer",
    ownerId: caller.userId,
    ...withGrantTypes(app),
    authMethod: secret === null ? "none" : "client_secret_basic",
    secretHash: secret === null ? null : digest(secret),
    freshUntil: null,
    createdAt: now,
    updatedAt: now,
  };
  await inTransaction(context, async (tx) => {
    const account = await lockCaller(tx);
    const { id: userId } = account;
    if ((await countClientsOf(tx.db, userId)) >= maxClients)
      throw new Conflict(`you already have ${maxClients} apps; delete one first`, { code: "client_limit_reached" });
    await insertClient(tx.db, row);
    await recordClientEvent(tx, account, "client_created", row);
  });
  return { id: row.id, secret };
};

const updateAndNotify = (
  context: UserContext,
  id: string,
  notice: NoticeEvent,
  changeOf: (row: ClientRow) => Omit<Parameters<typeof updateClient>[2], "updatedAt">,
): Promise<void> =>
  inTransaction(context, async (tx) => {
    const account = await lockCaller(tx);
    const { id: ownerId } = account;
    const row = await requireClient(tx, id);
    await updateClient(tx.db, { id, ownerId }, { ...changeOf(row), updatedAt: tx.now });
    await recordClientEvent(tx, account, "client_changed", row, notice);
  });

/** Replaces the name, the URI and the redirect URIs of an app. @throws NotFound */
export const changeClient = (context: UserContext, id: string, app: ClientInput): Promise<void> =>
  updateAndNotify(context, id, "mail.notice_event.client_changed", () => withGrantTypes(app));

/** Replaces the secret of an app. @returns the new secret @throws NotFound; Conflict if the app has no secret; TooManyRequests */
export const resetClientSecret = async (context: UserContext, id: string): Promise<string> => {
  await chargeForSecret(context);
  const secret = newSecret();
  await updateAndNotify(context, id, "mail.notice_event.client_secret", ({ secretHash }) => {
    if (secretHash === null) throw new Conflict("this app has no secret", { code: "secret_missing" });
    return { secretHash: digest(secret) };
  });
  return secret;
};

/** Deletes an app and ends its access to all accounts. @throws NotFound */
export const deleteClient = (context: UserContext, id: string): Promise<void> =>
  inTransaction(context, async (tx) => {
    const { db, now, caller } = tx;
    await lockUsersOfApps(db, { ownerId: caller.userId, clientId: id });
    const account = await lockCaller(tx);
    const { id: ownerId } = account;
    const row = await requireClient(tx, id);
    await deleteApps(db, { ownerId, clientId: id, now });
    await recordClientEvent(tx, account, "client_deleted", row);
  });

/** Ends the access of an app to the caller's account, if it has access. */
export const endAccess = (context: UserContext, id: string): Promise<void> =>
  inTransaction(context, async (tx) => {
    const client = await findClient(tx.db, id);
    if (client) await revokeApp(tx, client);
  });
