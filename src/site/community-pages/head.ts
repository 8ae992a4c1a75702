import type { Schemas } from "../../../generated/contract.ts";
import { countryName } from "../../foundation/languages/countries.ts";
import type { Translator } from "../../foundation/languages/texts.ts";
import { toLocalTimestamp } from "../../foundation/wall-clock.ts";
import { groupPath } from "../../web/page-paths.ts";
import { toHtml, toPlainText, toPreview } from "../../web/pages/markdown.ts";

/* Metadata in the heads of pages, for search engines and feed readers. */

const context = "https://schema.org";

type Community = Pick<
  Schemas["Group"],
  "name" | "html_url" | "description" | "banner_url" | "logo_url" | "website_url" | "links"
>;

const organization = ({ name, html_url, description, logo_url, website_url, links }: Community) => ({
  "@context": context,
  "@type": "Organization",
  name,
  url: html_url,
  description: toPlainText(description),
  ...(logo_url !== null && { logo: logo_url }),
  sameAs: [...(website_url === null ? [] : [website_url]), ...links.map(({ url }) => url)],
});

/** The head of the page of an alliance or a group. */
export const communityHead = (community: Community, feed: ReturnType<typeof eventFeed>) => ({
  description: toPreview(community.description),
  canonical: community.html_url,
  image: community.banner_url ?? community.logo_url,
  feeds: [feed],
  structured: organization(community),
});

const attendanceModes: Partial<Record<string, string>> = {
  in_person: "OfflineEventAttendanceMode",
  virtual: "OnlineEventAttendanceMode",
  hybrid: "MixedEventAttendanceMode",
};

const postalAddress = ({ address, city, country_code }: Schemas["Venue"]) => ({
  "@type": "PostalAddress",
  ...(address !== null && { streetAddress: address }),
  ...(city !== null && { addressLocality: city }),
  ...(country_code !== null && { addressCountry: country_code }),
});

/** Only attendees may see the meeting URL, so virtual locations have the URL of the page. */
const locationsOf = ({ kind, venue, html_url }: Schemas["GroupEvent"]): object[] => [
  ...(venue === null ? [] : [{ "@type": "Place", name: venue.name, address: postalAddress(venue) }]),
  ...(kind === "in_person" ? [] : [{ "@type": "VirtualLocation", url: html_url }]),
];

const performer = ({ name, headline, photo_url }: Schemas["Speaker"]) => ({
  "@type": "Person",
  name,
  ...(headline !== null && { jobTitle: headline }),
  ...(photo_url !== null && { image: photo_url }),
});

/** The agenda items and the speakers of the event. */
const agendaData = ({ timezone }: Schemas["GroupEvent"], { items, speakers }: Schemas["Agenda"]) => {
  const byId = new Map(speakers.map((speaker) => [speaker.id, performer(speaker)]));
  return {
    subEvent: items.map(({ title, starts_at, ends_at, room, speaker_ids }) => ({
      "@type": "Event",
      name: title,
      startDate: toLocalTimestamp(starts_at, timezone),
      endDate: toLocalTimestamp(ends_at, timezone),
      ...(room !== null && { location: { "@type": "Place", name: room } }),
      ...(speaker_ids.length > 0 && { performer: speaker_ids.flatMap((id) => byId.get(id) ?? []) }),
    })),
    ...(speakers.length > 0 && { performer: [...byId.values()] }),
  };
};

export const eventData = (event: Schemas["GroupEvent"], baseUrl: string, agenda?: Schemas["Agenda"]) => ({
  "@context": context,
  "@type": "Event",
  name: event.name,
  url: event.html_url,
  description: event.summary ?? toPlainText(event.description),
  startDate: toLocalTimestamp(event.starts_at, event.timezone),
  endDate: toLocalTimestamp(event.ends_at, event.timezone),
  eventStatus: `${context}/${event.status === "canceled" ? "EventCancelled" : "EventScheduled"}`,
  eventAttendanceMode: `${context}/${attendanceModes[event.kind] ?? "OfflineEventAttendanceMode"}`,
  location: locationsOf(event),
  organizer: {
    "@type": "Organization",
    name: event.group.name,
    url: baseUrl + groupPath({ alliance: event.alliance, slug: event.group.slug }),
  },
  ...(event.banner_url !== null && { image: event.banner_url }),
  ...(event.registration_url !== null && { offers: { "@type": "Offer", url: event.registration_url } }),
  ...(event.registration === "built_in" && event.capacity !== null && { maximumAttendeeCapacity: event.capacity }),
  ...(agenda && agendaData(event, agenda)),
});

const employmentTypes: Partial<Record<string, string>> = {
  full_time: "FULL_TIME",
  part_time: "PART_TIME",
  contract: "CONTRACTOR",
  internship: "INTERN",
  volunteer: "VOLUNTEER",
};

const salaryData = ({ minimum, maximum, currency, period }: Schemas["Salary"]) => ({
  "@type": "MonetaryAmount",
  currency,
  value: { "@type": "QuantitativeValue", minValue: minimum, maxValue: maximum, unitText: period.toUpperCase() },
});

/** The location of the office; empty for a job without an office: a remote job with only a country. */
const jobLocation = ({ location, country_code, remote }: Schemas["Job"]) => {
  if (location === null && (country_code === null || remote)) return {};
  const address = {
    "@type": "PostalAddress",
    ...(location !== null && { addressLocality: location }),
    ...(country_code !== null && { addressCountry: country_code }),
  };
  return { jobLocation: { "@type": "Place", address } };
};

export const jobData = (job: Schemas["Job"]) => ({
  "@context": context,
  "@type": "JobPosting",
  title: job.title,
  url: job.html_url,
  description: toHtml(`${job.summary}\n\n${job.description}`),
  datePosted: job.created_at,
  validThrough: job.expires_at,
  employmentType: employmentTypes[job.employment_type] ?? "OTHER",
  hiringOrganization: { "@type": "Organization", name: job.company_name },
  directApply: true,
  ...(job.remote && { jobLocationType: "TELECOMMUTE" }),
  ...(job.remote &&
    job.country_code !== null && {
      applicantLocationRequirements: { "@type": "Country", name: countryName("en", job.country_code) },
    }),
  ...jobLocation(job),
  ...(job.salary !== null && { baseSalary: salaryData(job.salary) }),
});

export const entryData = (entry: Schemas["LandscapeEntry"]) => ({
  "@context": context,
  "@type": entry.kind === "open_source_project" ? "SoftwareSourceCode" : "Organization",
  name: entry.name,
  url: entry.html_url,
  description: entry.summary,
  ...(entry.website_url !== null && { sameAs: [entry.website_url] }),
  ...(entry.repository_url !== null &&
    entry.kind === "open_source_project" && { codeRepository: entry.repository_url }),
});

export const eventFeed = ({ t }: Translator, alliance: string) => ({
  title: t("common.place.events"),
  path: `/feeds/${alliance}/events.atom`,
});

export const jobFeed = ({ t }: Translator) => ({ title: t("common.place.jobs"), path: "/feeds/jobs.atom" });
