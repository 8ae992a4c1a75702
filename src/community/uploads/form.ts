import { BadRequest } from "../../foundation/errors.ts";
import { picturePath } from "../../foundation/pictures/pictures.ts";
import type { UserContext } from "../../identity/context.ts";
import { receivePicture } from "./receive.ts";

/** A picture, or a request to remove it. Browsers send an empty file when none is chosen. */
type PictureForm = { photo?: Uint8Array; remove?: "yes" };

/** Null removes the picture. @throws BadRequest */
export const pictureAddress = async (context: UserContext, { photo, remove }: PictureForm): Promise<string | null> => {
  if (remove !== undefined) return null;
  if (photo === undefined || photo.length === 0) throw new BadRequest("choose a picture first", { field: "photo" });
  const name = await receivePicture(context, photo, async (_, { upload }) => (await upload()).name);
  return context.baseUrl + picturePath(name, 1600);
};
