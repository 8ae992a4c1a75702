import type { Schemas } from "../../../generated/contract.ts";
import { BadRequest, InvalidField } from "../../foundation/errors.ts";
import { conformsTo, invalidPaths } from "../../server/http/components.ts";

/** The field of a form that asks for the part of a body with a path, such as `salary/currency`. */
export type FieldOf = (path: string) => string;

const nameIn: FieldOf = (path) => path.split("/", 1)[0] ?? "";

/** An error for each property that does not conform to a schema of the contract, or for each wrong part of its items. */
export const errorsIn = (name: keyof Schemas, body: object, fieldOf = nameIn): BadRequest[] => {
  const isInItem = (path: string) => /\/\d+\//.test(path);
  const paths = invalidPaths(name, body).toReversed();
  const firsts = new Map(paths.map((path) => [isInItem(path) ? path : nameIn(path), path]));
  return [...firsts.values()]
    .toReversed()
    .map((path) => new InvalidField(path, "is not valid", { field: fieldOf(path) }));
};

/** What a form asks for, as the contract has it. @throws BadRequest that names the field */
export const readAs = <Name extends keyof Schemas>(name: Name, body: object, fieldOf?: FieldOf): Schemas[Name] => {
  if (conformsTo(name, body)) return body;
  throw errorsIn(name, body, fieldOf)[0] ?? new BadRequest("the form is not valid");
};
