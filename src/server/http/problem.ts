import type { Schemas } from "../../../generated/contract.ts";
import type { ErrorCode, ServiceError } from "../../foundation/errors.ts";

/* Problem details (RFC 9457), for callers who prefer them to the one-field JSON. */

export const problemType = "application/problem+json";

/** Whether `Accept` gives problem details a strictly higher quality than JSON. With equal qualities, the caller expects JSON. */
export const prefersProblem = (accept: string | undefined): boolean =>
  accept !== undefined && qualityOf(problemType, accept) > qualityOf("application/json", accept);

/** Whether `Accept` names only problem details. It then concerns only errors: successful responses are JSON. */
export const acceptsOnlyProblems = (accept: string): boolean =>
  /^\s*application\/problem\+json\s*(?:;[^,]*)?$/i.test(accept);

/** The quality of the most specific range that includes the type (RFC 9110 §12.5.1). */
const qualityOf = (type: string, accept: string): number => {
  const ranges = ["*/*", `${type.split("/", 1)[0]}/*`, type];
  let [quality, specificity] = [0, -1];
  for (const element of accept.toLowerCase().match(/(?:[^,"]|"(?:[^"\\]|\\.?)*"?)+/g) ?? []) {
    const [range = "", ...parameters] = element.split(";").map((part) => part.trim());
    const rank = ranges.indexOf(range);
    if (rank <= specificity || !parameters.every((parameter) => /^(?:q=|charset="?utf-?8)/.test(parameter))) continue;
    specificity = rank;
    quality = Number(parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? 1) || 0;
  }
  return quality;
};

type ProblemContext = { baseUrl: string; url: string; invalidValues?: readonly Schemas["InvalidValue"][] };

export const problemBody = (error: ServiceError, { baseUrl, url, invalidValues = [] }: ProblemContext): string => {
  const { code, status, message } = error;
  const errors = code === "validation_failed" && (invalidValues.length > 0 ? invalidValues : invalidValueOf(error));
  const problem: Schemas["Problem"] = {
    type: `${baseUrl}/docs#error/${code}`,
    title: titleOf(code),
    status,
    detail: message,
    instance: url.split("?", 1)[0] ?? "",
    code,
    ...(errors && { errors: [...errors] }),
  };
  return JSON.stringify(problem);
};

const titleOf = (code: ErrorCode): string => {
  const words = code
    .replaceAll("_", " ")
    .replace(/\b(?:rsvps?|uri)\b/, (word) => word.toUpperCase().replace("RSVPS", "RSVPs"))
    .replace(/\boauth\b/, "OAuth");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

/** The invalid value of an error that was found by a rule, not a schema. Its message may begin with the location. */
const invalidValueOf = ({ message, path, field }: ServiceError): Schemas["InvalidValue"][] => {
  const [namedLocation] = /^(?:path|query|header|body)(?:\/[^\s:]+)?/.exec(message) ?? [];
  const bodyPath = path ?? field;
  const location = bodyPath === undefined ? namedLocation : `body/${bodyPath}`;
  return location === undefined ? [] : [{ location, message }];
};
