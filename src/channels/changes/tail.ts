import type { Queryable } from "../../foundation/db/client.ts";
import { batchSize, findTold } from "./find.ts";
import type { Moments, News } from "./followers.ts";
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

/** Milliseconds read again by each poll: the clocks of two machines may differ by this much after a failover. */
export const overlap = 5_000;

/** Milliseconds before the first poll whose changes may be committed after it. */
const start = 60_000;

const pageSize = 1_000;

export type Source = { db: Queryable; baseUrl: string; clock: () => Date };

export type Tail = {
  readonly at: () => Moment;
  /** Reads new changes. `prepare` renders them before the horizon moves. */
  read(prepare: (news: News) => Promise<(moments: Moments) => void>, withHidden: () => boolean): Promise<void>;
};

type Found = { snapshot: Snapshot; rows: ChangeRow[] };

type Since = { at: Moment; expiredAt: Moment; withHidden: () => boolean };

const readSince = async ({ db, clock }: Source, { at, expiredAt, withHidden }: Since): Promise<Found> => {
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
  const momentNow = () => before(momentOf(clock()), overlap);
  const { snapshot } = await listChanges(db, { at: momentOf(clock()), id: lowestId, limit: 1 });
  const horizon = createHorizon(before(snapshot.time, start));
  let expiredAt = momentNow();
  const known = new Set<string>();
  const look = (withHidden: () => boolean) =>
    readSince(source, { at: before(horizon.at(), overlap), expiredAt, withHidden });
  const note = (rows: readonly ChangeRow[]): void => {
    for (const row of rows) known.add(keyOf(row));
  };
  const forget = (): void => {
    const oldest = earlier(before(horizon.at(), overlap), expiredAt);
    for (const key of known) if (key < oldest) known.delete(key);
  };

  const first = await look(() => false);
  note(first.rows);
  horizon.reach(first.snapshot);
  return {
    at: horizon.at,
    read: async (prepare, withHidden) => {
      const now = clock();
      const next = momentNow();
      const { snapshot, rows: found } = await look(withHidden);
      const news = found.filter((row) => !known.has(keyOf(row)));
      for (let from = 0; from < news.length; from += batchSize) {
        const rows = news.slice(from, from + batchSize);
        const told = await findTold(
          { ...source, now },
          rows.filter(({ hidden }) => !hidden),
        );
        const tell = await prepare({ rows, told });
        const at = horizon.at();
        const isLast = from + batchSize >= news.length;
        // Before sending: whoever received the last change has received everything.
        if (isLast) horizon.reach(snapshot);
        tell({ before: at, after: horizon.at() });
        note(rows);
      }
      if (news.length === 0) horizon.reach(snapshot);
      expiredAt = next;
      forget();
    },
  };
};
