import type { Schemas } from "../../../generated/contract.ts";
import { allianceOrders, type BriefAllianceRow, listAlliances } from "../../community/alliances/queries.ts";
import { toAllianceSummary } from "../../community/alliances/views.ts";
import { listPage } from "../../community/resources/list.ts";
import type { Listing, Visit } from "../../web/pages/page.ts";
import { template } from "../../web/pages/template.ts";
import { cursor, searchWords } from "../kit/fields.ts";
import { publicPage } from "../kit/page.ts";
import { pageOf, toListing, visitorOf, wordsOf } from "./visit.ts";

type ListedAlliance = Schemas["AllianceSummary"] & Pick<Schemas["Alliance"], "accent_color">;

type AlliancesPage = Visit & { list: Listing<ListedAlliance>; q: string };

const alliancesTemplate = template<AlliancesPage>("site/community-pages/alliances");

const toListedAlliance = (row: BriefAllianceRow, baseUrl: string): ListedAlliance => ({
  ...toAllianceSummary(row, baseUrl),
  accent_color: row.accentColor,
});

/** The alliances by name. */
export const alliances = publicPage("showAlliances", "/alliances", {
  permission: "public",
  isCacheable: true,
  query: { q: searchWords, cursor },
  show: async (context, { query: { q = "", cursor } }) => {
    const { now, baseUrl, render, texts } = context;
    const words = wordsOf(q);
    const order = allianceOrders.name;
    const query = pageOf(cursor, words);
    const [visitor, list] = await Promise.all([
      visitorOf(context),
      listPage(context, { scope: { page: "alliances", words }, query, order, view: toListedAlliance }, (page, db) =>
        listAlliances(db, { q: words, order, now, ...page }),
      ),
    ]);
    const head = { description: texts.t("community.alliances.description"), canonical: `${baseUrl}/alliances` };
    return render(alliancesTemplate, { ...visitor, head, list: toListing(context, list), q });
  },
});
