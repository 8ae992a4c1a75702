import type { Schemas } from "../../../generated/contract.ts";
import { inTransaction } from "../../foundation/db/client.ts";
import { requireFound } from "../../foundation/errors.ts";
import { picturePath, pictureSizes } from "../../foundation/pictures/pictures.ts";
import type { Handler } from "../../identity/context.ts";
import { encoded } from "../../server/http/contract.ts";
import { created, ok, requireMatch, resource } from "../../server/http/responses.ts";
import { toTimestamp } from "../../server/http/timestamp.ts";
import { once } from "../resources/idempotency.ts";
import { listPage } from "../resources/list.ts";
import { filesOf } from "./purging.ts";
import { deleteUpload as deleteUploadRow, findUpload, listUploads, type UploadRow, uploadOrder } from "./queries.ts";
import { receivePicture } from "./receive.ts";

const toUpload = (row: UploadRow, baseUrl: string): Schemas["Upload"] => {
  const { id, name, widths, heights, bytes, inUse, createdAt } = row;
  const sizes = pictureSizes.map((size, index) => ({
    width: widths[index] ?? 0,
    height: heights[index] ?? 0,
    url: baseUrl + picturePath(name, size),
    bytes: bytes[index] ?? 0,
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

const noUpload = (id: string) => `you have no upload ${id}`;

export const createUpload: Handler<"createUpload"> = (context, { path, headers, body }) =>
  receivePicture(context, "file" in body ? body.file : body, (tx, { digest, upload }) =>
    once(tx, { operation: "createUpload", path, headers, body: digest }, async () => {
      const { baseUrl } = context;
      const row = await upload();
      return created(`${baseUrl}/api/v1/uploads/${row.id}`, toUpload(row, baseUrl));
    }),
  );

export const getUpload: Handler<"getUpload"> = async ({ db, caller, baseUrl }, { path: { upload_id: id } }) => {
  const row = await findUpload(db, { id, userId: caller.userId });
  return resource(toUpload(requireFound(row, noUpload(id)), baseUrl));
};

export const listMyUploads: Handler<"listMyUploads"> = (context, { query }) => {
  const { db, caller, baseUrl } = context;
  const scope = { list: "my uploads", userId: caller.userId };
  return listPage(context, { scope, query, order: uploadOrder, view: (row) => toUpload(row, baseUrl) }, (page) =>
    listUploads(db, { userId: caller.userId, ...page }),
  );
};

export const deleteUpload: Handler<"deleteUpload"> = async (context, { path: { upload_id: id }, headers }) => {
  const { caller, baseUrl, uploads } = context;
  const key = { id, userId: caller.userId };
  const name = await inTransaction(context, async ({ db }) => {
    const row = requireFound(await findUpload(db, key), noUpload(id));
    requireMatch(headers["if-match"], toUpload(row, baseUrl));
    return requireFound(await deleteUploadRow(db, key), noUpload(id));
  });
  // If this fails, the daily sweep removes the files, because they have no row.
  await uploads.storage.remove(filesOf(name)).catch(() => {});
  return ok({ id, deleted: true } as const);
};

/** A picture never changes under its name, so responses are immutable (RFC 8246). */
const immutableHeaders = {
  "cache-control": "public, max-age=31536000, immutable",
  "content-disposition": "inline",
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "cross-origin",
};

export const getPicture: Handler<"getPicture"> = async ({ uploads }, { path: { picture: file } }) => {
  const picture = requireFound(await uploads.storage.get(file), `there is no picture ${file}`);
  const headers = {
    ...immutableHeaders,
    etag: `"${file.replace(".webp", "")}"`,
    "content-length": String(picture.bytes),
  };
  return { status: 200, headers, body: { [encoded]: picture.content } };
};
