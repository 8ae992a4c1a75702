import type { Schemas } from "../../../../generated/contract.ts";
import { eventMessageOrder, listEventMessages } from "../../../community/events/messages/queries.ts";
import { sendMessage } from "../../../community/events/messages/send.ts";
import { toEventMessage } from "../../../community/events/messages/views.ts";
import { keyOfForm } from "../../../community/resources/idempotency.ts";
import { listPage } from "../../../community/resources/list.ts";
import type { Handler, UserContext } from "../../../identity/context.ts";
import { withUserForm } from "../../../identity/forms.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { type EventPath, eventMessagePath } from "../../../web/page-paths.ts";
import { emptyForm, eventAt, type Form } from "../../../web/pages/form.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import { noticeOf } from "../../../web/pages/notices.ts";
import type { Listing, NoticeText, Shown } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";
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
    const { event } = await administeredEvent(context, "message", path);
    const { subject, message: text, to } = body;
    await sendMessage(context, event, { path, body: { subject, text, to }, headers: keyOfForm(body) });
    return seeOther(`${eventMessagePath(event)}?notice=message_sent`);
  },
);
