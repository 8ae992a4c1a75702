/* Colors that users choose, and what is readable on them: contrast as in WCAG 2.2, 1.4.3. */

export type Color = string;

export const white: Color = "#ffffff";
const black: Color = "#000000";

const minContrast = 4.5;

/** Red, green and blue, from 0 to 255. */
export const channelsOf = (color: Color): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

const luminanceOf = (color: Color): number => {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

export const contrastOf = (first: Color, second: Color): number => {
  const [darker = 0, lighter = 0] = [luminanceOf(first), luminanceOf(second)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

/** Black or white: one of them is readable on any color. */
export const inkOn = (background: Color): Color =>
  contrastOf(background, black) > contrastOf(background, white) ? black : white;

/** @param part share of `other`, from 0 to 1 */
export const mix = (color: Color, second: Color, part: number): Color => {
  const others = channelsOf(second);
  const channels = channelsOf(color).map((channel, at) => Math.round(channel + ((others[at] ?? 0) - channel) * part));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
};

/** The color or, if it is not readable as text on this background, the nearest mixture with black or white that is. */
export const readableOn = (color: Color, background: Color): Color => {
  const ink = inkOn(background);
  const steps = Array.from({ length: 21 }, (_, step) => mix(color, ink, step / 20));
  return steps.find((step) => contrastOf(step, background) >= minContrast) ?? ink;
};
