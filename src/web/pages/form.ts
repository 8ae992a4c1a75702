import type { ErrorCode } from "../../foundation/errors.ts";

/** Why a form was rejected; shown beside the invalid field, if there is one. */
export type Problem = { message: string; field: string | undefined };

/** A form: empty, or shown again with the values entered and the problems, in the order of its fields. */
export type Form<Field extends string = string> = {
  values: Partial<Record<Field, string | readonly string[]>>;
  problems: readonly Problem[];
};

export const emptyForm: Form<never> = { values: {}, problems: [] };

/** What was entered is not shown again: the form has nothing but buttons and secrets. */
export const withoutValues = ({ problems }: Form): Form<never> => ({ values: {}, problems });

/** A form that was sent and rejected. */
export type Rejected = {
  form: Form;
  /** As sent, secrets included: it may not match the contract. */
  sent: unknown;
  text(field: string): string | undefined;
  /** A path parameter. */
  segment(name: string): string;
  code: ErrorCode;
};

/** The group that the path of a form names. */
export const groupAt = ({ segment }: Pick<Rejected, "segment">) => ({
  alliance: segment("alliance"),
  group_slug: segment("group_slug"),
});

/** The event that the path of a form names. */
export const eventAt = ({ segment }: Pick<Rejected, "segment">) => ({
  ...groupAt({ segment }),
  event_slug: segment("event_slug"),
});

const secrets = new Set(["password", "current_password", "new_password", "token", "code"]);

/** What a form shows again of what was sent: all but secrets and files. */
export const enteredIn = (body: unknown): Form["values"] => {
  const entries = typeof body === "object" && body !== null ? Object.entries(body) : [];
  return Object.fromEntries(
    entries.flatMap(([name, value]: [string, unknown]): [string, string | string[]][] => {
      if (secrets.has(name)) return [];
      if (typeof value === "string") return [[name, value]];
      return Array.isArray(value) ? [[name, value.map(String)]] : [];
    }),
  );
};
