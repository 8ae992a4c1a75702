import type { Schemas } from "../../../generated/contract.ts";
import type { Resource } from "../resources/resource.ts";
import { findWebhook, updateWebhook, type WebhookChanges, type WebhookRow } from "./queries.ts";
import { toAuditedWebhook, toWebhook } from "./views.ts";

type Webhook = Resource<WebhookRow, Schemas["Webhook"], never, WebhookChanges>;

/** A webhook has no slug, and its creation is not repeated: so it is created by its own handler. */
export const webhookResource: Pick<Webhook, "type" | "find" | "update" | "view" | "subjectOf"> &
  Required<Pick<Webhook, "audited">> = {
  type: "webhook",
  find: ({ db }, id) => findWebhook(db, { id }),
  update: updateWebhook,
  view: toWebhook,
  audited: toAuditedWebhook,
  // Its path may hold a secret of the receiver.
  subjectOf: ({ allianceId, url }) => ({ allianceId, name: new URL(url).host }),
};
