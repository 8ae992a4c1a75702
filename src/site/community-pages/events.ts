import { enums, type Schemas } from "../../../generated/contract.ts";
import { eventOrders, listEvents } from "../../community/events/queries.ts";
import { toEventSummary } from "../../community/events/views.ts";
import { listPage } from "../../community/resources/list.ts";
import type { Choice, Listing } from "../../web/pages/page.ts";
import { template } from "../../web/pages/template.ts";
import { allianceFilter, cursor, searchWords } from "../kit/fields.ts";
import { publicPage } from "../kit/page.ts";
import { allOr } from "../kit/schema.ts";
import { type ByPlace, citiesIn, type PlaceFilters, placeFilter, placeOf, withCounts } from "./place-filter.ts";
import { countEventOptions } from "./queries.ts";
import {
  allianceChoices,
  eventsOf,
  filterOf,
  pageOf,
  toListing,
  visitorOf,
  type When,
  when,
  wordsOf,
} from "./visit.ts";

type EventsPage = ByPlace & {
  list: Listing<Schemas["EventSummary"]>;
  filters: PlaceFilters & { when: When; kind: string };
  kinds: Choice[];
};

const eventsTemplate = template<EventsPage>("site/community-pages/events");

/** The events of all alliances, canceled ones included: upcoming or past, or the nearest to a city first. */
export const events = publicPage("showEvents", "/events", {
  permission: "public",
  isCacheable: true,
  query: { q: searchWords, ...placeFilter, when, kind: allOr(enums.EventKind), alliance: allianceFilter, cursor },
  show: async (context, { query: { cursor, ...sent } }) => {
    const { now, baseUrl, render, texts, searching } = context;
    const { when, kind } = sent;
    const words = wordsOf(sent.q);
    const place = await placeOf(context, sent);
    const filters = { kind: filterOf(kind), alliance: filterOf(sent.alliance), ...place.filters };
    const { near } = place.filters;
    const query = pageOf(cursor, words, near && sent.city);
    const { order: byTime, ...period } = eventsOf(when);
    const order = near ? eventOrders.nearest : byTime;
    const list = { scope: { page: "events", when, words, ...filters }, query, order, view: toEventSummary };
    const [visitor, alliances, counts, events] = await Promise.all([
      visitorOf(context),
      allianceChoices(context),
      searching((db) => countEventOptions(db, { ...period, now })),
      listPage(context, list, (page, db) => listEvents(db, { q: words, ...filters, ...period, ...page, order, now })),
    ]);
    const head = { description: texts.t("community.events.lead"), canonical: `${baseUrl}/events` };
    const kinds = enums.EventKind.map((value) => ({ value, label: texts.t(`community.event_kind.${value}`) }));
    return render(eventsTemplate, {
      ...visitor,
      head,
      list: toListing(context, events),
      filters: { q: "", city: "", alliance: "", ...sent },
      problem: place.problem,
      cities: citiesIn(counts),
      kinds: withCounts(texts, kinds, counts, "kind"),
      alliances: withCounts(texts, alliances, counts, "alliance"),
    });
  },
});
