/**
 * Runs test files, one after another, in this process: most of the time that a small file takes goes into loading the service and
 * into code that V8 has not compiled yet. Reads the paths of compiled files, one a line, and says when each is done.
 */
import asyncHooks from "node:async_hooks";
import { once } from "node:events";
import { syncBuiltinESMExports } from "node:module";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { Validator } from "@seriousme/openapi-schema-validator";

// tap would find the test of an error that nobody catches by hooks on each promise, a seventh of all CPU: the error ends the process
// instead, and so fails the file.
const { createHook } = asyncHooks;
asyncHooks.createHook = () => createHook({});
syncBuiltinESMExports();
const { t } = await import("tap");

// A third of what it takes to make the service, which tests do hundreds of times. The built program does not validate the contract at
// its start either: the lint has.
Validator.prototype.validate = async function (this: Validator, specification) {
  if (typeof specification === "string") throw new Error("the contract is given as an object");
  this.specification = specification;
  this.version = "3.1";
  return { valid: true };
};
// All services have the same contract, of which each makes routes of its own.
const { resolveRefs } = Validator.prototype;
let resolved: ReturnType<typeof resolveRefs> | undefined;
Validator.prototype.resolveRefs = function (this: Validator) {
  resolved ??= resolveRefs.call(this);
  return resolved;
};

for await (const file of createInterface({ input: process.stdin })) {
  await import(pathToFileURL(file).href);
  // Files put their tests into the root's queue.
  while (!t.idle) await once(t, "idle");
  console.log(`# done: ${file}`);
}
