import { createRequire } from "node:module";
import { LRUCache } from "lru-cache";
import type { OverlayOptions } from "sharp";
import { glyphsOf } from "./glyphs.ts";
import type { createPlaces } from "./places.ts";
import { loadSharp } from "./sharp.ts";

/** What a picture says, for places where an address is shared. */
export type Card = {
  /** When it is. */
  time: string;
  title: string;
  /** Where it is. */
  place: string;
  /** Whose it is. */
  organizer: string;
  colors: { background: string; text: string; accent: string };
};

/** @returns a PNG. @throws Unavailable when too many wait */
export type DrawCard = (card: Card) => Promise<Buffer>;

/** As Open Graph recommends. */
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

/**
 * Returns the part of the text that the font can draw: without emoji and symbols that it lacks, and nothing if it lacks a letter or a digit.
 * The machine may have no other fonts.
 */
export const drawableOf = (text: string): string => {
  const characters = [...text.normalize("NFC").replaceAll(emoji, " ")];
  if (characters.some((character) => letter.test(character) && !hasGlyph(character))) return "";
  const drawn = characters.map((character) => (hasGlyph(character) ? character : " "));
  return drawn.join("").replaceAll(/\s+/g, " ").trim();
};

/** Pictures that were drawn: about 30 kB each. */
const mostKept = 100;

/** Cards are drawn in the turns in which pictures are decoded, each once. */
export const createDrawing = (places: ReturnType<typeof createPlaces>): DrawCard => {
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: mostKept });
  return (card) => {
    const key = JSON.stringify(card);
    const picture = drawn.get(key) ?? places(() => draw(card));
    drawn.set(key, picture);
    picture.catch(() => drawn.delete(key));
    return picture;
  };
};

const draw = async ({ time, title, place, organizer, colors }: Card): Promise<Buffer> => {
  const sharp = await loadSharp();
  const texts = [
    { text: shortened(time, 56), size: 34, color: colors.accent, top: 84, height: 60 },
    { text: shortened(title, 110), size: sizeOf(title), color: colors.text, top: 160, height: 290 },
    { text: shortened(place, 60), size: 32, color: colors.text, top: 480, height: 50 },
    { text: shortened(organizer, 60), size: 32, color: colors.accent, top: 540, height: 50 },
  ].filter(({ text }) => text.trim() !== "");
  const drawn = await Promise.all(
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
  const strip = { create: { width: cardSize.width, height: 16, channels: 3 as const, background: colors.accent } };
  return sharp({ create: { ...cardSize, channels: 3, background: colors.background } })
    .composite([{ input: strip, left: 0, top: 0 }, ...drawn])
    .png({ palette: true })
    .toBuffer();
};

/** Points in which a title takes three lines at most. */
const sizeOf = (title: string): number => (title.length <= 40 ? 84 : title.length <= 70 ? 66 : 50);

const shortened = (text: string, length: number): string =>
  [...text].length <= length ? text : `${[...text].slice(0, length - 1).join("")}…`;

/** For the markup of Pango. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, " ")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
