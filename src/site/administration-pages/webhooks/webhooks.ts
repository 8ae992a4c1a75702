import { enums } from "../../../../generated/contract.ts";
import { keyOfForm } from "../../../community/resources/idempotency.ts";
import { createWebhook } from "../../../community/webhooks/actions.ts";
import { listWebhooks, webhookOrder } from "../../../community/webhooks/queries.ts";
import { toWebhook as view } from "../../../community/webhooks/views.ts";
import { alliancePath } from "../../../web/page-paths.ts";
import { cursor } from "../../kit/fields.ts";
import { listing } from "../../kit/list.ts";
import { administrationNotice } from "../../kit/notices.ts";
import { form, page } from "../../kit/page.ts";
import { readAs } from "../../kit/read-as.ts";
import { conflictProblem } from "../problems.ts";
import { checkAs, secretPage, toWebhook, webhookBody } from "./form.ts";

const create = form("/alliances/{alliance}/webhooks", {
  permission: "alliance.manage_webhooks",
  body: webhookBody,
  check: checkAs("WebhookCreate"),
  produces: ["text/html"],
  submit: async (context, { path, body: entered }) => {
    const body = readAs("WebhookCreate", toWebhook(entered));
    return secretPage(context, await createWebhook(context, path, { body, headers: keyOfForm(entered) }));
  },
});

/** The webhooks of an alliance, newest first, with a form for a new one. */
export const webhooks = page("showWebhooks", "/alliances/{alliance}/webhooks", {
  permission: "alliance.manage_webhooks",
  template: "administration-pages/webhooks/webhooks",
  query: { cursor, notice: administrationNotice },
  problemIn: conflictProblem,
  show: async (context, { query: { cursor } }) => {
    const { target: alliance, db } = context;
    const { id: allianceId, name } = alliance;
    return {
      crumb: { name, path: alliancePath(alliance) },
      types: enums.WebhookEventType,
      list: await listing(
        context,
        { scope: { list: "webhooks", allianceId }, cursor, order: webhookOrder, view },
        (page) => listWebhooks(db, { allianceId, ...page }),
      ),
    };
  },
  forms: { createWebhookByForm: create },
});
