import type { Storage } from "../storage/storage.ts";
import type { DrawCard } from "./drawing.ts";
import type { EncodePicture } from "./encoding.ts";

/** What it takes to keep pictures, and to draw them. */
export type Uploads = {
  readonly encode: EncodePicture;
  readonly draw: DrawCard;
  readonly storage: Storage;
  /** Bytes of the files of a user. */
  readonly maxBytesPerUser: number;
};
