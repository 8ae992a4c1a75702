import { type Color, inkOn, readableOn } from "../../../foundation/colors.ts";
import { accentProperties, rootRule } from "../../../web/pages/accent.ts";

const colorOf = (value: string | undefined): Color | undefined => value && `#${value.replace("#", "").toLowerCase()}`;

export const colorRule = (given: { accent?: string | undefined; background?: string | undefined }): string => {
  const accent = colorOf(given.accent);
  const background = colorOf(given.background);
  if (background !== undefined) {
    const ink = inkOn(background);
    const shade = (part: number) => `color-mix(in srgb,${ink} ${part}%,${background})`;
    return rootRule({
      "--paper": background,
      "--raised": background,
      "--ink": ink,
      "--quiet": ink,
      "--edge": shade(20),
      "--control": shade(50),
      "--accent": readableOn(accent ?? ink, background),
    });
  }
  return accent === undefined ? "" : rootRule(accentProperties(accent));
};
