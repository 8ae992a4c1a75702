import { textsFor } from "../../../foundation/languages/texts.ts";
import type { Message } from "../../../web/mail/messages.ts";
import { eventPath } from "../../../web/page-paths.ts";
import { type Letter, letter } from "../messages.ts";
import type { MessageTruth } from "./queries.ts";

/** Quotes the message as the organizers wrote it, with its line breaks. Web addresses in it become links. */
export const messageLetter = (from: Letter, { message, event }: MessageTruth): Message => {
  const { t } = textsFor(from.reader.language);
  return letter(from, {
    subject: `${event.name}: ${message.subject}`,
    paragraphs: [t("mail.event_message.text", { event: event.name })],
    quotation: message.text,
    facts: [{ label: t("mail.event.group"), lines: [event.group.name] }],
    button: { label: t("mail.see_event"), link: from.sender.baseUrl + eventPath(event) },
    reason: t("mail.event.reason", { event: event.name }),
  });
};
