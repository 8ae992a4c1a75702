/** A JSON array in pieces, with an item on each line. Batches must not be empty, or there would be a stray separator. */
export const jsonList = async function* <Row>(
  batches: AsyncIterable<readonly Row[]>,
  view: (row: Row) => object,
): AsyncGenerator<string, void, undefined> {
  let separator = "[";
  for await (const batch of batches) {
    yield separator + batch.map((row) => JSON.stringify(view(row))).join(",\n");
    separator = ",\n";
  }
  yield separator === "[" ? "[]" : "]";
};

/** A JSON object in pieces, with a field on each line. */
export const jsonObject = async function* (
  fields: Record<string, AsyncIterable<string> | Iterable<string>>,
): AsyncGenerator<string, void, undefined> {
  let separator = "{";
  for (const [name, value] of Object.entries(fields)) {
    yield `${separator}"${name}":`;
    yield* value;
    separator = ",\n";
  }
  yield "}\n";
};
