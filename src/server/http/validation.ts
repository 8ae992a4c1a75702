import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { FastifyRequest, FastifySchemaCompiler } from "fastify";
import type { Schemas } from "../../../generated/contract.ts";
import { isEmailAddress } from "../../foundation/email-address.ts";
import { BadRequest, quote, truncate } from "../../foundation/errors.ts";
import { contractDocument } from "./document.ts";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Allows fractions of 18 digits, because the ids of changes have them. */
const dateTime = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,18})?(?:Z|[+-]\d\d:\d\d)$/;

/** RFC 3339 has four digits for a year, and the service converts times to UTC. */
const [earliest, latest] = [Date.parse("0001-01-01T00:00:00Z"), Date.parse("9999-12-31T23:59:59.999Z")];

/** RFC 3339 §5.6, within the years 1 to 9999 also in UTC. Ajv's own format also accepts a space for the `T` and leap seconds. */
const isDateTime = (text: string): boolean => {
  if (!dateTime.test(text)) return false;
  const time = Date.parse(text);
  if (Number.isNaN(time) || time < earliest || time > latest) return false;
  // `Date` rolls 30 February over to March.
  return new Date(`${text.slice(0, 19)}Z`).toISOString().startsWith(text.slice(0, 19));
};

const options: Options = {
  strict: true,
  // The contract is linted; checking its schemas again would slow down each start.
  validateSchema: false,
  strictRequired: false,
  strictTypes: false,
  allowUnionTypes: true,
  removeAdditional: false,
  useDefaults: true,
  // Errors contain no values: a value could contain a NUL, which PostgreSQL cannot store.
  verbose: false,
};

const createValidator = (coerceTypes: Options["coerceTypes"], overrides: Options = {}): Ajv2020 => {
  const ajv = new Ajv2020({ ...options, ...overrides, coerceTypes: coerceTypes ?? false });
  addFormats.default(ajv);
  ajv.addFormat("uuid", uuid);
  ajv.addFormat("date-time", { type: "string", validate: isDateTime });
  ajv.addFormat("idn-email", isEmailAddress);
  ajv.addFormat("uri", true);
  for (const keyword of ["example", "xml", "externalDocs", "discriminator", "x-extensible-enum", "x-enumDescriptions"])
    ajv.addKeyword(keyword);
  ajv.addKeyword(patternMessage);
  ajv.addKeyword("components");
  ajv.addKeyword({ keyword: isFile, validate: (_schema: boolean, data: unknown) => data instanceof Uint8Array });
  return ajv;
};

export const contractId = "contract";

export const createContractValidator = (...options: Parameters<typeof createValidator>): Ajv2020 =>
  createValidator(...options).addSchema({ $id: contractId, components: contractDocument().components });

/** A keyword that accepts only files, not text. */
export const isFile = "isFile";

export type Validate = ((data: unknown) => boolean) & { errors?: ErrorObject[] | null };

/** Compiles each schema at its first use: compiling all of them would take half of the start. */
export const createCompiler = (coerceTypes: Options["coerceTypes"], overrides?: Options) => {
  let ajv: Ajv2020 | undefined;
  const compiled = new Map<string, ValidateFunction>();
  const compile = (key: string, schema: object): ValidateFunction => {
    const existing = compiled.get(key);
    if (existing) return existing;
    ajv ??= createContractValidator(coerceTypes, overrides);
    const validate = ajv.compile(schema);
    compiled.set(key, validate);
    collectPatternMessages(schema);
    return validate;
  };
  return (schema: object): Validate => {
    const key = JSON.stringify(schema);
    let compiledValidate: ValidateFunction | undefined;
    const validate: Validate = (data) => {
      compiledValidate ??= compile(key, schema);
      const isValid = compiledValidate(data);
      validate.errors = compiledValidate.errors ?? null;
      return isValid;
    };
    return validate;
  };
};

export const compileBody = createCompiler(false);
/** With `strictNumbers` Ajv compares only finite numbers with their bounds: Infinity would pass. */
const compileText = createCompiler("array", { strictNumbers: false });

const decimal = /^-?\d+(?:\.\d+)?$/;

/** JavaScript also converts `0x10`, `1e1`, `+5` and ` 5` to numbers. */
const requireDecimals = (schema: object, validate: Validate): Validate => {
  const numbers = Object.entries<unknown>(Object(Object(schema).properties)).flatMap(([name, property]) => {
    const { type, items } = Object(property);
    const numeric = [type, Object(items).type].find((candidate) => candidate === "integer" || candidate === "number");
    return numeric === undefined ? [] : [{ name, type: String(numeric) }];
  });
  if (numbers.length === 0) return validate;
  const strict: Validate = (data) => {
    const invalid = numbers.find(({ name }) =>
      [Object(data)[name]].flat().some((value) => typeof value === "string" && !decimal.test(value)),
    );
    const isValid = invalid === undefined && validate(data);
    strict.errors =
      invalid === undefined
        ? (validate.errors ?? null)
        : [
            {
              keyword: "type",
              instancePath: `/${invalid.name}`,
              schemaPath: `#/properties/${invalid.name}/type`,
              params: { type: invalid.type },
              message: `must be ${invalid.type}`,
            },
          ];
    return isValid;
  };
  return strict;
};

/** Query, path and header values are converted to numbers and lists; bodies are not. */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
  httpPart === "body" ? compileBody(schema) : requireDecimals(schema, compileText(schema));

/** Compile validators that report all errors, not only the first. */
const compileWholeBody = createCompiler(false, { allErrors: true });
const compileWholeText = createCompiler("array", { allErrors: true, strictNumbers: false });

const locations: Record<string, string> = { querystring: "query", params: "path", headers: "header", body: "body" };

const mostSpecific = (errors: readonly Partial<ErrorObject>[]): Partial<ErrorObject> | undefined => {
  const [first] = errors;
  const union = errors.at(-1);
  if (union?.keyword !== "anyOf" || first?.keyword !== "type") return first;
  const isAtUnion = ({ instancePath }: Partial<ErrorObject>) => instancePath === union.instancePath;
  return errors.find((error) => !isAtUnion(error) || (error.keyword !== "type" && error !== union)) ?? first;
};

export class NonconformingInput extends BadRequest {}

/** Names the path and the rule: `body/kind must be one of in_person, virtual, hybrid`. */
export const toBadRequest = (errors: readonly Partial<ErrorObject>[], part: string): BadRequest => {
  const error = mostSpecific(errors);
  return new NonconformingInput(messageOf(error, part), { ...detailsOf(part, nameOf(error)), path: pathOf(error) });
};

const maxInvalidValues = 50;

/** In a larger body, only the first invalid value is reported: Ajv checks lists and texts to their end, even if they are too long. */
const [maxBodyValues, maxBodyCharacters] = [1_000, 65_536];

type ReceivedRequest = Pick<FastifyRequest, "routeOptions" | "params" | "query" | "headers" | "body">;

/** All values of a rejected request that do not conform; empty for a large body. */
export const listInvalidValues = (request: ReceivedRequest): Schemas["InvalidValue"][] => {
  const { schema = {} } = request.routeOptions;
  if (!isSmallBody(request.body)) return [];
  const parts = [
    { part: "params", schema: schema.params, value: request.params },
    { part: "querystring", schema: schema.querystring, value: request.query },
    { part: "headers", schema: schema.headers, value: request.headers },
    { part: "body", schema: schema.body, value: request.body },
  ];
  const invalid = parts.flatMap(({ part, schema, value }) =>
    isSchema(schema) ? errorsOfPart(part, schema, value).map((error) => toInvalidValue(error, part)) : [],
  );
  return [...new Map(invalid.map((value) => [value.message, value])).values()].slice(0, maxInvalidValues);
};

const isSchema = (schema: unknown): schema is object => typeof schema === "object" && schema !== null;

const errorsOfPart = (part: string, schema: object, value: unknown): readonly ErrorObject[] => {
  const isBody = part === "body";
  const checks = isBody ? [compileWholeBody(schema)] : [requireDecimals(schema, () => true), compileWholeText(schema)];
  const errors = checks.flatMap((check) => (check(value) ? [] : (check.errors ?? [])));
  const specific = errors.filter((error) => !isAlternativeError(error));
  return specific.length > 0 ? specific : errors;
};

/** Whether an error only says that an alternative does not apply, such as null. */
const isAlternativeError = ({ keyword, params }: ErrorObject): boolean =>
  keyword === "anyOf" || keyword === "oneOf" || keyword === "if" || (keyword === "type" && params["type"] === "null");

const toInvalidValue = (error: ErrorObject, part: string): Schemas["InvalidValue"] => {
  const { missingProperty, additionalProperty } = error.params;
  const name = missingProperty ?? additionalProperty;
  const path = `${locations[part] ?? part}${error.instancePath}`;
  return {
    location: (typeof name === "string" ? childPath(path, name) : path).slice(0, maxSentenceLength),
    message: messageOf(error, part).slice(0, maxSentenceLength),
  };
};

const maxSentenceLength = 2_000;

const isSmallBody = (body: unknown): boolean => {
  let [values, characters] = [0, 0];
  const count = (value: unknown): boolean => {
    values += 1;
    if (typeof value === "string") characters += value.length;
    if (values > maxBodyValues || characters > maxBodyCharacters) return false;
    if (typeof value !== "object" || value === null || value instanceof Uint8Array) return true;
    return Object.values(value).every(count);
  };
  return count(body);
};

const detailsOf = (part: string, name: string | undefined) => (part === "body" ? { field: name } : { parameter: name });

const pathOf = (error: Partial<ErrorObject> | undefined): string | undefined => error?.instancePath?.slice(1);

export const nameOf = (error: Partial<ErrorObject> | undefined): string | undefined => {
  const missing: unknown = error?.params?.["missingProperty"];
  return typeof missing === "string" ? missing : error?.instancePath?.split("/")[1];
};

const messageOf = (error: Partial<ErrorObject> | undefined, part: string): string => {
  const path = `${locations[part] ?? part}${error?.instancePath ?? ""}`;
  const parameters: Record<string, unknown> = error?.params ?? {};
  switch (error?.keyword) {
    case "additionalProperties": {
      const name = quote(parameters["additionalProperty"]);
      const hint = name.endsWith('[]"') ? "; repeat the name without [] for several values" : "";
      return `${path} must not have ${part === "querystring" ? "a parameter" : "a property"} ${name}${hint}`;
    }
    case "required":
      return `${path} must have ${quote(parameters["missingProperty"])}`;
    case "enum":
      return `${path} must be one of ${joinValues(parameters["allowedValues"])}`;
    case isFile:
      return `${path} must be a file`;
    case "const":
      return `${path} must be ${JSON.stringify(parameters["allowedValue"])}`;
    case "pattern":
      return `${path} ${patternRule(String(parameters["pattern"]))}`;
    case "format":
      return `${path} ${formatRules[String(parameters["format"])] ?? error.message}`;
    default:
      return `${path} ${error?.message ?? "is not valid"}`;
  }
};

const patternMessage = "x-pattern-message";

const patternMessages = new Map<string, string>();

const collectPatternMessages = (part: unknown): void => {
  if (typeof part !== "object" || part === null) return;
  const { pattern, [patternMessage]: message } = Object(part);
  if (typeof pattern === "string" && typeof message === "string") patternMessages.set(pattern, message);
  for (const inner of Object.values(part)) collectPatternMessages(inner);
};

let hasContractMessages = false;

/** Messages for the patterns of the contract, and of all schemas that were compiled. */
const messagesOfPatterns = (): ReadonlyMap<string, string> => {
  if (!hasContractMessages) collectPatternMessages(contractDocument().components);
  hasContractMessages = true;
  return patternMessages;
};

const patternRule = (pattern: string): string => messagesOfPatterns().get(pattern) ?? `must match pattern "${pattern}"`;

const formatRules: Readonly<Record<string, string>> = {
  "date-time": "must be a date and time with its offset, such as 2027-03-31T16:00:00Z",
  date: "must be a date, such as 2027-03-31",
  "idn-email": "must be an email address, such as ada@example.org",
  uuid: "must be a UUID, such as 01856aa0-c800-77ab-88e1-bacf64656d6f",
};

const joinValues = (values: unknown): string =>
  Array.isArray(values) ? values.map((value) => value ?? "null").join(", ") : "";

const maxPathLength = 200;

const childPath = (path: string, name: string): string =>
  path.length > maxPathLength ? path : `${path}/${truncate(name)}`;

/** PostgreSQL cannot store NUL, and would replace an unpaired surrogate. @throws BadRequest */
export const requireStorableText = (value: unknown, path: string): void => {
  if (typeof value === "string") {
    const problem = value.includes("\0") ? "the NUL character" : !value.isWellFormed() && "an unpaired surrogate";
    if (!problem) return;
    const [, part = "", name] = /^(\w+)\/(\w+)/.exec(path) ?? [];
    throw new BadRequest(`${path} must not contain ${problem}`, detailsOf(part, name));
  } else if (typeof value === "object" && value !== null && !(value instanceof Uint8Array)) {
    for (const [name, inner] of Object.entries(value)) {
      requireStorableText(name, `a name in ${path}`);
      requireStorableText(inner, childPath(path, name));
    }
  }
};
