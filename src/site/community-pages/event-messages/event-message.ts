import type { Schemas } from "../../../../generated/contract.ts";
import { eventMessageOrder, listEventMessages } from "../../../community/events/messages/queries.ts";
import { sendMessage } from "../../../community/events/messages/send.ts";
import { toEventMessage } from "../../../community/events/messages/views.ts";
import { keyOfForm } from "../../../community/resources/idempotency.ts";
import { listPage } from "../../../community/resources/list.ts";
import type { UserContext } from "../../../identity/context.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { type EventPath, eventMessagePath } from "../../../web/page-paths.ts";
import type { Form } from "../../../web/pages/form.ts";
import { noticeOf } from "../../../web/pages/notices.ts";
import type { Listing, NoticeText, Shown } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";
import { cursor, formKey, notice } from "../../kit/fields.ts";
import { form, page } from "../../kit/page.ts";
import { fromContract, required } from "../../kit/schema.ts";
import { administeredEvent } from "../../pages/administered.ts";
import { type ManagedPage, managedPage, pageOf, toListing } from "../visit.ts";

type EventMessagePage = ManagedPage & {
  action: string;
  list: Listing<Schemas["EventMessage"]>;
  form: Form;
  notice: NoticeText | null;
};

const eventMessageTemplate = template<EventMessagePage>("site/community-pages/event-messages/event-message");

const eventMessagePage = async (context: UserContext, path: EventPath, { form, notice, cursor }: Shown) => {
  const { db, render } = context;
  const { event } = await administeredEvent(context, "message", path);
  const list = { scope: { page: "event messages", id: event.id }, query: pageOf(cursor), order: eventMessageOrder };
  const [managed, messages] = await Promise.all([
    managedPage(context, event),
    listPage(context, { ...list, view: toEventMessage }, (page) =>
      listEventMessages(db, { eventId: event.id, ...page }),
    ),
  ]);
  return render(eventMessageTemplate, {
    ...managed,
    action: eventMessagePath(event),
    list: toListing(context, messages),
    form,
    notice,
  });
};

const send = form("/events/{alliance}/{group_slug}/{event_slug}/message", {
  permission: "event.message",
  body: {
    subject: required(fromContract("ShortText"), "common.field.subject"),
    message: required(fromContract("MessageText"), "common.field.message"),
    to: required(fromContract("MessageAudience"), "common.field.to"),
    form_key: formKey,
  },
  submit: async (context, { path, body }) => {
    const { event } = await administeredEvent(context, "message", path);
    const { subject, message: text, to } = body;
    await sendMessage(context, event, { path, body: { subject, text, to }, headers: keyOfForm(body) });
    return seeOther(`${eventMessagePath(event)}?notice=message_sent`);
  },
});

/** The messages to an event's attendees, newest first, and the form to send one. */
export const eventMessages = page("showEventMessages", "/events/{alliance}/{group_slug}/{event_slug}/message", {
  permission: "event.message",
  query: { cursor, notice },
  show: (context, { path, query: { cursor, notice }, form }) =>
    eventMessagePage(context, path, { cursor, form, notice: noticeOf(context.texts, notice) }),
  forms: { sendEventMessageByForm: send },
});
