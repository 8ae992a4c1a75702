import { pictureAddress } from "../../community/uploads/form.ts";
import type { UserContext } from "../../identity/context.ts";
import { file, oneOf, optional, required, yes } from "../kit/schema.ts";

/* Logos and banners: of a new thing with its form, later in forms of their own. */

/** The logo of a new thing. */
export const chosenPicture = { photo: optional(file, "common.field.photo") };

/** The form of a logo. */
export const logoBody = { ...chosenPicture, remove: optional(yes, "common.field.button") };

/** The form of a logo or of a banner. */
export const pictureBody = { ...logoBody, place: required(oneOf(["logo", "banner"]), "organizers.problem.choice") };

/** Uploads the logo of a new resource, if one was chosen. */
export const chosenLogo = async (context: UserContext, { photo }: { photo?: Uint8Array }) =>
  photo?.length ? { logo_url: await pictureAddress(context, { photo }) } : {};

export const pictureNotice = (address: string | null) => (address === null ? "picture_removed" : "picture_saved");
