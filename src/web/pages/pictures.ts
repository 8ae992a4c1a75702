import { type PictureSize, picturePath, uploadedPath, uploadOf } from "../../foundation/pictures/pictures.ts";

/** The files of a picture uploaded here; `null` for other pictures, which pages do not load. */
export const pictureOf =
  (baseUrl: string) =>
  (url: string | null | undefined): Record<PictureSize, string> | null => {
    const path = url ? uploadedPath(url, baseUrl) : undefined;
    const name = path && uploadOf(path.slice(path.lastIndexOf("/") + 1));
    return name ? { 128: picturePath(name, 128), 512: picturePath(name, 512), 1600: picturePath(name, 1600) } : null;
  };
