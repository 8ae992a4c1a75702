/** @import { Location } from "./types.ts" */

const definition = /^(#\/components\/[^/]+\/([^/]+)|#\/([^/]+))(\/|$)/;

/**
 * The named definition that a location belongs to: `schemas.yaml#/Event` in the sources, `#/components/schemas/Event` in one file.
 *
 * @param {Location} location
 */
export function definitionOf(location) {
  const match = definition.exec(location.pointer);
  if (!match) return undefined;
  const [, pointer = "", component, own] = match;
  return {
    id: location.source.absoluteRef + pointer,
    name: component ?? own ?? "",
    /** Whether the location is the definition itself, not a part of it. */
    whole: pointer === location.pointer,
  };
}

const fragment = /(?<!\/properties)\/(?:(?:allOf|dependentSchemas)\/[^/]+|not|if|then|else|propertyNames)$/;

/**
 * Whether a schema only adds conditions to the schema around it, and so does not become a type.
 *
 * @param {Location} location
 */
export const isFragment = (location) => fragment.test(location.pointer);
