import type { Schemas } from "../../../generated/contract.ts";
import { landscapeEntryPolicy } from "../../community/landscape/policy.ts";
import { findLandscapeEntry } from "../../community/landscape/queries.ts";
import { toLandscapeEntry } from "../../community/landscape/views.ts";
import { authorizeRow } from "../../identity/access/policy.ts";
import { toPreview } from "../../web/pages/markdown.ts";
import { noticeOf } from "../../web/pages/notices.ts";
import type { NoticeText, Visit } from "../../web/pages/page.ts";
import { template } from "../../web/pages/template.ts";
import { notice } from "../kit/fields.ts";
import { publicPage } from "../kit/page.ts";
import { type Entrance, entryEntrances } from "./entrances.ts";
import { entryData } from "./structured-data.ts";
import { lookOf, visitorOf } from "./visit.ts";

type LandscapeEntryPage = Visit & {
  entry: Schemas["LandscapeEntry"];
  entrances: Entrance[];
  notice: NoticeText | null;
};

const landscapeEntryTemplate = template<LandscapeEntryPage>("site/community-pages/landscape-entry");

/** A landscape entry; only administrators see one that is not published. */
export const landscapeEntryPage = publicPage("showLandscapeEntry", "/landscape/{entry_id}", {
  permission: "landscape_entry.read",
  isCacheable: true,
  query: { notice },
  show: async (context, { path, query }) => {
    const { baseUrl, render, texts } = context;
    const [visitor, { row, viewer }] = await Promise.all([
      visitorOf(context),
      authorizeRow(context, landscapeEntryPolicy, "read", path.entry_id, findLandscapeEntry),
    ]);
    const look = await lookOf(context, row.alliance);
    const entry = toLandscapeEntry(row, baseUrl);
    const head = {
      description: toPreview(entry.summary),
      canonical: entry.html_url,
      image: entry.logo_url,
      structured: entryData(entry),
    };
    return render(landscapeEntryTemplate, {
      ...visitor,
      head,
      look,
      entry,
      entrances: entryEntrances({ ...context, viewer }, row),
      notice: noticeOf(texts, query.notice),
    });
  },
});
