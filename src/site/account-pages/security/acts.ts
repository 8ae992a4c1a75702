import type { Key, Texts } from "../../../foundation/languages/texts.ts";
import { daysToUndo, hoursToConfirm } from "../../../identity/auth/email-changes/change.ts";
import { isProviderName, type ProviderName } from "../../../identity/auth/oauth/provider.ts";
import type { SecurityEventName, SecurityEventRow } from "../../../identity/auth/security-events/queries.ts";

type Act = {
  label: string;
  path: string;
  method: "get" | "post";
  /** The question of the confirmation step, and the label of its button. */
  confirmation: { question: string; sure: string } | null;
  field: { name: string; value: string } | null;
};

export type Activity = { what: string; where: string; time: string; advice: string | null; act: Act | null };

/** The current state of the account, which determines the events that the user can still undo. */
export type AccountState = {
  now: Date;
  /** Ids of the other sessions by start time. */
  sessions: ReadonlyMap<number, string>;
  tokens: ReadonlySet<string>;
  apps: ReadonlySet<string>;
  calendarSince: Date | null;
  pendingUntil: Date | null;
  hasPassword: boolean;
  isVerified: boolean;
  /** Providers whose removal leaves another way to sign in. */
  unlinkable: ReadonlySet<ProviderName>;
  linkable: ReadonlySet<ProviderName>;
};

type Event = Pick<SecurityEventRow, "event" | "subject" | "createdAt">;
type Situation = { t: Texts["t"]; event: Event; state: AccountState };

const post = (label: string, path: string, options: Partial<Pick<Act, "confirmation" | "field">> = {}): Act => ({
  ...{ label, path, method: "post", confirmation: null, field: null },
  ...options,
});

const link =
  (label: Key, path: string) =>
  ({ t }: Situation): Act => ({ label: t(label), path, method: "get", confirmation: null, field: null });

const reset = link("account.act.reset", "/auth/forgot-password");
const seeApps = link("account.act.see_apps", "/settings/developer");
const secondFactor = (label: Key) => link(label, "/settings/security#second-factor");

const changePassword = (situation: Situation): Act | null =>
  situation.state.hasPassword ? link("account.act.change_password", "/settings/security#password")(situation) : null;

const changeOrReset = (situation: Situation): Act => changePassword(situation) ?? reset(situation);

const endSession = ({ t, event, state }: Situation): Act | null => {
  const id = state.sessions.get(event.createdAt.getTime());
  return id === undefined ? null : post(t("account.act.end_session"), `/settings/security/sessions/${id}/end`);
};

const providerOf = ({ subject }: Event, providers: ReadonlySet<ProviderName>): ProviderName | undefined =>
  subject !== null && isProviderName(subject) && providers.has(subject) ? subject : undefined;

const acts: Partial<Record<SecurityEventName, (situation: Situation) => Act | null | undefined | false>> = {
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
    const provider = providerOf(event, state.unlinkable);
    return provider && post(t("account.act.unlink"), `/settings/security/providers/${provider}/unlink`);
  },
  provider_unlinked: ({ t, event, state }) => {
    const provider = state.isVerified && providerOf(event, state.linkable);
    return provider && post(t("account.act.link_again"), `/settings/security/providers/${provider}/link`);
  },
  token_created: ({ t, event: { subject }, state }) =>
    subject !== null &&
    state.tokens.has(subject) &&
    post(t("account.act.revoke"), `/settings/tokens/${subject}/revoke`, {
      confirmation: { question: t("account.tokens.revoke_question"), sure: t("account.act.revoke_sure") },
    }),
  calendar_created: ({ t, event, state }) =>
    state.calendarSince?.getTime() === event.createdAt.getTime() &&
    post(t("account.act.end_address"), "/settings/notifications/calendar/end", {
      confirmation: { question: t("account.calendar.end_question"), sure: t("account.act.end_address_sure") },
    }),
  app_admitted: ({ t, event: { subject }, state }) =>
    subject !== null &&
    state.apps.has(subject) &&
    post(t("account.act.end_access"), "/settings/apps/remove", {
      confirmation: { question: t("account.apps.end_question"), sure: t("account.act.end_access_sure") },
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

/** The events whose advice has the name of the event. */
const advised = ["new_device", "login_failed", "login_blocked", "reset_requested", "sign_in_link_requested"] as const;

/** The events that the user should undo if another person caused them. */
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

/** Returns advice on a security event and an action that undoes it, where possible. */
export const responseTo = ({ t }: Texts, event: Event, state: AccountState): Pick<Activity, "advice" | "act"> => {
  const situation = { t, event, state };
  return { advice: adviceOf(situation), act: acts[event.event]?.(situation) || null };
};
