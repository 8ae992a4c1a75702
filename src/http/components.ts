import type { ValidateFunction } from "ajv/dist/2020.js";
import type { components } from "../../generated/contract.ts";
import { contractDocument } from "./document.ts";
import { createValidator } from "./validation.ts";

type Schemas = components["schemas"];
type Bound = "maxLength" | "maxItems";

/** @throws Error when the schema has no such bound */
export const boundOf = (name: keyof Schemas, bound: Bound): number => {
  const value = contractDocument().components.schemas[name]?.[bound];
  if (value === undefined) throw new Error(`the contract's ${name} has no ${bound}`);
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
