import { enums } from "../../../generated/contract.ts";
import { landscapeOrders, listLandscapeEntries } from "../../community/landscape/queries.ts";
import { toLandscapeEntrySummary } from "../../community/landscape/views.ts";
import { allianceFilter, cursor, searchWords } from "../kit/fields.ts";
import { listing, wordsOf } from "../kit/list.ts";
import { page } from "../kit/page.ts";
import { allOr } from "../kit/schema.ts";
import { allianceChoices, filterOf } from "./filters.ts";

/** The published landscape entries of all alliances, by name. */
export const landscape = page("showLandscape", "/landscape", {
  permission: "public",
  template: "community-pages/landscape",
  isCacheable: true,
  query: { q: searchWords, kind: allOr(enums.LandscapeKind), alliance: allianceFilter, cursor },
  show: async (context, { query: { cursor, ...entered } }) => {
    const { baseUrl, texts } = context;
    const words = wordsOf(entered.q);
    const filters = { alliance: filterOf(entered.alliance), kind: filterOf(entered.kind) };
    const order = landscapeOrders.name;
    const [alliances, list] = await Promise.all([
      allianceChoices(context),
      listing(
        context,
        { scope: { page: "landscape", words, ...filters }, cursor, words, order, view: toLandscapeEntrySummary },
        (page, db) => listLandscapeEntries(db, { q: words, ...filters, order, ...page }),
      ),
    ]);
    return {
      head: { description: texts.t("community.landscape.lead"), canonical: `${baseUrl}/landscape` },
      list,
      filters: { q: "", alliance: "", ...entered },
      alliances,
    };
  },
});
