export const pictureNotice = (address: string | null) => (address === null ? "picture_removed" : "picture_saved");
