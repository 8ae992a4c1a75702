import assert from "node:assert/strict";

const setting = (name: string): string => process.env[name] || assert.fail(`${name} is not set`);

export const baseUrl = setting("SDK_BASE_URL");
export const token = setting("SDK_TOKEN");

/** Demo data that the journeys use. */
export const alliance = "open-cloud";
export const groupSlug = "wolkenwerk-berlin";
export const tag = "on-call";

/** Runs a step of the journey, and prints its name. */
export const step = async (name: string, run: () => Promise<void>): Promise<void> => {
  try {
    await run();
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
  console.log(name);
};
