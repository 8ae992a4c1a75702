import { readFile } from "node:fs/promises";
import { untypedExceptions } from "./generators.ts";
import { excerpt, linesOf, run, runPackage } from "./programs.ts";

/** Finds a Python with httpx, which Redocly's client needs to send requests. */
export const findPython = async (): Promise<string> => {
  for (const python of [process.env["PYTHON"] ?? "python3", "/usr/bin/python3"]) {
    const { code } = await run(python, ["-c", "import httpx"]).catch(() => ({ code: 1 }));
    if (code === 0) return python;
  }
  throw new Error("no Python with httpx was found; install Debian's python3-httpx, or name one in PYTHON");
};

/** Loads a module, which also compiles it. */
export const loadPython = async (path: string): Promise<void> => {
  const { code, output } = await run(await findPython(), [path]);
  if (code !== 0) throw new Error(`does not load: ${excerpt(output)}`);
};

/** Returns the fields of the generated dataclasses whose type is, or contains, `Any`. */
export const untypedPythonFields = async (path: string): Promise<string[]> => {
  const { code, output } = await run(await findPython(), ["fields.py", path]);
  if (code !== 0) throw new Error(excerpt(output));
  return linesOf(output).filter((name) => !untypedExceptions.some(({ pattern }) => pattern.test(name)));
};

type Diagnostic = { file: string; message: string; severity: string; range: { start: { line: number } } };

/** Returns a predicate for the lines of a generated client that are the same for every document. */
const runtimeOf = async (client: string): Promise<(line: number) => boolean> => {
  const lines = (await readFile(client, "utf8")).split("\n");
  const start = lines.findIndex((line) => line.startsWith("# ─── Embedded runtime"));
  const end = lines.indexOf("class Client:");
  return (line) => line >= start && line < end;
};

/** Checks the types of a file with Pyright, configured by pyrightconfig.json, except the runtime of a client. */
export const checkPython = async (path: string): Promise<void> => {
  const { output } = await runPackage(["pyright/index.js", "--outputjson", "--pythonpath", await findPython(), path]);
  const { generalDiagnostics }: { generalDiagnostics: Diagnostic[] } = JSON.parse(output);
  const isRuntime = await runtimeOf(path);
  const problems = generalDiagnostics
    .filter(({ severity, range }) => severity === "error" && !isRuntime(range.start.line))
    .map(({ message, range }) => `line ${range.start.line + 1}: ${message.split("\n")[0]}`);
  if (problems.length > 0) throw new Error(`pyright: ${excerpt(problems.join("\n"))}`);
};
