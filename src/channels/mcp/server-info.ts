import { version } from "../../foundation/package.ts";
import type { Context } from "../../identity/context.ts";

/** Separate from `server.ts`, so that importing it does not load the SDK. */

export const capabilities = { tools: {}, resources: {}, prompts: {}, completions: {} };

export const serverInfoOf = ({ name: title }: Context["site"]) => ({
  name: "community-alliance-service",
  title,
  version,
});
