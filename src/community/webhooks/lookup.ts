import { NotFound, requireFound } from "../../foundation/errors.ts";
import { authorize } from "../../identity/access/policy.ts";
import type { UserContext } from "../../identity/context.ts";
import { alliancePolicy } from "../alliances/policy.ts";
import { findWebhook, type WebhookRow, webhookExists } from "./queries.ts";
import { noWebhook } from "./rules.ts";

type Path = { alliance: string; webhook_id: string };

/** `lock` it before changing it. @throws NotFound or Forbidden */
export const requireWebhook = async (
  context: UserContext,
  { alliance, webhook_id: id }: Path,
  { lock = false } = {},
): Promise<WebhookRow> => {
  const { id: allianceId } = await authorize(context, alliancePolicy, "manage_webhooks", alliance);
  return requireFound(await findWebhook(context.db, { id, allianceId }, { lock }), noWebhook(alliance, id));
};

/** Does not read the secrets. The permission has been checked. @throws NotFound */
export const requireWebhookId = async (
  { db, target }: UserContext & { target: { id: string } },
  { alliance, webhook_id: id }: Path,
): Promise<string> => {
  if (!(await webhookExists(db, { id, allianceId: target.id }))) throw new NotFound(noWebhook(alliance, id));
  return id;
};
