import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { enums } from "../../../generated/contract.ts";
import type { Context } from "../../context.ts";
import { users } from "../../db/identity-tables.ts";
import { Conflict } from "../../errors.ts";
import { noticeMail } from "../../mail/messages.ts";
import { digest } from "../../secrets.ts";
import { newToken, prefixLength } from "./format.ts";
import { countActiveTokens, insertToken, lockToken, type TokenRow, updateRevocation } from "./queries.ts";
import { type CreatingToken, maxActiveTokens, type TokenRequest, termsOf } from "./rules.ts";

type TokenContext = Pick<Context, "db" | "now" | "postbox" | "baseUrl">;

type Request = TokenRequest & { userId: string; name: string; creator: CreatingToken };

/** Creates a token and notifies its owner by email. Only the response contains the secret. */
export const issueToken = async (
  { db, now, postbox, baseUrl }: TokenContext,
  { userId, name, creator, ...request }: Request,
): Promise<{ row: TokenRow; secret: string }> => {
  const terms = termsOf(request, { creator, all: enums.TokenScope, now });
  // The lock serializes concurrent requests, so that each counts the tokens of the others.
  const [owner] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId)).for("update");
  if (!owner || (await countActiveTokens(db, userId, now)) >= maxActiveTokens)
    throw new Conflict(`you already have ${maxActiveTokens} active tokens; revoke one first`);
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
  await insertToken(db, { ...row, userId, secretHash: digest(secret) });
  const event = `An API token that begins with ${row.prefix} was created.`;
  await postbox.post(db, noticeMail({ recipient: owner.email, baseUrl, event }), now);
  return { row, secret };
};

/**
 * Revokes one of the user's tokens; an already revoked one stays as it is.
 * @param approve throws when the current token is not what the caller expects
 * @returns undefined when the user has no such token
 */
export const revokeToken = async (
  { db, now, postbox, baseUrl }: TokenContext,
  { id, userId }: { id: string; userId: string },
  approve: (row: TokenRow) => void = () => {},
): Promise<TokenRow | undefined> => {
  const row = await lockToken(db, { id, userId });
  if (!row) return undefined;
  approve(row);
  if (row.revokedAt) return row;
  const [owner] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const event = `The API token that begins with ${row.prefix} was revoked.`;
  if (owner) await postbox.post(db, noticeMail({ recipient: owner.email, baseUrl, event }), now);
  return updateRevocation(db, id, now);
};
