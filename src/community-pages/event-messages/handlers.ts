import type { Handler } from "../../context.ts";
import { requireOwnEventAt } from "../../events/lookup.ts";
import { sendMessage } from "../../events/messages/send.ts";
import { seeOther } from "../../http/responses.ts";
import { eventMessagePath, eventName } from "../../page-paths.ts";
import { emptyForm } from "../../pages/forms.ts";
import { htmlPage } from "../../pages/html-response.ts";
import { noticeOf } from "../../pages/notices.ts";
import { keyOfForm } from "../../resources/idempotency.ts";
import { eventMessagePage } from "./page.ts";

export const showEventMessages: Handler<"showEventMessages"> = async (context, { path, query }) => {
  const { cursor, notice } = query;
  return htmlPage(
    await eventMessagePage(context, path, { cursor, form: emptyForm, notice: noticeOf(context.texts, notice) }),
  );
};

export const sendEventMessageByForm: Handler<"sendEventMessageByForm"> = async (context, { path, body }) => {
  const { event } = await requireOwnEventAt(context, eventName(path));
  const { subject, message: text, to } = body;
  await sendMessage(context, event, { path, body: { subject, text, to }, headers: keyOfForm(body) });
  return seeOther(`${eventMessagePath(event)}?notice=message_sent`);
};
