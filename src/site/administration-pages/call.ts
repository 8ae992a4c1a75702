import { operationTable } from "../../../generated/contract.ts";
import { keyOfForm } from "../../community/resources/idempotency.ts";
import { ServiceError } from "../../foundation/errors.ts";
import type { UserContext } from "../../identity/context.ts";
import { conformsTo } from "../../server/http/components.ts";
import type { Encoded, Input, OperationId, ResponseOf } from "../../server/http/contract.ts";
import type { OperationResponse } from "../../server/http/in-process.ts";

/* What administrators change on a page, they change by the API: the same rules, audit log, emails and webhooks. */

type Request<Id extends OperationId> = {
  path?: Input<Id>["path"];
  query?: Partial<Input<Id>["query"]>;
  body?: Input<Id>["body"];
  /** The ETag that the form was made from. */
  version?: string | undefined;
  /** The form, where it makes something. */
  form?: { form_key?: string };
};

/** @throws ServiceError as the operation does */
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
  if (response.status >= 400) throw errorOf(response);
  return JSON.parse(response.body);
};

/** For people it is a conflict: the version is no header of theirs. */
const statusOf = (status: number): number => (status === 412 ? 409 : status);

const errorOf = ({ status, headers, body }: OperationResponse): ServiceError => {
  const { error }: { error: string } = JSON.parse(body);
  const { "x-error-code": code, "retry-after": retryAfter } = headers;
  if (!conformsTo("ErrorCode", code)) throw new Error(`an operation fails with ${status} and no code: ${error}`);
  const [, place, name] = /^(body|query)\/(\w+(?:\/(?:minimum|maximum|currency|period))?)/.exec(error) ?? [];
  return new ServiceError(statusOf(status), error, {
    code,
    ...(place !== undefined && { field: name?.replace("/", "_") }),
    ...(typeof retryAfter === "string" && { headers: { "retry-after": retryAfter } }),
  });
};
