import type { Schemas } from "../../../generated/contract.ts";
import { pictureUrl, toStoredPicture } from "../../foundation/pictures/pictures.ts";
import { toTimestamp } from "../../server/http/timestamp.ts";
import { groupPath } from "../../web/page-paths.ts";
import { toAdministeredContact, toContact } from "../contact/views.ts";
import { noLocation, toDistance, toGeoPoint } from "../location/views.ts";
import { camelCased } from "../resources/case.ts";
import { detailed } from "../resources/views.ts";
import type { BriefGroupRow, GroupRow } from "./queries.ts";

export const toGroupSummary = (row: BriefGroupRow, baseUrl: string): Schemas["GroupSummary"] => ({
  id: row.id,
  alliance: row.alliance,
  slug: row.slug,
  name: row.name,
  category: row.category,
  region: row.region,
  city: row.city,
  country_code: row.countryCode,
  location: toGeoPoint(row),
  tags: row.tags,
  logo_url: pictureUrl(row.logoUrl, baseUrl),
  banner_url: pictureUrl(row.bannerUrl, baseUrl),
  organizers: row.organizers,
  active: row.active,
  join_policy: row.joinPolicy,
  member_count: row.memberCount,
  upcoming_event_count: row.upcomingEventCount,
  ...toDistance(row.distance),
  created_at: toTimestamp(row.createdAt),
  updated_at: toTimestamp(row.updatedAt),
});

export const toGroup = (row: GroupRow, baseUrl: string): Schemas["Group"] =>
  detailed<Schemas["GroupSummary"], Schemas["Group"]>(toGroupSummary(row, baseUrl), {
    html_url: baseUrl + groupPath(row),
    description: row.description,
    website_url: row.websiteUrl,
    links: row.links,
    ...toContact(row),
    join_question: row.joinQuestion,
  });

export const toAdministeredGroup = (row: GroupRow, baseUrl: string): Schemas["Group"] =>
  Object.assign(toGroup(row, baseUrl), toAdministeredContact(row));

/** Converts a request body to columns. Omits missing fields: updates leave them unchanged, inserts use the defaults. */
export const toGroupColumns = <Body extends Pick<Schemas["GroupUpdate"], "location" | "logo_url" | "banner_url">>(
  { location, logo_url, banner_url, ...rest }: Body,
  baseUrl: string,
) => ({
  ...camelCased(rest),
  ...(logo_url !== undefined && { logoUrl: toStoredPicture(logo_url, baseUrl) }),
  ...(banner_url !== undefined && { bannerUrl: toStoredPicture(banner_url, baseUrl) }),
  ...(location !== undefined && (location ?? noLocation)),
});
