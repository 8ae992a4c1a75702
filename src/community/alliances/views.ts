import type { Schemas } from "../../../generated/contract.ts";
import { pictureUrl, toStoredPicture } from "../../foundation/pictures/pictures.ts";
import { toTimestamp } from "../../server/http/timestamp.ts";
import { alliancePath } from "../../web/page-paths.ts";
import { toAdministeredContact, toContact } from "../contact/views.ts";
import { camelCased } from "../resources/case.ts";
import { detailed } from "../resources/views.ts";
import type { AllianceBrandingRow, AllianceRow, BriefAllianceRow } from "./queries.ts";

export const toAllianceSummary = (row: BriefAllianceRow, baseUrl: string): Schemas["AllianceSummary"] => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  logo_url: pictureUrl(row.logoUrl, baseUrl),
  banner_url: pictureUrl(row.bannerUrl, baseUrl),
  group_count: row.groupCount,
  member_count: row.memberCount,
  upcoming_event_count: row.upcomingEventCount,
  created_at: toTimestamp(row.createdAt),
  updated_at: toTimestamp(row.updatedAt),
});

export const toBranding = (row: AllianceBrandingRow, baseUrl: string) => ({
  slug: row.slug,
  name: row.name,
  logo_url: pictureUrl(row.logoUrl, baseUrl),
  accent_color: row.accentColor,
  imprint_url: row.imprintUrl,
  privacy_url: row.privacyUrl,
  terms_url: row.termsUrl,
});

type Summary = Schemas["AllianceSummary"] & ReturnType<typeof toBranding>;

export const toAlliance = (row: AllianceRow, baseUrl: string): Schemas["Alliance"] =>
  detailed<Summary, Schemas["Alliance"]>(Object.assign(toAllianceSummary(row, baseUrl), toBranding(row, baseUrl)), {
    html_url: baseUrl + alliancePath(row),
    description: row.description,
    website_url: row.websiteUrl,
    links: row.links,
    ...toContact(row),
    tagline: row.tagline,
    sender_name: row.senderName,
    accepts_group_requests: row.acceptsGroupRequests,
  });

export const toAdministeredAlliance = (row: AllianceRow, baseUrl: string): Schemas["Alliance"] =>
  Object.assign(toAlliance(row, baseUrl), toAdministeredContact(row));

/** Converts a request body to columns. Omits missing fields: updates leave them unchanged, inserts use the defaults. */
export const toAllianceColumns = <Body extends Pick<Schemas["AllianceUpdate"], "logo_url" | "banner_url">>(
  { logo_url, banner_url, ...rest }: Body,
  baseUrl: string,
) => ({
  ...camelCased(rest),
  ...(logo_url !== undefined && { logoUrl: toStoredPicture(logo_url, baseUrl) }),
  ...(banner_url !== undefined && { bannerUrl: toStoredPicture(banner_url, baseUrl) }),
});
