import { groupOrders, listGroups } from "../../community/groups/queries.ts";
import { toGroupSummary } from "../../community/groups/views.ts";
import { allianceFilter, cursor, searchWords } from "../kit/fields.ts";
import { listing, wordsOf } from "../kit/list.ts";
import { page } from "../kit/page.ts";
import { allianceChoices, citiesIn, filterOf, placeFilter, placeOf, withCounts } from "./filters.ts";
import { countGroupOptions } from "./queries.ts";

/** The active groups of all alliances: largest first, or nearest to a city first. */
export const groups = page("showGroups", "/groups", {
  permission: "public",
  template: "community-pages/groups",
  isCacheable: true,
  query: { q: searchWords, ...placeFilter, alliance: allianceFilter, cursor },
  show: async (context, { query: { cursor, ...entered } }) => {
    const { now, baseUrl, texts, searching } = context;
    const words = wordsOf(entered.q);
    const { filters, problem } = await placeOf(context, entered);
    const alliance = filterOf(entered.alliance)?.[0];
    const order = filters.near ? groupOrders.nearest : groupOrders.most_members;
    const scope = { page: "groups", words, alliance, ...filters };
    const [alliances, counts, list] = await Promise.all([
      allianceChoices(context),
      searching(countGroupOptions),
      listing(
        context,
        { scope, cursor, words, near: filters.near && entered.city, order, view: toGroupSummary },
        (page, db) => listGroups(db, { q: words, alliance, ...filters, order, now, ...page }),
      ),
    ]);
    return {
      head: { description: texts.t("community.groups.lead"), canonical: `${baseUrl}/groups` },
      list,
      filters: { q: "", city: "", alliance: "", ...entered },
      problem,
      cities: citiesIn(counts),
      alliances: withCounts(texts, alliances, counts, "alliance"),
    };
  },
});
