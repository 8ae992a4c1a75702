import type { Schemas } from "../../../generated/contract.ts";
import { BadRequest } from "../../foundation/errors.ts";
import { picturePath } from "../../foundation/pictures/pictures.ts";
import type { UserContext } from "../../identity/context.ts";
import { receivePicture } from "./receive.ts";

/** Null removes the picture. @throws BadRequest */
export const pictureAddress = async (
  context: UserContext,
  { photo, remove }: Schemas["LogoForm"],
): Promise<string | null> => {
  if (remove !== undefined) return null;
  if (photo === undefined || photo.length === 0) throw new BadRequest("choose a picture first", { field: "photo" });
  const name = await receivePicture(context, photo, async (_, { upload }) => (await upload()).name);
  return context.baseUrl + picturePath(name, 1600);
};
