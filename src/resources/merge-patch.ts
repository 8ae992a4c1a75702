/** Whether a patch changes anything; one that does not leaves the resource, and its ETag, as they were. */
export const changesAnything = (current: object, changes: object): boolean => {
  const before = new Map(Object.entries(current));
  return Object.entries(changes).some(([name, value]) => JSON.stringify(before.get(name)) !== JSON.stringify(value));
};
