import type { Schemas } from "../../../generated/contract.ts";
import type { Translator } from "../../foundation/languages/texts.ts";
import type { NoticeText } from "./page.ts";

type Notice = Schemas["Notice"];

/** Notices that ask the user to open an email. With such a notice, the sign-in page hides its form. */
export type EmailNotice = (typeof emailNotices)[number];

const emailNotices = [
  "registered",
  "reset_requested",
  "sign_in_link_requested",
  "rsvp_requested",
  "join_requested",
] as const;

const failures: readonly Notice[] = [
  "not_saved",
  "form_saved",
  "rsvp_failed",
  "rsvp_banned",
  "join_banned",
  "join_declined",
  "join_unanswered",
  "provider_denied",
  "provider_failed",
  "provider_unverified",
];

export const noticeOf = ({ t }: Translator, notice: Notice | undefined): NoticeText | null =>
  notice ? { text: t(`common.notice.${notice}`), isError: failures.includes(notice) } : null;

export const awaitsEmail = (notice: Notice | undefined): notice is EmailNotice =>
  emailNotices.some((name) => name === notice);
