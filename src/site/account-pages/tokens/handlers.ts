import { inTransaction } from "../../../foundation/db/client.ts";
import { NotFound } from "../../../foundation/errors.ts";
import { stepUpFirst } from "../../../identity/auth/second-factor/step-up.ts";
import { issueToken, revokeAllTokens, revokeToken } from "../../../identity/auth/tokens/issue.ts";
import { findToken } from "../../../identity/auth/tokens/queries.ts";
import type { Handler, UserContext } from "../../../identity/context.ts";
import { type PageForm, withUserForm } from "../../../identity/forms.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { emptyForm } from "../../../web/pages/form.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import { noticeOf } from "../../../web/pages/notices.ts";
import { tokenCreatedPage, tokensPage } from "./pages.ts";
import { endOfLifetime } from "./token-form.ts";

const tokensForm: PageForm<UserContext> = { show: (context, { form }) => tokensPage(context, null, form) };

export const showTokens: Handler<"showTokens"> = async (context, { query: { notice } }) => {
  const created = await takeNewToken(context);
  return htmlPage(
    created
      ? await tokenCreatedPage(context, created.row, created.secret)
      : await tokensPage(context, noticeOf(context.texts, notice), emptyForm),
  );
};

const takeNewToken = async ({ db, caller: { userId }, handover }: UserContext) => {
  const [id, secret] = (await handover.take("new_token"))?.split(" ") ?? [];
  if (id === undefined || secret === undefined) return undefined;
  const row = await findToken(db, { id, userId });
  return row && { row, secret };
};

export const createTokenByForm: Handler<"createTokenByForm"> = withUserForm(
  { ...tokensForm, schema: "TokenForm" },
  async (context, { body }) => {
    const { limits, now, isForm, handover } = context;
    const { userId } = context.caller;
    const detour = stepUpFirst(context, "/settings/tokens");
    if (detour) return detour;
    await limits.consume(["token_creations_per_user", userId]);
    const { name, scopes, expires_in } = body;
    const request = { name, scopes, expires_at: endOfLifetime(expires_in, now) };
    const { row, secret } = await inTransaction(context, (tx) => issueToken(tx, request));
    if (!isForm) return htmlPage(await tokenCreatedPage(context, row, secret));
    await handover.give("new_token", `${row.id} ${secret}`);
    return seeOther("/settings/tokens?notice=token_created");
  },
);

export const revokeTokenByForm: Handler<"revokeTokenByForm"> = withUserForm(
  tokensForm,
  async (context, { path: { token_id: id } }) => {
    const row = await inTransaction(context, (tx) => revokeToken(tx, id));
    if (!row) throw new NotFound(`you have no API token ${id}`);
    return seeOther("/settings/tokens?notice=token_revoked");
  },
);

export const revokeTokensByForm: Handler<"revokeTokensByForm"> = withUserForm(tokensForm, async (context) => {
  await inTransaction(context, revokeAllTokens);
  return seeOther("/settings/tokens?notice=tokens_revoked");
});
