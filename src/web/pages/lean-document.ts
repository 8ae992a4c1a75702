import { type Document, usedComponents } from "../../server/http/document.ts";

/** The document without examples, code samples and repeated errors. It is complete enough to generate a client. */
export const leanFormOf = (document: Document): Document => {
  const { components, ...lean } = shorten({
    ...document,
    components: { ...document.components, responses: { ...document.components["responses"], Error: genericError } },
  });
  return { ...lean, components: usedComponents(components, lean) };
};

/** Replaces the error responses that all operations share. */
const genericError = {
  description: "An error. The introduction explains each status and each code.",
  headers: {
    "X-Error-Code": {
      description: "The machine-readable code of the error.",
      required: true,
      schema: { $ref: "#/components/schemas/ErrorCode" },
    },
  },
  content: { "application/json": { schema: { $ref: "#/components/schemas/ErrorBody" } } },
};

const humanOnly = new Set(["example", "examples", "x-codeSamples"]);

/** Longer patterns are unreadable. The service checks them, and its errors say what to correct. */
const maxPatternLength = 60;

const isOmitted = (name: string, value: unknown): boolean =>
  humanOnly.has(name) ||
  name === "X-Request-Id" ||
  (name === "pattern" && typeof value === "string" && value.length > maxPatternLength) ||
  isCommonError(name, value);

const isCommonError = (status: string, value: unknown): boolean =>
  /^[45]\d\d$/.test(status) && Object(value).$ref !== undefined;

/** Removes the note that the reference adds to descriptions. */
const withoutNote = (description: string): string => description.replace(/\n*Operation ID: `\w+`\..*$/, "");

/** @param isMap whether the keys of `part` are names, not keywords */
const shorten = <Part>(part: Part, isMap = false): Part => {
  if (Array.isArray(part)) return Object(part.map((item) => shorten(item)));
  if (typeof part !== "object" || part === null) return part;
  const members = Object.entries(part);
  const included = members.filter(([name, value]) => isMap || !isOmitted(name, value));
  if (!isMap && members.some(([status, value]) => isCommonError(status, value)))
    included.push(["default", { $ref: "#/components/responses/Error" }]);
  return Object(Object.fromEntries(included.map(([name, value]) => [name, shortenMember(name, value, isMap)])));
};

const shortenMember = (name: string, value: unknown, isMap: boolean): unknown =>
  name === "description" && typeof value === "string"
    ? withoutNote(value)
    : shorten(value, !isMap && name === "properties");
