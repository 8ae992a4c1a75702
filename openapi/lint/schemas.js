import { definitionOf, isFragment } from "./locations.js";

/** @import { Context, MediaType, Rule, Schema } from "./types.ts" */

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
 * A rule that a schema of one of the types must have a keyword of each group.
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

export const boundedStrings = bounded(["string"], ["maxLength", "enum", "const", "format", "pattern"]);
export const boundedArrays = bounded(["array"], ["maxItems", "const"]);
export const boundedNumbers = bounded(
  ["integer", "number"],
  ["minimum", "exclusiveMinimum", "enum", "const"],
  ["maximum", "exclusiveMaximum", "enum", "const"],
);

/** @type {Rule} */
export const typedSchemas = () => ({
  Schema(schema, { location, report }) {
    if (isFragment(location)) return;
    if (["type", "enum", "const", "allOf", "oneOf", "anyOf"].some((keyword) => keyword in schema)) return;
    report({ message: "A schema without a type accepts any value and has no bounds; declare its type." });
  },
});

/** @type {Rule} */
export const closedObjects = () => ({
  Schema(schema, { location, report }) {
    if (!isObject(schema) || isFragment(location)) return;
    const { additionalProperties: more, unevaluatedProperties: rest, maxProperties } = schema;
    if (more === false || rest === false) return;
    if (typeof more === "object" && maxProperties !== undefined) return;
    report({ message: "An object must have additionalProperties: false, or a schema for them and maxProperties." });
  },
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
    if (schema.enum) report({ message: "An inline enum has no name in an SDK; move it to schemas and reference it." });
  },
});

/** @param {Schema | MediaType} node */
const hasExample = (node) => node.example !== undefined || node.examples !== undefined;

/** @type {Rule} */
export const examplesPresent = () => ({
  Schema(schema, { location, report }) {
    if (definitionOf(location)?.whole && !hasExample(schema))
      report({ message: "A named schema must have an example." });
  },
  MediaType(media, { report }) {
    const { schema } = media;
    // A reference leads to a named schema, which has an example.
    if (hasExample(media) || (schema && (schema.$ref || hasExample(schema)))) return;
    report({ message: "A body must have an example, here or in its schema." });
  },
  // Even if its schema has one: the date of a schema says nothing about `from` and `to`.
  Parameter(parameter, { report }) {
    if (!hasExample(parameter)) report({ message: "A parameter must have an example, even if its schema has one." });
  },
});

/** @param {Schema} schema @param {string | undefined} property @param {Context["resolve"]} resolve */
function lacksConstant(schema, property = "", resolve) {
  const { node: branch, location } = resolve(schema);
  const value = branch?.properties?.[property];
  if (!value || !branch.required?.includes(property)) return true;
  return resolve(value, location?.source.absoluteRef).node?.const === undefined;
}

/**
 * openapi-generator#10593, #23340: a union with null becomes an untyped value or a separate class.
 * A union whose branches no constant distinguishes is decoded by trying each branch.
 *
 * @type {Rule}
 */
export const discriminatedUnions = () => ({
  Schema(schema, { location, report, resolve }) {
    const { oneOf, anyOf, discriminator } = schema;
    if (anyOf) {
      report({ message: "No SDK has a type for anyOf; use oneOf with a discriminator." });
    } else if (oneOf?.some((branch) => typesOf(resolve(branch).node ?? {}).includes("null"))) {
      report({
        message: "Write a nullable value as type: [x, 'null'], with a name if needed, not as a union with null.",
      });
    } else if (oneOf && discriminator?.propertyName === undefined) {
      report({ message: "oneOf must have a discriminator with propertyName." });
    } else if (oneOf && discriminator?.mapping) {
      // The constants state the same, and Ajv does not start with a mapping.
      report({ message: "A discriminator must not have a mapping." });
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
 * openapi-generator#17264, ng-openapi-gen#409: without null in the enum, no generator makes the type nullable, and Ajv refuses null.
 *
 * @type {Rule}
 */
export const nullableEnumsListNull = () => ({
  Schema(schema, { location, report }) {
    if (!schema.enum || !typesOf(schema).includes("null") || schema.enum.includes(null)) return;
    report({ message: "A nullable enum must list null.", location: location.child(["enum"]) });
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
