import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { keptSince } from "../../community/removals/queries.ts";
import { messageOf } from "../../foundation/outage.ts";
import { repeat } from "../../foundation/repeated.ts";
import type { FollowChanges } from "../../identity/context.ts";
import type { Streams } from "../../server/streams/streams.ts";
import { batchSize, findTold } from "./find.ts";
import { createFollower, type Follower } from "./followers.ts";
import { type ChangeRow, listChanges, listExpiries, lowestId, type Moment, type Page, pagesOf } from "./queries.ts";
import { before, earlier, momentOf } from "./rules.ts";
import { openTail, overlap, type Source, type Tail } from "./tail.ts";
import { greeting, resetText, withId } from "./views.ts";

/** Milliseconds between two looks, which all followers share. */
const interval = 250;

/** Milliseconds between two signs of life. Proxies end connections on which nothing moves for a minute. */
const beatInterval = 15_000;

/** Milliseconds between two looks at the credentials of those who listen. */
const credentialInterval = 5_000;

/** Tells followers what changes. It looks for changes only while somebody listens. */
export const createFeed = (
  app: Pick<FastifyInstance, "log" | "addHook">,
  { streams, ...source }: Source & { streams: Streams },
): FollowChanges => {
  const { log } = app;
  const followers = new Map<Follower, () => Promise<boolean>>();
  let isClosed = false;
  let tail: Promise<Tail> | undefined;
  let watching: Promise<void> | undefined;
  app.addHook("onClose", async () => {
    isClosed = true;
    await watching;
  });

  const endUnadmitted = async (): Promise<void> => {
    for (const [{ stream }, isAdmitted] of followers) if (!(await isAdmitted())) stream.end();
  };

  const watch = async ({ read, at }: Tail): Promise<void> => {
    let isFailing = false;
    const beat = () => {
      for (const follower of followers.keys()) follower.beat(at());
    };
    const beats = setInterval(beat, beatInterval);
    const failure = "credentials of streams are looked at when the database responds again";
    const stopLooking = repeat(endUnadmitted, { every: credentialInterval, log, failure });
    while (streams.count() > 0 && !isClosed) {
      try {
        await read((batch) => {
          for (const follower of followers.keys()) follower.hear(batch);
        });
        isFailing = false;
      } catch (error) {
        if (!isFailing) log.warn({ err: messageOf(error) }, "changes are told when the database responds again");
        isFailing = true;
      }
      await delay(interval);
    }
    clearInterval(beats);
    tail = undefined;
    await stopLooking();
  };

  const open = async (): Promise<Tail> => {
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
    const { stream, wants } = follower;
    const now = source.clock();
    const tell = async (rows: ChangeRow[], idOf: (at: Moment) => Moment): Promise<void> => {
      const told = await findTold(
        { ...source, now },
        rows.filter(({ type }) => wants(type)),
      );
      stream.send(told.map(({ at, text }) => withId(idOf(at), text)).join(""));
      await stream.hasRoom();
    };
    const start = { at: before(momentOf(since), overlap), id: lowestId };
    const listAll = async (page: Page) => (await listChanges(source.db, page)).rows;
    const listExpired = (page: Page) => listExpiries(source.db, { ...page, now });
    const tellAll = async (read: (page: Page) => Promise<ChangeRow[]>, idOf: (at: Moment) => Moment): Promise<void> => {
      for await (const page of pagesOf(start, batchSize, read))
        if (stream.isOpen()) await tell(page, idOf);
        else return;
    };
    // Whoever has heard of these only begins again.
    await tellAll(listExpired, () => momentOf(since));
    await tellAll(listAll, (at) => earlier(at, end));
  };

  const begin = async (follower: Follower, since: Date | undefined, { at }: Tail): Promise<void> => {
    const { stream } = follower;
    const end = at();
    const isKnown = since === undefined || since >= keptSince(source.clock());
    stream.send(greeting(since && isKnown ? momentOf(since) : end));
    if (!isKnown) stream.send(withId(end, resetText));
    try {
      if (since && isKnown) await catchUp(follower, { since, end });
      follower.goLive();
    } catch (error) {
      log.warn({ err: messageOf(error) }, "a stream of changes breaks off");
      stream.end();
    }
  };

  return async ({ client, isAdmitted, since, types }) => {
    const stream = streams.open(client);
    try {
      tail ??= open();
      const opened = await tail;
      const follower = createFollower(stream, types);
      // Before anything is read for it: what is committed later is heard of.
      followers.set(follower, () => isAdmitted(source.clock()));
      stream.body.once("close", () => followers.delete(follower));
      void begin(follower, since, opened);
      return stream.body;
    } catch (error) {
      stream.body.destroy();
      throw error;
    }
  };
};
