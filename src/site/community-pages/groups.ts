import type { Schemas } from "../../../generated/contract.ts";
import { groupOrders, listGroups } from "../../community/groups/queries.ts";
import { toGroupSummary } from "../../community/groups/views.ts";
import { listPage } from "../../community/resources/list.ts";
import type { Listing } from "../../web/pages/page.ts";
import { template } from "../../web/pages/template.ts";
import { allianceFilter, cursor, searchWords } from "../kit/fields.ts";
import { publicPage } from "../kit/page.ts";
import { type ByPlace, citiesIn, type PlaceFilters, placeFilter, placeOf, withCounts } from "./place-filter.ts";
import { countGroupOptions } from "./queries.ts";
import { allianceChoices, filterOf, pageOf, toListing, visitorOf, wordsOf } from "./visit.ts";

type GroupsPage = ByPlace & { list: Listing<Schemas["GroupSummary"]>; filters: PlaceFilters };

const groupsTemplate = template<GroupsPage>("site/community-pages/groups");

/** The active groups of all alliances: those with the most members first, or the nearest to a city. */
export const groups = publicPage("showGroups", "/groups", {
  permission: "public",
  isCacheable: true,
  query: { q: searchWords, ...placeFilter, alliance: allianceFilter, cursor },
  show: async (context, { query: { cursor, ...sent } }) => {
    const { now, baseUrl, render, texts, searching } = context;
    const words = wordsOf(sent.q);
    const { filters, problem } = await placeOf(context, sent);
    const alliance = filterOf(sent.alliance)?.[0];
    const order = filters.near ? groupOrders.nearest : groupOrders.most_members;
    const query = pageOf(cursor, words, filters.near && sent.city);
    const scope = { page: "groups", words, alliance, ...filters };
    const [visitor, alliances, counts, groups] = await Promise.all([
      visitorOf(context),
      allianceChoices(context),
      searching(countGroupOptions),
      listPage(context, { scope, query, order, view: toGroupSummary }, (page, db) =>
        listGroups(db, { q: words, alliance, ...filters, order, now, ...page }),
      ),
    ]);
    const head = { description: texts.t("community.groups.lead"), canonical: `${baseUrl}/groups` };
    return render(groupsTemplate, {
      ...visitor,
      head,
      list: toListing(context, groups),
      filters: { q: "", city: "", alliance: "", ...sent },
      problem,
      cities: citiesIn(counts),
      alliances: withCounts(texts, alliances, counts, "alliance"),
    });
  },
});
