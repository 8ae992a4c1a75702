import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Load, Run } from "./generator.ts";

/** wrk (github.com/wg/wrk) sends twice as many requests from one core as our own generator. */
export const hasWrk = spawnSync("wrk", ["-v"]).error === undefined;

/** Requests end with an empty line; the list of them with a second one. wrk repeats the list, and does not see statuses below 400. */
const script = `
local requests, at = {}, 0
init = function(arguments)
  local file = io.open(arguments[1], "rb")
  for one in file:read("*a"):gmatch("(.-\\r\\n\\r\\n)") do requests[#requests + 1] = one end
  file:close()
end
request = function()
  at = at % #requests + 1
  return requests[at]
end
done = function(summary, latency)
  local e = summary.errors
  io.write(string.format("\\nfigures {\\"requests\\":%d,\\"seconds\\":%f,\\"p50\\":%f,\\"p99\\":%f,\\"failures\\":%d}\\n", summary.requests,
    summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3, e.connect + e.read + e.write + e.status + e.timeout))
end
`;

/** Repeats the requests. @throws Error when one failed, or had a status of 400 or more */
export const generateWithWrk = async ({ port, requests, seconds, connections }: Load): Promise<Run> => {
  const folder = await mkdtemp(join(tmpdir(), "alliance-wrk-"));
  try {
    const [file, list] = [join(folder, "script.lua"), join(folder, "requests")];
    await writeFile(file, script);
    await writeFile(list, Buffer.concat(requests));
    // wrk takes whole seconds.
    const args = ["-t1", `-c${connections}`, `-d${Math.max(1, Math.round(seconds))}s`, "--timeout=10s", "-s", file];
    const { stdout } = await promisify(execFile)("wrk", [...args, `http://127.0.0.1:${port}`, "--", list]);
    const { failures, ...run } = JSON.parse(/^figures (.*)$/m.exec(stdout)?.[1] ?? "{}");
    if (failures !== 0) throw new Error(`wrk: ${failures} requests failed: ${stdout}`);
    return run;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
