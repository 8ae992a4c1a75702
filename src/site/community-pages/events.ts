import { enums } from "../../../generated/contract.ts";
import { readerOf } from "../../community/events/policy.ts";
import { eventOrders, listEvents } from "../../community/events/queries.ts";
import { toEventSummary } from "../../community/events/views.ts";
import { allianceFilter, cursor, searchWords } from "../kit/fields.ts";
import { listing, wordsOf } from "../kit/list.ts";
import { page } from "../kit/page.ts";
import { allOr } from "../kit/schema.ts";
import { allianceChoices, citiesIn, eventsOf, filterOf, placeFilter, placeOf, when, withCounts } from "./filters.ts";
import { countEventOptions } from "./queries.ts";

/** The events of all alliances, canceled ones included: upcoming or past, or the nearest to a city first. */
export const events = page("showEvents", "/events", {
  permission: "public",
  template: "community-pages/events",
  isCacheable: true,
  query: { q: searchWords, ...placeFilter, when, kind: allOr(enums.EventKind), alliance: allianceFilter, cursor },
  show: async (context, { query: { cursor, ...entered } }) => {
    const { now, baseUrl, texts, searching } = context;
    const { when, kind } = entered;
    const words = wordsOf(entered.q);
    const place = await placeOf(context, entered);
    const filters = { kind: filterOf(kind), alliance: filterOf(entered.alliance), ...place.filters };
    const { near } = place.filters;
    const { order: byTime, ...period } = eventsOf(when);
    const order = near ? eventOrders.nearest : byTime;
    const scope = { page: "events", when, words, ...filters };
    const reader = await readerOf(context);
    const [alliances, counts, list] = await Promise.all([
      allianceChoices(context),
      searching((db) => countEventOptions(db, { ...period, now })),
      listing(context, { scope, cursor, words, near: near && entered.city, order, view: toEventSummary }, (page, db) =>
        listEvents(db, { q: words, ...filters, ...reader, ...period, ...page, order, now }),
      ),
    ]);
    const kinds = enums.EventKind.map((value) => ({ value, label: texts.t(`community.event_kind.${value}`) }));
    return {
      head: { description: texts.t("community.events.lead"), canonical: `${baseUrl}/events` },
      list,
      filters: { q: "", city: "", alliance: "", ...entered },
      problem: place.problem,
      cities: citiesIn(counts),
      kinds: withCounts(texts, kinds, counts, "kind"),
      alliances: withCounts(texts, alliances, counts, "alliance"),
    };
  },
});
