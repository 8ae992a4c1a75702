import { enums, type Schemas } from "../../../../generated/contract.ts";
import { asksFirst } from "../../../identity/auth/second-factor/step-up.ts";
import { listTokensByState, type TokenRow } from "../../../identity/auth/tokens/queries.ts";
import type { UserContext } from "../../../identity/context.ts";
import { findSignedInUser, signedInUser, toSignedInUser } from "../../../identity/users/signed-in-user.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import type { Form } from "../../../web/pages/form.ts";
import type { Choice, NoticeText, SignedInUser, UserPage } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";
import { lifetimesIn } from "./token-form.ts";

type TokensPage = UserPage & {
  scopes: Schemas["TokenScope"][];
  lifetimes: Choice[];
  /** Whether to ask for the second factor instead of showing the form. */
  asksFirst: boolean;
  tokens: ReturnType<typeof toListed>[];
};

const tokensTemplate = template<TokensPage>("site/account-pages/tokens/tokens");

type TokenCreatedPage = {
  user: SignedInUser;
  baseUrl: string;
  name: string;
  secret: string;
  scopes: string[];
  expires: string | null;
};

const tokenCreatedTemplate = template<TokenCreatedPage>("site/account-pages/tokens/token-created");

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
