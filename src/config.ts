import { readFileSync } from "node:fs";
import { Ajv2020, type ErrorObject, type Options } from "ajv/dist/2020.js";
import { parse as parseYaml, YAMLParseError } from "yaml";
import { configSchema, formats, type Settings } from "./config-schema.ts";

/**
 * One nested document: these defaults, then the YAML file that `ALLIANCE_CONFIG` names, then `ALLIANCE_*` variables with
 * `__` between levels.
 */
export type Config = Settings & {
  server: { base_url: string; host: string; port: number; cookie: { secure: boolean } };
};

/** A setting that cannot be used; the message is one line that names its key. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

type Tree = { [key: string]: unknown };
type Environment = Readonly<Record<string, string | undefined>>;

const prefix = "ALLIANCE_";

/** @throws ConfigError naming the key */
export const loadConfig = (environment: Environment = process.env): Config => {
  const fromFile = readFile(environment[`${prefix}CONFIG`]);
  requireValid(fromFile, false, (key) => key);
  const fromEnvironment = readEnvironment(environment);
  requireValid(fromEnvironment, true, (key) => prefix + key.toUpperCase().replaceAll(".", "__"));
  const merged = merge(fromFile, fromEnvironment);
  if (!fill(merged)) throw new ConfigError(faultOf(fill.errors, (key) => key));
  return complete(merged);
};

const readFile = (path: string | undefined): Tree => {
  if (!path) return {};
  const content = parse(path, read(path)) ?? {};
  if (isTree(content)) return content;
  throw new ConfigError(`${prefix}CONFIG: ${path} must hold keys and values`);
};

const read = (path: string): string => {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new ConfigError(`${prefix}CONFIG: ${error instanceof Error ? error.message : path}`, { cause: error });
  }
};

/** The parser's messages may quote the text, which may be a secret: only the place is told. */
const parse = (path: string, text: string): unknown => {
  try {
    return parseYaml(text, { logLevel: "error" });
  } catch (error) {
    const line = error instanceof YAMLParseError ? error.linePos?.[0].line : undefined;
    throw new ConfigError(`${prefix}CONFIG: ${path} is not valid YAML${line ? ` (line ${line})` : ""}`);
  }
};

const readEnvironment = (environment: Environment): Tree => {
  const tree: Tree = {};
  for (const [name, value] of Object.entries(environment)) {
    if (!name.startsWith(prefix) || name === `${prefix}CONFIG` || value === undefined) continue;
    const path = name.slice(prefix.length).toLowerCase().split("__");
    put(tree, path, listKeys.test(name) ? value.split(/[\s,]+/).filter(Boolean) : value);
  }
  return tree;
};

/** A list in a variable is written with blanks or commas between its values. */
const listKeys = /__SCOPES$/;

const put = (tree: Tree, [key = "", ...rest]: string[], value: unknown): void => {
  if (rest.length === 0) {
    tree[key] = value;
    return;
  }
  const branch = Object.hasOwn(tree, key) ? tree[key] : {};
  // A value where keys are expected stays in the way, to be refused by its name.
  if (!isTree(branch)) return;
  tree[key] = branch;
  put(branch, rest, value);
};

const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null && !Array.isArray(value);

const merge = (below: Tree, above: Tree): Tree => {
  const merged: Tree = { ...below };
  for (const [key, value] of Object.entries(above)) {
    const inner = merged[key];
    merged[key] = isTree(inner) && isTree(value) ? merge(inner, value) : value;
  }
  return merged;
};

/** A source holds some of the settings: what is required is judged of the whole. */
const partialSchema: object = JSON.parse(
  JSON.stringify(configSchema, (key, value) => (key === "required" ? undefined : value)),
);

const createValidator = (options: Options): Ajv2020 => {
  const ajv = new Ajv2020({ strict: false, ...options });
  for (const [name, { holds }] of Object.entries(formats)) ajv.addFormat(name, holds);
  return ajv;
};

/** Types are judged source by source: text from the environment may mean a number, in the file it does not. */
const validators = {
  file: createValidator({}).compile(partialSchema),
  environment: createValidator({ coerceTypes: true }).compile(partialSchema),
};
const fill = createValidator({ useDefaults: true }).compile<Settings>(configSchema);

const requireValid = (tree: Tree, coerce: boolean, nameOf: (key: string) => string): void => {
  const validate = coerce ? validators.environment : validators.file;
  if (validate(tree)) return;
  throw new ConfigError(faultOf(validate.errors, nameOf));
};

const faultOf = (errors: readonly ErrorObject[] | null | undefined, nameOf: (key: string) => string): string => {
  const [error] = errors ?? [];
  const key = (error?.instancePath ?? "").slice(1).replaceAll("/", ".");
  const params: Record<string, unknown> = error?.params ?? {};
  if (error?.keyword === "additionalProperties") {
    return `${nameOf([key, String(params["additionalProperty"])].filter(Boolean).join("."))} is not a setting`;
  }
  return `${nameOf(key)} ${ruleOf(error?.keyword, params) ?? error?.message}`;
};

const ruleOf = (keyword: string | undefined, params: Record<string, unknown>): string | undefined => {
  const { allowedValues, format } = params;
  if (keyword === "enum" && Array.isArray(allowedValues)) return `must be one of ${allowedValues.join(", ")}`;
  const known = Object.entries(formats).find(([name]) => keyword === "format" && name === format);
  return known && `must be ${known[1].meaning}`;
};

const complete = (config: Settings): Config => {
  const { addr } = config.server;
  const colon = addr.lastIndexOf(":");
  const host = addr.slice(0, colon).replace(/^\[(.*)\]$/, "$1");
  const port = Number(addr.slice(colon + 1));
  const base_url = (config.server.base_url ?? `http://${addr}`).replace(/\/+$/, "");
  const secure = config.server.cookie.secure ?? !isLocal(base_url);
  const { github } = config.server.oauth2;
  for (const [key, provider] of Object.entries({ "oauth2.github": github, ...prefixed("oidc", config.server.oidc) })) {
    if (provider.client_id !== undefined && provider.client_secret === undefined)
      throw new ConfigError(`server.${key}.client_secret is missing, and client_id is set`);
  }
  return { ...config, server: { ...config.server, base_url, host, port, cookie: { secure } } };
};

const prefixed = <Value>(prefix: string, tree: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(tree).map(([key, value]) => [`${prefix}.${key}`, value]));

/** On a developer's machine, without TLS: browsers would not send a secure cookie. */
const isLocal = (baseUrl: string): boolean => {
  const { protocol, hostname } = new URL(baseUrl);
  return protocol === "http:" && /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.+\.localhost)$/.test(hostname);
};
