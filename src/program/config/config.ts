import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { getSystemErrorMap } from "node:util";
import { Ajv2020, type ErrorObject, type Options } from "ajv/dist/2020.js";
import { closestMatch } from "leven";
import { parse as parseYaml, YAMLParseError } from "yaml";
import { OperatorError } from "../../foundation/errors.ts";
import { reasonOf } from "../../foundation/outage.ts";
import { isTree, type Tree, warnOfRetired, withoutRetired } from "./retired.ts";
import { configSchema, formats, type Settings } from "./schema.ts";

/** `ALLIANCE_*` variables, with `__` between levels, override the YAML file `ALLIANCE_CONFIG`, which overrides the defaults. */
export type Config = Settings & {
  server: { base_url: string; host: string; port: number; cookie: { secure: boolean } };
  /** About settings that will cause problems; logged at startup. */
  warnings: readonly string[];
};

/** An invalid setting; the message is one line that names its key. */
export class ConfigError extends OperatorError {}

/** Runs work that depends on a setting, and names it in errors. @throws ConfigError */
export const withSetting = async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    throw new ConfigError(`${key}: ${reasonOf(error)}`, { cause: error });
  }
};

type Environment = Readonly<Record<string, string | undefined>>;

const prefix = "ALLIANCE_";

export const loadConfig = (environment: Environment = process.env): Config => {
  const fromFile = withoutRetired(readFile(environment[`${prefix}CONFIG`]));
  requireValid(fromFile.settings, false, (key) => key);
  const fromEnvironment = withoutRetired(readEnvironment(environment));
  requireValid(fromEnvironment.settings, true, (key) => prefix + key.toUpperCase().replaceAll(".", "__"));
  const merged = merge(fromFile.settings, fromEnvironment.settings);
  const fillIn = createValidator({ useDefaults: true }).compile<Settings>(configSchema);
  if (!fillIn(merged)) throw new ConfigError(faultOf(fillIn.errors, (key) => key));
  return completeConfig(merged, warnOfRetired([...fromFile.retired, ...fromEnvironment.retired]));
};

const readFile = (path: string | undefined): Tree => {
  if (!path) return {};
  const content = parse(path, read(path)) ?? {};
  if (isTree(content)) return content;
  throw new ConfigError(`${prefix}CONFIG: ${path} must contain keys and values`);
};

const read = (path: string): string => {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new ConfigError(`${prefix}CONFIG: cannot read ${path}: ${systemReason(error)}`, { cause: error });
  }
};

const systemReason = (error: unknown): string => {
  const errno = error instanceof Error && "errno" in error ? error.errno : undefined;
  return (typeof errno === "number" && getSystemErrorMap().get(errno)?.[1]) || String(error);
};

/** Reports only the line number of an error, because the parser's message may quote a secret. */
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
    if (isSetByKubernetes(name, value)) continue;
    const path = name.slice(prefix.length).toLowerCase().split("__");
    setAt(tree, path, isList(name, value) ? value.split(/[\s,]+/).filter(Boolean) : value);
  }
  return tree;
};

/** Kubernetes sets variables in each pod for each service of the namespace. For a service `alliance-db`, they begin with `ALLIANCE_`. */
const isSetByKubernetes = (name: string, value: string): boolean =>
  kubernetesNames.test(name) || (/^[A-Z0-9_]+_PORT$/.test(name) && /^(?:tcp|udp|sctp):\/\//.test(value));

const kubernetesNames =
  /^[A-Z0-9]+(?:_[A-Z0-9]+)*_(?:SERVICE_HOST|SERVICE_PORT(?:_[A-Z0-9]+)*|PORT_\d+_(?:TCP|UDP|SCTP)(?:_(?:PROTO|PORT|ADDR))?)$/;

const isList = (name: string, value: string): boolean =>
  name.endsWith("__SCOPES") || (name.endsWith("__TRUST_PROXY") && !/^(?:true|false|\d+)$/.test(value));

const setAt = (tree: Tree, [key = "", ...rest]: string[], value: unknown): void => {
  if (rest.length === 0) {
    tree[key] = value;
    return;
  }
  const branch = Object.hasOwn(tree, key) ? tree[key] : {};
  // Does not replace a scalar, so that validation rejects its key.
  if (!isTree(branch)) return;
  tree[key] = branch;
  setAt(branch, rest, value);
};

const merge = (base: Tree, overrides: Tree): Tree => {
  const merged: Tree = { ...base };
  for (const [key, value] of Object.entries(overrides)) {
    const current = merged[key];
    merged[key] = isTree(current) && isTree(value) ? merge(current, value) : value;
  }
  return merged;
};

/** Each source contains only some settings; `required` applies to the merged result. */
const partialSchema: object = JSON.parse(
  JSON.stringify(configSchema, (key, value) => (key === "required" ? undefined : value)),
);

const createValidator = (options: Options): Ajv2020 => {
  // A test checks the schema. Validating and optimizing it here would take a tenth of the startup time.
  const ajv = new Ajv2020({ strict: false, validateSchema: false, code: { optimize: false }, ...options });
  for (const [name, { isValid }] of Object.entries(formats)) ajv.addFormat(name, isValid);
  return ajv;
};

/** Validates one source of settings. Only environment variables may contain a number as text. */
const requireValid = (tree: Tree, acceptsText: boolean, nameOf: (key: string) => string): void => {
  if (Object.keys(tree).length === 0) return;
  const validate = createValidator({ coerceTypes: acceptsText }).compile(partialSchema);
  if (validate(tree)) return;
  throw new ConfigError(faultOf(validate.errors, nameOf));
};

const faultOf = (errors: readonly ErrorObject[] | null | undefined, nameOf: (key: string) => string): string => {
  const [error] = errors ?? [];
  const key = (error?.instancePath ?? "")
    .slice(1)
    .replace(/\/\d+$/, "")
    .replaceAll("/", ".");
  const params: Record<string, unknown> = error?.params ?? {};
  if (error?.keyword === "additionalProperties") {
    const unknown = [key, String(params["additionalProperty"])].filter(Boolean).join(".");
    const suggestion = closestMatch(unknown, allKeys, { maxDistance: Math.min(3, Math.floor(unknown.length / 3)) });
    return `${nameOf(unknown)} is not a setting${suggestion ? `; did you mean ${nameOf(suggestion)}?` : ""}`;
  }
  return `${nameOf(key)} ${ruleOf(error?.keyword, params) ?? error?.message}`;
};

const keysBelow = (schema: object, parentPath = ""): string[] =>
  Object.entries("properties" in schema ? Object(schema.properties) : {}).flatMap(([name, inner]) => [
    parentPath + name,
    ...keysBelow(Object(inner), `${parentPath}${name}.`),
  ]);

const allKeys = keysBelow(configSchema);

const ruleOf = (keyword: string | undefined, params: Record<string, unknown>): string | undefined => {
  const { allowedValues, format } = params;
  if (keyword === "enum" && Array.isArray(allowedValues)) return `must be one of ${allowedValues.join(", ")}`;
  if (keyword === "type" && Array.isArray(params["type"])) return `must be ${params["type"].join(" or ")}`;
  const named = Object.entries(formats).find(([name]) => keyword === "format" && name === format);
  return named && `must be ${named[1].meaning}`;
};

/** The embedded database has enough connections for this many workers. */
const maxAutomaticWorkers = 14;

export const splitAddress = (addr: string): { host: string; port: number } => {
  const colon = addr.lastIndexOf(":");
  return { host: addr.slice(0, colon).replace(/^\[(.*)\]$/, "$1"), port: Number(addr.slice(colon + 1)) };
};

const completeConfig = (config: Settings, warnings: readonly string[]): Config => {
  const { addr } = config.server;
  const { host, port } = splitAddress(addr);
  const base_url =
    config.server.base_url?.replace(/\/$/, "") ??
    `http://${isWildcard(host) || isLoopback(host) ? `localhost:${port}` : addr}`;
  const secure = config.server.cookie.secure ?? !isLocal(base_url);
  if (config.db.listen_url !== undefined && config.db.url === undefined)
    throw new ConfigError("db.url is missing although db.listen_url is set");
  const { oauth2, oidc } = config.server;
  const providers = { "oauth2.github": oauth2.github, "oidc.google": oidc.google, "oidc.linkedin": oidc.linkedin };
  for (const [key, provider] of Object.entries(providers)) {
    if (provider.client_id !== undefined && provider.client_secret === undefined)
      throw new ConfigError(`server.${key}.client_secret is missing although client_id is set`);
  }
  const workers = config.server.workers || Math.min(availableParallelism(), maxAutomaticWorkers);
  const server = { ...config.server, base_url, host, port, cookie: { secure }, workers };
  return { ...config, server, warnings: [...warnings, ...warningsOf(config.server, server)] };
};

const warningsOf = (settings: Settings["server"], { host, base_url, cookie }: Config["server"]): string[] => {
  const warnings: string[] = [];
  if (settings.base_url === undefined && isWildcard(host))
    warnings.push(
      `server.addr ${settings.addr} accepts connections from every network, but server.base_url is not set: sign-in and links (emails, Location, OAuth callbacks) work at ${base_url} only; set server.base_url to the public address`,
    );
  if (cookie.secure && base_url.startsWith("http:") && !isLocal(base_url))
    warnings.push(
      `server.base_url is ${base_url}, but browsers accept the Secure session cookie over https only: nobody can sign in; use https, or set server.cookie.secure to false`,
    );
  return warnings;
};

/** Whether the host is the unspecified address, which listens on every interface, and which browsers cannot open. */
const isWildcard = (host: string): boolean => /^[0.:]+$/.test(host);

/** The default base URL has `localhost` instead of a loopback address: browsers have no passkeys for IP addresses. */
const isLoopback = (host: string): boolean => host === "127.0.0.1" || host === "::1";

/** Whether the URL points to a developer's machine without TLS, where a Secure cookie would not work. */
export const isLocal = (baseUrl: string): boolean => {
  const { protocol, hostname } = new URL(baseUrl);
  return protocol === "http:" && /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.+\.localhost)$/.test(hostname);
};
