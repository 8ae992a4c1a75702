import { enums } from "../../../generated/contract.ts";
import { findResults } from "../../community/search/find.ts";
import { page as listResponse } from "../../server/http/responses.ts";
import { cursor, pageSize, searchWords, toListing, wordsOf } from "../kit/fields.ts";
import { page } from "../kit/page.ts";
import { allOr } from "../kit/schema.ts";
import { filterOf } from "./filters.ts";

/** The search form, and the results of the API's search with excerpts. */
export const search = page("showSearch", "/search", {
  permission: "public",
  template: "community-pages/search",
  isCacheable: true,
  query: { q: searchWords, type: allOr(enums.SearchType), cursor },
  show: async (context, { query: { q = "", type, cursor } }) => {
    const { baseUrl, texts } = context;
    const words = wordsOf(q);
    const types = filterOf(type) ?? [...enums.SearchType];
    const query = { types, include_past: false, limit: pageSize, ...(cursor !== undefined && { cursor }) };
    const results =
      words === undefined ? { items: [], nextCursor: null } : await findResults(context, { q: words, ...query });
    return {
      head: { description: texts.t("community.search.description"), canonical: `${baseUrl}/search` },
      q,
      type,
      list: toListing(context, listResponse(context, results)),
    };
  },
});
