import type { Schemas } from "../../../generated/contract.ts";
import { pictureUrl, toStoredPicture } from "../../foundation/pictures/pictures.ts";
import { toTimestamp } from "../../server/http/timestamp.ts";
import { landscapeEntryPath } from "../../web/page-paths.ts";
import { camelCased } from "../resources/case.ts";
import { detailed } from "../resources/views.ts";
import type { BriefLandscapeEntryRow, LandscapeEntryRow } from "./queries.ts";

export const toLandscapeEntrySummary = (
  row: BriefLandscapeEntryRow,
  baseUrl: string,
): Schemas["LandscapeEntrySummary"] => ({
  id: row.id,
  alliance: row.alliance,
  slug: row.slug,
  name: row.name,
  kind: row.kind,
  summary: row.summary,
  website_url: row.websiteUrl,
  logo_url: pictureUrl(row.logoUrl, baseUrl),
  category: row.category,
  stage: row.stage,
  tags: row.tags,
  published: row.published,
  created_at: toTimestamp(row.createdAt),
  updated_at: toTimestamp(row.updatedAt),
});

export const toLandscapeEntry = (row: LandscapeEntryRow, baseUrl: string): Schemas["LandscapeEntry"] =>
  detailed<Schemas["LandscapeEntrySummary"], Schemas["LandscapeEntry"]>(toLandscapeEntrySummary(row, baseUrl), {
    html_url: baseUrl + landscapeEntryPath(row),
    description: row.description,
    repository_url: row.repositoryUrl,
  });

/** Converts a request body to columns. Omits missing fields: updates leave them unchanged, inserts use the defaults. */
export const toLandscapeEntryColumns = <Body extends Pick<Schemas["LandscapeEntryUpdate"], "logo_url">>(
  { logo_url, ...rest }: Body,
  baseUrl: string,
) => ({ ...camelCased(rest), ...(logo_url !== undefined && { logoUrl: toStoredPicture(logo_url, baseUrl) }) });
