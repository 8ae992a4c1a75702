import { hueOf } from "../../../web/pages/formats.ts";
import type { Random } from "../random.ts";

/* Landscapes of plain shapes: a sky, a sun, and three layers of hills, peaks or houses before it. */

type Color = readonly [red: number, green: number, blue: number];
/** The upper edge of a layer: how far down it is at a place from the left, both from 0 to 1. */
type Edge = (x: number) => number;
type Scene = { sky: readonly [top: Color, bottom: Color]; sun: Color; layers: readonly [Color, Color, Color] };

export type Painting = { width: number; height: number; pixels: Buffer };

/** Enough for the widest on most screens, and painted in no time. */
const size = { width: 768, height: 384 };

/** In the hues that groups have on pages. */
const scenes: readonly [Scene, ...Scene[]] = [
  scene("#7ea2f5", "#dbe5ff", "#fff6d8", "#5c7fd6", "#3a58a8", "#263a70"),
  scene("#8fd0b4", "#e6f7ec", "#fff3c4", "#5aa583", "#2f7459", "#17493a"),
  scene("#f2a36b", "#ffe3d1", "#fff8e6", "#cf7741", "#94501f", "#5c3318"),
  scene("#c58bcb", "#f9e4f5", "#fff0dc", "#9a5fa3", "#73407b", "#522a58"),
  scene("#e8c65a", "#fdf3cf", "#ffffff", "#b8962f", "#806819", "#4d4213"),
  scene("#7cc0d8", "#e0f4fa", "#fff4d6", "#4b97b3", "#276a83", "#164555"),
];

function scene(top: string, bottom: string, sun: string, far: string, middle: string, near: string): Scene {
  return {
    sky: [colorOf(top), colorOf(bottom)],
    sun: colorOf(sun),
    layers: [colorOf(far), colorOf(middle), colorOf(near)],
  };
}

function colorOf(hex: string): Color {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const hills = (random: Random, base: number): Edge => {
  const [waves, from] = [1 + 2 * random.fraction(), random.fraction()];
  return (x) =>
    base - 0.07 * Math.sin(2 * Math.PI * (waves * x + from)) - 0.03 * Math.sin(2 * Math.PI * (3 * waves * x - from));
};

const peaks = (random: Random, base: number): Edge => {
  const heights = Array.from({ length: 9 }, (_, at) => (at % 2) * (0.1 + 0.2 * random.fraction()));
  return (x) => {
    const at = Math.floor(8 * x);
    const [left = 0, right = 0] = heights.slice(at);
    return base - left - (right - left) * (8 * x - at);
  };
};

const houses = (random: Random, base: number): Edge => {
  const heights = Array.from({ length: 24 }, () => 0.24 * random.fraction());
  return (x) => base - (heights[Math.floor(24 * x)] ?? 0);
};

const shapes = [hills, peaks, houses] as const;

/** The landscape of a name, in its hue. */
export const paintLandscape = (random: Random, name: string): Painting => {
  const { sky, sun, layers } = scenes[hueOf(name)] ?? scenes[0];
  const shape = random.pick(shapes);
  const edges = layers.map((_, depth) => shape(random, 0.55 + 0.17 * depth));
  const center = { x: (0.2 + 0.6 * random.fraction()) * size.width, y: (0.2 + 0.15 * random.fraction()) * size.height };
  const radius = (0.08 + 0.08 * random.fraction()) * size.height;
  const skyColors = Array.from({ length: size.height }, (_, y) => mix(...sky, y / size.height));
  return paint(size, (x) => {
    const tops = edges.map((edge) => edge(x / size.width) * size.height);
    return (y) => {
      // Most of a picture is of one layer, before which is none.
      const nearest = tops.findLastIndex((top) => y > top - 0.5);
      const layer = layers[nearest];
      if (layer && y >= (tops[nearest] ?? 0) + 0.5) return layer;
      const background = blend(skyColors[y] ?? sky[1], sun, radius - Math.hypot(x - center.x, y - center.y));
      return layers.reduce((color, layer, depth) => blend(color, layer, y - (tops[depth] ?? 0)), background);
    };
  });
};

/** Three discs in the hue of a name, each within the one before and touching its edge somewhere. */
export const paintLogo = (random: Random, name: string): Painting => {
  const { sky, layers } = scenes[hueOf(name)] ?? scenes[0];
  const side = 256;
  const angle = 2 * Math.PI * random.fraction();
  const discs = layers.map((color, nth) => {
    const away = 0.14 * nth * side;
    const center = { x: side / 2 + away * Math.cos(angle), y: side / 2 + away * Math.sin(angle) };
    return { color, center, radius: side * (0.44 - 0.14 * nth) };
  });
  return paint(
    { width: side, height: side },
    (x) => (y) =>
      discs.reduce(
        (under, { color, center, radius }) => blend(under, color, radius - Math.hypot(x - center.x, y - center.y)),
        sky[1],
      ),
  );
};

/** @param columnAt gives the colours of a column */
const paint = (
  { width, height }: { width: number; height: number },
  columnAt: (x: number) => (y: number) => Color,
): Painting => {
  const pixels = Buffer.alloc(width * height * 3);
  for (let x = 0; x < width; x++) {
    const colorAt = columnAt(x);
    for (let y = 0; y < height; y++) {
      const [red, green, blue] = colorAt(y);
      const at = (y * width + x) * 3;
      pixels[at] = red;
      pixels[at + 1] = green;
      pixels[at + 2] = blue;
    }
  }
  return { width, height, pixels };
};

/** The color of a shape that begins this many pixels before; half of it on its edge. */
const blend = (color: Color, shape: Color, inside: number): Color =>
  inside <= -0.5 ? color : inside >= 0.5 ? shape : mix(color, shape, inside + 0.5);

const mix = (from: Color, to: Color, share: number): Color => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];
