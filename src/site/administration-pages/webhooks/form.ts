import type { Schemas } from "../../../../generated/contract.ts";
import type { UserContext } from "../../../identity/context.ts";
import { invalidProperties } from "../../../server/http/components.ts";
import { webhookPath } from "../../../web/page-paths.ts";
import { isChecked } from "../../../web/pages/text-fields.ts";
import { formKey, formText, version } from "../../kit/fields.ts";
import { renderPage } from "../../kit/page.ts";
import { errorsIn } from "../../kit/read-as.ts";
import type { PageForm } from "../../kit/rejected-form.ts";
import { boxStates, fromContract, listOf, objectOf, optional, required, type ValuesOf } from "../../kit/schema.ts";

/** The fields of the forms to create and to edit a webhook. */
export const webhookBody = {
  version,
  form_key: formKey,
  url: required(formText, "organizers.problem.url"),
  description: optional(formText, "organizers.problem.description"),
  event_types: optional(listOf(fromContract("WebhookEventType"), { maxItems: 50 }), "organizers.problem.event_types"),
  /** Only in the form to edit. */
  enabled: optional(boxStates),
};

type WebhookForm = ValuesOf<typeof webhookBody>;

/** Converts a form to the contract's format. Browsers do not send unchecked boxes. */
export const toWebhook = ({ url, description, event_types = [], enabled }: WebhookForm) => ({
  url: url.trim(),
  ...(description !== undefined && { description: description.trim() || null }),
  event_types,
  ...(enabled !== undefined && { enabled: isChecked(enabled) }),
});

export const toValues = ({ url, description, event_types, enabled }: Schemas["Webhook"]) => ({
  url,
  description: description ?? "",
  event_types,
  enabled: [enabled ? "yes" : "no"],
});

const schema = objectOf(webhookBody);

const isReadable = (entered: object): entered is WebhookForm => invalidProperties(schema, entered).length === 0;

/** Checks the values against the contract. */
export const checkAs =
  (name: "WebhookCreate" | "WebhookUpdate"): NonNullable<PageForm["check"]> =>
  (_site, entered) =>
    isReadable(entered) ? errorsIn(name, toWebhook(entered)) : [];

/** The page with a new secret, which is not shown again. */
export const secretPage = (context: UserContext, { id, alliance, url, secret }: Schemas["NewWebhook"]) =>
  renderPage(context, "administration-pages/webhooks/secret", {
    crumb: { name: context.texts.t("organizers.webhooks.title"), path: webhookPath({ alliance, webhook_id: id }) },
    host: new URL(url).host,
    secret,
  });
