import type { Access } from "../../identity/access/rights.ts";
import type { Stream } from "../../server/streams/streams.ts";
import type { ChangeRow, Moment } from "./queries.ts";
import { withMark } from "./rules.ts";
import { heartbeat, type RenderedChange, withId } from "./views.ts";
import { covers, markOf } from "./visibility.ts";

export type ChangeBatch = { rows: readonly ChangeRow[]; rendered: readonly RenderedChange[] };

/** A client that received the whole batch continues from `after`, any other from `before`. */
export type Moments = { before: Moment; after: Moment };

export type Follower = {
  readonly stream: Stream;
  readonly access: Access;
  readonly mark: string;
  readonly seesMore: boolean;
  includesType(type: string): boolean;
  idOf(at: Moment): string;
  /** Rows that this follower may see differently from the public. */
  differingRows(batch: ChangeBatch): ChangeRow[];
  /** Sends changes, or buffers them until earlier changes have been sent. */
  send(rendered: readonly RenderedChange[], moments: Moments): void;
  goLive(): void;
  beat(at: Moment): void;
};

/** Changes buffered while earlier ones are sent. A slower client is disconnected, and has fewer to read when it reconnects. */
const maxBuffered = 2_000;

type Options = { access: Access; types: readonly string[] | undefined };

export const createFollower = (stream: Stream, { access, types }: Options): Follower => {
  const typeSet = types?.length ? new Set(types) : undefined;
  const includesType = (type: string) => typeSet?.has(type) ?? true;
  const mark = markOf(access);
  const seesMore = mark !== "";
  const idOf = (at: Moment) => withMark(at, mark);
  const textOf = (rendered: readonly RenderedChange[], { before, after }: Moments): string =>
    rendered.map(({ text }, index) => withId(idOf(index === rendered.length - 1 ? after : before), text)).join("");
  let buffered: string[] | undefined = [];
  let count = 0;
  return {
    stream,
    access,
    mark,
    seesMore,
    includesType,
    idOf,
    differingRows: ({ rows, rendered }) => {
      if (!seesMore) return [];
      const removed = new Set(rendered.filter(({ isRemoval }) => isRemoval).map(({ id }) => id));
      return rows.filter((row) => includesType(row.type) && (row.hidden || removed.has(row.id)) && covers(access, row));
    },
    send: (rendered, moments) => {
      const matching = rendered.filter(({ type }) => includesType(type));
      const text = textOf(matching, moments);
      if (!buffered) return stream.send(text);
      buffered.push(text);
      count += matching.length;
      if (count > maxBuffered) stream.end();
    },
    goLive: () => {
      for (const text of buffered ?? []) stream.send(text);
      buffered = undefined;
    },
    beat: (at) => stream.send(heartbeat(buffered ? undefined : idOf(at))),
  };
};
