import { join } from "node:path";
import { compileTypescript } from "./checks.ts";
import { excerpt, generated, linesOf, type ProgramResult, run, runTypescript, sdkFolder } from "./programs.ts";
import { checkPython, findPython } from "./python.ts";

/** A program that calls the service with one SDK, and prints a line for each step. */
type Journey = { name: string; sdk: string; compile(): Promise<void>; drive(baseUrl: string): Promise<number> };

const env = (baseUrl: string): Record<string, string> => {
  const token = process.env["SDK_TOKEN"];
  if (!token) throw new Error("SDK_TOKEN is not set");
  return { SDK_BASE_URL: baseUrl, SDK_TOKEN: token };
};

/** Returns the number of steps of a journey. @throws the errors that ended the journey, without their stacks */
const stepsOf = ({ code, output }: ProgramResult): number => {
  const lines = linesOf(output);
  if (code === 0) return lines.length;
  const errors = lines.filter((line) => /^[\w.]*Error\b/.test(line));
  throw new Error(excerpt((errors.length > 0 ? errors : lines).join("\n")));
};

const typescriptJourney = (sdk: string, file: string): Journey => {
  const path = join(sdkFolder, "journeys", file);
  return {
    name: `journeys/${file}`,
    sdk,
    compile: () => compileTypescript(generated, [path]),
    drive: async (baseUrl) => stepsOf(await runTypescript(path, env(baseUrl))),
  };
};

const pythonJourney = (sdk: string, file: string): Journey => {
  const path = join(sdkFolder, "journeys", file);
  const environment = { PYTHONPATH: join(generated, sdk) };
  return {
    name: `journeys/${file}`,
    sdk,
    compile: () => checkPython(path),
    drive: async (baseUrl) => stepsOf(await run(await findPython(), [path], { ...env(baseUrl), ...environment })),
  };
};

export const journeys: Journey[] = [
  typescriptJourney("client", "client.ts"),
  typescriptJourney("openapi-typescript", "openapi-fetch.ts"),
  typescriptJourney("hey-api", "hey-api.ts"),
  pythonJourney("redocly-python", "redocly.py"),
];
