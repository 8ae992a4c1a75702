import * as definitions from "./definitions.js";
import * as extensions from "./extensions.js";
import * as operations from "./operations.js";
import * as schemas from "./schemas.js";

/** Our rules that `rule/…` assertions in redocly.yaml cannot express. */
export default () => ({
  id: "house",
  rules: {
    oas3: {
      "errors-by-shared-response": operations.errorsBySharedResponse,
      "error-is-one-field": operations.errorIsOneField,
      "one-success-schema": operations.oneSuccessSchema,
      "security-scopes": operations.securityScopes,
      permission: operations.permission,
      "unlisted-query": operations.unlistedQuery,
      "same-path-parameter": operations.samePathParameter,
      "distinct-arguments": operations.distinctArguments,
      "short-first-sentence": operations.shortFirstSentence,
      "known-extensions": extensions.knownExtensions,
      "dated-deprecations": extensions.datedDeprecations,
      "session-pages": extensions.sessionPages,
      "typed-schemas": schemas.typedSchemas,
      "bounded-strings": schemas.boundedStrings,
      "bounded-arrays": schemas.boundedArrays,
      "bounded-numbers": schemas.boundedNumbers,
      "sized-integers": schemas.sizedIntegers,
      "closed-requests": schemas.closedRequests,
      "open-responses": schemas.openResponses,
      "named-schemas": schemas.namedSchemas,
      "examples-present": schemas.examplesPresent,
      "discriminated-unions": schemas.discriminatedUnions,
      "null-at-the-property": schemas.nullAtTheProperty,
      "described-properties": schemas.describedProperties,
      "no-union-in-additional-properties": schemas.noUnionInAdditionalProperties,
      "only-annotations-beside-refs": definitions.onlyAnnotationsBesideRefs,
      "distinct-component-names": definitions.distinctComponentNames,
      "no-recursive-schemas": definitions.noRecursiveSchemas,
      "no-unused-definitions": definitions.noUnusedDefinitions,
    },
  },
});
