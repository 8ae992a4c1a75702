import type { Handlers } from "../../identity/context.ts";
import { isOperationId, type RouteId } from "../../server/http/contract.ts";
import { fieldProblemsOf } from "../../site/kit/operation-page.ts";
import type { ErrorDisplay } from "../../site/kit/rejected-form.ts";
import { operationPages, pages } from "../../site/routes.ts";
import * as features from "./features.ts";

type OperationPages = typeof operationPages;

const handlersOfPages = Object.fromEntries(
  Object.entries(operationPages).map(([id, { handle }]) => [id, handle]),
  // The type of `Object.fromEntries` loses the ids.
) as { [Id in keyof OperationPages]: OperationPages[Id]["handle"] };

/** Every operation of the contract and its handler. */
export const handlers: Handlers = { ...features, ...handlersOfPages };

export { pages };

const displays = new Map<string, ErrorDisplay>([
  ...Object.entries(operationPages),
  ...pages.map((page) => [page.id, page] as const),
]);

/** Returns how a route shows errors and rejected forms. */
export const displayOf = (id: RouteId): ErrorDisplay => {
  const existing = displays.get(id) ?? { problems: isOperationId(id) ? fieldProblemsOf(id) : {} };
  displays.set(id, existing);
  return existing;
};
