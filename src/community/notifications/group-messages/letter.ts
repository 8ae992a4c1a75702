import { textsFor } from "../../../foundation/languages/texts.ts";
import type { Message } from "../../../web/mail/messages.ts";
import { groupPath } from "../../../web/page-paths.ts";
import { type Letter, letter } from "../messages.ts";
import type { GroupMessageTruth } from "./queries.ts";

/** Quotes the message as the organizers wrote it, with its line breaks. Web addresses in it become links. */
export const groupMessageLetter = (
  from: Letter,
  { message, group }: Pick<GroupMessageTruth, "message" | "group">,
): Message => {
  const { t } = textsFor(from.reader.language);
  return letter(from, {
    subject: `${group.name}: ${message.subject}`,
    paragraphs: [t("mail.event_message.text", { event: group.name })],
    quotation: message.text,
    facts: [],
    button: { label: t("mail.see_group"), link: from.sender.baseUrl + groupPath(group) },
    reason: t("mail.new_events.reason"),
  });
};
