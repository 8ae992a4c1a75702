import { allianceOrders, type BriefAllianceRow, listAlliances } from "../../community/alliances/queries.ts";
import { toAllianceSummary } from "../../community/alliances/views.ts";
import { cursor, searchWords } from "../kit/fields.ts";
import { listing, wordsOf } from "../kit/list.ts";
import { page } from "../kit/page.ts";

const view = (row: BriefAllianceRow, baseUrl: string) => ({
  ...toAllianceSummary(row, baseUrl),
  accent_color: row.accentColor,
});

/** The alliances by name. */
export const alliances = page("showAlliances", "/alliances", {
  permission: "public",
  template: "community-pages/alliances",
  isCacheable: true,
  query: { q: searchWords, cursor },
  show: async (context, { query: { q = "", cursor } }) => {
    const { now, baseUrl, texts } = context;
    const words = wordsOf(q);
    const order = allianceOrders.name;
    return {
      head: { description: texts.t("community.alliances.description"), canonical: `${baseUrl}/alliances` },
      list: await listing(context, { scope: { page: "alliances", words }, cursor, words, order, view }, (page, db) =>
        listAlliances(db, { q: words, order, now, ...page }),
      ),
      q,
    };
  },
});
