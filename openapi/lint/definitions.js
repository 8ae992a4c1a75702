import { definitionOf } from "./locations.js";

/** @import { Location, Rule } from "./types.ts" */

/**
 * fastify-openapi-glue drops the keywords next to a reference.
 *
 * @type {Rule}
 */
export const noRefSiblings = () => ({
  ref(node, { location, report }) {
    for (const key of Object.keys(node)) {
      if (key !== "$ref") report({ message: `"${key}" next to $ref is lost.`, location: location.child([key]) });
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
            if (reaches(to, from)) report({ message: "A schema must not contain itself.", location });
          }
        }
      },
    },
  };
};

/**
 * A definition that nothing references is not in the bundle, so no other rule and no test sees it.
 * Redocly's no-unused-components checks only the components of the document itself.
 *
 * @type {Rule}
 */
export const noUnusedDefinitions = () => {
  /** @type {Map<string, Location["source"]>} */
  const files = new Map();
  /** @type {Set<string>} */
  const used = new Set();
  return {
    ref(_node, _ctx, { location }) {
      const definition = location && definitionOf(location);
      if (!definition) return;
      files.set(location.source.absoluteRef, location.source);
      used.add(definition.id);
    },
    Root: {
      leave(_root, { location, report }) {
        files.delete(location.source.absoluteRef);
        for (const [file, source] of files) {
          for (const [, name] of source.body.matchAll(/^([A-Za-z]\w*):/gm)) {
            if (used.has(`${file}#/${name}`)) continue;
            report({
              message: `Nothing references ${name}.`,
              location: { source, pointer: `#/${name}`, reportOnKey: true },
            });
          }
        }
      },
    },
  };
};
