import type { Stream } from "../../server/streams/streams.ts";
import type { Moment } from "./queries.ts";
import { heartbeat, type Told, withId } from "./views.ts";

/** What is told together. Who has all of it goes on from `after`, anybody else from `before`. */
export type Batch = { told: readonly Told[]; before: Moment; after: Moment };

/** Somebody who listens. */
export type Follower = {
  readonly stream: Stream;
  wants(type: string): boolean;
  /** Tells of what has happened, or keeps it until the follower has heard of what was before. */
  hear(batch: Batch): void;
  /** The follower has. */
  goLive(): void;
  beat(at: Moment): void;
};

/** Events that are kept for one who hears of earlier ones: whoever is slower connects again, and has less to hear of then. */
const mostHeld = 2_000;

const textOf = (told: readonly Told[], { before, after }: Batch): string =>
  told.map(({ text }, index) => withId(index === told.length - 1 ? after : before, text)).join("");

export const createFollower = (stream: Stream, types: readonly string[] | undefined): Follower => {
  const wanted = types?.length ? new Set(types) : undefined;
  const wants = (type: string) => wanted?.has(type) ?? true;
  let held: string[] | undefined = [];
  let count = 0;
  return {
    stream,
    wants,
    hear: (batch) => {
      const told = batch.told.filter(({ type }) => wants(type));
      const text = textOf(told, batch);
      if (!held) return stream.send(text);
      held.push(text);
      count += told.length;
      if (count > mostHeld) stream.end();
    },
    goLive: () => {
      for (const text of held ?? []) stream.send(text);
      held = undefined;
    },
    beat: (at) => stream.send(heartbeat(held ? undefined : at)),
  };
};
