import postgres from "postgres";
import { isCanceledStatement, isConflict, isConnectionLost, messageOf, outageCodeOf } from "../outage.ts";
import { connect } from "./client.ts";
import { leastLoaded } from "./least-loaded.ts";
import type { PoolUsage } from "./pool.ts";
import { type LogPosition, ownTimeline } from "./positions.ts";
import { createSend, type SendOptions } from "./prepared.ts";
import { createStillness, within } from "./within.ts";

/** A connection. Behind a balancer, each may lead to another server. */
export type ReplicaSession = {
  readonly sql: postgres.Sql;
  /** What the server at its other end has replayed at least: that only grows, as long as it is a replica. */
  replayed: LogPosition;
  /** When that was asked for. */
  askedAt: number;
  /** Statements under way. */
  load: number;
  isLost: boolean;
  /** Milliseconds: until then it is taken to lag as it did. */
  lagsUntil: number;
  /** Something began or ended on it. */
  moved(): void;
};

/** A statement for a replica that cannot be trusted with it now: the primary runs it. */
export class NotHere extends Error {}

export type Query = { text: string; parameters: Parameters<postgres.Sql["unsafe"]>[1]; asValues: boolean };

export type Required = {
  /** What the replica must have replayed. */
  position: LogPosition;
  /** What it has replayed unless it lags by more than it may. */
  floor: LogPosition;
};

export type Replica = {
  /** The session with the least to do; undefined while the replica is left alone. */
  session(): ReplicaSession | undefined;
  /** @throws NotHere, or the error of a statement that was cancelled after all the time that it may take */
  run(session: ReplicaSession, query: Query, required: Required): Promise<postgres.RowList<postgres.Row[]>>;
  isAlone(): boolean;
  usage(): PoolUsage;
  close(): Promise<void>;
};

export type ReplicaOptions = {
  url: string;
  size: number;
  applicationName: string;
  /** Milliseconds after which the server cancels a statement. */
  patience: number;
  /** Whether nobody would run a statement for longer. */
  isFinal: () => boolean;
  /** Is told why reads go to the primary. */
  warn: (reason: string) => void;
  /** Whether there is no primary to read from. */
  isNeeded: () => boolean;
  /** Of the primary, if that is known. */
  timeline: () => string | null;
} & Pick<SendOptions, "onStatement">;

/** Milliseconds for which a replica on which something failed is left alone, and for which if it is needed. */
const rest = { usual: 3_000, needed: 250 };

/** Milliseconds for which one that lags is not asked again. */
const lagPause = 100;

/** Milliseconds within which a replica has to say that it is there again. */
const trialPatience = 1_000;

/** Milliseconds beyond `patience` after which a connection that was still counts as lost. */
const grace = 250;

/** Milliseconds after which it is asked on another connection whether it answers at all; a search waits no longer for its turn. */
const doubt = 400;

/** Milliseconds after which a connection is asked again whether its server is still a replica. */
const recheck = 1_000;

/** One that was promoted has no further log to replay, and what it writes itself is none of the primary's unless it is that. */
const replayedPosition = `
  select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
    when coalesce($1, ${ownTimeline}) = ${ownTimeline} then pg_current_wal_insert_lsn() else '0/0' end
    - '0/0'::pg_lsn)::float8 as position`;

/** A replica is read-only (25006): a statement that writes is not its trouble. */
const isTrouble = (error: unknown): boolean => {
  const code = outageCodeOf(error);
  return code !== undefined && code !== "25006";
};

/** Whether the server has said so itself, and goes on. */
const isRefusal = (error: unknown): boolean => error instanceof postgres.PostgresError && !isConnectionLost(error);

/**
 * Connections to a replica. Before the first statement that needs it, a connection is asked for the position of its server,
 * without waiting for the response: statements of a connection run in their order.
 */
export const openReplica = (options: ReplicaOptions): Replica => {
  const { url, size, applicationName, patience, isFinal, warn, isNeeded, timeline, onStatement } = options;
  const send = createSend({ prepares: true, onStatement });
  /** For positions, which no request asks for. */
  const sendUnseen = createSend({ prepares: true });
  /** By what fails a statement that is under way. */
  const underWay = new Map<(error: unknown) => void, ReplicaSession>();
  let sessions: ReplicaSession[] = [];
  let isAlone = true;
  let closed = false;
  /** When it last answered, on whichever connection. */
  let heardAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  const open = (): ReplicaSession => {
    const onClose = () => {
      session.isLost = true;
      sessions = sessions.map((one) => (one === session ? open() : one));
    };
    const { sql } = connect(url, { poolSize: 1, arrays: false, applicationName, statementTimeout: patience, onClose });
    const late = createStillness(doubt, () => void requireAnswer());
    const lost = createStillness(patience + grace, () => replace(session));
    const moved = (): void => {
      late.moved(session.load > 0);
      lost.moved(session.load > 0);
    };
    const session: ReplicaSession = { sql, replayed: 0, askedAt: 0, load: 0, isLost: false, lagsUntil: 0, moved };
    return session;
  };

  const end = (all: readonly ReplicaSession[]): void => {
    for (const session of all) {
      session.isLost = true;
      session.sql.end({ timeout: 0 }).catch(() => {});
    }
  };

  /** The primary runs what is under way, there or on any connection. */
  const giveUp = (error: unknown, there?: ReplicaSession): void => {
    for (const [fail, session] of underWay) {
      if (there && session !== there) continue;
      underWay.delete(fail);
      fail(error);
    }
  };

  /** The server answers, but not on this connection. */
  const replace = (lost: ReplicaSession): void => {
    const error = new NotHere("a connection to it does not answer");
    warn(error.message);
    sessions = sessions.map((one) => (one === lost ? open() : one));
    giveUp(error, lost);
    end([lost]);
  };

  const leaveAlone = (error: unknown): void => {
    if (isAlone || closed) return;
    isAlone = true;
    warn(messageOf(error));
    const left = sessions;
    sessions = [];
    giveUp(error);
    end(left);
    tryAgain();
  };

  const tryAgain = (rested = 0): void => {
    if (rested >= (isNeeded() ? rest.needed : rest.usual)) return void trial();
    timer = setTimeout(() => tryAgain(rested + rest.needed), rest.needed);
    timer.unref();
  };

  const trial = async (): Promise<void> => {
    const first = open();
    try {
      first.replayed = await positionOf(first, trialPatience);
      if (closed) return end([first]);
      sessions = [first, ...Array.from({ length: size - 1 }, open)];
      isAlone = false;
    } catch (error) {
      end([first]);
      if (closed) return;
      warn(messageOf(error));
      tryAgain();
    }
  };

  const positionOf = async ({ sql }: ReplicaSession, milliseconds: number): Promise<LogPosition> => {
    const [row] = await within(sendUnseen(sql, [replayedPosition, [timeline()]]), milliseconds);
    heardAt = performance.now();
    return Number(row?.["position"] ?? 0);
  };

  const askReplayed = async (session: ReplicaSession, now: number): Promise<void> => {
    session.askedAt = now;
    // Sent at once, as a traced statement is: `await` alone would send it after that.
    const [row] = await sendUnseen(session.sql, [replayedPosition, [timeline()]]).execute();
    session.replayed = Number(row?.["position"] ?? 0);
  };

  const ask = async (session: ReplicaSession, query: Query, { position, floor }: Required) => {
    const now = performance.now();
    const isKnown = session.replayed >= position && now - session.askedAt < recheck;
    // Sent now, and so before the statement.
    const told = isKnown ? undefined : askReplayed(session, now);
    const running = send(session.sql, [query.text, query.parameters]);
    const [, rows] = await Promise.all([told, query.asValues ? running.values() : running]);
    // What it had replayed was told by a server that may not have been this one's.
    if (session.isLost) throw new NotHere("the connection to a replica was lost");
    if (session.replayed < floor) {
      session.lagsUntil = performance.now() + lagPause;
      warn(session.replayed > 0 ? "it lags by more than db.max_replica_lag" : "it has left the primary's timeline");
    }
    if (session.replayed < position) throw new NotHere("a replica has not replayed what this has to show");
    return rows;
  };

  let isDoubted = false;
  /** A statement may take its time; a server that is frozen answers nothing. */
  const requireAnswer = async (): Promise<void> => {
    if (isDoubted || closed) return;
    isDoubted = true;
    const since = performance.now();
    const another = open();
    try {
      await positionOf(another, doubt);
    } catch (error) {
      // It may have no connection to spare, or no time for a new one.
      if (!isRefusal(error) && heardAt < since) leaveAlone(error);
    } finally {
      end([another]);
      isDoubted = false;
    }
  };

  const failureOf = (error: unknown): unknown => {
    if (isTrouble(error)) leaveAlone(error);
    const isEarly = isCanceledStatement(error) && !isFinal();
    if (isEarly || isConflict(error)) warn(messageOf(error));
    return isEarly ? new NotHere(messageOf(error)) : error;
  };

  const run: Replica["run"] = (session, query, required) =>
    new Promise((resolve, reject) => {
      /** Whether it was not given up. */
      const settle = (error?: unknown): boolean => {
        session.load -= 1;
        session.moved();
        if (!isTrouble(error)) heardAt = performance.now();
        return underWay.delete(reject);
      };
      underWay.set(reject, session);
      session.load += 1;
      // What waits for its turn is no move.
      if (session.load === 1) session.moved();
      ask(session, query, required).then(
        (rows) => {
          settle();
          resolve(rows);
        },
        (error: unknown) => {
          if (settle(error)) reject(failureOf(error));
        },
      );
    });

  void trial();
  return {
    session: () => {
      if (isAlone) return undefined;
      const now = performance.now();
      return leastLoaded(sessions.filter(({ lagsUntil }) => lagsUntil <= now));
    },
    run,
    isAlone: () => isAlone,
    usage: () => {
      const loads = sessions.map(({ load }) => load).filter((load) => load > 0);
      return { size, busy: loads.length, waiting: loads.reduce((sum, load) => sum + load - 1, 0) };
    },
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await Promise.all(sessions.map(({ sql }) => sql.end({ timeout: 1 })));
    },
  };
};
