import { Unauthorized } from "../../foundation/errors.ts";
import type { Caller, OperationId } from "../../server/http/contract.ts";
import type { SignedInUser } from "../../web/pages/page.ts";
import type { FindBearer } from "../auth/authenticate.ts";
import type { Context, UserContext } from "../context.ts";
import { findBearerWithUser, findUser, type UserRow } from "./queries.ts";

/** Rows that were read with the token, or for the page that is shown. */
const known = new WeakMap<object, UserRow | Promise<UserRow | undefined>>();

/** Where nothing but the account is read, it is read with the token. */
export const findBearerFor: Partial<Record<OperationId, FindBearer>> = {
  getMe: async (db, token) => {
    const found = await findBearerWithUser(db, token);
    return found && { ...found, identifies: (caller) => known.set(caller, found.user) };
  },
};

/** @throws Unauthorized when the account is gone */
export const findSignedInUser = async ({ db, now, caller }: UserContext): Promise<UserRow> => {
  const user = await (known.get(caller) ?? findUser(db, { id: caller.userId, now }));
  if (!user) throw new Unauthorized();
  return user;
};

export const toSignedInUser = ({ name, email, timezone, city, emailVerifiedAt }: UserRow): SignedInUser => ({
  name,
  email,
  timezone,
  city,
  verified: emailVerifiedAt !== null,
});

export const signedInUser = async (context: UserContext): Promise<SignedInUser> =>
  toSignedInUser(await findSignedInUser(context));

/** The user, if the visitor is signed in. */
export const visitorOf = async ({
  db,
  now,
  caller,
}: Pick<Context, "db" | "now"> & { caller: Pick<Caller, "userId"> | null }): Promise<SignedInUser | null> => {
  const found = caller ? findUser(db, { id: caller.userId, now }) : undefined;
  if (caller && found) known.set(caller, found);
  const row = await found;
  return row ? toSignedInUser(row) : null;
};
