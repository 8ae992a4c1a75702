import type { SQL } from "drizzle-orm";
import type { Color } from "../../foundation/colors.ts";
import type { Brand } from "../../foundation/db/branding.ts";
import type { Queryable } from "../../foundation/db/client.ts";
import type { Translator } from "../../foundation/languages/texts.ts";
import type { NotificationKind } from "../../foundation/notification-kinds.ts";
import type { Message, Notification } from "../../web/mail/messages.ts";
import type { Recipient } from "./queries.ts";

export type Sender = {
  baseUrl: string;
  siteName: string;
  accent?: Color | undefined;
  /** The organizer's address in calendar entries of events without a contact address. Replies to it are not read. */
  address: string;
};

/** One of several RSVPs that were canceled together. */
export type Cancellation = {
  eventId: string;
  /** SEQUENCE of the calendar entry that is removed; null if no email has delivered an entry. */
  calendarSequence: number | null;
};

/** Finds the inviter's name; null if the inviter may no longer invite. Injected, because the policy depends on this folder. */
export type FindInviter = (
  context: { db: Queryable; now: Date; secondFactorForAdmins: boolean },
  linkSecret: string,
) => Promise<string | null>;

/** An outbox entry for one user. */
export type Entry = {
  /** The name of the entry's kind in `kinds.ts`. */
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
  /** The HMAC key for the ids of mailboxes without an account, and for links that cancel an RSVP. */
  mailboxKey: string;
  /** Whether the roles of users without a second factor are suspended. */
  secondFactorForAdmins: boolean;
  findInviter: FindInviter;
  now: Date;
};

export type Content = Pick<Notification, "subject" | "paragraphs" | "button" | "reason"> &
  Partial<Pick<Notification, "facts" | "quotation" | "sections"> & Pick<Message, "calendar">>;

export type MailContext = Translator & Sender & { now: Date };

type CommonData = {
  recipient: Recipient;
  brand?: Brand | null;
  /** The time of the latest pending item. An email is sent only if this time is later than the last email. */
  latestAt?: Date | undefined;
};

export type DueEmail = CommonData & {
  /** The kind of email, which recipients may turn off. */
  kind: NotificationKind;
  content(context: MailContext): Content;
  /** Runs in the transaction that deletes the outbox entry. */
  markSent?(tx: Queryable, now: Date): Promise<unknown>;
  /** Runs if the recipient may not receive the email, for example because the kind is off. Another email may then be due. */
  markSkipped?(tx: Queryable): Promise<unknown>;
};

type Options = {
  delayMs?: number;
  /** Whether a new entry replaces a waiting entry about the same subject for the same user. */
  isMerged?: boolean;
  /** Whether only users with a role that is not suspended receive the emails. */
  isForAdministrators?: boolean;
  /** Whether a user receives at most one email an hour, about everything since the last one. */
  isHourly?: boolean;
  /** SQL that selects the `user_id` of the recipients. */
  recipients?(subject: Pick<Entry, "about" | "id" | "secondFactorForAdmins">): SQL;
};

/** A row of the table in `kinds.ts`. `prepare` returns undefined when there is nothing to send. */
export type Kind = Options & { prepare(tx: Queryable, entry: Entry): Promise<DueEmail | undefined> };

type Definition<Data extends CommonData> = Options & {
  kind: NotificationKind;
  find(tx: Queryable, entry: Entry): Promise<Data | undefined>;
  content(data: Data, context: MailContext): Content;
  markSent?(tx: Queryable, data: Data, now: Date): Promise<unknown>;
};

export const defineKind = <Data extends CommonData>(definition: Definition<Data>): Kind => {
  const { kind, find, content, markSent, ...options } = definition;
  const prepare: Kind["prepare"] = async (tx, entry) => {
    const data = await find(tx, entry);
    return (
      data && {
        ...data,
        kind,
        content: (context) => content(data, context),
        markSent: async (tx, now) => markSent?.(tx, data, now),
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
