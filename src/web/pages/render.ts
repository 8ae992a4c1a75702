import { join } from "node:path";
import view from "@fastify/view";
import { Eta } from "eta";
import type { FastifyInstance } from "fastify";
import { v7 as uuid } from "uuid";
import { type components, sessionPages } from "../../../generated/contract.ts";
import type { Language } from "../../foundation/languages/languages.ts";
import { textsIn } from "../../foundation/languages/texts.ts";
import { packageRoot, version } from "../../foundation/package.ts";
import type { AdministrationPages } from "./administration.ts";
import type { AssetPath } from "./assets.ts";
import type { Choice, CommunityPages, Entrance, Listing } from "./community.ts";
import { formatsIn } from "./formats.ts";
import { toHtml } from "./markdown.ts";
import type { OrganizerPages } from "./organizers.ts";
import { pictureOf } from "./pictures.ts";

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
export type SignedInUser = {
  name: string;
  email: string;
  /** Of the profile. */
  timezone: string | null;
  verified: boolean;
};

/** A form with one button, or a link. */
export type Act = {
  label: string;
  path: string;
  method: "get" | "post";
  /** What is asked before, and what is then pressed. */
  confirmation: { question: string; sure: string } | null;
  field: { name: string; value: string } | null;
};

/** Something that happened to the account, and what can be done about it. */
export type Activity = { what: string; where: string; time: string; advice: string | null; act: Act | null };

/** The part of the security page about the second factor. */
export type SecondFactorSection = {
  passkeys: { id: string; name: string; created: string; lastUsed: string | null; lastWay: boolean }[];
  totp: { created: string; lastUsed: string | null } | null;
  codesLeft: number;
  /** Whether to ask for the second factor in place of showing forms. */
  asksFirst: boolean;
  /** Whether to ask for another sign-in in place of the forms that add a first one. */
  asksSignIn: boolean;
  areRolesResting: boolean;
};

/** The data of each template in `templates/`; times are RFC 3339 in UTC. */
export type Pages = AdministrationPages &
  CommunityPages &
  OrganizerPages & {
    docs: Record<string, never>;
    login: { form: Form<"email">; next: string | undefined; providers: ProviderChoice[]; notice: NoticeText | null };
    /** `email` as it was typed, and the page with the form to type it again. */
    "check-mail": { message: string; email: string | null; next: string; again: string };
    register: { form: Form<"email" | "name">; next: string | undefined; providers: ProviderChoice[] };
    "forgot-password": { form: Form<"email"> };
    "reset-password": { form: Form; token: string };
    "second-factor": {
      form: Form<never>;
      next: string;
      email: string;
      /** Whether it completes a sign-in. */
      isSignIn: boolean;
      hasPasskey: boolean;
      hasTotp: boolean;
    };
    dashboard: {
      user: SignedInUser;
      /** Whether the user's roles give no rights for want of a second factor. */
      areRolesResting: boolean;
      notice: NoticeText | null;
      /** Those of inactive groups have no page. */
      events: (Schemas["MyEvent"] & { isHidden: boolean })[];
      groups: Schemas["MyGroup"][];
      applications: Schemas["JobApplication"][];
      administered: {
        label: string;
        path: string;
        file: { label: string; path: string } | null;
        entrances: Entrance[];
      }[];
      /** Which the user decides about. */
      openReports: number;
      /** Jobs with applications that nobody has read, and how many. */
      newApplications: { title: string; path: string; count: number }[];
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
        | "language"
        | "photo_url"
        | "website_url"
        | "links"
        | "interests"
        | "show_as_organizer"
      >;
      /** The form of the photo, with the address of the present one. */
      photo: { url: string | null; form: Form<never> };
      countries: readonly Choice[];
      timezones: readonly Choice[];
      languages: readonly Choice[];
      /** Whether the user administers a group. */
      isOrganizer: boolean;
      notice: NoticeText | null;
    };
    notifications: {
      user: SignedInUser;
      form: Form<never>;
      kinds: { name: Schemas["NotificationKind"]; wanted: boolean }[];
      /** The address of the private calendar; `null` when there is none. */
      calendar: { created: string; lastUsed: string | null } | null;
      /** The address itself, when it was made just now. */
      newCalendar: string | null;
      notice: NoticeText | null;
    };
    unsubscribe: { kind: Schemas["NotificationKind"]; token: string; done: boolean };
    security: {
      user: SignedInUser;
      form: Form;
      hasPassword: boolean;
      sessions: { id: string; browser: string; address: string; started: string; lastUsed: string; current: boolean }[];
      providers: (ProviderChoice & { linked: boolean; configured: boolean; lastWay: boolean })[];
      activity: Activity[];
      secondFactor: SecondFactorSection;
      notice: NoticeText | null;
    };
    activity: { user: SignedInUser; list: Listing<Activity> };
    account: {
      user: SignedInUser;
      form: Form<"email">;
      hasPassword: boolean;
      /** The address that waits for its confirmation, and until when. */
      pending: { email: string; until: string } | null;
      notice: NoticeText | null;
    };
    "confirm-email": { from: string; to: string; token: string };
    "undo-email-change": { email: string; token: string };
    "account-deletion": {
      user: SignedInUser;
      form: Form;
      hasPassword: boolean;
      /** Whether nothing more has to be proved. */
      hasRecentSignIn: boolean;
      /** What nobody else administers. */
      alone: string[];
    };
    tokens: {
      user: SignedInUser;
      form: Form<"name" | "scopes" | "expires_in">;
      scopes: Schemas["TokenScope"][];
      lifetimes: Choice[];
      /** Whether to ask for the second factor in place of showing the form. */
      asksFirst: boolean;
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
    totp: { user: SignedInUser; form: Form<never>; qrCode: string; secret: string };
    "recovery-codes": { user: SignedInUser; codes: string[] };
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
        scopes: readonly Schemas["TokenScope"][];
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
        scopes: readonly Schemas["TokenScope"][];
      };
      /** Where the form is sent. */
      action: string;
      /** The code that the user has typed for a device. */
      userCode: string | null;
    };
    device: { user: SignedInUser; notice: NoticeText | null; problem: string | null; userCode: string };
    error: {
      /** `undefined` when it is not known. */
      user: SignedInUser | null | undefined;
      status: number;
      title: string;
      message: string;
      requestId: string | null;
      /** Where to go from here. */
      way: { label: string; path: string } | null;
    };
  };

/** Renders a template to HTML; the compiler checks the data of each template. */
export type Render = <Page extends keyof Pages>(page: Page, data: Pages[Page]) => Promise<string>;

/** JSON that a `script` element may hold: the parser of HTML looks for the end of the element before anything else. */
const jsonForScript = (value: object): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/** Where a page leads that is on the way to another one; only what is not where everybody goes. */
const nextQuery = (next: string | undefined): string =>
  next === undefined || next === sessionPages.landing ? "" : `?next=${encodeURIComponent(next)}`;

/**
 * @param asset the path of a file that a page loads, which templates know by its name only
 * @param site what the service is called, where it is, and the only origin where passkeys work
 */
export const registerTemplates = async (
  app: FastifyInstance,
  asset: AssetPath,
  site: { name: string; baseUrl: string; origin: string },
): Promise<Readonly<Record<Language, Render>>> => {
  const root = join(packageRoot, "src/web/pages/templates");
  await app.register(view, {
    engine: { eta: new Eta({ views: root, cache: true, functionHeader: "const { t, tHtml } = it;" }) },
    root,
    defaultContext: {
      toHtml,
      pictureOf: pictureOf(site.baseUrl),
      nextQuery,
      jsonForScript,
      newKey: uuid,
      version,
      asset,
      siteName: site.name,
      origin: site.origin,
    },
  });
  const renderIn = (language: Language): Render => {
    const inLanguage = { ...textsIn[language], ...formatsIn(language) };
    return (page, data) => app.view(`${page}.eta`, { ...inLanguage, ...data });
  };
  return { en: renderIn("en"), de: renderIn("de"), es: renderIn("es"), ja: renderIn("ja") };
};
