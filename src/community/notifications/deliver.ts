import type { Queryable } from "../../foundation/db/client.ts";
import { translatorFor } from "../../foundation/languages/texts.ts";
import type { JobHandler, OutboxJob, Outcome } from "../../foundation/outbox/worker.ts";
import { viewerOfUser } from "../../identity/access/policy.ts";
import { hasAnyRole } from "../../identity/access/rules.ts";
import type { SendMail } from "../../web/mail/delivery.ts";
import { type Message, notificationMail } from "../../web/mail/messages.ts";
import { type DueEmail, type Entry, type FindInviter, type Kind, mayReceive, type Sender } from "./kind.ts";
import { queueForMembers } from "./kinds/new-events.ts";
import { isKindName, type KindName, kinds } from "./kinds.ts";
import { readAnnouncement, readInvitation, readMessage, readNotification, readPublishedEvents } from "./notify.ts";
import { findSentAt, markSentAt, queueForUsers, queueOncePerUser, tryLock, type UserBatch } from "./queries.ts";
import { createUnsubscribeToken, readUnsubscribeSecret } from "./unsubscribe.ts";

type Options = {
  /** For queries outside the worker's transactions. */
  db: Queryable;
  sender: Sender;
  findInviter: FindInviter;
  secondFactorForAdmins?: boolean;
  clock?: () => Date;
  /** Maximum number of recipients for whom one transaction of a fan-out queues entries. */
  batchSize?: number;
};

/** Delay before a retry while another worker handles an entry about the same subject for the same user. */
const lockRetryMs = 1_000;

const hourMs = 3_600_000;

const toMessage = (
  { kind, recipient, brand, content: renderContent }: DueEmail,
  { sender, secret, now }: { sender: Sender; secret: string; now: Date },
): Message => {
  const texts = translatorFor(recipient.language);
  const { calendar, ...content } = renderContent({ ...texts, ...sender, now });
  const { baseUrl, siteName, accent } = sender;
  const token = createUnsubscribeToken(secret, { userId: recipient.id, kind });
  return {
    ...notificationMail(recipient.email, {
      facts: [],
      ...content,
      language: texts.language,
      siteName,
      baseUrl,
      accent: brand?.accentColor ?? accent,
      unsubscribeLink: `${baseUrl}/unsubscribe?token=${token}`,
      settingsLink: `${baseUrl}/settings/notifications`,
    }),
    ...(calendar && { calendar }),
    ...(brand?.senderName && { senderName: brand.senderName }),
    ...(brand?.replyTo && { replyTo: brand.replyTo }),
  };
};

type Settings = "mailboxKey" | "secondFactorForAdmins" | "findInviter" | "now";
type Payload = Omit<Entry, "userId" | Settings> & { userId: string | null };

export const notificationHandlers =
  ({ db, sender, findInviter, secondFactorForAdmins = false, clock = () => new Date(), batchSize = 500 }: Options) =>
  (send: SendMail): Readonly<Record<string, JobHandler>> => {
    let unsubscribeKey: string | undefined;

    const readSecret = async (): Promise<string> => {
      unsubscribeKey ??= await readUnsubscribeSecret(db, clock());
      return unsubscribeKey;
    };

    const queueUsers = async (
      tx: Queryable,
      batch: UserBatch & { about: KindName; id: string; startsAt?: string | null },
    ): Promise<string | undefined> => {
      const users = kinds[batch.about].recipients?.({ ...batch, secondFactorForAdmins });
      return users && queueForUsers(tx, batch, users);
    };

    /** Queues the next batch in the transaction that records its last user, so a crash neither skips nor repeats a user. */
    const inBatches =
      <Batch extends { after: string | null }>(
        read: (payload: unknown) => Batch,
        queueBatch: (tx: Queryable, batch: Batch & UserBatch) => Promise<string | undefined>,
      ): JobHandler =>
      async ({ payload }, _signal, tx) => {
        const batch = read(payload);
        const after = await queueBatch(tx, { ...batch, size: batchSize, now: clock() });
        return after === undefined ? undefined : { continuesWith: { ...batch, after } };
      };

    const toHandler =
      (read: (payload: unknown) => Payload): JobHandler =>
      async (job, signal, tx) => {
        const { userId, ...notification } = read(job.payload);
        const { about, id } = notification;
        if (!isKindName(about))
          throw new Error(`the outbox holds a notification about "${about}", which this release cannot read`);
        if (!(await tryLock(tx, `${id} ${userId ?? about}`)))
          return { postponedTo: new Date(clock().getTime() + lockRetryMs) };
        const kind = kinds[about];
        if (userId === null && kind.recipients) {
          const recipients = kind.recipients({ ...notification, secondFactorForAdmins });
          return void (await queueOncePerUser(tx, { about, now: clock() }, recipients));
        }
        const settings = { mailboxKey: await readSecret(), secondFactorForAdmins, findInviter };
        const entry = { ...notification, ...settings, userId: userId ?? id, now: clock() };
        let due = await kind.prepare(tx, entry);
        // An email that is turned off may take precedence over an email that the user wants, so it is skipped first.
        while (due?.markSkipped && !mayReceive(due)) {
          await due.markSkipped(tx);
          due = await kind.prepare(tx, entry);
        }
        return due && mayReceive(due) ? deliver(kind, due, { job, signal, tx }) : undefined;
      };

    const toLinkHandler = (about: KindName): JobHandler =>
      toHandler((payload) => {
        const { invitationId: id, secret: linkSecret } = readInvitation(payload);
        return { about, id, userId: null, startsAt: null, linkSecret };
      });

    const deliver = async (
      { isForAdministrators = false, isHourly = false }: Kind,
      due: DueEmail,
      { job, signal, tx }: { job: OutboxJob; signal: AbortSignal; tx: Queryable },
    ): Promise<Outcome> => {
      const { kind, latestAt } = due;
      const { id: userId } = due.recipient;
      const now = clock();
      if (isForAdministrators) {
        const { permissions } = await viewerOfUser({ db: tx, now, secondFactorForAdmins }, userId);
        if (!hasAnyRole(permissions)) return undefined;
      }
      const sentAt = isHourly ? await findSentAt(tx, { userId, kind }) : undefined;
      if (sentAt && latestAt && latestAt <= sentAt) return undefined;
      const notBefore = sentAt && new Date(sentAt.getTime() + hourMs);
      if (notBefore && notBefore > now) return { postponedTo: notBefore };
      const postponed = await send(toMessage(due, { sender, secret: await readSecret(), now }), job, signal);
      if (postponed) return postponed;
      await due.markSent?.(tx, now);
      if (isHourly) await markSentAt(tx, { userId, kind, now });
      return undefined;
    };

    return {
      announcement: inBatches(readAnnouncement, (tx, { eventId: id, ...batch }) => queueUsers(tx, { ...batch, id })),
      event_message: inBatches(readMessage, (tx, { messageId: id, ...batch }) =>
        queueUsers(tx, { ...batch, about: "message", id }),
      ),
      group_message: inBatches(readMessage, (tx, { messageId: id, ...batch }) =>
        queueUsers(tx, { ...batch, about: "group_message", id }),
      ),
      event_notifications: inBatches(readPublishedEvents, queueForMembers),
      notification: toHandler(readNotification),
      invitation: toLinkHandler("invitation"),
      guest_place: toLinkHandler("guest_place"),
    };
  };
