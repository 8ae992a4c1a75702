import type { components } from "../../generated/contract.ts";
import type { Resource } from "../resources/resource.ts";
import { findWebhook, updateWebhook, type WebhookChanges, type WebhookRow } from "./queries.ts";
import { toWebhook } from "./views.ts";

/** A webhook has no slug, and its creation is not repeated: so it is created by its own handler. */
export const webhookResource: Pick<
  Resource<WebhookRow, components["schemas"]["Webhook"], never, WebhookChanges>,
  "type" | "find" | "update" | "view" | "subjectOf"
> = {
  type: "webhook",
  find: ({ db }, id) => findWebhook(db, { id }),
  update: updateWebhook,
  view: toWebhook,
  // Its path may hold a secret of the receiver.
  subjectOf: ({ allianceId, url }) => ({ allianceId, name: new URL(url).host }),
};
