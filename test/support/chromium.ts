import { existsSync } from "node:fs";

/**
 * Where Linux distributions install Chromium; `CHROMIUM` overrides this. Playwright's own download is not used. The first is the
 * headless shell, which needs a quarter of the CPU to open a page.
 */
const paths = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

export const chromium = [process.env["CHROMIUM"] ?? "", ...paths].find((path) => path !== "" && existsSync(path));

/** Browser tests are skipped on a machine without Chromium; in CI its absence is a failure. */
export const withoutBrowser = (): string | false => {
  if (chromium !== undefined) return false;
  if (process.env["CI"] === "true") throw new Error("CI has no Chromium; .ci/run installs Debian's");
  return "no Chromium was found; install it, or name it in CHROMIUM";
};
