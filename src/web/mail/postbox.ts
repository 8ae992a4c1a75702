import type { Queryable } from "../../foundation/db/client.ts";
import { foldAddress } from "../../foundation/email-address.ts";
import { enqueue } from "../../foundation/outbox/enqueue.ts";
import { asMail, type Mail, mergeNotices } from "./messages.ts";
import { hasVerifiedAccount } from "./queries.ts";

export const mailTopic = "mail";

/** Queues emails; `delivery.ts` sends them. */
export type Postbox = {
  /**
   * Queues the email in the transaction that causes it, so that both are committed, or neither. Notices to one recipient
   * become one email while they wait; to an address that nobody has verified none is sent, since it may be a third
   * party's.
   */
  post(tx: Queryable, mail: Mail, now: Date): Promise<void>;
};

/** @param noticeDelay milliseconds that notices wait for further ones */
export const createPostbox = ({ noticeDelay = 60_000 } = {}): Postbox => ({
  post: async (tx, mail, now) => {
    const entry = { topic: mailTopic, payload: mail, priority: mail.urgent ? 0 : 1 };
    if (!mail.notice) return enqueue(tx, entry, now);
    if (!(await hasVerifiedAccount(tx, mail.recipient))) return;
    const merge = {
      key: `notice ${foldAddress(mail.recipient)}`,
      extend: (waiting: unknown) => mergeNotices(asMail(waiting), mail),
    };
    await enqueue(tx, { ...entry, delay: noticeDelay, merge }, now);
  },
});
