import type { Queryable } from "../../foundation/db/client.ts";
import { foldAddress } from "../../foundation/email-address.ts";
import { enqueue } from "../../foundation/outbox/queries.ts";
import { asMail, type Mail, mergeNotices } from "./messages.ts";
import { hasVerifiedAccount } from "./queries.ts";

export const mailTopic = "mail";

export type Postbox = {
  /** Queues the email in the transaction that causes it. Waiting notices to one recipient are merged; none goes to an unverified address. */
  post(tx: Queryable, mail: Mail, now: Date): Promise<void>;
};

/** @param noticeDelay milliseconds to wait for further notices */
export const createPostbox = ({ noticeDelay = 60_000 } = {}): Postbox => ({
  post: async (tx, mail, now) => {
    const entry = { topic: mailTopic, payload: mail, priority: mail.urgent ? 0 : 1 };
    if (!mail.notice) return enqueue(tx, entry, now);
    if (!(await hasVerifiedAccount(tx, mail.recipient))) return;
    const merge = {
      key: `notice ${foldAddress(mail.recipient)}`,
      extend: (waiting: unknown) => mergeNotices(asMail(waiting), mail),
    };
    await enqueue(tx, { ...entry, delayMs: noticeDelay, merge }, now);
  },
});
