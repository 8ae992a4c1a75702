import type { Queryable, Tx } from "../../foundation/db/client.ts";
import { NotFound, requireFound } from "../../foundation/errors.ts";
import { authorize } from "../../identity/access/policy.ts";
import type { UserContext } from "../../identity/context.ts";
import { alliancePolicy } from "../alliances/policy.ts";
import { findWebhook, lockWebhook, type WebhookRow, webhookExists } from "./queries.ts";
import { noWebhook } from "./rules.ts";

type AllianceRef = { id: string; slug: string };

/** Does not authorize: the caller has checked the permission for the alliance. @throws NotFound */
export const requireWebhook = async (
  db: Queryable,
  { id: allianceId, slug }: AllianceRef,
  id: string,
): Promise<WebhookRow> => requireFound(await findWebhook(db, { id, allianceId }), noWebhook(slug, id));

/** Like `requireWebhook`, without reading the secrets. @throws NotFound */
export const requireWebhookId = async (
  db: Queryable,
  { id: allianceId, slug }: AllianceRef,
  id: string,
): Promise<string> => {
  if (!(await webhookExists(db, { id, allianceId }))) throw new NotFound(noWebhook(slug, id));
  return id;
};

export type WebhookPath = { alliance: string; webhook_id: string };

/** Authorizes before a transaction, which must authorize again. @throws NotFound or Forbidden */
export const authorizeWebhook = async (context: UserContext, path: WebhookPath): Promise<WebhookRow> => {
  const alliance = await authorize(context, alliancePolicy, "manage_webhooks", path.alliance);
  return requireWebhook(context.db, alliance, path.webhook_id);
};

/** Like `authorizeWebhook`, and locks the webhook. @throws NotFound or Forbidden */
export const lockWebhookAt = async (
  tx: Tx<UserContext>,
  { alliance: slug, webhook_id: id }: WebhookPath,
): Promise<WebhookRow> => {
  const { id: allianceId } = await authorize(tx, alliancePolicy, "manage_webhooks", slug);
  return requireFound(await lockWebhook(tx.db, { id, allianceId }), noWebhook(slug, id));
};
