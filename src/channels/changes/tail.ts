import type { Queryable } from "../../foundation/db/client.ts";
import { batchSize, renderChanges } from "./find.ts";
import type { ChangeBatch, Moments } from "./followers.ts";
import {
  type ChangeRow,
  listChanges,
  listExpiries,
  listHiddenChanges,
  lowestId,
  type Moment,
  type Page,
  pagesOf,
  type Snapshot,
} from "./queries.ts";
import { before, createHorizon, earlier, momentOf } from "./rules.ts";

/** Each poll reads this period again: the clocks of two machines may differ by this much after a failover. */
export const overlapMs = 5_000;

/** Changes dated up to this long before the first poll may be committed after it. */
const horizonDelayMs = 60_000;

const pageSize = 1_000;

export type Source = { db: Queryable; baseUrl: string; clock: () => Date };

export type Tail = {
  readonly at: () => Moment;
  /** Reads new changes. `prepare` renders them before the horizon moves. */
  read(prepare: (batch: ChangeBatch) => Promise<(moments: Moments) => void>, withHidden: () => boolean): Promise<void>;
};

type Poll = { snapshot: Snapshot; rows: ChangeRow[] };

type Since = { at: Moment; expiredAt: Moment; withHidden: () => boolean };

const readSince = async ({ db, clock }: Source, { at, expiredAt, withHidden }: Since): Promise<Poll> => {
  const now = clock();
  const { snapshot, rows } = await listChanges(db, { at, id: lowestId, limit: pageSize });
  const last = rows.length < pageSize ? undefined : rows.at(-1);
  const more = async (page: Page) => (await listChanges(db, page)).rows;
  // Changes committed after the snapshot are found again by the next poll.
  for await (const page of pagesOf(last, pageSize, more)) rows.push(...page);
  // After the snapshot: later followers read these themselves.
  const hidden = withHidden() ? { at, id: lowestId } : undefined;
  for await (const page of pagesOf(hidden, pageSize, (page) => listHiddenChanges(db, page))) rows.push(...page);
  const first = { at: expiredAt, id: lowestId };
  for await (const page of pagesOf(first, pageSize, (page) => listExpiries(db, { ...page, now }))) rows.push(...page);
  return { snapshot, rows };
};

const keyOf = ({ id, at, hidden }: ChangeRow): string => `${at} ${id}${hidden ? " hidden" : ""}`;

export const openTail = async (source: Source): Promise<Tail> => {
  const { db, clock } = source;
  const momentNow = () => before(momentOf(clock()), overlapMs);
  const { snapshot } = await listChanges(db, { at: momentOf(clock()), id: lowestId, limit: 1 });
  const horizon = createHorizon(before(snapshot.time, horizonDelayMs));
  let expiredAt = momentNow();
  const seenKeys = new Set<string>();
  const poll = (withHidden: () => boolean) =>
    readSince(source, { at: before(horizon.at(), overlapMs), expiredAt, withHidden });
  const remember = (rows: readonly ChangeRow[]): void => {
    for (const row of rows) seenKeys.add(keyOf(row));
  };
  const forget = (): void => {
    const oldest = earlier(before(horizon.at(), overlapMs), expiredAt);
    for (const key of seenKeys) if (key < oldest) seenKeys.delete(key);
  };

  const first = await poll(() => false);
  remember(first.rows);
  horizon.reach(first.snapshot);
  return {
    at: horizon.at,
    read: async (prepare, withHidden) => {
      const now = clock();
      const next = momentNow();
      const { snapshot, rows: polled } = await poll(withHidden);
      const newRows = polled.filter((row) => !seenKeys.has(keyOf(row)));
      for (let from = 0; from < newRows.length; from += batchSize) {
        const rows = newRows.slice(from, from + batchSize);
        const rendered = await renderChanges(
          { ...source, now },
          rows.filter(({ hidden }) => !hidden),
        );
        const send = await prepare({ rows, rendered });
        const at = horizon.at();
        const isLast = from + batchSize >= newRows.length;
        // Before sending: a client that received the last change has received everything.
        if (isLast) horizon.reach(snapshot);
        send({ before: at, after: horizon.at() });
        remember(rows);
      }
      if (newRows.length === 0) horizon.reach(snapshot);
      expiredAt = next;
      forget();
    },
  };
};
