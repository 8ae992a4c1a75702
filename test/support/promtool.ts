import { execFileSync } from "node:child_process";

const isInstalled = (() => {
  try {
    execFileSync("promtool", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();

/** Why a test that needs promtool is skipped, if it is. */
export const withoutPromtool = !isInstalled && "promtool is not installed (Debian's package prometheus)";

/** @throws with what promtool says */
export const promtool = (args: readonly string[], options: { cwd?: string; input?: string }): void => {
  execFileSync("promtool", args, { ...options, stdio: "pipe" });
};
