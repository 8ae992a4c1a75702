const width = 30;

type Screen = { readonly isTTY?: boolean; write(text: string): unknown };

type Progress = { update(done: number, total: number, label: string): void; stop(): void };

/** A progress bar; silent unless `stream` is a terminal. */
export const createProgress = (stream: Screen = process.stderr): Progress => {
  if (!stream.isTTY) return { update: () => {}, stop: () => {} };
  let shown = "";
  return {
    update: (done, total, label) => {
      const share = total === 0 ? 1 : done / total;
      const filled = Math.round(share * width);
      const line = `${"█".repeat(filled)}${"░".repeat(width - filled)} ${`${Math.floor(share * 100)}`.padStart(3)} % ${label}`;
      if (line === shown) return;
      shown = line;
      stream.write(`\r\x1b[K${line}`);
    },
    stop: () => {
      if (shown !== "") stream.write("\r\x1b[K");
      shown = "";
    },
  };
};
