import { readerOf } from "../../community/events/policy.ts";
import { eventOrders, listEvents } from "../../community/events/queries.ts";
import { toEventSummary } from "../../community/events/views.ts";
import { previewSize } from "../kit/fields.ts";
import { page } from "../kit/page.ts";

/** The home page: introduces the service, and shows the next events of all alliances. */
export const home = page("showHome", "/", {
  permission: "public",
  template: "community-pages/home",
  isCacheable: true,
  show: async (context) => {
    const { db, now, baseUrl, site, texts } = context;
    const firstPage = { now, limit: previewSize, position: undefined, order: eventOrders.soonest };
    const events = await listEvents(db, { ...firstPage, ...(await readerOf(context)) });
    const description = site.tagline ?? texts.t("community.home.description", { site: site.name });
    return {
      head: { description, canonical: `${baseUrl}/` },
      events: events.map((row) => toEventSummary(row, baseUrl)),
    };
  },
});
