import { execFileSync } from "node:child_process";

/** Returns why a test that needs this program of Debian's package prometheus is skipped, or false. */
export const withoutProgram = (program: "prometheus" | "promtool"): string | false => {
  try {
    execFileSync(program, ["--version"], { stdio: "ignore" });
    return false;
  } catch {
    return `${program} is not installed (Debian's package prometheus)`;
  }
};

/** Runs promtool. @throws Error with its output if it fails */
export const promtool = (args: readonly string[], options: { cwd?: string; input?: string }): void => {
  execFileSync("promtool", args, { ...options, stdio: "pipe" });
};
