import { isDeepStrictEqual } from "node:util";
import Bowser from "bowser";
import { v7 as uuid } from "uuid";
import { type MessageValues, type Translator, translatorFor } from "../../../foundation/languages/texts.ts";
import { networkOf } from "../../../server/limits/network.ts";
import type { NoticeEvent } from "../../../web/mail/messages.ts";
import { notify } from "../../../web/mail/notify.ts";
import type { Context } from "../../context.ts";
import { type Account, findAccount } from "../queries.ts";
import {
  findLastOrigin,
  insertLoginFailure,
  insertSecurityEvent,
  listSignInOrigins,
  type Origin,
  type SecurityEventName,
} from "./queries.ts";

const parseUserAgent = (userAgent: string | null) => {
  if (!userAgent) return undefined;
  const { browser, os } = Bowser.parse(userAgent);
  return browser.name
    ? { browser: browser.name, system: os.name }
    : { browser: userAgent.slice(0, 60), system: undefined };
};

export const browserName = ({ t }: Translator, userAgent: string | null): string => {
  const client = parseUserAgent(userAgent);
  if (!client) return t("account.activity.unknown_client");
  const { browser, system } = client;
  return system ? t("account.activity.browser_on", { browser, system }) : browser;
};

const browsers: ReadonlySet<unknown> = new Set(Object.values(Bowser.BROWSER_MAP));

/** Like `browserName`, but undefined for unknown browsers: in an email, text sent by the client could become a link. */
export const knownBrowser = (texts: Translator, userAgent: string | null): string | undefined => {
  const { browser } = Bowser.parse(userAgent || "unknown");
  return browsers.has(browser.name) ? browserName(texts, userAgent) : undefined;
};

/** Events in the log. Events of type `SecurityEventName` are also stored for the user's security page. */
export type SecurityEvent =
  | SecurityEventName
  | "role_granted"
  | "role_revoked"
  | "account_exported"
  | "account_deleted";

/** Never log a secret, or an email address that has no account. */
export const logSecurityEvent = (
  { log, caller, address }: Pick<Context, "log" | "caller" | "address">,
  event: SecurityEvent,
  { userId, subject }: Partial<Record<"userId" | "subject", string | undefined>> = {},
): void => {
  const { id: token, app } = caller?.token ?? {};
  const credential = { ...(token && { token }), ...(app && { app: app.clientId }) };
  log.info({ audit: event, user: userId, ip: address, ...credential, ...(subject && { subject }) }, event);
};

type EventContext = Pick<Context, "db" | "now" | "log" | "caller" | "address" | "browser">;
type CountContext = EventContext & Pick<Context, "count">;
type NoticeContext = EventContext & Pick<Context, "baseUrl" | "mailer" | "requestedLanguage">;
type SignInContext = CountContext & NoticeContext;
type EventSubject = { userId: string; subject?: string | undefined };

/** Logs an event and stores it for the security page, in the transaction of the change. */
export const recordSecurityEvent = async (
  context: EventContext,
  event: SecurityEventName,
  { userId, subject }: EventSubject,
) => {
  const { db, now: createdAt, address, browser } = context;
  const { userAgent } = browser;
  const row = { id: uuid(), userId, event, subject: subject ?? null, address, userAgent, createdAt };
  await insertSecurityEvent(db, row);
  logSecurityEvent(context, event, { userId, subject });
};

/** Events that have an email of the same name. */
type NotifiedEvent = {
  [Name in SecurityEventName]: `mail.notice_event.${Name}` extends NoticeEvent ? Name : never;
}[SecurityEventName];

type NotificationOptions = { subject?: string; values?: MessageValues; notice?: NoticeEvent };

/** Records an event and notifies the owner of the account. @param notice the email, if it has another name than the event */
export const recordAndNotify = async (
  context: NoticeContext,
  account: Pick<Account, "id" | "email" | "language">,
  event: NotifiedEvent,
  { subject, values, notice = `mail.notice_event.${event}` }: NotificationOptions = {},
): Promise<void> => {
  await notify(context, account, notice, values);
  await recordSecurityEvent(context, event, { userId: account.id, subject });
};

/** Records a sign-in, and emails the user if it came from a new browser and a new network. */
export const recordSignIn = async (
  context: SignInContext,
  { userId, subject }: EventSubject & { subject: string },
): Promise<void> => {
  const { db, address, browser } = context;
  const isSameDevice = sameDeviceAs({ address, userAgent: browser.userAgent });
  // Most sign-ins have the same origin as the last one, so this avoids reading all origins.
  const last = await findLastOrigin(db, userId);
  const isNew = last && !isSameDevice(last) && !(await listSignInOrigins(db, userId)).some(isSameDevice);
  await recordSecurityEvent(context, "login", { userId, subject });
  // The first sign-in of an account is always from a new device, so the user is not notified.
  if (isNew) {
    await recordSecurityEvent(context, "new_device", { userId });
    await notifyOfDevice(context, userId);
  }
  context.count("sign_ins", { method: subject, outcome: "succeeded" });
};

const notifyOfDevice = async (context: SignInContext, userId: string): Promise<void> => {
  const { db, now, address, browser, requestedLanguage } = context;
  const account = await findAccount(db, userId);
  if (!account) return;
  const time = `${now.toISOString().slice(0, 16).replace("T", " ")} UTC`;
  const label = knownBrowser(translatorFor(account.language ?? requestedLanguage), browser.userAgent);
  if (label === undefined) await notify(context, account, "mail.notice_event.new_device_unknown", { time, address });
  else await notify(context, account, "mail.notice_event.new_device", { time, browser: label, address });
};

/** Compares network and browser, not addresses and versions, which change on the same device. */
const sameDeviceAs = (origin: Origin): ((other: Origin) => boolean) => {
  const [network, client] = [networkOfOrigin(origin), parseUserAgent(origin.userAgent)];
  // Compares networks first: parsing a user agent is slow, and an account may have many origins.
  return (other) => networkOfOrigin(other) === network && isDeepStrictEqual(parseUserAgent(other.userAgent), client);
};

const networkOfOrigin = ({ address }: Origin): string | null => address && networkOf(address);

/** Minimum time between two stored `login_blocked` events. */
const blockedPauseMs = 15 * 60_000;

export const recordLoginFailure = async (
  context: CountContext,
  event: "login_failed" | "login_blocked",
  email: string,
): Promise<void> => {
  const { db, now: createdAt, address, browser } = context;
  const pauseMs = event === "login_blocked" ? blockedPauseMs : 0;
  const row = { id: uuid(), event, subject: null, address, userAgent: browser.userAgent, createdAt };
  const userId = await insertLoginFailure(db, { ...row, email, pauseMs });
  logSecurityEvent(context, event, { userId });
  context.count("sign_ins", { method: "password", outcome: event === "login_blocked" ? "blocked" : "failed" });
};
