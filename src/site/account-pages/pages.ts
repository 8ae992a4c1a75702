import { enums, type Schemas } from "../../../generated/contract.ts";
import { toNewEventsChoice } from "../../community/me/views.ts";
import { providerNames } from "../../foundation/db/identity-tables.ts";
import { pictureUrl } from "../../foundation/pictures/pictures.ts";
import { findCalendarAddress } from "../../identity/auth/calendar-addresses/queries.ts";
import { type ProviderChoice, providerLabels } from "../../identity/auth/oauth/provider.ts";
import { asksFirst } from "../../identity/auth/second-factor/step-up.ts";
import { browserName } from "../../identity/auth/security-events/device.ts";
import { listSessions } from "../../identity/auth/sessions/queries.ts";
import { listTokensByState, type TokenRow } from "../../identity/auth/tokens/queries.ts";
import type { UserContext } from "../../identity/context.ts";
import type { PageForm } from "../../identity/forms.ts";
import { findSignedInUser, signedInUser, toSignedInUser } from "../../identity/users/signed-in-user.ts";
import { toTimestamp } from "../../server/http/timestamp.ts";
import { emptyForm, type Form, withoutValues } from "../../web/pages/form.ts";
import type { Choice, NoticeText, SignedInUser, UserPage } from "../../web/pages/page.ts";
import { template } from "../../web/pages/template.ts";
import type { Activity } from "./activity/acts.ts";
import { latestActivity } from "./activity/pages.ts";
import { countryChoices, languageChoices, timeZoneChoices, toProfileForm } from "./profile-form.ts";
import { findSecondFactor } from "./second-factor/section.ts";
import { lifetimesIn } from "./token-form.ts";

type ProfilePage = UserPage & {
  photo: { url: string | null; form: Form<never> };
  countries: readonly Choice[];
  timezones: readonly Choice[];
  languages: readonly Choice[];
  isOrganizer: boolean;
};

const profileTemplate = template<ProfilePage>("site/account-pages/profile");

export const boxedKinds = enums.NotificationKind.filter((kind) => kind !== "new_events");

type BoxedKind = (typeof boxedKinds)[number];

/** Kinds that only organizers and administrators receive. */
const organizerKinds: ReadonlySet<BoxedKind> = new Set(["application_received", "report_received", "rsvp_received"]);

type NotificationsPage = UserPage & {
  kinds: { as: "member" | "organizer"; kinds: { name: BoxedKind; wanted: boolean }[] }[];
  newEvents: { choice: Schemas["NewEventsChoice"]; isChosen: boolean }[];
  calendar: { created: string; lastUsed: string | null } | null;
  /** Set when the address has just been created. */
  newCalendar: string | null;
};

const notificationsTemplate = template<NotificationsPage>("site/account-pages/notifications");

type SecurityPage = UserPage & {
  hasPassword: boolean;
  sessions: { id: string; browser: string; address: string; started: string; lastUsed: string; current: boolean }[];
  providers: (ProviderChoice & { linked: boolean; configured: boolean; lastWay: boolean })[];
  activity: Activity[];
  secondFactor: Awaited<ReturnType<typeof findSecondFactor>>;
};

const securityTemplate = template<SecurityPage>("site/account-pages/security");

type TokensPage = UserPage & {
  scopes: Schemas["TokenScope"][];
  lifetimes: Choice[];
  /** Whether to ask for the second factor instead of showing the form. */
  asksFirst: boolean;
  tokens: ReturnType<typeof toListed>[];
};

const tokensTemplate = template<TokensPage>("site/account-pages/tokens");

type TokenCreatedPage = {
  user: SignedInUser;
  baseUrl: string;
  name: string;
  secret: string;
  scopes: string[];
  expires: string | null;
};

const tokenCreatedTemplate = template<TokenCreatedPage>("site/account-pages/token-created");

export const profilePage = async (
  context: UserContext,
  notice: NoticeText | null,
  form?: Form,
  photoForm: Form<never> = emptyForm,
): Promise<string> => {
  const { texts, baseUrl } = context;
  const user = await findSignedInUser(context);
  const shown = form ?? { values: toProfileForm(user, baseUrl), problems: [] };
  return context.render(profileTemplate, {
    user: toSignedInUser(user),
    form: shown,
    photo: { url: pictureUrl(user.photoUrl, baseUrl), form: photoForm },
    countries: countryChoices(texts),
    languages: languageChoices(texts),
    timezones: timeZoneChoices(texts, String(shown.values["timezone"] ?? "")),
    isOrganizer: user.roles.some(({ role }) => role === "group_admin"),
    notice,
  });
};

export const notificationsPage = async (
  context: UserContext,
  notice: NoticeText | null,
  { form, newCalendar }: { form: Form; newCalendar: string | null },
): Promise<string> => {
  const { db, now } = context;
  const { kinds: boxes = [], new_events: entered } = form.values;
  const user = await findSignedInUser(context);
  const calendar = await findCalendarAddress(db, { userId: user.id, now });
  const isWanted = (name: BoxedKind) =>
    entered === undefined ? !user.mutedNotifications.includes(name) : [boxes].flat().includes(name);
  const all = boxedKinds.map((name) => ({ name, wanted: isWanted(name) }));
  const kinds = (["member", "organizer"] as const).map((as) => ({
    as,
    kinds: all.filter(({ name }) => organizerKinds.has(name) === (as === "organizer")),
  }));
  const chosen = entered ?? toNewEventsChoice(user);
  const newEvents = enums.NewEventsChoice.map((choice) => ({ choice, isChosen: choice === chosen }));
  return context.render(notificationsTemplate, {
    user: toSignedInUser(user),
    form,
    kinds,
    newEvents,
    calendar: calendar
      ? { created: toTimestamp(calendar.createdAt), lastUsed: calendar.lastUsedAt && toTimestamp(calendar.lastUsedAt) }
      : null,
    newCalendar,
    notice,
  });
};

export const securityPage = async (context: UserContext, notice: NoticeText | null, form: Form<never>) => {
  const { db, now, browser, providers, render, texts } = context;
  const user = await findSignedInUser(context);
  const sessions = await listSessions(db, { userId: user.id, now, lifetime: browser.sessionLifetime });
  const configured = providers.choices.map(({ id }) => id);
  return render(securityTemplate, {
    user: toSignedInUser(user),
    form,
    hasPassword: user.providers.includes("password"),
    sessions: sessions.map(({ id, userAgent, address, createdAt, lastUsedAt }) => ({
      id,
      browser: browserName(texts, userAgent),
      address,
      started: toTimestamp(createdAt),
      lastUsed: toTimestamp(lastUsedAt),
      current: id === browser.sessionId,
    })),
    providers: providerNames.map((id) => ({
      id,
      label: providerLabels[id],
      linked: user.providers.includes(id),
      configured: configured.includes(id),
      lastWay: user.providers.length === 1 && user.providers.includes(id),
    })),
    activity: await latestActivity(context, user),
    secondFactor: await findSecondFactor(context, user),
    notice,
  });
};

export const tokensPage = async (context: UserContext, notice: NoticeText | null, form: Form) => {
  const { db, now, render, texts } = context;
  const user = await findSignedInUser(context);
  const tokens = await listTokensByState(db, { userId: user.id, now });
  return render(tokensTemplate, {
    user: toSignedInUser(user),
    form,
    // Administrators' scopes have no effect without a role. The API grants them in case a role follows.
    scopes: enums.TokenScope.filter((name) => user.roles.length > 0 || !name.startsWith("admin:")),
    lifetimes: lifetimesIn(texts),
    asksFirst: asksFirst(context),
    tokens: tokens.map((token) => toListed(token, now)),
    notice,
  });
};

const toListed = (token: TokenRow, now: Date) => ({
  id: token.id,
  name: token.name,
  prefix: token.prefix,
  scopes: token.scopes,
  state: token.revokedAt ? "revoked" : token.expiresAt && token.expiresAt <= now ? "expired" : "active",
  created: toTimestamp(token.createdAt),
  lastUsed: token.lastUsedAt && toTimestamp(token.lastUsedAt),
  expires: token.expiresAt && toTimestamp(token.expiresAt),
});

export const tokenCreatedPage = async (context: UserContext, { name, scopes, expiresAt }: TokenRow, secret: string) => {
  const user = await signedInUser(context);
  const expires = expiresAt && toTimestamp(expiresAt);
  return context.render(tokenCreatedTemplate, { user, baseUrl: context.baseUrl, name, secret, scopes, expires });
};

export const securityForm: PageForm<UserContext> = {
  show: (context, { form }) => securityPage(context, null, withoutValues(form)),
};
