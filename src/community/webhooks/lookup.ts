import { NotFound, requireFound } from "../../foundation/errors.ts";
import type { UserContext } from "../../identity/context.ts";
import { requireAllianceAdministered } from "../alliances/lookup.ts";
import { findWebhook, type WebhookRow, webhookExists } from "./queries.ts";
import { noWebhook } from "./rules.ts";

type Path = { alliance: string; webhook_id: string };

/** `lock` it before changing it. @throws NotFound or Forbidden */
export const requireWebhook = async (
  context: UserContext,
  { alliance, webhook_id: id }: Path,
  { lock = false } = {},
): Promise<WebhookRow> => {
  const { id: allianceId } = await requireAllianceAdministered(context, alliance, "admin:webhooks");
  return requireFound(await findWebhook(context.db, { id, allianceId }, { lock }), noWebhook(alliance, id));
};

/** Does not read the secrets. @throws NotFound or Forbidden */
export const requireWebhookId = async (context: UserContext, { alliance, webhook_id: id }: Path): Promise<string> => {
  const { id: allianceId } = await requireAllianceAdministered(context, alliance, "admin:webhooks");
  if (!(await webhookExists(context.db, { id, allianceId }))) throw new NotFound(noWebhook(alliance, id));
  return id;
};
