import { enums, type Schemas } from "../../../generated/contract.ts";
import { findResults } from "../../community/search/find.ts";
import { page } from "../../server/http/responses.ts";
import type { Listing, Visit } from "../../web/pages/page.ts";
import { template } from "../../web/pages/template.ts";
import { cursor, searchWords } from "../kit/fields.ts";
import { publicPage } from "../kit/page.ts";
import { allOr } from "../kit/schema.ts";
import { filterOf, pageOf, toListing, visitorOf, wordsOf } from "./visit.ts";

type SearchPage = Visit & { q: string; type: string; list: Listing<Schemas["SearchResult"]> };

const searchTemplate = template<SearchPage>("site/community-pages/search");

/** What the API's search finds, with excerpts; only the form without search words. */
export const search = publicPage("showSearch", "/search", {
  permission: "public",
  isCacheable: true,
  query: { q: searchWords, type: allOr(enums.SearchType), cursor },
  show: async (context, { query: { q = "", type, cursor } }) => {
    const { baseUrl, render, texts } = context;
    const words = wordsOf(q);
    const types = filterOf(type) ?? [...enums.SearchType];
    const [visitor, results] = await Promise.all([
      visitorOf(context),
      words === undefined
        ? { items: [], nextCursor: null }
        : findResults(context, { q: words, types, include_past: false, ...pageOf(cursor) }),
    ]);
    const list = toListing(context, page(context, results));
    const head = { description: texts.t("community.search.description"), canonical: `${baseUrl}/search` };
    return render(searchTemplate, { ...visitor, head, q, type, list });
  },
});
