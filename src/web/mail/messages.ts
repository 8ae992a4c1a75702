import { join } from "node:path";
import { Ajv, type JSONSchemaType } from "ajv";
import { Eta } from "eta";
import { type Color, inkOn, readableOn, white } from "../../foundation/colors.ts";
import { linkify } from "../../foundation/html.ts";
import {
  type Language,
  languages,
  type MessageKey,
  type MessageValues,
  translatorFor,
} from "../../foundation/languages/texts.ts";
import { packageRoot } from "../../foundation/package.ts";

export type Mail = {
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** Replaces the operator's sender name. */
  senderName?: string;
  replyTo?: string;
  /** Whether a user waits for the email. */
  urgent: boolean;
  /** The rendered text of each event, so that a later notice can be merged into a waiting one. */
  notice?: { baseUrl: string; language?: Language; events: { event: string; times: number }[] };
};

export type Message = Omit<Mail, "notice"> & {
  unsubscribeLink?: string;
  /** A calendar entry for mail programs (RFC 6047). */
  calendar?: { method: "REQUEST" | "CANCEL" | "PUBLISH"; content: string };
};

const string = { type: "string" } as const;

const isMail = new Ajv({ validateSchema: false }).compile({
  type: "object",
  required: ["recipient", "subject", "text", "html", "urgent"],
  properties: {
    recipient: string,
    subject: string,
    text: string,
    html: string,
    urgent: { type: "boolean" },
    senderName: { type: "string", nullable: true },
    replyTo: { type: "string", nullable: true },
    notice: {
      type: "object",
      nullable: true,
      required: ["baseUrl", "events"],
      properties: {
        baseUrl: string,
        language: { type: "string", enum: languages, nullable: true },
        events: {
          type: "array",
          items: {
            type: "object",
            required: ["event", "times"],
            properties: { event: string, times: { type: "integer" } },
          },
        },
      },
    },
  },
} satisfies JSONSchemaType<Mail>);

/** @throws Error if the payload is not an email of this release, for example if another release has written it */
export const parseMail = (payload: unknown): Mail => {
  if (!isMail(payload)) throw new Error("the outbox holds an email that this release cannot read");
  return payload;
};

type Events = NonNullable<Mail["notice"]>["events"];

const views = join(packageRoot, "src/web/mail/templates");
const functionHeader = "const { t, tHtml, wrapped } = it;";
const asHtml = new Eta({ views, cache: true, functionHeader });
const asText = new Eta({ views, cache: true, functionHeader, autoEscape: false });

/** Wraps lines at 76 characters. Longer lines would be encoded, which breaks links (RFC 2045 §6.7). */
const wrapped = (text: string): string => text.replaceAll(/(?=.{77})(.{1,76}) /g, "$1\n");

/** The action that a visitor attempted with an address that has an account. */
type Attempt = "register" | "change" | "sign_in";

/** The data of templates. It has no user's name, because anyone could register a victim's address with spam as the name. */
type TemplateData = {
  verify: { link: string };
  reset: { link: string; isRequested: boolean };
  /** Links to the page with the sign-in button. */
  sign_in: { link: string };
  /** Links to the page that confirms the change. */
  confirm_email: { link: string };
  /** `to` is masked; `link` undoes the change, if possible. */
  email_changed: { to: string; link: string | null };
  change_undone: Record<string, never>;
  account_exists: { attempt: Exclude<Attempt, "sign_in">; loginLink: string; resetLink: string };
  email_kept: { attempt: Attempt; until: string };
  notice: { events: string[]; securityLink: string; resetLink: string };
  account_deleted: { site: string };
  webhook_disabled: { alliance: string; host: string; reason: "failing" | "gone"; address: string };
};

/** A labeled row, such as the place of an event, with an optional link. */
type Fact = { label: string; lines: string[]; link?: string };

type BrandedEmail = {
  language: Language;
  subject: string;
  paragraphs: string[];
  /** Plain text written by a user. URLs become links. */
  quotation?: string;
  facts: Fact[];
  sections?: { title: string; facts: Fact[] }[];
  button: { label: string; link: string };
  /** Why the recipient gets the email. */
  reason: string;
  siteName: string;
  baseUrl: string;
  accent?: Color | undefined;
};

/** A notification to a member. Names are allowed, as the address is verified. */
export type Notification = BrandedEmail & { unsubscribeLink: string; settingsLink: string };

const urgentMails: readonly (keyof TemplateData)[] = ["verify", "reset", "sign_in", "confirm_email", "email_changed"];

/** The recipient; the language defaults to English. */
type Reader = { recipient: string; language?: Language | null };

const compose = <Name extends keyof TemplateData>(reader: Reader, name: Name, data: TemplateData[Name]): Mail => {
  const texts = translatorFor(reader.language);
  const subject = texts.t(`mail.${name}.subject`);
  const template = name.replaceAll("_", "-");
  const templateData = { ...data, ...texts, subject, wrapped };
  return {
    recipient: reader.recipient,
    subject,
    text: asText.render(`${template}.text.eta`, templateData),
    html: asHtml.render(`${template}.html.eta`, templateData),
    urgent: urgentMails.includes(name),
  };
};

/** Returns a URL below the configured `base_url`, never below the Host header of a request. */
const link = (baseUrl: string, path: string, token?: string): string =>
  `${baseUrl}${path}${token === undefined ? "" : `?token=${token}`}`;

/** The recipient and the base URL of the links. */
type To = Reader & { baseUrl: string };

const linkMail =
  (name: "verify" | "sign_in" | "confirm_email", path: string) =>
  ({ baseUrl, token, ...reader }: To & { token: string }): Mail =>
    compose(reader, name, { link: link(baseUrl, path, token) });

export const verificationMail = linkMail("verify", "/auth/verify-email");

export const signInMail = linkMail("sign_in", "/auth/sign-in");

/** Sent to the new address. */
export const confirmationMail = linkMail("confirm_email", "/auth/confirm-email");

/** @param isRequested whether the reset was requested; otherwise the password was removed */
export const resetMail = ({
  baseUrl,
  token,
  isRequested,
  ...reader
}: To & { token: string; isRequested: boolean }): Mail =>
  compose(reader, "reset", { link: link(baseUrl, "/auth/reset-password", token), isRequested });

/** Sent to the former address. */
export const emailChangedMail = ({ baseUrl, to, token, ...reader }: To & { to: string; token: string | null }): Mail =>
  compose(reader, "email_changed", { to, link: token && link(baseUrl, "/auth/undo-email-change", token) });

/** Sent to the address that the undone change had set. */
export const changeUndoneMail = (reader: Reader): Mail => compose(reader, "change_undone", {});

/** Sent to a former address that is still reserved for its account. */
export const addressReservedMail = ({ attempt, until, ...reader }: Reader & { attempt: Attempt; until: Date }): Mail =>
  compose(reader, "email_kept", { attempt, until: until.toISOString().slice(0, 10) });

export const accountExistsMail = ({
  baseUrl,
  attempt,
  ...reader
}: To & Pick<TemplateData["account_exists"], "attempt">): Mail =>
  compose(reader, "account_exists", {
    attempt,
    loginLink: link(baseUrl, "/auth/login"),
    resetLink: link(baseUrl, "/auth/forgot-password"),
  });

export type NoticeEvent = Extract<MessageKey, `mail.notice_event.${string}`>;

export const noticeMail = ({
  event,
  values,
  ...to
}: To & { event: NoticeEvent; values?: MessageValues | undefined }): Mail =>
  noticeOf(to, [{ event: translatorFor(to.language).t(event, values), times: 1 }]);

export const accountDeletedMail = ({ baseUrl, ...reader }: To): Mail =>
  compose(reader, "account_deleted", { site: baseUrl });

export const webhookDisabledMail = ({
  recipient,
  language,
  ...data
}: Required<Reader> & TemplateData["webhook_disabled"]): Mail =>
  compose({ recipient, language }, "webhook_disabled", data);

const noticeOf = (to: To, events: Events): Mail => {
  const { baseUrl } = to;
  const { t, language } = translatorFor(to.language);
  return {
    ...compose(to, "notice", {
      events: events.map(({ event, times }) => (times === 1 ? event : t("mail.notice.times", { event, times }))),
      securityLink: link(baseUrl, "/settings/security"),
      resetLink: link(baseUrl, "/auth/forgot-password"),
    }),
    notice: { baseUrl, language, events },
  };
};

type ButtonColors = { background: Color; ink: Color };

const defaultButton = { day: { background: "#1f4fbf", ink: white }, night: { background: "#8ab4f8", ink: "#10141b" } };

/** @param paper the background, on which the button must be visible */
const buttonOn = (paper: Color, accent: Color): ButtonColors => {
  const background = readableOn(accent, paper);
  return { background, ink: inkOn(background) };
};

const render = (branded: BrandedEmail | Notification): Pick<Mail, "subject" | "text" | "html"> => {
  const { accent, language, subject } = branded;
  const colors = accent ? { day: buttonOn(white, accent), night: buttonOn("#14171d", accent) } : defaultButton;
  const data = { unsubscribeLink: null, ...translatorFor(language), ...branded, colors, linkified: linkify };
  return {
    subject,
    text: asText.render("notification.text.eta", data),
    html: asHtml.render("notification.html.eta", data),
  };
};

export const notificationMail = (recipient: string, notification: Notification): Message => ({
  recipient,
  ...render(notification),
  urgent: false,
  unsubscribeLink: notification.unsubscribeLink,
});

type BrandedContent = Omit<BrandedEmail, "siteName" | "baseUrl" | "accent">;

type Site = { baseUrl: string; site: { name: string; accent?: string | undefined } };

type Brand = { accentColor: string | null; senderName: string | null; replyTo?: string | null };

const siteBrand: Brand = { accentColor: null, senderName: null };

/** An urgent email with the branding of an alliance, or else of the site. */
export const brandedMail = (
  recipient: string,
  content: BrandedContent,
  { baseUrl, site }: Site,
  { accentColor, senderName, replyTo }: Brand = siteBrand,
): Mail => ({
  recipient,
  ...render({ ...content, siteName: site.name, baseUrl, accent: accentColor ?? site.accent }),
  urgent: true,
  ...(senderName !== null && { senderName }),
  ...(replyTo && { replyTo }),
});

/** Maximum events that a notice lists. Further events are only counted. */
const maxEvents = 25;

/** Merges a notice into a waiting notice. Events that are already rendered stay in their language. */
export const mergeNotices = (waiting: Mail, { recipient, notice }: Mail): Mail => {
  const { baseUrl = "", events = [] } = waiting.notice ?? notice ?? {};
  const to = { recipient, language: notice?.language ?? null, baseUrl };
  const further = { event: translatorFor(to.language).t("mail.notice.further"), times: 1 };
  return noticeOf(to, (notice?.events ?? []).reduce(addTo(further), events));
};

const addTo = (further: Events[number]) => {
  const add = (events: Events, added: Events[number]): Events => {
    const isListed = events.some(({ event }) => event === added.event);
    if (!isListed && events.length >= maxEvents && added !== further) return add(events, further);
    if (!isListed) return [...events, added];
    return events.map((entry) =>
      entry.event === added.event ? { ...entry, times: entry.times + added.times } : entry,
    );
  };
  return add;
};
