import type { components } from "../../generated/contract.ts";
import type { Form, NoticeText, SignedInUser } from "./render.ts";

type Schemas = components["schemas"];

/** What a page tells search engines, and places where its address is shared. */
export type Head = {
  description: string;
  /** Absolute, as is the next. */
  canonical: string;
  /** A picture, which the page itself does not show. */
  image?: string | null;
  /** Paths of Atom feeds. */
  feeds?: { title: string; path: string }[];
  /** Of schema.org. */
  structured?: object;
};

/** What every page of the community has. */
export type Visit = {
  /** `null` for an anonymous visitor. */
  user: SignedInUser | null;
  /** The time zone in the profile of the user. */
  zone: string | null;
  head: Head;
};

/** A page of a list, and the path of the next one. */
export type Listing<Item> = { items: Item[]; next: string | null; isFirst: boolean };

/** An option of a list in a form. */
export type Choice = { value: string; label: string };

export type EventState = "draft" | "canceled" | "ended" | "open" | "waitlist" | "full";

/** The data of the templates of community pages: the JSON that the API returns. */
export type CommunityPages = {
  home: Visit & { baseUrl: string; events: Schemas["EventSummary"][] };
  alliances: Visit & { list: Listing<Schemas["AllianceSummary"]>; q: string };
  alliance: Visit & {
    alliance: Schemas["Alliance"];
    q: string;
    events: Schemas["EventSummary"][];
    groups: Listing<Schemas["GroupSummary"]>;
    jobs: Schemas["JobSummary"][];
  };
  group: Visit & {
    group: Schemas["Group"];
    allianceName: string;
    events: Listing<Schemas["EventSummary"]>;
    isMember: boolean;
    form: Form<never>;
    notice: NoticeText | null;
  };
  events: Visit & { list: Listing<Schemas["EventSummary"]>; kind: string; alliance: string; alliances: Choice[] };
  event: Visit & {
    event: Schemas["GroupEvent"];
    state: EventState;
    /** `null` for an anonymous visitor. */
    rsvp: Schemas["Attendance"] | null;
    /** Where its administrators get the file of its attendees. */
    attendees: string | null;
    form: Form<never>;
    notice: NoticeText | null;
  };
  jobs: Visit & {
    list: Listing<Schemas["JobSummary"]>;
    filters: { q: string; employment_type: string; remote: boolean; alliance: string };
    alliances: Choice[];
  };
  job: Visit & {
    job: Schemas["Job"];
    isOpen: boolean;
    /** Whether the user has applied. */
    hasApplied: boolean;
    form: Form<"note" | "resume_url">;
    notice: NoticeText | null;
  };
  landscape: Visit & {
    list: Listing<Schemas["LandscapeEntrySummary"]>;
    filters: { q: string; kind: string; alliance: string };
    alliances: Choice[];
  };
  "landscape-entry": Visit & { entry: Schemas["LandscapeEntry"] };
  search: Visit & { q: string; type: string; list: Listing<Schemas["SearchResult"]> };
};
