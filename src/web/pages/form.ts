import type { ErrorCode } from "../../foundation/errors.ts";

export type Problem = { message: string; field: string | undefined };

/** A form: empty, or re-rendered with its values and problems in field order. */
export type Form<Field extends string = string> = {
  values: Partial<Record<Field, string | readonly string[]>>;
  problems: readonly Problem[];
};

/** Removes the row from the name of a field: returns `question_label` for `question_label-1`. */
export const withoutRow = (field: string): string => field.replace(/-\d+$/, "");

export const emptyForm: Form<never> = { values: {}, problems: [] };

/** Returns the form without its values, for forms that have only buttons and secrets. */
export const withoutValues = ({ problems }: Form): Form<never> => ({ values: {}, problems });

export type RejectedForm = {
  form: Form;
  /** The submitted body, including secrets. It may not match the contract. */
  submitted: unknown;
  text(field: string): string | undefined;
  pathParameter(name: string): string;
  code: ErrorCode;
};

const secrets = new Set(["password", "current_password", "new_password", "token", "code"]);

/** The submitted values without secrets and files. */
export const enteredValues = (body: unknown): Form["values"] => {
  const entries = typeof body === "object" && body !== null ? Object.entries(body) : [];
  return Object.fromEntries(
    entries.flatMap(([name, value]: [string, unknown]): [string, string | string[]][] => {
      if (secrets.has(name)) return [];
      if (typeof value === "string") return [[name, value]];
      return Array.isArray(value) ? [[name, value.map(String)]] : [];
    }),
  );
};
