import { enums, type Schemas } from "../../../../generated/contract.ts";
import { mayUseScope } from "../../../community/policies.ts";
import { inTransaction } from "../../../foundation/db/client.ts";
import { NotFound } from "../../../foundation/errors.ts";
import type { Translator } from "../../../foundation/languages/texts.ts";
import { withSuspendedRoles } from "../../../identity/access/policy.ts";
import { heldPermissions } from "../../../identity/access/rights.ts";
import { needsStepUp, redirectToStepUp } from "../../../identity/auth/second-factor/step-up.ts";
import { issueToken, revokeAllTokens, revokeToken } from "../../../identity/auth/tokens/issue.ts";
import { findToken, listTokensByState, type TokenRow } from "../../../identity/auth/tokens/queries.ts";
import type { UserContext } from "../../../identity/context.ts";
import { findSignedInUser, toSignedInUser } from "../../../identity/users/signed-in-user.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import { noticeOf } from "../../../web/pages/notices.ts";
import type { Choice } from "../../../web/pages/page.ts";
import { operationPage } from "../../kit/operation-page.ts";
import { renderPage } from "../../kit/page.ts";

const lifetimeDays: Record<Schemas["TokenLifetime"], number | null> = {
  week: 7,
  month: 30,
  quarter: 90,
  year: 366,
  never: null,
};

const lifetimesIn = ({ t }: Translator): Choice[] =>
  Object.entries(lifetimeDays).map(([value, count]) => ({
    value,
    label: count === null ? t("account.lifetime.never") : t("account.lifetime.days", { count }),
  }));

const endOfLifetime = (lifetime: Schemas["TokenLifetime"], now: Date): string | null => {
  const days = lifetimeDays[lifetime];
  return days === null ? null : new Date(now.getTime() + days * 86_400_000).toISOString();
};

const tokensData = async (context: UserContext) => {
  const { db, now, texts } = context;
  const user = await findSignedInUser(context);
  const tokens = await listTokensByState(db, { userId: user.id, now });
  const viewer = withSuspendedRoles({ permissions: await heldPermissions(context), now });
  return {
    user: toSignedInUser(user),
    // The form offers only admin scopes that have an effect. The API accepts all, because a role may be granted later.
    scopes: enums.TokenScope.filter((name) => !name.startsWith("admin:") || mayUseScope(name, viewer)),
    lifetimes: lifetimesIn(texts),
    /** Whether to ask for the second factor instead of showing the form. */
    needsStepUp: needsStepUp(context),
    tokens: tokens.map((token) => toListItem(token, now)),
  };
};

const toListItem = (token: TokenRow, now: Date) => ({
  id: token.id,
  name: token.name,
  prefix: token.prefix,
  scopes: token.scopes,
  state: token.revokedAt ? "revoked" : token.expiresAt && token.expiresAt <= now ? "expired" : "active",
  created: toTimestamp(token.createdAt),
  lastUsed: token.lastUsedAt && toTimestamp(token.lastUsedAt),
  expires: token.expiresAt && toTimestamp(token.expiresAt),
});

const tokenCreatedPage = async (context: UserContext, { name, scopes, expiresAt }: TokenRow, secret: string) =>
  renderPage(context, "account-pages/tokens/token-created", {
    ...{ baseUrl: context.baseUrl, name, secret, scopes },
    expires: expiresAt && toTimestamp(expiresAt),
  });

const consumeNewToken = async ({ db, caller: { userId }, flash }: UserContext) => {
  const [id, secret] = (await flash.consume("new_token"))?.split(" ") ?? [];
  if (id === undefined || secret === undefined) return undefined;
  const row = await findToken(db, { id, userId });
  return row && { row, secret };
};

const path = "/settings/tokens";

const pageQuery = () => ({});

/** The page of the caller's API tokens. It shows the secret of a new token once. */
export const tokens = operationPage("showTokens", {
  problems: { token_id: "common.wrong.token" },
  template: "account-pages/tokens/tokens",
  show: async (context, { query, rejected }) => {
    const created = rejected ? undefined : await consumeNewToken(context);
    if (created) return tokenCreatedPage(context, created.row, created.secret);
    return { notice: noticeOf(context.texts, query.notice), ...(await tokensData(context)) };
  },
  forms: {
    createTokenByForm: {
      pageQuery,
      submit: async (context, { body }) => {
        const { limits, now, isForm, flash, caller } = context;
        const redirect = redirectToStepUp(context, path);
        if (redirect) return redirect;
        await limits.consume(["token_creations_per_user", caller.userId]);
        const { name, scopes, expires_in } = body;
        const request = { name, scopes, expires_at: endOfLifetime(expires_in, now) };
        const { row, secret } = await inTransaction(context, (tx) => issueToken(tx, request));
        if (!isForm) return tokenCreatedPage(context, row, secret);
        await flash.set("new_token", `${row.id} ${secret}`);
        return seeOther(`${path}?notice=token_created`);
      },
    },
    revokeTokenByForm: {
      pageQuery,
      submit: async (context, { path: { token_id: id } }) => {
        const row = await inTransaction(context, (tx) => revokeToken(tx, id));
        if (!row) throw new NotFound(`you have no API token ${id}`);
        return seeOther(`${path}?notice=token_revoked`);
      },
    },
    revokeTokensByForm: {
      pageQuery,
      submit: async (context) => {
        await inTransaction(context, revokeAllTokens);
        return seeOther(`${path}?notice=tokens_revoked`);
      },
    },
  },
});
