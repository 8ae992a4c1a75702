import type { Context } from "../context.ts";
import { deleteCalendarAddress } from "./calendar-addresses/queries.ts";
import { deleteApps, endGrantsOf } from "./grants/queries.ts";
import { deleteIdentitiesOf } from "./oauth/queries.ts";
import { displayName } from "./oauth/rules.ts";
import { type Account, clearProfile, deleteFlowsOf, deleteMailTokensOf, deletePassword } from "./queries.ts";
import { deleteSessionsOf } from "./sessions/queries.ts";
import { deleteTokensOf } from "./tokens/queries.ts";

/** Says in an email what `evict` did. */
export const evictionText =
  "Nobody had shown before that this account and its email address belong together. Its earlier password, sessions, API tokens, apps (admitted or registered), linked providers and profile are removed, in case somebody else had set them up with your address.";

/**
 * Removes everything that was set up in an account before its owner showed up: somebody else may have registered the
 * address and waited (Sudhodanan and Paverd, "Pre-hijacked accounts", arXiv 2205.10174). The account must be
 * locked, after everybody who has admitted an app that was registered in it (`lockUsersOfApps`).
 * @param name of the owner, if the provider knows it
 */
export const evict = async (
  { db, now }: Pick<Context, "db" | "now">,
  { id, email }: Account,
  name: string | null,
): Promise<void> => {
  await deletePassword(db, id);
  await deleteSessionsOf(db, id);
  await endGrantsOf(db, { userId: id, now });
  await deleteApps(db, { ownerId: id, now });
  await deleteTokensOf(db, id);
  await deleteCalendarAddress(db, id);
  await deleteIdentitiesOf(db, id);
  await deleteMailTokensOf(db, id);
  await deleteFlowsOf(db, id);
  await clearProfile(db, { userId: id, name: displayName(name, email), now });
};
