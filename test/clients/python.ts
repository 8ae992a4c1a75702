import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A Python that has httpx, and can build wheels. The one of test/sdk/ is not compiled with the tests. */
export const findPython = async (): Promise<string> => {
  for (const python of [process.env["PYTHON"] ?? "python3", "/usr/bin/python3"]) {
    const found = await run(python, ["-c", "import httpx, setuptools, wheel"]).catch(() => undefined);
    if (found) return python;
  }
  throw new Error(
    "no Python with httpx was found; install Debian's python3-httpx and python3-wheel, or name one in PYTHON",
  );
};
