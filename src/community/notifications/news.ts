import type { Queryable } from "../../foundation/db/client.ts";
import type { Message } from "../../web/mail/messages.ts";
import type { Letter } from "./messages.ts";
import type { MailLook, NotificationKind, Reader } from "./queries.ts";

/** What is told, and to whom. */
export type News = {
  kind: NotificationKind;
  reader: Reader;
  /** Of the alliance that it is about. */
  look?: MailLook | null;
  compose(letter: Letter): Message;
  /** Keeps that it was told. */
  markTold(tx: Queryable): Promise<void>;
  /** When the latest of what waits for the user came: without anything since the last email there is nothing to tell. */
  latestAt?: Date;
  /** Keeps that the user, who does not want to hear of it, counts as told. */
  markUnwanted?(tx: Queryable): Promise<void>;
};
