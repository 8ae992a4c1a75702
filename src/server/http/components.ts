import type { ErrorObject } from "ajv/dist/2020.js";
import type { Schemas } from "../../../generated/contract.ts";
import { contractDocument } from "./document.ts";
import { compileBody, contractId, createCompiler, nameOf, type Validate } from "./validation.ts";

export const maxLengthOf = (name: keyof Schemas): number => {
  const maxLength = contractDocument().components.schemas[name]?.maxLength;
  if (maxLength === undefined) throw new Error(`the contract's ${name} has no maxLength`);
  return maxLength;
};

/** A component of the contract by its name, or the schema of a page's form. */
export type NamedSchema = keyof Schemas | FormSchema;
type FormSchema = { readonly properties: object };

const createValidatorCache = (compile: (schema: object) => Validate) => {
  const validators = new Map<NamedSchema, Validate>();
  return (schema: NamedSchema): Validate => {
    const validate =
      validators.get(schema) ??
      compile(typeof schema === "string" ? { $ref: `${contractId}#/components/schemas/${schema}` } : schema);
    validators.set(schema, validate);
    return validate;
  };
};

const validatorOf = createValidatorCache(compileBody);

const allErrorsValidatorOf = createValidatorCache(createCompiler(false, { allErrors: true, useDefaults: false }));

export const conformsTo = <Name extends keyof Schemas>(name: Name, value: unknown): value is Schemas[Name] =>
  validatorOf(name)(value);

const errorsOf = (schema: NamedSchema, value: unknown): readonly ErrorObject[] => {
  const validate = allErrorsValidatorOf(schema);
  validate(value);
  return validate.errors ?? [];
};

/** The names of all invalid properties; `conformsTo` stops at the first. */
export const invalidProperties = (schema: NamedSchema, value: unknown): string[] => [
  ...new Set(errorsOf(schema, value).flatMap((error) => nameOf(error) ?? [])),
];

/** The paths of all invalid values, such as `salary/currency`, without the objects and lists that contain them. */
export const invalidPaths = (schema: NamedSchema, value: unknown): string[] => {
  const paths = errorsOf(schema, value).map(({ instancePath, params: { missingProperty } }) =>
    (missingProperty === undefined ? instancePath : `${instancePath}/${missingProperty}`).slice(1),
  );
  return [...new Set(paths)].filter((path) => !paths.some((other) => other.startsWith(path && `${path}/`)));
};

export const propertiesOf = (schema: NamedSchema): string[] =>
  Object.keys((typeof schema === "string" ? contractDocument().components.schemas[schema] : schema)?.properties ?? {});
