import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";

/** Redoc loads a logo from its vendor's host, which pages must not. */
const logo = /https:\/\/cdn\.redoc\.ly\/redoc\/[\w-]+\.svg/g;

export const redocFile = "redoc.standalone.js";

/** Reads the script from Redoc's package, a development dependency. */
export const redocOfPackage = async (): Promise<{ script: string; license: string }> => {
  const path = createRequire(import.meta.url).resolve(`redoc/bundles/${redocFile}`);
  const [script, license] = await Promise.all([readFile(path, "utf8"), readFile(`${path}.LICENSE.txt`, "utf8")]);
  return { script: script.replaceAll(logo, "data:,"), license };
};

/** The script of /docs: from the build, or from Redoc's package when running from src/. */
export const loadRedoc = async (): Promise<Buffer> => {
  const built = join(import.meta.dirname, redocFile);
  return existsSync(built) ? readFile(built) : Buffer.from((await redocOfPackage()).script);
};
