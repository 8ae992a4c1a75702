import type { Storage } from "../storage/storage.ts";
import type { DrawCard } from "./drawing.ts";
import type { EncodePicture } from "./encoding.ts";

export type Uploads = {
  readonly encode: EncodePicture;
  readonly draw: DrawCard;
  readonly storage: Storage;
  readonly maxBytesPerUser: number;
};
