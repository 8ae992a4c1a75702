import { Unauthorized } from "../../foundation/errors.ts";
import type { SignedInUser } from "../../web/pages/page.ts";
import type { UserContext } from "../context.ts";
import { findUser, type UserRow } from "./queries.ts";

/** @throws Unauthorized when the account is gone */
export const findSignedInUser = async ({ db, now, caller }: UserContext): Promise<UserRow> => {
  const user = await findUser(db, { id: caller.userId, now });
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

/** For a page that shows no more of the account. @throws Unauthorized when the account is gone */
export const signedInUser = async (context: UserContext): Promise<SignedInUser> =>
  toSignedInUser(await findSignedInUser(context));
