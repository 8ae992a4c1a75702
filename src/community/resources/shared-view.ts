import { isRecent } from "../../foundation/db/recent-rows.ts";
import { share } from "../../server/http/shared-items.ts";

/** A view that is called once for a row that several requests get: they also get the same item. */
export const sharedView = <Row extends object, Item extends object>(
  view: (row: Row, baseUrl: string) => Item,
): ((row: Row, baseUrl: string) => Item) => {
  const items = new WeakMap<Row, { baseUrl: string; item: Item }>();
  return (row, baseUrl) => {
    if (!isRecent(row)) return view(row, baseUrl);
    const known = items.get(row);
    if (known?.baseUrl === baseUrl) return known.item;
    const item = share(view(row, baseUrl));
    items.set(row, { baseUrl, item });
    return item;
  };
};
