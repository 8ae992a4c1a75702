import { operationTable } from "../../../generated/contract.ts";
import { keyOfForm } from "../../community/resources/idempotency.ts";
import { ServiceError } from "../../foundation/errors.ts";
import type { UserContext } from "../../identity/context.ts";
import type { Encoded, Input, OperationId, ResponseOf } from "../../server/http/contract.ts";

/* Forms of administrators call the API internally: the same rules, audit log, emails and webhooks apply. */

type Request<Id extends OperationId> = {
  path?: Input<Id>["path"];
  query?: Partial<Input<Id>["query"]>;
  body?: Input<Id>["body"];
  /** The ETag of the version that the form shows. */
  version?: string | undefined;
  /** The form of a new resource, with its idempotency key. */
  form?: { form_key?: string };
};

export const callApi = async <Id extends OperationId>(
  { callOperation }: Pick<UserContext, "callOperation">,
  id: Id,
  { path, query = {}, body, version, form = {} }: Request<Id>,
): Promise<Exclude<ResponseOf<Id>["body"], Encoded>> => {
  const segments = new Map<string, unknown>(Object.entries(Object(path ?? {})));
  const address = operationTable[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(segments.get(name))),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const { "idempotency-key": idempotencyKey } = keyOfForm(form);
  const response = await callOperation({
    id,
    url: search.size > 0 ? `${address}?${search}` : address,
    ...(body !== undefined && { body }),
    ...(version !== undefined && { ifMatch: version }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  });
  const { error, status } = response;
  if (error) throw errorOf(error);
  if (status >= 400) throw new Error(`${id} fails with ${status} and no error`);
  return JSON.parse(response.body);
};

/** Browsers send no If-Match, so a 412 becomes a conflict. */
const statusOf = (status: number): number => (status === 412 ? 409 : status);

/** The form field for a property of the body. */
const fieldOf = ({ field, path, parameter }: ServiceError): string | undefined =>
  path?.startsWith("salary/") ? path.replace("/", "_") : (field ?? parameter);

const errorOf = (error: ServiceError): ServiceError => {
  const { status, message, code, text, headers } = error;
  return new ServiceError(statusOf(status), message, { code, headers, text, field: fieldOf(error) });
};
