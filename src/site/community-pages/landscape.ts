import { enums } from "../../../generated/contract.ts";
import { findBranding } from "../../community/alliances/policy.ts";
import { landscapeEntryPolicy } from "../../community/landscape/policy.ts";
import { findLandscapeEntry, landscapeOrders, listLandscapeEntries } from "../../community/landscape/queries.ts";
import { toLandscapeEntry, toLandscapeEntrySummary } from "../../community/landscape/views.ts";
import { authorizeRow } from "../../identity/access/policy.ts";
import { toPreview } from "../../web/pages/markdown.ts";
import { allianceFilter, cursor, listing, notice, searchWords, wordsOf } from "../kit/fields.ts";
import { page } from "../kit/page.ts";
import { allOr } from "../kit/schema.ts";
import { entryAdminLinks } from "./admin-links.ts";
import { allianceChoices, filterOf } from "./filters.ts";
import { entryData } from "./head.ts";

/** The published landscape entries of all alliances, by name. */
export const landscape = page("showLandscape", "/landscape", {
  permission: "public",
  template: "community-pages/landscape",
  isCacheable: true,
  query: { q: searchWords, kind: allOr(enums.LandscapeKind), alliance: allianceFilter, cursor },
  show: async (context, { query: { cursor, ...fields } }) => {
    const { baseUrl, texts } = context;
    const words = wordsOf(fields.q);
    const filters = { alliance: filterOf(fields.alliance), kind: filterOf(fields.kind) };
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
      filters: { q: "", alliance: "", ...fields },
      alliances,
    };
  },
});

/** The page of a landscape entry. Only administrators can open the page of an unpublished entry. */
export const landscapeEntryPage = page("showLandscapeEntry", "/landscape/{entry_id}", {
  permission: "landscape_entry.read",
  template: "community-pages/landscape-entry",
  isCacheable: true,
  query: { notice },
  show: async (context, { path: { entry_id: id } }) => {
    const { row, viewer } = await authorizeRow(context, landscapeEntryPolicy, "read", id, (db) =>
      findLandscapeEntry(db, { id }),
    );
    const entry = toLandscapeEntry(row, context.baseUrl);
    return {
      head: {
        description: toPreview(entry.summary),
        canonical: entry.html_url,
        image: entry.logo_url,
        structured: entryData(entry),
      },
      branding: await findBranding(context, row.alliance),
      entry,
      adminLinks: entryAdminLinks({ ...context, viewer }, row),
    };
  },
});
