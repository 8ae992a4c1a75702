import {
  announceEventLinks,
  hasTakenPlace,
  sendMessage,
  toEventMessage,
} from "../../../community/events/messages/actions.ts";
import { eventMessageOrder, listEventMessages } from "../../../community/events/messages/queries.ts";
import { requireEvent } from "../../../community/events/policy.ts";
import { idempotencyHeadersOf } from "../../../community/resources/idempotency.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import { eventPath } from "../../../web/page-paths.ts";
import { cursor, formKey, listing, notice } from "../../kit/fields.ts";
import { managedEvent } from "../../kit/managed-event.ts";
import { form, page } from "../../kit/page.ts";
import { fromContract, required } from "../../kit/schema.ts";

const sendEventMessageByForm = form("/events/{alliance}/{group_slug}/{event_slug}/message", {
  permission: "event.message",
  body: {
    subject: required(fromContract("ShortText"), "common.field.subject"),
    message: required(fromContract("MessageText"), "common.field.message"),
    to: required(fromContract("MessageAudience"), "common.field.to"),
    form_key: formKey,
  },
  submit: async (context, { path, body }) => {
    const { subject, message: text, to } = body;
    await sendMessage(context, context.target.id, {
      path,
      body: { subject, text, to },
      headers: idempotencyHeadersOf(body),
    });
  },
  notice: "message_sent",
});

const announceLinksByForm = form("/events/{alliance}/{group_slug}/{event_slug}/message/links", {
  permission: "event.message",
  submit: async (context) => {
    await announceEventLinks(context, context.target.id);
  },
  notice: "message_sent",
});

/** The messages to an event's attendees, newest first, and the form to send one. */
export const eventMessages = page("showEventMessages", "/events/{alliance}/{group_slug}/{event_slug}/message", {
  permission: "event.message",
  template: "community-pages/event-messages/event-message",
  query: { cursor, notice },
  show: async (context, { query: { cursor } }) => {
    const { event, viewer } = await requireEvent(context, { id: context.target.id });
    const { id: eventId, timezone } = event;
    const scope = { page: "event messages", id: eventId };
    return {
      event: managedEvent(viewer, event),
      timezone,
      action: `${eventPath(event)}/message`,
      canAnnounceLinks: hasTakenPlace(event, context.now) && event.links.length > 0 && event.linksAnnouncedAt === null,
      linksAnnouncedAt: event.linksAnnouncedAt && toTimestamp(event.linksAnnouncedAt),
      list: await listing(context, { scope, cursor, order: eventMessageOrder, view: toEventMessage }, (page) =>
        listEventMessages(context.db, { eventId, ...page }),
      ),
    };
  },
  forms: { sendEventMessageByForm, announceLinksByForm },
});
