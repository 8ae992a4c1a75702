import { pictureAddress } from "../../community/uploads/receive.ts";
import type { Texts } from "../../foundation/languages/texts.ts";
import type { UserContext } from "../../identity/context.ts";
import type { NoticeText } from "../../web/pages/page.ts";
import type { pictureFields } from "../kit/fields.ts";
import { oneOf, optional, type ValuesOf } from "../kit/schema.ts";
import type { drawEventForm } from "./event-fields.ts";

/* What the pages of an event's form share. */

export type DrawnForm = ReturnType<typeof drawEventForm> & { picture: string | null };

/** Stores or removes the picture, if the form says so. */
export const pictureOf = async (context: UserContext, form: ValuesOf<typeof pictureFields>) =>
  form.photo?.length || form.remove ? { banner_url: await pictureAddress(context, form) } : {};

const notices = [
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
  "banned",
  "removed",
] as const;

/** What an organizer has just done, for a message on the page. */
export const organizerNotice = optional(oneOf(notices));

export const noticeIn = ({ t }: Pick<Texts, "t">, notice: (typeof notices)[number] | undefined): NoticeText | null =>
  notice ? { text: t(`organizers.notice.${notice}`), isError: false } : null;
