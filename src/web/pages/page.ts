import type { Schemas } from "../../../generated/contract.ts";
import type { Form } from "./form.ts";

/* What pages of several rooms show. Times are RFC 3339 in UTC. */

/** What has just happened, or failed. */
export type NoticeText = { text: string; isError: boolean };

/** The signed-in user, shown in the header of a page. */
export type SignedInUser = {
  name: string;
  email: string;
  /** Of the profile. */
  timezone: string | null;
  city: string | null;
  verified: boolean;
};

/** What pages of a signed-in user have. */
export type UserPage = { user: SignedInUser; form: Form; notice: NoticeText | null };

/**
 * The state of a page beside its content: a message, or a form that was rejected; the page of a list; and whether its subject has just been
 * created or published.
 */
export type Shown = { form: Form; notice: NoticeText | null; cursor?: string | undefined; isPublished?: boolean };

/** `null` for an anonymous visitor. */
export type Visitor = { user: SignedInUser | null };

/** What a page tells search engines, and places where its address is shared. */
type Head = {
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

/** What the pages of an alliance show of it in place of what is the service's. */
type Look = Pick<
  Schemas["Alliance"],
  "slug" | "name" | "logo_url" | "accent_color" | "imprint_url" | "privacy_url" | "terms_url"
>;

/** What every page that search engines read has; those of an alliance have its look. */
export type Visit = Visitor & { head: Head; look?: Look | undefined };

/** A page of a list, and the path of the next one. */
export type Listing<Item> = { items: Item[]; next: string | null; isFirst: boolean };

/** An option of a list in a form. */
export type Choice = { value: string; label: string };
