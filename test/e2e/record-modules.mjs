/**
 * Preloaded into a program by `NODE_OPTIONS=--import=…`: appends the URL of each module it loads to the file that
 * LOADED_MODULES names. Not TypeScript, because the built program runs without a TypeScript loader.
 */
import { appendFileSync } from "node:fs";
import { register } from "node:module";
import { isMainThread } from "node:worker_threads";

// Node evaluates this file again in the thread of the hooks.
if (isMainThread) register(import.meta.url);

export const load = (url, context, nextLoad) => {
  appendFileSync(String(process.env["LOADED_MODULES"]), `${url}\n`);
  return nextLoad(url, context);
};
