import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import type { Asset } from "../../web/pages/assets.ts";
import { type Config, ConfigError } from "./config.ts";

export const readLogo = async ({ site }: Pick<Config, "site">): Promise<Asset | undefined> => {
  const { logo: path } = site;
  if (path === undefined) return undefined;
  try {
    return { name: `logo${extname(path)}`, content: await readFile(path) };
  } catch (error) {
    throw error instanceof Error ? new ConfigError(`site.logo: ${error.message}`, { cause: error }) : error;
  }
};
