import { execFileSync } from "node:child_process";

/** Why a test that needs this program of Debian's package prometheus is skipped, if it is. */
export const without = (program: "prometheus" | "promtool"): string | false => {
  try {
    execFileSync(program, ["--version"], { stdio: "ignore" });
    return false;
  } catch {
    return `${program} is not installed (Debian's package prometheus)`;
  }
};

/** @throws with what promtool says */
export const promtool = (args: readonly string[], options: { cwd?: string; input?: string }): void => {
  execFileSync("promtool", args, { ...options, stdio: "pipe" });
};
