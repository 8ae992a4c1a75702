/**
 * Runs test files, one after another, in this process: most of the time that a small file takes goes into loading the service and
 * into code that V8 has not compiled yet. Reads the paths of compiled files, one per line, and prints when each is done.
 */
import { once } from "node:events";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { Test, t } from "tap";

/**
 * Removes the promise hooks by which tap finds the test of an uncaught error, because they take a seventh of all CPU. Such an
 * error ends the process, and so fails the file.
 */
const removeHooks = (suite: Test): void => {
  suite.hookDomain.destroy();
  suite.on("subtestAdd", (added) => {
    if (added instanceof Test) removeHooks(added);
  });
};
removeHooks(t);

for await (const file of createInterface({ input: process.stdin })) {
  await import(pathToFileURL(file).href);
  // The root gets another hook when the file adds the first test.
  t.hook.onDestroy?.();
  // Importing a file only adds its tests to the root's queue.
  while (!t.idle) await once(t, "idle");
  console.log(`# done: ${file}`);
}
