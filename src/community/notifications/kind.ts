import type { SQL } from "drizzle-orm";
import type { Color } from "../../foundation/colors.ts";
import type { Brand } from "../../foundation/db/branding.ts";
import type { Queryable } from "../../foundation/db/client.ts";
import type { Texts } from "../../foundation/languages/texts.ts";
import type { NotificationKind } from "../../foundation/notification-kinds.ts";
import type { Message, Notification } from "../../web/mail/messages.ts";
import type { Recipient } from "./queries.ts";

export type Sender = {
  baseUrl: string;
  siteName: string;
  accent?: Color | undefined;
  /** The organizer of calendar entries without a contact address; no one reads replies. */
  address: string;
};

/** A canceled RSVP of several. */
export type Cancellation = {
  eventId: string;
  /** SEQUENCE of the calendar entry that it removes; null if no email has delivered one. */
  calendarSequence: number | null;
};

/** An outbox entry for one user. */
export type Entry = {
  /** The name of its kind in `kinds.ts`. */
  about: string;
  /** The id of the subject; the user's id if the email lists all pending items. */
  id: string;
  /** The recipient's id; the subject's id if the entry names no user. */
  userId: string;
  /** The start that a reminder is about. */
  startsAt: string | null;
  /** SEQUENCE of the calendar entry that a canceled RSVP removes. */
  calendarSequence?: number | undefined;
  canceled?: readonly Cancellation[] | undefined;
  /** The secret of the invitation's link; the database stores only its digest. */
  linkSecret?: string | undefined;
  /** Keys the digests of mailboxes without an account. */
  mailboxKey: string;
  /** Whether the roles of users without a second factor are suspended. */
  secondFactorForAdmins: boolean;
  now: Date;
};

export type Content = Pick<Notification, "subject" | "paragraphs" | "button" | "reason"> &
  Partial<Pick<Notification, "facts" | "quotation" | "sections"> & Pick<Message, "calendar">>;

export type MailContext = Texts & Sender & { now: Date };

type CommonFacts = {
  recipient: Recipient;
  brand?: Brand | null;
  /** When the latest pending item arrived. Nothing is sent if that was before the last email. */
  latestAt?: Date | undefined;
};

export type DueEmail = CommonFacts & {
  /** The kind that recipients may turn off. */
  kind: NotificationKind;
  content(context: MailContext): Content;
  /** Runs in the transaction that ends the entry. */
  markSent?(tx: Queryable, now: Date): Promise<unknown>;
  /** Runs when the recipient has turned the kind off. Then another email may be due. */
  markSkipped?(tx: Queryable): Promise<unknown>;
};

type Options = {
  delayMs?: number;
  /** Whether a second entry for the same subject and user replaces a waiting one. */
  merges?: boolean;
  /** Only users with a role get these, while it is not suspended. */
  forAdministrators?: boolean;
  /** At most one email an hour, about everything since the last one. */
  isHourly?: boolean;
  /** SQL that selects the `user_id` of the recipients. */
  recipients?(subject: Pick<Entry, "about" | "id">): SQL;
};

/** A row of the table in `kinds.ts`. Prepares nothing when there is nothing to send. */
export type Kind = Options & { prepare(tx: Queryable, entry: Entry): Promise<DueEmail | undefined> };

type Definition<Facts extends CommonFacts> = Options & {
  kind: NotificationKind;
  facts(tx: Queryable, entry: Entry): Promise<Facts | undefined>;
  content(facts: Facts, context: MailContext): Content;
  markSent?(tx: Queryable, facts: Facts, now: Date): Promise<unknown>;
};

export const defineKind = <Facts extends CommonFacts>(definition: Definition<Facts>): Kind => {
  const { kind, facts: findFacts, content, markSent, ...options } = definition;
  const prepare: Kind["prepare"] = async (tx, entry) => {
    const facts = await findFacts(tx, entry);
    return (
      facts && {
        ...facts,
        kind,
        content: (context) => content(facts, context),
        markSent: async (tx, now) => markSent?.(tx, facts, now),
      }
    );
  };
  return { ...options, prepare };
};

export const mayReceive = ({ kind, recipient }: DueEmail): boolean =>
  recipient.emailVerifiedAt !== null &&
  recipient.disabledAt === null &&
  !recipient.isUndeliverable &&
  !recipient.mutedNotifications.includes(kind);
