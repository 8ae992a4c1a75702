import type { ValidateFunction } from "ajv/dist/2020.js";
import type { components } from "../../generated/contract.ts";
import { contractDocument } from "./document.ts";
import { createValidator } from "./validation.ts";

type Schemas = components["schemas"];
type Bound = "maxLength" | "maxItems";

/**
 * @param property of the schema; without it, the bound is the schema's own
 * @throws Error when there is no such bound
 */
export const boundOf = (name: keyof Schemas, bound: Bound, property?: string): number => {
  const schema = contractDocument().components.schemas[name];
  const value = property === undefined ? schema?.[bound] : schema?.properties?.[property]?.[bound];
  if (value === undefined) throw new Error(`the contract's ${name} ${property ?? ""} has no ${bound}`);
  return value;
};

const validators = new Map<string, ValidateFunction>();

const validatorOf = (name: keyof Schemas): ValidateFunction => {
  const known = validators.get(name);
  if (known) return known;
  const ajv = createValidator(false);
  ajv.addKeyword("components");
  ajv.addSchema({ components: contractDocument().components }, "contract");
  const validator = ajv.compile({ $ref: `contract#/components/schemas/${name}` });
  validators.set(name, validator);
  return validator;
};

/** Validates a value that is not part of a request against a schema of the contract. */
export const conformsTo = <Name extends keyof Schemas>(name: Name, value: unknown): value is Schemas[Name] =>
  validatorOf(name)(value);
