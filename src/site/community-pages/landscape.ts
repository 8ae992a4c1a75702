import { enums, type Schemas } from "../../../generated/contract.ts";
import { landscapeOrders, listLandscapeEntries } from "../../community/landscape/queries.ts";
import { toLandscapeEntrySummary } from "../../community/landscape/views.ts";
import { listPage } from "../../community/resources/list.ts";
import type { Choice, Listing, Visit } from "../../web/pages/page.ts";
import { template } from "../../web/pages/template.ts";
import { allianceFilter, cursor, searchWords } from "../kit/fields.ts";
import { publicPage } from "../kit/page.ts";
import { allOr } from "../kit/schema.ts";
import { allianceChoices, filterOf, pageOf, toListing, visitorOf, wordsOf } from "./visit.ts";

type LandscapePage = Visit & {
  list: Listing<Schemas["LandscapeEntrySummary"]>;
  filters: { q: string; kind: string; alliance: string };
  alliances: Choice[];
};

const landscapeTemplate = template<LandscapePage>("site/community-pages/landscape");

/** The published landscape entries of all alliances, by name. */
export const landscape = publicPage("showLandscape", "/landscape", {
  permission: "public",
  isCacheable: true,
  query: { q: searchWords, kind: allOr(enums.LandscapeKind), alliance: allianceFilter, cursor },
  show: async (context, { query: { cursor, ...sent } }) => {
    const { baseUrl, render, texts } = context;
    const words = wordsOf(sent.q);
    const filters = { alliance: filterOf(sent.alliance), kind: filterOf(sent.kind) };
    const order = landscapeOrders.name;
    const query = pageOf(cursor, words);
    const list = { scope: { page: "landscape", words, ...filters }, query, order, view: toLandscapeEntrySummary };
    const [visitor, alliances, entries] = await Promise.all([
      visitorOf(context),
      allianceChoices(context),
      listPage(context, list, (page, db) => listLandscapeEntries(db, { q: words, ...filters, order, ...page })),
    ]);
    return render(landscapeTemplate, {
      ...visitor,
      head: { description: texts.t("community.landscape.lead"), canonical: `${baseUrl}/landscape` },
      list: toListing(context, entries),
      filters: { q: "", alliance: "", ...sent },
      alliances,
    });
  },
});
