import type { Schemas } from "../../../generated/contract.ts";
import { eventOrders, listEvents } from "../../community/events/queries.ts";
import { toEventSummary } from "../../community/events/views.ts";
import type { Visit } from "../../web/pages/page.ts";
import { template } from "../../web/pages/template.ts";
import { publicPage } from "../kit/page.ts";
import { few, visitorOf } from "./visit.ts";

const homeTemplate = template<Visit & { events: Schemas["EventSummary"][] }>("site/community-pages/home");

/** The home page: introduces the service, and shows the next events of all alliances. */
export const home = publicPage("showHome", "/", {
  permission: "public",
  isCacheable: true,
  show: async (context) => {
    const { db, now, baseUrl, render, site, texts } = context;
    const [visitor, events] = await Promise.all([
      visitorOf(context),
      listEvents(db, { now, limit: few, position: undefined, order: eventOrders.soonest }),
    ]);
    const description = site.tagline ?? texts.t("community.home.description", { site: site.name });
    return render(homeTemplate, {
      ...visitor,
      head: { description, canonical: `${baseUrl}/` },
      events: events.map((row) => toEventSummary(row, baseUrl)),
    });
  },
});
