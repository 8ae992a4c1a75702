import type { Schemas } from "../../../generated/contract.ts";
import type { Form } from "./form.ts";

/* Types that several pages share. Times are RFC 3339 in UTC. */

export type NoticeText = { text: string; isError: boolean };

export type SignedInUser = {
  name: string;
  email: string;
  timezone: string | null;
  city: string | null;
  verified: boolean;
};

/** Metadata for search engines and link previews. */
type Head = {
  description: string;
  canonical: string;
  image?: string | null;
  feeds?: { title: string; path: string }[];
  structured?: object;
  /** Whether search engines may list the page; by default they may. */
  isListed?: boolean;
};

/** The alliance's branding, which replaces the service's branding. */
type Branding = Pick<
  Schemas["Alliance"],
  "slug" | "name" | "logo_url" | "accent_color" | "imprint_url" | "privacy_url" | "terms_url"
>;

/** The parts of the layout around the content of a page. */
export type Surroundings = {
  head?: Head;
  branding?: Branding | undefined;
  form?: Form;
  notice?: NoticeText | null;
};

export type Listing<Item> = { items: Item[]; next: string | null; isFirst: boolean };

export type Choice = { value: string; label: string };
