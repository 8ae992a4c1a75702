import { v7 as uuid } from "uuid";
import { enums } from "../../../../generated/contract.ts";
import type { Tx } from "../../../foundation/db/client.ts";
import { Conflict } from "../../../foundation/errors.ts";
import { digest } from "../../../foundation/secrets.ts";
import type { UserContext } from "../../context.ts";
import { lockAccount, lockCaller } from "../locks.ts";
import { recordAndNotify } from "../security-events/record.ts";
import { newToken, prefixLength } from "./format.ts";
import { countActiveTokens, findToken, insertToken, revokeFamily, revokeTokensOf, type TokenRow } from "./queries.ts";
import { creatingTokenOf, maxActiveTokens, parentIdsOf, type TokenRequest, termsOf } from "./rules.ts";

export const issueToken = async (tx: Tx<UserContext>, { name, ...request }: TokenRequest & { name: string }) => {
  const { db, now, caller } = tx;
  const { userId } = caller;
  const terms = termsOf(request, { creatingToken: creatingTokenOf(caller), allScopes: enums.TokenScope, now });
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
    ...terms,
    lastUsedAt: null,
    revokedAt: null,
    createdAt: now,
    updatedAt: now,
  };
  const { tokenId: parentId, grantId } = parentIdsOf(caller);
  await insertToken(db, { ...row, userId, parentId, grantId, secretHash: digest(secret) });
  await recordAndNotify(tx, account, "token_created", { subject: row.id, values: { prefix: row.prefix } });
  return { row, secret };
};

/** Revokes a token and the tokens that were created with it. @param approve may throw to reject the revocation */
export const revokeToken = async (tx: Tx<UserContext>, id: string, approve: (row: TokenRow) => void = () => {}) => {
  const { db, now, caller } = tx;
  const { userId } = caller;
  const account = await lockAccount(db, userId);
  const row = await findToken(db, { id, userId });
  if (!account || !row) return undefined;
  approve(row);
  if (row.revokedAt) return row;
  const others = (await revokeFamily(db, id, now)) - 1;
  const values = { prefix: row.prefix, count: others };
  const notice = others === 0 ? "mail.notice_event.token_revoked" : "mail.notice_event.token_revoked_family";
  await recordAndNotify(tx, account, "token_revoked", { subject: id, values, notice });
  return findToken(db, { id, userId });
};

export const revokeAllTokens = async (tx: Tx<UserContext>): Promise<void> => {
  const { db, now, caller } = tx;
  const { userId } = caller;
  const account = await lockCaller(tx);
  if ((await revokeTokensOf(db, userId, now)) === 0) return;
  await recordAndNotify(tx, account, "all_tokens_revoked");
};
