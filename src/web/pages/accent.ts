import { type Color, inkOn, mixed, readableOn } from "../../foundation/colors.ts";

/** The papers of `style.css`, by day and by night: the usual one, and the raised one, which text has less contrast on. */
const papers = { day: ["#fdfdfc", "#f1f2f5"], night: ["#14161b", "#1f232b"] } as const;

/** How much of the accent there is in the background of what is marked. */
const tinge = 0.1;

/** What `style.css` is told of an accent: the colour, what is written on it, and what is marked with it. */
const accentOn = (color: Color, [paper, raised]: readonly [Color, Color]) => {
  const tint = mixed(paper, color, tinge);
  const accent = readableOn(readableOn(color, raised), tint);
  return { accent, tint, ink: inkOn(accent) };
};

/** Custom properties of CSS for an accent that is readable by day and by night. */
export const accentProperties = (color: Color): Record<string, string> => {
  const day = accentOn(color, papers.day);
  const night = accentOn(color, papers.night);
  return {
    "--accent": `light-dark(${day.accent},${night.accent})`,
    "--tint": `light-dark(${day.tint},${night.tint})`,
    "--on-accent": `light-dark(${day.ink},${night.ink})`,
  };
};

export const rootRule = (properties: Record<string, string>): string =>
  `:root{${Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(";")}}`;
