/** Limits the slots that a key holds at once. Entering returns a function that frees the slot, or undefined if none is free. */
export const createSlots = (max: number) => {
  const held = new Map<string, number>();
  return (key: string): (() => void) | undefined => {
    const count = held.get(key) ?? 0;
    if (count >= max) return undefined;
    held.set(key, count + 1);
    return () => {
      const remaining = (held.get(key) ?? 1) - 1;
      if (remaining > 0) held.set(key, remaining);
      else held.delete(key);
    };
  };
};
