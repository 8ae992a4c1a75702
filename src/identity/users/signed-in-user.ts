import { Unauthorized } from "../../foundation/errors.ts";
import type { Caller, OperationId } from "../../server/http/contract.ts";
import type { SignedInUser } from "../../web/pages/page.ts";
import type { FindBearer } from "../auth/authenticate.ts";
import type { Context, UserContext } from "../context.ts";
import { findBearerWithUser, findUser, type UserRow } from "./queries.ts";

/** Users by caller, for the rest of the request. Filled by `findBearerFor` and `findVisitor`. */
const usersByCaller = new WeakMap<object, UserRow | Promise<UserRow | undefined>>();

/** Reads the account and the token in one query, for operations that read nothing else. */
export const findBearerFor: Partial<Record<OperationId, FindBearer>> = {
  getMe: async (db, token) => {
    const bearer = await findBearerWithUser(db, token);
    return bearer && { ...bearer, onIdentified: (caller) => usersByCaller.set(caller, bearer.user) };
  },
};

/** @throws Unauthorized if the account was deleted or disabled */
export const findSignedInUser = async ({ db, now, caller }: UserContext): Promise<UserRow> => {
  const user = await (usersByCaller.get(caller) ?? findUser(db, { id: caller.userId, now }));
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

/** Returns the signed-in user, or null for an anonymous visitor. */
export const findVisitor = async ({
  db,
  now,
  caller,
}: Pick<Context, "db" | "now"> & { caller: Pick<Caller, "userId"> | null }): Promise<SignedInUser | null> => {
  const user = caller ? findUser(db, { id: caller.userId, now }) : undefined;
  if (caller && user) usersByCaller.set(caller, user);
  const row = await user;
  return row ? toSignedInUser(row) : null;
};
