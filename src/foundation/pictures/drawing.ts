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

/** Draws a card as a PNG. @throws Unavailable when too many calls wait */
type DrawCard = (card: Card, read: (picture: string) => Promise<Buffer | undefined>) => Promise<Buffer>;

export const cardSize = { width: 1200, height: 630 };
const margin = 72;
const width = cardSize.width - 2 * margin;

const font = "PT Sans Bold";
const fontfile = createRequire(import.meta.url).resolve("@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf");

/** The characters of the font, except those for private use. A test compares them with the font. */
const glyph =
  /[\u0301 -~\u00a0-\u0109\u010c-\u0113\u0116-\u011f\u0122-\u0127\u012a\u012b\u012e-\u0131\u0134-\u0137\u0139-\u013e\u0141-\u0148\u014c\u014d\u0150-\u0165\u016a-\u0173\u0178-\u017f\u0192\u01f4\u01f5\u0218-\u021b\u0237\u02bc\u02c6\u02c7\u02d8-\u02dd\u0394\u03a9\u03bc\u03c0\u0401-\u040c\u040e-\u044f\u0451-\u045c\u045e\u045f\u0462\u0463\u0472-\u0475\u048a-\u04c0\u04c3-\u04f9\u04fc\u04fd\u0510-\u0513\u051c\u051d\u0524-\u0527\u1e30\u1e31\u1e3e\u1e3f\u1e54\u1e55\u1e9e\u2011\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u2044\u2081-\u2084\u20ac\u20b4\u20b6\u20b7\u20b9-\u20cf\u2113\u2116\u2122\u2126\u212e\u2202\u2206\u220f\u2211\u2212\u2215\u221a\u221e\u222b\u2248\u2260\u2264\u2265\u25ca\u2c67\u2c68\ufb01\ufb02]/u;

const hasGlyph = (character: string): boolean => glyph.test(character);

const emoji = /(?![©®™])[\p{Extended_Pictographic}\p{EMod}\p{RI}\p{VS}\p{Cf}\p{Me}]/gu;
const letter = /[\p{L}\p{M}\p{N}]/u;

/** Removes emoji and symbols that the font lacks. Returns "" if the font lacks a letter or digit: the machine may have no other font. */
export const drawableOf = (text: string): string => {
  const characters = [...text.normalize("NFC").replaceAll(emoji, " ")];
  if (characters.some((character) => letter.test(character) && !hasGlyph(character))) return "";
  const drawings = characters.map((character) => (hasGlyph(character) ? character : " "));
  return drawings.join("").replaceAll(/\s+/g, " ").trim();
};

/** In cards without a picture, about 30 kB each. A card with a picture counts as `pictureWeight` cards. */
const cacheCapacity = 100;
const pictureWeight = 10;

export const createCardDrawer = (limiter: Limiter): DrawCard => {
  const drawings = new LRUCache<string, Promise<Buffer>>({ maxSize: cacheCapacity });
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
    { text: shorten(title, 110), size: titleSizeOf(title), color: colors.text, top: titleTop, height: titleHeight },
    { text: shorten(place, 60), size: 32, color: colors.text, top: placeTop, height: 50 },
    { text: shorten(organizer, 60), size: 32, color: colors.accent, top: placeTop + 54, height: 50 },
  ].filter(({ text }) => text.trim() !== "");
  const drawings = await Promise.all(
    texts.map(async ({ text, size, color, top, height }): Promise<OverlayOptions> => {
      const markup = `<span foreground="${color}">${escapeMarkup(text)}</span>`;
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

/** The opacity rises from 0 to 0.92 between these rows of pixels. */
const veil = { from: 140, to: 316, opacity: 0.92 };

/** One column of pixels that covers the lower part of a picture, so that text on it is readable. */
const veilOf = (color: Color): Buffer => {
  const channels = channelsOf(color);
  return Buffer.from(
    Array.from({ length: cardSize.height }, (_, row) => {
      const fraction = Math.min(Math.max((row - veil.from) / (veil.to - veil.from), 0), 1);
      return [...channels, Math.round(255 * veil.opacity * fraction)];
    }).flat(),
  );
};

/** The font size in points at which a title takes at most three lines. */
const titleSizeOf = (title: string): number => (title.length <= 40 ? 84 : title.length <= 70 ? 66 : 50);

const shorten = (text: string, length: number): string =>
  [...text].length <= length ? text : `${[...text].slice(0, length - 1).join("")}…`;

const escapeMarkup = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, " ")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");

export type Uploads = {
  readonly encode: EncodePicture;
  readonly draw: DrawCard;
  readonly storage: Storage;
  readonly maxBytesPerUser: number;
};
