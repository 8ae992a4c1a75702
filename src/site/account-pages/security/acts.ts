import type { Texts } from "../../../foundation/languages/texts.ts";
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

/** The current state of the account, which decides what the user can still undo. */
export type Standing = {
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
type Response = { advice: string | null; act: Act | null };
type Say = Texts["t"];

const form = (label: string, path: string, more: Partial<Pick<Act, "confirmation" | "field">> = {}): Act => ({
  label,
  path,
  method: "post",
  confirmation: null,
  field: null,
  ...more,
});

const link = (label: string, path: string): Act => ({ label, path, method: "get", confirmation: null, field: null });

const resetLink = (t: Say): Act => link(t("account.act.reset"), "/auth/forgot-password");

const only = (act: Act | null | undefined | false): Response => ({ advice: null, act: act || null });

const secondFactor = (label: string): Act => link(label, "/settings/security#second-factor");

const ofSession = (t: Say, { createdAt }: Event, { sessions }: Standing): Act | null => {
  const id = sessions.get(createdAt.getTime());
  return id === undefined ? null : form(t("account.act.end_session"), `/settings/security/sessions/${id}/end`);
};

const changePassword = (t: Say, { hasPassword }: Standing): Act | null =>
  hasPassword ? link(t("account.act.change_password"), "/settings/security#password") : null;

const ofProvider = ({ subject }: Event, among: ReadonlySet<ProviderName>): ProviderName | undefined =>
  subject !== null && isProviderName(subject) && among.has(subject) ? subject : undefined;

const notYou = (t: Say, act: Act): Response => ({ advice: t("account.advice.not_you"), act });

const responses: Partial<Record<SecurityEventName, (t: Say, event: Event, standing: Standing) => Response>> = {
  login: (t, event, standing) => only(ofSession(t, event, standing)),
  new_device: (t, event, standing) => ({
    advice: t("account.advice.new_device"),
    act: ofSession(t, event, standing) ?? changePassword(t, standing),
  }),
  login_failed: (t, _event, standing) => ({
    advice: t("account.advice.login_failed"),
    act: changePassword(t, standing),
  }),
  login_blocked: (t) => ({ advice: t("account.advice.login_blocked"), act: resetLink(t) }),
  reset_requested: (t) => ({ advice: t("account.advice.reset_requested"), act: null }),
  sign_in_link_requested: (t) => ({ advice: t("account.advice.sign_in_link_requested"), act: null }),
  password_changed: (t) => notYou(t, resetLink(t)),
  password_reset: (t) => notYou(t, resetLink(t)),
  email_change_requested: (t, { createdAt }, { pendingUntil }) =>
    only(
      pendingUntil?.getTime() === createdAt.getTime() + hoursToConfirm * 3_600_000 &&
        form(t("account.address.keep"), "/settings/account/email/cancel"),
    ),
  email_changed: (t, { createdAt }, { now }) => {
    const until = new Date(createdAt.getTime() + daysToUndo * 86_400_000);
    const advice = t("account.advice.email_changed", { day: until.toISOString().slice(0, 10) });
    return { advice: until > now ? advice : null, act: link(t("account.act.see_address"), "/settings/account") };
  },
  provider_linked: (t, event, { unlinkable }) => {
    const provider = ofProvider(event, unlinkable);
    return only(provider && form(t("account.act.unlink"), `/settings/security/providers/${provider}/unlink`));
  },
  provider_unlinked: (t, event, { linkable, isVerified }) => {
    const provider = ofProvider(event, linkable);
    return only(
      provider && isVerified && form(t("account.act.link_again"), `/settings/security/providers/${provider}/link`),
    );
  },
  token_created: (t, { subject }, { tokens }) =>
    only(
      subject !== null &&
        tokens.has(subject) &&
        form(t("account.act.revoke"), `/settings/tokens/${subject}/revoke`, {
          confirmation: { question: t("account.tokens.revoke_question"), sure: t("account.act.revoke_sure") },
        }),
    ),
  calendar_created: (t, { createdAt }, { calendarSince }) =>
    only(
      calendarSince?.getTime() === createdAt.getTime() &&
        form(t("account.act.end_address"), "/settings/notifications/calendar/end", {
          confirmation: { question: t("account.calendar.end_question"), sure: t("account.act.end_address_sure") },
        }),
    ),
  app_admitted: (t, { subject }, { apps }) =>
    only(
      subject !== null &&
        apps.has(subject) &&
        form(t("account.act.end_access"), "/settings/apps/remove", {
          confirmation: { question: t("account.apps.end_question"), sure: t("account.act.end_access_sure") },
          field: { name: "client_id", value: subject },
        }),
    ),
  passkey_added: (t) => only(secondFactor(t("account.act.see_passkeys"))),
  passkey_removed: (t) => notYou(t, secondFactor(t("account.act.add_another"))),
  passkey_counter_regressed: (t) => only(secondFactor(t("account.act.remove_passkey"))),
  totp_enabled: (t) => only(secondFactor(t("account.act.remove_app"))),
  totp_disabled: (t) => notYou(t, secondFactor(t("account.act.set_up_again"))),
  recovery_codes_renewed: (t) => only(secondFactor(t("account.act.make_others"))),
  recovery_code_used: (t) => notYou(t, secondFactor(t("account.act.make_codes"))),
  second_factor_failed: (t, _event, standing) => notYou(t, changePassword(t, standing) ?? resetLink(t)),
  second_factor_blocked: (t, _event, standing) => notYou(t, changePassword(t, standing) ?? resetLink(t)),
  client_created: (t) => only(link(t("account.act.see_apps"), "/settings/developer")),
  client_changed: (t) => only(link(t("account.act.see_apps"), "/settings/developer")),
};

/** Returns advice on a security event and an action that undoes it, where possible. */
export const responseTo = ({ t }: Texts, event: Event, standing: Standing): Response =>
  responses[event.event]?.(t, event, standing) ?? { advice: null, act: null };
