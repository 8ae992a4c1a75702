/* Windows of all processes begin at the same moments: at whole minutes, as the machine's clock told them at the start. */

/** The nanosecond of `process.hrtime` at which the clock of the machine was 0. */
export const clockOrigin = (): string => String(process.hrtime.bigint() - BigInt(Date.now()) * 1_000_000n);

/** Milliseconds since then, whatever is set meanwhile: the same in all processes of the machine, which count with it. */
export const clockFrom = (origin: string): (() => number) => {
  const offset = Number(process.hrtime.bigint() - BigInt(origin)) / 1e6 - performance.now();
  return () => performance.now() + offset;
};
