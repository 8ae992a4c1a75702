import { type Color, inkOn, mix, readableOn } from "../../foundation/colors.ts";

/** The values of `--paper` and `--raised` in `style.css`. Text has less contrast on `--raised`. */
const backgrounds = { day: ["#fdfdfc", "#f1f2f5"], night: ["#14161b", "#1f232b"] } as const;

/** Portion of the accent in tinted backgrounds. */
const tintPortion = 0.1;

const accentOn = (color: Color, [paper, raised]: readonly [Color, Color]) => {
  const tint = mix(paper, color, tintPortion);
  const accent = readableOn(readableOn(color, raised), tint);
  return { accent, tint, ink: inkOn(accent) };
};

/** CSS custom properties for an accent that is readable in light and dark mode. */
export const accentProperties = (color: Color): Record<string, string> => {
  const day = accentOn(color, backgrounds.day);
  const night = accentOn(color, backgrounds.night);
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
