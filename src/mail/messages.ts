import { join } from "node:path";
import { Ajv, type JSONSchemaType } from "ajv";
import { Eta } from "eta";
import { packageRoot } from "../package.ts";

export type Mail = {
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** A person waits for it. */
  urgent: boolean;
  /** What happened, so that another event can be added; each event with the number of times. */
  notice?: { baseUrl: string; events: { event: string; times: number }[] };
};

/** An email as it is sent. */
export type Message = Omit<Mail, "notice"> & {
  /** Ends emails of this kind. */
  unsubscribeLink?: string;
  /** An iCalendar message (RFC 6047). */
  calendar?: { method: "REQUEST" | "CANCEL"; content: string };
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
    notice: {
      type: "object",
      nullable: true,
      required: ["baseUrl", "events"],
      properties: {
        baseUrl: string,
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

/** The email in an entry of the outbox. @throws Error when it is none, which another release may have written */
export const asMail = (payload: unknown): Mail => {
  if (!isMail(payload)) throw new Error("the outbox holds an email that this release cannot read");
  return payload;
};

type Events = NonNullable<Mail["notice"]>["events"];

const views = join(packageRoot, "src/mail/templates");
const asHtml = new Eta({ views, cache: true });
const asText = new Eta({ views, cache: true, autoEscape: false });

/**
 * The data of the templates. Never a user's name: anyone could register a victim's address with spam as the name. An
 * alliance is named to its administrators only.
 */
type Messages = {
  verify: { link: string };
  reset: { link: string };
  "account-exists": { loginLink: string; resetLink: string };
  notice: { events: string[]; securityLink: string; resetLink: string };
  "webhook-disabled": { alliance: string; host: string; reason: string; address: string };
};

/** What is told to members. The address is verified, so names may be in it. */
export type Notification = {
  subject: string;
  /** What has happened. */
  paragraphs: string[];
  /** For example of an event; a fact may have several lines. */
  facts: { label: string; lines: string[] }[];
  button: { label: string; link: string };
  /** Why the reader gets it. */
  reason: string;
  siteName: string;
  baseUrl: string;
  unsubscribeLink: string;
  settingsLink: string;
};

const subjects: Record<keyof Messages, string> = {
  verify: "Verify your email address",
  reset: "Choose a new password",
  "account-exists": "You already have an account",
  notice: "A change to your account",
  "webhook-disabled": "A webhook was disabled",
};

const urgent: readonly (keyof Messages)[] = ["verify", "reset"];

const compose = <Name extends keyof Messages>(recipient: string, name: Name, data: Messages[Name]): Mail => ({
  recipient,
  subject: subjects[name],
  text: asText.render(`${name}.text.eta`, data),
  html: asHtml.render(`${name}.html.eta`, { ...data, subject: subjects[name] }),
  urgent: urgent.includes(name),
});

/** Links begin with the configured `base_url`, never with a request's Host header. */
const link = (baseUrl: string, path: string, token?: string): string =>
  `${baseUrl}${path}${token === undefined ? "" : `?token=${token}`}`;

type To = { recipient: string; baseUrl: string };

export const verificationMail = ({ recipient, baseUrl, token }: To & { token: string }): Mail =>
  compose(recipient, "verify", { link: link(baseUrl, "/auth/verify-email", token) });

export const resetMail = ({ recipient, baseUrl, token }: To & { token: string }): Mail =>
  compose(recipient, "reset", { link: link(baseUrl, "/auth/reset-password", token) });

export const accountExistsMail = ({ recipient, baseUrl }: To): Mail =>
  compose(recipient, "account-exists", {
    loginLink: link(baseUrl, "/auth/login"),
    resetLink: link(baseUrl, "/auth/forgot-password"),
  });

/** @param event a sentence that says what happened */
export const noticeMail = ({ recipient, baseUrl, event }: To & { event: string }): Mail =>
  noticeOf({ recipient, baseUrl }, [{ event, times: 1 }]);

type Disabled = Omit<Messages["webhook-disabled"], "reason"> & { reason: "failing" | "gone" };

const reasons = {
  failing: "for three days its receiver has accepted nothing.",
  gone: "its receiver responded that it is gone for good (410).",
};

/** To an administrator of the alliance. */
export const webhookDisabledMail = ({ recipient, reason, ...data }: Disabled & { recipient: string }): Mail =>
  compose(recipient, "webhook-disabled", { ...data, reason: reasons[reason] });

const noticeOf = ({ recipient, baseUrl }: To, events: Events): Mail => ({
  ...compose(recipient, "notice", {
    events: events.map(({ event, times }) => (times === 1 ? event : `${event} (${times} times)`)),
    securityLink: link(baseUrl, "/settings/security"),
    resetLink: link(baseUrl, "/auth/forgot-password"),
  }),
  notice: { baseUrl, events },
});

export const notificationMail = (recipient: string, notification: Notification): Message => ({
  recipient,
  subject: notification.subject,
  text: asText.render("notification.text.eta", notification),
  html: asHtml.render("notification.html.eta", notification),
  urgent: false,
  unsubscribeLink: notification.unsubscribeLink,
});

/** Further events are counted without being told apart, so that an email stays readable. */
const maxEvents = 25;
const further: Events[number] = { event: "There were further changes.", times: 1 };

/** The waiting notice with what the other one says. */
export const mergeNotices = (waiting: Mail, { recipient, notice }: Mail): Mail => {
  const { baseUrl = "", events = [] } = waiting.notice ?? notice ?? {};
  return noticeOf({ recipient, baseUrl }, (notice?.events ?? []).reduce(addEvent, events));
};

const addEvent = (events: Events, added: Events[number]): Events => {
  const isKnown = events.some(({ event }) => event === added.event);
  if (!isKnown && events.length >= maxEvents && added !== further) return addEvent(events, further);
  if (!isKnown) return [...events, added];
  return events.map((one) => (one.event === added.event ? { ...one, times: one.times + added.times } : one));
};
