/** Generates the types, methods and error classes of the Python client in clients/python/. */
import { writeFileSync } from "node:fs";
import {
  type ClientDocument,
  type Described,
  errorsOf,
  hasParameter,
  kindOf,
  operationsOf,
  usedByApi,
} from "./client-operations.ts";
import { isObject, type Json, nameIn } from "./json.ts";
import { aliasOrClass, docstring, type Schema, typeOf } from "./python-types.ts";

const folder = "clients/python/src/community_alliance";

const notice = `# Generated from openapi/ by "make generate". Do not edit.\n`;

const keywords = ["from", "class", "in", "is", "not", "import", "global", "def", "pass", "with", "lambda", "None"];

const nameOf = (name: string): string => (keywords.includes(name) ? `${name}_` : name);

const methodOf = (id: string): string => id.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

type Message = { content?: Record<string, { schema: Schema }>; required?: boolean };

const jsonOf = (message: unknown): Schema | undefined => {
  const { content = {} }: Message = Object(message);
  return content["application/json"]?.schema;
};

/** The type as the client module refers to it: qualified, because that module imports `types` for type checking only. */
const qualified = (schema: Schema | undefined): string => typeOf(schema, (name) => `types.${name}`);

const resultOf = ({ operation }: Described): Schema | undefined =>
  Object.entries(operation.responses)
    .filter(([status]) => status.startsWith("2"))
    .map(([, response]) => jsonOf(response))
    .find((schema) => schema !== undefined);

const itemOf = (described: Described, schemas: Json): Schema => {
  const { properties } = Object(schemas[nameIn(resultOf(described)?.$ref)]);
  return Object(properties).items.items;
};

type Argument = { name: string; type: string; isRequired: boolean };

const bodyOf = ({ operation }: Described): Argument[] => {
  const { requestBody }: { requestBody?: Message } = Object(operation);
  if (!requestBody) return [];
  const mediaTypes = Object.keys(requestBody.content ?? {});
  const hasFiles = mediaTypes.some((mediaType) => !mediaType.endsWith("json"));
  const types = mediaTypes.includes("multipart/form-data")
    ? ["bytes"]
    : [qualified(jsonOf(requestBody)), ...(hasFiles ? ["File"] : [])];
  return [{ name: "body", type: types.join(" | "), isRequired: requestBody.required === true }];
};

/** Accepts any sequence where the contract has an array. */
const parameterType = (schema: Schema): string => qualified(schema).replace(/^list\[/, "Sequence[");

const argumentsOf = ({ parameters }: Described) =>
  parameters
    .filter((parameter) => parameter.in !== "header" && parameter.name !== "cursor")
    .map(({ name, in: place, schema, required }) => ({
      parameter: name,
      name: nameOf(name),
      type: parameterType({ ...schema }),
      isRequired: place === "path" || required === true,
    }));

/** Arguments for an operation's headers. */
const headerArguments = (described: Described): Argument[] => {
  const argument = (header: string, name: string, type: string): Argument[] =>
    hasParameter(described, header) ? [{ name, type, isRequired: false }] : [];
  return [
    ...argument("If-Match", "if_match", "Mapping[str, object] | str"),
    ...(kindOf(described) === "paged"
      ? []
      : argument("If-None-Match", "if_none_match", qualified(resultOf(described)))),
    ...argument("Idempotency-Key", "idempotency_key", "str"),
  ];
};

const signatureOf = (described: Described): string => {
  const all = [...argumentsOf(described), ...bodyOf(described), ...headerArguments(described)];
  const [required, optional] = [
    all.filter(({ isRequired }) => isRequired),
    all.filter(({ isRequired }) => !isRequired),
  ];
  const keywordArguments = [
    ...required.map(({ name, type }) => `${name}: ${type}`),
    ...optional.map(({ name, type }) => `${name}: ${type} | None = None`),
  ];
  return [
    "self",
    ...(keywordArguments.length > 0 ? ["*", ...keywordArguments] : []),
    "**options: Unpack[CallOptions]",
  ].join(", ");
};

/** The expression that creates a `Call`. */
const callOf = (described: Described): string => {
  const { method, path } = described;
  const parameters = argumentsOf(described).map(({ parameter, name }) => `"${parameter}": ${name}`);
  const input = [...bodyOf(described), ...headerArguments(described)].map(({ name }) =>
    name === "idempotency_key" ? "idempotency_key=idempotency_key or new_key()" : `${name}=${name}`,
  );
  return `Call(${[`"${method}"`, `"${path}"`, `{${parameters.join(", ")}}`, ...input].join(", ")})`;
};

const docOf = ({ operation: { summary, description = "" }, parameters }: Described): string => {
  const documented = parameters
    .filter((parameter) => parameter.in !== "header" && parameter.name !== "cursor" && parameter.description)
    .map(({ name, description }) => `    ${nameOf(name)}: ${description?.trim().replaceAll("\n", " ")}`);
  const args = documented.length > 0 ? `\n\nArgs:\n${documented.join("\n")}` : "";
  return `${docstring(`${summary}.\n\n${description.trim()}${args}`, "        ")}`;
};

type Flavor = { name: string; base: string; prefix: "" | "Async"; doc: string };

const methodText = (described: Described, { prefix }: Flavor, schemas: Json): string => {
  const name = methodOf(described.operation.operationId);
  const [result, call] = [qualified(resultOf(described)), callOf(described)];
  const text = (type: string, body: string, start = "def") =>
    `    ${start} ${name}(${signatureOf(described)}) -> ${type}:\n${docOf(described)}\n        return ${body}\n`;
  const kind = kindOf(described);
  if (kind === "endless")
    return text(
      prefix ? "AsyncGenerator[ChangeEvent, None]" : "Generator[ChangeEvent, None, None]",
      `self._follow(${call}, options)`,
    );
  if (kind === "paged")
    return text(
      `${prefix}Pages[${qualified(itemOf(described, schemas))}, ${result}]`,
      `${prefix}Pages(self._core, ${call}, options)`,
    );
  return prefix
    ? text(result, `await self._core.call(${call}, options)`, "async def")
    : text(result, `self._call(${call}, options)`);
};

const flavors: Flavor[] = [
  {
    name: "Client",
    base: "SyncClient",
    prefix: "",
    doc: "A client of the service, with a method for each operation of the API.",
  },
  {
    name: "AsyncClient",
    base: "AsyncioClient",
    prefix: "Async",
    doc: "`Client` for asyncio. Methods that return a result are coroutines.",
  },
];

const clientModule = (operations: Described[], schemas: Json): string => `from __future__ import annotations

from typing import TYPE_CHECKING

from .._clients import AsyncioClient, SyncClient
from .._pages import AsyncPages, Pages
from .._request import Call, new_key

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Generator, Mapping, Sequence
    from typing import Unpack

    from .. import types
    from .._feed import ChangeEvent
    from .._request import CallOptions, File

${flavors
  .map(
    (flavor) => `
class ${flavor.name}(${flavor.base}):
    """${flavor.doc}"""

${operations.map((described) => methodText(described, flavor, schemas)).join("\n")}`,
  )
  .join("\n")}`;

const errorModule = (document: ClientDocument): string => {
  const errors = errorsOf(document);
  return `from .._errors import ApiError

${errors.map(({ name, meaning }) => `\nclass ${name}(ApiError):\n${docstring(`${meaning}.`, "    ")}\n`).join("\n")}

#: Error classes by the codes in \`X-Error-Code\`.
error_classes: dict[str, type[ApiError]] = {
${errors.map(({ code, name }) => `    "${code}": ${name},`).join("\n")}
}

__all__ = [${errors.map(({ name }) => `"${name}"`).join(", ")}]
`;
};

/** Defines each class after its base class. */
const typeModule = (schemas: Json): string => {
  const definitions = new Map<string, string>();
  const write = (name: string): void => {
    const schema = schemas[name];
    if (definitions.has(name) || !isObject(schema)) return;
    const { base, text } = aliasOrClass(name, schema);
    if (base !== undefined) write(base);
    definitions.set(name, text);
  };
  for (const name of Object.keys(schemas)) write(name);
  return `"""Types of request and response bodies."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

${[...definitions.values()].join("\n\n")}
__all__ = [${[...definitions.keys()].map((name) => `"${name}"`).join(", ")}]
`;
};

export const writePythonClient = (document: ClientDocument): void => {
  const { schemas }: { schemas: Json } = Object(usedByApi(document)["components"]);
  const files = {
    types: typeModule(schemas),
    "_generated/client": clientModule(operationsOf(document), schemas),
    "_generated/errors": errorModule(document),
    "_generated/version": `version = ${JSON.stringify(document.info.version)}\n`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(`${folder}/${name}.py`, notice + text);
};
