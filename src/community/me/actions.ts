import type { Schemas } from "../../../generated/contract.ts";
import { inTransaction } from "../../foundation/db/client.ts";
import { picturePath, toStoredPicture } from "../../foundation/pictures/pictures.ts";
import { requireTimeZone } from "../../foundation/time-zone.ts";
import { lockCaller } from "../../identity/auth/locks.ts";
import type { UserContext } from "../../identity/context.ts";
import { findUser, updateUser as updateUserRow } from "../../identity/users/queries.ts";
import { findSignedInUser } from "../../identity/users/signed-in-user.ts";
import { requireMatch } from "../../server/http/responses.ts";
import { changesAnything } from "../resources/resource.ts";
import { receivePicture } from "../uploads/receive.ts";
import { toUser, toUserColumns } from "./views.ts";

/** Changes the caller's profile and settings. @param version the ETag that the caller last read @throws PreconditionFailed */
export const updateUser = async (
  context: UserContext,
  changes: Schemas["UserUpdate"],
  version?: string,
): Promise<Schemas["User"]> => {
  requireTimeZone(changes.timezone);
  return inTransaction(context, async (tx) => {
    const { db, now } = tx;
    // The body may have arrived long after authentication: the session may have been revoked since.
    const { id } = await lockCaller(tx);
    const current = await findSignedInUser(tx);
    requireMatch(version, toUser(current, tx));
    const columns = toUserColumns(changes, current, tx);
    if (!changesAnything(current, columns)) return toUser(current, tx);
    await updateUserRow(db, id, { ...columns, updatedAt: now });
    return toUser((await findUser(db, { id, now })) ?? current, tx);
  });
};

/** Uploads a photo and sets it in the caller's profile. @throws the errors of `receivePicture` */
export const uploadPhoto = (context: UserContext, photo: Uint8Array): Promise<void> =>
  receivePicture(context, photo, async ({ db, now, baseUrl, caller }, { upload }) => {
    const photoUrl = toStoredPicture(baseUrl + picturePath((await upload()).name, 1600), baseUrl);
    await updateUserRow(db, caller.userId, { photoUrl, updatedAt: now });
  });
