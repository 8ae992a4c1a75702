import { pictureAddress } from "../../community/uploads/receive.ts";
import type { UserContext } from "../../identity/context.ts";
import { pictureFields } from "../kit/fields.ts";
import { oneOf, required } from "../kit/schema.ts";

/** The form of a logo or of a banner. */
export const pictureBody = {
  ...pictureFields,
  place: required(oneOf(["logo", "banner"]), "organizers.problem.choice"),
};

/** Uploads the logo of a new resource, if one was chosen. */
export const chosenLogo = async (context: UserContext, { photo }: { photo?: Uint8Array }) =>
  photo?.length ? { logo_url: await pictureAddress(context, { photo }) } : {};

export const pictureNotice = (address: string | null) => (address === null ? "picture_removed" : "picture_saved");
