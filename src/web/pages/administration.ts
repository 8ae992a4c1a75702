import type { components } from "../../../generated/contract.ts";
import type { Choice, Listing } from "./community.ts";
import type { Form, NoticeText, SignedInUser } from "./render.ts";

type Schemas = components["schemas"];

/** Fields that only forms of administrators have. */
export type AdministrationField =
  | "active"
  | "apply_url"
  | "banner_url"
  | "category"
  | "company_name"
  | "description"
  | "employment_type"
  | "expires_on"
  | "extent"
  | "group_id"
  | "latitude"
  | "location"
  | "logo_url"
  | "longitude"
  | "place"
  | "published"
  | "region"
  | "remote"
  | "repository_url"
  | "salary_currency"
  | "salary_maximum"
  | "salary_minimum"
  | "salary_period"
  | "stage"
  | "status"
  | "summary"
  | "tags"
  | "version";

/** What every page of administrators has. */
type Administration = {
  user: SignedInUser;
  /** The problems of each row's form name its fields as the page does, with the ID of the row. */
  form: Form;
  notice: NoticeText | null;
};

/** A link back to what is administered. */
export type Crumb = { name: string; path: string };

/** A field of a form that creates or edits something. */
export type EditField = {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  type?: string;
  rows?: number;
  maxlength?: number;
  pattern?: string;
  patternInWords?: string;
  options?: readonly Choice[];
  /** Whether it is a box that may be checked. */
  isBox?: boolean;
};

/** A form of one picture. */
export type PictureFormView = {
  place: Schemas["PicturePlace"];
  label: string;
  url: string | null;
  action: string;
  /** Whether the form says which picture it is for. */
  namesPlace: boolean;
};

/** A button that does more than saving. */
export type EditAct = {
  label: string;
  action: string;
  value: string | null;
  /** What is asked before. */
  question: string | null;
  sure: string;
};

export type AdministrationPages = {
  reports: Administration & {
    view: Schemas["ReportView"];
    list: Listing<{ report: Schemas["Report"]; version: string; path: string | null }>;
  };
  members: Administration & {
    crumb: Crumb;
    list: Listing<Schemas["Member"]>;
    /** Whether the caller may ban from the whole alliance. */
    mayBanFromAlliance: boolean;
  };
  bans: Administration & {
    crumb: Crumb /** The page of members, if there is one. */;
    members: string | null;
    list: Listing<Schemas["Ban"]>;
  };
  applications: Administration & {
    crumb: Crumb;
    list: Listing<{ application: Schemas["JobApplication"]; version: string }>;
  };
  edit: Administration & {
    title: string;
    crumb: Crumb;
    action: string;
    /** Whether the form may hold a new thing. */
    isNew: boolean;
    /** What the forms were made from; `null` for a new thing. */
    shownVersion: string | null;
    sections: { legend: string | null; hint?: string; fields: EditField[] }[];
    buttons: { label: string; value: string | null }[];
    pictures: PictureFormView[];
    acts: EditAct[];
    /** What only administrators see, in place of a list of it. */
    hidden: { label: string; items: { name: string; path: string; state: string }[] } | null;
  };
};
