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

/** @param patience milliseconds for which nothing may move, because of the client or of the database */
export const createExporting =
  (lane: Lane, patience: number): Exporting =>
  (read) =>
    new Promise((resolve, reject) => {
      const stream = new PassThrough({ highWaterMark: ahead });
      const stalled = () => stream.destroy(new Unavailable("the export stood still for too long", { code: "timeout" }));
      const moving = async function* (chunks: AsyncIterable<string>) {
        const timer = setTimeout(stalled, patience);
        try {
          for await (const chunk of chunks) {
            timer.refresh();
            yield chunk;
          }
        } finally {
          clearTimeout(timer);
        }
      };
      stream.once("readable", () => resolve(stream)).on("error", reject);
      lane((db) => db.transaction((tx) => pipeline(moving(read(tx)), stream))).catch((error) => stream.destroy(error));
    });
