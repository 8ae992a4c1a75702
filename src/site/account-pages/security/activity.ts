import { providerNames } from "../../../foundation/db/identity-tables.ts";
import { paginate } from "../../../foundation/db/keyset.ts";
import type { Texts } from "../../../foundation/languages/texts.ts";
import { findCalendarAddress } from "../../../identity/auth/calendar-addresses/queries.ts";
import { listAuthorizedApps } from "../../../identity/auth/grants/queries.ts";
import { isProviderName, providerLabels } from "../../../identity/auth/oauth/provider.ts";
import {
  listLatestSecurityEvents,
  listSecurityEvents,
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
import { type AccountState, type Activity, responseTo } from "./acts.ts";

const pageSize = 50;

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

const descriptionOf = ({ t }: Texts, { event, subject }: Pick<SecurityEventRow, "event" | "subject">): string => {
  const provider = subject !== null && isProviderName(subject) ? providerLabels[subject] : "";
  const by = provider || subject === "passkey" || subject === "email" ? subject : "password";
  return t(`account.event.${event}`, { by: by ?? "password", provider });
};

const originOf = (texts: Texts, { address, userAgent }: Pick<SecurityEventRow, "address" | "userAgent">) =>
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
  const others = sessions.filter(({ id }) => id !== browser.sessionId);
  const active = tokens.filter(({ revokedAt, expiresAt }) => !revokedAt && (!expiresAt || expiresAt > now));
  const linked = providerNames.filter((name) => user.providers.includes(name));
  const configured = providerNames.filter((name) => providers.choices.some(({ id }) => id === name));
  return {
    now,
    sessions: new Map(others.map(({ id, createdAt }) => [createdAt.getTime(), id])),
    tokens: new Set(active.map(({ id }) => id)),
    apps: new Set(apps.map(({ clientId }) => clientId)),
    calendarSince: calendar?.createdAt ?? null,
    pendingUntil,
    hasPassword: user.providers.includes("password"),
    isVerified: user.emailVerifiedAt !== null,
    unlinkable: new Set(user.providers.length > 1 ? linked : []),
    linkable: new Set(configured.filter((name) => !linked.includes(name))),
  };
};

const toActivity = (texts: Texts, row: SecurityEventRow, accountState: AccountState): Activity => ({
  what: descriptionOf(texts, row),
  where: originOf(texts, row),
  time: toTimestamp(row.createdAt),
  ...responseTo(texts, row, accountState),
});

export const latestActivity = async (context: UserContext, user: UserRow): Promise<Activity[]> => {
  const events = await listLatestSecurityEvents(context.db, { userId: user.id, limit: 20 });
  const accountState = await readAccountState(context, user);
  return events.map((row) => toActivity(context.texts, row, accountState));
};
