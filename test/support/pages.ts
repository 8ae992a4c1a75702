import assert from "node:assert/strict";
import type { RouteId } from "../../src/server/http/contract.ts";
import type { Request, Service } from "./service.ts";

type Row = { id: string; [field: string]: unknown };

/** Every item of a list, page by page. */
export const listAll = async <Item = Row>(
  { call }: Pick<Service, "call">,
  id: RouteId,
  request: Request,
  limit = 100,
): Promise<Item[]> => {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const { status, body } = await call(id, { ...request, query: { ...request.query, limit, cursor } });
    assert.equal(status, 200, JSON.stringify(body));
    items.push(...body.items);
    cursor = body.next_cursor ?? undefined;
  } while (cursor);
  return items;
};

export const idsOf = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);

/** The ids of the users of members, attendees, bans and roles, in their order. */
export const userIdsOf = (items: readonly { user: { id: string } }[]): string[] => items.map(({ user }) => user.id);

export const valuesOf = (items: readonly object[], field: string): unknown[] =>
  items.map((item) => Reflect.get(item, field));
