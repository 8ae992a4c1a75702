/* Colors that users choose, and what is readable on them: contrast as in WCAG 2.2, 1.4.3. */

export type Color = string;

export const white: Color = "#ffffff";
const black: Color = "#000000";

const minContrast = 4.5;

/** Red, green and blue, from 0 to 255. */
export const channelsOf = (color: Color): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

const luminanceOf = (color: Color): number => {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

export const contrastOf = (first: Color, second: Color): number => {
  const [darker = 0, lighter = 0] = [luminanceOf(first), luminanceOf(second)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

/** Returns black or white, whichever has the higher contrast. One of them is readable on any color. */
export const inkOn = (background: Color): Color =>
  contrastOf(background, black) > contrastOf(background, white) ? black : white;

/** @param share of `second` in the mixture, from 0 to 1 */
export const mix = (color: Color, second: Color, share: number): Color => {
  const others = channelsOf(second);
  const channels = channelsOf(color).map((channel, i) => Math.round(channel + ((others[i] ?? 0) - channel) * share));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
};

/** The color or, if it is not readable as text on this background, the nearest mixture with black or white that is. */
export const readableOn = (color: Color, background: Color): Color => {
  const ink = inkOn(background);
  const steps = Array.from({ length: 21 }, (_, step) => mix(color, ink, step / 20));
  return steps.find((step) => contrastOf(step, background) >= minContrast) ?? ink;
};
