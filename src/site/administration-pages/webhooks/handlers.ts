import type { Schemas } from "../../../../generated/contract.ts";
import type { Handler } from "../../../identity/context.ts";
import { withUserForm } from "../../../identity/forms.ts";
import { webhookPath, webhooksPath } from "../../../web/page-paths.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import { isChecked } from "../../../web/pages/text-fields.ts";
import { requireAdministeredAlliance } from "../administered.ts";
import { callApi } from "../call.ts";
import { readAs } from "../fields.ts";
import { buttonForm, checkedForm, type ShowForm } from "../forms.ts";
import { asked, done } from "../visit.ts";
import { secretPage, webhookAt, webhookPage, webhooksPage } from "./pages.ts";

const toBody = ({ url, description, event_types = [], enabled }: Schemas["WebhookForm"]) => ({
  url: url.trim(),
  ...(description !== undefined && { description: description.trim() || null }),
  event_types,
  ...(enabled !== undefined && { enabled: isChecked(enabled) }),
});

export const showWebhooks: Handler<"showWebhooks"> = async (context, { path, query }) =>
  htmlPage(await webhooksPage(context, path.alliance, asked(context, query)));

const showList: ShowForm = (context, shown, segment) => webhooksPage(context, segment("alliance"), shown);

export const createWebhookByForm: Handler<"createWebhookByForm"> = withUserForm(
  checkedForm(showList, "WebhookForm", "WebhookCreate", toBody),
  async (context, { path, body: form }) => {
    await requireAdministeredAlliance(context, path.alliance);
    const body = readAs("WebhookCreate", toBody(form));
    return htmlPage(await secretPage(context, await callApi(context, "createWebhook", { path, body, form })));
  },
);

export const showWebhook: Handler<"showWebhook"> = async (context, { path, query }) =>
  htmlPage(await webhookPage(context, path, asked(context, query)));

const showOne: ShowForm = (context, shown, segment) => webhookPage(context, webhookAt({ segment }), shown);

export const submitWebhook: Handler<"submitWebhook"> = withUserForm(
  checkedForm(showOne, "WebhookForm", "WebhookUpdate", toBody),
  async (context, { path, body: form }) => {
    await requireAdministeredAlliance(context, path.alliance);
    const body = readAs("WebhookUpdate", toBody(form));
    await callApi(context, "updateWebhook", { path, body, version: form.version });
    return done(webhookPath(path), "saved");
  },
);

export const testWebhookByForm: Handler<"testWebhookByForm"> = withUserForm(
  buttonForm(showOne),
  async (context, { path }) => {
    await requireAdministeredAlliance(context, path.alliance);
    await callApi(context, "testWebhook", { path });
    return done(webhookPath(path), "tested");
  },
);

/** Both secrets sign for a day, while the receiver switches to the new one. */
const rotation = { overlap_hours: 24 };

export const rotateWebhookSecretByForm: Handler<"rotateWebhookSecretByForm"> = withUserForm(
  buttonForm(showOne),
  async (context, { path }) => {
    await requireAdministeredAlliance(context, path.alliance);
    return htmlPage(await secretPage(context, await callApi(context, "rotateWebhookSecret", { path, body: rotation })));
  },
);

export const redeliverWebhookMessageByForm: Handler<"redeliverWebhookMessageByForm"> = withUserForm(
  buttonForm(showOne),
  async (context, { path }) => {
    await requireAdministeredAlliance(context, path.alliance);
    await callApi(context, "redeliverWebhookMessage", { path });
    return done(webhookPath(path), "sent_again");
  },
);

export const deleteWebhookByForm: Handler<"deleteWebhookByForm"> = withUserForm(
  buttonForm(showOne),
  async (context, { path }) => {
    await requireAdministeredAlliance(context, path.alliance);
    await callApi(context, "deleteWebhook", { path });
    return done(webhooksPath({ slug: path.alliance }), "deleted");
  },
);
