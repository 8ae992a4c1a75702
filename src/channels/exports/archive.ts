import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** The library does not write ZIP64. */
const maxBytes = 0xffff_ffff;
const maxEntries = 0xffff;

/** Room for the index and one more entry. */
const marginBytes = 2 ** 25;

/** Half the work of the default, for files that are a tenth larger. */
const level = 1;

type Content = AsyncIterable<string | Uint8Array>;

/** A ZIP archive in pieces, one entry after the other. Its index is at the end: no program mistakes a part for the whole. */
export const createArchive = (modifiedAt: Date) => {
  let [bytes, entries] = [0, 0];
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    bytes += piece.length;
    pieces.push(piece);
  });
  const add = async function* (entry: ZipDeflate | ZipPassThrough, content: Content) {
    entries += 1;
    entry.mtime = modifiedAt;
    zip.add(entry);
    for await (const chunk of content) {
      entry.push(typeof chunk === "string" ? Buffer.from(chunk) : chunk);
      yield* pieces.splice(0);
    }
    entry.push(new Uint8Array(), true);
    if (Math.max(bytes, entry.size) > maxBytes) throw new Error(`the archive with ${entry.filename} is too large`);
    yield* pieces.splice(0);
  };
  return {
    addText: (name: string, content: Content) => add(new ZipDeflate(name, { level }), content),
    /** For content that is compressed already. */
    addFile: (name: string, content: Content) => add(new ZipPassThrough(name), content),
    hasRoom: () => bytes < maxBytes - marginBytes && entries < maxEntries,
    end: () => {
      zip.end();
      return pieces.splice(0);
    },
  };
};
