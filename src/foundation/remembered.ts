/** Caches each value permanently. For few keys, such as a formatter for each time zone. */
export const memoize = <Key extends string, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  const values = new Map<Key, Value>();
  return (key) => {
    const value = values.get(key) ?? make(key);
    values.set(key, value);
    return value;
  };
};
