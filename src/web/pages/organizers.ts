import type { components } from "../../../generated/contract.ts";
import type { Choice, Listing, ManagedEvent, Visit } from "./community.ts";
import type { Form, NoticeText } from "./render.ts";

type Schemas = components["schemas"];

type Visitor = Omit<Visit, "head">;

type EventForm = {
  form: Form;
  /** How many there are, blank ones among them. */
  questionRows: number;
  timezones: readonly string[];
  countries: readonly Choice[];
};

/** An attendee, and what can be decided. */
export type ManagedAttendee = Schemas["Attendee"] & { canApprove: boolean; canDecline: boolean };

/** The data of the templates for organisers. */
export type OrganizerPages = {
  "event-new": Visitor & EventForm & { group: { name: string; path: string }; action: string };
  "event-edit": Visitor &
    EventForm & {
      event: ManagedEvent;
      /** From which the form was made. */
      shownVersion: string;
      isInSeries: boolean;
      canPublish: boolean;
      canCancel: boolean;
      /** The form of the banner, with the address of the present one. */
      banner: { url: string | null; form: Form };
      notice: NoticeText | null;
    };
  "event-copies": Visitor & {
    event: ManagedEvent;
    timezone: string;
    startsAt: string;
    form: Form;
    /** How many there are. */
    startRows: number;
    intervals: readonly Choice[];
    /** How many drafts were just made. */
    made: number | null;
    series: Schemas["EventSummary"][];
  };
  attendees: Visitor & {
    event: ManagedEvent;
    timezone: string;
    /** Of the file. */
    file: string;
    filter: string;
    /** Each with its path, and how many there are. */
    filters: { value: string; label: string; path: string; count: number }[];
    list: Listing<ManagedAttendee>;
    form: Form<never>;
    notice: NoticeText | null;
  };
};
