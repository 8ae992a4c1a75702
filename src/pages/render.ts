import { join } from "node:path";
import view from "@fastify/view";
import { Eta } from "eta";
import type { FastifyInstance } from "fastify";
import type { components } from "../../generated/contract.ts";
import { packageRoot, version } from "../package.ts";
import type { AssetPath } from "./assets.ts";
import type { Choice, CommunityPages } from "./community.ts";
import * as formats from "./formats.ts";
import { toHtml } from "./markdown.ts";

type Schemas = components["schemas"];

/** Why a form was rejected; shown beside the invalid field, if there is one. */
export type Problem = { message: string; field: string | undefined };

/** A form: empty, or shown again with the values entered and the problems, in the order of its fields. */
export type Form<Field extends string = string> = {
  values: Partial<Record<Field, string | readonly string[]>>;
  problems: readonly Problem[];
};

/** What has just happened, or failed. */
export type NoticeText = { text: string; isError: boolean };

export type ProviderChoice = { id: string; label: string };

/** The signed-in user, shown in the header of a page. */
export type SignedInUser = { name: string; email: string; verified: boolean };

/** The data of each template in `templates/`; times are RFC 3339 in UTC. */
export type Pages = CommunityPages & {
  docs: Record<string, never>;
  login: { form: Form<"email">; next: string | undefined; providers: ProviderChoice[]; notice: NoticeText | null };
  /** `email` as it was typed, and the page with the form to type it again. */
  "check-mail": { message: string; email: string | null; again: string };
  register: { form: Form<"email" | "name">; providers: ProviderChoice[] };
  "forgot-password": { form: Form<"email"> };
  "reset-password": { form: Form; token: string };
  dashboard: {
    user: SignedInUser;
    /** The time zone in the profile. */
    zone: string | null;
    notice: NoticeText | null;
    events: Schemas["MyEvent"][];
    groups: Schemas["MyGroup"][];
    applications: Schemas["JobApplication"][];
    administered: { label: string; path: string; file: { label: string; path: string } | null }[];
  };
  profile: {
    user: SignedInUser;
    form: Form<
      | "name"
      | "bio"
      | "title"
      | "company"
      | "city"
      | "country_code"
      | "timezone"
      | "photo_url"
      | "website_url"
      | "links"
      | "interests"
      | "show_as_organizer"
    >;
    countries: readonly Choice[];
    timezones: readonly Choice[];
    /** Whether the user administers a group. */
    isOrganizer: boolean;
    notice: NoticeText | null;
  };
  notifications: {
    user: SignedInUser;
    form: Form<never>;
    kinds: { name: string; label: string; wanted: boolean }[];
    /** The address of the private calendar; `null` when there is none. */
    calendar: { created: string; lastUsed: string | null } | null;
    /** The address itself, when it was made just now. */
    newCalendar: string | null;
    notice: NoticeText | null;
  };
  unsubscribe: { kind: string; token: string; done: boolean };
  security: {
    user: SignedInUser;
    form: Form;
    hasPassword: boolean;
    sessions: { id: string; browser: string; address: string; started: string; lastUsed: string; current: boolean }[];
    providers: (ProviderChoice & { linked: boolean; configured: boolean; lastWay: boolean })[];
    activity: { what: string; where: string; time: string }[];
    notice: NoticeText | null;
  };
  tokens: {
    user: SignedInUser;
    form: Form<"name" | "scopes" | "expires_in">;
    scopes: { name: string; description: string }[];
    lifetimes: Choice[];
    tokens: {
      id: string;
      name: string;
      prefix: string;
      scopes: string[];
      state: "active" | "expired" | "revoked";
      created: string;
      lastUsed: string | null;
      expires: string | null;
    }[];
    notice: NoticeText | null;
  };
  "token-created": {
    user: SignedInUser;
    baseUrl: string;
    name: string;
    secret: string;
    scopes: string[];
    expires: string | null;
  };
  apps: {
    user: SignedInUser;
    form: Form<never>;
    apps: {
      id: string;
      name: string;
      /** The hosts that it leads to, in words. */
      places: string[];
      /** In words. */
      scopes: string[];
      since: string;
      lastUsed: string | null;
    }[];
    notice: NoticeText | null;
  };
  developer: {
    user: SignedInUser;
    form: Form<"name" | "website_url" | "redirect_uris" | "kind">;
    kinds: Choice[];
    clients: { id: string; name: string; redirectUris: string[]; hasSecret: boolean; created: string }[];
    /** Registered, or given a secret, just now. */
    created: { id: string; secret: string } | null;
    notice: NoticeText | null;
  };
  client: {
    user: SignedInUser;
    form: Form<"name" | "website_url" | "redirect_uris">;
    id: string;
    name: string;
    hasSecret: boolean;
    notice: NoticeText | null;
  };
  consent: {
    user: SignedInUser;
    app: {
      name: string;
      /** Where it leads. */
      place: string;
      /** The host and the path of its metadata document. */
      publisher: string | null;
      /** Whether anybody may have chosen the name. */
      isUnchecked: boolean;
      scopes: { name: string; description: string }[];
    };
    /** Where the form is sent. */
    action: string;
    /** The code that the user has typed for a device. */
    userCode: string | null;
  };
  device: { user: SignedInUser; notice: NoticeText | null; problem: string | null; userCode: string };
  error: { status: number; title: string; message: string; requestId: string | null };
};

/** Renders a template to HTML; the compiler checks the data of each template. */
export type Render = <Page extends keyof Pages>(page: Page, data: Pages[Page]) => Promise<string>;

/** JSON that a `script` element may hold: the parser of HTML looks for the end of the element before anything else. */
const jsonForScript = (value: object): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/**
 * @param asset the path of a file that a page loads, which templates know by its name only
 * @param siteName what the service is called
 */
export const registerTemplates = async (app: FastifyInstance, asset: AssetPath, siteName: string): Promise<Render> => {
  const root = join(packageRoot, "src/pages/templates");
  await app.register(view, {
    engine: { eta: new Eta({ views: root, cache: true }) },
    root,
    defaultContext: { ...formats, toHtml, jsonForScript, version, asset, siteName },
  });
  return (page, data) => app.view(`${page}.eta`, data);
};
