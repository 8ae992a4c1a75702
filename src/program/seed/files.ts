import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Static, type TSchema, Type } from "typebox";
import { parse } from "yaml";
import type { Schemas } from "../../../generated/contract.ts";
import { packageRoot } from "../../foundation/package.ts";
import { isTimeZone } from "../../foundation/time-zone.ts";
import { contract, createContractValidator, toBadRequest } from "../../server/http/validation.ts";

/* Reads the YAML files that the seed makes its rows from. */

/** An invalid file; the message is one line with the file, the place and the rule. */
class SeedFileError extends Error {
  override readonly name = "SeedFileError";
}

export const seedFolder = join(packageRoot, "src/program/seed");

/** A schema of the contract. */
export const schemaOf = <Name extends keyof Schemas>(name: Name) =>
  Type.Unsafe<Schemas[Name]>({ $ref: `${contract}#/components/schemas/${name}` });

/** A list of at least one item, also in the type. */
export const listOf = <Item extends TSchema>(items: Item) =>
  Type.Unsafe<readonly [Static<Item>, ...Static<Item>[]]>({ type: "array", items, minItems: 1 });

export const timezone = Type.String({ format: "time-zone" });

/** Returns functions that read a file, and check a value, by its shape. Both throw a SeedFileError. */
export const createReader = (folder: string) => {
  const validator = createContractValidator(false).addFormat("time-zone", { type: "string", validate: isTimeZone });
  const check = <Shape extends TSchema>(place: string, shape: Shape, value: unknown): Static<Shape> => {
    const validate = validator.compile<Static<Shape>>(shape);
    if (validate(value)) return value;
    throw new SeedFileError(toBadRequest(validate.errors ?? [], place).message);
  };
  const read = <Shape extends TSchema>(file: string, shape: Shape): Static<Shape> =>
    check(file, shape, parseFile(folder, file));
  return { read, check };
};

const parseFile = (folder: string, file: string): unknown => {
  const text = readFileSync(join(folder, file), "utf8");
  try {
    return parse(text, { logLevel: "error" });
  } catch (error) {
    throw new SeedFileError(`${file}: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
  }
};
