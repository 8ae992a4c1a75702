import type { Schemas } from "../../../generated/contract.ts";
import type { Form } from "../../web/pages/form.ts";
import type { Choice, Listing, NoticeText, Visit } from "../../web/pages/page.ts";
import { template } from "../../web/pages/template.ts";
import type { calendarLinks } from "./calendar-links.ts";
import type { ticketOf } from "./check-ins/ticket.ts";
import type { Entrance } from "./entrances.ts";
import type { toQuestionField } from "./rsvp-form.ts";

/** Signed-in users see `early` and `closed` outside the RSVP period. */
export type EventState = "draft" | "canceled" | "ended" | "early" | "closed" | "open" | "waitlist" | "full";

export const homeTemplate = template<Visit & { events: Schemas["EventSummary"][] }>("site/community-pages/home");

export type ListedAlliance = Schemas["AllianceSummary"] & Pick<Schemas["Alliance"], "accent_color">;

type AlliancesPage = Visit & { list: Listing<ListedAlliance>; q: string };

export const alliancesTemplate = template<AlliancesPage>("site/community-pages/alliances");

type AlliancePage = Visit & {
  alliance: Schemas["Alliance"];
  entrances: Entrance[];
  q: string;
  events: Schemas["EventSummary"][];
  groups: Listing<Schemas["GroupSummary"]>;
  jobs: Schemas["JobSummary"][];
};

export const allianceTemplate = template<AlliancePage>("site/community-pages/alliance");

type ByPlace = Visit & {
  problem: "unknown" | "no_point" | null;
  cities: { city: string; count: number }[];
  alliances: Choice[];
};

type PlaceFilters = { q: string; city: string; within: Schemas["PageWithin"]; alliance: string };

type GroupsPage = ByPlace & { list: Listing<Schemas["GroupSummary"]>; filters: PlaceFilters };

export const groupsTemplate = template<GroupsPage>("site/community-pages/groups");

type EventsPage = ByPlace & {
  list: Listing<Schemas["EventSummary"]>;
  filters: PlaceFilters & { when: Schemas["EventTimeChoice"]; kind: string };
  kinds: Choice[];
};

export const eventsTemplate = template<EventsPage>("site/community-pages/events");

type JobsPage = Visit & {
  list: Listing<Schemas["JobSummary"]>;
  filters: { q: string; employment_type: string; remote: boolean; alliance: string };
  alliances: Choice[];
};

export const jobsTemplate = template<JobsPage>("site/community-pages/jobs");

type LandscapePage = Visit & {
  list: Listing<Schemas["LandscapeEntrySummary"]>;
  filters: { q: string; kind: string; alliance: string };
  alliances: Choice[];
};

export const landscapeTemplate = template<LandscapePage>("site/community-pages/landscape");

type LandscapeEntryPage = Visit & {
  entry: Schemas["LandscapeEntry"];
  entrances: Entrance[];
  notice: NoticeText | null;
};

export const landscapeEntryTemplate = template<LandscapeEntryPage>("site/community-pages/landscape-entry");

type SearchPage = Visit & { q: string; type: string; list: Listing<Schemas["SearchResult"]> };

export const searchTemplate = template<SearchPage>("site/community-pages/search");

type GroupPage = Visit & {
  group: Schemas["Group"];
  entrances: Entrance[];
  allianceName: string;
  events: Listing<Schemas["EventSummary"]>;
  when: Schemas["EventTimeChoice"];
  drafts: Schemas["EventSummary"][] | null;
  isMember: boolean;
  /** Whether joining was just refused because of a ban. */
  isBanned: boolean;
  form: Form<never>;
  notice: NoticeText | null;
};

export const groupTemplate = template<GroupPage>("site/community-pages/group");

type EventPage = Visit & {
  event: Schemas["GroupEvent"];
  state: EventState;
  faces: { name: string; photo: string | null }[];
  rsvp: Schemas["Attendance"] | null;
  ticket: ReturnType<typeof ticketOf>;
  /** `null` for drafts, ended and canceled events. */
  calendar: ReturnType<typeof calendarLinks> | null;
  attendees: string | null;
  questions: ReturnType<typeof toQuestionField>[];
  guests: Choice[];
  /** Whether the RSVP was just refused because of a ban. */
  isBanned: boolean;
  form: Form;
  /** The traffic source recorded with the RSVP. */
  source: string | null;
  notice: NoticeText | null;
};

export const eventTemplate = template<EventPage>("site/community-pages/event");

type JobPage = Visit & {
  job: Schemas["Job"];
  entrances: Entrance[];
  isOpen: boolean;
  hasApplied: boolean;
  form: Form;
  notice: NoticeText | null;
};

export const jobTemplate = template<JobPage>("site/community-pages/job");
