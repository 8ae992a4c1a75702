import type { Schemas } from "../../../generated/contract.ts";
import { picturePath, pictureSizes } from "../../foundation/pictures/pictures.ts";
import { toTimestamp } from "../../server/http/timestamp.ts";
import type { UploadRow } from "./queries.ts";

export const toUpload = (row: UploadRow, baseUrl: string): Schemas["Upload"] => {
  const { id, name, widths, heights, bytes, inUse, createdAt } = row;
  const sizes = pictureSizes.map((size, at) => ({
    width: widths[at] ?? 0,
    height: heights[at] ?? 0,
    url: baseUrl + picturePath(name, size),
    bytes: bytes[at] ?? 0,
  }));
  return {
    id,
    url: baseUrl + picturePath(name, 1600),
    content_type: "image/webp",
    width: widths.at(-1) ?? 0,
    height: heights.at(-1) ?? 0,
    sizes,
    in_use: inUse,
    created_at: toTimestamp(createdAt),
  };
};
