import type { EventRow } from "../../../community/events/queries.ts";
import { type Color, mixed, readableOn, white } from "../../../foundation/colors.ts";
import { type Card, drawableOf } from "../../../foundation/pictures/drawing.ts";
import { eventPath } from "../../../web/page-paths.ts";
import { formatsIn, hueOf } from "../../../web/pages/formats.ts";

/** Those of `style.css` by night, and by day: which of them a group has is the same as on its pages. */
const palette = [
  ["#263a70", "#dbe5ff"],
  ["#17493a", "#d3f1e4"],
  ["#5c3318", "#ffe3d1"],
  ["#522a58", "#f5dcf7"],
  ["#4d4213", "#fdf0b9"],
  ["#164555", "#d5eff7"],
] as const;

/** Parts that cannot be drawn are left out. */
const joined = (parts: readonly (string | null)[], separator: string): string =>
  parts
    .map((part) => drawableOf(part ?? ""))
    .filter((part) => part !== "")
    .join(separator);

/** Of an accent that white is readable on, and a pale one of the same hue. */
const shadesOf = (color: Color): readonly [background: Color, accent: Color] => {
  const background = readableOn(color, white);
  return [background, readableOn(mixed(background, white, 0.8), background)];
};

type Site = { name: string; accent: Color | null };

export const hasDrawableName = ({ name }: EventRow): boolean => drawableOf(name) !== "";

/**
 * What the picture of an event says, in English: programs that show a shared address ask for no language. The time stands for a name
 * that cannot be drawn.
 * @param site with the accent of the event's alliance, if there is one
 */
export const cardOf = (event: EventRow, site: Site): Card => {
  const { name, group, startsAt, timezone, kind, venueName, venueCity } = event;
  const [background, accent] = site.accent ? shadesOf(site.accent) : (palette[hueOf(group.name)] ?? palette[0]);
  const time = formatsIn("en").longTime(startsAt.toISOString(), timezone);
  const title = drawableOf(name);
  return {
    ...(title === "" ? { time: "", title: time } : { time, title }),
    place: joined([venueName, venueCity, kind === "in_person" ? null : "online"], ", "),
    organizer: joined([group.name, site.name], " · "),
    colors: { background, text: white, accent },
  };
};

/** The address of the picture changes with the event and its color: those who keep pictures ask again. */
export const cardPath = (event: EventRow, { accent }: Site): string =>
  `${eventPath(event)}/card.png?v=${event.updatedAt.getTime()}${accent?.replace("#", "-") ?? ""}`;
