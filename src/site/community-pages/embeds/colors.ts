import { type Color, inkOn, readableOn } from "../../../web/pages/colors.ts";

/** The paper of `style.css`, by day and by night, in its darkest and lightest parts. */
const papers = { day: "#f1f2f5", night: "#1f232b" } as const;

const colorOf = (value: string | undefined): Color | undefined => value && `#${value.replace("#", "").toLowerCase()}`;

const rule = (properties: Record<string, string>): string =>
  `:root{${Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(";")}}`;

/** What `style.css` is told of the other site's colours; empty when it has named none. */
export const colorRule = (given: { accent?: string | undefined; background?: string | undefined }): string => {
  const accent = colorOf(given.accent);
  const background = colorOf(given.background);
  if (background !== undefined) {
    const ink = inkOn(background);
    const shade = (part: number) => `color-mix(in srgb,${ink} ${part}%,${background})`;
    return rule({
      "--paper": background,
      "--raised": background,
      "--ink": ink,
      "--quiet": ink,
      "--edge": shade(20),
      "--control": shade(50),
      "--accent": readableOn(accent ?? ink, background),
    });
  }
  if (accent === undefined) return "";
  return rule({ "--accent": `light-dark(${readableOn(accent, papers.day)},${readableOn(accent, papers.night)})` });
};
