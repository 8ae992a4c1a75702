import type { Schemas } from "../../../generated/contract.ts";
import type { Resource } from "../resources/resource.ts";
import { findWebhook, updateWebhook, type WebhookChanges, type WebhookRow } from "./queries.ts";
import { toAuditedWebhook, toWebhook } from "./views.ts";

type Webhook = Resource<WebhookRow, Schemas["Webhook"], never, WebhookChanges>;

/** Webhooks have no slug and create responses that cannot be repeated, so they have their own create handler. */
export const webhookResource: Pick<Webhook, "type" | "find" | "update" | "view" | "subjectOf"> &
  Required<Pick<Webhook, "audited">> = {
  type: "webhook",
  find: ({ db }, id) => findWebhook(db, { id }),
  update: updateWebhook,
  view: toWebhook,
  audited: toAuditedWebhook,
  // The path may hold a secret of the receiver.
  subjectOf: ({ allianceId, url }) => ({ allianceId, name: new URL(url).host }),
};
