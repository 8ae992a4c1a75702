/** Holds up what awaits `opened` until the test opens it. */
export const createGate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};
