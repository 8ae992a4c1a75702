import { eq } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { connect, type Queryable } from "../db/client.ts";
import { mails } from "../db/identity-tables.ts";
import { mailQueue, openQueue } from "./queue.ts";
import type { Transport } from "./transport.ts";

export type Delivery = { stop(): Promise<void> };

export type DeliveryOptions = {
  /** URL of the database. */
  url: string;
  transport: Transport;
  log: FastifyBaseLogger;
  /** Seconds between two polls of the queue. */
  interval?: number;
};

/** Delivers queued emails until it is stopped. */
export const startDelivery = async ({ url, transport, log, interval = 1 }: DeliveryOptions): Promise<Delivery> => {
  const { db, sql, close } = connect(url, { poolSize: 3, applicationName: "alliance mail" });
  const queue = openQueue(sql, (error) => log.error({ err: error }, "the mail queue failed"));
  await queue.start();
  await queue.work<{ id: string }>(mailQueue, { pollingIntervalSeconds: interval }, async (jobs) => {
    for (const { data } of jobs) await deliver(db, data.id, { transport, log });
  });
  return {
    stop: async () => {
      await queue.stop({ graceful: true, timeout: 5_000, wait: true });
      transport.close();
      await close();
    },
  };
};

/**
 * Locks the row while the email is sent, then deletes it. After an earlier crash the row remains, and the queue
 * retries; only a crash between the mail server's acceptance and the commit sends an email twice.
 */
export const deliver = (
  db: Queryable,
  id: string,
  { transport, log }: Pick<DeliveryOptions, "transport" | "log">,
): Promise<void> =>
  db.transaction(async (tx) => {
    const [mail] = await tx.select().from(mails).where(eq(mails.id, id)).for("update");
    if (!mail) return;
    try {
      const { file } = await transport.send(mail);
      log.info({ mail: id, ...(file && { file }) }, file ? "mail written" : "mail sent");
    } catch (error) {
      log.warn(
        { mail: id, err: error instanceof Error ? error.message : String(error) },
        "mail not sent; trying again",
      );
      throw error;
    }
    await tx.delete(mails).where(eq(mails.id, id));
  });
