import { type Color, inkOn, mix, readableOn } from "../../foundation/colors.ts";

/** Backgrounds of `style.css` by day and night. Text has less contrast on the second of each. */
const papers = { day: ["#fdfdfc", "#f1f2f5"], night: ["#14161b", "#1f232b"] } as const;

/** Share of the accent in tinted backgrounds. */
const tinge = 0.1;

const accentOn = (color: Color, [paper, raised]: readonly [Color, Color]) => {
  const tint = mix(paper, color, tinge);
  const accent = readableOn(readableOn(color, raised), tint);
  return { accent, tint, ink: inkOn(accent) };
};

/** CSS custom properties for an accent that is readable by day and night. */
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
