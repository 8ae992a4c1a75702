import { findBranding } from "../../community/alliances/policy.ts";
import { landscapeEntryPolicy } from "../../community/landscape/policy.ts";
import { findLandscapeEntry } from "../../community/landscape/queries.ts";
import { toLandscapeEntry } from "../../community/landscape/views.ts";
import { authorizeRow } from "../../identity/access/policy.ts";
import { toPreview } from "../../web/pages/markdown.ts";
import { notice } from "../kit/fields.ts";
import { page } from "../kit/page.ts";
import { entryAdminLinks } from "./admin-links.ts";
import { entryData } from "./head.ts";

/** A landscape entry; only administrators see one that is not published. */
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
