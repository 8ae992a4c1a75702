import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { readFile, symlink } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type Test, test } from "tap";
import {
  environmentOf,
  freePort,
  newDataDir,
  program,
  root,
  runAlliance,
  runSuccessfully,
  signal,
  start,
} from "./program.ts";

type Step = { command: string; output: string };

/** Returns the commands after `$ ` in the terminal sessions of a document, each with its output. */
const stepsOf = (document: string): Step[] =>
  Array.from(document.matchAll(/^```console\n([\s\S]*?)^```$/gm), ([, block = ""]) => block).flatMap((block) =>
    block
      .split(/^\$ /m)
      .slice(1)
      .map((text) => {
        const [command = ""] = /^.*<<'END'\n[\s\S]*?^END\n/m.exec(text) ?? /^.*\n/.exec(text) ?? [];
        return { command, output: text.slice(command.length) };
      }),
  );

/** Patterns of values that differ between runs. */
const volatile = [
  /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/,
  /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/,
  /\d{8}(?=T\d{6})/,
  /alli_[0-9A-Za-z]{46}/,
  /(?<=user_code=)[A-Z]{4}-[A-Z]{4}/,
  /(?<="check_in_code":")[0-9A-Z]{8}/,
];

/** Returns a pattern of a documented output: `…` stands for any text, and a volatile value for any value of its pattern. */
const matcherOf = (output: string): RegExp => {
  const escaped = output.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&").replaceAll("…", ".+");
  return new RegExp(
    `^${volatile.reduce((text, pattern) => text.replace(new RegExp(pattern, "g"), () => pattern.source), escaped)}$`,
  );
};

/** Opens a shell in which `npx alliance` runs the built program. */
const openTerminal = (t: Test, cwd: string) => {
  const shell = spawn("bash", [], { cwd, env: environmentOf({}), detached: true, stdio: ["pipe", "pipe", "inherit"] });
  t.teardown(() => signal(shell, "SIGKILL"));
  let text = "";
  shell.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    text += chunk;
  });
  shell.stdin.write(`npx() { shift; ${process.execPath} ${program} "$@"; }\n`);
  return {
    /** Runs a command, and waits until `isDone` accepts its output, which includes that of background programs. */
    run: async (command: string, isDone: (output: string) => boolean): Promise<string> => {
      text = "";
      shell.stdin.write(`${command}echo END OF STEP\n`);
      const outputSoFar = () => text.replace("END OF STEP\n", "");
      const deadline = performance.now() + 60_000;
      while (performance.now() < deadline && !(text.includes("END OF STEP\n") && isDone(outputSoFar())))
        await delay(20);
      return outputSoFar();
    },
  };
};

const toDocumentedForm = (output: string, url: string): string =>
  output
    .replaceAll(url, "http://localhost:3000")
    .replaceAll("\r", "")
    .replace(/(?<!^|\n)$/, "\n");

const missingTools = ["bash", "curl", "jq"].filter((name) => spawnSync(name, ["--version"]).status !== 0);

test("the commands in README and the tour print what the documents show", {
  skip: missingTools.length > 0 && `${missingTools.join(" and ")} cannot be run`,
}, async (t: Test) => {
  const folder = await newDataDir(t);
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  await runSuccessfully(["seed"], { ALLIANCE_DATA_DIR: join(folder, ".data") });
  const command = { file: process.execPath, args: [program, "serve"], cwd: folder };
  const { url } = await start(t, command, { ALLIANCE_OUTBOUND__ALLOW_PRIVATE_ADDRESSES: "true" });
  const receiver = String(await freePort());
  const { run } = openTerminal(t, folder);
  for (const name of ["README.md", "docs/tour.md"])
    await t.test(name, async () => {
      const steps = stepsOf(await readFile(join(root, name), "utf8"));
      assert.ok(steps.length > 5);
      for (const { command, output } of steps) {
        const matcher = matcherOf(output);
        const localCommand = command.replaceAll("http://localhost:3000", url).replaceAll("8080", receiver);
        const stdout = await run(localCommand, (printed) => matcher.test(toDocumentedForm(printed, url)));
        assert.match(toDocumentedForm(stdout, url), matcher, command);
      }
    });
});

const commandsOf = async (...path: string[]): Promise<string[]> => {
  const { stdout } = await runAlliance([...path, "--help"]);
  const [, list = ""] = stdout.split("Commands:\n");
  return Array.from(list.matchAll(/^ {2}([a-z-]+)/gm), ([, name = ""]) => name).filter((name) => name !== "help");
};

test("docs/operations.md lists the commands that the program has", async () => {
  const document = await readFile(join(root, "docs/operations.md"), "utf8");
  const cells = Array.from(document.matchAll(/^\| (`alliance .*?`) \| /gm), ([, cell = ""]) => cell);
  const documented = new Set(
    cells.flatMap((cell) => {
      const [, first = "", second = ""] = /^`alliance ([a-z-]+)(?: ([a-z-]+(?:\\\|[a-z-]+)*))?/.exec(cell) ?? [];
      const otherNames = Array.from(cell.matchAll(/`… ([a-z-]+)/g), ([, name = ""]) => name);
      const names = [...second.split("\\|").filter(Boolean), ...otherNames];
      return names.length > 0 ? names.map((name) => `${first} ${name}`) : [first];
    }),
  );
  const existing = await Promise.all(
    (await commandsOf()).map(async (name) => {
      const subcommands = await commandsOf(name);
      return subcommands.length > 0 ? subcommands.map((subcommand) => `${name} ${subcommand}`) : [name];
    }),
  );
  assert.deepEqual([...documented].toSorted(), existing.flat().toSorted());
});
