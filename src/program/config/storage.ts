import { join, resolve } from "node:path";
import { createFolder } from "../../foundation/storage/folder.ts";
import { createBucket } from "../../foundation/storage/s3.ts";
import type { Storage } from "../../foundation/storage/storage.ts";
import type { Settings } from "./schema.ts";

export const openStorage = ({ storage, data_dir }: Pick<Settings, "storage" | "data_dir">): Storage =>
  storage.url === undefined ? createFolder(join(resolve(data_dir), "uploads")) : createBucket(storage.url);
