import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { FastifySchemaCompiler } from "fastify";
import { BadRequest } from "../errors.ts";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const dateTime = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/;

/** RFC 3339 §5.6 to the letter. Ajv's own also takes a space for the `T`, and leap seconds, which a Date cannot hold. */
const isDateTime = (text: string): boolean => {
  if (!dateTime.test(text)) return false;
  const date = new Date(`${text.slice(0, 19)}Z`);
  // Date rolls 30 February over to March.
  return !Number.isNaN(Date.parse(text)) && date.toISOString().startsWith(text.slice(0, 19));
};

const options: Options = {
  strict: true,
  strictRequired: false,
  strictTypes: false,
  allowUnionTypes: true,
  removeAdditional: false,
  useDefaults: true,
  // With a NUL in it, a pattern's failure would quote what PostgreSQL cannot hold; the place and the rule are enough.
  verbose: false,
};

/** An Ajv that knows OpenAPI's keywords and reads the formats as strictly as PostgreSQL does. */
export const createValidator = (coerceTypes: Options["coerceTypes"], more: Options = {}): Ajv2020 => {
  const ajv = new Ajv2020({ ...options, ...more, coerceTypes: coerceTypes ?? false });
  addFormats.default(ajv);
  ajv.addFormat("uuid", uuid);
  ajv.addFormat("date-time", { type: "string", validate: isDateTime });
  for (const keyword of ["example", "xml", "externalDocs", "discriminator"]) ajv.addKeyword(keyword);
  return ajv;
};

/** Compiles each schema once a process: apps that serve the same contract share its validators. */
const createCompiler = (coerceTypes: Options["coerceTypes"]) => {
  const ajv = createValidator(coerceTypes);
  const compiled = new Map<string, ValidateFunction>();
  return (schema: object): ValidateFunction => {
    const key = JSON.stringify(schema);
    const validate = compiled.get(key) ?? ajv.compile(schema);
    compiled.set(key, validate);
    return validate;
  };
};

const compileBody = createCompiler(false);
const compileText = createCompiler("array");

/** Bodies are taken as they are; query, path and header values are text, so "20" is a number and one value is a list. */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
  httpPart === "body" ? compileBody(schema) : compileText(schema);

const places: Record<string, string> = { querystring: "query", params: "path", headers: "header", body: "body" };

/** Names the place and the rule: `body/starts_at must match format "date-time"`. */
export const toBadRequest = ([error]: readonly Partial<ErrorObject>[], part: string): BadRequest =>
  new BadRequest(faultOf(error, part), culprit(part, nameOf(error)));

/** A form shows the message beside the field. */
const culprit = (part: string, name: string | undefined) => (part === "body" ? { field: name } : { parameter: name });

/** Of the field or parameter at fault. */
const nameOf = (error: Partial<ErrorObject> | undefined): string | undefined => {
  const missing: unknown = error?.params?.["missingProperty"];
  return typeof missing === "string" ? missing : error?.instancePath?.split("/")[1];
};

const faultOf = (error: Partial<ErrorObject> | undefined, part: string): string => {
  const place = `${places[part] ?? part}${error?.instancePath ?? ""}`;
  const parameters: Record<string, unknown> = error?.params ?? {};
  switch (error?.keyword) {
    case "additionalProperties": {
      const name = quote(parameters["additionalProperty"]);
      return `${place} must not have ${part === "querystring" ? "a parameter" : "a property"} ${name}`;
    }
    case "required":
      return `${place} must have ${quote(parameters["missingProperty"])}`;
    case "enum":
      return `${place} must be one of ${list(parameters["allowedValues"])}`;
    case "const":
      return `${place} must be ${JSON.stringify(parameters["allowedValue"])}`;
    default:
      return `${place} ${error?.message ?? "is not valid"}`;
  }
};

/** A name that the caller chose is shown cut, and with its control characters escaped. */
const quote = (value: unknown): string => JSON.stringify(String(value).slice(0, 60).toWellFormed());

const list = (values: unknown): string =>
  Array.isArray(values) ? values.map((value) => value ?? "null").join(", ") : "";

/**
 * PostgreSQL stores no NUL, and half a surrogate pair would come back as another character.
 * @throws BadRequest naming the place of such a text
 */
export const requireStorableText = (value: unknown, place: string): void => {
  if (typeof value === "string") {
    const [, part = "", name] = /^(\w+)\/(\w+)/.exec(place) ?? [];
    const details = culprit(part, name);
    if (value.includes("\0")) throw new BadRequest(`${place} must not contain the NUL character`, details);
    if (!value.isWellFormed()) throw new BadRequest(`${place} must not contain an unpaired surrogate`, details);
  } else if (typeof value === "object" && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      requireStorableText(name, `a name in ${place}`);
      requireStorableText(inner, `${place}/${name}`);
    }
  }
};
