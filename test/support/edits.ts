/**
 * Changes to a contract's document: values by path. A path begins at an operation, at a schema or at a field of the document.
 * "-" appends to a list, and the value `undefined` removes.
 */
export type Edits = Record<string, unknown>;

type Contract = { paths: Record<string, Record<string, { operationId?: string }>> };

const keysOf = (document: Contract, path: string): string[] => {
  const [first = "", ...rest] = path.split(".");
  if (first in document) return [first, ...rest];
  for (const [address, methods] of Object.entries(document.paths))
    for (const [method, { operationId }] of Object.entries(methods))
      if (operationId === first) return ["paths", address, method, ...rest];
  return ["components", "schemas", first, ...rest];
};

/** Edits values at paths that begin at the root. */
export const editAt = (root: object, [key = "", ...rest]: string[], value: unknown): void => {
  const name = key === "-" && Array.isArray(root) ? String(root.length) : key;
  if (rest.length > 0) editAt(Reflect.get(root, name), rest, value);
  else if (value !== undefined) Reflect.set(root, name, structuredClone(value));
  else if (Array.isArray(root)) root.splice(Number(name), 1);
  else Reflect.deleteProperty(root, name);
};

export const edit = (document: Contract, edits: Edits): void => {
  for (const [path, value] of Object.entries(edits)) editAt(document, keysOf(document, path), value);
};
