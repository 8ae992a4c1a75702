import { definitionOf } from "./locations.js";

/** @import { Location, Rule, Schema } from "./types.ts" */

/**
 * fastify-openapi-glue drops what stands beside a reference.
 *
 * @type {Rule}
 */
export const noRefSiblings = () => ({
  ref(node, { location, report }) {
    for (const key of Object.keys(node)) {
      if (key !== "$ref") report({ message: `"${key}" beside $ref is lost.`, location: location.child([key]) });
    }
  },
});

/** @type {Rule} */
export const noRecursiveSchemas = () => {
  /** @type {Map<string, { to: string, location: Location }[]>} */
  const references = new Map();
  /** @param {string} from @param {string} to @param {Set<string>} seen @returns {boolean} */
  const reaches = (from, to, seen = new Set()) => {
    if (from === to) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return (references.get(from) ?? []).some((reference) => reaches(reference.to, to, seen));
  };
  return {
    ref(_node, { location, type }, resolved) {
      const from = definitionOf(location);
      const to = resolved.location && definitionOf(resolved.location);
      if (type.name !== "Schema" || !from || !to) return;
      references.set(from.id, [...(references.get(from.id) ?? []), { to: to.id, location }]);
    },
    Root: {
      leave(_root, { report }) {
        for (const [from, list] of references) {
          for (const { to, location } of list) {
            if (reaches(to, from)) report({ message: "This schema contains itself.", location });
          }
        }
      },
    },
  };
};

/**
 * A definition that nothing refers to is not in the bundle, so no other rule and no test sees it.
 *
 * @type {Rule}
 */
export const noUnusedDefinitions = () => {
  /** @type {Map<string, Location>} */
  const files = new Map();
  /** @type {Set<string>} */
  const used = new Set();
  return {
    ref(_node, _ctx, resolved) {
      if (!resolved.location) return;
      const { source, pointer } = resolved.location;
      files.set(source.absoluteRef, resolved.location);
      used.add(source.absoluteRef + pointer);
    },
    Root: {
      leave(_root, { location: root, report }) {
        for (const [file, location] of files) {
          // Redocly's own no-unused-components looks after the components of the document itself.
          if (file === root.source.absoluteRef) continue;
          for (const [, name] of location.source.body.matchAll(/^([A-Za-z]\w*):/gm)) {
            if (used.has(`${file}#/${name}`)) continue;
            const place = Object.assign(Object.create(Object.getPrototypeOf(location)), location, { pointer: `#/${name}` });
            report({ message: `Nothing refers to ${name}.`, location: place.key() });
          }
        }
      },
    },
  };
};

/**
 * openapi-generator#21999: an inline object or enum is named after its schema and property, and then is taken for the schema of that name.
 *
 * @type {Rule}
 */
export const noCollidingSchemaNames = () => {
  /** @type {Map<string, { schema: Schema, location: Location }>} */
  const named = new Map();
  return {
    Schema(schema, { location }) {
      const definition = definitionOf(location);
      if (definition?.whole) named.set(definition.name, { schema, location });
    },
    Root: {
      leave(_root, { report }) {
        for (const [name, { schema, location }] of named) {
          for (const [property, value] of Object.entries(schema.properties ?? {})) {
            const inline = value.items && !value.items.$ref ? value.items : value;
            if (!inline.enum && !inline.properties) continue;
            const pascal = property.replace(/(?:^|_)(\w)/g, (_all, letter) => letter.toUpperCase());
            if (!named.has(name + pascal)) continue;
            report({
              message: `Generators name this type ${name}${pascal}, as the schema of that name; refer to it or rename.`,
              location: location.child(["properties", property]),
            });
          }
        }
      },
    },
  };
};
