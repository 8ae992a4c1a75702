import { dirname } from "node:path";
import type { Plugin } from "esbuild";

/** Replaces the package that validates OpenAPI documents: has only the functions that fastify-openapi-glue calls. A process has one contract. */
const resolver = `
  import { replaceRefs } from "./resolve.js";
  let resolved;
  export class Validator {
    version = "3.1";
    async validate(specification) {
      this.specification = specification;
      return { valid: true };
    }
    resolveRefs() {
      resolved ??= replaceRefs(this.specification);
      return resolved;
    }
  }`;

/** Omits the validation of the contract at startup: the lint validates it, and it takes longer than creating the routes. */
export const withoutValidation: Plugin = {
  name: "without validation",
  setup: ({ onLoad }) => {
    const validator = /\/@seriousme\/openapi-schema-validator\/index\.js$/;
    onLoad({ filter: validator }, ({ path }) => ({ contents: resolver, resolveDir: dirname(path) }));
  },
};
