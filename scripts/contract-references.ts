import { dirname } from "node:path";
import type { Plugin } from "esbuild";

/** The part that fastify-openapi-glue uses of the package that validates OpenAPI documents. A process has one contract. */
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

/** Leaves out the validation of the contract, which the lint has validated: it takes longer than making the routes. */
export const withoutValidation: Plugin = {
  name: "without validation",
  setup: ({ onLoad }) => {
    const validator = /\/@seriousme\/openapi-schema-validator\/index\.js$/;
    onLoad({ filter: validator }, ({ path }) => ({ contents: resolver, resolveDir: dirname(path) }));
  },
};
