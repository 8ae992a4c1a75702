import { definitionOf, isFragment } from "./locations.js";

/** @import { Context, Location, MediaType, Rule, Schema } from "./types.ts" */

/** @param {Schema} schema */
const typesOf = (schema) => [schema.type ?? []].flat();

/** @param {Schema} schema */
const isObject = (schema) => typesOf(schema).includes("object") || schema.properties !== undefined;

/** @param {Schema} schema */
const isUnion = (schema) =>
  schema.oneOf !== undefined ||
  schema.anyOf !== undefined ||
  typesOf(schema).filter((type) => type !== "null").length > 1;

/**
 * Creates a rule: a schema of one of the types must have a keyword of each group.
 *
 * @param {string[]} types
 * @param {string[][]} groups
 * @returns {Rule}
 */
const bounded =
  (types, ...groups) =>
  () => ({
    Schema(schema, { report }) {
      if (!types.some((type) => typesOf(schema).includes(type))) return;
      for (const keywords of groups) {
        if (keywords.some((keyword) => keyword in schema)) continue;
        report({ message: `A schema of type ${types.join(" or ")} must have one of: ${keywords.join(", ")}.` });
      }
    },
  });

export const boundedStrings = bounded(
  ["string"],
  ["maxLength", "enum", "const", "format", "pattern", "x-extensible-enum"],
);
export const boundedArrays = bounded(["array"], ["maxItems", "const"]);
export const boundedNumbers = bounded(
  ["integer", "number"],
  ["minimum", "exclusiveMinimum", "enum", "const"],
  ["maximum", "exclusiveMaximum", "enum", "const"],
);

/** SDKs choose a type of 32 or 64 bits by the format. */
export const sizedIntegers = bounded(["integer"], ["format"]);

/** @type {Rule} */
export const typedSchemas = () => ({
  Schema(schema, { location, report }) {
    if (isFragment(location)) return;
    if (["type", "enum", "const", "allOf", "oneOf", "anyOf"].some((keyword) => keyword in schema)) return;
    report({ message: "A schema without a type accepts any value and has no bounds; declare its type." });
  },
});

/**
 * Calls `visit` for each schema of a request or a response. Redocly itself visits a schema that both use only once.
 *
 * @param {{ content?: Record<string, MediaType> }} message
 * @param {Context} context
 * @param {(schema: Schema, location: Location) => void} visit
 */
function eachSchema({ content = {} }, { location, resolve }, visit) {
  /** @type {Set<string>} */
  const seen = new Set();
  /** @param {Schema} schema @param {Location} place */
  const follow = (schema, place) => {
    const { node, location: target } = schema.$ref
      ? resolve(schema, place.source.absoluteRef)
      : { node: schema, location: place };
    if (!node || !target || seen.has(target.source.absoluteRef + target.pointer)) return;
    seen.add(target.source.absoluteRef + target.pointer);
    visit(node, target);
    for (const [name, property] of Object.entries(node.properties ?? {}))
      follow(property, target.child(["properties", name]));
    for (const keyword of /** @type {const} */ (["allOf", "anyOf", "oneOf"]))
      for (const [index, branch] of (node[keyword] ?? []).entries()) follow(branch, target.child([keyword, index]));
    if (node.items) follow(node.items, target.child(["items"]));
    if (typeof node.additionalProperties === "object")
      follow(node.additionalProperties, target.child(["additionalProperties"]));
  };
  for (const [type, { schema }] of Object.entries(content))
    if (schema) follow(schema, location.child(["content", type, "schema"]));
}

/**
 * A misspelled field of a request is an error, but responses gain fields: SDKs must not refuse those.
 *
 * @type {Rule}
 */
export const closedRequests = () => ({
  Paths: {
    RequestBody(body, context) {
      eachSchema(body, context, (schema, location) => {
        if (!isObject(schema) || isFragment(location)) return;
        const { additionalProperties: more, unevaluatedProperties: rest, maxProperties } = schema;
        if (more === false || rest === false) return;
        if (typeof more === "object" && maxProperties !== undefined) return;
        context.report({
          message:
            "An object in a request must have additionalProperties: false, or a schema for them and maxProperties.",
          location,
        });
      });
    },
  },
});

/** @param {{ content?: Record<string, MediaType> }} sent @param {Context} context */
function requireOpen(sent, context) {
  eachSchema(sent, context, (schema, location) => {
    if (schema.additionalProperties === false || schema.unevaluatedProperties === false)
      context.report({
        message: "Versions of the API add fields to what it sends; do not close an object there.",
        location,
      });
    // With a constant beside it, the list says the same: generators read one or the other.
    if (schema.enum && schema.const === undefined)
      context.report({
        message: "Versions of the API add values to what it sends; list those of today in x-extensible-enum.",
        location: location.child(["enum"]),
      });
  });
}

/**
 * The service sends responses and the requests to webhooks.
 *
 * @type {Rule}
 */
export const openResponses = () => ({
  Response: requireOpen,
  WebhooksMap: { RequestBody: requireOpen },
});

/**
 * openapi-generator#99, #21999: an unnamed schema gets a name made of its parent and property, which another schema may already have.
 *
 * @type {Rule}
 */
export const namedSchemas = () => ({
  Schema(schema, { location, report }) {
    if (definitionOf(location)?.whole || isFragment(location)) return;
    if (isObject(schema))
      report({ message: "An inline object has no name in an SDK; move it to schemas and reference it." });
    if (schema.enum && schema.const === undefined)
      report({ message: "An inline enum has no name in an SDK; move it to schemas and reference it." });
  },
});

/** @param {Schema | MediaType} node */
const hasExample = (node) => node.example !== undefined || node.examples !== undefined;

/** @type {Rule} */
export const examplesPresent = () => ({
  Schema(schema, { location, report }) {
    // Examples of composed schemas are made of those of their properties: see examples.ts.
    if (definitionOf(location)?.whole && !isObject(schema) && !isUnion(schema) && !schema.allOf && !hasExample(schema))
      report({ message: "A named schema must have an example." });
  },
  MediaType(media, { report }) {
    const { schema } = media;
    // A reference leads to a named schema, which has an example.
    if (hasExample(media) || (schema && (schema.$ref || hasExample(schema)))) return;
    report({ message: "A body must have an example, here or in its schema." });
  },
  // Even if its schema has one: a schema's example date does not distinguish `from` and `to`.
  Parameter(parameter, { report }) {
    if (!hasExample(parameter)) report({ message: "A parameter must have an example, even if its schema has one." });
  },
});

/**
 * A shared schema describes only a format, such as "one line", so each property needs a description of its own beside the reference.
 *
 * @type {Rule}
 */
export const describedProperties = () => ({
  Schema(schema, { location, report, resolve }) {
    /** @param {Schema} part @param {string} [from] @returns {boolean} */
    const isComposed = (part, from = location.source.absoluteRef) => {
      const { node, location: place } = resolve(part, from);
      if (!node) return false;
      const inner = node.items ?? node.anyOf?.[0];
      return (
        isObject(node) ||
        node.allOf !== undefined ||
        node.oneOf !== undefined ||
        (inner !== undefined && isComposed(inner, part.$ref ? place?.source.absoluteRef : from))
      );
    };
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const place = { location: location.child(["properties", name]).key() };
      if (!property.description) report({ message: `${name} must say what it is here.`, ...place });
      if (!hasExample(property) && property.const === undefined && !isComposed(property))
        report({ message: `${name} must have an example of its own.`, ...place });
    }
  },
});

/** @param {Schema} schema @param {string | undefined} property @param {Context["resolve"]} resolve */
function lacksConstant(schema, property = "", resolve) {
  const { node: branch, location } = resolve(schema);
  const value = branch?.properties?.[property];
  if (!value || !branch.required?.includes(property)) return true;
  return resolve(value, location?.source.absoluteRef).node?.const === undefined;
}

/** @param {Schema[]} branches */
const isNullable = ([first, second, ...others]) =>
  others.length === 0 && first?.$ref !== undefined && second?.type === "null" && Object.keys(second).length === 1;

/**
 * A union whose branches no constant distinguishes is decoded by trying each branch.
 *
 * @type {Rule}
 */
export const discriminatedUnions = () => ({
  Schema(schema, { location, report, resolve }) {
    const { oneOf, anyOf, discriminator } = schema;
    if (anyOf) {
      if (!isNullable(anyOf))
        report({ message: "SDKs have a type only for an anyOf of a reference and { type: 'null' }, in this order." });
    } else if (oneOf && discriminator?.propertyName === undefined) {
      report({ message: "oneOf must have a discriminator with propertyName." });
    } else if (oneOf && Object.keys(discriminator?.mapping ?? {}).length !== oneOf.length) {
      // Without a mapping, tools interpret the constants as names of schemas.
      report({ message: "A discriminator must have a mapping for each branch." });
    } else if (oneOf?.some((branch) => lacksConstant(branch, discriminator?.propertyName, resolve))) {
      report({
        message: `Each branch must require the property "${discriminator?.propertyName}" and give it a const.`,
        location: location.child(["oneOf"]),
      });
    } else if (isUnion(schema) && !oneOf) {
      report({ message: "Nothing distinguishes several types; choose one (and null)." });
    }
  },
});

/**
 * openapi-generator#10593, #17264, ng-openapi-gen#409: such a schema becomes an untyped value, or a type that refuses null.
 *
 * @type {Rule}
 */
export const nullAtTheProperty = () => ({
  Schema(schema, { location, report }) {
    const isNullableHere = typesOf(schema).includes("null") && typesOf(schema).length > 1;
    if (isNullableHere && (isObject(schema) || schema.enum || definitionOf(location)?.whole))
      report({
        message: "A named schema, an object or an enum must not be nullable; write anyOf with null where it is used.",
      });
  },
});

/** @type {Rule} */
export const noUnionInAdditionalProperties = () => ({
  Schema(schema, { location, report, resolve }) {
    if (typeof schema.additionalProperties !== "object") return;
    const value = resolve(schema.additionalProperties).node;
    if (value && isUnion(value)) {
      report({
        message: "The values of a map must have one type, not a union.",
        location: location.child(["additionalProperties"]),
      });
    }
  },
});
