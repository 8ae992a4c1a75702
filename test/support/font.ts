import { readFileSync } from "node:fs";

/** The code points of the Basic Multilingual Plane with a glyph in a TrueType font: format 4 of its `cmap` table. */
export const glyphsOf = (fontfile: string): ReadonlySet<number> => {
  const font = readFileSync(fontfile);
  const glyphs = new Set<number>();
  const table = readSegments(font);
  for (const { start, end, delta, rangeOffset, rangeOffsetAt } of table)
    for (let code = start; code <= end; code++) {
      const stored = rangeOffset === 0 ? code : font.readUInt16BE(rangeOffsetAt + rangeOffset + 2 * (code - start));
      // Glyph 0 is the box for missing glyphs.
      const hasGlyph = rangeOffset !== 0 && stored === 0 ? false : ((stored + delta) & 0xffff) !== 0;
      if (hasGlyph) glyphs.add(code);
    }
  return glyphs;
};

const readSegments = (font: Buffer) => {
  const start = findSubtable(font);
  const count = font.readUInt16BE(start + 6) / 2;
  const ends = start + 14;
  const [starts, deltas, offsets] = [ends + 2 + 2 * count, ends + 2 + 4 * count, ends + 2 + 6 * count];
  return Array.from({ length: count }, (_, index) => ({
    start: font.readUInt16BE(starts + 2 * index),
    end: Math.min(font.readUInt16BE(ends + 2 * index), 0xfffe),
    delta: font.readUInt16BE(deltas + 2 * index),
    rangeOffset: font.readUInt16BE(offsets + 2 * index),
    rangeOffsetAt: offsets + 2 * index,
  }));
};

/** The offset of the first subtable of `cmap` in format 4. */
const findSubtable = (font: Buffer): number => {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entry = tables.find((offset) => font.toString("latin1", offset, offset + 4) === "cmap");
  if (entry === undefined) throw new Error("the font has no cmap table");
  const cmap = font.readUInt32BE(entry + 8);
  const encodings = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) => cmap + 4 + 8 * index);
  const subtables = encodings.map((offset) => cmap + font.readUInt32BE(offset + 4));
  const subtable = subtables.find((offset) => font.readUInt16BE(offset) === 4);
  if (subtable === undefined) throw new Error("the font's cmap table has no encoding of format 4");
  return subtable;
};
