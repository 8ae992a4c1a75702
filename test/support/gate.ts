/** Creates a promise, `opened`, that resolves when the test calls `open`. */
export const createGate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};
