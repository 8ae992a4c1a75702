import { requireOwnEventAt } from "../../../community/events/lookup.ts";
import { sendMessage } from "../../../community/events/messages/send.ts";
import { keyOfForm } from "../../../community/resources/idempotency.ts";
import type { Handler } from "../../../identity/context.ts";
import { withUserForm } from "../../../identity/forms.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { eventMessagePath, eventName } from "../../../web/page-paths.ts";
import { emptyForm, eventAt } from "../../../web/pages/form.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import { noticeOf } from "../../../web/pages/notices.ts";
import { eventMessagePage } from "./page.ts";

export const showEventMessages: Handler<"showEventMessages"> = async (context, { path, query }) => {
  const { cursor, notice } = query;
  return htmlPage(
    await eventMessagePage(context, path, { cursor, form: emptyForm, notice: noticeOf(context.texts, notice) }),
  );
};

export const sendEventMessageByForm: Handler<"sendEventMessageByForm"> = withUserForm(
  {
    schema: "EventMessageForm",
    isOfPath: true,
    show: (context, rejected) => eventMessagePage(context, eventAt(rejected), { form: rejected.form, notice: null }),
  },
  async (context, { path, body }) => {
    const { event } = await requireOwnEventAt(context, eventName(path));
    const { subject, message: text, to } = body;
    await sendMessage(context, event, { path, body: { subject, text, to }, headers: keyOfForm(body) });
    return seeOther(`${eventMessagePath(event)}?notice=message_sent`);
  },
);
