import { existsSync } from "node:fs";

/** Where distributions put it, Playwright's own download not among them; `CHROMIUM` names another. */
const places = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

export const chromium = [process.env["CHROMIUM"] ?? "", ...places].find((path) => path !== "" && existsSync(path));

/** Tests with a browser are skipped on a machine without one; in CI that is a failure. */
export const withoutBrowser = (): string | false => {
  if (chromium !== undefined) return false;
  if (process.env["CI"] === "true") throw new Error("CI has no Chromium; .ci/run installs Debian's");
  return "no Chromium was found; install it, or name it in CHROMIUM";
};
