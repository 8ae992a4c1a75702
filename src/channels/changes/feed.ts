import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { earliestRemoval } from "../../community/removals/queries.ts";
import type { Queryable } from "../../foundation/db/client.ts";
import { messageOf } from "../../foundation/outage.ts";
import { startTasks } from "../../foundation/tasks.ts";
import type { FollowChanges } from "../../identity/context.ts";
import type { Streams } from "../../server/streams/streams.ts";
import { batchSize, renderChanges } from "./find.ts";
import { type ChangeBatch, createFollower, type Follower, type Moments } from "./followers.ts";
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
import { createHorizon, earlier, momentOf, type Start, startOf, subtractMs, withAccessHash } from "./rules.ts";
import { greeting, type RenderedChange, resetText, withId } from "./views.ts";
import { accessHashOf, covers } from "./visibility.ts";

/** Each poll rereads this period: the clocks of two database servers may differ by this much after a failover. */
export const overlapMs = 5_000;

/** Changes dated up to this long before the first poll may be committed after it. */
const horizonDelayMs = 60_000;

const pageSize = 1_000;

export type Source = { db: Queryable; baseUrl: string; clock: () => Date };

export type Tail = {
  readonly moment: () => Moment;
  /** Reads new changes. `prepare` renders them before the horizon moves. */
  read(prepare: (batch: ChangeBatch) => Promise<(moments: Moments) => void>, needsHidden: () => boolean): Promise<void>;
};

type Poll = { snapshot: Snapshot; rows: ChangeRow[] };

type Since = { at: Moment; expiriesAfter: Moment; needsHidden: () => boolean };

const readSince = async ({ db, clock }: Source, { at, expiriesAfter, needsHidden }: Since): Promise<Poll> => {
  const now = clock();
  const { snapshot, rows } = await listChanges(db, { at, id: lowestId, limit: pageSize });
  const last = rows.length < pageSize ? undefined : rows.at(-1);
  const readPage = async (page: Page) => (await listChanges(db, page)).rows;
  // Changes committed after the snapshot are found again by the next poll.
  for await (const page of pagesOf(last, pageSize, readPage)) rows.push(...page);
  // Called after the snapshot: a follower that connects later reads these hidden changes itself.
  const hidden = needsHidden() ? { at, id: lowestId } : undefined;
  for await (const page of pagesOf(hidden, pageSize, (page) => listHiddenChanges(db, page))) rows.push(...page);
  const first = { at: expiriesAfter, id: lowestId };
  for await (const page of pagesOf(first, pageSize, (page) => listExpiries(db, { ...page, now }))) rows.push(...page);
  return { snapshot, rows };
};

const keyOf = ({ id, at, hidden }: ChangeRow): string => `${at} ${id}${hidden ? " hidden" : ""}`;

export const openTail = async (source: Source): Promise<Tail> => {
  const { db, clock } = source;
  const overlapStart = () => subtractMs(momentOf(clock()), overlapMs);
  const { snapshot } = await listChanges(db, { at: momentOf(clock()), id: lowestId, limit: 1 });
  const horizon = createHorizon(subtractMs(snapshot.time, horizonDelayMs));
  let expiriesAfter = overlapStart();
  const seenKeys = new Set<string>();
  const poll = (needsHidden: () => boolean) =>
    readSince(source, { at: subtractMs(horizon.moment(), overlapMs), expiriesAfter, needsHidden });
  const remember = (rows: readonly ChangeRow[]): void => {
    for (const row of rows) seenKeys.add(keyOf(row));
  };
  const forget = (): void => {
    const oldest = earlier(subtractMs(horizon.moment(), overlapMs), expiriesAfter);
    for (const key of seenKeys) if (key < oldest) seenKeys.delete(key);
  };

  const first = await poll(() => false);
  remember(first.rows);
  horizon.advance(first.snapshot);
  return {
    moment: horizon.moment,
    read: async (prepare, needsHidden) => {
      const now = clock();
      const nextExpiriesAfter = overlapStart();
      const { snapshot, rows: polled } = await poll(needsHidden);
      const newRows = polled.filter((row) => !seenKeys.has(keyOf(row)));
      for (let from = 0; from < newRows.length; from += batchSize) {
        const rows = newRows.slice(from, from + batchSize);
        const rendered = await renderChanges(
          { ...source, now },
          rows.filter(({ hidden }) => !hidden),
        );
        const send = await prepare({ rows, rendered });
        const at = horizon.moment();
        const isLast = from + batchSize >= newRows.length;
        // Advanced before sending, so that the id of the last change is the new horizon.
        if (isLast) horizon.advance(snapshot);
        send({ before: at, after: horizon.moment() });
        remember(rows);
      }
      if (newRows.length === 0) horizon.advance(snapshot);
      expiriesAfter = nextExpiriesAfter;
      forget();
    },
  };
};

const pollIntervalMs = 250;

/** Proxies close connections that are idle for a minute. */
const heartbeatIntervalMs = 15_000;

const credentialCheckIntervalMs = 5_000;

type ReadAccess = Parameters<FollowChanges>[0]["readAccess"];

export const createFeed = (
  app: Pick<FastifyInstance, "log" | "addHook">,
  { streams, ...source }: Source & { streams: Streams },
): FollowChanges => {
  const { log } = app;
  const followers = new Map<Follower, ReadAccess>();
  let isClosed = false;
  let tail: Promise<Tail> | undefined;
  let watching: Promise<void> | undefined;
  app.addHook("onClose", async () => {
    isClosed = true;
    await watching;
  });

  /** Whether permissions are unchanged. Otherwise ends the stream, so that the client reconnects and reads the lists. */
  const checkAccess = async ({ accessHash, stream }: Follower, readAccess: ReadAccess): Promise<boolean> => {
    const access = await readAccess(source.clock());
    if (access && accessHashOf(access) === accessHash) return true;
    stream.end();
    return false;
  };

  const endUnauthorized = async (): Promise<void> => {
    for (const [follower, readAccess] of followers) await checkAccess(follower, readAccess);
  };

  const renderFor = async (
    follower: Follower,
    readAccess: ReadAccess,
    batch: ChangeBatch,
  ): Promise<readonly RenderedChange[]> => {
    const rows = follower.differingRows(batch);
    if (rows.length === 0) return batch.rendered;
    if (!(await checkAccess(follower, readAccess))) return [];
    const differing = await renderChanges({ ...source, now: source.clock() }, rows, follower.access);
    const ids = new Set(rows.map(({ id }) => id));
    return [...batch.rendered.filter(({ id }) => !ids.has(id)), ...differing];
  };

  /** Renders a batch for the current followers. Clients that connect later read these changes from the database. */
  const prepare = async (batch: ChangeBatch): Promise<(moments: Moments) => void> => {
    const messages = await Promise.all(
      Array.from(followers, async ([follower, readAccess]) => {
        const rendered = await renderFor(follower, readAccess, batch);
        return { follower, rendered };
      }),
    );
    return (moments) => {
      for (const { follower, rendered } of messages) follower.send(rendered, moments);
    };
  };

  const needsHidden = (): boolean => [...followers.keys()].some(({ canSeeHidden }) => canSeeHidden);

  const watch = async ({ read, moment }: Tail): Promise<void> => {
    let isFailing = false;
    const sendHeartbeats = () => {
      for (const follower of followers.keys()) follower.sendHeartbeat(moment());
    };
    const heartbeatTimer = setInterval(sendHeartbeats, heartbeatIntervalMs);
    const credentialCheck = {
      name: "check_stream_credentials",
      intervalMs: credentialCheckIntervalMs,
      run: endUnauthorized,
    };
    const stopChecks = startTasks([credentialCheck], { log });
    while (streams.count() > 0 && !isClosed) {
      try {
        await read(prepare, needsHidden);
        isFailing = false;
      } catch (error) {
        if (!isFailing) log.warn({ err: messageOf(error) }, "changes not read; trying again");
        isFailing = true;
      }
      await delay(pollIntervalMs);
    }
    clearInterval(heartbeatTimer);
    tail = undefined;
    await stopChecks();
  };

  const startTail = async (): Promise<Tail> => {
    try {
      const opened = await openTail(source);
      watching = watch(opened);
      return opened;
    } catch (error) {
      tail = undefined;
      throw error;
    }
  };

  const catchUp = async (follower: Follower, { since, end }: { since: Date; end: Moment }): Promise<void> => {
    const { stream, includesType, idOf, canSeeHidden, access } = follower;
    const now = source.clock();
    const sendRows = async (rows: ChangeRow[], clip: (at: Moment) => Moment): Promise<void> => {
      const relevantRows = rows.filter((row) => includesType(row.type) && (!row.hidden || covers(access, row)));
      const rendered = await renderChanges({ ...source, now }, relevantRows, canSeeHidden ? access : undefined);
      stream.send(rendered.map(({ at, text }) => withId(idOf(clip(at)), text)).join(""));
      await stream.waitForRoom();
    };
    const start = { at: subtractMs(momentOf(since), overlapMs), id: lowestId };
    const listAll = async (page: Page) => (await listChanges(source.db, page)).rows;
    const listExpired = (page: Page) => listExpiries(source.db, { ...page, now });
    const listHidden = (page: Page) => listHiddenChanges(source.db, page);
    const sendAll = async (read: (page: Page) => Promise<ChangeRow[]>, clip: (at: Moment) => Moment): Promise<void> => {
      for await (const page of pagesOf(start, batchSize, read))
        if (stream.isOpen()) await sendRows(page, clip);
        else return;
    };
    // Sent with the id of the start: a client that disconnects before the public changes gets the expiries and hidden changes again.
    await sendAll(listExpired, () => momentOf(since));
    if (canSeeHidden) await sendAll(listHidden, () => momentOf(since));
    await sendAll(listAll, (at) => earlier(at, end));
  };

  const startFollower = async (follower: Follower, from: Start | undefined, { moment }: Tail): Promise<void> => {
    const { stream, accessHash, idOf } = follower;
    const end = moment();
    const accessHashAtStart = from?.accessHash ?? accessHash;
    const canResume = !from || (from.time >= earliestRemoval(source.clock()) && accessHashAtStart === accessHash);
    stream.send(greeting(from ? withAccessHash(momentOf(from.time), accessHashAtStart) : idOf(end)));
    if (!canResume) stream.send(withId(idOf(end), resetText));
    try {
      if (from && canResume) await catchUp(follower, { since: from.time, end });
      follower.goLive();
    } catch (error) {
      log.warn({ err: messageOf(error) }, "past changes not read; stream of changes ended");
      stream.end();
    }
  };

  return async ({ client, readAccess, lastId, since, types }) => {
    const stream = streams.open(client);
    try {
      tail ??= startTail();
      const opened = await tail;
      const access = await readAccess(source.clock());
      if (!access) {
        stream.end();
        return stream.body;
      }
      const follower = createFollower(stream, { access, types });
      // Registered before the past is read, so that changes committed in the meantime are not missed.
      followers.set(follower, readAccess);
      stream.body.once("close", () => followers.delete(follower));
      void startFollower(follower, startOf({ lastId, since }), opened);
      return stream.body;
    } catch (error) {
      stream.body.destroy();
      throw error;
    }
  };
};
