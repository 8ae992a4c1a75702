import type { SQL } from "drizzle-orm";
import type { Color } from "../../foundation/colors.ts";
import type { Brand } from "../../foundation/db/branding.ts";
import type { Queryable } from "../../foundation/db/client.ts";
import type { Texts } from "../../foundation/languages/texts.ts";
import type { Message, Notification } from "../../web/mail/messages.ts";
import type { NotificationKind, Recipient } from "./queries.ts";

/** The service as emails show it. */
export type Sender = {
  /** Without a slash at the end. */
  baseUrl: string;
  siteName: string;
  accent?: Color | undefined;
  /** The address of the service itself, which organizes events for mail programs: replies reach no person. */
  address: string;
};

/** An outbox entry for one user. */
export type Entry = {
  /** The row of the table in `kinds.ts`. */
  about: string;
  /** The id of the subject: for example of an event, a role or a group; of the user where the email lists all that waits. */
  id: string;
  /** The recipient; the id of the subject where the entry names no user. */
  userId: string;
  /** The start of which a reminder reminds. */
  startsAt: string | null;
  /** SEQUENCE of the calendar entry that a canceled RSVP removes. */
  calendarSequence?: number | undefined;
  /** The secret of an invitation's link: the database has only its digest. */
  linkSecret?: string | undefined;
  /** The key of the digests of mailboxes without an account. */
  mailboxKey: string;
  now: Date;
};

/** The facts that every kind needs. */
type CommonFacts = {
  recipient: Recipient;
  /** Branding of the alliance that the email is about. */
  brand?: Brand | null;
  /** When the latest of what waits for the recipient came. Without anything since the last email there is nothing to send. */
  latestAt?: Date;
};

export type Content = Pick<
  Notification,
  "subject" | "paragraphs" | "quotation" | "facts" | "sections" | "button" | "reason"
> &
  Pick<Message, "calendar">;

/** Translated texts, and what else an email is rendered with. */
export type MailContext = Texts & Sender & { now: Date };

/** How entries are queued and sent, whatever the facts are. */
type Options = {
  /** Milliseconds before the first attempt. */
  delayMs?: number;
  /** Whether a second entry about the same subject, for the same user, replaces one that waits. */
  merges?: boolean;
  /** Whether emails require administrator permissions: they are not sent to users whose roles are suspended. */
  forAdministrators?: boolean;
  /** Whether a user gets at most one email an hour, about everything since the last one. */
  isHourly?: boolean;
  /** SQL that selects the `user_id` of the recipients of a subject. */
  recipients?(subject: Pick<Entry, "about" | "id">): SQL;
  /** The `about` of the recipients' entries, if it differs. */
  recipientsAbout?: string;
};

/** A kind of notification: one row of the table in `kinds.ts`. */
type Definition<Facts extends CommonFacts> = Options & {
  /** The kind that recipients may turn off; from the facts where an entry may lead to one of several kinds. */
  kind: NotificationKind | ((facts: Facts) => NotificationKind);
  /** Reads what is true now. Undefined when there is nothing to send, for example because it was sent before. */
  facts(tx: Queryable, entry: Entry): Promise<Facts | undefined>;
  email(facts: Facts, context: MailContext): Content;
  /** Records in the transaction that ends the entry that the recipient knows the facts. */
  markSent?(tx: Queryable, facts: Facts, now: Date): Promise<void>;
  /**
   * Records that the recipient does not want to know the facts.
   * @returns whether other facts may be left to send
   */
  markSkipped?(tx: Queryable, facts: Facts): Promise<boolean>;
};

/** A notification whose facts have been read. */
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
}: Definition<Facts>): Kind & Pick<Definition<Facts>, "email"> => ({
  ...options,
  email,
  prepare: async (tx, entry) => {
    const facts = await findFacts(tx, entry);
    if (!facts) return undefined;
    const { recipient, brand = null, latestAt } = facts;
    return {
      kind: typeof kind === "function" ? kind(facts) : kind,
      recipient,
      brand,
      ...(latestAt && { latestAt }),
      email: (context) => email(facts, context),
      markSent: async (tx, now) => markSent?.(tx, facts, now),
      markSkipped: async (tx) => (await markSkipped?.(tx, facts)) ?? false,
    };
  },
});

/** Whether a user may get emails of this kind. */
export const mayReceive = (
  kind: NotificationKind,
  { emailVerifiedAt, disabledAt, isUndeliverable, mutedNotifications }: Recipient,
): boolean => emailVerifiedAt !== null && disabledAt === null && !isUndeliverable && !mutedNotifications.includes(kind);
