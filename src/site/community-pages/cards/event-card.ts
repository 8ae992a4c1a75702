import { buffer } from "node:stream/consumers";
import { findAllianceLook } from "../../../community/alliances/queries.ts";
import { requireEvent } from "../../../community/events/lookup.ts";
import { noEventAt } from "../../../community/events/rules.ts";
import { requireFound } from "../../../foundation/errors.ts";
import { pictureFile } from "../../../foundation/pictures/pictures.ts";
import { encoded } from "../../../server/http/contract.ts";
import { entityTag } from "../../../server/http/etag.ts";
import { eventName } from "../../../web/page-paths.ts";
import { publicPage } from "../../kit/page.ts";
import { optional, text } from "../../kit/schema.ts";
import { cardOf } from "./card.ts";

const headers = {
  "cache-control": "public, max-age=3600",
  "content-disposition": "inline",
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "cross-origin",
};

/** The picture that link previews show of a published event. */
export const eventCard = publicPage("getEventCard", "/events/{alliance}/{group_slug}/{event_slug}/card.png", {
  permission: "public",
  credentials: "ignored",
  isCacheable: true,
  produces: ["image/png"],
  // Changes with the content of the card: see `cardPath`.
  query: { v: optional(text({ maxLength: 20 })) },
  show: async (context, { path }) => {
    const name = eventName(path);
    const { event } = await requireEvent({ ...context, caller: null }, name);
    const alliance = requireFound(await findAllianceLook(context.db, name.alliance), noEventAt(name));
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
