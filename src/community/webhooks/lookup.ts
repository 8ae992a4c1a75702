import { requireFound } from "../../foundation/errors.ts";
import { rightsOf } from "../../identity/access/rights.ts";
import { requireAllianceAdmin } from "../../identity/access/rules.ts";
import type { UserContext } from "../../identity/context.ts";
import { requireAlliance } from "../alliances/lookup.ts";
import type { AllianceKey } from "../alliances/queries.ts";
import { findWebhook, type WebhookRow } from "./queries.ts";
import { noWebhook } from "./rules.ts";

/**
 * The alliance, if the caller may administer its webhooks.
 * @throws NotFound
 * @throws Forbidden
 */
export const requireAdministered = async (context: UserContext, slug: string): Promise<AllianceKey> => {
  const alliance = await requireAlliance(context.db, slug);
  requireAllianceAdmin(await rightsOf(context, "admin:webhooks"), alliance);
  return alliance;
};

type Path = { alliance: string; webhook_id: string };

/**
 * A webhook that the caller may administer. `lock` it before changing it.
 * @throws NotFound
 * @throws Forbidden
 */
export const requireWebhook = async (
  context: UserContext,
  { alliance, webhook_id: id }: Path,
  { lock = false } = {},
): Promise<WebhookRow> => {
  const { id: allianceId } = await requireAdministered(context, alliance);
  return requireFound(await findWebhook(context.db, { id, allianceId }, { lock }), noWebhook(alliance, id));
};
