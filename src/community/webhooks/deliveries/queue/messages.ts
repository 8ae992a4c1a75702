import type { Queryable } from "../../../../foundation/db/client.ts";
import { type Candidate, listCandidates } from "./queries.ts";

export type DueMessage = Omit<Candidate, "sequence" | "isFree">;

const pageSize = 200;
/** Keys that the query excludes; others are skipped here. */
const maxKeysLeftOut = 200;

/**
 * Reads the pending messages page by page, oldest first, each about once. Messages that wait for an earlier one are skipped until a restart.
 * The holder of the webhook's lock may rely on a page, because no other process sends its messages.
 */
export const openQueue = (db: Queryable, webhookId: string) => {
  let read: Candidate[] = [];
  /** The last sequence that was read. */
  let behind = 0;
  const waitingKeys = new Set<string>();

  const restart = () => {
    read = [];
    behind = 0;
    waitingKeys.clear();
  };

  /** @returns whether there may be more */
  const readOn = async (underWay: string[], now: Date): Promise<boolean> => {
    // Unsent messages wait for those under way, and so do the messages after them.
    for (const { orderKey } of read) waitingKeys.add(orderKey);
    const leftOut = [...waitingKeys].slice(-maxKeysLeftOut);
    const page = await listCandidates(db, { webhookId, behind, underWay, leftOut, limit: pageSize, now });
    behind = page.at(-1)?.sequence ?? behind;
    for (const candidate of page) {
      if (!candidate.isFree) waitingKeys.add(candidate.orderKey);
      if (!waitingKeys.has(candidate.orderKey)) read.push(candidate);
    }
    return page.length === pageSize;
  };

  const take = (busy: Set<string>): DueMessage | undefined => {
    const at = read.findIndex(({ orderKey }) => !busy.has(orderKey));
    const [found] = at < 0 ? [] : read.splice(at, 1);
    if (!found) return undefined;
    const { sequence: _sequence, isFree: _isFree, ...message } = found;
    return message;
  };

  return {
    /** Starts again at the oldest message. */
    restart,
    /** The next message without an earlier one about the same subject. */
    next: async (underWay: Pick<DueMessage, "id" | "orderKey">[], now: Date): Promise<DueMessage | undefined> => {
      const busy = new Set(underWay.map(({ orderKey }) => orderKey));
      const ids = underWay.map(({ id }) => id);
      let message = take(busy);
      if (!message && read.length === 0) restart();
      for (let mayFollow = true; !message && mayFollow; message = take(busy)) mayFollow = await readOn(ids, now);
      return message;
    },
  };
};
