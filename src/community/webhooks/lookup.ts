import type { Tx } from "../../foundation/db/client.ts";
import { NotFound, requireFound } from "../../foundation/errors.ts";
import { authorize } from "../../identity/access/policy.ts";
import type { UserContext } from "../../identity/context.ts";
import { alliancePolicy } from "../alliances/policy.ts";
import { findWebhook, lockWebhook, type WebhookRow, webhookExists } from "./queries.ts";
import { noWebhook } from "./rules.ts";

export type WebhookPath = { alliance: string; webhook_id: string };

/** @throws NotFound or Forbidden */
export const requireWebhook = (context: UserContext, path: WebhookPath): Promise<WebhookRow> =>
  webhookAt(context, path, (key) => findWebhook(context.db, key));

/** @throws NotFound or Forbidden */
export const lockWebhookAt = (tx: Tx<UserContext>, path: WebhookPath): Promise<WebhookRow> =>
  webhookAt(tx, path, (key) => lockWebhook(tx.db, key));

const webhookAt = async (
  context: UserContext,
  { alliance, webhook_id: id }: WebhookPath,
  find: (key: { id: string; allianceId: string }) => Promise<WebhookRow | undefined>,
): Promise<WebhookRow> => {
  const { id: allianceId } = await authorize(context, alliancePolicy, "manage_webhooks", alliance);
  return requireFound(await find({ id, allianceId }), noWebhook(alliance, id));
};

/** Does not read the secrets. The permission has been checked. @throws NotFound */
export const requireWebhookId = async (
  { db, target }: UserContext & { target: { id: string } },
  { alliance, webhook_id: id }: WebhookPath,
): Promise<string> => {
  if (!(await webhookExists(db, { id, allianceId: target.id }))) throw new NotFound(noWebhook(alliance, id));
  return id;
};
