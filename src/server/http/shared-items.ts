/* Items that are in the lists of many requests: the JSON of each is made once. */

/** The JSON of shared items in bytes, once it is made. */
const known = new WeakMap<object, Buffer | null>();

/** Marks an item that is the same object in several responses. Nobody may change it any more. */
export const share = <Item extends object>(item: Item): Item => {
  known.set(item, null);
  return Object.freeze(item);
};

const bytesOf = (item: object): Buffer => {
  const made = known.get(item);
  if (made) return made;
  const bytes = Buffer.from(JSON.stringify(item));
  if (made === null) known.set(item, bytes);
  return bytes;
};

const hasSharedItems = (body: object): body is { items: object[] } =>
  "items" in body && Array.isArray(body.items) && body.items.some((item) => known.has(item));

const start = Buffer.from('{"items":[');
const comma = Buffer.from(",");

/** JSON as JSON.stringify writes it. Of lists with shared items, `items` comes first, and it is not all there is. */
export const toJsonBytes = (body: unknown): Buffer => {
  if (typeof body !== "object" || body === null || !hasSharedItems(body)) return Buffer.from(JSON.stringify(body));
  const { items, ...rest } = body;
  const end = Buffer.from(`],${JSON.stringify(rest).slice(1)}`);
  return Buffer.concat([...items.flatMap((item, at) => [at === 0 ? start : comma, bytesOf(item)]), end]);
};
