import type { Schemas } from "../../../generated/contract.ts";
import { BadRequest, InvalidField } from "../../foundation/errors.ts";
import { conformsTo, invalidProperties } from "../../server/http/components.ts";

/** The field of a form that asks for a property, where it has another name. */
export type FieldOf = (path: string) => string;

const sameName: FieldOf = (path) => path;

/** An error for each property that does not conform to a schema of the contract. */
export const errorsIn = (name: keyof Schemas, body: object, fieldOf = sameName): BadRequest[] =>
  invalidProperties(name, body).map((property) => new InvalidField(fieldOf(property), "is not valid"));

/** What a form asks for, as the contract has it. @throws BadRequest that names the field */
export const readAs = <Name extends keyof Schemas>(name: Name, body: object, fieldOf?: FieldOf): Schemas[Name] => {
  if (conformsTo(name, body)) return body;
  throw errorsIn(name, body, fieldOf)[0] ?? new BadRequest("the form is not valid");
};
