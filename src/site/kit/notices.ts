import type { Texts } from "../../foundation/languages/texts.ts";
import { seeOther } from "../../server/http/responses.ts";
import type { NoticeText } from "../../web/pages/page.ts";
import { noticeOfQuery, oneOf } from "./schema.ts";

const administratorNotices = [
  "decided",
  "partly_decided",
  "removed",
  "banned",
  "lifted",
  "saved",
  "created",
  "deleted",
  "published",
  "closed",
  "picture_saved",
  "picture_removed",
  "tested",
  "sent_again",
  "recovered",
  "nothing_failed",
  "invited",
  "partly_invited",
  "linked",
  "withdrawn",
  "revoked",
  "message_sent",
] as const;

const organizerNotices = [
  "event_created",
  "event_made_before",
  "event_published",
  "events_published",
  "event_saved",
  "events_saved",
  "event_canceled",
  "events_canceled",
  "rsvp_approved",
  "rsvp_declined",
  "rsvp_withdrawn",
  "rsvps_decided",
  "rsvps_partly_decided",
  "banned",
  "removed",
] as const;

type Notice = (typeof administratorNotices)[number];

const message = ({ t }: Texts, notice: Notice | (typeof organizerNotices)[number]): NoticeText => ({
  text: t(`organizers.notice.${notice}`),
  isError: false,
});

/** The notice after an action of an administrator. */
export const administrationNotice = noticeOfQuery(oneOf(administratorNotices), message);

/** The notice after an action of an event's organizer. */
export const organizerNotice = noticeOfQuery(oneOf(organizerNotices), message);

/** Redirects to a page with a notice that confirms the action. */
export const redirectWithNotice = (path: string, notice: Notice) => seeOther(`${path}?notice=${notice}`);
