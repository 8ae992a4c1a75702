import { join, resolve } from "node:path";
import type { Settings } from "../config-schema.ts";
import { createFolder } from "./folder.ts";
import { createBucket } from "./s3.ts";
import type { Storage } from "./storage.ts";

/** The bucket, or else a folder beside the embedded database. */
export const openStorage = ({ storage, data_dir }: Pick<Settings, "storage" | "data_dir">): Storage =>
  storage.url === undefined ? createFolder(join(resolve(data_dir), "uploads")) : createBucket(storage.url);
