import { PassThrough, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Queryable } from "../db/client.ts";
import type { Lane } from "../db/lane.ts";
import { Unavailable } from "../errors.ts";

/**
 * Streams what a transaction reads. An error before the first chunk rejects; one after it breaks the stream, and so the
 * response: a client never takes a part for the whole.
 * @throws Unavailable when too many exports run
 */
export type Exporting = (read: (tx: Queryable) => AsyncIterable<string>) => Promise<Readable>;

/** Bytes that are read ahead of the client, at most; an export that fits does not wait for it. */
const ahead = 1_048_576;

type Limits = {
  /** Milliseconds for which nothing may move, because of the client or of the database. */
  unread: number;
  /** Milliseconds from the first chunk to the last. */
  stream: number;
};

const standsStill = () => new Unavailable("the export stood still for too long", { code: "timeout" });
const takesLong = () => new Unavailable("the export took too long", { code: "timeout" });

export const createExporting =
  (lane: Lane, limits: Limits): Exporting =>
  (read) =>
    new Promise((resolve, reject) => {
      const stream = new PassThrough({ highWaterMark: ahead });
      const moving = async function* (chunks: AsyncIterable<string>) {
        const timer = setTimeout(() => stream.destroy(standsStill()), limits.unread);
        try {
          for await (const chunk of chunks) {
            timer.refresh();
            yield chunk;
          }
        } finally {
          clearTimeout(timer);
        }
      };
      stream.on("error", reject).once("readable", () => {
        const timer = setTimeout(() => stream.destroy(takesLong()), limits.stream);
        stream.once("close", () => clearTimeout(timer));
        resolve(stream);
      });
      lane((db) => db.transaction((tx) => pipeline(moving(read(tx)), stream))).catch((error) => stream.destroy(error));
    });
