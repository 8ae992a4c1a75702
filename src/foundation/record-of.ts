export const recordOf = <Name extends string, Value>(names: readonly Name[], createValue: (name: Name) => Value) =>
  // The type of Object.fromEntries loses the names.
  Object.fromEntries(names.map((name) => [name, createValue(name)])) as Record<Name, Value>;
