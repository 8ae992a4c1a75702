import { InvalidField, type ServiceError } from "../../foundation/errors.ts";
import type { Context } from "../../identity/context.ts";
import type { PageForm } from "../../identity/forms.ts";
import { invalidProperties, propertiesOf } from "../../server/http/components.ts";
import type { Problem } from "../../web/pages/form.ts";
import { userMessage } from "../../web/pages/user-message.ts";

/** A request fails with its first error; a page shows all errors of its form. */

type Site = Pick<Context, "passwordPolicy" | "texts">;

/** @returns one problem per invalid field, in form order; a problem without a field comes first */
export const problemsOf = async (
  site: Site,
  { schema, check, problems: ownProblems }: PageForm,
  { error, body }: { error: ServiceError; body: unknown },
): Promise<Problem[]> => {
  if (ownProblems) return ownProblems(site.texts, { error, body });
  if (!schema || error.status !== 400 || error.field === undefined) return [problemOf(site, error)];
  const errors = [
    error,
    ...invalidProperties(schema, body).map((field) => new InvalidField(field, "is not valid")),
    ...((await check?.(site, Object(body))) ?? []),
  ];
  const order = propertiesOf(schema);
  const problems = new Map(errors.toReversed().map((error) => [error.field, problemOf(site, error)]));
  return [...problems.values()].toSorted((one, other) => rankOf(one, order) - rankOf(other, order));
};

const problemOf = ({ texts }: Site, error: ServiceError): Problem => ({
  message: userMessage(texts, error),
  field: error.field,
});

const rankOf = ({ field }: Problem, order: readonly string[]): number => order.indexOf(field ?? "");
