import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { operationTable } from "../../../generated/contract.ts";
import { languageOf } from "../../foundation/languages/languages.ts";
import { withoutUtf8 } from "../http/accept.ts";
import type { OperationId } from "../http/contract.ts";
import { topicsOf } from "./dependencies.ts";
import { isCompressible, type Kept } from "./forms.ts";
import type { Load } from "./store.ts";

/* Which requests get what others get, and for whom it is kept. */

/** Whether anybody gets the same response who sends the same request. */
export const isPlainRead = ({ method, headers }: IncomingMessage): boolean =>
  (method === "GET" || method === "HEAD") &&
  headers.authorization === undefined &&
  headers.cookie === undefined &&
  headers["content-length"] === undefined &&
  headers["transfer-encoding"] === undefined;

const api = "/api/";

/** Pages are in the language of the browser. */
export const keyOf = ({ url = "", headers }: IncomingMessage): string =>
  url.startsWith(api) ? url : `${languageOf(headers["accept-language"])} ${url}`;

/** A change of anything may bring it into such a list, and each mirror asks for another time. */
const listsChanges = (query: unknown): boolean => {
  const { updated_since: time, sort } = Object(query);
  return time !== undefined || sort === "recently_updated";
};

/** What a response depends on; `undefined` when it is not kept. */
export const topicsToKeep = (
  { headers: { accept } }: IncomingMessage,
  operationId: OperationId | undefined,
  query: unknown,
): ReadonlySet<string> | undefined => {
  if (listsChanges(query)) return undefined;
  if (operationId === undefined || !accepts(accept, operationTable[operationId].produces[0])) return undefined;
  return topicsOf(operationId);
};

/** Others may be refused with 406. Browsers ask for pages first, and name more after that. */
export const accepts = (accepted: string | undefined, mediaType: string | undefined): boolean =>
  accepted === undefined ||
  accepted === "*/*" ||
  withoutUtf8(accepted) === mediaType ||
  (mediaType === "text/html" && accepted.startsWith("text/html,"));

/** Compressing takes longer than keeping. */
export const isWorthKeeping = (
  load: Load,
  made: Pick<Kept, "body" | "mediaType">,
  { "accept-encoding": accepted }: IncomingHttpHeaders,
): boolean => load.isWanted() || (isCompressible(made) && accepted !== undefined);
