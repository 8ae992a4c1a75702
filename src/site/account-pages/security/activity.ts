import { providerNames } from "../../../foundation/db/identity-tables.ts";
import { paginate } from "../../../foundation/db/keyset.ts";
import type { MessageKey, Translator } from "../../../foundation/languages/texts.ts";
import { findCalendarAddress } from "../../../identity/auth/calendar-addresses/queries.ts";
import { daysToUndo, hoursToConfirm } from "../../../identity/auth/email-changes/change.ts";
import { listAuthorizedApps } from "../../../identity/auth/grants/queries.ts";
import { isProviderName, type ProviderName, providerLabels } from "../../../identity/auth/oauth/provider.ts";
import {
  listLatestSecurityEvents,
  listSecurityEvents,
  type SecurityEventName,
  type SecurityEventRow,
  securityEventOrder,
} from "../../../identity/auth/security-events/queries.ts";
import { browserName } from "../../../identity/auth/security-events/record.ts";
import { listSessions } from "../../../identity/auth/sessions/queries.ts";
import { listTokensByState } from "../../../identity/auth/tokens/queries.ts";
import type { UserContext } from "../../../identity/context.ts";
import type { UserRow } from "../../../identity/users/queries.ts";
import { findSignedInUser } from "../../../identity/users/signed-in-user.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import { pagePolicyWithForms } from "../../../web/pages/html-response.ts";
import { cursor } from "../../kit/fields.ts";
import { page } from "../../kit/page.ts";
import { signedInAccess } from "../shared.ts";

type Action = {
  label: string;
  path: string;
  method: "get" | "post";
  /** The question of the confirmation step, and the label of its button. */
  confirmation: { question: string; confirmLabel: string } | null;
  field: { name: string; value: string } | null;
};

export type Activity = { title: string; origin: string; time: string; advice: string | null; action: Action | null };

/** The current state of the account. It determines which events the user can still undo. */
export type AccountState = {
  now: Date;
  /** Ids of the other sessions of the account, by start time in milliseconds. */
  sessions: ReadonlyMap<number, string>;
  tokens: ReadonlySet<string>;
  apps: ReadonlySet<string>;
  calendarSince: Date | null;
  pendingUntil: Date | null;
  hasPassword: boolean;
  isVerified: boolean;
  /** Linked providers that are not the only way to sign in. */
  unlinkableProviders: ReadonlySet<ProviderName>;
  linkableProviders: ReadonlySet<ProviderName>;
};

type Event = Pick<SecurityEventRow, "event" | "subject" | "createdAt">;
type Situation = { t: Translator["t"]; event: Event; state: AccountState };

const post = (label: string, path: string, options: Partial<Pick<Action, "confirmation" | "field">> = {}): Action => ({
  ...{ label, path, method: "post", confirmation: null, field: null },
  ...options,
});

const link =
  (label: MessageKey, path: string) =>
  ({ t }: Situation): Action => ({ label: t(label), path, method: "get", confirmation: null, field: null });

const reset = link("account.act.reset", "/auth/forgot-password");
const seeApps = link("account.act.see_apps", "/settings/developer");
const secondFactor = (label: MessageKey) => link(label, "/settings/security#second-factor");

const changePassword = (situation: Situation): Action | null =>
  situation.state.hasPassword ? link("account.act.change_password", "/settings/security#password")(situation) : null;

const changeOrReset = (situation: Situation): Action => changePassword(situation) ?? reset(situation);

const endSession = ({ t, event, state }: Situation): Action | null => {
  const id = state.sessions.get(event.createdAt.getTime());
  return id === undefined ? null : post(t("account.act.end_session"), `/settings/security/sessions/${id}/end`);
};

const providerOf = ({ subject }: Event, providers: ReadonlySet<ProviderName>): ProviderName | undefined =>
  subject !== null && isProviderName(subject) && providers.has(subject) ? subject : undefined;

const actions: Partial<Record<SecurityEventName, (situation: Situation) => Action | null | undefined | false>> = {
  login: endSession,
  new_device: (situation) => endSession(situation) ?? changePassword(situation),
  login_failed: changePassword,
  login_blocked: reset,
  password_changed: reset,
  password_reset: reset,
  email_change_requested: ({ t, event, state }) =>
    state.pendingUntil?.getTime() === event.createdAt.getTime() + hoursToConfirm * 3_600_000 &&
    post(t("account.address.keep"), "/settings/account/email/cancel"),
  email_changed: link("account.act.see_address", "/settings/account"),
  provider_linked: ({ t, event, state }) => {
    const provider = providerOf(event, state.unlinkableProviders);
    return provider && post(t("account.act.unlink"), `/settings/security/providers/${provider}/unlink`);
  },
  provider_unlinked: ({ t, event, state }) => {
    const provider = state.isVerified && providerOf(event, state.linkableProviders);
    return provider && post(t("account.act.link_again"), `/settings/security/providers/${provider}/link`);
  },
  token_created: ({ t, event: { subject }, state }) =>
    subject !== null &&
    state.tokens.has(subject) &&
    post(t("account.act.revoke"), `/settings/tokens/${subject}/revoke`, {
      confirmation: { question: t("account.tokens.revoke_question"), confirmLabel: t("account.act.revoke_sure") },
    }),
  calendar_created: ({ t, event, state }) =>
    state.calendarSince?.getTime() === event.createdAt.getTime() &&
    post(t("account.act.end_address"), "/settings/notifications/calendar/end", {
      confirmation: { question: t("account.calendar.end_question"), confirmLabel: t("account.act.end_address_sure") },
    }),
  app_admitted: ({ t, event: { subject }, state }) =>
    subject !== null &&
    state.apps.has(subject) &&
    post(t("account.act.end_access"), "/settings/apps/remove", {
      confirmation: { question: t("account.apps.end_question"), confirmLabel: t("account.act.end_access_sure") },
      field: { name: "client_id", value: subject },
    }),
  passkey_added: secondFactor("account.act.see_passkeys"),
  passkey_removed: secondFactor("account.act.add_another"),
  passkey_counter_regressed: secondFactor("account.act.remove_passkey"),
  totp_enabled: secondFactor("account.act.remove_app"),
  totp_disabled: secondFactor("account.act.set_up_again"),
  recovery_codes_renewed: secondFactor("account.act.make_others"),
  recovery_code_used: secondFactor("account.act.make_codes"),
  second_factor_failed: changeOrReset,
  second_factor_blocked: changeOrReset,
  client_created: seeApps,
  client_changed: seeApps,
};

/** The events with specific advice, in the message `account.advice.EVENT`. */
const advised = ["new_device", "login_failed", "login_blocked", "reset_requested", "sign_in_link_requested"] as const;

/** The events that should alarm the user if another person caused them. All have the advice `not_you`. */
const suspicious: readonly SecurityEventName[] = [
  ...(["password_changed", "password_reset", "passkey_removed", "totp_disabled", "recovery_code_used"] as const),
  ...(["second_factor_failed", "second_factor_blocked"] as const),
];

const adviceOf = ({ t, event: { event, createdAt }, state }: Situation): string | null => {
  if (event === "email_changed") {
    const until = new Date(createdAt.getTime() + daysToUndo * 86_400_000);
    return until > state.now ? t("account.advice.email_changed", { day: until.toISOString().slice(0, 10) }) : null;
  }
  const name = suspicious.includes(event) ? "not_you" : advised.find((name) => name === event);
  return name === undefined ? null : t(`account.advice.${name}`);
};

/** Returns advice on a security event and a suggested action, such as undoing it; null where there is none. */
export const responseTo = (
  { t }: Translator,
  event: Event,
  state: AccountState,
): Pick<Activity, "advice" | "action"> => {
  const situation = { t, event, state };
  return { advice: adviceOf(situation), action: actions[event.event]?.(situation) || null };
};

const pageSize = 50;
const latestSize = 20;

const listActivity = async (context: UserContext, cursor: string | undefined) => {
  const user = await findSignedInUser(context);
  const { id: userId } = user;
  const scope = { list: "activity", userId };
  const { items, nextCursor } = await paginate(
    { scope, order: securityEventOrder, cursor, limit: pageSize },
    (position, limit) => listSecurityEvents(context.db, { userId, position, limit }),
  );
  const accountState = await readAccountState(context, user);
  return {
    items: items.map((row) => toActivity(context.texts, row, accountState)),
    next: nextCursor && `/settings/security/activity?cursor=${encodeURIComponent(nextCursor)}`,
    isFirst: cursor === undefined,
  };
};

/** The security events of the account, with buttons to undo them, where possible. */
export const activity = page("showActivity", "/settings/security/activity", {
  ...signedInAccess,
  query: { cursor },
  template: "account-pages/security/activity",
  policy: ({ providers }) => pagePolicyWithForms(providers.origins),
  show: async (context, { query }) => ({ list: await listActivity(context, query.cursor) }),
});

const titleOf = ({ t }: Translator, { event, subject }: Pick<SecurityEventRow, "event" | "subject">): string => {
  const provider = subject !== null && isProviderName(subject) ? providerLabels[subject] : "";
  const method = provider || subject === "passkey" || subject === "email" ? subject : "password";
  return t(`account.event.${event}`, { by: method ?? "password", provider });
};

const originOf = (texts: Translator, { address, userAgent }: Pick<SecurityEventRow, "address" | "userAgent">) =>
  address === null
    ? texts.t("account.activity.operator")
    : texts.t("account.activity.from", { browser: browserName(texts, userAgent), address });

const readAccountState = async (context: UserContext, user: UserRow): Promise<AccountState> => {
  const { db, now, browser, providers } = context;
  const { id: userId, pendingUntil } = user;
  const [sessions, tokens, apps, calendar] = await Promise.all([
    listSessions(db, { userId, now, lifetime: browser.sessionLifetime }),
    listTokensByState(db, { userId, now }),
    listAuthorizedApps(db, { userId, now }),
    findCalendarAddress(db, { userId, now }),
  ]);
  const otherSessions = sessions.filter(({ id }) => id !== browser.sessionId);
  const active = tokens.filter(({ revokedAt, expiresAt }) => !revokedAt && (!expiresAt || expiresAt > now));
  const linked = providerNames.filter((name) => user.providers.includes(name));
  const configured = providerNames.filter((name) => providers.choices.some(({ id }) => id === name));
  return {
    now,
    sessions: new Map(otherSessions.map(({ id, createdAt }) => [createdAt.getTime(), id])),
    tokens: new Set(active.map(({ id }) => id)),
    apps: new Set(apps.map(({ clientId }) => clientId)),
    calendarSince: calendar?.createdAt ?? null,
    pendingUntil,
    hasPassword: user.providers.includes("password"),
    isVerified: user.emailVerifiedAt !== null,
    unlinkableProviders: new Set(user.providers.length > 1 ? linked : []),
    linkableProviders: new Set(configured.filter((name) => !linked.includes(name))),
  };
};

const toActivity = (texts: Translator, row: SecurityEventRow, accountState: AccountState): Activity => ({
  title: titleOf(texts, row),
  origin: originOf(texts, row),
  time: toTimestamp(row.createdAt),
  ...responseTo(texts, row, accountState),
});

export const latestActivity = async (context: UserContext, user: UserRow): Promise<Activity[]> => {
  const events = await listLatestSecurityEvents(context.db, { userId: user.id, limit: latestSize });
  const accountState = await readAccountState(context, user);
  return events.map((row) => toActivity(context.texts, row, accountState));
};
