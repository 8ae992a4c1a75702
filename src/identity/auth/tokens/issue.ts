import { v7 as uuid } from "uuid";
import { enums } from "../../../../generated/contract.ts";
import type { Tx } from "../../../foundation/db/client.ts";
import { Conflict } from "../../../foundation/errors.ts";
import { digest } from "../../../foundation/secrets.ts";
import { notify } from "../../../web/mail/notify.ts";
import type { UserContext } from "../../context.ts";
import { lockAccount, lockCaller } from "../locks.ts";
import { recordSecurityEvent } from "../security-events/record.ts";
import { newToken, prefixLength } from "./format.ts";
import { countActiveTokens, findToken, insertToken, revokeFamily, revokeTokensOf, type TokenRow } from "./queries.ts";
import { creatingTokenOf, creatorOf, maxActiveTokens, type TokenRequest, termsOf } from "./rules.ts";

export const issueToken = async (tx: Tx<UserContext>, { name, ...request }: TokenRequest & { name: string }) => {
  const { db, now, caller } = tx;
  const { userId } = caller;
  const terms = termsOf(request, { creator: creatingTokenOf(caller), all: enums.TokenScope, now });
  // The lock serializes concurrent requests, so that each counts the tokens of the others.
  const account = await lockCaller(tx);
  if ((await countActiveTokens(db, userId, now)) >= maxActiveTokens)
    throw new Conflict(`you already have ${maxActiveTokens} active tokens; revoke one first`, {
      code: "token_limit_reached",
    });
  const secret = newToken();
  const row: TokenRow = {
    id: uuid(),
    name,
    prefix: secret.slice(0, prefixLength),
    scopes: terms.scopes,
    expiresAt: terms.expiresAt,
    lastUsedAt: null,
    revokedAt: null,
    createdAt: now,
    updatedAt: now,
  };
  const { tokenId: parentId, grantId } = creatorOf(caller);
  await insertToken(db, { ...row, userId, parentId, grantId, secretHash: digest(secret) });
  await notify(tx, account, "mail.notice_event.token_created", { prefix: row.prefix });
  await recordSecurityEvent(tx, "token_created", { userId, subject: row.id });
  return { row, secret };
};

/** Also revokes the tokens that were created with it. @param approve throws when the row is not what the caller expects */
export const revokeToken = async (tx: Tx<UserContext>, id: string, approve: (row: TokenRow) => void = () => {}) => {
  const { db, now, caller } = tx;
  const { userId } = caller;
  const account = await lockAccount(db, userId);
  const row = await findToken(db, { id, userId });
  if (!account || !row) return undefined;
  approve(row);
  if (row.revokedAt) return row;
  const others = (await revokeFamily(db, id, now)) - 1;
  if (others === 0) await notify(tx, account, "mail.notice_event.token_revoked", { prefix: row.prefix });
  else await notify(tx, account, "mail.notice_event.token_revoked_family", { prefix: row.prefix, count: others });
  await recordSecurityEvent(tx, "token_revoked", { userId, subject: id });
  return findToken(db, { id, userId });
};

export const revokeAllTokens = async (tx: Tx<UserContext>): Promise<void> => {
  const { db, now, caller } = tx;
  const { userId } = caller;
  const account = await lockCaller(tx);
  if ((await revokeTokensOf(db, userId, now)) === 0) return;
  await notify(tx, account, "mail.notice_event.all_tokens_revoked");
  await recordSecurityEvent(tx, "all_tokens_revoked", { userId });
};
