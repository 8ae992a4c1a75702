import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import { connect, type Database } from "../../foundation/db/client.ts";
import { within } from "../../foundation/db/within.ts";
import { defaultMaxKeys, forgetOldest } from "./keys.ts";
import type { SendUses, Uses } from "./sharing.ts";

/*
 * Services on several machines over one database count together: each tells the others, by PostgreSQL's notifications, of
 * the clients that use much. What that costs is bounded, whatever arrives: one notification in an interval, and none
 * while there is no other machine. Without the database each counts alone.
 */

const channel = "limit_uses";

/** Milliseconds between two notifications. */
const interval = 250;
/** Milliseconds between two looks for other machines. */
const lookEvery = 5_000;
/** Milliseconds within which the database answers, and before each new attempt to connect. */
const patience = 5_000;
const pause = 1_000;

/** A client is told of when it has used this part of its quota since the last time: most clients never are. */
const smallestPart = 1 / 50;

/** PostgreSQL takes less than 8,000 bytes. */
const maxBytes = 7_500;

/** What is not ours is no payload of ours either: keys are addresses and ids. */
const maxKey = 200;

/** A window, a space and a key; and the uses. */
type Entry = [client: string, count: number];

/**
 * Uses that the others have not been told of. When there are too many clients, the oldest that is not due is forgotten, as
 * in a window.
 */
export const createUntold = (quotas: ReadonlyMap<string, number>, maxKeys = defaultMaxKeys) => {
  let endsAt = 0;
  const counts = new Map<string, number>();
  const due = new Map<string, number>();

  const begin = (end: number): void => {
    endsAt = end;
    counts.clear();
    due.clear();
  };

  const add = (window: string, key: string, count: number): void => {
    const client = `${window} ${key}`;
    const before = due.get(client) ?? counts.get(client) ?? 0;
    const isNew = before === 0;
    if (isNew && counts.size + due.size >= maxKeys) forgetOldest(counts);
    // So many wait to be told of that this one would not be told of in time.
    if (isNew && due.size >= maxKeys) return;
    const sum = before + count;
    const isDue = sum >= (quotas.get(window) ?? Number.POSITIVE_INFINITY) * smallestPart && key.length <= maxKey;
    if (isDue) counts.delete(client);
    (isDue ? due : counts).set(client, sum);
  };

  return {
    add: ({ window, endsAt: end, counts: all }: Uses): void => {
      if (end > endsAt) begin(end);
      if (end === endsAt) for (const [key, count] of all) add(window, key, count);
    },
    hasDue: () => due.size > 0,
    /** What fits into a notification; the rest waits for the next one, and is summed up meanwhile. */
    take: (): Entry[] => {
      const taken: Entry[] = [];
      let bytes = 0;
      for (const entry of due) {
        bytes += Buffer.byteLength(JSON.stringify(entry)) + 1;
        if (bytes > maxBytes) break;
        taken.push(entry);
        due.delete(entry[0]);
      }
      return taken;
    },
  };
};

type Options = {
  /** Of the database; notifications come on a connection of its own. */
  url: string;
  /** By window. All of them have the same length. */
  quotas: ReadonlyMap<string, number>;
  /** Milliseconds. */
  length: number;
  clock: () => number;
  log: Pick<FastifyBaseLogger, "warn">;
  /** Told of what other machines have counted. */
  hear: (uses: Uses[]) => void;
};

export type Machines = { send: SendUses; close(): Promise<void> };

export const joinMachines = ({ url, quotas, length, clock, log, hear }: Options): Machines => {
  const id = randomUUID();
  const untold = createUntold(quotas);
  let closed = false;
  let hasFailed = false;
  let connection: Database | undefined;
  let others = 0;
  let looking: NodeJS.Timeout | undefined;
  let telling: NodeJS.Timeout | undefined;

  const lose = (lostOne: Database, error?: unknown): void => {
    if (connection !== lostOne || closed) return;
    if (!hasFailed) log.warn({ err: error }, "limits that are counted in memory are those of this machine alone");
    hasFailed = true;
    connection = undefined;
    others = 0;
    void lostOne.close().catch(() => {});
    clearTimeout(looking);
    looking = setTimeout(open, pause);
    looking.unref();
  };

  const look = async (one: Database): Promise<void> => {
    const [row] = await within(one.sql.unsafe<{ others: number }[]>(countOthers), patience);
    if (connection !== one) return;
    hasFailed = false;
    others = row?.others ?? 0;
    tellSoon();
    looking = setTimeout(() => void look(one).catch((error: unknown) => lose(one, error)), lookEvery);
    looking.unref();
  };

  const open = (): void => {
    const one = connect(url, {
      poolSize: 1,
      arrays: false,
      applicationName: "alliance limit uses",
      durable: false,
      onClose: () => lose(one),
      onNotify: (payload) => hear(readUses(payload)),
    });
    connection = one;
    const start = async () => {
      await within(one.sql.unsafe(`listen ${channel}`), patience);
      await within(one.sql.unsafe(join), patience);
      await look(one);
    };
    start().catch((error: unknown) => lose(one, error));
  };

  const tellSoon = (): void => {
    if (telling || closed || others === 0 || !untold.hasDue()) return;
    telling = setTimeout(() => {
      void tell().finally(() => {
        telling = undefined;
        tellSoon();
      });
    }, interval);
    telling.unref();
  };

  const tell = async (): Promise<void> => {
    const one = connection;
    if (!one || others === 0) return;
    const payload = JSON.stringify({ id, uses: untold.take() });
    try {
      await within(one.sql.unsafe("select pg_notify($1, $2)", [channel, payload]), patience);
    } catch (error) {
      lose(one, error);
    }
  };

  /** What comes now has just been used: clocks that differ a little count it in the same way. */
  const readUses = (payload: string): Uses[] => {
    const { id: sender, uses } = readPayload(payload);
    if (sender === id) return [];
    const endsAt = (Math.floor(clock() / length) + 1) * length;
    return uses.map(([client, count]) => {
      const space = client.indexOf(" ");
      return { window: client.slice(0, space), endsAt, counts: [[client.slice(space + 1), count]] };
    });
  };

  open();
  return {
    send: (uses, sent) => {
      for (const one of uses) untold.add(one);
      tellSoon();
      sent();
    },
    close: async () => {
      closed = true;
      clearTimeout(looking);
      clearTimeout(telling);
      await connection?.close();
    },
  };
};

/** Whoever may use the database may notify: what is not of this form tells of nothing. */
const readPayload = (payload: string): { id: unknown; uses: Entry[] } => {
  try {
    const { id, uses }: { id: unknown; uses: unknown } = Object(JSON.parse(payload));
    return { id, uses: Array.isArray(uses) ? uses.filter(isEntry) : [] };
  } catch {
    return { id: undefined, uses: [] };
  }
};

const isEntry = (entry: unknown): entry is Entry =>
  Array.isArray(entry) && typeof entry[0] === "string" && Number.isSafeInteger(entry[1]) && entry[1] > 0;

/** Each machine holds this lock with the others; it ends with the connection. */
const lock = { space: 1_280_068_948, key: 1 };

const join = `select pg_advisory_lock_shared(${lock.space}, ${lock.key})`;

const countOthers = `
  select count(*)::int - 1 as others from pg_locks
  where locktype = 'advisory' and classid = ${lock.space} and objid = ${lock.key} and objsubid = 2 and granted
    and database = (select oid from pg_database where datname = current_database())`;
