import type { Handlers } from "../../identity/context.ts";
import { formOf, type PageForm } from "../../identity/forms.ts";
import { isOperationId, type RouteId } from "../../server/http/contract.ts";
import { pages } from "../../site/routes.ts";
import * as features from "./features.ts";

/** Every operation of the contract and its handler. */
export const handlers: Handlers = { ...features };

export { pages };

/** How the forms of operations and of pages are shown again. */
export const formsOf = (handlers: Handlers): ((id: RouteId) => PageForm | undefined) => {
  const ofPages = new Map<string, PageForm | undefined>(pages.map(({ id, form }) => [id, form]));
  return (id) => ofPages.get(id) ?? (isOperationId(id) ? formOf(handlers[id]) : undefined);
};
