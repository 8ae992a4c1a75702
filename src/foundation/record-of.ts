export const recordOf = <Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value) =>
  // The type of Object.fromEntries loses the names.
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;
