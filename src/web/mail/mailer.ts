import type { Queryable } from "../../foundation/db/client.ts";
import { foldAddress } from "../../foundation/email-address.ts";
import { enqueue } from "../../foundation/outbox/queries.ts";
import { type Mail, mergeNotices, parseMail } from "./messages.ts";
import { hasVerifiedAccount } from "./queries.ts";

export const mailTopic = "mail";

export type Mailer = {
  /** Queues an email. Merges a notice into a waiting notice to the same recipient; drops notices to unverified addresses. */
  enqueue(tx: Queryable, mail: Mail, now: Date): Promise<void>;
};

/** @param noticeDelayMs time to wait for further notices */
export const createMailer = ({ noticeDelayMs = 60_000 } = {}): Mailer => ({
  enqueue: async (tx, mail, now) => {
    const entry = { topic: mailTopic, payload: mail, priority: mail.urgent ? 0 : 1 };
    if (!mail.notice) return enqueue(tx, entry, now);
    if (!(await hasVerifiedAccount(tx, mail.recipient))) return;
    const merge = {
      key: `notice ${foldAddress(mail.recipient)}`,
      extend: (waiting: unknown) => mergeNotices(parseMail(waiting), mail),
    };
    await enqueue(tx, { ...entry, delayMs: noticeDelayMs, merge }, now);
  },
});
