/**
 * Runs test files, one after another, in this process: most of the time that a small file takes goes into loading the service and
 * into code that V8 has not compiled yet. Reads the paths of compiled files, one a line, and says when each is done.
 */
import { once } from "node:events";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { t } from "tap";

for await (const file of createInterface({ input: process.stdin })) {
  await import(pathToFileURL(file).href);
  // Files put their tests into the root's queue.
  while (!t.idle) await once(t, "idle");
  console.log(`# done: ${file}`);
}
