import { PgDatabase, PgDialect } from "drizzle-orm/pg-core";
import { PostgresJsSession } from "drizzle-orm/postgres-js";
import type postgres from "postgres";
import type { Database, Queryable } from "./client.ts";
import { type Positions, watchPositions } from "./positions.ts";
import { leastLoaded, openReplica, type Query, type Replica, type ReplicaSession, type Required } from "./replica.ts";

export type ReplicaSettings = {
  urls: readonly string[];
  /** Milliseconds. */
  maxLag: number;
};

/** What somebody has to see. */
export type Reading = {
  /** Whether the response is kept for others. */
  isKept: boolean;
  /** Where the caller's last write is in the log: `undefined` without a caller, `null` when nobody knows. */
  written: number | null | undefined;
};

type Log = { warn(details: object, message: string): void };

export type Replicas = {
  positions: Positions;
  /** What a replica must have replayed for this; undefined when only the primary will do. */
  requiredFor(reading: Reading): Required | undefined;
  /** For the statements of one request, which run one after the other on one connection, or else on the primary. */
  reads(required: Required): Queryable;
  searches(required: Required): Queryable;
  reportTo(log: Log): void;
  close(): Promise<void>;
};

/** Whatever the primary knows: a caller's writes, and all changes that kept responses depend on. */
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

/** Milliseconds after which a statement is given up, and run by the primary. */
const patience = { reads: 1_000, searches: 3_000 };

const dialect = new PgDialect();

type Options = ReplicaSettings & {
  primary: { url: string; pooled: boolean | undefined; reads: Database; searches: Database };
  /** Connections to each replica. */
  sizes: { reads: number; searches: number };
};

export const openReplicas = ({ urls, maxLag, primary, sizes }: Options): Replicas => {
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
    urls.map((url) =>
      openReplica({
        url,
        size: sizes[kind],
        applicationName: `alliance ${kind}`,
        patience: patience[kind],
        warn: warnOf(hostOf(url)),
      }),
    );
  const replicas = { reads: open("reads"), searches: open("searches") };
  const reader = (kind: keyof typeof patience) => (required: Required) =>
    createReader(primary[kind].sql, replicas[kind], required);

  return {
    positions,
    requiredFor: (reading) => requiredFor(positions, reading),
    reads: reader("reads"),
    searches: reader("searches"),
    reportTo: (given) => {
      log = given;
    },
    close: async () => {
      await Promise.all([...replicas.reads, ...replicas.searches, positions].map((one) => one.close()));
    },
  };
};

/** Without the password. */
const hostOf = (url: string): string => /^\w+:\/\/(?:[^/?#@]*@)?([^/?#]*)/.exec(url)?.[1] ?? "";

type Place = { replica: Replica; session: ReplicaSession; load: number };

const findPlace = (replicas: readonly Replica[]): Place | undefined =>
  leastLoaded(
    replicas.flatMap((replica) => {
      const session = replica.session();
      return session ? [{ replica, session, load: session.load }] : [];
    }),
  );

/** Whatever fails on a replica is read once more, on the primary, which has the last word on errors too. */
const createReader = (primary: postgres.Sql, replicas: readonly Replica[], required: Required): Queryable => {
  let place: Place | "not yet" | undefined = "not yet";

  const read = async (query: Query) => {
    if (place === "not yet") place = findPlace(replicas);
    if (place) {
      try {
        return await place.replica.run(place.session, query, required);
      } catch {
        // What comes next must not be older.
        place = undefined;
      }
    }
    const running = primary.unsafe(query.text, query.parameters);
    return query.asValues ? running.values() : running;
  };

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
