import { setTimeout as delay } from "node:timers/promises";
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import postgres from "postgres";
import { Unavailable } from "../errors.ts";
import { isConnectionLost } from "../outage.ts";
import { connect, type Database, type Queryable } from "./client.ts";
import { users } from "./identity-tables.ts";
import { writePositions } from "./position-tables.ts";
import { within } from "./within.ts";

/** Bytes of the primary's log from its beginning: exact up to nine million gigabytes. */
export type LogPosition = number;

/** The position of the primary. It was that, or less, at a time. */
export type Sample = {
  /** Milliseconds of the process's own clock. */
  at: number;
  position: LogPosition;
};

/** In SQL, the timeline of a server that is not in recovery: each promotion begins one. */
export const ownTimeline = "left(pg_walfile_name(pg_current_wal_insert_lsn()), 8)";

/**
 * What a replica must have replayed to show whatever was committed `maxLag` milliseconds ago: the position of the oldest
 * sample that is young enough. While the primary does not answer, time stands still.
 */
export const requiredOf = (
  samples: readonly Sample[],
  { now, maxLag, isAway }: { now: number; maxLag: number; isAway: boolean },
): LogPosition | undefined => {
  const present = isAway ? (samples.at(-1)?.at ?? now) : now;
  return samples.find(({ at }) => at >= present - maxLag)?.position;
};

/** The position of the first sample after a moment, at which everything was committed that was known then. */
export const requiredAfter = (samples: readonly Sample[], moment: number): LogPosition | undefined =>
  samples.find(({ at }) => at > moment)?.position;

/** Bytes by which a user's last write may be ahead of the newest sample. */
const mostAhead = 1_000_000;

/**
 * A position far beyond the primary's is one of another log, as after a restore or a failover that has lost some, and tells
 * nothing. Whoever has just written such an amount is asked to read the primary once more.
 */
export const ofThisLog = (written: LogPosition | null, newest: LogPosition | undefined): LogPosition | null =>
  written !== null && newest !== undefined && written > newest + mostAhead ? null : written;

export type Positions = {
  /** What a replica must have replayed to show anybody anything; undefined when only the primary will do. */
  ofAnybody(): LogPosition | undefined;
  /** The same for what is kept: every change that was heard of. */
  ofKept(): LogPosition | undefined;
  /** A user's last write as the database has it; `null` when nobody knows. */
  ofUser(written: LogPosition | null): LogPosition | null;
  /** Whether the primary does not answer. */
  isAway(): boolean;
  /** The primary's; `null` while it does not answer, since a replica may be promoted in its place. */
  timeline(): string | null;
  /**
   * For work of the primary that a replica may do instead.
   * @throws Silence when the primary falls silent meanwhile, which connections of the work may never hear of
   */
  unlessSilent<Result>(work: Promise<Result>): Promise<Result>;
  /**
   * For work that only the primary does, which survives a short silence.
   * @throws Silence when a silence lasts, and at once until that has ended
   */
  ofPrimary<Result>(work: () => Promise<Result>): Promise<Result>;
  /** A change was heard of. */
  heard(): void;
  close(): Promise<void>;
};

export class Silence extends Unavailable {
  constructor() {
    super("the database does not answer; try again shortly");
  }
}

/** Milliseconds within which the primary tells its position, also on a connection that is yet to be made. */
const patience = { connected: 500, unconnected: 1_000 };

/** Milliseconds between two samples at least, however many changes are heard of. */
const shortest = 10;

/** At most, however far replicas may lag: with `patience`, it bounds for how long a silence is not noticed. */
const longest = 250;

/**
 * The end of the last record, as a replica tells it: at a page's beginning, the primary counts the page's header already
 * (xlogdefs.h; 24 bytes, and 40 for the first page of a file).
 */
const currentPosition = `
  select (at - case when at % pg_size_bytes(current_setting('wal_segment_size')) = 40 then 40
    when at % current_setting('wal_block_size')::int = 24 then 24 else 0 end)::float8 as position,
    ${ownTimeline} as timeline
  from (select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as at) log`;

type Waiting = Set<(silence: Silence) => void>;

/** Its result, unless it is rejected before. */
const among = <Result>(waiting: Waiting, work: Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    waiting.add(reject);
    work.then(resolve, reject).finally(() => waiting.delete(reject));
  });

type Options = { url: string; pooled?: boolean | undefined; maxLag: number };

/** Asks the primary for its position again and again. */
export const watchPositions = ({ url, pooled = false, maxLag }: Options): Positions => {
  const closing = new AbortController();
  let samples: Sample[] = [];
  let heardAt = Number.NEGATIVE_INFINITY;
  let isAway = false;
  let timeline: string | null = null;
  /** Whether it was asked again, and did not answer then either. */
  let isSilent = false;
  let wake = (): void => {};
  const waiting: Waiting = new Set();
  const patient: Waiting = new Set();

  const open = (): Database => {
    const opened = connect(url, {
      poolSize: 1,
      arrays: false,
      applicationName: "alliance positions",
      statementTimeout: patience.unconnected,
      pooled,
      onClose: () => lose(opened),
    });
    return opened;
  };
  let connection = open();

  const lose = (lost: Database): void => {
    if (lost !== connection || closing.signal.aborted) return;
    isAway = true;
    connection = open();
    lost.sql.end({ timeout: 0 }).catch(() => {});
    wake();
  };

  const ask = async (): Promise<void> => {
    const at = performance.now();
    const asked = connection;
    const wasAway = isAway;
    try {
      const [row] = await within(
        asked.sql.unsafe<{ position: LogPosition; timeline: string }[]>(currentPosition),
        wasAway ? patience.unconnected : patience.connected,
      );
      if (!row) return;
      // After a failover a primary may begin again before what the former one had reached.
      if (row.position < (samples.at(-1)?.position ?? 0)) samples = [];
      samples = [...samples.filter((sample) => sample.at >= at - maxLag), { at, position: row.position }];
      timeline = row.timeline;
      isAway = false;
      isSilent = false;
    } catch (error) {
      lose(asked);
      // A connection may end by itself: the next one will tell. A server that reports an error is not silent.
      const isAnswer = error instanceof postgres.PostgresError || (!wasAway && isConnectionLost(error));
      isSilent = wasAway && !isAnswer;
      if (isAnswer) return;
      for (const reject of [...waiting, ...(isSilent ? patient : [])]) reject(new Silence());
    }
  };

  const run = async (): Promise<void> => {
    const { signal } = closing;
    while (!signal.aborted) {
      const began = performance.now();
      await ask();
      await delay(shortest, undefined, { signal }).catch(() => {});
      if (heardAt > began && !isAway) continue;
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      await Promise.race([woken, delay(Math.min(maxLag / 4, longest), undefined, { signal }).catch(() => {})]);
    }
  };
  const running = run();

  return {
    ofAnybody: () => requiredOf(samples, { now: performance.now(), maxLag, isAway }),
    ofKept: () => requiredAfter(samples, heardAt),
    ofUser: (written) => ofThisLog(written, samples.at(-1)?.position),
    isAway: () => isAway,
    timeline: () => (isAway ? null : timeline),
    unlessSilent: (work) => among(waiting, work),
    ofPrimary: async (work) => {
      if (isSilent) throw new Silence();
      return among(patient, work());
    },
    heard: () => {
      heardAt = performance.now();
      wake();
    },
    close: async () => {
      closing.abort();
      await connection.sql.end({ timeout: 0 });
      await running;
    },
  };
};

/** Where the user's last write is in the log, as a column of a select; `null` also where nobody asks. */
export const writtenBy = (userId: SQLWrapper, isAsked: unknown): SQL<number | null> =>
  isAsked === undefined
    ? sql<null>`null`
    : sql<number | null>`(select position::float8 from ${writePositions} where user_id = ${userId})`;

/**
 * Notes that what the user has written is committed. It need not survive a crash, which takes longer than replicas lag. Of a
 * user who is gone there is nothing to note.
 */
export const noteWrite = async (db: Queryable, userId: string): Promise<void> => {
  const position = sql`(pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::bigint`;
  await db.execute(sql`
    insert into ${writePositions} (user_id, position)
    select id, ${position} from ${users} where id = ${userId} and set_config('synchronous_commit', 'off', true) = 'off'
    on conflict (user_id) do update set position = ${position}`);
};
