import { findAllianceLook } from "../../../community/alliances/queries.ts";
import { requireEvent } from "../../../community/events/lookup.ts";
import { noEventAt } from "../../../community/events/rules.ts";
import type { Handler } from "../../../identity/context.ts";
import { encoded } from "../../../server/http/contract.ts";
import { entityTag } from "../../../server/http/etag.ts";
import { eventName } from "../../../web/page-paths.ts";
import { cardOf } from "./card.ts";

const headers = {
  "cache-control": "public, max-age=3600",
  "content-disposition": "inline",
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "cross-origin",
};

export const getEventCard: Handler<"getEventCard"> = async (context, { path }) => {
  const name = eventName(path);
  const { event } = await requireEvent({ ...context, caller: null }, name, noEventAt(name));
  const look = await findAllianceLook(context.db, name.alliance);
  const { site } = context;
  const accent = look?.accentColor ?? site.accent ?? null;
  const picture = await context.uploads.draw(cardOf(event, { name: site.name, accent }));
  return {
    status: 200,
    headers: { ...headers, etag: entityTag(picture), "content-length": String(picture.length) },
    body: { [encoded]: picture },
  };
};
