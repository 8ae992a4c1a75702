import { type BreachedPasswords, openBreachedPasswords } from "../../identity/auth/passwords/breached.ts";
import { type Config, ConfigError } from "../config/config.ts";

/** @throws ConfigError when the filter of the settings cannot be read */
export const openPasswordFilter = async ({ security }: Config): Promise<BreachedPasswords | undefined> => {
  const { breached_passwords: path } = security;
  if (path === undefined) return undefined;
  try {
    return await openBreachedPasswords(path);
  } catch (error) {
    throw error instanceof Error
      ? new ConfigError(`security.breached_passwords: ${error.message}`, { cause: error })
      : error;
  }
};
