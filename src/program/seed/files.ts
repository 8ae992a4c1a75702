import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Schemas } from "../../../generated/contract.ts";
import { packageRoot } from "../../foundation/package.ts";
import { contract, createContractValidator, toBadRequest } from "../../server/http/validation.ts";

export const seedFolder = join(packageRoot, "src/program/seed");

export type NonEmpty<Item> = readonly [Item, ...Item[]];

/** Reads a YAML file of the seed, whose shape is not checked: it is part of the source. */
export const readYaml = <Shape>(path: string): Shape => parse(readFileSync(path, "utf8"), { logLevel: "error" });

/** Returns a function that validates a request body and fills in the contract's defaults. */
export const createBodyCheck = () => {
  const validator = createContractValidator(false);
  return <Body extends object>(schema: keyof Schemas, place: string, body: Body): Body => {
    const validate = validator.getSchema(`${contract}#/components/schemas/${schema}`);
    if (!validate?.(body)) throw new Error(toBadRequest(validate?.errors ?? [], place).message);
    return body;
  };
};
