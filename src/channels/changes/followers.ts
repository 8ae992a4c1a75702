import type { Access } from "../../identity/access/rights.ts";
import type { Stream } from "../../server/streams/streams.ts";
import type { ChangeRow, Moment } from "./queries.ts";
import { withAccessHash } from "./rules.ts";
import { heartbeat, type RenderedChange, withId } from "./views.ts";
import { accessHashOf, covers } from "./visibility.ts";

export type ChangeBatch = { rows: readonly ChangeRow[]; rendered: readonly RenderedChange[] };

/** The position of a client that has received the whole batch is `after`. Until then, it is `before`. */
export type Moments = { before: Moment; after: Moment };

export type Follower = {
  readonly stream: Stream;
  readonly access: Access;
  readonly accessHash: string;
  readonly canSeeHidden: boolean;
  includesType(type: string): boolean;
  idOf(at: Moment): string;
  /** Rows that this follower may see differently from the public. */
  differingRows(batch: ChangeBatch): ChangeRow[];
  /** Sends changes, or buffers them until earlier changes have been sent. */
  send(rendered: readonly RenderedChange[], moments: Moments): void;
  goLive(): void;
  sendHeartbeat(at: Moment): void;
};

/** Maximum number of changes buffered while earlier ones are sent. A slower client is disconnected. */
const maxBuffered = 2_000;

type Options = { access: Access; types: readonly string[] | undefined };

export const createFollower = (stream: Stream, { access, types }: Options): Follower => {
  const typeSet = types?.length ? new Set(types) : undefined;
  const includesType = (type: string) => typeSet?.has(type) ?? true;
  const accessHash = accessHashOf(access);
  const canSeeHidden = accessHash !== "";
  const idOf = (at: Moment) => withAccessHash(at, accessHash);
  const textOf = (rendered: readonly RenderedChange[], { before, after }: Moments): string =>
    rendered.map(({ text }, index) => withId(idOf(index === rendered.length - 1 ? after : before), text)).join("");
  let buffered: string[] | undefined = [];
  let bufferedCount = 0;
  return {
    stream,
    access,
    accessHash,
    canSeeHidden,
    includesType,
    idOf,
    differingRows: ({ rows, rendered }) => {
      if (!canSeeHidden) return [];
      const removed = new Set(rendered.filter(({ isRemoval }) => isRemoval).map(({ id }) => id));
      return rows.filter((row) => includesType(row.type) && (row.hidden || removed.has(row.id)) && covers(access, row));
    },
    send: (rendered, moments) => {
      const matching = rendered.filter(({ type }) => includesType(type));
      const text = textOf(matching, moments);
      if (!buffered) return stream.send(text);
      buffered.push(text);
      bufferedCount += matching.length;
      if (bufferedCount > maxBuffered) stream.end();
    },
    goLive: () => {
      for (const text of buffered ?? []) stream.send(text);
      buffered = undefined;
    },
    sendHeartbeat: (at) => stream.send(heartbeat(buffered ? undefined : idOf(at))),
  };
};
