import type { Schemas } from "../../../generated/contract.ts";
import { BadRequest, InvalidField } from "../../foundation/errors.ts";
import { conformsTo, invalidPaths } from "../../server/http/components.ts";

/** Returns the form's field for the path of a value in a body, such as `salary/currency`. */
export type FieldOf = (path: string) => string;

const nameIn: FieldOf = (path) => path.split("/", 1)[0] ?? "";

/** An error for each property that does not conform to a schema of the contract; for lists, an error per invalid part of an item. */
export const errorsIn = (name: keyof Schemas, body: object, fieldOf = nameIn): BadRequest[] => {
  const isInItem = (path: string) => /\/\d+\//.test(path);
  const paths = invalidPaths(name, body).toReversed();
  const firsts = new Map(paths.map((path) => [isInItem(path) ? path : nameIn(path), path]));
  return [...firsts.values()]
    .toReversed()
    .map((path) => new InvalidField(path, "is not valid", { field: fieldOf(path) }));
};

/** Returns the body of a form if it conforms to a schema of the contract. @throws BadRequest that names the field */
export const readAs = <Name extends keyof Schemas>(name: Name, body: object, fieldOf?: FieldOf): Schemas[Name] => {
  if (conformsTo(name, body)) return body;
  throw errorsIn(name, body, fieldOf)[0] ?? new BadRequest("the form is not valid");
};
