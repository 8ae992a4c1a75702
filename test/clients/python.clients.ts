import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { type Test, test } from "tap";
import { packageRoot } from "../../src/foundation/package.ts";
import { temporaryFolder } from "../support/folders.ts";
import { faultyTransport, startMailDelivery } from "../support/mail-delivery.ts";
import { picture } from "../support/pictures.ts";
import type { Service } from "../support/service.ts";
import { tokensOf } from "./example-callers.ts";
import { codeIn, findPython, requireNextEvents } from "./installed.ts";
import { listen } from "./listening.ts";

const run = promisify(execFile);

const python = async (args: string[], cwd: string, variables: Record<string, string> = {}): Promise<string> => {
  const env = { ...process.env, PYTHONPATH: join(cwd, "installed"), PYTHONDONTWRITEBYTECODE: "1", ...variables };
  const { stdout } = await run(await findPython(), args, { cwd, env, timeout: 120_000 }).catch(({ stdout, stderr }) =>
    assert.fail(`${stdout}${stderr}`),
  );
  return stdout;
};

/** Creates a folder outside of the project, with the unpacked wheel and the programs in test/clients/python. */
const installWheel = async (t: Test): Promise<string> => {
  const folder = await temporaryFolder(t);
  const source = join(folder, "source");
  await cp(join(packageRoot, "clients/python"), source, { recursive: true });
  await mkdir(join(folder, "installed"));
  const build = "import setuptools.build_meta as backend; print(backend.build_wheel('..'))";
  const wheel = (await python(["-c", build], source)).trim().split("\n").at(-1) ?? "";
  await python(["-m", "zipfile", "-e", wheel, "installed"], folder);
  await rm(source, { recursive: true });
  await cp(join(packageRoot, "test/clients/python"), folder, { recursive: true });
  return folder;
};

/** Runs background tasks, such as imports, until the promise is settled. */
const doBackgroundWork = async (t: Test, service: Service, promise: Promise<void>): Promise<void> => {
  const { transport } = faultyTransport(service.sql, () => undefined);
  const { work } = startMailDelivery(t, service, { transport, clock: () => service.now });
  let isSettled = false;
  const end = promise.finally(() => {
    isSettled = true;
  });
  while (!isSettled) {
    await work();
    await Promise.race([end, setTimeout(100)]);
  }
  await end;
};

const checkTypes = async (folder: string): Promise<string[]> => {
  const settings = { typeCheckingMode: "strict", pythonVersion: "3.11", extraPaths: ["installed"], exclude: [] };
  await writeFile(join(folder, "pyrightconfig.json"), JSON.stringify(settings));
  const pyright = join(packageRoot, "test/sdk/node_modules/pyright/index.js");
  const args = [pyright, "--outputjson", "--pythonpath", await findPython(), "--project", folder];
  const { stdout } = await run(process.execPath, args, { maxBuffer: 16_777_216 }).catch((error) => error);
  const {
    generalDiagnostics,
  }: { generalDiagnostics: { file: string; message: string; range: { start: { line: number } } }[] } =
    JSON.parse(stdout);
  return generalDiagnostics.map(
    ({ file, message, range }) => `${file}:${range.start.line + 1} ${message.split("\n")[0]}`,
  );
};

test("the Python client, installed from its wheel", async (t) => {
  const folder = await installWheel(t);
  const [program = "", ...examples] = await codeIn("clients/python/README.md", "python");
  await writeFile(join(folder, "examples.py"), examples.join("\n"));

  await t.test("is a typed package that depends on httpx only", async () => {
    const installed = await readdir(join(folder, "installed"));
    const [distInfo = ""] = installed.filter((name) => name.endsWith(".dist-info"));
    const metadata = await readFile(join(folder, "installed", distInfo, "METADATA"), "utf8");
    const dependencies = Array.from(metadata.matchAll(/^Requires-Dist: ([\w-]+)/gm), ([, name]) => name);
    assert.deepEqual(dependencies, ["httpx"]);
    const { version } = JSON.parse(await readFile(join(packageRoot, "clients/typescript/package.json"), "utf8"));
    assert.equal(distInfo, `community_alliance_client-${version}.dist-info`);
    assert.ok((await readdir(join(folder, "installed/community_alliance"))).includes("py.typed"));
    const changelog = await readFile(join(packageRoot, "clients/python/CHANGELOG.md"), "utf8");
    assert.match(changelog, new RegExp(`^## ${version.replaceAll(".", "\\.")} \\(`, "m"));
    const loaded = await python(
      ["-c", "import sys, community_alliance; print('community_alliance.types' in sys.modules)"],
      folder,
    );
    assert.equal(loaded.trim(), "False", "the types are not loaded at run time");
  });

  await t.test("its types accept the README's examples and the journey, and reject invalid calls", async () => {
    const invalidCalls = [
      "alliance.list_events()",
      'alliance.list_events(alliance="a", limti=5)',
      'alliance.list_events(alliance="a", kind=["online"])',
      'alliance.create_alliance(body={"name": "x"})',
      "alliance.get_me().pages()",
      'alliance.get_me(idempotency_key="x")',
      'name: int = alliance.get_me()["name"]',
    ];
    const start = 'from community_alliance import Client\n\nalliance = Client("https://alliance.example.org")\n';
    await writeFile(join(folder, "invalid.py"), start + invalidCalls.join("\n"));
    const lines = (await checkTypes(folder)).map((problem) => /invalid\.py:(\d+) /.exec(problem)?.[1] ?? problem);
    const expected = invalidCalls.map((_, index) => String(index + 4));
    assert.deepEqual([...new Set(lines)], expected);
  });

  await t.test("handles faulty servers", async (t) => {
    const outputs = await Promise.all(["sync", "async"].map((flavor) => python(["faulty_servers.py", flavor], folder)));
    for (const line of outputs.join("").trim().split("\n")) t.comment(line);
  });

  await t.test("runs an organizer's journey and the README's program", async (t) => {
    const service = await listen(t);
    const { baseUrl } = service;
    await writeFile(join(folder, "picture.png"), await picture());
    const { demo, newcomer } = await tokensOf(service);
    const settings = {
      ...{ BASE_URL: baseUrl, TOKEN: demo, MEMBER_TOKEN: newcomer, PICTURE: "picture.png" },
      NOW: service.now.toISOString(),
    };
    const journeys = async () => {
      for (const flavor of ["sync", "async"])
        for (const line of (await python(["journey.py", flavor], folder, settings)).trim().split("\n"))
          t.comment(`${flavor}: ${line}`);
    };
    await doBackgroundWork(t, service, journeys());
    requireNextEvents(await python(["-c", program.replace("http://localhost:3000", baseUrl)], folder));
  });
});
