import { type PictureSize, picturePath, uploadOf } from "../page-paths.ts";

/**
 * The files of a picture that was uploaded here, whatever the host was called then; `null` for other pictures, which pages do not
 * load. A picture that is gone is not there under its path either.
 */
export const pictureOf = (url: string | null | undefined): Record<PictureSize, string> | null => {
  const name = uploadOf(/\/media\/([^/]+)$/.exec(url ?? "")?.[1] ?? "");
  return name === undefined
    ? null
    : { 128: picturePath(name, 128), 512: picturePath(name, 512), 1600: picturePath(name, 1600) };
};
