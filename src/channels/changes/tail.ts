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

/** Milliseconds that are looked through again each time: by so much the clocks of two machines may differ, before and after a failover. */
export const overlap = 5_000;

/** Milliseconds before the first look, of which later ones may find what was not committed by then. */
const start = 60_000;

const pageSize = 1_000;

export type Source = { db: Queryable; baseUrl: string; clock: () => Date };

/** The end of the list of all changes. */
export type Tail = {
  readonly at: () => Moment;
  /**
   * Reads what is new.
   * @param prepare makes ready to tell of it
   * @param withHidden whether anybody may hear of what is hidden
   */
  read(prepare: (news: News) => Promise<(moments: Moments) => void>, withHidden: () => boolean): Promise<void>;
};

type Found = { snapshot: Snapshot; rows: ChangeRow[] };

type Since = { at: Moment; expiredAt: Moment; withHidden: () => boolean };

/** Changes dated later than `at`, and jobs that expired after `expiredAt`. */
const readSince = async ({ db, clock }: Source, { at, expiredAt, withHidden }: Since): Promise<Found> => {
  const now = clock();
  const { snapshot, rows } = await listChanges(db, { at, id: lowestId, limit: pageSize });
  const last = rows.length < pageSize ? undefined : rows.at(-1);
  const more = async (page: Page) => (await listChanges(db, page)).rows;
  // What these show that the snapshot does not is found again.
  for await (const page of pagesOf(last, pageSize, more)) rows.push(...page);
  // After the snapshot: whoever comes later reads for itself what was there by then.
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
  /** By the clock of this process, for what expires. */
  let expiredAt = momentNow();
  /** What has been told. */
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
        // Before it is told: a follower that hears of the last one has heard of everything.
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
