import type { Queryable, Tx } from "../../foundation/db/client.ts";
import { NotFound, requireFound } from "../../foundation/errors.ts";
import { authorize } from "../../identity/access/policy.ts";
import type { UserContext } from "../../identity/context.ts";
import { alliancePolicy } from "../alliances/policy.ts";
import { findWebhook, lockWebhook, type WebhookRow, webhookExists } from "./queries.ts";
import { noWebhook } from "./rules.ts";

type Of = { id: string; slug: string };

/** Only looks it up: the permission for the alliance has been checked. @throws NotFound */
export const requireWebhook = async (db: Queryable, { id: allianceId, slug }: Of, id: string): Promise<WebhookRow> =>
  requireFound(await findWebhook(db, { id, allianceId }), noWebhook(slug, id));

/** The same without reading the secrets. @throws NotFound */
export const requireWebhookId = async (db: Queryable, { id: allianceId, slug }: Of, id: string): Promise<string> => {
  if (!(await webhookExists(db, { id, allianceId }))) throw new NotFound(noWebhook(slug, id));
  return id;
};

export type WebhookPath = { alliance: string; webhook_id: string };

/** Decides about the alliance first: for changes, which decide again in their transaction. @throws NotFound or Forbidden */
export const authorizeWebhook = async (context: UserContext, path: WebhookPath): Promise<WebhookRow> => {
  const alliance = await authorize(context, alliancePolicy, "manage_webhooks", path.alliance);
  return requireWebhook(context.db, alliance, path.webhook_id);
};

/** The same, and locks the webhook. @throws NotFound or Forbidden */
export const lockWebhookAt = async (
  tx: Tx<UserContext>,
  { alliance: slug, webhook_id: id }: WebhookPath,
): Promise<WebhookRow> => {
  const { id: allianceId } = await authorize(tx, alliancePolicy, "manage_webhooks", slug);
  return requireFound(await lockWebhook(tx.db, { id, allianceId }), noWebhook(slug, id));
};
