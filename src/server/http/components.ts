import type { Options, ValidateFunction } from "ajv/dist/2020.js";
import type { Schemas } from "../../../generated/contract.ts";
import { contractDocument } from "./document.ts";
import { contract, createContractValidator, nameOf } from "./validation.ts";

type Bound = "maxLength" | "maxItems";

export const boundOf = (name: keyof Schemas, bound: Bound, property?: string): number => {
  const schema = contractDocument().components.schemas[name];
  const value = property === undefined ? schema?.[bound] : schema?.properties?.[property]?.[bound];
  if (value === undefined) throw new Error(`the contract's ${name} ${property ?? ""} has no ${bound}`);
  return value;
};

const createCompiler = (options: Options) => {
  const validators = new Map<string, ValidateFunction>();
  let ajv: ReturnType<typeof createContractValidator> | undefined;
  return (name: keyof Schemas): ValidateFunction => {
    const known = validators.get(name);
    if (known) return known;
    ajv ??= createContractValidator(false, options);
    const validator = ajv.compile({ $ref: `${contract}#/components/schemas/${name}` });
    validators.set(name, validator);
    return validator;
  };
};

const validatorOf = createCompiler({});

const thoroughValidatorOf = createCompiler({ allErrors: true, useDefaults: false });

export const conformsTo = <Name extends keyof Schemas>(name: Name, value: unknown): value is Schemas[Name] =>
  validatorOf(name)(value);

/** The names of all invalid properties; `conformsTo` stops at the first. */
export const invalidProperties = (name: keyof Schemas, value: unknown): string[] => {
  const validate = thoroughValidatorOf(name);
  validate(value);
  return [...new Set((validate.errors ?? []).flatMap((error) => nameOf(error) ?? []))];
};

export const propertiesOf = (name: keyof Schemas): string[] =>
  Object.keys(contractDocument().components.schemas[name]?.properties ?? {});

export const requiredOf = (name: keyof Schemas): readonly string[] =>
  contractDocument().components.schemas[name]?.required ?? [];
