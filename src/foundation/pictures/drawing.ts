import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { LRUCache } from "lru-cache";
import type { OverlayOptions } from "sharp";
import { type Color, channelsOf } from "../colors.ts";
import type { Limiter } from "../limiter.ts";
import type { Storage } from "../storage/storage.ts";
import { type EncodePicture, loadSharp } from "./encoding.ts";

export type Card = {
  time: string;
  title: string;
  place: string;
  organizer: string;
  picture: string | null;
  colors: { background: Color; text: Color; accent: Color };
};

/** Draws a card as a PNG. @throws Unavailable when too many wait */
type DrawCard = (card: Card, read: (picture: string) => Promise<Buffer | undefined>) => Promise<Buffer>;

export const cardSize = { width: 1200, height: 630 };
const margin = 72;
const width = cardSize.width - 2 * margin;

const font = "PT Sans Bold";
const fontfile = createRequire(import.meta.url).resolve("@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf");

let fontGlyphs: ReadonlySet<number> | undefined;

const hasGlyph = (character: string): boolean => {
  fontGlyphs ??= glyphsOf(fontfile);
  return fontGlyphs.has(character.codePointAt(0) ?? 0);
};

const emoji = /(?![©®™])[\p{Extended_Pictographic}\p{EMod}\p{RI}\p{VS}\p{Cf}\p{Me}]/gu;
const letter = /[\p{L}\p{M}\p{N}]/u;

/** Removes emoji and symbols that the font lacks; empty if it lacks a letter or a digit. There may be no other fonts. */
export const drawableOf = (text: string): string => {
  const characters = [...text.normalize("NFC").replaceAll(emoji, " ")];
  if (characters.some((character) => letter.test(character) && !hasGlyph(character))) return "";
  const drawings = characters.map((character) => (hasGlyph(character) ? character : " "));
  return drawings.join("").replaceAll(/\s+/g, " ").trim();
};

/** Capacity of the cache in cards without a picture, about 30 kB each. */
const cachedCards = 100;
const pictureWeight = 10;

export const createDrawing = (limiter: Limiter): DrawCard => {
  const drawings = new LRUCache<string, Promise<Buffer>>({ maxSize: cachedCards });
  return (card, read) => {
    const key = JSON.stringify(card);
    const cached = drawings.get(key);
    if (cached) return cached;
    const png = limiter(async () => draw(card, card.picture === null ? undefined : await read(card.picture)));
    drawings.set(key, png, { size: card.picture === null ? 1 : pictureWeight });
    png.catch(() => drawings.delete(key));
    return png;
  };
};

const draw = async ({ time, title, place, organizer, colors }: Card, picture: Buffer | undefined): Promise<Buffer> => {
  const sharp = await loadSharp();
  const [timeTop, titleTop, titleHeight, placeTop] = picture ? [316, 366, 110, 504] : [84, 160, 290, 480];
  const texts = [
    { text: shorten(time, 56), size: 34, color: colors.accent, top: timeTop, height: 60 },
    { text: shorten(title, 110), size: sizeOf(title), color: colors.text, top: titleTop, height: titleHeight },
    { text: shorten(place, 60), size: 32, color: colors.text, top: placeTop, height: 50 },
    { text: shorten(organizer, 60), size: 32, color: colors.accent, top: placeTop + 54, height: 50 },
  ].filter(({ text }) => text.trim() !== "");
  const drawings = await Promise.all(
    texts.map(async ({ text, size, color, top, height }): Promise<OverlayOptions> => {
      const markup = `<span foreground="${color}">${escaped(text)}</span>`;
      const input = await sharp({
        text: { text: markup, font: `${font} ${size}`, fontfile, rgba: true, width, wrap: "word-char" },
      })
        .resize({ width, height, fit: "inside", withoutEnlargement: true })
        .png()
        .toBuffer();
      return { input, left: margin, top };
    }),
  );
  const background = picture
    ? [
        {
          input: await sharp(picture)
            .resize({ ...cardSize, fit: "cover" })
            .png()
            .toBuffer(),
          left: 0,
          top: 0,
        },
        {
          input: await sharp(veilOf(colors.background), rawColumn)
            .resize({ ...cardSize, fit: "fill" })
            .png()
            .toBuffer(),
        },
      ]
    : [];
  const strip = { create: { width: cardSize.width, height: 16, channels: 3 as const, background: colors.accent } };
  return sharp({ create: { ...cardSize, channels: 3, background: colors.background } })
    .composite([...background, { input: strip, left: 0, top: 0 }, ...drawings])
    .png({ palette: true })
    .toBuffer();
};

const rawColumn = { raw: { width: 1, height: cardSize.height, channels: 4 as const } };

const veil = { from: 140, to: 316, opacity: 0.92 };

/** One column of pixels that covers the lower part of a picture, so that text on it is readable. */
const veilOf = (color: Color): Buffer => {
  const channels = channelsOf(color);
  return Buffer.from(
    Array.from({ length: cardSize.height }, (_, row) => {
      const part = Math.min(Math.max((row - veil.from) / (veil.to - veil.from), 0), 1);
      return [...channels, Math.round(255 * veil.opacity * part)];
    }).flat(),
  );
};

/** Points with which a title takes at most three lines. */
const sizeOf = (title: string): number => (title.length <= 40 ? 84 : title.length <= 70 ? 66 : 50);

const shorten = (text: string, length: number): string =>
  [...text].length <= length ? text : `${[...text].slice(0, length - 1).join("")}…`;

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, " ")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");

/** The code points of the Basic Multilingual Plane with a glyph in a TrueType font: format 4 of its `cmap` table. */
export const glyphsOf = (fontfile: string): ReadonlySet<number> => {
  const font = readFileSync(fontfile);
  const glyphs = new Set<number>();
  const table = segments(font);
  for (const { start, end, delta, rangeOffset, rangeOffsetAt } of table)
    for (let code = start; code <= end; code++) {
      const stored = rangeOffset === 0 ? code : font.readUInt16BE(rangeOffsetAt + rangeOffset + 2 * (code - start));
      // Glyph 0 is the box for missing glyphs.
      const hasGlyph = rangeOffset !== 0 && stored === 0 ? false : ((stored + delta) & 0xffff) !== 0;
      if (hasGlyph) glyphs.add(code);
    }
  return glyphs;
};

const segments = (font: Buffer) => {
  const start = subtableAt(font);
  const count = font.readUInt16BE(start + 6) / 2;
  const ends = start + 14;
  const [starts, deltas, offsets] = [ends + 2 + 2 * count, ends + 2 + 4 * count, ends + 2 + 6 * count];
  return Array.from({ length: count }, (_, at) => ({
    start: font.readUInt16BE(starts + 2 * at),
    end: Math.min(font.readUInt16BE(ends + 2 * at), 0xfffe),
    delta: font.readUInt16BE(deltas + 2 * at),
    rangeOffset: font.readUInt16BE(offsets + 2 * at),
    rangeOffsetAt: offsets + 2 * at,
  }));
};

/** The position of the table's first encoding of Unicode in format 4. */
const subtableAt = (font: Buffer): number => {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, nth) => 12 + 16 * nth);
  const entry = tables.find((at) => font.toString("latin1", at, at + 4) === "cmap");
  if (entry === undefined) throw new Error("the font has no cmap table");
  const cmap = font.readUInt32BE(entry + 8);
  const encodings = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, nth) => cmap + 4 + 8 * nth);
  const subtables = encodings.map((at) => cmap + font.readUInt32BE(at + 4));
  const subtable = subtables.find((at) => font.readUInt16BE(at) === 4);
  if (subtable === undefined) throw new Error("the font's cmap table has no encoding of format 4");
  return subtable;
};

export type Uploads = {
  readonly encode: EncodePicture;
  readonly draw: DrawCard;
  readonly storage: Storage;
  readonly maxBytesPerUser: number;
};
