import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** Limits of archives without ZIP64, which the library does not write. */
const maxBytes = 0xffff_ffff;
const maxEntries = 0xffff;

/** Bytes reserved for the index and one more entry. */
const marginBytes = 2 ** 25;

/** Takes half the CPU time of the default level, for files that are a tenth larger. */
const compressionLevel = 1;

type Content = AsyncIterable<string | Uint8Array>;

/** Streams a ZIP archive, one entry after another. Its index comes last, so programs reject a truncated archive. */
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
    addText: (name: string, content: Content) => add(new ZipDeflate(name, { level: compressionLevel }), content),
    /** Stores content that is already compressed. */
    addFile: (name: string, content: Content) => add(new ZipPassThrough(name), content),
    hasRoom: () => bytes < maxBytes - marginBytes && entries < maxEntries,
    end: () => {
      zip.end();
      return pieces.splice(0);
    },
  };
};
