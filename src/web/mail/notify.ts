import type { Queryable } from "../../foundation/db/client.ts";
import type { Language, MessageValues } from "../../foundation/languages/texts.ts";
import type { Mailer } from "./mailer.ts";
import { type NoticeEvent, noticeMail } from "./messages.ts";

type NoticeContext = {
  readonly db: Queryable;
  readonly now: Date;
  readonly baseUrl: string;
  readonly mailer: Mailer;
  readonly requestedLanguage: Language | null;
};

/** Notifies an account's owner of a security event, in the owner's language or else the request's. */
export const notify = (
  { db, now, baseUrl, mailer, requestedLanguage }: NoticeContext,
  { email: recipient, language }: { email: string; language: Language | null },
  event: NoticeEvent,
  values?: MessageValues,
): Promise<void> => {
  const mail = noticeMail({ recipient, language: language ?? requestedLanguage, baseUrl, event, values });
  return mailer.enqueue(db, mail, now);
};
