import type { Schemas } from "../../../../generated/contract.ts";
import { requireOwnEventAt } from "../../../community/events/lookup.ts";
import { eventMessageOrder, listEventMessages } from "../../../community/events/messages/queries.ts";
import { toEventMessage } from "../../../community/events/messages/views.ts";
import { listPage } from "../../../community/resources/list.ts";
import type { UserContext } from "../../../identity/context.ts";
import { type EventPath, eventMessagePath, eventName } from "../../../web/page-paths.ts";
import type { Form } from "../../../web/pages/form.ts";
import type { Listing, NoticeText, Shown } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";
import { type ManagedPage, managedPage } from "../managed-event.ts";
import { pageOf, toListing } from "../visit.ts";

type EventMessagePage = ManagedPage & {
  /** Where the form is sent. */
  action: string;
  list: Listing<Schemas["EventMessage"]>;
  form: Form;
  notice: NoticeText | null;
};

const eventMessageTemplate = template<EventMessagePage>("site/community-pages/event-messages/event-message");

/** The form to write to attendees, also shown again when it was rejected, and what was sent. */
export const eventMessagePage = async (context: UserContext, path: EventPath, { form, notice, cursor }: Shown) => {
  const { db, render } = context;
  const { event } = await requireOwnEventAt(context, eventName(path));
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
