import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { findAllianceBranding } from "../../../community/alliances/queries.ts";
import { eventPolicy, requireEvent } from "../../../community/events/policy.ts";
import type { EventRow } from "../../../community/events/queries.ts";
import { type Color, mix, readableOn, white } from "../../../foundation/colors.ts";
import { requireFound } from "../../../foundation/errors.ts";
import { type Card, drawableOf } from "../../../foundation/pictures/drawing.ts";
import { pictureFile, uploadOfPicture } from "../../../foundation/pictures/pictures.ts";
import { encoded } from "../../../server/http/contract.ts";
import { entityTag } from "../../../server/http/responses.ts";
import { eventName, eventPath } from "../../../web/page-paths.ts";
import type { Site } from "../../../web/pages/document.ts";
import { formatsIn, hueOf } from "../../../web/pages/formats.ts";
import { page } from "../../kit/page.ts";
import { optional, text } from "../../kit/schema.ts";

/** The dark colors of `style.css`, so that a group's card matches its pages. */
const palette = [
  ["#263a70", "#dbe5ff"],
  ["#17493a", "#d3f1e4"],
  ["#5c3318", "#ffe3d1"],
  ["#522a58", "#f5dcf7"],
  ["#4d4213", "#fdf0b9"],
  ["#164555", "#d5eff7"],
] as const;

/** Joins the parts that the font of the card can draw. */
const joinDrawable = (parts: readonly (string | null)[], separator: string): string =>
  parts
    .map((part) => drawableOf(part ?? ""))
    .filter((part) => part !== "")
    .join(separator);

/** A background on which white text is readable, and a pale accent of the same hue. */
const shadesOf = (color: Color): readonly [background: Color, accent: Color] => {
  const background = readableOn(color, white);
  return [background, readableOn(mix(background, white, 0.8), background)];
};

type Alliance = { name: string; accentColor: Color | null };

export const hasDrawableName = ({ name }: EventRow): boolean => drawableOf(name) !== "";

/** The card of an event, in English, as link previews request no language. The time replaces a name that cannot be drawn. */
export const cardOf = (event: EventRow, alliance: Alliance, site: Pick<Site, "accent">): Card => {
  const { name, group, startsAt, timezone, kind, venueName, venueCity } = event;
  const color = alliance.accentColor ?? site.accent;
  const [background, accent] = color ? shadesOf(color) : (palette[hueOf(group.name)] ?? palette[0]);
  const time = formatsIn("en").longTime(startsAt.toISOString(), timezone);
  const title = drawableOf(name);
  return {
    ...(title === "" ? { time: "", title: time } : { time, title }),
    place: joinDrawable([venueName, venueCity, kind === "in_person" ? null : "online"], ", "),
    organizer: joinDrawable([group.name, alliance.name], " · "),
    picture: uploadOfPicture(event.bannerUrl) ?? null,
    colors: { background, text: white, accent },
  };
};

/** Increment when the cards' layout changes. */
const layoutVersion = 2;

/** The URL changes with the card's content, so that external caches fetch the new card. */
export const cardPath = (event: EventRow, card: Card): string => {
  const hash = createHash("sha256")
    .update(JSON.stringify([layoutVersion, card]))
    .digest("base64url");
  return `${eventPath(event)}/card.png?v=${hash.slice(0, 12)}`;
};

const headers = {
  "cache-control": "public, max-age=3600",
  "content-disposition": "inline",
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "cross-origin",
};

/** The picture of a published event for link previews. */
export const eventCard = page("getEventCard", "/events/{alliance}/{group_slug}/{event_slug}/card.png", {
  permission: "public",
  credentials: "ignored",
  isCacheable: true,
  produces: ["image/png"],
  // Changes with the content of the card: see `cardPath`.
  query: { v: optional(text({ maxLength: 20 })) },
  show: async (context, { path }) => {
    const name = eventName(path);
    const { event } = await requireEvent({ ...context, caller: null }, name);
    const alliance = requireFound(
      await findAllianceBranding(context.db, { slug: name.alliance }),
      eventPolicy.missing(name),
    );
    const { site, uploads } = context;
    const picture = await uploads.draw(cardOf(event, alliance, site), async (upload) => {
      const file = await uploads.storage.get(pictureFile(upload, 1600));
      return file && buffer(file.content);
    });
    return {
      status: 200,
      headers: { ...headers, etag: entityTag(picture), "content-length": String(picture.length) },
      body: { [encoded]: picture },
    };
  },
});
