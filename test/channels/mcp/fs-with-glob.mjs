/**
 * Preloaded into a program by `--import`: the conformance tests import `globSync`, which Node 20 lacks, for a command that is not
 * used here. Not TypeScript, since the program runs without a loader for it.
 */
import * as fs from "node:fs";
import { register } from "node:module";
import { isMainThread } from "node:worker_threads";

// Node evaluates this file again in the thread of the hooks.
if (isMainThread && !("globSync" in fs)) register(import.meta.url);

const withGlob = `data:text/javascript,${encodeURIComponent('export * from "node:fs"; export const globSync = undefined;')}`;

export const resolve = (specifier, context, nextResolve) =>
  specifier === "fs" && context.parentURL?.includes("/@modelcontextprotocol/conformance/")
    ? { url: withGlob, shortCircuit: true }
    : nextResolve(specifier, context);
