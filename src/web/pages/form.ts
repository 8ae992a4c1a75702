import type { ErrorCode } from "../../foundation/errors.ts";

/** Why a form was rejected; shown beside the invalid field, if there is one. */
export type Problem = { message: string; field: string | undefined };

/** A form: empty, or shown again with the values entered and the problems, in the order of its fields. */
export type Form<Field extends string = string> = {
  values: Partial<Record<Field, string | readonly string[]>>;
  problems: readonly Problem[];
};

export const emptyForm: Form<never> = { values: {}, problems: [] };

/** A form that was sent and rejected. */
export type Rejected = {
  form: Form;
  text(field: string): string | undefined;
  /** A path parameter. */
  segment(name: string): string;
  code: ErrorCode;
};
