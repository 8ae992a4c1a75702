import { v7 as uuid } from "uuid";
import type { Tx } from "../../../foundation/db/client.ts";
import type { Language } from "../../../foundation/languages/texts.ts";
import { notify } from "../../../web/mail/notify.ts";
import type { Context, UserContext } from "../../context.ts";
import { lockAccount, lockCaller } from "../locks.ts";
import { recordAndNotify, recordSecurityEvent } from "../security-events/record.ts";
import { endGrant, endGrantsOf, type GrantRow, insertGrant, listOldGrantIds, touchClients } from "./queries.ts";

type Client = { id: string; name: string };

type AppGrant = Pick<GrantRow, "scopes" | "audiences" | "expiresAt"> & { client: Client; place: string };

export const authorizeApp = async (tx: Tx<UserContext>, { client, place, ...terms }: AppGrant): Promise<string> => {
  const { db, now, baseUrl, caller } = tx;
  const { userId } = caller;
  const account = await lockCaller(tx);
  const id = uuid();
  await touchClients(db, [client.id], now);
  await insertGrant(db, { id, userId, clientId: client.id, ...terms, lastUsedAt: null, createdAt: now });
  for (const oldId of await listOldGrantIds(db, { userId, clientId: client.id })) await endGrant(db, oldId, now);
  const link = `${baseUrl}/settings/apps`;
  await recordAndNotify(tx, account, "app_admitted", { subject: client.id, values: { app: client.name, place, link } });
  return id;
};

export const revokeApp = async (tx: Tx<UserContext>, client: Client): Promise<void> => {
  const { db, now, caller } = tx;
  const { userId } = caller;
  const account = await lockAccount(db, userId);
  if (!account || (await endGrantsOf(db, { userId, clientId: client.id, now })) === 0) return;
  await recordAndNotify(tx, account, "app_removed", { subject: client.id, values: { app: client.name } });
};

export type Owner = { userId: string; email: string; language: Language | null; client: Client };

/** Records that an app's access has ended because a code or token was reused, and notifies the user: it may have been stolen. */
export const recordReuse = async (context: Context, { userId, client, ...recipient }: Owner): Promise<void> => {
  // The request comes from the app, so its language is not the user's.
  await notify({ ...context, requestedLanguage: null }, recipient, "mail.notice_event.app_reuse", { app: client.name });
  await recordSecurityEvent(context, "app_removed", { userId, subject: client.id });
};

export const recordRevocation = (context: Context, { userId, client }: Owner): Promise<void> =>
  recordSecurityEvent(context, "app_removed", { userId, subject: client.id });
