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
  /** The secret of the invitation's link; the database stores only its digest. */
  linkSecret?: string | undefined;
  /** Keys the digests of mailboxes without an account. */
  mailboxKey: string;
  now: Date;
};

type CommonFacts = {
  recipient: Recipient;
  brand?: Brand | null;
  /** When the latest pending item arrived. Nothing is sent if that was before the last email. */
  latestAt?: Date | undefined;
};

export type Content = Pick<
  Notification,
  "subject" | "paragraphs" | "quotation" | "facts" | "sections" | "button" | "reason"
> &
  Pick<Message, "calendar">;

export type MailContext = Texts & Sender & { now: Date };

type Options = {
  delayMs?: number;
  /** Whether a second entry for the same subject and user replaces a waiting one. */
  merges?: boolean;
  /** Suspended administrators don't get these. */
  forAdministrators?: boolean;
  /** At most one email an hour, about everything since the last one. */
  isHourly?: boolean;
  /** SQL that selects the `user_id` of the recipients. */
  recipients?(subject: Pick<Entry, "about" | "id">): SQL;
};

type Definition<Facts extends CommonFacts> = Options & {
  /** The kind that recipients may turn off. */
  kind: NotificationKind | ((facts: Facts) => NotificationKind);
  /** Undefined when there is nothing to send. */
  facts(tx: Queryable, entry: Entry): Promise<Facts | undefined>;
  email(facts: Facts, context: MailContext): Content;
  /** Runs in the transaction that ends the entry. */
  markSent?(tx: Queryable, facts: Facts, now: Date): Promise<void>;
  /** Runs when the recipient has turned the kind off. @returns whether another notification may be due */
  markSkipped?(tx: Queryable, facts: Facts): Promise<boolean>;
};

export type PreparedNotification = CommonFacts & {
  kind: NotificationKind;
  email(context: MailContext): Content;
  markSent(tx: Queryable, now: Date): Promise<void>;
  markSkipped(tx: Queryable): Promise<boolean>;
};

export type Kind = Options & {
  prepare(tx: Queryable, entry: Entry): Promise<PreparedNotification | undefined>;
};

export const defineKind = <Facts extends CommonFacts>({
  kind,
  facts: findFacts,
  email,
  markSent,
  markSkipped,
  ...options
}: Definition<Facts>): Kind => ({
  ...options,
  prepare: async (tx, entry) => {
    const facts = await findFacts(tx, entry);
    if (!facts) return undefined;
    const { recipient, brand = null, latestAt } = facts;
    return {
      ...{ recipient, brand, latestAt },
      kind: typeof kind === "function" ? kind(facts) : kind,
      email: (context) => email(facts, context),
      markSent: async (tx, now) => markSent?.(tx, facts, now),
      markSkipped: async (tx) => (await markSkipped?.(tx, facts)) ?? false,
    };
  },
});

export const mayReceive = (
  kind: NotificationKind,
  { emailVerifiedAt, disabledAt, isUndeliverable, mutedNotifications }: Recipient,
): boolean => emailVerifiedAt !== null && disabledAt === null && !isUndeliverable && !mutedNotifications.includes(kind);
