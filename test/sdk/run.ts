/**
 * Generates an SDK with each generator of generators.ts, compiles it, and runs journeys with some of them:
 *   npx tsx test/sdk/run.ts DOCUMENT_URL_OR_FILE [BASE_URL]
 * Without BASE_URL, no requests are sent. SDK_TOKEN is an API token with all scopes. ONLY=orval,kubb selects generators,
 * and ONLY=most-used selects those that CI runs.
 */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compileTypescript, loadTypescript, untypedFields, warningsIn } from "./checks.ts";
import { type Generator, generators, mostUsed } from "./generators.ts";
import { journeys } from "./journeys.ts";
import { excerpt, generated, runPackage } from "./programs.ts";
import { checkPython, loadPython, untypedPythonFields } from "./python.ts";

/** Saves the document to a file for all generators, because some cannot fetch it from this host. */
const saveDocument = async (source: string): Promise<string> => {
  const text = /^https?:/.test(source) ? await fetchText(source) : await readFile(source, "utf8");
  const path = join(generated, text.trimStart().startsWith("{") ? "openapi.json" : "openapi.yaml");
  await writeFile(path, text);
  return path;
};

const fetchText = async (url: string): Promise<string> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} returned ${response.status}`);
  return response.text();
};

const generate = async (generator: Generator, document: string, folder: string): Promise<void> => {
  const environment = generator.environment?.(document, folder);
  const { code, output } = await runPackage(generator.command(document, folder), environment);
  const warnings = excerpt(warningsIn(output, generator).join("\n"));
  if (code !== 0) throw new Error(`ended with ${code}: ${warnings}`);
  if (warnings !== "") throw new Error(`warned: ${warnings}`);
};

const rejectUntyped = (fields: string[]): void => {
  if (fields.length > 0) throw new Error(`without a type: ${excerpt(fields.join("\n"))}`);
};

const check = async (generator: Generator, folder: string, files: string[]): Promise<void> => {
  const entry = join(folder, generator.entry);
  if (generator.language === "python") {
    await loadPython(entry);
    await checkPython(entry);
    return rejectUntyped(await untypedPythonFields(entry));
  }
  const sources = files.filter((file) => file.endsWith(".ts"));
  await compileTypescript(
    folder,
    sources.map((file) => join(folder, file)),
  );
  await loadTypescript(entry);
  rejectUntyped(await untypedFields(generator, folder, sources));
};

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
};

type Outcome = { failed: boolean };

/** Runs a task and prints its name, duration and result. */
const runAndPrint = async (name: string, task: () => Promise<string>): Promise<Outcome> => {
  const start = performance.now();
  const print = (result: string) => {
    const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(5);
    console.log(`${name.padEnd(26)} ${seconds} s  ${result}`);
  };
  try {
    print(await task());
    return { failed: false };
  } catch (error) {
    print(`FAILED ${error instanceof Error ? error.message : error}`);
    return { failed: true };
  }
};

const tryGenerator = (generator: Generator, document: string): Promise<Outcome> =>
  runAndPrint(generator.name, async () => {
    const folder = join(generated, generator.name);
    await mkdir(folder, { recursive: true });
    await generate(generator, document, folder);
    const files = await filesIn(folder);
    await check(generator, folder, files);
    return `${String(files.length).padStart(4)} files  ok`;
  });

/** Names of generators, or "most-used". */
const { ONLY: selection } = process.env;
const selectedNames = selection === "most-used" ? mostUsed : selection?.split(",");
const isSelected = (name: string) => selectedNames === undefined || selectedNames.includes(name);

const main = async (source: string, baseUrl: string | undefined): Promise<boolean> => {
  await rm(generated, { recursive: true, force: true });
  await mkdir(generated, { recursive: true });
  const document = await saveDocument(source);
  const outcomes: Outcome[] = [];
  const queue = generators.filter(({ name }) => isSelected(name)).values();
  const runWorker = async () => {
    for (const generator of queue) outcomes.push(await tryGenerator(generator, document));
  };
  // Two workers share the list, one for each core of a small machine.
  await Promise.all([runWorker(), runWorker()]);
  for (const { name, sdk, compile, drive } of journeys) {
    if (!isSelected(sdk)) continue;
    outcomes.push(
      await runAndPrint(name, async () => {
        await compile();
        return baseUrl === undefined ? "compiles" : `${await drive(baseUrl)} steps  ok`;
      }),
    );
  }
  const failed = outcomes.filter((outcome) => outcome.failed).length;
  console.log(`${outcomes.length - failed} passed, ${failed} failed`);
  return failed === 0;
};

const [source, baseUrl] = process.argv.slice(2);
if (source === undefined) throw new Error("usage: npx tsx test/sdk/run.ts DOCUMENT_URL_OR_FILE [BASE_URL]");
process.exitCode = (await main(source, baseUrl)) ? 0 : 1;
