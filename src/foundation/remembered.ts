/** Caches each value for good: for few keys, such as a formatter for each time zone. */
export const remembered = <Key extends string, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  const made = new Map<Key, Value>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
};
