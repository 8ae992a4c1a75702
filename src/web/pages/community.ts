import type { components } from "../../../generated/contract.ts";
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
  head: Head;
};

/** A page of a list, and the path of the next one. */
export type Listing<Item> = { items: Item[]; next: string | null; isFirst: boolean };

/** An option of a list in a form. */
export type Choice = { value: string; label: string };

/** Before and after the times for RSVPs it is `early` and `closed`, for signed-in users. */
export type EventState = "draft" | "canceled" | "ended" | "early" | "closed" | "open" | "waitlist" | "full";

/** A question of an event, as a field of a form. */
export type QuestionField = {
  /** Where it is on the page. */
  id: string;
  /** ID of the question. */
  question: string;
  label: string;
  required: boolean;
  /** `null` for an answer in one's own words. */
  choices: Choice[] | null;
};

/** Somebody who attends an event. */
export type AtTheDoor = { id: string; name: string; guests: number; checkedInAt: string | null };

/** The event that a page for its administrators is about, and what such pages lead to. */
export type ManagedEvent = {
  name: string;
  slug: string;
  /** Of its page. */
  path: string;
  group: { name: string; path: string };
  status: Schemas["GroupEvent"]["status"];
};

/** The pages with which the user administers what a page shows. */
export type Entrance = { label: string; path: string };

/** The data of the templates of community pages: the JSON that the API returns. */
export type CommunityPages = {
  home: Visit & { baseUrl: string; events: Schemas["EventSummary"][] };
  alliances: Visit & { list: Listing<Schemas["AllianceSummary"]>; q: string };
  alliance: Visit & {
    alliance: Schemas["Alliance"];
    entrances: Entrance[];
    q: string;
    events: Schemas["EventSummary"][];
    groups: Listing<Schemas["GroupSummary"]>;
    jobs: Schemas["JobSummary"][];
  };
  group: Visit & {
    group: Schemas["Group"];
    entrances: Entrance[];
    allianceName: string;
    events: Listing<Schemas["EventSummary"]>;
    when: Schemas["EventTimeChoice"];
    /** For its administrators. */
    drafts: Schemas["EventSummary"][] | null;
    isMember: boolean;
    /** Whether the user has tried to join, and is banned. */
    isBanned: boolean;
    form: Form<never>;
    notice: NoticeText | null;
  };
  events: Visit & {
    list: Listing<Schemas["EventSummary"]>;
    when: Schemas["EventTimeChoice"];
    kind: string;
    alliance: string;
    alliances: Choice[];
  };
  event: Visit & {
    event: Schemas["GroupEvent"];
    state: EventState;
    /** `null` for an anonymous visitor. */
    rsvp: Schemas["Attendance"] | null;
    /** What who attends shows at the door; `null` for others, and when the event is over. */
    ticket: { code: string; qrCode: string } | null;
    /** Where its administrators get the file of its attendees. */
    attendees: string | null;
    questions: QuestionField[];
    /** Empty when nobody may bring guests. */
    guests: Choice[];
    /** Whether the user has tried to RSVP, and is banned. */
    isBanned: boolean;
    form: Form;
    notice: NoticeText | null;
  };
  jobs: Visit & {
    list: Listing<Schemas["JobSummary"]>;
    filters: { q: string; employment_type: string; remote: boolean; alliance: string };
    alliances: Choice[];
  };
  job: Visit & {
    job: Schemas["Job"];
    entrances: Entrance[];
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
  "landscape-entry": Visit & {
    entry: Schemas["LandscapeEntry"];
    entrances: Entrance[];
    notice: NoticeText | null;
  };
  report: Omit<Visit, "head"> & {
    form: Form<"reason" | "text">;
    type: Schemas["ReportedType"];
    name: string;
    /** Whether the administrators of a group decide too. */
    isOfGroup: boolean;
    /** Of its page. */
    path: string;
    /** Where the form is sent. */
    action: string;
  };
  "check-in": Omit<Visit, "head"> & {
    event: ManagedEvent;
    timezone: string;
    /** Where codes are sent. */
    action: string;
    /** Whether it is the time. */
    isOpen: boolean;
    counts: Schemas["CheckInSummary"];
    /** Whose code it is, or who was just checked in. */
    found: (AtTheDoor & { status: Schemas["AttendeeStatus"] }) | null;
    people: AtTheDoor[];
    /** Whether there may be more people. */
    isCut: boolean;
    q: string;
    form: Form<"check_in_code">;
    notice: NoticeText | null;
  };
  "event-message": Omit<Visit, "head"> & {
    event: ManagedEvent;
    timezone: string;
    /** Where the form is sent. */
    action: string;
    list: Listing<Schemas["EventMessage"]>;
    form: Form<"subject" | "message" | "to">;
    notice: NoticeText | null;
  };
  search: Visit & { q: string; type: string; list: Listing<Schemas["SearchResult"]> };
};
