import type { Queryable } from "../../foundation/db/client.ts";
import type { JobHandler, OutboxJob, Outcome } from "../../foundation/outbox/worker.ts";
import { findRights } from "../../identity/access/queries.ts";
import type { SendMail } from "../../web/mail/delivery.ts";
import type { Message } from "../../web/mail/messages.ts";
import {
  announcementTopic,
  eventMessageTopic,
  eventNewsTopic,
  groupMessageTopic,
  invitationTopic,
  notificationTopic,
} from "./entries/queries.ts";
import { messageLetter } from "./event-messages/letter.ts";
import { findMessageTruth, isInAudience, queueForRecipients } from "./event-messages/queries.ts";
import { groupMessageLetter } from "./group-messages/letter.ts";
import { findGroupMessageTruth, queueForMemberRecipients } from "./group-messages/queries.ts";
import { invitationLetter } from "./invitations/letter.ts";
import { mailboxId } from "./invitations/mailbox.ts";
import { adoptRefusal, findInvitationTruth, isRefused } from "./invitations/queries.ts";
import {
  arrivalLetter,
  cancellationLetter,
  changesCalendar,
  decisionLetter,
  eventLetter,
  type Letter,
  roleLetter,
  type Sender,
} from "./messages.ts";
import { removalLetter, reportLetter, reportsLetter } from "./moderation/messages.ts";
import {
  findRemovalTruth,
  findReportsTruth,
  findReportTruth,
  markReportTold,
  queueForAdministrators,
} from "./moderation/queries.ts";
import { findDigestNews, findNewEventsNews } from "./new-events/news.ts";
import { findTimeTold, markTimeTold, queueForMembers } from "./new-events/queries.ts";
import { collectingTime } from "./new-events/rules.ts";
import type { News } from "./news.ts";
import {
  findApplicationForApplicant,
  findCanceledRsvp,
  findDescription,
  findEventTruth,
  findRoleTruth,
  isStanding,
  type MailLook,
  markDecisionTold,
  markTold,
  markUnwanted,
  type NotificationKind,
  queueForAttendees,
  type Reader,
  tryLock,
} from "./queries.ts";
import {
  type Announcement,
  asAnnouncement,
  asEventNews,
  asInvitation,
  asMessage,
  asNotification,
  type Notification,
  type QueuedEventNews,
  type QueuedMessage,
} from "./queue.ts";
import { type EventSubject, mayBeTold, newsOfEvent } from "./rules.ts";
import { unsubscribeSecret, unsubscribeToken } from "./unsubscribe.ts";
import { findApplicationsNews, findApprovalsNews } from "./waiting/news.ts";
import { queueForAuthor, queueForOrganizers } from "./waiting/queries.ts";

type NotifyOptions = {
  /** Outside of the worker's transactions, which may be rolled back. */
  db: Queryable;
  sender: Sender;
  /** Whether the roles of users without a second factor give no rights. */
  secondFactorForAdmins?: boolean;
  clock?: () => Date;
  /** How many users an announcement finds at once. */
  batchSize?: number;
};

/** What only those hear of who have a right to see it. */
const kindsOfAdministrators: readonly NotificationKind[] = ["application_received", "report_received", "rsvp_received"];

/** Of which a user gets an email an hour at most: it tells of all that has come meanwhile. */
const collectedKinds: readonly NotificationKind[] = [
  "new_events",
  "rsvp_received",
  "application_received",
  "report_received",
];

/** Milliseconds until an entry is tried again while another worker writes to the same user of the same thing. */
const lockPause = 1_000;

/** The worker's handlers for what members are told. */
export const notificationHandlers =
  ({ db, sender, secondFactorForAdmins = false, clock = () => new Date(), batchSize = 500 }: NotifyOptions) =>
  (send: SendMail): Readonly<Record<string, JobHandler>> => {
    let secret: string | undefined;

    const signature = async (): Promise<string> => {
      secret ??= await unsubscribeSecret(db, clock());
      return secret;
    };

    const senderWith = (look: MailLook | null): Sender => ({ ...sender, accent: look?.accentColor ?? sender.accent });

    const letterTo = async (reader: Reader, kind: NotificationKind, look: MailLook | null): Promise<Letter> => ({
      sender: senderWith(look),
      reader,
      unsubscribeToken: unsubscribeToken(await signature(), { userId: reader.id, kind }),
    });

    /** The inviter learns nothing of whom it reaches, and so nothing of accounts. */
    const invite: JobHandler = async (job, signal, tx) => {
      const { invitationId, secret } = asInvitation(job.payload);
      const truth = await findInvitationTruth(tx, { invitationId, now: clock() });
      if (!truth || truth.isBanned) return undefined;
      const { account, email } = truth;
      const mailbox = mailboxId(await signature(), email);
      if (await isRefused(tx, mailbox)) {
        // Said before there was an account: from now on its settings show it.
        if (account) await adoptRefusal(tx, { mailboxId: mailbox, userId: account.id, now: clock() });
        return undefined;
      }
      if (account && !mayBeTold("invitation", account)) return undefined;
      const unsubscribe = unsubscribeToken(await signature(), { userId: account?.id ?? mailbox, kind: "invitation" });
      const message = invitationLetter(
        { sender: senderWith(truth.look), unsubscribeToken: unsubscribe, secret },
        truth,
      );
      return send(fromSender(message, truth.look), job, signal);
    };

    /** Finds the next users in the transaction that remembers how far it came: a crash forgets nobody and repeats nobody. */
    const announce: JobHandler = async ({ payload }, _signal, tx) => {
      const announcement = asAnnouncement(payload);
      return continued(announcement, await queueForAttendees(tx, { ...announcement, size: batchSize, now: clock() }));
    };

    const distribute: JobHandler = async ({ payload }, _signal, tx) => {
      const message = asMessage(payload);
      return continued(message, await queueForRecipients(tx, { ...message, size: batchSize, now: clock() }));
    };

    const distributeToMembers: JobHandler = async ({ payload }, _signal, tx) => {
      const message = asMessage(payload);
      return continued(message, await queueForMemberRecipients(tx, { ...message, size: batchSize, now: clock() }));
    };

    const distributeNews: JobHandler = async ({ payload }, _signal, tx) => {
      const news = asEventNews(payload);
      return continued(news, await queueForMembers(tx, { ...news, size: batchSize, now: clock() }));
    };

    const notify: JobHandler = async (job, signal, tx) => {
      const notification = asNotification(job.payload);
      const { about, id, userId } = notification;
      if (!(await tryLock(tx, `${id} ${userId ?? about}`)))
        return { postponedTo: new Date(clock().getTime() + lockPause) };
      const queue = userId === null ? queueForReaders[about] : undefined;
      if (queue) return void (await queue(tx, id, clock()));
      const find = () => findNews(tx, notification, clock());
      let news = await find();
      // What counts as told may have hidden something that the user wants to hear.
      while (news?.markUnwanted && !mayBeTold(news.kind, news.reader)) {
        await news.markUnwanted(tx);
        news = await find();
      }
      return news && tell(news, job, signal, tx);
    };

    const tell = async (news: News, job: OutboxJob, signal: AbortSignal, tx: Queryable): Promise<Outcome> => {
      const { kind, reader, look = null, compose, markTold } = news;
      if (!mayBeTold(kind, reader)) return undefined;
      if (secondFactorForAdmins && kindsOfAdministrators.includes(kind)) {
        const { resting } = await findRights(tx, { userId: reader.id, needsSecondFactor: true });
        if (resting) return undefined;
      }
      const now = clock();
      const { latestAt } = news;
      const isCollected = collectedKinds.includes(kind);
      const toldAt = isCollected ? await findTimeTold(tx, reader.id, kind) : undefined;
      if (toldAt && latestAt && latestAt <= toldAt) return undefined;
      const notBefore = toldAt && new Date(toldAt.getTime() + collectingTime);
      if (notBefore && notBefore > now) return { postponedTo: notBefore };
      const message = fromSender(compose(await letterTo(reader, kind, look)), look);
      const postponed = await send(message, job, signal);
      if (postponed) return postponed;
      await markTold(tx);
      if (isCollected) await markTimeTold(tx, { userId: reader.id, kind, now });
      return undefined;
    };

    return {
      [announcementTopic]: announce,
      [eventMessageTopic]: distribute,
      [groupMessageTopic]: distributeToMembers,
      [eventNewsTopic]: distributeNews,
      [notificationTopic]: notify,
      [invitationTopic]: invite,
    };
  };

const fromSender = (message: Message, look: MailLook | null): Message => ({
  ...message,
  ...(look?.senderName && { senderName: look.senderName }),
  ...(look?.replyTo && { replyTo: look.replyTo }),
});

const continued = (queued: Announcement | QueuedMessage | QueuedEventNews, last: string | undefined): Outcome =>
  last === undefined ? undefined : { continuesWith: { ...queued, after: last } };

/** Of what is told to those who are found first. */
const queueForReaders: Partial<Record<Notification["about"], (tx: Queryable, id: string, now: Date) => Promise<void>>> =
  {
    reports: queueForAdministrators,
    approvals: queueForOrganizers,
    application: queueForAuthor,
  };

/** What there is to tell now, whatever was true when it was queued. */
const findNews = async (tx: Queryable, notification: Notification, now: Date): Promise<News | undefined> => {
  const { about, id, userId, startsAt, calendarSequence } = notification;
  switch (about) {
    case "application":
      // It was handed on to whoever reads it.
      return undefined;
    case "applications":
      return findApplicationsNews(tx, id, now);
    case "approvals":
      return findApprovalsNews(tx, id, now);
    case "arrival":
      return findArrivalNews(tx, id, now);
    case "decision":
      return findDecisionNews(tx, id, now);
    case "role":
      return newsOf("role_granted", await findRoleTruth(tx, id), roleLetter);
    case "group_removal":
    case "alliance_removal":
      return userId === null ? undefined : findRemovalNews(tx, { about, id, userId });
    case "reports":
      return userId === null ? undefined : findReportsNews(tx, userId);
    case "report":
      return findReportNews(tx, id);
    case "message":
      return userId === null ? undefined : findMessageNews(tx, { messageId: id, userId });
    case "group_message":
      return userId === null ? undefined : findGroupMessageNews(tx, { messageId: id, userId });
    case "new_events":
      return findNewEventsNews(tx, id, now);
    case "digest":
      return findDigestNews(tx, id, now);
    case "rsvp_cancellation":
      return userId === null ? undefined : findCancellationNews(tx, { eventId: id, userId, calendarSequence }, now);
    default:
      return userId === null ? undefined : findEventNews(tx, { about, startsAt, eventId: id, userId }, now);
  }
};

type EventNotification = { about: EventSubject; startsAt: string | null; eventId: string; userId: string };

const findEventNews = async (
  tx: Queryable,
  { about, startsAt, ...rsvp }: EventNotification,
  now: Date,
): Promise<News | undefined> => {
  const truth = await findEventTruth(tx, rsvp);
  const subject = { about, startsAt: startsAt === null ? null : new Date(startsAt) };
  const news = truth && newsOfEvent(subject, truth, now);
  if (!news) return undefined;
  const { kind } = news;
  const { id, revision } = truth.event;
  const description = changesCalendar(news) ? await findDescription(tx, id) : "";
  const { status, checkInCode, calendarSequence } = truth.attendance;
  const told = { ...rsvp, status, checkInCode, calendarSequence };
  return {
    kind,
    reader: truth.reader,
    look: truth.look,
    compose: (letter) => eventLetter(letter, { ...truth, description }, news, now),
    markTold: (tx) => markTold(tx, told, { kind, revision }),
    // Otherwise they would not be told of what concerns attendees.
    ...(isStanding(kind) && { markUnwanted: (tx) => markUnwanted(tx, told, kind) }),
  };
};

const nothing = async (): Promise<void> => {};

/** Without anything to remove from a calendar, or after another RSVP, there is no news. */
const findCancellationNews = async (
  tx: Queryable,
  { calendarSequence, ...rsvp }: { eventId: string; userId: string; calendarSequence: number | undefined },
  now: Date,
): Promise<News | undefined> => {
  const truth = await findCanceledRsvp(tx, rsvp);
  if (!truth || calendarSequence === undefined || truth.event.endsAt <= now) return undefined;
  const description = await findDescription(tx, truth.event.id);
  return newsOf("rsvp_confirmation", truth, (letter, truth) =>
    cancellationLetter(letter, { ...truth, description, calendarSequence }, now),
  );
};

/** @param truth undefined when there is nothing to tell any more */
const newsOf = <Truth extends { reader: Reader; look?: MailLook | null }>(
  kind: NotificationKind,
  truth: Truth | undefined,
  letterOf: (letter: Letter, truth: Truth) => Message,
  markTold: News["markTold"] = nothing,
): News | undefined => {
  if (!truth) return undefined;
  const { reader, look = null } = truth;
  return { kind, reader, look, compose: (letter) => letterOf(letter, truth), markTold };
};

/** Who has heard of a decision knows that it has arrived. */
const findArrivalNews = async (tx: Queryable, id: string, now: Date): Promise<News | undefined> => {
  const truth = await findApplicationForApplicant(tx, id, now);
  return truth?.status === "submitted" ? newsOf("application_confirmation", truth, arrivalLetter) : undefined;
};

const findDecisionNews = async (tx: Queryable, id: string, now: Date): Promise<News | undefined> => {
  const truth = await findApplicationForApplicant(tx, id, now);
  if (!truth || truth.status === truth.knownStatus) return undefined;
  return newsOf("application_status", truth, decisionLetter, (tx) => markDecisionTold(tx, id, truth.status));
};

type RemovalNotification = { about: "group_removal" | "alliance_removal"; id: string; userId: string };

const findRemovalNews = async (tx: Queryable, { about, id, userId }: RemovalNotification) => {
  const truth = await findRemovalTruth(tx, about === "group_removal" ? { groupId: id } : { allianceId: id }, userId);
  return truth?.isMember ? undefined : newsOf("membership_ended", truth, removalLetter);
};

const findReportsNews = async (tx: Queryable, userId: string): Promise<News | undefined> => {
  const truth = await findReportsTruth(tx, userId);
  const news = truth?.latestAt && newsOf("report_received", truth, reportsLetter);
  return news && { ...news, latestAt: truth.latestAt };
};

/** Who has left since gets none. */
const findGroupMessageNews = async (tx: Queryable, of: { messageId: string; userId: string }) =>
  newsOf("group_message", await findGroupMessageTruth(tx, of), groupMessageLetter);

/** Who has canceled or moved up since is not told what is for others. */
const findMessageNews = async (tx: Queryable, of: { messageId: string; userId: string }): Promise<News | undefined> => {
  const truth = await findMessageTruth(tx, of);
  return truth && isInAudience(truth.message.audience, truth.status)
    ? newsOf("event_message", truth, messageLetter)
    : undefined;
};

const findReportNews = async (tx: Queryable, id: string): Promise<News | undefined> => {
  const truth = await findReportTruth(tx, id);
  if (!truth || truth.status === "open" || truth.status === truth.knownStatus) return undefined;
  const { status } = truth;
  return newsOf("report_resolved", { ...truth, status }, reportLetter, (tx) => markReportTold(tx, id, status));
};
