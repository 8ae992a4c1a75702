import type { Queryable } from "../../foundation/db/client.ts";
import type { Language } from "../../foundation/languages/languages.ts";
import type { Values } from "../../foundation/languages/texts.ts";
import { type NoticeEvent, noticeMail } from "./messages.ts";
import type { Postbox } from "./postbox.ts";

type NoticeContext = {
  readonly db: Queryable;
  readonly now: Date;
  readonly baseUrl: string;
  readonly postbox: Postbox;
  readonly askedLanguage: Language | null;
};

/** Notifies an account's owner of a security event, in the owner's language or else the request's. */
export const notify = (
  { db, now, baseUrl, postbox, askedLanguage }: NoticeContext,
  { email: recipient, language }: { email: string; language: Language | null },
  event: NoticeEvent,
  values?: Values,
): Promise<void> => {
  const mail = noticeMail({ recipient, language: language ?? askedLanguage, baseUrl, event, values });
  return postbox.post(db, mail, now);
};
