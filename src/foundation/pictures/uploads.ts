import type { Storage } from "../storage/storage.ts";
import type { EncodePicture } from "./encoding.ts";

/** What it takes to keep pictures. */
export type Uploads = {
  readonly encode: EncodePicture;
  readonly storage: Storage;
  /** Bytes of the files of a user. */
  readonly maxBytesPerUser: number;
};
