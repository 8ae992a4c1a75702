import { enums } from "../../../generated/contract.ts";
import type { MessageKey } from "../../foundation/languages/texts.ts";
import type { Encoded, Operation, PageRoute } from "../../server/http/contract.ts";
import type { PageForm } from "./rejected-form.ts";
import {
  fromContract,
  hasFile,
  listsIn,
  objectOf,
  oneOf,
  optional,
  type Properties,
  type Property,
  problemsOf,
  required,
  text,
} from "./schema.ts";

/* Routes of pages and forms that are not in the OpenAPI contract. */

const slug = required(text({ minLength: 1, maxLength: 63 }));
const id = required(fromContract("Id"));

/** Schemas of path parameters, by name. Other parameters must end with `_id` and are ids. */
const parameters = {
  alliance: slug,
  group_slug: slug,
  event_slug: slug,
  slug,
  /** The secret of an invitation, which grants access, so the path is not logged. */
  secret: slug,
  provider: required(text({ minLength: 1, maxLength: 4096 }), "common.wrong.provider"),
  client_id: required(fromContract("Id"), "common.wrong.app_link"),
  subject_type: required(oneOf(enums.ReportSubjectType.filter((type) => type !== "user"))),
  session_id: required(fromContract("Id"), "common.wrong.session"),
  passkey_id: required(fromContract("Id"), "common.wrong.passkey"),
};

type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;

type PathValue<Name> = Name extends keyof typeof parameters
  ? (typeof parameters)[Name] extends Property<infer Value>
    ? Value
    : never
  : string;

/** The values of a path's parameters, with their types. */
export type PathParameters<Path extends string> = { readonly [Name in ParameterNames<Path>]: PathValue<Name> };

/**
 * How a route identifies its caller: `session` requires a session, `optional` uses a session if there is one, `none` never identifies a
 * caller, and `ignored` does not even read credentials, so that shared caches can store the response.
 */
type Credentials = "session" | "optional" | "none" | "ignored";

export type RouteOptions<Permission = string> = {
  permission: Permission;
  /** By default `optional` if the permission is public, otherwise `session`. */
  credentials?: Credentials;
  /** Whether users with an unverified address are allowed. */
  allowsUnverified?: true;
  /** Whether responses have an ETag, and are cached until their data changes. */
  isCacheable?: true;
  query?: Properties;
  headers?: Properties;
  produces?: readonly string[];
  /** Whether scripts send the requests. Without a session, they get a 401 instead of a redirect to the sign-in page. */
  isForScripts?: true;
  isStreamed?: true;
  /** Maximum size of a form with a file; by default `maxPictureFormBytes`. */
  maxBodyBytes?: number;
  rateLimit?: Operation["rateLimit"];
};

export type PageResponse = {
  readonly status: 200 | 303;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | object | Encoded | undefined;
};

/** 8 MiB for the picture, and 64 KiB for the other fields and the multipart encoding. */
const maxPictureFormBytes = 8_454_144;

const parameterOf = (name: string): Property => {
  const byName: Properties = parameters;
  const parameter = byName[name] ?? (name.endsWith("_id") ? id : undefined);
  if (!parameter) throw new Error(`no schema for the parameter ${name} of a path`);
  return parameter;
};

const parametersOf = (path: string): Properties =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, parameterOf(name)]));

const formTypes = (body: Properties): readonly string[] => [
  "application/x-www-form-urlencoded",
  ...(hasFile(body) ? ["multipart/form-data"] : []),
];

type Route = RouteOptions & {
  id: string;
  method: "GET" | "POST";
  path: string;
  body?: Properties;
  needsBody?: true;
  /** Media types of the body; by default the types of HTML forms. */
  consumes?: readonly string[];
  handle: (context: never, input: never) => Promise<PageResponse>;
  form?: PageForm | undefined;
};

const credentialsFor = ({ credentials, permission }: Route): Credentials =>
  credentials ?? (permission === "public" || permission.endsWith(".read") ? "optional" : "session");

const responseTypesOf = ({ produces, method }: Route): readonly string[] =>
  produces ?? (method === "GET" ? ["text/html"] : ["text/html", "application/json"]);

const toOperation = (route: Route): Operation => {
  const { method, path, permission, query = {}, body = {}, isCacheable, isForScripts } = route;
  const credentials = credentialsFor(route);
  const needsSession = credentials === "session";
  const readsSession = needsSession || credentials === "optional";
  const produces = responseTypesOf(route);
  const hasBody = route.body !== undefined;
  return {
    method,
    path,
    allowsAnonymous: !needsSession,
    allowsUnverified: route.allowsUnverified ?? false,
    credentials: readsSession ? ["session"] : [],
    ignoresCredentials: credentials === "ignored",
    acceptsTrailingSlash: false,
    scopes: [],
    permission,
    redirectsToLogin: needsSession && !isForScripts,
    consumes: hasBody ? (route.consumes ?? formTypes(body)) : [],
    needsBody: route.needsBody ?? Object.values(body).some(({ isRequired }) => isRequired),
    ignoresEmptyMembers: false,
    maxBodyBytes: hasFile(body) ? (route.maxBodyBytes ?? maxPictureFormBytes) : null,
    listFields: listsIn(body),
    query: Object.keys(query),
    unlistedQuery: "ignored",
    produces,
    etagStatuses: isCacheable ? [200] : [],
    rateLimit: route.rateLimit ?? null,
    deprecation: null,
    isSecretPath: "secret" in parametersOf(path),
    columns: [],
    isStreamed: route.isStreamed ?? false,
    isLong: false,
    isEndless: false,
    rendersHtmlErrors: readsSession || produces.includes("text/html"),
    jsonRpcStatuses: [],
    hasOAuthErrors: false,
  };
};

const ifNoneMatch = { "if-none-match": optional(text({ maxLength: 2048 })) };

const toSchemas = ({ path, query = {}, headers = {}, body, isCacheable }: Route): PageRoute["schema"] => {
  const allHeaders = { ...(isCacheable && ifNoneMatch), ...headers };
  return {
    ...(path.includes("{") && { params: objectOf(parametersOf(path)) }),
    querystring: objectOf(query),
    ...(Object.keys(allHeaders).length > 0 && { headers: { ...objectOf(allHeaders), additionalProperties: true } }),
    ...(body && { body: objectOf(body) }),
  };
};

/** Returns the values of a path's parameters. @param read returns the value of the parameter with a name */
export const readPath = <Path extends string>(path: Path, read: (name: string) => string): PathParameters<Path> =>
  // TypeScript cannot infer that the names come from the path.
  Object.fromEntries(Object.keys(parametersOf(path)).map((name) => [name, read(name)])) as PathParameters<Path>;

/** A route of a page: the page itself or one of its forms. */
export type Page = PageRoute<PageForm, MessageKey>;

/** Creates a route from its definition. */
export const toRoute = (route: Route): Page => ({
  id: route.id,
  operation: toOperation(route),
  schema: toSchemas(route),
  problems: {
    ...problemsOf(parametersOf(route.path)),
    ...problemsOf(route.query ?? {}),
    ...problemsOf(route.body ?? {}),
  },
  handle: route.handle,
  form: route.form,
});
