import { PgDatabase, PgDialect } from "drizzle-orm/pg-core";
import { PostgresJsSession } from "drizzle-orm/postgres-js";
import type postgres from "postgres";
import { isCanceledStatement, isConnectionLost } from "../outage.ts";
import { addressOf } from "./address.ts";
import type { Database, Queryable } from "./client.ts";
import { leastLoaded } from "./least-loaded.ts";
import type { PoolUsage } from "./pool.ts";
import { type Positions, Silence, watchPositions } from "./positions.ts";
import type { SendOptions } from "./prepared.ts";
import { openReplica, type Query, type Replica, type ReplicaSession, type Required } from "./replica.ts";

export type ReplicaSettings = {
  urls: readonly string[];
  /** Milliseconds. */
  maxLag: number;
};

/** What somebody has to see. */
type Reading = {
  /** Whether the response is kept for others. */
  isKept: boolean;
  /** Where the caller's last write is in the log: `undefined` without a caller, `null` when nobody knows. */
  written: number | null | undefined;
};

/** Those of one request. */
type Reads = Reading & {
  /** Is called when a replica shows what only the primary was to show: that is not to be kept. */
  onUnsure(): void;
};

type Log = { warn(details: object, message: string): void };

export type Replicas = {
  positions: Positions;
  /** For the statements of one request, which run one after the other on one connection, or else on the primary. */
  reads(reads: Reads): Queryable;
  searches(reads: Reads): Queryable;
  /** For statements that only the primary runs: they fail at once while it is silent, and hold up nobody else. */
  ofPrimary(pool: Database): Queryable;
  reportTo(log: Log): void;
  /** By what the connections are for, and the number of their replica, from 1 on. */
  usage(): Record<string, PoolUsage>;
  /** Whether each replica is read from: not for a while after a failure. */
  inUse(): boolean[];
  close(): Promise<void>;
};

/**
 * What a replica must have replayed: a caller's writes, and all changes that kept responses depend on. Undefined when only
 * the primary will do.
 */
export const requiredFor = (
  { ofAnybody, ofKept }: Pick<Positions, "ofAnybody" | "ofKept">,
  { isKept, written }: Reading,
): Required | undefined => {
  const floor = ofAnybody();
  const kept = isKept ? ofKept() : 0;
  if (floor === undefined || kept === undefined || written === null) return undefined;
  return { floor, position: Math.max(floor, kept, written ?? 0) };
};

/** Milliseconds between two warnings. */
const warningInterval = 60_000;

/** Milliseconds after which a statement is given up: of reads, it is run by the primary then, which has more patience. */
const patience = { reads: 1_000, searches: 3_000 };

const dialect = new PgDialect();

type Options = ReplicaSettings & {
  primary: {
    url: string;
    pooled: boolean | undefined;
    reads: Database;
    searches: Database;
    /** Milliseconds, where sessions are not set to that. */
    searchTimeout?: number | undefined;
  };
  /** Connections to each replica. */
  sizes: { reads: number; searches: number };
} & Pick<SendOptions, "onStatement">;

export const openReplicas = ({ urls, maxLag, primary, sizes, onStatement }: Options): Replicas => {
  const { url, pooled } = primary;
  const positions = watchPositions({ url, pooled, maxLag });
  let log: Log | undefined;
  let warnedAt = Number.NEGATIVE_INFINITY;

  const warnOf = (replica: string) => (reason: string) => {
    if (!log || performance.now() - warnedAt < warningInterval) return;
    warnedAt = performance.now();
    log.warn({ replica, reason }, "the primary reads in place of a replica");
  };
  const open = (kind: keyof typeof patience) =>
    urls.map((url, index) =>
      openReplica({
        url,
        size: sizes[kind],
        applicationName: `alliance ${kind}`,
        patience: patience[kind],
        isFinal: () => kind === "searches" || positions.isAway(),
        warn: warnOf(addressOf(url)),
        isNeeded: positions.isAway,
        onStatement: onStatement && ((text) => onStatement(text, index + 1)),
        timeline: positions.timeline,
      }),
    );
  const replicas = { reads: open("reads"), searches: open("searches") };
  const reader = (kind: keyof typeof patience) => {
    const { sql } = primary[kind];
    const askPrimary = askedOf(sql, kind === "searches" ? primary.searchTimeout : undefined);
    return (reads: Reads) => readingBy(sql, createReader({ askPrimary, positions, replicas: replicas[kind], reads }));
  };

  return {
    positions,
    reads: reader("reads"),
    searches: reader("searches"),
    ofPrimary: ({ sql }) => readingBy(sql, (query) => positions.ofPrimary(() => send(sql, query))),
    reportTo: (given) => {
      log = given;
    },
    usage: () =>
      Object.fromEntries(
        Object.entries(replicas).flatMap(([kind, all]) =>
          all.map(({ usage }, index) => [`${kind}_replica_${index + 1}`, usage()] as const),
        ),
      ),
    inUse: () => urls.map((_, index) => !Object.values(replicas).some((all) => all[index]?.isAlone())),
    close: async () => {
      await Promise.all([...replicas.reads, ...replicas.searches, positions].map((one) => one.close()));
    },
  };
};

type Place = { replica: Replica; session: ReplicaSession; load: number };

const findPlace = (replicas: readonly Replica[]): Place | undefined =>
  leastLoaded(
    replicas.flatMap((replica) => {
      const session = replica.session();
      return session ? [{ replica, session, load: session.load }] : [];
    }),
  );

type Reader = {
  askPrimary: (query: Query) => Promise<postgres.RowList<postgres.Row[]>>;
  positions: Positions;
  replicas: readonly Replica[];
  reads: Reads;
};

/**
 * Whatever fails on a replica is read once more, on the primary, which has the last word on errors too, but for what has
 * taken all its time already. While that one is silent, a replica will do that anybody may read.
 */
const createReader = ({ askPrimary, positions, replicas, reads }: Reader): ((query: Query) => Promise<unknown>) => {
  let required = requiredFor(positions, reads);
  let place: Place | "not yet" | undefined = "not yet";
  /** What comes next must not be older. */
  let hasRead = false;

  const readThere = async (query: Query) => {
    if (place === "not yet") place = required && findPlace(replicas);
    if (!place || !required) return undefined;
    try {
      const rows = await place.replica.run(place.session, query, required);
      hasRead = true;
      return rows;
    } catch (error) {
      if (isCanceledStatement(error)) throw error;
      place = undefined;
      return undefined;
    }
  };

  const readInstead = async (query: Query) => {
    if (!place) {
      if (hasRead) return undefined;
      required = requiredFor(positions, { ...reads, isKept: false });
      place = "not yet";
    }
    const rows = await readThere(query);
    if (rows) reads.onUnsure();
    return rows;
  };

  const readPrimary = async (query: Query) => {
    const running = askPrimary(query);
    for (;;) {
      try {
        const rows = await positions.unlessSilent(running);
        hasRead = true;
        return rows;
      } catch (error) {
        const isSilent = error instanceof Silence;
        const rows = isSilent || isConnectionLost(error) ? await readInstead(query) : undefined;
        if (rows) return rows;
        if (hasRead || !isSilent) throw error;
      }
    }
  };

  return async (query) =>
    (await readThere(query)) ?? (positions.isAway() ? await readInstead(query) : undefined) ?? readPrimary(query);
};

const send = (client: Pick<postgres.Sql, "unsafe">, { text, parameters, asValues }: Query) => {
  const running = client.unsafe(text, parameters);
  return asValues ? running.values() : running;
};

/** @param statementTimeout where the sessions of the primary are not set to that */
const askedOf =
  (primary: postgres.Sql, statementTimeout: number | undefined): Reader["askPrimary"] =>
  async (query) => {
    if (statementTimeout === undefined) return send(primary, query);
    return primary.begin(async (tx) => {
      await tx.unsafe("select set_config('statement_timeout', $1, true)", [String(statementTimeout)]);
      return send(tx, query);
    });
  };

/** A client of Drizzle's whose statements are read so. */
const readingBy = (primary: postgres.Sql, read: ReturnType<typeof createReader>): Queryable => {
  const unsafe = (text: string, parameters: Query["parameters"]) => {
    const query = { text, parameters, asValues: false };
    // Drizzle asks for values, or does not, before anything else happens.
    const running = Promise.resolve().then(() => read(query));
    const values = () => {
      query.asValues = true;
      return running;
    };
    return Object.assign(running, { values });
  };

  const own: Partial<Record<string | symbol, unknown>> = { unsafe };
  // Transactions are the primary's.
  const client = new Proxy(primary, { get: (target, name) => own[name] ?? Reflect.get(target, name) });
  return new PgDatabase(dialect, new PostgresJsSession(client, dialect, undefined), undefined);
};
