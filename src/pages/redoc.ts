import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";

/** Redoc shows a logo from its maker's host: here it loads nothing, and so shows none. */
const logo = /https:\/\/cdn\.redoc\.ly\/redoc\/[\w-]+\.svg/g;

/** Where the build puts the script. */
export const redocFile = "redoc.standalone.js";

/** Redoc is a development dependency: its one script is made ready here when the service is built. */
export const redocOfPackage = async (): Promise<{ script: string; license: string }> => {
  const path = createRequire(import.meta.url).resolve(`redoc/bundles/${redocFile}`);
  const [script, license] = await Promise.all([readFile(path, "utf8"), readFile(`${path}.LICENSE.txt`, "utf8")]);
  return { script: script.replaceAll(logo, "data:,"), license };
};

/** The script of /docs: beside this file once built, and from Redoc's package in a checkout that runs from src/. */
export const loadRedoc = async (): Promise<string> => {
  const built = join(import.meta.dirname, redocFile);
  return existsSync(built) ? readFile(built, "utf8") : (await redocOfPackage()).script;
};
