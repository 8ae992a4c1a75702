export const pictureSizes = [128, 512, 1600] as const;
export type PictureSize = (typeof pictureSizes)[number];
export const pictureFile = (name: string, size: PictureSize): string => `${name}-${size}.webp`;
export const pictureFilePattern = "^[0-9a-f]{32}-(?:128|512|1600)\\.webp$";
export const uploadNameOf = (file: string): string => file.slice(0, 32);
export const picturePath = (name: string, size: PictureSize): string => `/media/${pictureFile(name, size)}`;
/** The name of the upload that a file belongs to, even while the file is incomplete. */
export const parseUploadName = (file: string): string | undefined =>
  /^([0-9a-f]{32})-(?:128|512|1600)\.webp(?:\.[0-9a-f]{12}\.part)?$/.exec(file)?.[1];

declare const stored: unique symbol;
/**
 * A picture as a column stores it: uploads by path, because the base URL may change; others by URL. An opaque type, so that
 * it is displayed and stored only through the functions below.
 */
export type StoredPicture = { readonly [stored]: true };

export const uploadedPath = (url: string, baseUrl: string): string | undefined => {
  if (!url.startsWith(`${baseUrl}/media/`)) return undefined;
  const path = url.slice(baseUrl.length);
  return /^\/media\/[0-9a-f]{32}-(?:128|512|1600)\.webp$/.test(path) ? path : undefined;
};

export function toStoredPicture(url: string, baseUrl: string): StoredPicture;
export function toStoredPicture(url: string | null, baseUrl: string): StoredPicture | null;
export function toStoredPicture(url: string | null, baseUrl: string): StoredPicture | null {
  // The type exists only at compile time: the value is the text in the column.
  return (url && (uploadedPath(url, baseUrl) ?? url)) as StoredPicture | null;
}

export const pictureUrl = (picture: StoredPicture | null, baseUrl: string): string | null =>
  picture && urlOf(String(picture), baseUrl);

const urlOf = (text: string, baseUrl: string): string => (text.startsWith("/") ? baseUrl + text : text);

export const uploadOfPicture = (picture: StoredPicture | null): string | undefined => {
  const path = String(picture);
  return path.startsWith("/media/") ? parseUploadName(path.slice("/media/".length)) : undefined;
};

const pictureFields: ReadonlySet<string> = new Set(["logo_url", "banner_url", "photo_url"]);

export const toStoredField = <Value>(field: string, value: Value, baseUrl: string): Value | string =>
  pictureFields.has(field) && typeof value === "string" ? (uploadedPath(value, baseUrl) ?? value) : value;

export const toDisplayedField = <Value>(field: string, value: Value, baseUrl: string): Value | string =>
  pictureFields.has(field) && typeof value === "string" ? urlOf(value, baseUrl) : value;
