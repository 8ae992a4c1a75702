import type { Access } from "../../identity/access/rights.ts";
import type { Stream } from "../../server/streams/streams.ts";
import type { ChangeRow, Moment } from "./queries.ts";
import { withMark } from "./rules.ts";
import { heartbeat, type Told, withId } from "./views.ts";
import { covers, markOf } from "./visibility.ts";

export type News = { rows: readonly ChangeRow[]; told: readonly Told[] };

/** A client that received the whole batch continues from `after`, any other from `before`. */
export type Moments = { before: Moment; after: Moment };

export type Follower = {
  readonly stream: Stream;
  readonly access: Access;
  readonly mark: string;
  readonly seesMore: boolean;
  wants(type: string): boolean;
  idOf(at: Moment): string;
  /** Rows that this follower may see differently from the public. */
  differing(news: News): ChangeRow[];
  /** Sends news, or holds it until the past has been sent. */
  hear(told: readonly Told[], moments: Moments): void;
  goLive(): void;
  beat(at: Moment): void;
};

/** Events held while the past is sent. A slower client is disconnected and starts over with less to read. */
const mostHeld = 2_000;

type Options = { access: Access; types: readonly string[] | undefined };

export const createFollower = (stream: Stream, { access, types }: Options): Follower => {
  const wanted = types?.length ? new Set(types) : undefined;
  const wants = (type: string) => wanted?.has(type) ?? true;
  const mark = markOf(access);
  const seesMore = mark !== "";
  const idOf = (at: Moment) => withMark(at, mark);
  const textOf = (told: readonly Told[], { before, after }: Moments): string =>
    told.map(({ text }, index) => withId(idOf(index === told.length - 1 ? after : before), text)).join("");
  let held: string[] | undefined = [];
  let count = 0;
  return {
    stream,
    access,
    mark,
    seesMore,
    wants,
    idOf,
    differing: ({ rows, told }) => {
      if (!seesMore) return [];
      const removed = new Set(told.filter(({ isRemoval }) => isRemoval).map(({ id }) => id));
      return rows.filter((row) => wants(row.type) && (row.hidden || removed.has(row.id)) && covers(access, row));
    },
    hear: (told, moments) => {
      const wantedOnes = told.filter(({ type }) => wants(type));
      const text = textOf(wantedOnes, moments);
      if (!held) return stream.send(text);
      held.push(text);
      count += wantedOnes.length;
      if (count > mostHeld) stream.end();
    },
    goLive: () => {
      for (const text of held ?? []) stream.send(text);
      held = undefined;
    },
    beat: (at) => stream.send(heartbeat(held ? undefined : idOf(at))),
  };
};
